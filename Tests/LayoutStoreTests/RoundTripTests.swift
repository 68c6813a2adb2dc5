import LayoutRecord
import Testing

@testable import LayoutStore

@Suite struct RoundTripTests {
    /// NaN is not equal to itself; digests are the equality of recordings.
    private func expectSame(_ read: Recording, _ written: Recording) {
        #expect(read.digests == written.digests)
        #expect(read.nodes.count == written.nodes.count)
        #expect(read.events.count == written.events.count)
        #expect(read.observations == written.observations)
        #expect(read.message == written.message)
        for (a, b) in zip(read.nodes, written.nodes) {
            #expect(Array(a.path.utf8) == Array(b.path.utf8))
            #expect(a.parent == b.parent)
            #expect(a.text.map { Array($0.utf8) } == b.text.map { Array($0.utf8) })
            #expect(a.identifier.map { Array($0.utf8) } == b.identifier.map { Array($0.utf8) })
            #expect(a.builder == b.builder)
            #expect(a.isCode == b.isCode)
            #expect(a.lines == b.lines)
            #expect(a.truncated == b.truncated)
            #expect(a.hits == b.hits)
            #expect(a.inputsByPass.count == b.inputsByPass.count)
            #expect((a.frame == nil) == (b.frame == nil))
            #expect(sameLength(a.frame?.x, b.frame?.x))
            #expect(sameLength(a.frame?.height, b.frame?.height))
        }
    }

    @Test(arguments: 0..<20) func `what is read is what was written`(seed: Int) throws {
        try withStore { store in
            var random = RandomRecordings(seed: UInt64(seed))
            var cases: [CaseRecord] = []
            for index in 0..<30 {
                let step = index % 3 == 0 ? StepName(number: 1 + index, words: "toggle \(random.text())") : nil
                let offer = Offer(width: random.optional(random.length()), height: random.optional(random.length()))
                let id = try CaseID(
                    suite: "s\u{0}uite/é", scenario: "case \(index) \(random.text())x", offer: offer, step: step)
                cases.append(CaseRecord(id: id, recording: random.recording()))
            }
            let run = try store.record(name: "hostile\u{0}'\"", [("s\u{0}uite/é", cases)])
            #expect(run.state == .complete)
            #expect(run.name == "hostile\u{0}'\"")
            let contents = try store.contents(of: run.id)
            #expect(contents.map { Array($0.id.description.utf8) } == cases.map { Array($0.id.description.utf8) })
            for (read, written) in zip(contents, cases) { expectSame(read.recording, written.recording) }
        }
    }

    @Test func `two spellings of one character stay two names`() throws {
        try withStore { store in
            let cases = try ["é", "e\u{301}"].map {
                CaseRecord(id: try caseID("suite", $0), recording: smallRecording(Double($0.utf8.count)))
            }
            let run = try store.record([("suite", cases)])
            let read = try store.contents(of: run.id)
            #expect(read.map { Array($0.id.scenario.utf8) } == [Array("é".utf8), Array("e\u{301}".utf8)])
            #expect(read[0].recording != read[1].recording)
        }
    }

    @Test func `facts of a run come back`() throws {
        try withStore { store in
            let run = try store.record(name: "nightly", [try smallSuite("grid")]) {
                $0.branch = "main"
                $0.commit = "ABCDEF0123"
                $0.parents = ["1111aaaa", "2222bbbb"]
                $0.isDirty = true
                $0.tools = [Input("swift", .string("6.3"))]
                $0.ci = [Input("job", .number(7))]
                $0.header.scope.only = ["grid/*"]
            }
            let reopened = try Store.open(path: store.path, access: .read)
            let read = try reopened.run(id: run.id)
            #expect(read == run)
            #expect(read.commit == "abcdef0123")
            #expect(read.facts.parents == ["1111aaaa", "2222bbbb"])
            #expect(read.isDirty)
            #expect(read.facts.ci == [Input("job", .number(7))])
            #expect(read.scope == RunScope(only: ["grid/*"], cases: 4))
            #expect(read.cases == 4)
        }
    }
}
