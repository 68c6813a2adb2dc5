import LayoutRecord
import Testing

@testable import LayoutStore

/// What is put together from canonical bytes is what encoding the recording gives; anything but canonical bytes is left
/// to the decoder.
@Suite struct StorableRecordingTests {
    private func record(seed: Int) throws -> CaseRecord {
        var random = RandomRecordings(seed: UInt64(seed))
        let recording = random.recording(nodes: seed % 20)
        return CaseRecord(id: try caseID("suite", "case"), recording: recording)
    }

    private func line(_ bytes: [UInt8], of record: CaseRecord) throws -> CanonicalLine {
        try #require(CanonicalLine(bytes, of: record.id.description))
    }

    private func expectEqual(
        _ a: StorableRecording, _ b: StorableRecording, sourceLocation: SourceLocation = #_sourceLocation
    ) throws {
        func text(_ bytes: [UInt8]?) -> String? { bytes.map { String(decoding: $0, as: UTF8.self) } }
        #expect(a.digests == b.digests, sourceLocation: sourceLocation)
        #expect(a.outcome == b.outcome, sourceLocation: sourceLocation)
        #expect(a.fields.passes == b.fields.passes, sourceLocation: sourceLocation)
        #expect(
            a.fields.message.map { Array($0.utf8) } == b.fields.message.map { Array($0.utf8) },
            sourceLocation: sourceLocation)
        #expect(a.shape == b.shape, sourceLocation: sourceLocation)
        #expect(a.nodes == b.nodes, sourceLocation: sourceLocation)
        #expect(text(a.fields.frames) == text(b.fields.frames), sourceLocation: sourceLocation)
        #expect(text(a.fields.events) == text(b.fields.events), sourceLocation: sourceLocation)
        #expect(text(a.fields.observations) == text(b.fields.observations), sourceLocation: sourceLocation)
        #expect(text(a.fields.findings) == text(b.fields.findings), sourceLocation: sourceLocation)
        #expect(a.size == b.size, sourceLocation: sourceLocation)
        guard case .canonical(let tree) = a.tree, case .nodes(let nodes) = b.tree else { return }
        for (own, node) in zip(tree.nodes, nodes) {
            #expect(own.parent == node.parent, sourceLocation: sourceLocation)
            #expect(own.builder == node.builder, sourceLocation: sourceLocation)
            let place = StoredShape.place(path: try tree.path(own), kind: try tree.kind(own))
            #expect(place == StoredShape.place(path: node.path, kind: node.kind), sourceLocation: sourceLocation)
            #expect(
                try tree.content(own).bytes == StoredShape.Content(of: node).bytes, sourceLocation: sourceLocation)
        }
    }

    @Test(arguments: 0..<300) func `bytes give what the recording gives`(seed: Int) throws {
        let record = try record(seed: seed)
        let line = try line(CanonicalLine.write(record).dropLast(), of: record)
        let fromBytes = try #require(StorableRecording(line))
        let (recording, digests) = try line.recording()
        try expectEqual(fromBytes, StorableRecording(recording, digests: digests))
    }

    /// A scenario at several offers has one tree, and often another one at the next.
    @Test(arguments: 0..<200) func `bytes give the same after another recording`(seed: Int) throws {
        var record = try record(seed: 2 + seed % 60)
        var last: StorableRecording?
        var random = RandomRecordings(seed: UInt64(seed))
        for _ in 0..<6 {
            let line = try line(CanonicalLine.write(record).dropLast(), of: record)
            let storable = try #require(StorableRecording(line, after: last))
            let (recording, digests) = try line.recording()
            try expectEqual(storable, StorableRecording(recording, digests: digests))
            if random.one(in: 3) { #expect(storable.tree == StorableRecording(line)?.tree) }
            last = storable
            guard let node = record.recording.nodes.indices.randomElement(using: &random.generator) else { return }
            switch random.number(0..<6) {
            case 0: record.recording.nodes[node].isCode.toggle()
            case 1: record.recording.nodes[node].text = random.text()
            case 2: record.recording.nodes[node].traits.priority = random.length()
            case 3:
                record.recording.nodes.removeLast()
                record.recording.events = []
                record.recording.observations = []
                record.recording.findings = []
            default: record.recording.nodes[node].frame?.width = random.length()
            }
        }
    }

    /// One byte, or a few, are replaced, inserted or removed. What is accepted all the same must be canonical.
    @Test(arguments: 0..<300) func `changed bytes are accepted only where they are canonical`(seed: Int) throws {
        let record = try record(seed: 1 + seed % 40)
        var random = SeededGenerator(seed: UInt64(seed) + 1_000)
        for _ in 0..<40 {
            var visible = JSONWriter()
            record.recording.writeVisible(to: &visible)
            var negotiation = JSONWriter()
            record.recording.writeNegotiation(to: &negotiation)
            var halves = [visible.bytes, negotiation.bytes]
            let half = Int.random(in: 0..<2, using: &random)
            Self.change(&halves[half], &random)
            let head = "{\"case\":\"\(record.id)\",\"sizes\":[\(halves[0].count),\(halves[1].count)],\"visible\":"
            let bytes = Array(head.utf8) + halves[0] + Array(",\"negotiation\":".utf8) + halves[1] + Array("}".utf8)
            let line = try line(bytes, of: record)
            guard let storable = StorableRecording(line) else { continue }
            let (recording, digests) = try line.recording()
            #expect(digests == line.digests, "\(String(decoding: halves[half], as: UTF8.self))")
            try expectEqual(storable, StorableRecording(recording, digests: digests))
        }
    }

    /// Bytes that mean something in this grammar are tried most.
    private static let bytes = Array("0123456789-+.eE\"\\,:[]{}nu truflsa".utf8) + [0x00, 0x1F, 0x7F, 0x80, 0xC3, 0xFF]

    private static func change(_ bytes: inout [UInt8], _ random: inout SeededGenerator) {
        for _ in 0..<Int.random(in: 1...2, using: &random) {
            let place = bytes.indices.randomElement(using: &random) ?? 0
            let byte = Self.bytes.randomElement(using: &random) ?? 0
            switch Int.random(in: 0..<4, using: &random) {
            case 0: bytes.insert(byte, at: place)
            case 1: bytes.remove(at: place)
            case 2:
                // A part a second time, such as a member or a digit.
                let end = min(bytes.count, place + Int.random(in: 1...12, using: &random))
                bytes.insert(contentsOf: bytes[place..<end], at: end)
            default: bytes[place] = byte
            }
        }
    }

    /// Counts below zero are refused by the scanner and by the decoder alike.
    @Test(arguments: ["passes", "hits"]) func `a negative count is not accepted`(member: String) throws {
        var recording = smallRecording(7)
        if member == "passes" { recording.passes = -3 } else { recording.nodes[0].hits = -3 }
        let record = CaseRecord(id: try caseID("suite", "case"), recording: recording)
        let line = try line(CanonicalLine.write(record).dropLast(), of: record)
        #expect(StorableRecording(line) == nil)
        let error = #expect(throws: RecordingError.self) { try line.recording() }
        #expect(error?.description.contains(member) == true)
    }

    @Test(arguments: [
        "-0", "00", "01", "1.0", "1.50", "0.00001", "1e5", "1e-5", "12345678901234567890", "0.1000000000000000055",
        ".5", "5.", "+1", "0x1", "1e999", "--1", "2147483648.0", "100000000000000000",
    ]) func `a number that would be written otherwise is not accepted`(number: String) throws {
        let record = CaseRecord(id: try caseID("suite", "case"), recording: smallRecording(7))
        let text = String(decoding: CanonicalLine.write(record).dropLast(), as: UTF8.self)
        let frame = try #require(text.firstRange(of: /"frame":\[[^,]*,/))
        var odd = text
        odd.replaceSubrange(frame, with: "\"frame\":[\(number),")
        let size = text.distance(from: frame.lowerBound, to: frame.upperBound)
        let visible = try #require(text.firstMatch(of: /"sizes":\[(\d+),/)).1
        let more = "\"frame\":[\(number),".utf8.count - size
        odd = odd.replacing("\"sizes\":[\(visible),", with: "\"sizes\":[\((Int(visible) ?? 0) + more),")
        #expect(StorableRecording(try line(Array(odd.utf8), of: record)) == nil)
    }
}
