/// Runs an action after the first layout of a view, and one when the view is gone.
private final class AppearanceObserver: NodeObserver {
    let kind: String
    let memory: ObserverMemory
    let isMeasured = false
    private let id: AnyHashable
    private let action: () -> Void

    init(kind: String, memory: ObserverMemory, id: AnyHashable = true, action: @escaping () -> Void) {
        self.kind = kind
        self.memory = memory
        self.id = id
        self.action = action
    }

    func observe(_ node: LayoutNode) -> ObserverFiring? {
        let old = memory.last as? AnyHashable
        guard old != id else { return nil }
        memory.last = id
        action()
        return ObserverFiring(
            node: node, kind: kind, key: memory.key, isMeasured: false, old: old.map { spokenValue($0.base) },
            new: spokenValue(id.base), numbers: [])
    }

    func reading(of node: LayoutNode) -> [Double] { [] }
}

/// Whether the code that runs now belongs to a `task` that was suspended once: what it does afterwards depends on time,
/// so that it counts no more.
final class TaskSpan: @unchecked Sendable {
    @TaskLocal static var current: TaskSpan?
    /// Only changed and read on the main actor.
    var isOver = false
}

nonisolated extension View {
    /// Runs an action after the view's first layout.
    public func onAppear(perform action: (() -> Void)? = nil) -> some View {
        modifier(
            _ObserverModifier { _, memory in
                AppearanceObserver(kind: "onAppear", memory: memory) { action?() }
            })
    }

    /// Runs an action when the view is gone.
    public func onDisappear(perform action: (() -> Void)? = nil) -> some View {
        modifier(
            _ObserverModifier { _, memory in
                memory.onDeparture = { action?() }
                return AppearanceObserver(kind: "onDisappear", memory: memory) {}
            })
    }

    /// Runs an asynchronous action after the view's first layout, up to its first suspension: what comes later depends
    /// on time and would make two recordings differ.
    public func task(
        priority: TaskPriority = .userInitiated, _ action: @escaping @MainActor @Sendable () async -> Void
    ) -> some View { task(id: true, priority: priority, action) }

    /// As `task`, and again whenever the id differs.
    public func task<T: Equatable>(
        id value: T, priority: TaskPriority = .userInitiated,
        _ action: @escaping @MainActor @Sendable () async -> Void
    ) -> some View {
        modifier(
            _ObserverModifier { _, memory in
                ValueObserver(kind: "task", memory: memory, isMeasured: false) { _ in
                    value
                } action: { _, _ in
                    let span = TaskSpan()
                    TaskSpan.$current.withValue(span) {
                        _ = Task.immediate(priority: priority) { @MainActor in await action() }
                    }
                    span.isOver = true
                }
            })
    }
}
