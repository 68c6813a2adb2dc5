import LayoutRecord
import Testing

@testable import LayoutDiff

/// Views of authors that a stand-in shows, and parameters that are made of what is around: who decides on them.
@Suite struct ShownViewsTests {
    private func part(_ variant: String) -> Input { Input("stand-in part", .string(variant)) }

    /// A slider that shows labels in a row; `types` is what it was given.
    private func slider(
        _ labels: [String], types: String?, kind: String = "HStack", value: Double = 1, variant: String = "plain"
    ) -> Recording {
        var made = HandMade()
        let note = types.map { [Input("given types", .string($0))] } ?? []
        let root = made.node("Slider", inputs: note + [Input("value", .number(value))])
        let row = made.node(kind, in: root, inputs: [part(variant)])
        for (place, words) in labels.enumerated() {
            let text = made.node(
                "Text", in: row, place: place, inputs: [Input("text", .string(words))], text: words,
                frame: Frame(x: 0, y: Double(place) * 10, width: 10, height: 10))
            made.measure(text, 80, Size(width: 10, height: 10))
            made.place(text, 80, 0, Double(place) * 10)
        }
        return made.recording
    }

    @Test func `a stand-in that shows less of the same that it was given decides so`() {
        let before = slider(["slow", "fast"], types: "Slider<Text, Text>")
        let result = compareCase(before, slider(["fast"], types: "Slider<Text, Text>"))
        #expect(result.causeWords == ["0 origin Slider shows Text: removed"])
        #expect(result.causes.first?.isCode == false)
        let more = compareCase(slider(["fast"], types: "Slider<Text, Text>"), before)
        #expect(more.causeWords == ["0 origin Slider shows Text: added"])
    }

    @Test func `a view that came with other types is the author's`() {
        let before = slider(["slow", "fast"], types: "Slider<Text, Text>")
        #expect(
            compareCase(before, slider(["fast"], types: "Slider<Text, EmptyView>")).causeWords == [
                "0 removed Text removed"
            ])
        // Another style shows other views.
        let styled = compareCase(before, slider(["fast"], types: "Slider<Text, Text>", variant: "small"))
        #expect(styled.causeWords.contains("0 removed Text removed"))
        // Types that show other views by themselves are not recorded.
        let unknown = compareCase(slider(["slow", "fast"], types: nil), slider(["fast"], types: nil))
        #expect(unknown.causeWords == ["0 removed Text removed"])
    }

    @Test func `a stand-in that arranges the same views otherwise decides so`() {
        let before = slider(["slow", "fast"], types: nil)
        let result = compareCase(before, slider(["fast", "slow"], types: nil, kind: "VStack"))
        #expect(result.causeWords == ["0 origin Slider shows Text: added"])
        // Around the same views in the same order it is the part that is of another kind.
        let other = compareCase(before, slider(["slow", "fast"], types: nil, kind: "VStack"))
        #expect(other.causeWords == ["0 origin Slider part VStack: kind"])
        let edited = compareCase(
            slider(["slow", "fast"], types: nil), slider(["slow", "fast"], types: nil, kind: "VStack", value: 2))
        #expect(edited.causeWords == ["0 edited Slider value"])
    }

    /// A list of rows that are each in a part, as a list's are.
    private func list(_ rows: [(kind: String, words: String)], types: String?) -> Recording {
        var made = HandMade()
        let root = made.node("List", inputs: types.map { [Input("given types", .string($0))] } ?? [])
        let column = made.node("LazyVStack", in: root, inputs: [part("plain")])
        for (place, row) in rows.enumerated() {
            let padding = made.node(".padding", in: column, place: place, inputs: [part("plain")])
            made.node(row.kind, in: padding, inputs: [Input("text", .string(row.words))], text: row.words)
        }
        return made.recording
    }

    @Test(arguments: ["List<TupleView<(Text, Text)>>", nil])
    func `rows of one kind that change places are the author's`(types: String?) {
        let result = compareCase(
            list([("Text", "a"), ("Text", "b")], types: types), list([("Text", "b"), ("Text", "a")], types: types))
        #expect(result.causeWords == ["0 edited LazyVStack order"])
    }

    @Test func `views of different kinds in another order are arranged by the stand-in, if it was given the same`() {
        let rows = [(kind: "Text", words: "a"), (kind: "Image", words: "b")]
        let types = "List<TupleView<(Text, Image)>>"
        let result = compareCase(list(rows, types: types), list(rows.reversed(), types: types))
        #expect(result.causeWords == ["0 origin List part LazyVStack: order"])
        let edited = compareCase(
            list(rows, types: types), list(rows.reversed(), types: "List<TupleView<(Image, Text)>>"))
        #expect(edited.causeWords == ["0 edited LazyVStack order"])
    }

    /// A view that reaches into the room that a padding around it keeps clear.
    private func ignoring(_ top: Double, around: Double, padding: Double, asked: String = "edges 1") -> Recording {
        var made = HandMade()
        let root = made.node(".safeAreaPadding", inputs: [Input("top", .number(padding))])
        made.node(
            ".ignoresSafeArea", in: root,
            inputs: [
                Input("asked for", .string(asked)), Input("made of what is around", .string("\(around)")),
                Input("top", .number(top)),
            ])
        return made.recording
    }

    @Test func `what is made of surroundings follows their edit`() {
        let before = ignoring(4, around: 4, padding: 4)
        #expect(
            compareCase(before, ignoring(9, around: 9, padding: 9)).causeWords == ["0 edited .safeAreaPadding top"])
        #expect(
            compareCase(before, ignoring(9, around: 9, padding: 4)).causeWords == [
                "0 origin .ignoresSafeArea resolved top"
            ])
        #expect(
            compareCase(before, ignoring(0, around: 4, padding: 4)).causeWords == [
                "0 origin .ignoresSafeArea resolved top"
            ])
        #expect(
            compareCase(before, ignoring(0, around: 4, padding: 4, asked: "edges 2")).causeWords == [
                "0 edited .ignoresSafeArea top"
            ])
    }

    @Test func `the priority of an author's layout is the engine's`() {
        func layout(_ traits: Traits) -> Recording {
            var made = HandMade()
            let root = made.node("HStack")
            let child = made.node("Own", in: root, place: 0)
            made.recording.nodes[child].isCode = true
            made.recording.nodes[child].traits = traits
            return made.recording
        }
        var last = Traits()
        last.priority = -.infinity
        let priority = compareCase(layout(last), layout(Traits()))
        #expect(priority.causes.first { $0.kind == "Own" }?.isCode == false)
        var near = Traits()
        near.spacing = [Input("top.plain", .number(3))]
        #expect(compareCase(layout(near), layout(Traits())).causes.first { $0.kind == "Own" }?.isCode == true)
    }

    /// A container that reads a value through the padding around the view that has it.
    @Test func `a value that a modifier hands on is no decision of who reads it`() {
        func row(_ value: String, width: Double) -> Recording {
            var made = HandMade()
            let root = made.node("Own", frame: Frame(x: 0, y: 0, width: width, height: 10))
            made.recording.nodes[root].isCode = true
            let padding = made.node(".padding", in: root, place: 0)
            let child = made.node("Color", in: padding)
            made.recording.nodes[child].traits.values = [Input("Indent", .string(value))]
            made.measure(padding, 80, Size(width: 10, height: 10))
            made.measure(root, 80, Size(width: width, height: 10))
            made.place(root, 80, 0, 0)
            return made.recording
        }
        #expect(compareCase(row("3", width: 13), row("5", width: 15)).causeWords == ["0 edited Color Indent"])
    }

    /// An overlay that shows a text once state says so, and nothing before.
    @Test func `what an earlier pass showed in a layer is the same view as where it still shows`() {
        func layer(showsText: Bool, heard: String) -> Recording {
            var made = HandMade()
            let root = made.node(".overlay")
            made.node("Color", in: root, place: 0)
            if showsText {
                let text = made.node("Text", in: root, place: 1)
                made.measure(text, 80, Size(width: 10, height: 10), pass: 2)
            }
            made.node("EmptyView", in: root, place: 1, frame: showsText ? nil : Frame(x: 0, y: 0, width: 0, height: 0))
            made.recording.observations = [
                ObservationRecord(pass: 1, node: root, kind: "onGeometryChange", old: nil, new: heard)
            ]
            return made.recording
        }
        let result = compareCase(layer(showsText: true, heard: "true"), layer(showsText: false, heard: "false"))
        #expect(!result.nodes.contains { $0.kind == "EmptyView" && $0.matchedBy == nil })
        #expect(result.causes.allSatisfy { $0.kind != "EmptyView" })
    }

    @Test func `what is heard otherwise and shown nowhere is told as negotiation`() {
        func heard(_ words: String) -> Recording {
            var made = HandMade()
            let root = made.node("VStack")
            made.recording.observations = [
                ObservationRecord(pass: 1, node: root, kind: "onPreferenceChange", old: nil, new: words)
            ]
            return made.recording
        }
        let result = compareCase(heard("3"), heard("5"))
        #expect(result.caseClass == .negotiationOnly)
        #expect(result.causeWords == ["3 origin VStack observes onPreferenceChange"])
    }
}
