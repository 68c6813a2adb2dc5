import LayoutRecord
import Testing

@testable import LayoutDiff

/// Guides that come, go or move, on recordings that show the rule and little else.
@Suite struct GuideRuleTests {
    /// A row whose padded text stands as its guide says, centred where it has none.
    ///
    /// - Parameters:
    ///   - text: the text's own guide.
    ///   - padding: the guide as the padding hands it on.
    ///   - asks: whether the row asks for the guide at all.
    private func row(text: Double?, padding: Double?, asks: Bool = true, name: String = "axle") -> Recording {
        var made = HandMade()
        let root = made.node("HStack", frame: Frame(x: 0, y: 0, width: 20, height: 40))
        let y = 20 - (asks ? padding ?? 10 : 10)
        let pad = made.node(".padding", in: root, place: 0, frame: Frame(x: 0, y: y, width: 20, height: 20))
        let leaf = made.node("Text", in: pad, text: "a", frame: Frame(x: 4, y: y + 4, width: 12, height: 12))
        made.measure(leaf, 92, Size(width: 12, height: 12))
        made.measure(pad, 100, Size(width: 20, height: 20))
        if asks {
            made.guide(leaf, 92, name, text)
            made.guide(pad, 100, name, padding)
        }
        made.measure(root, 100, Size(width: 20, height: 40))
        made.place(root, 100, 0, 0)
        made.place(pad, 100, 0, y)
        made.place(leaf, 92, 4, 4)
        return made.recording
    }

    @Test(
        arguments: [
            // What the text and the padding had, and have; then the cause.
            ((2.0, 6.0), (2.0, Double?.none), "0 origin .padding guide", "6", "none"),
            ((2.0, .none), (2.0, 6.0), "0 origin .padding guide", "none", "6"),
            ((2.0, 6.0), (.none, .none), "0 origin Text guide", "2", "none"),
            ((.none, .none), (0.0, 4.0), "0 origin Text guide", "none", "0"),
            ((2.0, 6.0), (2.0, 7.0), "0 origin .padding guide", "6", "7"),
        ] as [((Double?, Double?), (Double?, Double?), String, String, String)])
    func `a guide that comes or goes is an answer of the node that has it`(
        before: (Double?, Double?), after: (Double?, Double?), cause: String, old: String, new: String
    ) throws {
        let result = compareCase(row(text: before.0, padding: before.1), row(text: after.0, padding: after.1))
        #expect(result.causeWords == [cause])
        #expect(result.verdict("HStack") == .relayed)
        let origin = try #require(result.nodes.first { $0.verdict == .origin })
        let change = try #require(origin.changes.first { $0.kind == .guide })
        #expect((change.what, change.before, change.after) == ("axle", old, new))
    }

    @Test func `a guide that only one run asked for blames who asks`() {
        let result = compareCase(row(text: 2, padding: 6), row(text: 2, padding: 6, asks: false))
        #expect(result.causeWords == ["0 origin HStack places"])
        #expect(result.verdict("HStack/0:.padding") == .knockOn)
    }

    @Test func `a guide of another name is another question`() {
        let result = compareCase(row(text: 2, padding: 6), row(text: 2, padding: nil, name: "hub"))
        #expect(result.causeWords == ["0 origin HStack places"])
    }

    @Test func `the name of a guide that is not set is told apart from a guide's own`() {
        #expect(Event.explicitGuide("no axle", 0) == ("axle", nil))
        #expect(Event.explicitGuide("notch", 3) == ("notch", 3))
    }
}
