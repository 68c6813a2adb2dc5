import LayoutRecord

/// A recording's nodes as a tree: children in order, and the numbers of contents by which trees are matched.
struct RecordedTree {
    let nodes: [NodeRecord]
    /// The parent of each node, -1 for a root. A parent that does not stand before its child is none.
    let parents: [Int]
    let roots: [Int32]
    /// The number of each node's own content.
    let contents: [Int32]
    /// The number of each node's subtree.
    let subtrees: [Int32]
    private let children: Grouped

    /// Cost: O(nodes).
    init(_ nodes: [NodeRecord], numbers: inout ContentNumbers) {
        self.nodes = nodes
        var parents: [Int] = []
        var roots: [Int32] = []
        var pairs: [(node: Int, value: Int32)] = []
        parents.reserveCapacity(nodes.count)
        pairs.reserveCapacity(nodes.count)
        for index in nodes.indices {
            let recorded = nodes[index].parent
            let parent = recorded >= 0 && recorded < index ? recorded : -1
            parents.append(parent)
            if parent < 0 { roots.append(Int32(index)) } else { pairs.append((parent, Int32(index))) }
        }
        let children = Grouped(pairs, groups: nodes.count)
        var contents = [Int32](repeating: 0, count: nodes.count)
        var subtrees = contents
        // Children stand after their parents, so that going backwards meets them first: no recursion at any depth.
        for index in nodes.indices.reversed() {
            contents[index] = numbers.number(
                kind: nodes[index].kind, inputs: nodes[index].inputs, values: nodes[index].traits.values,
                text: nodes[index].text)
            // A subtree is its root's content, then child after child.
            var subtree = numbers.number(ofRoot: contents[index])
            for place in children.range(of: index) {
                subtree = numbers.number(of: subtree, followedBy: subtrees[children.at(place)])
            }
            subtrees[index] = subtree
        }
        self.parents = parents
        self.roots = roots
        self.contents = contents
        self.subtrees = subtrees
        self.children = children
    }

    func children(of node: Int) -> ArraySlice<Int32> { children[node] }

    /// Where a node's children are among all that have a parent, for what asks about the children of every node.
    func childPlaces(of node: Int) -> Range<Int> { children.range(of: node) }
    func child(at place: Int) -> Int { children.at(place) }

    func isModifier(_ node: Int) -> Bool { nodes[node].kind.utf8.first == UInt8(ascii: ".") }

    /// The layout values that a container reads of an entry: those of its modifiers, the outer ones first. Cost: O(chain).
    func values(of top: Int) -> [Input] {
        var found: [Input] = []
        var node = top
        while true {
            found += nodes[node].traits.values.filter { value in !found.contains { $0.name == value.name } }
            guard isModifier(node), let next = children(of: node).first else { break }
            node = Int(next)
        }
        found.sortByName()
        return found
    }

    /// The modifiers from an entry's top down to the first node that is none, that node included.
    /// `.background` and `.overlay` go on with child 0.
    func chain(from top: Int) -> [Int] {
        var chain = [top]
        var node = top
        while isModifier(node), let next = children(of: node).first {
            node = Int(next)
            chain.append(node)
        }
        return chain
    }

    /// The last node of an entry's chain.
    func base(of top: Int) -> Int {
        var node = top
        while isModifier(node), let next = children(of: node).first { node = Int(next) }
        return node
    }

    /// The explicit id in a node's segment, with its brackets, and the segment's place; nil when it has none.
    ///
    /// Cost: O(segment). Most segments have no id, and their last bytes are all that it takes to know.
    func explicitID(of node: Int) -> (id: Substring, place: Substring)? {
        let path = nodes[node].path
        let bytes = path.utf8
        var end = bytes.endIndex
        // An abbreviated path ends in `~index`.
        while end > bytes.startIndex, (0x30...0x39).contains(bytes[bytes.index(before: end)]) {
            end = bytes.index(before: end)
        }
        if end < bytes.endIndex {
            guard end > bytes.startIndex, bytes[bytes.index(before: end)] == UInt8(ascii: "~") else { return nil }
            end = bytes.index(before: end)
        }
        guard end > bytes.startIndex, bytes[bytes.index(before: end)] == UInt8(ascii: "]") else { return nil }
        let start = bytes[..<end].lastIndex(of: UInt8(ascii: "/")).map { bytes.index(after: $0) } ?? bytes.startIndex
        let segment = path[start..<end]
        guard let bracket = segment.utf8.firstIndex(of: UInt8(ascii: "[")) else { return nil }
        let colon = segment.utf8.firstIndex(of: UInt8(ascii: ":"))
        return (segment[bracket...], colon.map { $0 < bracket ? segment[..<$0] : "" } ?? "")
    }
}
