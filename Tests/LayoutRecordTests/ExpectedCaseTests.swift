import Testing

@testable import LayoutRecord

@Suite struct ExpectedCaseTests {
    private func digests(_ word: String) -> RecordingDigests {
        RecordingDigests(visible: Digest(of: Array(word.utf8)), negotiation: Digest(of: Array((word + "!").utf8)))
    }

    private func read(_ bytes: [UInt8]) -> (base: String, digests: [RecordingDigests?]) {
        ExpectedCase.read(request: String(decoding: bytes.dropLast(), as: UTF8.self))
    }

    @Test func `What is expected comes back`() {
        let id = "grid/zwei Wörter, \"quoted\"@w304"
        let expected = [digests("a"), nil, digests("b")]
        let request = ExpectedCase.request(id, expected)
        #expect(request.last == UInt8(ascii: "\n"))
        #expect(read(request).base == id)
        #expect(read(request).digests == expected)
    }

    @Test(arguments: [[RecordingDigests?](), [nil], [nil, nil]])
    func `A request without digests is the id alone, as it always was`(digests: [RecordingDigests?]) {
        #expect(ExpectedCase.request("grid/two@w304", digests) == Array("grid/two@w304\n".utf8))
    }

    @Test(arguments: ["", "abc", String(repeating: "g", count: 128), String(repeating: "0", count: 127)])
    func `What is no digest is not known`(text: String) {
        let (base, digests) = ExpectedCase.read(request: "grid/two@w304\t" + text)
        #expect(base == "grid/two@w304")
        #expect(digests == [nil])
    }

    @Test func `A digest is read as it is written`() {
        let digest = Digest(of: Array("some bytes".utf8))
        var text: [UInt8] = []
        digest.appendHexadecimal(to: &text)
        #expect(String(decoding: text, as: UTF8.self) == digest.description)
        #expect(text.withUnsafeBufferPointer { Digest(hexadecimal: $0) } == digest)
    }

    @Test func `A worker says in its header that it compares, and others read the same header`() throws {
        let header = RunHeader(
            engine: EngineIdentity(name: "keyline", version: "1"), environment: [Input("scale", .number(2))],
            scope: RunScope(only: ["a*"], cases: 3))
        let (new, old) = (ExpectedCase.headerLine(header).dropLast(), RecordingStream.headerLine(header).dropLast())
        #expect(ExpectedCase.isAnnounced(in: Array(new)))
        #expect(!ExpectedCase.isAnnounced(in: Array(old)))
        #expect(!ExpectedCase.isAnnounced(in: Array("{\"compares\":1}".utf8)))
        #expect(!ExpectedCase.isAnnounced(in: Array("{".utf8)))
        #expect(try RecordingStream.line(Array(new)) == .header(header))
        #expect(try RecordingStream.line(Array(old)) == .header(header))
    }

    // MARK: What a worker answers

    private static func recording(_ change: (inout Recording) -> Void = { _ in }) -> Recording {
        var root = NodeRecord(path: "Grid", parent: -1, kind: "Grid")
        root.inputs = [Input("gap", .number(8)), Input("wide", .bool(true)), Input("word", .string("caf\u{E9}"))]
        root.identifier = "grid"
        root.traits.priority = 1
        root.traits.guides = ["leading"]
        root.traits.spacing = [Input("top.text", .number(4))]
        root.traits.values = [Input("key", .string("value"))]
        var text = NodeRecord(path: "Grid/Text", parent: 0, kind: "Text")
        text.text = "caf\u{E9}"
        text.builder = 0
        text.frame = Frame(x: 0, y: 1, width: 2, height: 3)
        var recording = Recording(
            outcome: .settled, nodes: [root, text],
            events: [.place(pass: 1, node: 1, proposal: Proposal(width: 3, height: nil), x: 0, y: 1)],
            findings: [FindingRecord(rule: .overlap, node: 0, message: "why", value: 1)])
        change(&recording)
        return recording
    }

    /// Recordings that differ from the first in one thing each.
    private static let changes: [@Sendable (inout Recording) -> Void] = [
        { $0.outcome = .unsettled }, { $0.passes = 2 }, { $0.message = "why" }, { $0.findings[0].value = 2 },
        { $0.findings = [] }, { $0.allowed = ["discontinuity"] }, { $0.events = [] }, { $0.nodes[0].hits = 1 },
        { $0.nodes[0].path = "Grid~2" }, { $0.nodes[0].kind = "Row" }, { $0.nodes[0].inputs[0].value = .number(9) },
        { $0.nodes[0].inputs[0].name = "gas" }, { $0.nodes[0].inputs[1].value = .bool(false) },
        // Equal to Swift, and other bytes.
        { $0.nodes[0].inputs[2].value = .string("cafe\u{301}") }, { $0.nodes[1].text = "cafe\u{301}" },
        { $0.nodes[0].inputs[0].value = .number(.nan) }, { $0.nodes[0].inputs[0].value = .string("8") },
        { $0.nodes[0].inputs.removeLast() }, { $0.nodes[0].identifier = nil }, { $0.nodes[0].identifier = "grie" },
        { $0.nodes[0].traits.priority = nil }, { $0.nodes[0].traits.guides = ["trailinh"] },
        { $0.nodes[0].traits.spacing[0].value = .number(5) }, { $0.nodes[0].traits.values = [] },
        { $0.nodes[1].builder = nil }, { $0.nodes[1].isCode = true }, { $0.nodes[1].parent = -1 },
        { $0.nodes[1].inputsByPass = [PassInputs(pass: 1, inputs: [])] }, { $0.nodes[1].frame = nil },
        { $0.nodes[1].lines = [TextRange(start: 0, end: 4)] }, { $0.nodes[1].truncated = true },
        { $0.nodes.removeLast() }, { $0.nodes.append($0.nodes[1]) }, { $0.nodes = [] },
    ]

    @Test func `What is kept from case to case changes no byte`() {
        var writer = CanonicalLineWriter()
        let base = Self.recording()
        for change in Self.changes {
            for recording in [base, Self.recording(change)] {
                let line = writer.withLine(of: recording, name: "a/b@w1") { Array($0) }
                var fresh = CanonicalLineWriter()
                #expect(line == fresh.withLine(of: recording, name: "a/b@w1") { Array($0) })
            }
        }
    }

    @Test func `Only what is expected to the last byte is answered in short`() throws {
        var writer = CanonicalLineWriter()
        let name = "a/zwei \"W\u{F6}rter\"@w1"
        let base = Self.recording()
        let short = writer.withLine(of: base, name: name, expected: base.digests) { Array($0) }
        #expect(ExpectedCase.isAnswer(Array(short.dropLast()), of: name))
        #expect(!ExpectedCase.isAnswer(Array(short.dropLast()), of: name + "0"))
        for change in Self.changes {
            let line = writer.withLine(of: Self.recording(change), name: name, expected: base.digests) { Array($0) }
            #expect(!ExpectedCase.isAnswer(Array(line.dropLast()), of: name))
            let read = try #require(CanonicalLine(Array(line.dropLast()), of: name))
            #expect(read.digests == Self.recording(change).digests)
            #expect(read.digests != base.digests)
        }
    }
}
