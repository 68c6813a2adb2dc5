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
        // The author's question is told with the answer.
        let named = try inputs(of: "GeometryReader") {
            GeometryReader { Color.red.frame(height: $0.frame(in: .named("all")).minY) }
                .frame(width: 30, height: 20).coordinateSpace(.named("all"))
        }
        #expect(named["told frame in all"] == .string("0.0 0.0 30.0 20.0"))
    }

    @Test func requestsStandBesideWhatIsMadeOfThem() throws {
        let standard = try inputs(of: ".padding") { Text("a").padding() }
        let given = try inputs(of: ".padding") { Text("a").padding(16) }
        #expect(standard["top"] == given["top"] && standard["top"] == .number(16))
        #expect(standard["asked for"] == .string("all edges, default"))
        #expect(given["asked for"] == .string("all edges, 16"))
        let sides = try inputs(of: ".padding") { Text("a").padding([.top, .leading], 2.5) }
        #expect(sides["asked for"] == .string("top and leading, 2.5"))
        let insets = try inputs(of: ".padding") {
            Text("a").padding(EdgeInsets(top: 4, leading: 10, bottom: 4, trailing: 10))
        }
        #expect(insets["asked for"] == .string("top 4, leading 10, bottom 4, trailing 10"))
        let role = try inputs(of: "Text") { Text("a").font(.title) }
        let size = try inputs(of: "Text") { Text("a").font(.system(size: 22)) }
        #expect(role["font"] == size["font"] && role["font"] != nil)
        #expect(role["font asked for"] == .string("title") && size["font asked for"] == .string("22"))
        let image = try inputs(of: "Image") { Image(systemName: "star").font(.title) }
        #expect(image["font asked for"] != nil)
    }

    @Test func whatIsAskedOfTextsTabsAndSafeAreasStandsBesideIt() throws {
        let limited = try inputs(of: "Text") { Text("a").tracking(2).lineLimit(2) }
        #expect(limited["style asked for"] == .string("lines 0 to 2, tracking 0 2.0"))
        #expect(try inputs(of: "Text") { Text("a") }["style asked for"] == nil)
        let bold = try inputs(of: "Text") { Text("a").bold().dynamicTypeSize(.xLarge) }
        #expect(bold["font asked for"] == .string("default weight bold at xLarge"))
        let tabs = try inputs(of: "TabView") {
            TabView(selection: .constant("b")) {
                Text("a").tag("a")
                Text("b").tag("b")
            }
        }
        #expect(tabs["asked for"] == .string("b of a, b") && tabs["selected"] == .number(1))
        let ignoring = try inputs(of: ".ignoresSafeArea") { Color.red.ignoresSafeArea(edges: .top) }
        #expect(ignoring["asked for"] == .string("top"))
        #expect(ignoring["made of what is around"] == .string("all edges 0"))
    }

    @Test func standInsTellWhatTheyWereGivenWhereTypesSay() throws {
        func given(_ kind: String, @ViewBuilder _ view: @escaping @MainActor () -> some View) throws -> InputValue? {
            try inputs(of: kind, view)["given types"]
        }
        #expect(
            try given("Toggle") { Toggle("a", isOn: .constant(true)) } == .string("Toggle<Text>"))
        #expect(
            try given("Toggle") { Toggle("a", isOn: .constant(true)).labelsHidden() }
                == .string("Toggle<Text> without labels"))
        let flag = true
        #expect(try given("Toggle") { Toggle(isOn: .constant(true)) { if flag { Text("a") } } } == nil)
        #expect(try given("Label") { Label("a", systemImage: "star") } == .string("Label<Text, Image>"))
        #expect(try given("Mark") { Mark() } == nil)
    }

    private struct PlacesNothing: Layout {
        func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
            CGSize(width: 20, height: 10)
        }
        func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {}
    }

    @Test func aLayoutTellsWhereTheEnginePutsWhatItDidNotPlace() throws {
        let told = try inputs(of: "PlacesNothing") { PlacesNothing { Color.red.frame(width: 8, height: 4) } }
        #expect(told["told place of 0"] == .string("(6, 3)"))
        #expect(told["told asked place of 0"] == .string("8 x 4 in 20 x 10"))
    }

    private struct Mark: View {
        @ScaledMetric private var side = 20.0
        var body: some View { Color.red.frame(width: side, height: 2) }
    }

    private enum LongestKey: PreferenceKey {
        static var defaultValue: Int { 0 }
        static func reduce(value: inout Int, nextValue: () -> Int) { value = max(value, nextValue()) }
    }

    @Test func whatPropertiesObserversAndPreferencesAreToldIsKept() throws {
        let mark = try inputs(of: "Mark") { Mark().dynamicTypeSize(.small) }
        #expect(mark["told asked Mark.side"] == .string("20.0 at small"))
        #expect(mark["told Mark.side"] == .string("\(20.0 * CGFloat(15) / 17)"))
        let observed = try inputs(of: ".frame") {
            Color.red.frame(width: 9, height: 3).onGeometryChange(for: CGFloat.self, of: \.size.width) { _ in }
        }
        #expect(observed["told size"] == .string("9.0 3.0"))
        let heard = try inputs(of: "HStack") {
            HStack {
                Color.red.preference(key: LongestKey.self, value: 4)
                Color.red.preference(key: LongestKey.self, value: 7)
                Color.red.preference(key: LongestKey.self, value: 5)
            }
            .onPreferenceChange(LongestKey.self) { _ in }
        }
        #expect(heard["told preference"] == .string("7"))
        #expect(heard["told preference parts"] == .string("4 and 7 and 5"))
        let set = try inputs(of: "Color") { Color.red.preference(key: LongestKey.self, value: 4) }
        #expect(set["sets LongestKey"] == .string("4"))
        let twice = try inputs(of: "Color") {
            Color.red.preference(key: LongestKey.self, value: 4).preference(key: LongestKey.self, value: 7)
        }
        #expect(twice["sets LongestKey"] == .string("4, then 7"))
    }

    private enum SumKey: PreferenceKey {
        static var defaultValue: Int { 0 }
        static func reduce(value: inout Int, nextValue: () -> Int) { value += nextValue() }
    }

    /// What the author's code made further down is told by what it was given there, not by what came of it.
    @Test func partsOfPreferencesAreNotWhatCodeMadeOfThem() throws {
        let heard = try inputs(of: "VStack") {
            VStack {
                HStack {
                    Color.red.preference(key: SumKey.self, value: 4)
                    Color.red.preference(key: SumKey.self, value: 7)
                }
                Color.red.preference(key: SumKey.self, value: 5)
                Color.red.preference(key: SumKey.self, value: 2).transformPreference(SumKey.self) { $0 *= 2 }
            }
            .onPreferenceChange(SumKey.self) { _ in }
        }
        #expect(heard["told preference"] == .string("20"))
        #expect(
            heard["told preference parts"] == .string("4 and 7; changed; made below and 5 and made below"))
    }

    private enum AnchorKey: PreferenceKey {
        static var defaultValue: Anchor<CGPoint>? { nil }
        static func reduce(value: inout Anchor<CGPoint>?, nextValue: () -> Anchor<CGPoint>?) {}
    }

    @Test func aViewTellsWhichOfItsPointsItGivesAway() throws {
        func source(_ point: UnitPoint) throws -> InputValue? {
            try inputs(of: "Color") {
                Color.red.anchorPreference(key: AnchorKey.self, value: .unitPoint(point)) { $0 }
            }["sets AnchorKey"]
        }
        #expect(try source(.top) == .string("anchor unit UnitPoint(x: 0.5, y: 0)"))
        #expect(try source(.top) != source(.bottom))
    }

    fileprivate enum Width: EnvironmentKey { static var defaultValue: CGFloat { 3 } }

    private struct Listener: View {
        @Environment(\.layoutDirection) private var direction
        @Environment(\.pixelLength) private var pixel
        @Environment(\.lineLimit) private var limit
        @Environment(\.ownWidth) private var width
        var body: some View { Color.red.frame(width: width, height: pixel) }
    }

    @Test func whatAViewHearsOfTheEnvironmentStandsBesideWhatWasAsked() throws {
        let plain = try inputs(of: "Listener") { Listener() }
        #expect(plain["told Listener.direction"] == .string("leftToRight"))
        #expect(plain["told asked Listener.direction"] == .string("layoutDirection: nothing"))
        #expect(plain["told Listener.pixel"] == .string("0.5"))
        // An author's own values are the author's to make.
        #expect(plain["told Listener.width"] == nil)
        let set = try inputs(of: "Listener") {
            Listener().lineLimit(2).environment(\.layoutDirection, .rightToLeft).environment(\.displayScale, 3)
        }
        #expect(set["told asked Listener.direction"] == .string("layoutDirection: rightToLeft"))
        #expect(set["told asked Listener.pixel"] == .string("pixelLength: 3"))
        #expect(set["told asked Listener.limit"] == .string("lineLimit: 2"))
        #expect(set["told Listener.limit"] == .string("2"))
        let changed = try inputs(of: "Listener") { Listener().transformEnvironment(\.lineLimit) { $0 = 4 } }
        #expect(changed["told asked Listener.limit"] == .string("lineLimit: 4"))
    }

    /// What is asked for inside is joined with what was asked further out, as the values are.
    @Test func whatModifiersAskForTogetherIsTold() throws {
        let still = try inputs(of: "Reading") {
            Reading(\.isScrollEnabled) { $0 ? 1 : 2 }.scrollDisabled(false).scrollDisabled(true)
        }
        #expect(still["told Reading.value"] == .string("false"))
        #expect(still["told asked Reading.value"] == .string("isScrollEnabled: false, true"))
        let hidden = try inputs(of: "Reading") {
            Reading(\.redactionReasons) { $0.isEmpty ? 1 : 2 }.redacted(reason: .placeholder)
        }
        let shown = try inputs(of: "Reading") {
            Reading(\.redactionReasons) { $0.isEmpty ? 1 : 2 }.unredacted().redacted(reason: .placeholder)
        }
        #expect(hidden["told asked Reading.value"] != shown["told asked Reading.value"])
        let filled = try inputs(of: "Reading") {
            Reading(\.symbolVariants) { $0 == .fill ? 2 : 1 }.symbolVariant(.fill)
        }
        #expect(filled["told asked Reading.value"] != .string("symbolVariants: nothing"))
    }

    private struct TimeAxis: Layout {
        var hours: ClosedRange<Double>
        var columns: Range<Int>?
        let format: @Sendable (Double) -> String = { "\($0)" }

        func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize { .zero }
        func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {}
    }

    /// Ranges say themselves what they are made of; a function is made of nothing.
    @Test func aLayoutTellsItsRanges() throws {
        let axis = try inputs(of: "TimeAxis") { TimeAxis(hours: 8...18, columns: 1..<3) { Text("a") } }
        #expect(axis["hours.lowerBound"] == .number(8) && axis["hours.upperBound"] == .number(18))
        #expect(axis["columns.upperBound"] == .number(3))
        #expect(!axis.keys.contains { $0.hasPrefix("format") })
    }

    private struct SizedStyle: ButtonStyle {
        @Environment(\.controlSize) private var size

        func makeBody(configuration: Configuration) -> some View {
            configuration.label.frame(minHeight: size == .small ? 32 : 44)
        }
    }

    private struct Reading<Value>: View {
        @Environment private var value: Value
        private let height: (Value) -> CGFloat

        init(_ path: KeyPath<EnvironmentValues, Value>, height: @escaping (Value) -> CGFloat) {
            _value = Environment(path)
            self.height = height
        }

        var body: some View { Color.red.frame(height: height(value)) }
    }

    /// Modifiers that change nothing by themselves are heard by what reads the environment.
    @Test func whatIsSetIsHeardInTheEnvironment() throws {
        let small = try inputs(of: ".frame") { Button("a") {}.buttonStyle(SizedStyle()).controlSize(.small) }
        #expect(small["minHeight"] == .number(32))
        let plain = try inputs(of: ".frame") { Button("a") {}.buttonStyle(SizedStyle()) }
        #expect(plain["minHeight"] == .number(44))
        let scale = try inputs(of: ".frame") { Reading(\.imageScale) { $0 == .large ? 2 : 1 }.imageScale(.large) }
        #expect(scale["height"] == .number(2))
        let hidden = try inputs(of: ".frame") {
            Reading(\.redactionReasons) { $0.contains(.placeholder) ? 2 : 1 }.redacted(reason: .placeholder)
        }
        #expect(hidden["height"] == .number(2))
        let shown = try inputs(of: ".frame") {
            Reading(\.redactionReasons) { $0.isEmpty ? 1 : 2 }.unredacted().redacted(reason: .placeholder)
        }
        #expect(shown["height"] == .number(1))
        let still = try inputs(of: ".frame") {
            Reading(\.isScrollEnabled) { $0 ? 1 : 2 }.scrollDisabled(false).scrollDisabled(true)
        }
        #expect(still["height"] == .number(2))
        let filled = try inputs(of: ".frame") { Reading(\.symbolVariants) { $0 == .fill ? 2 : 1 }.symbolVariant(.fill) }
        #expect(filled["height"] == .number(2))
        let header = try inputs(of: ".frame") {
            Reading(\.headerProminence) { $0 == .increased ? 2 : 1 }.headerProminence(.increased)
        }
        #expect(header["height"] == .number(2))
    }

    private struct AskingLayout: Layout {
        func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
            CGSize(
                width: subviews[0].dimensions(in: proposal).width, height: subviews[0].dimensions(in: proposal).height)
        }
        func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
            let size = subviews[0].sizeThatFits(proposal)
            let gap = subviews[0].spacing.distance(to: subviews[0].spacing, along: .vertical)
            subviews[0].place(
                at: CGPoint(x: size.width + 0 * gap * subviews[0].priority, y: size.height), anchor: .bottomTrailing,
                proposal: proposal)
        }
    }

    @Test func aLayoutHearsWhatItsSubviewsSay() throws {
        let inputs = try inputs(of: "AskingLayout") { AskingLayout { Text("words").padding(.top, 3) } }
        #expect(!inputs.keys.contains { $0.hasPrefix("told otherwise") })
    }

    @Test func containersThatNobodyWroteSaySo() throws {
        func note(_ axes: Axis.Set, _ kind: String) throws -> InputValue? {
            try inputs(of: kind) {
                ScrollView(axes) {
                    Text("a")
                    Text("b")
                }
            }["stand-in part"]
        }
        #expect(try note(.horizontal, "HStack") == .string("implicit"))
        #expect(try note(.vertical, "VStack") == .string("implicit"))
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

extension EnvironmentValues {
    fileprivate var ownWidth: CGFloat { self[RecordedInputsTests.Width.self] }
}
