import LayoutRecord
import Testing

@testable import LayoutDiff

/// A comparison with only some of its cases.
@Suite struct SelectionTests {
    private let offer = Offer(width: 300, height: nil)

    private func whole() -> RunDiff {
        func item(_ name: String, _ view: ModelView) -> CaseRecord {
            CaseRecord(id: caseID("s", name, offer), recording: record(offer, view))
        }
        return diff(
            [item("a", .text("one")), item("b", ModelView.text("two").padding(3)), item("c", .text("gone"))],
            [item("a", .text("changed")), item("b", ModelView.text("other").padding(5)), item("d", .color)])
    }

    @Test func `a cause has its cases and its example`() throws {
        let diff = whole()
        let padding = try #require(diff.causes.firstIndex { $0.signature.kind == ".padding" })
        let chosen = diff.selecting(cause: padding)
        #expect(chosen.cases.map(\.id.scenario) == ["b"])
        #expect(chosen.causes.map(\.signature.kind) == [".padding"])
        #expect(chosen.cases[0].causes == [0])
        #expect(chosen.counts == diff.counts)
    }

    @Test func `a class and a case leave the causes that are still seen`() throws {
        let diff = whole()
        #expect(diff.selecting(classes: [.added]).cases.map(\.id.scenario) == ["d"])
        #expect(diff.selecting(classes: [.added]).causes.isEmpty)
        let one = diff.selecting(ids: [caseID("s", "b", offer)])
        let text = try #require(one.causes.first { $0.signature.kind == "Text" })
        #expect(text.caseCount == 1)
        #expect(text.example.scenario == "b")
        #expect(one.cases[0].nodes.contains { $0.path == text.examplePath })
        #expect(diff.selecting().cases.count == diff.cases.count)
    }

    @Test func `a cause keeps the number of the whole list`() throws {
        let diff = whole()
        #expect(diff.causes.map(\.number) == Array(1...diff.causes.count))
        for index in diff.causes.indices {
            #expect(diff.selecting(cause: index).causes.map(\.number) == [index + 1])
        }
    }

    @Test func `one case has the widths and breakpoints of its own`() throws {
        func item(_ width: Double, _ text: String) -> CaseRecord {
            let offer = Offer(width: width, height: nil)
            return CaseRecord(id: caseID("s", "a", offer), recording: record(offer, .text(text)))
        }
        let widths: [Double] = [100, 200, 300]
        var diff = diff(widths.map { item($0, "one") }, widths.map { item($0, "changed") })
        let breakpoint = Breakpoint(path: "Text", kind: .rows, below: 100, at: 200, from: "2", to: "1")
        diff.breakpoints = [ScenarioBreakpoints(scenario: "s/a", before: [breakpoint], after: [])]
        #expect(diff.causes[0].intervals == [WidthInterval(scenario: "s/a", from: 100, to: 300)])
        let near = diff.selecting(ids: [caseID("s", "a", Offer(width: 200, height: nil))])
        #expect(near.causes[0].intervals == [WidthInterval(scenario: "s/a", from: 200, to: 200)])
        #expect(near.breakpoints.count == 1)
        let far = diff.selecting(ids: [caseID("s", "a", Offer(width: 300, height: nil))])
        #expect(far.breakpoints.isEmpty)
    }
}
