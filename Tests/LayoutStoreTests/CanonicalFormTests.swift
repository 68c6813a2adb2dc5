import LayoutRecord
import Testing

@testable import LayoutStore

/// A recording has the same digests in the memory of who made it, after a stream, and in a database.
@Suite struct CanonicalFormTests {
    private func record(seed: Int) throws -> CaseRecord {
        var random = RandomRecordings(seed: UInt64(seed))
        var recording = random.recording(nodes: 1 + seed % 30)
        // Whoever fills in a recording need not know the order of names.
        for index in recording.nodes.indices {
            recording.nodes[index].inputs.shuffle(using: &random.generator)
            recording.nodes[index].traits.values.shuffle(using: &random.generator)
        }
        return CaseRecord(id: try caseID("suite", "scenario \(random.text())x"), recording: recording)
    }

    @Test(arguments: 0..<200) func `digests do not change on the way through the stream`(seed: Int) throws {
        let record = try record(seed: seed)
        var line = RecordingStream.caseLine(record)
        line.removeLast()
        guard case .record(let read) = try RecordingStream.line(line) else {
            Issue.record("no case")
            return
        }
        #expect(read.id == record.id)
        #expect(read.recording.digests == record.recording.digests)
    }

    @Test(arguments: 0..<200) func `a worker's line says all that the stream says`(seed: Int) throws {
        let record = try record(seed: seed)
        let name = record.id.description
        var line = CanonicalLine.write(record)
        line.removeLast()
        let read = try #require(CanonicalLine(line, of: name))
        #expect(read.digests == record.recording.digests)
        #expect(read.outcome == record.recording.outcome)
        let (recording, digests) = try read.recording()
        #expect(digests == read.digests)
        #expect(recording.digests == read.digests)
        #expect(CanonicalLine(line, of: name + "x") == nil)
        #expect(CanonicalLine(line.dropLast(), of: name) == nil)
        #expect(CanonicalLine(Array(RecordingStream.caseLine(record).dropLast()), of: name) == nil)
    }

    /// A worker of another version may write other bytes; what it recorded then has the digests of our own.
    @Test func `bytes that are not canonical give no digest`() throws {
        let record = CaseRecord(id: try caseID("suite", "scenario"), recording: smallRecording(7))
        let text = String(decoding: CanonicalLine.write(record).dropLast(), as: UTF8.self)
        let odd = text.replacing(
            "{\"outcome\":\"settled\",\"passes\":1,", with: "{\"passes\":1,\"outcome\":\"settled\",")
        #expect(odd != text)
        let line = try #require(CanonicalLine(Array(odd.utf8), of: record.id.description))
        #expect(line.digests != record.recording.digests)
        #expect(line.outcome == nil)
        #expect(try line.recording().digests == record.recording.digests)
    }

    @Test(arguments: ["inf", "-inf", "nan", "nil"]) func `a text that reads like a number stays a text`(word: String)
        throws
    {
        try withStore { store in
            var node = NodeRecord(path: "Text", parent: -1, kind: "Text")
            node.inputs = [Input("text", .string(word)), Input("width", .number(.infinity))]
            node.inputsByPass = [PassInputs(pass: 1, inputs: node.inputs)]
            node.traits.values = [Input("Key", .string(word))]
            node.traits.priority = -.infinity
            let record = CaseRecord(
                id: try caseID("suite", "case"), recording: Recording(outcome: .settled, nodes: [node]))
            guard case .record(let streamed) = try RecordingStream.line(RecordingStream.caseLine(record).dropLast())
            else {
                Issue.record("no case")
                return
            }
            #expect(streamed == record)
            let run = try store.record([("suite", [record])])
            #expect(try store.contents(of: run.id)[0].recording == record.recording)
        }
    }
}
