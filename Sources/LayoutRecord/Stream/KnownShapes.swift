/// The canonical bytes of what the nodes of the recording before are, without where they landed. The cases of a scenario
/// have one tree, so that most nodes are the same as the ones at their places were; comparing a node takes a sixth of what
/// writing it does.
struct KnownShapes {
    private var nodes: [NodeRecord] = []
    /// Where in `bytes` the shape of each node stands.
    private var places: [Range<Int>] = []
    private var bytes = JSONWriter()

    /// Larger trees are not kept: they would take as much memory as the recording that is written.
    private static let mostNodes = 2_000
    /// What is replaced leaves its bytes behind; beyond this many all are forgotten.
    private static let mostBytes = 1 << 19

    /// Writes the members of a node that `RecordingCoder.writeShape` writes; the caller has opened the object.
    ///
    /// - Parameter node: where the node stands: a node is ten references to copy.
    mutating func writeShape(of node: UnsafePointer<NodeRecord>, at index: Int, to json: inout JSONWriter) {
        let isKnown =
            index < nodes.count
            && nodes.withUnsafeBufferPointer { Self.haveSameShape($0.baseAddress! + index, node) }
        if isKnown {
            let place = places[index]
            return bytes.withBytes { json.members(UnsafeBufferPointer(rebasing: $0[place])) }
        }
        let start = json.count
        RecordingCoder.writeShape(of: node.pointee, to: &json)
        keep(node.pointee, at: index, json, from: start)
    }

    private mutating func keep(_ node: NodeRecord, at index: Int, _ json: JSONWriter, from start: Int) {
        guard index <= nodes.count, index < Self.mostNodes else { return }
        if bytes.count > Self.mostBytes { (nodes, places, bytes) = ([], [], JSONWriter()) }
        guard index <= nodes.count else { return }
        let from = bytes.count
        json.withBytes { bytes.members(UnsafeBufferPointer(rebasing: $0[start...])) }
        // The comma that a second member gets is no part of it.
        let place = (from > 0 ? from + 1 : from)..<bytes.count
        if index == nodes.count {
            nodes.append(node)
            places.append(place)
        } else {
            nodes[index] = node
            places[index] = place
        }
    }
}

extension KnownShapes {
    /// Whether two nodes are written alike, but for where they landed.
    private static func haveSameShape(_ a: UnsafePointer<NodeRecord>, _ b: UnsafePointer<NodeRecord>) -> Bool {
        a.pointee.parent == b.pointee.parent && a.pointee.builder == b.pointee.builder
            && a.pointee.isCode == b.pointee.isCode && a.pointee.path.hasSameBytes(as: b.pointee.path)
            && a.pointee.kind.hasSameBytes(as: b.pointee.kind)
            && sameBytes(a.pointee.identifier, b.pointee.identifier) && sameBytes(a.pointee.text, b.pointee.text)
            && sameBytes(a.pointee.inputs, b.pointee.inputs)
            && a.pointee.traits.priority == b.pointee.traits.priority
            && sameBytes(a.pointee.traits.spacing, b.pointee.traits.spacing)
            && sameBytes(a.pointee.traits.values, b.pointee.traits.values)
            && sameBytes(a.pointee.traits.guides, b.pointee.traits.guides)
            && a.pointee.inputsByPass.isEmpty && b.pointee.inputsByPass.isEmpty
    }
}

private func sameBytes(_ a: [String], _ b: [String]) -> Bool {
    a.count == b.count && zip(a, b).allSatisfy { $0.hasSameBytes(as: $1) }
}

private func sameBytes(_ a: String?, _ b: String?) -> Bool {
    switch (a, b) {
    case (nil, nil): true
    case (let a?, let b?): a.hasSameBytes(as: b)
    default: false
    }
}

private func sameBytes(_ a: [Input], _ b: [Input]) -> Bool {
    guard a.count == b.count else { return false }
    for place in a.indices {
        guard a[place].name.hasSameBytes(as: b[place].name) else { return false }
        switch (a[place].value, b[place].value) {
        // NaN is written anew, and both zeros are written as one.
        case (.number(let a), .number(let b)): guard a == b else { return false }
        case (.bool(let a), .bool(let b)): guard a == b else { return false }
        case (.string(let a), .string(let b)): guard a.hasSameBytes(as: b) else { return false }
        default: return false
        }
    }
    return true
}
