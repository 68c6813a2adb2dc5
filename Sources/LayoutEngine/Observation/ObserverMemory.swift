/// Something kept for a view that has work to do when the view is gone.
protocol Departing: AnyObject {
    var onDeparture: (() -> Void)? { get }
}

/// What an observer saw last. It lasts as long as the view that is observed.
package final class ObserverMemory: Capturable, Departing {
    package let key: StateKey
    var last: Any?
    /// An action for the moment at which the view is gone.
    var onDeparture: (() -> Void)?

    init(key: StateKey) { self.key = key }

    package func capture() -> () -> Void {
        let last = last
        return { self.last = last }
    }
}

/// The modifier behind everything that observes: it puts an observer on each node of its content and adds none.
public struct _ObserverModifier {
    let make: (LayoutNode, ObserverMemory) -> any NodeObserver
}

extension _ObserverModifier: ViewModifier {
    public typealias Body = Never

    public func _build(_ content: some View, _ context: BuildContext, into nodes: inout NodeList) {
        let start = nodes.count
        content._build(context.entering(.content), into: &nodes)
        for index in start..<nodes.count {
            // Several nodes are several views; each remembers its own value. The view's own properties, which have its
            // identity too where this is the outermost modifier of its body, count upward from 1.
            let key = StateKey(identity: context.identity, index: start - index - 1)
            let memory = context.state.object(key.identity, key.index) { ObserverMemory(key: key) }
            nodes.nodes[index].observers.append(make(nodes.nodes[index], memory))
        }
    }
}

/// Compares a value with the one it saw last and runs an action where they differ.
final class ValueObserver<Value: Equatable>: NodeObserver {
    let kind: String
    let memory: ObserverMemory
    let isMeasured: Bool
    private let read: (LayoutNode) -> Value
    private let action: (Value, Value) -> Void
    /// Whether the first value runs the action, or is only what later ones are compared with.
    private let runsAtFirst: Bool

    init(
        kind: String, memory: ObserverMemory, isMeasured: Bool, runsAtFirst: Bool = true,
        read: @escaping (LayoutNode) -> Value, action: @escaping (Value, Value) -> Void
    ) {
        self.kind = kind
        self.memory = memory
        self.isMeasured = isMeasured
        self.runsAtFirst = runsAtFirst
        self.read = read
        self.action = action
    }

    func observe(_ node: LayoutNode) -> ObserverFiring? {
        let new = read(node)
        let old = memory.last as? Value
        guard old != new else { return nil }
        memory.last = new
        guard old != nil || runsAtFirst else { return nil }
        action(old ?? new, new)
        return ObserverFiring(
            node: node, kind: kind, key: memory.key, isMeasured: isMeasured, old: old.map(spokenValue),
            new: spokenValue(new), numbers: numbers(in: new))
    }

    func reading(of node: LayoutNode) -> [Double] { numbers(in: read(node)) }
}
