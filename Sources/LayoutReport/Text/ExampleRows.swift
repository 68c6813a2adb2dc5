import LayoutDiff

/// Which nodes of a case a reader is shown: those that say something, and what leads to them.
///
/// A node that was asked something else and looks as before says nothing by itself. What only moved along is shown where
/// it is all that an edited or deciding node did: its children, a few of them.
struct ExampleRows {
    /// More children that only moved along are counted.
    private static let movedLimit = 3

    /// Places in the case's nodes, in their order.
    private(set) var shown: [Int] = []
    /// Nodes that only moved along and are not shown.
    private(set) var carried = 0
    /// Nodes that look as before, were asked something else or answer otherwise, and are not shown.
    private(set) var quiet = 0

    /// Cost: O(nodes x depth).
    init(_ nodes: [NodeDiff]) {
        let moved = Self.movedChildren(of: nodes)
        // A node is kept where one inside it is: the next that is kept, as nodes stand in the order of the tree.
        var next: NodeDiff?
        for place in nodes.indices.reversed() {
            let node = nodes[place]
            if node.verdict == .unchanged { continue }
            if node.verdict == .carried, !moved.contains(place) {
                carried += 1
            } else if node.verdict == .carried || Self.speaks(node)
                || next.map({ $0.path.hasPrefix(node.path + "/") }) == true
            {
                shown.append(place)
                next = node
            } else {
                quiet += 1
            }
        }
        shown.reverse()
    }

    /// Whether something of the node itself is to be seen.
    private static func speaks(_ node: NodeDiff) -> Bool {
        switch node.verdict {
        case .edited, .added, .removed, .origin, .renamed, .tolerated: true
        case .relayed, .absorbed, .knockOn, .carried, .unchanged:
            node.before != node.after
                || node.changes.contains { [.rewrapped, .truncationGained, .truncationLost].contains($0.kind) }
        }
    }

    /// The first children of edited and deciding nodes, where all of what these show is that children moved.
    private static func movedChildren(of nodes: [NodeDiff]) -> Set<Int> {
        var found: Set<Int> = []
        for (place, node) in nodes.enumerated() where node.verdict == .edited || node.verdict == .origin {
            let start = node.path + "/"
            let inside = nodes[(place + 1)...].prefix { $0.path.hasPrefix(start) }
            guard inside.allSatisfy({ $0.verdict == .carried || $0.verdict == .unchanged }) else { continue }
            let children = inside.indices.filter { child in
                nodes[child].verdict == .carried && !nodes[child].path.dropFirst(start.count).contains("/")
            }
            found.formUnion(children.prefix(movedLimit))
        }
        return found
    }
}
