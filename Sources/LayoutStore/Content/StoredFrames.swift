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
        guard let elements = try JSONReader.read(bytes).array, elements.count == nodes.count else {
            throw StoredFormError("the frames are not one for each node of the shape")
        }
        for (index, element) in elements.enumerated() {
            guard let parts = element.array, parts.count == 6 || parts.count == 8, let hits = parts[5].int else {
                throw StoredFormError("frame \(index) is not [x, y, width, height, measures, hits, ...]")
            }
            nodes[index].frame = try frame(parts[0..<4], index: index)
            nodes[index].hits = hits
            guard parts.count == 8 else { continue }
            if parts[6] != .null { nodes[index].lines = try RecordingCoder.lines(from: parts[6], index: index) }
            switch parts[7] {
            case .null: break
            case .number(0): nodes[index].truncated = false
            case .number(1): nodes[index].truncated = true
            default: throw StoredFormError("frame \(index) is neither truncated nor whole")
            }
        }
    }

    private static func frame(_ parts: ArraySlice<JSONValue>, index: Int) throws(StoredFormError) -> Frame? {
        if parts.allSatisfy({ $0 == .null }) { return nil }
        let numbers = parts.compactMap(\.storedNumber)
        guard numbers.count == 4 else { throw StoredFormError("frame \(index) is not four numbers") }
        return Frame(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
    }
}
