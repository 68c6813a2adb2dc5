import LayoutRecord
import Testing

@testable import LayoutDiff

/// Content that is built from a place or from preferences, on recordings that show the rule and little else.
@Suite struct BuiltContentTests {
    /// A reader whose content is as high as it stands low; `reads` notes that it asked where it stands.
    private func reader(y: Double, height: Double, reads: Bool) -> Recording {
        var made = HandMade()
        let root = made.node("VStack")
        let gap = made.node("Gap", in: root, place: 0, inputs: [Input("height", .number(y))])
        let reader = made.node(
            "GeometryReader", in: root, place: 1, inputs: reads ? [Input("reads place", .bool(true))] : [],
            frame: Frame(x: 0, y: y, width: 10, height: 10))
        let content = made.node(
            ".frame", in: reader, inputs: [Input("height", .number(height))],
            frame: Frame(x: 0, y: y, width: 10, height: height))
        made.recording.nodes[content].builder = reader
        made.measure(gap, 10, Size(width: 10, height: y))
        made.measure(reader, 10, Size(width: 10, height: 10))
        made.place(root, 10, 0, 0)
        made.place(gap, 10, 0, 0)
        made.place(reader, 10, 0, y)
        made.measure(content, 10, Size(width: 10, height: height))
        made.place(content, 10, 0, 0)
        return made.recording
    }

    @Test func `content that was built from a place follows where the reader moved`() {
        let result = compareCase(reader(y: 4, height: 4, reads: true), reader(y: 7, height: 7, reads: true))
        #expect(result.causeWords == ["0 edited Gap height"])
        #expect(result.verdict("VStack/1:GeometryReader/.frame") == .knockOn)
    }

    @Test func `content of a reader that did not ask is edited wherever it stands`() {
        let result = compareCase(reader(y: 4, height: 4, reads: false), reader(y: 7, height: 9, reads: false))
        #expect(Set(result.causeWords) == ["0 edited Gap height", "0 edited .frame height"])
    }

    @Test func `that a reader asked where it stands is no parameter`() {
        let result = compareCase(reader(y: 4, height: 4, reads: false), reader(y: 4, height: 4, reads: true))
        #expect(result.causes.isEmpty)
        #expect(result.caseClass == .negotiationOnly)
    }

    /// A mark as wide as the words that hand up their bounds.
    private func mark(_ words: String, width: Double, thickness: Double = 2) -> Recording {
        var made = HandMade()
        let root = made.node(".overlay")
        let text = made.node(
            "Text", in: root, place: 0, inputs: [Input("text", .string(words))], text: words,
            frame: Frame(x: 0, y: 0, width: width, height: 10))
        let reader = made.node("PreferenceReader", in: root, place: 1)
        let content = made.node(
            ".frame", in: reader, inputs: [Input("height", .number(thickness)), Input("width", .number(width))],
            frame: Frame(x: 0, y: 0, width: width, height: thickness))
        made.recording.nodes[content].builder = reader
        made.measure(text, 100, Size(width: width, height: 10))
        made.place(root, 100, 0, 0)
        made.place(text, 100, 0, 0)
        made.place(reader, 50, 0, 0)
        made.place(content, 50, 0, 0)
        return made.recording
    }

    @Test func `content that was built from preferences follows what hands them up`() {
        let result = compareCase(mark("a", width: 10), mark("ab", width: 20))
        #expect(result.causeWords == ["0 edited Text text"])
        let edited = compareCase(mark("a", width: 10), mark("a", width: 10, thickness: 3))
        #expect(edited.causeWords == ["0 edited .frame height"])
    }

    /// Readers in a row, each with content as wide as it was told that it stands far; a mark behind them.
    private func readers(_ told: [Double], mark: Double = 0) -> Recording {
        var made = HandMade()
        let root = made.node("HStack")
        for (place, told) in told.enumerated() {
            let reader = made.node(
                "GeometryReader", in: root, place: place, inputs: [Input("told frame", .string("\(told)"))])
            let content = made.node(
                ".frame", in: reader, inputs: [Input("width", .number(told))],
                frame: Frame(x: 0, y: 0, width: told, height: 10))
            made.recording.nodes[content].builder = reader
            made.place(reader, 10, Double(10 * place), 0)
            made.place(content, 10, 0, 0)
        }
        made.node("Mark", in: root, place: told.count, frame: Frame(x: mark, y: 0, width: 1, height: 1))
        return made.recording
    }

    @Test func `a reader that tells something else where nothing beside it moved is to blame`() {
        let count = 40
        let before = readers(Array(repeating: 5, count: count))
        // Only the content of one of them moved: it stands still beside the others, and beside itself.
        var told = [Double](repeating: 5, count: count)
        told[7] = 6
        let one = compareCase(before, readers(told))
        #expect(one.causes.map(\.path) == ["HStack/7:GeometryReader"])
        #expect(one.causeWords == ["0 origin GeometryReader tells frame"])
        // Of two each sees that the other's content moved.
        told[20] = 6
        #expect(compareCase(before, readers(told)).causes.allSatisfy { $0.rank == .unexplained })
        // Where something else moved, each may rightly tell so.
        #expect(compareCase(before, readers([Double](repeating: 6, count: count), mark: 3)).causes.count == 1)
    }

    @Test func `a layout that is the same and is observed otherwise has another observer`() {
        var before = HandMade()
        let root = before.node("VStack")
        let child = before.node(".frame", in: root, inputs: [Input("height", .number(4))])
        before.recording.passes = 2
        var after = before
        for (height, side) in [(4.0, 0), (9.0, 1)] {
            let seen = ObservationRecord(
                pass: 1, node: root, kind: "onGeometryChange", old: nil, new: String(height))
            if side == 0 {
                before.recording.observations = [seen]
            } else {
                after.recording.observations = [seen]
                after.recording.nodes[child].inputs = [Input("height", .number(height))]
                after.recording.nodes[child].inputsByPass = [
                    PassInputs(pass: 1, inputs: [Input("height", .number(4))]),
                    PassInputs(pass: 2, inputs: [Input("height", .number(height))]),
                ]
                after.recording.nodes[child].frame?.height = height
            }
        }
        let result = compareCase(before.recording, after.recording)
        #expect(result.causeWords == ["0 origin VStack observes onGeometryChange"])
        #expect(result.causes.first?.isCode == true)
        #expect(result.verdict("VStack/.frame") == .knockOn)
    }
}
