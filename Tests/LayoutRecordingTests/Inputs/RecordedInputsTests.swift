import Foundation
import LayoutEngine
import LayoutRecord
import LayoutRecording
import Testing

/// A parameter that changes a layout must be told by an input, else a comparison takes its edit for a fault.
@MainActor @Suite struct RecordedInputsTests {
    private func inputs(
        of kind: String, @ViewBuilder _ view: @escaping @MainActor () -> some View
    ) throws -> [String: InputValue] {
        let recording = try recorded(view)[0].recording
        let node = try #require(recording.nodes.first { $0.kind == kind })
        return Dictionary(node.inputs.map { ($0.name, $0.value) }) { first, _ in first }
    }

    @Test func textTellsTighteningRaisingAndRuns() throws {
        #expect(try inputs(of: "Text") { Text("a").allowsTightening(true) }["allowsTightening"] == .bool(true))
        #expect(try inputs(of: "Text") { Text("a") }["allowsTightening"] == nil)
        #expect(try inputs(of: "Text") { Text("a").baselineOffset(3) }["baselineOffset"] == .number(3))
        let runs = try inputs(of: "Text") { Text("ab") + Text("c").bold() }
        #expect(runs["text.0"] == .string("ab") && runs["text.1"] == .string("c"))
    }

    @Test func picturesAndFieldsTellTheirFont() throws {
        let plain = try inputs(of: "Image") { Image(systemName: "star") }
        let title = try inputs(of: "Image") { Image(systemName: "star").font(.title) }
        #expect(plain["font"] != nil && plain["font"] != title["font"])
        let field = try inputs(of: "TextField") { TextField("a", text: .constant("b")) }
        let large = try inputs(of: "TextField") { TextField("a", text: .constant("b")).font(.title) }
        #expect(field["font"] != nil && field["font"] != large["font"])
    }

    @Test func whatRunsFromTheRightSaysSo() throws {
        func direction(_ direction: LayoutDirection) throws -> InputValue? {
            try inputs(of: "VStack") {
                VStack {
                    Text("a")
                    Text("b")
                }
                .environment(\.layoutDirection, direction)
            }["layoutDirection"]
        }
        #expect(try direction(.rightToLeft) == .string("rightToLeft"))
        #expect(try direction(.leftToRight) == nil)
    }

    @Test func aReaderTellsWhetherItAskedWhereItStands() throws {
        func reads(_ content: @escaping (GeometryProxy) -> CGFloat) throws -> InputValue? {
            try inputs(of: "GeometryReader") { GeometryReader { Color.red.frame(height: content($0)) } }["reads place"]
        }
        #expect(try reads { $0.size.width } == nil)
        #expect(try reads { $0.frame(in: .local).height } == nil)
        #expect(try reads { $0.frame(in: .global).minY } == .bool(true))
        #expect(try reads { $0.safeAreaInsets.top } == .bool(true))
    }

    private struct Wedge: Shape {
        func path(in rect: CGRect) -> Path { Path(rect) }
        func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { CGSize(width: 7, height: 7) }
    }

    @Test func authorsShapesAndLengthsAreCode() throws {
        func isCode(_ kind: String, @ViewBuilder _ view: @escaping @MainActor () -> some View) throws -> Bool {
            try #require(try recorded(view)[0].recording.nodes.first { $0.kind == kind }).isCode
        }
        #expect(try isCode("Wedge") { Wedge() })
        #expect(try !isCode("Circle") { Circle() })
        #expect(
            try isCode(".containerRelativeFrame") { Color.red.containerRelativeFrame(.horizontal) { l, _ in l / 2 } })
        #expect(try !isCode(".containerRelativeFrame") { Color.red.containerRelativeFrame(.horizontal) })
    }
}
