import LayoutRecord
import Testing

struct StreamTests {
    private func record() throws -> CaseRecord {
        var node = NodeRecord(path: "Grid", parent: -1, kind: "Grid")
        node.inputs = [Input("gap", .number(8)), Input("wide", .bool(true)), Input("word", .string("a\"b"))]
        node.frame = Frame(x: 0, y: -0.5, width: .infinity, height: 64)
        node.hits = 2
        node.traits.priority = -.infinity
        var text = NodeRecord(path: "Grid/Text", parent: 0, kind: "Text")
        text.text = "hé\0llo"
        text.lines = [TextRange(start: 0, end: 7)]
        text.truncated = false
        text.builder = 0
        let events: [Event] = [
            .measure(
                pass: 1, node: 0, proposal: Proposal(width: nil, height: .infinity), size: Size(width: 1, height: .nan)),
            .guide(pass: 1, node: 1, proposal: Proposal(width: 3, height: nil), name: "leading", value: -2),
            .place(pass: 1, node: 1, proposal: Proposal(width: 3, height: nil), x: 0.25, y: 0),
        ]
        let recording = Recording(
            outcome: .settled, passes: 1, nodes: [node, text], events: events,
            observations: [ObservationRecord(pass: 1, node: 1, kind: "onChange", old: nil, new: "1")],
            findings: [FindingRecord(rule: .nonFinite, node: 0, message: "why", value: .infinity)],
            allowed: ["discontinuity"])
        return CaseRecord(
            id: try CaseID(suite: "s", scenario: "c", offer: Offer(width: .nan, height: nil), step: nil),
            recording: recording)
    }

    @Test func aCaseComesBack() throws {
        let record = try record()
        var line = RecordingStream.caseLine(record)
        line.removeLast()
        guard case .record(let read) = try RecordingStream.line(line) else {
            Issue.record("no case")
            return
        }
        #expect(read.id == record.id)
        // NaN is not equal to itself, so the canonical bytes are compared.
        #expect(RecordingStream.caseLine(read) == RecordingStream.caseLine(record))
        #expect(read.recording.digests == record.recording.digests)
    }

    @Test func twoDigestsTellPictureFromNegotiation() throws {
        let record = try record().recording
        var asked = record
        asked.nodes[0].hits += 1
        #expect(asked.digests.visible == record.digests.visible)
        #expect(asked.digests.negotiation != record.digests.negotiation)
        var moved = record
        moved.nodes[1].truncated = true
        #expect(moved.digests.visible != record.digests.visible)
        #expect(moved.digests.negotiation == record.digests.negotiation)
        var strict = record
        strict.allowed = []
        #expect(strict.digests.visible == record.digests.visible)
        #expect(strict.digests.negotiation != record.digests.negotiation)
    }

    @Test(arguments: [
        "{\"format\":\"other\",\"version\":1}",
        "{\"format\":\"keyline-recording\",\"version\":2,\"engine\":{\"name\":\"x\"}}",
        "{\"case\":\"x\"}", "{}", "[1]", "garbage",
        "{\"case\":\"a\",\"suite\":\"s\",\"scenario\":\"c\",\"offer\":{\"width\":1,\"height\":\"nil\"},\"outcome\":\"settled\","
            + "\"nodes\":[],\"events\":[[1,\"measure\",0,1,1,1,1]]}",
        "{\"case\":\"a\",\"suite\":\"s\",\"scenario\":\"c\",\"offer\":{\"width\":1,\"height\":\"nil\"},\"outcome\":\"odd\"}",
    ])
    func whatCannotBeReadSaysWhy(text: String) {
        let error = #expect(throws: RecordingError.self) { try RecordingStream.line(Array(text.utf8)) }
        #expect(error?.description.isEmpty == false)
    }

    private static let start =
        #"{"case":"a","suite":"s","scenario":"c","offer":{"width":1,"height":"nil"},"outcome":"settled","#

    @Test(arguments: [
        (#""passes":1e300"#, "passes"), (#""passes":1.5"#, "passes"), (#""passes":"7""#, "passes"),
        (#""passes":-3"#, "passes"), (#""passes":1000000000000000"#, "passes"), (#""message":5"#, "message"),
        (#""nodes":[{"path":"A","parent":-1,"kind":"A","hits":-1}]"#, "hits"),
        (#""nodes":[{"path":"A","parent":-1,"kind":"A","hits":1e300}]"#, "hits"),
        (#""nodes":[{"path":"A","parent":-1,"kind":"A"}],"hits":[-1]"#, "hits"),
        (#""nodes":[{"path":"A","parent":-1,"kind":"A"}],"hits":[null]"#, "hits"),
        (#""step":{"number":0,"words":"tap"}"#, "step"),
    ])
    func whatIsNoCountIsRefused(members: String, word: String) {
        let error = #expect(throws: RecordingError.self) {
            try RecordingStream.line(Array((Self.start + members + "}").utf8))
        }
        #expect(error?.description.contains(word) == true)
    }

    /// A case that crashed was laid out no time.
    @Test(arguments: [(#""passes":0"#, 0), (#""passes":12"#, 12), (#""passes":null"#, 1), (#""events":[]"#, 1)])
    func passesAreRead(members: String, passes: Int) throws {
        guard case .record(let record) = try RecordingStream.line(Array((Self.start + members + "}").utf8)) else {
            Issue.record("no case")
            return
        }
        #expect(record.recording.passes == passes)
    }

    @Test(arguments: ["-1", "1.5", "\"7\"", "1e300"])
    func aScopeThatIsNoCountIsRefused(cases: String) {
        let text =
            #"{"format":"keyline-recording","version":1,"engine":{"name":"x"},"scope":{"only":[],"cases":\#(cases)}}"#
        let error = #expect(throws: RecordingError.self) { try RecordingStream.line(Array(text.utf8)) }
        #expect(error?.description.contains("scope") == true)
    }

    @Test func unknownMembersAreIgnored() throws {
        #expect(try RecordingStream.line(Array("{\"end\":true,\"cases\":3,\"new\":[{}]}".utf8)) == .end(cases: 3))
    }
}
