import LayoutRecord

/// The stored form of where nodes landed: `[[x, y, width, height, measures, hits, lines, truncated], ...]`, one element
/// a node. A node without a frame has four nulls; the last two are there for texts only.
enum StoredFrames {
    static func encode(_ recording: Recording) -> [UInt8] {
        var measures = [Int](repeating: 0, count: recording.nodes.count)
        for event in recording.events {
            if case .measure(_, let node, _, _) = event, measures.indices.contains(node) { measures[node] += 1 }
        }
        var json = JSONWriter()
        json.beginArray()
        for (index, node) in recording.nodes.enumerated() {
            json.beginArray()
            json.stored(node.frame?.x)
            json.stored(node.frame?.y)
            json.stored(node.frame?.width)
            json.stored(node.frame?.height)
            json.int(measures[index])
            json.int(node.hits)
            if node.lines != nil || node.truncated != nil {
                if let lines = node.lines { RecordingCoder.write(lines, to: &json) } else { json.null() }
                json.stored(node.truncated.map { $0 ? 1 : 0 })
            }
            json.endArray()
        }
        json.endArray()
        return json.bytes
    }

    /// Gives the nodes of a shape their frames, hits and lines.
    static func decode(_ bytes: [UInt8], into nodes: inout [NodeRecord]) throws {
        var index = 0
        var row = JSONRow()
        var lines: JSONValue?
        var failure: (any Error)?
        try JSONReader.read(bytes) { reader throws(JSONError) in
            defer { index += 1 }
            try reader.read(into: &row, other: &lines)
            guard failure == nil, index < nodes.count else { return }
            do { try fill(&nodes[index], row, lines, index: index) } catch { failure = error }
        }
        if let failure { throw failure }
        guard index == nodes.count else {
            throw StoredFormError("the frames are not one for each node of the shape")
        }
    }

    private static func fill(_ node: inout NodeRecord, _ row: JSONRow, _ lines: JSONValue?, index: Int) throws {
        guard row.count == 6 || row.count == 8, let hits = row.number(5).flatMap(Int.init(exactly:)) else {
            throw StoredFormError("frame \(index) is not [x, y, width, height, measures, hits, ...]")
        }
        if let x = row.number(0), let y = row.number(1), let width = row.number(2),
            let height = row.number(3)
        {
            node.frame = Frame(x: x, y: y, width: width, height: height)
        } else {
            guard (0..<4).allSatisfy(row.isNull) else { throw StoredFormError("frame \(index) is not four numbers") }
            node.frame = nil
        }
        node.hits = hits
        guard row.count == 8 else { return }
        if !row.isNull(6) { node.lines = try RecordingCoder.lines(from: lines ?? .null, index: index) }
        if row.isNull(7) { return }
        switch row.number(7) {
        case 0: node.truncated = false
        case 1: node.truncated = true
        default: throw StoredFormError("frame \(index) is neither truncated nor whole")
        }
    }
}
