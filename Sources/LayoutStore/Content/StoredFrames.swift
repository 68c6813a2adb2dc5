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
        var failure: (any Error)?
        try JSONReader.read(bytes) { reader throws(JSONError) in
            defer { index += 1 }
            var parts = Parts()
            if reader.isAtArray {
                try reader.elements { reader throws(JSONError) in try parts.read(&reader) }
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

    /// The elements of one frame. Making JSON values of all of them took most of reading frames.
    private struct Parts {
        private(set) var count = 0
        private(set) var frame = Frame(x: 0, y: 0, width: 0, height: 0)
        /// How many of the first four are numbers, and how many are null.
        private(set) var numbers = 0
        private(set) var nulls = 0
        private(set) var hits: Int?
        private(set) var lines = JSONValue.null
        private(set) var truncated = JSONValue.null

        mutating func read(_ reader: inout JSONReader) throws(JSONError) {
            defer { count += 1 }
            switch count {
            case 0..<4:
                if let number = try reader.nextNumber() { return set(number) }
                let value = try reader.next()
                if let number = value.storedNumber { set(number) } else if value == .null { nulls += 1 }
            case 5:
                if let number = try reader.nextNumber() {
                    hits = Int(exactly: number)
                } else {
                    _ = try reader.next()
                }
            case 6: lines = try reader.next()
            case 7: truncated = try reader.next()
            default: if try reader.nextNumber() == nil { _ = try reader.next() }
            }
        }

        private mutating func set(_ number: Double) {
            numbers += 1
            switch count {
            case 0: frame.x = number
            case 1: frame.y = number
            case 2: frame.width = number
            default: frame.height = number
            }
        }
    }

    private static func fill(_ node: inout NodeRecord, _ parts: Parts, index: Int) throws {
        guard parts.count == 6 || parts.count == 8, let hits = parts.hits else {
            throw StoredFormError("frame \(index) is not [x, y, width, height, measures, hits, ...]")
        }
        guard parts.numbers == 4 || parts.nulls == 4 else {
            throw StoredFormError("frame \(index) is not four numbers")
        }
        node.frame = parts.numbers == 4 ? parts.frame : nil
        node.hits = hits
        guard parts.count == 8 else { return }
        if parts.lines != .null { node.lines = try RecordingCoder.lines(from: parts.lines, index: index) }
        switch parts.truncated {
        case .null: break
        case .number(0): node.truncated = false
        case .number(1): node.truncated = true
        default: throw StoredFormError("frame \(index) is neither truncated nor whole")
        }
    }
}
