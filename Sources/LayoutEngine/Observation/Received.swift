/// Follows a publisher from a view's first layout on.
private final class ReceivingObserver<P: Publisher>: NodeObserver where P.Failure == Never {
    let kind = "onReceive"
    let memory: ObserverMemory
    let isMeasured = false
    private let publisher: P
    private let action: (P.Output) -> Void

    init(_ publisher: P, memory: ObserverMemory, action: @escaping (P.Output) -> Void) {
        self.publisher = publisher
        self.memory = memory
        self.action = action
    }

    func observe(_ node: LayoutNode) -> ObserverFiring? {
        guard memory.last == nil else { return nil }
        var received: [P.Output] = []
        let action = action
        memory.last = publisher.sink {
            received.append($0)
            action($0)
        }
        guard let last = received.last else { return nil }
        return ObserverFiring(
            node: node, kind: kind, key: memory.key, isMeasured: false, old: nil, new: spokenValue(last),
            numbers: [])
    }

    func reading(of node: LayoutNode) -> [Double] { [] }
}

nonisolated extension View {
    /// Runs an action with every value of a publisher, from the view's first layout on.
    public func onReceive<P: Publisher>(
        _ publisher: P, perform action: @escaping (P.Output) -> Void
    ) -> some View where P.Failure == Never {
        modifier(_ObserverModifier { _, memory in ReceivingObserver(publisher, memory: memory, action: action) })
    }
}
