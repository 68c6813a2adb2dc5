import LayoutRecord
import Testing

@testable import LayoutDiff

/// What the engine tells content, observers and an author's code, on recordings that show the rule and little else.
@Suite struct ToldNoteTests {
    private func inputs(_ notes: [String: String]) -> [Input] {
        notes.map { Input($0.key, .string($0.value)) }.sorted { $0.name < $1.name }
    }

    /// A view whose frame is as wide as its scaled property tells.
    private func scaled(_ base: String, _ told: Double) -> Recording {
        var made = HandMade()
        let view = made.node(
            "Mark", inputs: inputs(["told Mark.side": "\(told)", "told asked Mark.side": "\(base) at xxxLarge"]),
            frame: Frame(x: 0, y: 0, width: told, height: 5))
        let frame = made.node(
            ".frame", in: view, inputs: [Input("width", .number(told))],
            frame: Frame(x: 0, y: 0, width: told, height: 5))
        made.measure(frame, 100, Size(width: told, height: 5))
        made.measure(view, 100, Size(width: told, height: 5))
        made.place(view, 100, 0, 0)
        made.place(frame, 100, 0, 0)
        return made.recording
    }

    @Test func `a property that is told something else for the same question is the engine's`() {
        let result = compareCase(scaled("20", 27), scaled("20", 36))
        #expect(result.causeWords == ["0 origin Mark tells Mark.side"])
        #expect(result.causes.first?.isCode == false)
        #expect(result.verdict("Mark/.frame") == .knockOn)
    }

    @Test func `a property of which something else was asked is an edit`() {
        #expect(compareCase(scaled("20", 27), scaled("24", 33)).causeWords == ["0 edited .frame width"])
    }

    /// A bar as high as what a preference was merged to.
    private func merged(_ value: String, parts: String, height: Double) -> Recording {
        var made = HandMade()
        let root = made.node(".overlay")
        let setter = made.node(
            "Color", in: root, place: 0, inputs: inputs(["sets Key": "4"]),
            frame: Frame(x: 0, y: 0, width: 10, height: 10))
        let reader = made.node(
            "PreferenceReader", in: root, place: 1,
            inputs: inputs(["told preference": value, "told preference parts": parts]))
        let content = made.node(
            ".frame", in: reader, inputs: [Input("height", .number(height))],
            frame: Frame(x: 0, y: 0, width: 10, height: height))
        made.recording.nodes[content].builder = reader
        made.measure(setter, 100, Size(width: 10, height: 10))
        made.place(root, 100, 0, 0)
        made.place(setter, 100, 0, 0)
        made.place(reader, 50, 0, 0)
        made.place(content, 50, 0, 0)
        return made.recording
    }

    @Test func `preferences that are handed on in another order are the engine's`() {
        let result = compareCase(
            merged("9", parts: "4; 9", height: 9), merged("4", parts: "9; 4", height: 4))
        #expect(result.causeWords == ["0 origin PreferenceReader tells preference"])
        #expect(result.causes.first?.isCode == false)
    }

    @Test func `preferences of equal parts are merged otherwise by code`() {
        let result = compareCase(
            merged("9", parts: "4; 9", height: 9), merged("4", parts: "4; 9", height: 4))
        #expect(result.causeWords == ["0 origin PreferenceReader tells preference"])
        #expect(result.causes.first?.isCode == true)
    }

    @Test func `a preference that nothing was merged with is told by the engine`() {
        let result = compareCase(merged("9", parts: "", height: 9), merged("4", parts: "", height: 4))
        #expect(result.causes.first?.isCode == false)
    }

    /// An author's layout that is as wide as it hears that its subview is.
    private func hearing(_ notes: [String: String], width: Double) -> Recording {
        var made = HandMade()
        let root = made.node(
            "Corner", inputs: inputs(notes), frame: Frame(x: 0, y: 0, width: width, height: 5))
        made.recording.nodes[root].isCode = true
        let child = made.node("Text", in: root, place: 0, frame: Frame(x: 0, y: 0, width: 10, height: 5))
        made.measure(child, 100, Size(width: 10, height: 5))
        made.measure(root, 100, Size(width: width, height: 5))
        made.place(root, 100, 0, 0)
        made.place(child, 100, 0, 0)
        return made.recording
    }

    @Test func `a layout that hears something else of its subviews is no other code`() {
        let result = compareCase(
            hearing([:], width: 10), hearing(["told otherwise size": "size"], width: 11))
        #expect(result.causeWords == ["0 origin Corner tells size of subviews"])
        #expect(result.causes.first?.isCode == false)
        let other = compareCase(hearing([:], width: 10), hearing([:], width: 11))
        #expect(other.causes.first?.isCode == true)
    }

    /// An author's layout without subviews, served early or late by the row that it stands in.
    private func served(_ priority: Double?, spacing: Double?) -> Recording {
        var made = HandMade()
        let x = (priority ?? 0) + (spacing ?? 0)
        let root = made.node("HStack")
        let layout = made.node("Corner", in: root, place: 0, frame: Frame(x: x, y: 0, width: 10, height: 10))
        made.recording.nodes[layout].isCode = true
        made.recording.nodes[layout].traits.priority = priority
        if let spacing { made.recording.nodes[layout].traits.spacing = [Input("top.text", .number(spacing))] }
        made.measure(layout, 100, Size(width: 10, height: 10))
        made.measure(root, 100, Size(width: 10, height: 10))
        made.place(root, 100, 0, 0)
        made.place(layout, 100, x, 0)
        return made.recording
    }

    @Test func `how early a layout is served is not said by its code`() {
        let engine = compareCase(served(nil, spacing: nil), served(3, spacing: nil))
        #expect(engine.causeWords == ["0 origin Corner traits"])
        #expect(engine.causes.first?.isCode == false)
        let code = compareCase(served(nil, spacing: 2), served(nil, spacing: 3))
        #expect(code.causeWords == ["0 origin Corner traits"])
        #expect(code.causes.first?.isCode == true)
    }

    /// A frame whose child stands as the frame's alignment says.
    private func frame(_ alignment: String, asked: String?) -> Recording {
        var made = HandMade()
        var notes = inputs(["alignment": alignment, "width": "30"])
        if let asked { notes.insert(Input("alignment asked for", .string(asked)), at: 1) }
        let root = made.node(".frame", inputs: notes, frame: Frame(x: 0, y: 0, width: 30, height: 5))
        let x = alignment == "leading" ? 0.0 : 10
        let child = made.node("Text", in: root, frame: Frame(x: x, y: 0, width: 10, height: 5))
        made.measure(child, 100, Size(width: 10, height: 5))
        made.measure(root, 100, Size(width: 30, height: 5))
        made.place(root, 100, 0, 0)
        made.place(child, 100, x, 0)
        return made.recording
    }

    @Test(
        arguments: [
            ("default", "default", "0 origin .frame resolved alignment"), (nil, nil, "0 edited .frame alignment"),
            ("default", nil, "0 edited .frame alignment"), (nil, "default", "0 edited .frame alignment"),
        ] as [(String?, String?, String)])
    func `an alignment that no author named is the engine's`(before: String?, after: String?, cause: String) {
        let result = compareCase(frame("center", asked: before), frame("leading", asked: after))
        #expect(result.causeWords == [cause])
        // To name what is there by default is no edit.
        #expect(compareCase(frame("center", asked: before), frame("center", asked: after)).causes.isEmpty)
    }

    /// A reader that says how wide it is, and puts its content somewhere.
    private func reader(says width: String, at x: Double) -> Recording {
        var made = HandMade()
        let root = made.node(
            "GeometryReader", inputs: inputs(["told size": width]), frame: Frame(x: 0, y: 0, width: 100, height: 50))
        let content = made.node("Color", in: root, frame: Frame(x: x, y: 0, width: 10, height: 5))
        made.recording.nodes[content].builder = root
        made.measure(content, 100, Size(width: 10, height: 5))
        made.measure(root, 100, Size(width: 100, height: 50))
        made.place(root, 100, 0, 0)
        made.place(content, 100, x, 0)
        return made.recording
    }

    @Test func `a reader that tells something else and places otherwise decides both`() {
        let result = compareCase(reader(says: "100", at: 0), reader(says: "90", at: 7))
        #expect(
            Set(result.causeWords) == ["0 origin GeometryReader tells size", "0 origin GeometryReader places"])
        // Where nothing visible comes of it, only the negotiation differs.
        #expect(
            compareCase(reader(says: "100", at: 0), reader(says: "90", at: 0)).causeWords
                == ["3 origin GeometryReader tells size"])
    }

    /// Words on so many lines.
    private func text(_ limit: Double?, asked: String?) -> Recording {
        var made = HandMade()
        var notes = inputs(["font asked for": "title", "font": "22 regular", "text": "words"])
        if let asked { notes.append(Input("style asked for", .string(asked))) }
        if let limit { notes.append(Input("lineLimit", .number(limit))) }
        let root = made.node(
            "Text", inputs: notes.sorted { $0.name < $1.name }, text: "words",
            frame: Frame(x: 0, y: 0, width: 10, height: 5))
        made.measure(root, 100, Size(width: 10, height: 5))
        made.place(root, 100, 0, 0)
        return made.recording
    }

    @Test func `a text that is set otherwise for the same words is the engine's`() {
        #expect(
            compareCase(text(2, asked: "lines 0 to 2"), text(3, asked: "lines 0 to 2")).causeWords
                == ["0 origin Text resolved lineLimit"])
        #expect(
            compareCase(text(2, asked: "lines 0 to 2"), text(3, asked: "lines 0 to 3")).causeWords
                == ["0 edited Text lineLimit"])
        #expect(
            compareCase(text(nil, asked: nil), text(3, asked: nil)).causeWords == ["0 origin Text resolved lineLimit"])
        #expect(
            compareCase(text(nil, asked: nil), text(3, asked: "lines 0 to 3")).causeWords == ["0 edited Text lineLimit"]
        )
    }
}
