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
}
