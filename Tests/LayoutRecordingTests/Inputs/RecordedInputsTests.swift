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

    @Test func aReaderTellsWhatItToldItsContent() throws {
        let told = try inputs(of: "GeometryReader") {
            GeometryReader { Color.red.frame(height: $0.size.width / 2 + $0.frame(in: .local).minY) }
                .frame(width: 30, height: 20)
        }
        #expect(told["told size"] == .string("30.0 20.0"))
        #expect(told["told own frame"] == .string("0.0 0.0 30.0 20.0"))
        #expect(told["told insets"] == nil)
    }

    @Test func requestsStandBesideWhatIsMadeOfThem() throws {
        let standard = try inputs(of: ".padding") { Text("a").padding() }
        let given = try inputs(of: ".padding") { Text("a").padding(16) }
        #expect(standard["top"] == given["top"] && standard["top"] == .number(16))
        #expect(standard["asked for"] != given["asked for"])
        let role = try inputs(of: "Text") { Text("a").font(.title) }
        let size = try inputs(of: "Text") { Text("a").font(.system(size: 22)) }
        #expect(role["font"] == size["font"] && role["font"] != nil)
        #expect(role["font asked for"] == .string("title") && size["font asked for"] == .string("22"))
        let image = try inputs(of: "Image") { Image(systemName: "star").font(.title) }
        #expect(image["font asked for"] != nil)
    }

    @Test func onlyWhatTheEngineAddsIsAPartOfAStandIn() throws {
        let nodes = try recorded {
            List {
                VStack {
                    Text("a")
                    Text("b")
                }
                .padding(3)
            }
        }[0].recording.nodes
        let parts = nodes.filter { $0.inputs.contains { $0.name == "stand-in part" } }
        #expect(parts.map(\.kind) == ["ScrollView", "LazyVStack", ".padding"])
        #expect(nodes.filter { $0.kind == ".padding" }.count == 2)
        #expect(
            try inputs(of: "HStack") { Label("a", systemImage: "star") }["stand-in part"] == .string("icon and title"))
        #expect(try inputs(of: "HStack") { HStack { Text("a") } }["stand-in part"] == nil)
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
