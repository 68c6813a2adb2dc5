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
        // A frame's parts, in one array for all.
        var parts: [JSONValue] = []
        var failure: (any Error)?
        try JSONReader.read(bytes) { reader throws(JSONError) in
            defer { index += 1 }
            parts.removeAll(keepingCapacity: true)
            if reader.isAtArray {
                try reader.elements { reader throws(JSONError) in parts.append(try reader.next()) }
            } else {
                _ = try reader.next()
            }
            guard failure == nil, index < nodes.count else { return }
            do { try fill(&nodes[index], parts, index: index) } catch { failure = error }
        }
        if let failure { throw failure }
        guard index == nodes.count else {
            throw StoredFormError("the frames are not one for each node of the shape")
        }
    }

    private static func fill(_ node: inout NodeRecord, _ parts: [JSONValue], index: Int) throws {
        guard parts.count == 6 || parts.count == 8, let hits = parts[5].int else {
            throw StoredFormError("frame \(index) is not [x, y, width, height, measures, hits, ...]")
        }
        node.frame = try frame(parts[0..<4], index: index)
        node.hits = hits
        guard parts.count == 8 else { return }
        if parts[6] != .null { node.lines = try RecordingCoder.lines(from: parts[6], index: index) }
        switch parts[7] {
        case .null: break
        case .number(0): node.truncated = false
        case .number(1): node.truncated = true
        default: throw StoredFormError("frame \(index) is neither truncated nor whole")
        }
    }

    private static func frame(_ parts: ArraySlice<JSONValue>, index: Int) throws(StoredFormError) -> Frame? {
        if let x = parts[0].storedNumber, let y = parts[1].storedNumber, let width = parts[2].storedNumber,
            let height = parts[3].storedNumber
        {
            return Frame(x: x, y: y, width: width, height: height)
        }
        if parts.allSatisfy({ $0 == .null }) { return nil }
        throw StoredFormError("frame \(index) is not four numbers")
    }
}
