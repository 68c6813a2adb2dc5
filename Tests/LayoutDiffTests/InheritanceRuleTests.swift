import LayoutRecord
import Testing

@testable import LayoutDiff

/// Views that take the axis of the container around them, on recordings that show the rule and little else.
@Suite struct InheritanceRuleTests {
    /// A layout whose spacer, inside a modifier, expands along the axis that it takes.
    private func pile(_ layout: String, axis: String?) -> Recording {
        var made = HandMade()
        let isRow = axis != "vertical"
        let size = isRow ? Size(width: 100, height: 0) : Size(width: 0, height: 100)
        let frame = Frame(x: 0, y: 0, width: size.width, height: size.height)
        let root = made.node("AnyLayout", inputs: [Input("layout", .string(layout))], frame: frame)
        made.node("Color", in: root, place: 0, frame: Frame(x: 0, y: 0, width: 0, height: 0))
        let modifier = made.node(".offset", in: root, place: 1, frame: frame)
        let spacer = made.node(
            "Spacer", in: modifier, inputs: axis.map { [Input("inherited axis", .string($0))] } ?? [], frame: frame)
        made.measure(spacer, 100, size)
        made.measure(modifier, 100, size)
        made.measure(root, 100, size)
        made.place(root, 100, 0, 0)
        made.place(modifier, 100, 0, 0)
        made.place(spacer, 100, 0, 0)
        return made.recording
    }

    @Test func `a spacer follows the layout that an author chose`() {
        let result = compareCase(pile("HStackLayout", axis: "horizontal"), pile("VStackLayout", axis: "vertical"))
        #expect(result.causeWords == ["0 edited AnyLayout layout"])
        #expect(result.verdict("AnyLayout/1:.offset/Spacer") == .knockOn)
    }

    @Test func `a spacer that takes another axis of the same layout is an origin`() {
        let result = compareCase(pile("HStackLayout", axis: "horizontal"), pile("HStackLayout", axis: "vertical"))
        #expect(result.causeWords == ["0 origin Spacer answer width+height"])
        #expect(result.causes.first?.isCode == false)
    }

    @Test func `a spacer that answers otherwise on the axis it had is an origin beside the edit`() {
        let result = compareCase(pile("HStackLayout", axis: "none"), pile("VStackLayout", axis: "none"))
        #expect(result.causeWords == ["0 edited AnyLayout layout"])
        let vertical = pile("VStackLayout", axis: "vertical")
        var other = vertical
        other.nodes[0].inputs = [Input("layout", .string("Flow"))]
        other.nodes[3].frame?.height = 90
        other.events[0] = .measure(
            pass: 1, node: 3, proposal: Proposal(width: 100, height: nil), size: Size(width: 0, height: 90))
        #expect(
            Set(compareCase(vertical, other).causeWords) == [
                "0 edited AnyLayout layout", "0 origin Spacer answer height",
            ])
    }

    @Test func `that an axis is inherited is no parameter`() {
        let result = compareCase(pile("HStackLayout", axis: nil), pile("HStackLayout", axis: "horizontal"))
        #expect(result.causes.isEmpty)
    }
}
