import LayoutRecord
import Testing

@testable import LayoutDiff

/// Whose decision a difference is where no author wrote it: parts of stand-ins, resolved inputs, what proxies tell.
@Suite struct StandInRuleTests {
    private func part(_ variant: String) -> Input { Input("stand-in part", .string(variant)) }

    /// A list with a padding around every row.
    private func list(
        _ rows: [String], top: Double = 11, variant: String = "plain", style: String = "inset", hasColumn: Bool = true
    ) -> Recording {
        var made = HandMade()
        let root = made.node("List", inputs: [Input("style", .string(style))])
        let scroll = made.node("ScrollView", in: root, inputs: [part(variant)])
        let column = hasColumn ? made.node("LazyVStack", in: scroll, inputs: [part(variant)]) : scroll
        for (place, words) in rows.enumerated() {
            let y = Double(place) * 40
            let padding = made.node(
                ".padding", in: column, place: place, inputs: [part(variant), Input("top", .number(top))],
                frame: Frame(x: 0, y: y, width: 80, height: 20 + top))
            let text = made.node(
                "Text", in: padding, inputs: [Input("text", .string(words))], text: words,
                frame: Frame(x: 0, y: y + top, width: 80, height: 20))
            made.measure(text, 80, Size(width: 80, height: 20))
            made.measure(padding, 80, Size(width: 80, height: 20 + top))
            made.place(padding, 80, 0, y)
            made.place(text, 80, 0, top)
        }
        return made.recording
    }

    private let rows = ["one", "two"]

    @Test func `a part that differs is the stand-in's decision`() {
        let result = compareCase(list(rows), list(rows, top: 13))
        #expect(result.causeWords == ["0 origin List part .padding: top"])
        #expect(result.causes.first?.amount == 2)
        #expect(result.verdict("List") == .origin)
        #expect(result.verdict("List/ScrollView/LazyVStack/0:.padding") == .knockOn)
    }

    @Test func `a row that an author adds is the author's`() {
        let result = compareCase(list(rows), list(rows + ["three"]))
        #expect(result.causeWords == ["0 added Text added"])
        let edited = compareCase(list(rows), list(["one", "other"]))
        #expect(edited.causeWords == ["0 edited Text text"])
    }

    @Test func `another variant is an edit`() {
        let result = compareCase(list(rows), list(rows, top: 13, variant: "grouped"))
        #expect(Set(result.causeWords) == ["0 edited .padding top"])
    }

    @Test func `parts follow an edit of their stand-in`() {
        let result = compareCase(list(rows), list(rows, top: 13, style: "plain"))
        #expect(result.causeWords == ["0 edited List style"])
    }

    @Test func `a part that is gone while the author's views stay is the stand-in's decision`() {
        let result = compareCase(list([]), list([], hasColumn: false))
        #expect(result.causeWords == ["0 origin List part LazyVStack: removed"])
    }

    private func text(_ font: String, asked: String?, words: String = "words", width: Double) -> Recording {
        var made = HandMade()
        let note = asked.map { [Input("font asked for", .string($0))] } ?? []
        let text = made.node(
            "Text", inputs: [Input("font", .string(font))] + note + [Input("text", .string(words))], text: words,
            frame: Frame(x: 0, y: 0, width: width, height: 20))
        made.measure(text, 80, Size(width: width, height: 20))
        made.place(text, 80, 0, 0)
        return made.recording
    }

    @Test func `inputs that are made of the same request are no edit`() {
        let before = text("22 regular", asked: "title", width: 40)
        #expect(
            compareCase(before, text("21 regular", asked: "title", width: 38)).causeWords == [
                "0 origin Text resolved font"
            ])
        #expect(
            compareCase(before, text("17 regular", asked: "title2", width: 30)).causeWords == ["0 edited Text font"])
        // Words are the author's, whatever else differs.
        #expect(
            compareCase(before, text("21 regular", asked: "title", words: "others", width: 38)).causeWords == [
                "0 edited Text font, text"
            ])
        #expect(compareCase(before, text("21 regular", asked: nil, width: 38)).causeWords == ["0 edited Text font"])
    }

    /// A reader that is told something; beside it stands a gap that may move it.
    private func reader(_ what: String, _ told: String, content: Double, gap: Double = 4) -> Recording {
        var made = HandMade()
        let root = made.node("VStack")
        let above = made.node(
            "Gap", in: root, place: 0, inputs: [Input("height", .number(gap))],
            frame: Frame(x: 0, y: 0, width: 10, height: gap))
        let reader = made.node(
            "GeometryReader", in: root, place: 1, inputs: [Input("told \(what)", .string(told))],
            frame: Frame(x: 0, y: gap, width: 10, height: 10))
        let child = made.node(
            ".frame", in: reader, inputs: [Input("height", .number(content))],
            frame: Frame(x: 0, y: gap, width: 10, height: content))
        made.recording.nodes[child].builder = reader
        made.measure(above, 10, Size(width: 10, height: gap))
        made.measure(reader, 10, Size(width: 10, height: 10))
        made.place(root, 10, 0, 0)
        made.place(above, 10, 0, 0)
        made.place(reader, 10, 0, gap)
        made.measure(child, 10, Size(width: 10, height: content))
        made.place(child, 10, 0, 0)
        return made.recording
    }

    @Test func `a reader that tells its content something else is the origin`() {
        let result = compareCase(reader("size", "10 10", content: 5), reader("size", "10 11", content: 5.5))
        #expect(result.causeWords == ["0 origin GeometryReader tells size"])
        #expect(result.verdict("VStack/1:GeometryReader/.frame") == .knockOn)
    }

    @Test func `what a reader tells of others is theirs where they moved`() {
        let still = compareCase(reader("frame", "0 4", content: 4), reader("frame", "0 5", content: 5))
        #expect(still.causeWords == ["0 origin GeometryReader tells frame"])
        let moved = compareCase(
            reader("frame", "0 4", content: 4), reader("frame", "0 7", content: 7, gap: 7))
        #expect(moved.causeWords == ["0 edited Gap height"])
    }
}
