import LayoutEngine
import LayoutRecord

/// Lays a settled view out with one of its states changed, and brings everything back: what would follow that state?
/// Observers do not run meanwhile.
@MainActor struct StateProbe {
    let session: ViewSession
    let offer: ProposedViewSize

    /// One layout: its tree, by path.
    struct Look {
        let tree: TreeSnapshot
        /// What each observer would see.
        let readings: [StateKey: [Double]]

        /// The paths of nodes by their inputs.
        var inputs: [String: [Input]] {
            Dictionary(tree.nodes.map { ($0.path, $0.inputs) }, uniquingKeysWith: { first, _ in first })
        }
    }

    /// Lays out with a change made before; the change tells whether it could be made.
    func look(_ change: () -> Bool = { true }) -> Look? {
        let restore = session.state.capture()
        defer { restore() }
        guard change() else { return nil }
        let root = session.update(at: offer)
        var readings: [StateKey: [Double]] = [:]
        var pending = [root]
        while let node = pending.popLast() {
            for observer in node.observers { readings[observer.memory.key] = observer.reading(of: node) }
            for child in node.children where child.isPlaced { pending.append(child) }
        }
        return Look(tree: TreeSnapshot(of: root), readings: readings)
    }

    /// The nodes that read a state: those whose own inputs change with it, with the names of those inputs, and the
    /// topmost ones that come or go with it.
    func readers(of key: StateKey, most: Int = 4) -> [String] {
        guard let base = look(), let changed = look({ change(key) }) else { return [] }
        var readers: [String] = []
        let (before, after) = (base.inputs, changed.inputs)
        for node in base.tree.nodes {
            if let other = after[node.path] {
                let names = Self.changedNames(node.inputs, other)
                if !names.isEmpty { readers.append("\(node.path) (\(names.joined(separator: ", ")))") }
            } else if node.parent < 0 || after[base.tree.nodes[node.parent].path] != nil {
                readers.append("\(node.path) (comes and goes)")
            }
        }
        for node in changed.tree.nodes where before[node.path] == nil {
            if node.parent < 0 || before[changed.tree.nodes[node.parent].path] != nil {
                readers.append("\(node.path) (comes and goes)")
            }
        }
        return Array(readers.prefix(most))
    }

    /// Another value for a state, whatever it is.
    private func change(_ key: StateKey) -> Bool {
        guard let location = session.state.location(key) else { return false }
        guard let number = location.numbers.first else { return location.flip() }
        return location.replaceNumber(at: 0, with: number + 16)
    }

    private static func changedNames(_ before: [Input], _ after: [Input]) -> [String] {
        let old = Dictionary(before.map { ($0.name, $0.value) }, uniquingKeysWith: { first, _ in first })
        let new = Dictionary(after.map { ($0.name, $0.value) }, uniquingKeysWith: { first, _ in first })
        return Set(old.keys).union(new.keys).filter { old[$0] != new[$0] }.sorted()
    }
}
