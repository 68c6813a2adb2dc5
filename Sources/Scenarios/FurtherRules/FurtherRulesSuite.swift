import Foundation
import LayoutEngine
import LayoutRecording

extension Suite {
    /// Rules of the engine that neither the systems nor `layoutRules` use: stand-ins, readers, preferences, room that is
    /// kept clear, cut words. A change of one of them would go by unseen.
    static var furtherRules: Suite {
        Suite(
            "further-rules",
            FurtherRules.containerRules + FurtherRules.gridRules + FurtherRules.roomRules + FurtherRules.readerRules
                + FurtherRules.textRules + FurtherRules.controlRules + FurtherRules.standInRules
                + FurtherRules.furtherRoomRules + FurtherRules.unusualRules + FurtherRules.environmentRules
                + FurtherRules.edgeRules + FurtherRules.handedRules)
    }
}

/// Each rule in a view as small as shows it, at the width where it does.
@MainActor enum FurtherRules {
    static func rule(
        _ name: String, @ViewBuilder _ content: @escaping @MainActor () -> some View
    ) -> Scenario { Scenario(name, offers: .widths(200), content: content) }

    static func box(_ width: CGFloat, _ height: CGFloat) -> some View {
        Color.blue.frame(width: width, height: height)
    }

    @ScenarioBuilder fileprivate static var containerRules: [Scenario] {
        rule("lazy column") {
            ScrollView {
                LazyVStack(alignment: .trailing) {
                    Text("words in a lazy column that wrap")
                    box(30, 12)
                    Text("more words")
                }
            }
        }
        rule("lazy row") {
            ScrollView(.horizontal) {
                LazyHStack(alignment: .bottom, spacing: 6) { ForEach(0..<6) { box(40, CGFloat(10 + 3 * $0)) } }
            }
        }
        rule("merged guides") {
            HStack(alignment: .firstTextBaseline) {
                VStack {
                    Text("upper").font(.title)
                    Text("lower")
                }
                Text("beside")
                VStack { box(12, 12) }
            }
        }
        rule("last baselines") {
            HStack(alignment: .lastTextBaseline) {
                Text("two lines of words here").frame(width: 60)
                Text("one").padding(.top, 5)
            }
        }
        rule("custom guide") {
            HStack(alignment: .axle) {
                VStack {
                    box(10, 10)
                    box(10, 20).alignmentGuide(.axle) { $0.height / 4 }
                    box(10, 6).alignmentGuide(.axle) { _ in 2 }
                }
                box(20, 50)
            }
        }
        rule("gaps of text") {
            VStack {
                Text("upper").font(.body.leading(.loose))
                Text("lower")
                Text("padded").padding(.top, 2)
                Text("framed").frame(height: 30)
                Text("last")
            }
        }
        rule("infinitely flexible") {
            HStack(spacing: 2) {
                Color.red.frame(minWidth: 50, maxWidth: .infinity)
                Color.green
                Text("words").layoutPriority(2)
                Spacer(minLength: 4).layoutPriority(1)
            }
        }
        rule("right to left") {
            VStack(alignment: .leading) {
                HStack {
                    Text("first")
                    box(20, 10)
                }
                box(60, 8).padding(.leading, 10)
            }
            .environment(\.layoutDirection, .rightToLeft)
        }
    }

    @ScenarioBuilder fileprivate static var gridRules: [Scenario] {
        rule("spanning cells") {
            Grid(horizontalSpacing: 4, verticalSpacing: 6) {
                GridRow {
                    Text("a")
                    Text("wide words")
                    box(20, 10)
                }
                GridRow {
                    Text("this one takes two columns").gridCellColumns(2)
                    Color.red
                }
                Divider()
                GridRow {
                    box(9, 9)
                    Text("end")
                }
            }
        }
        rule("aligned cells") {
            Grid(alignment: .bottomLeading) {
                GridRow(alignment: .firstTextBaseline) {
                    Text("big").font(.title)
                    Text("small").gridColumnAlignment(.trailing)
                    box(10, 40)
                }
                GridRow {
                    box(12, 30)
                    box(8, 8)
                    box(6, 6).gridCellAnchor(.topTrailing)
                }
                Color.green.gridCellUnsizedAxes([.horizontal, .vertical])
            }
        }
        rule("tracks of a lazy grid") {
            LazyVGrid(
                columns: [
                    GridItem(.fixed(40)), GridItem(.flexible(minimum: 20, maximum: 60), spacing: 3),
                    GridItem(.adaptive(minimum: 25), alignment: .topLeading),
                ], alignment: .leading, spacing: 5
            ) {
                ForEach(0..<7) { number in box(CGFloat(10 + number), CGFloat(8 + 2 * number)) }
            }
        }
        rule("rows of a lazy grid") {
            LazyHGrid(rows: [GridItem(.fixed(20)), GridItem(.flexible())], spacing: 7) {
                ForEach(0..<5) { number in box(CGFloat(10 + 4 * number), 8) }
            }
        }
        rule("sections of a lazy grid") {
            LazyVGrid(columns: [GridItem(.flexible()), GridItem(.flexible())]) {
                Section {
                    ForEach(0..<3) { _ in Text("cell") }
                } header: {
                    Text("a header that is wide")
                }
            }
        }
    }

    @ScenarioBuilder fileprivate static var roomRules: [Scenario] {
        rule("inset at the bottom") {
            Color.red
                .safeAreaInset(edge: .bottom, alignment: .trailing, spacing: 3) { box(50, 14) }
                .frame(height: 100)
        }
        rule("inset at the leading edge") {
            Text("words beside it").safeAreaInset(edge: .leading) { box(14, 20) }
        }
        rule("relative to a container") {
            ScrollView {
                VStack(spacing: 0) {
                    Color.red.containerRelativeFrame(.horizontal, count: 3, span: 2, spacing: 4).frame(height: 5)
                    Color.blue.containerRelativeFrame(.horizontal, alignment: .leading).frame(height: 5)
                }
            }
            .frame(width: 120, height: 60)
        }
        rule("own ratio") {
            HStack(spacing: 2) {
                box(30, 15).aspectRatio(contentMode: .fit)
                Color.red.frame(idealWidth: 20, idealHeight: 40).aspectRatio(contentMode: .fit).frame(height: 60)
            }
        }
        rule("position without an offer") { box(10, 10).position(x: 4, y: 6).frame(height: 30) }
        rule("scrolled both ways") {
            ScrollView([.horizontal, .vertical]) { box(300, 40) }.frame(height: 50)
        }
        rule("choice by height") {
            ViewThatFits(in: .vertical) {
                box(20, 110)
                box(20, 70)
                Text("small")
            }
        }
    }

    @ScenarioBuilder fileprivate static var readerRules: [Scenario] {
        rule("content from a size") {
            GeometryReader { proxy in
                HStack(spacing: 0) {
                    Color.red.frame(width: proxy.size.width / 3)
                    if proxy.size.width > 150 { Text("wide") }
                }
            }
            .frame(height: 40)
            .padding(.trailing, 20)
        }
        rule("place in a space") {
            VStack(spacing: 3) {
                box(20, 10)
                GeometryReader { proxy in Color.red.frame(height: proxy.frame(in: .named("all")).minY) }
            }
            .frame(height: 60)
            .coordinateSpace(name: "all")
        }
        rule("mark from an anchor") {
            VStack(alignment: .leading) {
                Text("unmarked")
                Text("marked").anchorPreference(key: MarkKey.self, value: .bounds) { $0 }
            }
            .padding(4)
            .overlayPreferenceValue(MarkKey.self) { mark in
                GeometryReader { proxy in
                    if let mark {
                        Color.red.frame(width: proxy[mark].width, height: 2)
                            .offset(x: proxy[mark].minX, y: proxy[mark].maxY)
                    }
                }
            }
        }
        rule("width of the widest") { WidestWidth() }
        rule("state from a size") { FollowingHeight() }
    }

    @ScenarioBuilder fileprivate static var textRules: [Scenario] {
        rule("truncation") {
            VStack(alignment: .leading) {
                Text("cut in the middle of these words").truncationMode(.middle)
                Text("cut at the head of these words").truncationMode(.head)
                Text("made smaller until it fits").minimumScaleFactor(0.5)
                // One of the widths is a little less than the words.
                ForEach(0..<16) { number in
                    Text("tightened").allowsTightening(true).frame(width: CGFloat(44 + 2 * number))
                }
            }
            .lineLimit(1)
            .frame(width: 110)
        }
        rule("runs") {
            VStack {
                Text("plain ") + Text("bold").bold() + Text(" and ") + Text("large").font(.title)
                Text("raised").baselineOffset(4) + Text(" words")
                Text("LONGUNBROKENWORDTHATHASNOBREAKS").frame(width: 90)
                Text("soft\u{AD}hyphen\u{AD}ated").frame(width: 60)
                Text("reserved").lineLimit(2...4)
                Text("upper case").textCase(.uppercase)
                Text("line\n\nends")
            }
        }
    }

    @ScenarioBuilder fileprivate static var controlRules: [Scenario] {
        rule("labels and pictures") {
            VStack {
                Label("A label", systemImage: "star")
                HStack {
                    Image("picture").resizable().frame(width: 20, height: 30)
                    Image(systemName: "circle").font(.title)
                }
            }
        }
        rule("controls") {
            VStack {
                Toggle("Toggle", isOn: .constant(true))
                Slider(value: .constant(0.5))
                TextField("Field", text: .constant("words"))
                Stepper("Stepper", value: .constant(3))
                Button("Button") {}
            }
        }
        rule("list") {
            List {
                Text("first row")
                Text("second row")
            }
            .frame(height: 120)
        }
    }
}

private enum Axle: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { context.height * 3 / 4 }
}

extension VerticalAlignment {
    fileprivate static let axle = VerticalAlignment(Axle.self)
}

private enum MarkKey: PreferenceKey {
    static var defaultValue: Anchor<CGRect>? { nil }
    static func reduce(value: inout Anchor<CGRect>?, nextValue: () -> Anchor<CGRect>?) { value = value ?? nextValue() }
}

private enum WidthKey: PreferenceKey {
    static var defaultValue: CGFloat { 0 }
    static func reduce(value: inout CGFloat, nextValue: () -> CGFloat) { value = max(value, nextValue()) }
}

/// Rows that are all as wide as the widest, by a preference.
private struct WidestWidth: View {
    @State private var width: CGFloat?

    var body: some View {
        VStack(alignment: .leading) {
            row("short")
            row("a longer one")
        }
        .onPreferenceChange(WidthKey.self) { width = $0 }
    }

    private func row(_ words: String) -> some View {
        Text(words)
            .padding(3)
            .background(GeometryReader { Color.clear.preference(key: WidthKey.self, value: $0.size.width) })
            .frame(width: width, alignment: .leading)
    }
}

/// A bar as high as the text beside it, by state.
private struct FollowingHeight: View {
    @State private var height: CGFloat = 10

    var body: some View {
        HStack(alignment: .top) {
            Color.red.frame(width: 4, height: height)
            Text("words that take as many lines as they need to")
                .onGeometryChange(for: CGFloat.self, of: \.size.height) { height = $0 }
        }
    }
}
