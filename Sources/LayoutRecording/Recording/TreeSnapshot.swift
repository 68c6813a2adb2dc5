import Foundation
import LayoutEngine
import LayoutRecord

/// The nodes of one pass in depth-first order, as they are recorded.
struct TreeSnapshot {
    private(set) var nodes: [NodeRecord] = []
    /// The engine's nodes in the same order.
    private(set) var sources: [LayoutNode] = []
    private(set) var indices: [Int: Int] = [:]

    /// Reads the tree below a root that was laid out. Cost: O(nodes); no recursion.
    init(of root: LayoutNode) {
        var paths = NodePath.Builder()
        var seen: [String: Int] = [:]
        var pending: [(node: LayoutNode, parent: Int, origin: CGPoint)] = [(root, -1, .zero)]
        while let (node, parent, base) = pending.popLast() {
            let index = nodes.count
            let origin = CGPoint(x: base.x + node.origin.x, y: base.y + node.origin.y)
            var path = paths.append(segment: Self.segment(of: node), parent: parent)
            let count = seen[path, default: 0] + 1
            seen[path] = count
            // Two nodes with one identity: a finding says so, and the paths still tell them apart.
            if count > 1 { path += "~\(count)" }
            indices[node.serial] = index
            sources.append(node)
            nodes.append(record(of: node, path: path, parent: parent, origin: origin))
            for child in node.children.reversed() { pending.append((child, index, origin)) }
        }
    }

    private static func segment(of node: LayoutNode) -> String {
        NodePath.segment(
            kind: node.kind, places: node.places,
            id: node.elementID?.text ?? node.explicitID.map { recordedID($0) ?? "0" })
    }

    private func record(of node: LayoutNode, path: String, parent: Int, origin: CGPoint) -> NodeRecord {
        var record = NodeRecord(path: path, parent: parent, kind: node.kind)
        var inputs = node.inputs.map(Input.init)
        // Inherited, and a parameter of every node that places children.
        if node.isMirrored { inputs.append(Input("layoutDirection", .string("rightToLeft"))) }
        if let part = node.standInPart { inputs.append(Input(LayoutNode.partNote, .string(part))) }
        record.inputs = inputs.sorted { $0.name < $1.name }
        record.identifier = node.identifier
        record.text = node.text
        record.traits = traits(of: node)
        record.builder = node.builder.flatMap { indices[$0.serial] }
        record.isCode = node.isCode
        record.hits = node.hits
        guard node.isShown else { return record }
        record.frame = Frame(
            x: Double(origin.x), y: Double(origin.y), width: Double(node.size.width), height: Double(node.size.height))
        if let text = node.textRecord {
            record.lines = text.lines.map { TextRange(start: $0.lowerBound, end: $0.upperBound) }
            record.truncated = text.isTruncated
        }
        return record
    }

    private func traits(of node: LayoutNode) -> Traits {
        var traits = Traits()
        if node.priority != 0 { traits.priority = node.priority }
        traits.spacing = node.spacing.recorded.map { Input($0.name, .number(Double($0.distance))) }
        traits.values = node.layoutValues.values.map { Input($0.name, .string($0.recorded)) }.sorted {
            $0.name < $1.name
        }
        traits.guides = node.guideNames
        return traits
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

extension LayoutValue {
    /// The value as text. Objects have no lasting description, so only their type is told.
    fileprivate var recorded: String {
        if let words { return words }
        return Mirror(reflecting: value).displayStyle == .class
            ? kindName(of: type(of: value)) : String(describing: value)
    }
}
