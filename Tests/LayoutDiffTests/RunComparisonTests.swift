import LayoutRecord
import Testing

@testable import LayoutDiff

/// The classes of cases, scopes, environments and the grouping of causes.
@Suite struct RunComparisonTests {
    private let offer = Offer(width: 200, height: nil)

    private func item(
        _ scenario: String, suite: String = "s", offer: Offer? = nil, _ view: ModelView = .text("same"),
        fault: ModelFault? = nil
    ) -> CaseRecord {
        let offer = offer ?? self.offer
        return CaseRecord(id: caseID(suite, scenario, offer), recording: record(offer, view, fault: fault))
    }

    private func failed(_ scenario: String) -> CaseRecord {
        CaseRecord(
            id: caseID("s", scenario, offer), recording: Recording(outcome: .crashed, passes: 0, message: "trap"))
    }

    private func withOptions(_ words: String, _ record: CaseRecord) -> CaseRecord {
        var record = record
        record.recording.nodes[0].inputs.insert(Input("own options", .string(words)), at: 0)
        return record
    }

    private func classes(_ diff: RunDiff) -> [String] {
        diff.cases.map { "\($0.id.scenario) \($0.caseClass.rawValue)" }
    }

    @Test func `what other options of a scenario make of it is told by the environment`() {
        let before = MemoryRun([withOptions("scale 2", item("a")), withOptions("scale 2", item("b"))])
        let after = MemoryRun([
            withOptions("scale 3", item("a", fault: .textRoundsUp)),
            withOptions("scale 2", item("b", fault: .textRoundsUp)),
        ])
        let diff = compare(before, after)
        #expect(diff.causes.map(\.signature.by.rawValue).sorted() == ["engine", "environment"])
        #expect(
            diff.cases[0].changes.first
                == Change(
                    kind: .inputs, what: "options of the scenario", before: "scale 2", after: "scale 3"))
        #expect(diff.cases[1].changes.allSatisfy { $0.what != "options of the scenario" })
    }

    // MARK: Classes

    @Test func `each case has the first class that applies`() {
        let before = MemoryRun([
            item("a"), item("b"), item("c", .text("gone")), item("d", .image(3, 4)), item("e"), item("f"), item("g"),
            item("h", .hStack([.text("a b"), .image(2, 2)])), item("j", .text("q")),
        ])
        let after = MemoryRun(
            [
                item("a"), failed("b"), item("new", .text("added")), item("renamed", .image(3, 4)), item("e"),
                item("f", .text("different")),
                CaseRecord(
                    id: caseID("s", "g", offer),
                    recording: record(offer, .text("same"), habits: ModelHabits(noise: 0.001))),
                CaseRecord(
                    id: caseID("s", "h", offer),
                    recording: record(
                        offer, .hStack([.text("a b"), .image(2, 2)]), habits: ModelHabits(keepsAnswers: false))),
                item("j", .text("w")),
            ], unstable: ["s/e@w200": "frames", "s/j@w200": "outcome"])
        let result = compare(before, after)
        #expect(
            classes(result) == [
                "b failed", "c removed", "new added", "renamed renamed", "e unstable", "f changed", "g tolerated",
                "h negotiation-only", "j unstable",
            ])
        #expect(result.counts[.unchanged] == 1)
        #expect(result.counts.total == 10)
        #expect(result.cases.first { $0.id.scenario == "renamed" }?.renamedFrom?.scenario == "d")
        let unstable = result.cases.filter { $0.caseClass == .unstable }
        #expect(unstable.map { $0.changes.first?.after } == ["after: frames", "after: outcome"])
        #expect(unstable.allSatisfy { $0.causes.isEmpty })
    }

    @Test func `what was renamed must be the only one with its content`() {
        let before = [item("a"), item("b")]
        let result = diff(before, [item("c"), item("d")])
        #expect(result.counts[.added] == 2 && result.counts[.removed] == 2)
        let other = diff([item("a")], [item("a2", offer: Offer(width: 201, height: nil))])
        #expect(other.counts[.renamed] == 0)
        let suite = diff([item("a")], [item("a", suite: "t")])
        #expect(suite.counts[.renamed] == 0)
    }

    @Test(arguments: [(["s/a*"], "complete"), ([], "incomplete"), ([], "failed")])
    func `a filtered or incomplete run removes nothing`(only: [String], state: String) {
        let all = [item("a"), item("b"), item("z", suite: "t")]
        let some = [item("a", .text("changed"))]
        let result = compare(MemoryRun(all), MemoryRun(some, only: only, state: state))
        #expect(classes(result) == ["a changed"])
        #expect(result.counts.total == 1)
        #expect(
            result.notes.contains {
                $0.hasPrefix("the run after ") && $0.hasSuffix("2 cases of the run before were not compared")
            })
        let back = compare(MemoryRun(some, only: only, state: state), MemoryRun(all))
        #expect(classes(back) == ["a changed"])
    }

    @Test func `what is so of both runs alike is said once`() {
        let some = MemoryRun([item("a")], only: ["s/a*"])
        #expect(compare(some, some).notes == ["both runs were filtered to s/a*"])
        let other = MemoryRun([item("a")], only: ["s/*"])
        #expect(
            compare(some, other).notes == [
                "the run before was filtered to s/a*", "the run after was filtered to s/*",
            ])
    }

    @Test func `a suite that is gone is removed`() {
        let result = diff([item("a"), item("b", suite: "t")], [item("a")])
        #expect(classes(result) == ["b removed"])
        #expect(result.counts[.unchanged] == 1)
    }

    // MARK: Who

    private func by(_ before: MemoryRun, _ after: MemoryRun) -> [CauseBy] {
        compare(before, after).causes.map(\.signature.by)
    }

    @Test func `an origin is by the environment where that differs`() {
        let before = MemoryRun([item("a", .vStack([.text("x"), .text("y")]))])
        let broken = [item("a", .vStack([.text("x"), .text("y")]), fault: .vStackExtraGap)]
        let scaled = MemoryRun(broken, environment: [Input("metrics", .string("p")), Input("scale", .number(3))])
        let result = compare(before, scaled)
        #expect(
            result.environment == [
                EnvironmentDifference(name: "metrics", before: nil, after: .string("p")),
                EnvironmentDifference(name: "scale", before: .number(2), after: .number(3)),
            ])
        #expect(result.causes.map(\.signature.by) == [.environment])
        #expect(by(before, MemoryRun(broken)) == [.engine])
        let edited = MemoryRun([item("a", .vStack(3, "center", [.text("x"), .text("y")]))], environment: [])
        #expect(by(before, edited) == [.source])
    }

    @Test func `an origin in its author's code is by code or by either`() {
        let view = ModelView.tiles(4, [.image(9, 9), .image(8, 8)])
        let newer = EngineIdentity(name: "keyline", version: "2")
        let before = MemoryRun([item("a", view)], commit: "aaaa")
        let broken = [item("a", view, fault: .tilesForgetsGap)]
        #expect(by(before, MemoryRun(broken, commit: "aaaa")) == [.code])
        #expect(by(before, MemoryRun(broken, commit: "bbbb")) == [.code])
        #expect(by(before, MemoryRun(broken, engine: newer, commit: "aaaa")) == [.code])
        #expect(by(before, MemoryRun(broken, engine: newer, commit: "bbbb")) == [.engineOrCode])
    }

    @Test func `what is not explained is by nobody`() {
        var moved = item("a", .vStack([.text("x"), .text("y")]))
        let before = MemoryRun([moved])
        moved.recording.nodes[1].frame?.x += 5
        #expect(by(before, MemoryRun([moved])) == [.unexplained])
    }

    // MARK: Groups

    @Test func `a cause has its amounts, offers and smallest example`() {
        func cases(_ fault: ModelFault?) -> [CaseRecord] {
            let small = ModelView.hStack([.text("a"), .text("b")])
            let large = ModelView.vStack([small, .hStack(3, "center", [.text("c"), .text("d")])])
            return [
                item("large", large, fault: fault),
                item("small", offer: Offer(width: 300, height: nil), small, fault: fault),
                item("small", small, fault: fault), item("small", offer: .ideal, small, fault: fault),
            ]
        }
        let result = diff(cases(nil), cases(.hStackForgetsLastGap))
        let cause = result.causes.first
        #expect(result.causes.count == 1)
        #expect(cause?.signature.change == "answer width")
        #expect(cause?.delta == -8 ... -3)
        #expect(cause?.caseCount == 4)
        #expect(cause?.nodes == 5)
        #expect(cause?.scenarios == 2)
        #expect(cause?.offerKinds == ["finite", "nil"])
        #expect(cause?.example.description == "s/small@w200")
        #expect(cause?.examplePath == "HStack")
        #expect(result.cases.allSatisfy { $0.causes == [0] })
    }

    @Test func `causes are ordered by rank, then by cases, then by nodes`() {
        let a = ModelView.vStack([ModelView.image(5, 5).padding(2), .text("x")])
        let b = ModelView.hStack([.text("x"), .text("y")])
        func edit(_ view: ModelView) -> ModelView { view.editing([0]) { $0.inputs["top"] = .number(6) } }
        func respace(_ view: ModelView) -> ModelView { view.editing([]) { $0.inputs["spacing"] = .number(6) } }
        var unexplained = item("u", .vStack([.text("x"), .text("y")]))
        let before = [item("a", a), item("b1", b), item("b2", b), unexplained]
        unexplained.recording.nodes[1].frame?.x += 5
        let result = diff(before, [item("a", edit(a)), item("b1", respace(b)), item("b2", respace(b)), unexplained])
        #expect(result.causes.map(\.signature.kind) == ["HStack", ".padding", "Text"])
        #expect(result.causes.map(\.signature.rank) == [.exact, .exact, .unexplained])
        #expect(result.cases.map(\.causes) == [[1], [0], [0], [2]])
        #expect(Set(result.causes.map(\.id)).count == 3)
    }

    @Test func `facts that do not add up are counted again`() {
        let before = MemoryRun([item("a"), item("b", suite: "t")])
        let after = MemoryRun([item("a", .text("other")), item("b", suite: "t")])
        before.facts.cases = 0
        let result = compare(before, after)
        #expect(result.counts[.unchanged] == 1 && result.counts[.changed] == 1)
    }
}
