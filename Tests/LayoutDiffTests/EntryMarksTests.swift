import LayoutRecord
import Testing

@testable import LayoutDiff

/// Ids of rows and rows of cells, which stand at the outermost node of an entry.
@Suite struct EntryMarksTests {
    /// A row's one view, inside `outer` (from the outside in) where there are any; the outermost node has the marks.
    private func row(_ outer: [String], id: String = "7", mark: String = "row") -> Recording {
        var made = HandMade()
        var parent = made.node("Grid")
        for (place, kind) in (outer + ["Text"]).enumerated() {
            let isOutermost = place == 0
            let node = made.node(
                kind, in: parent, id: isOutermost ? id : nil,
                inputs: kind == "Text" ? [Input("text", .string("words"))] : [], text: kind == "Text" ? "words" : nil)
            if isOutermost { made.recording.nodes[node].traits.values = [Input("gridRow", .string(mark))] }
            parent = node
        }
        return made.recording
    }

    static let wrappers: [[String]] = [[".padding"], [".padding", ".background"], ["HStack"]]

    @Test(arguments: wrappers) func `a mark that went to what was put around is no edit`(outer: [String]) {
        let added = compareCase(row([]), row(outer))
        #expect(!added.causeWords.contains { $0.contains("gridRow") || $0.contains("renamed") }, "\(added.causeWords)")
        let removed = compareCase(row(outer), row([]))
        #expect(!removed.causeWords.contains { $0.contains("gridRow") || $0.contains("renamed") })
    }

    @Test func `a mark that became another is an edit`() {
        #expect(compareCase(row([]), row([], mark: "other")).causeWords == ["0 edited Text gridRow"])
        let both = compareCase(row([]), row([".padding"], mark: "other"))
        #expect(both.causeWords.contains("0 edited Text gridRow"))
        #expect(compareCase(row([]), row([".padding"])).causeWords == ["0 added .padding added"])
    }
}
