import Foundation
import LayoutEngine
import LayoutRecord

/// The nodes of one pass in depth-first order, as they are recorded.
struct TreeSnapshot {
    private(set) var nodes: [NodeRecord] = []
    /// The engine's nodes in the same order.
    private(set) var sources: [LayoutNode] = []
    /// How the lines of each text that shows fell, by the node's index.
    private(set) var texts: [(node: Int, record: TextRecord)] = []
    /// The index of each node at the place of its serial number, -1 where a node is not in the tree. A tree's serial
    /// numbers count from 0, so that this takes a fraction of what a dictionary does.
    private var places: [Int] = []

    /// Reads the tree below a root that was laid out. Cost: O(nodes); no recursion.
    init(of root: LayoutNode, paths memory: PathMemory = PathMemory()) {
        var parents: [Int] = []
        var pending: [(node: LayoutNode, parent: Int)] = [(root, -1)]
        while let (node, parent) = pending.popLast() {
            for child in node.children.reversed() { pending.append((child, sources.count)) }
            sources.append(node)
            parents.append(parent)
        }
        places = [Int](repeating: -1, count: (sources.reduce(0) { max($0, $1.serial) }) + 1)
        for (index, node) in sources.enumerated() { places[node.serial] = index }
        let paths = memory.paths(of: sources, parents)
        var origins: [CGPoint] = []
        origins.reserveCapacity(sources.count)
        nodes.reserveCapacity(sources.count)
        for (index, node) in sources.enumerated() {
            let base = index == 0 ? .zero : origins[parents[index]]
            let origin = CGPoint(x: base.x + node.origin.x, y: base.y + node.origin.y)
            origins.append(origin)
            add(node, path: paths[index], parent: parents[index], origin: origin)
        }
    }

    /// The index of a node of the tree by its serial number.
    func index(of serial: Int) -> Int? {
        guard serial < places.count, places[serial] >= 0 else { return nil }
        return places[serial]
    }

    private mutating func add(_ node: LayoutNode, path: String, parent: Int, origin: CGPoint) {
        let builder = node.builder.flatMap { self.index(of: $0.serial) }
        nodes.append(NodeRecord(path: path, parent: parent, kind: node.kind))
        // Described where it stands: a node is ten references to copy.
        let index = nodes.count - 1
        Self.describe(node, origin: origin, in: &nodes[index])
        nodes[index].builder = builder
        guard node.isShown, let text = node.textRecord else { return }
        nodes[index].lines = text.lines.map { TextRange(start: $0.lowerBound, end: $0.upperBound) }
        nodes[index].truncated = text.isTruncated
        texts.append((index, text))
    }

    private static func describe(_ node: LayoutNode, origin: CGPoint, in record: inout NodeRecord) {
        record.inputs = node.inputs.map(Input.init)
        // Inherited, and a parameter of every node that places children.
        if node.isMirrored { record.inputs.append(Input("layoutDirection", .string("rightToLeft"))) }
        if let part = node.standInPart { record.inputs.append(Input(LayoutNode.partNote, .string(part))) }
        record.inputs += node.preferencesSet.map(Input.init)
        for told in node.told { record.inputs.append(Input(LayoutNode.toldPrefix + told.key, .string(told.value))) }
        record.inputs.sortByName()
        record.identifier = node.identifier
        record.text = node.text
        describeTraits(of: node, in: &record.traits)
        record.isCode = node.isCode
        record.hits = node.hits
        guard node.isShown else { return }
        let size = node.size
        record.frame = Frame(
            x: Double(origin.x), y: Double(origin.y), width: Double(size.width), height: Double(size.height))
    }

    private static func describeTraits(of node: LayoutNode, in traits: inout Traits) {
        if node.priority != 0 { traits.priority = node.priority }
        let spacing = node.spacing.recorded
        if !spacing.isEmpty { traits.spacing = spacing.map { Input($0.name, .number(Double($0.distance))) } }
        let values = node.layoutValues
        if !values.isEmpty {
            traits.values = values.values.map { Input($0.name, .string($0.recorded)) }
            traits.values.sortByName()
        }
        traits.guides = node.guideNames
    }
}

extension Input {
    init(_ input: NodeInput) {
        switch input.value {
        case .number(let number): self.init(input.name, .number(number))
        case .bool(let flag): self.init(input.name, .bool(flag))
        case .string(let text): self.init(input.name, .string(text))
        }
    }
}
