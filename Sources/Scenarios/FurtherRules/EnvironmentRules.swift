import Foundation
import LayoutEngine
import LayoutRecording

extension FurtherRules {
    /// What views hear from around them: type sizes, fonts, preferences, spaces, tabs and sheets.
    @ScenarioBuilder static var environmentRules: [Scenario] {
        rule("accessibility sizes") {
            VStack(alignment: .leading) {
                HStack {
                    Image(systemName: "star")
                    Text("large words").font(.callout)
                }
                ScaledMargin()
                Text("of a fixed size").font(.system(size: 11))
            }
            .dynamicTypeSize(.accessibility1)
        }
        rule("limited type sizes") {
            Text("no larger than this")
                .dynamicTypeSize(...DynamicTypeSize.xLarge)
                .dynamicTypeSize(.accessibility3)
        }
        rule("fonts of every kind") {
            VStack(alignment: .leading, spacing: 2) {
                Text("monospaced words").font(.system(.body, design: .monospaced))
                Text("heavy").fontWeight(.heavy) + Text(" and light").fontWeight(.light)
                Text("widely spaced").kerning(1.5).font(.callout)
                Text("tracked").tracking(2)
                Text("loose lines of words that wrap twice or more at this width").font(.body.leading(.loose))
                Text("raised").baselineOffset(5)
            }
            .italic()
        }
        rule("words in little height") {
            VStack(alignment: .leading, spacing: 1) {
                Text("words that would take three lines if there were room for them all").frame(height: 34)
                Text("made smaller to fit into what there is").minimumScaleFactor(0.3).frame(width: 80, height: 16)
                Text("two to three lines of words that go on and on and on until they are cut").lineLimit(2...3)
                Text("head of a text that is cut").lineLimit(1).truncationMode(.head)
                Text("trailing blanks   ").fixedSize()
                Text("Donaudampfschifffahrtsgesellschaft").frame(width: 60)
            }
            .frame(width: 120)
        }
        rule("words of the environment") { ReadsEnvironment().environment(\.layoutDirection, .rightToLeft) }
        rule("joined preferences") {
            HStack(spacing: 3) {
                ForEach([30, 12, 21], id: \.self) { width in
                    box(CGFloat(width), 10).preference(key: LengthsKey.self, value: [CGFloat(width)])
                }
            }
            .overlayPreferenceValue(LengthsKey.self, alignment: .bottomLeading) { lengths in
                Color.red.frame(width: lengths.last ?? 5, height: lengths.first ?? 5)
            }
        }
        rule("a preference that is heard") { LongestOfThree() }
        rule("points of anchors") {
            VStack {
                Text("marked at its side").anchorPreference(key: PointKey.self, value: .trailing) { $0 }
                box(50, 10)
            }
            .padding(6)
            .backgroundPreferenceValue(PointKey.self) { point in
                GeometryReader { proxy in
                    if let point { Color.red.frame(width: proxy[point].x, height: proxy[point].y) }
                }
            }
        }
        rule("spaces in spaces") {
            VStack(spacing: 2) {
                box(10, 12)
                VStack(spacing: 0) {
                    box(20, 7)
                    GeometryReader { proxy in
                        let outer = proxy.frame(in: .named("outer"))
                        let inner = proxy.bounds(of: .named("inner"))
                        Color.red.frame(width: outer.minY, height: -(inner?.minY ?? 0))
                    }
                }
                .padding(.leading, 5)
                .coordinateSpace(.named("inner"))
            }
            .frame(height: 60)
            .coordinateSpace(.named("outer"))
        }
        rule("a size that is heard") { HeardSize() }
        rule("tabs by value") {
            VStack {
                TabView(selection: .constant(2)) {
                    Tab("One", systemImage: "1.circle", value: 1) { box(30, 20) }
                    Tab("Two", systemImage: "2.circle", value: 2) { Text("the second") }
                    Tab("Three", systemImage: "3.circle", value: 3) { Text("the third, which is longer") }
                }
                .fixedSize()
                TabView(selection: .constant("none")) {
                    Text("tagged").tag("a")
                    Text("tagged otherwise").tag("b")
                }
                .fixedSize()
            }
        }
        rule("presented views") {
            VStack {
                Text("below").sheet(isPresented: .constant(true)) { Text("a sheet").frame(maxWidth: .infinity) }
                Text("beside").popover(isPresented: .constant(true)) { Text("a popover of some words").padding(5) }
            }
        }
        rule("split downwards") {
            VSplitView {
                Text("upper")
                box(20, 10)
            }
            .frame(height: 50)
        }
        rule("three columns") {
            NavigationSplitView {
                Text("side")
            } content: {
                Text("content")
            } detail: {
                Text("detail")
            }
            .frame(width: 600, height: 40)
        }
        rule("fields that grow") {
            VStack {
                TextField("Field", text: .constant("words that take several lines at this width"), axis: .vertical)
                TextEditor(text: .constant("edited")).frame(height: 50)
                SecureField("Secret", text: .constant("abc"))
                Picker("Pick", selection: .constant("a")) {
                    Text("a").tag("a")
                    Text("one that is wider").tag("b")
                }
                .labelsHidden()
            }
        }
        rule("links and menus") {
            VStack(alignment: .leading) {
                Link("A link", destination: URL(filePath: "/"))
                Menu("A menu") { Button("Chosen") {} }
                LabeledContent("Title", value: "Value").frame(width: 120)
                Gauge(value: 0.3) {
                    Text("Gauge")
                } currentValueLabel: {
                    Text("30 %")
                }
                Section("Section") { Text("in a section") }
            }
        }
        rule("insets at every edge") {
            Color.red
                .safeAreaInset(edge: .top, alignment: .leading) { box(30, 9) }
                .safeAreaInset(edge: .trailing, spacing: 2) { Text("bar") }
                .frame(height: 80)
        }
        rule("some edges of a safe area") {
            VStack(spacing: 0) {
                Color.red.ignoresSafeArea(edges: .top).frame(height: 20)
                Color.green.ignoresSafeArea()
                Text("at the end").ignoresSafeArea(edges: [.bottom, .trailing])
            }
        }
        .safeArea(EdgeInsets(top: 12, leading: 3, bottom: 8, trailing: 5))
    }
}

private struct ScaledMargin: View {
    @ScaledMetric(relativeTo: .title) private var margin = 6.0

    var body: some View { Text("margin").padding(.leading, margin) }
}

/// As wide as the environment tells it to be.
private struct ReadsEnvironment: View {
    @Environment(\.layoutDirection) private var direction
    @Environment(\.pixelLength) private var pixel
    @Environment(\.dynamicTypeSize) private var size

    var body: some View {
        HStack(spacing: 0) {
            Color.red.frame(width: direction == .rightToLeft ? 40 : 20, height: 8 * pixel)
            Text(size == .large ? "usual" : "unusual")
        }
    }
}

private enum LengthsKey: PreferenceKey {
    static var defaultValue: [CGFloat] { [] }
    static func reduce(value: inout [CGFloat], nextValue: () -> [CGFloat]) { value += nextValue() }
}

private enum PointKey: PreferenceKey {
    static var defaultValue: Anchor<CGPoint>? { nil }
    static func reduce(value: inout Anchor<CGPoint>?, nextValue: () -> Anchor<CGPoint>?) {
        value = value ?? nextValue()
    }
}

private enum LongestKey: PreferenceKey {
    static var defaultValue: CGFloat { 4 }
    static func reduce(value: inout CGFloat, nextValue: () -> CGFloat) { value = max(value, nextValue()) }
}

/// A line as long as the longest of what three views state.
private struct LongestOfThree: View {
    @State private var longest: CGFloat = 0

    var body: some View {
        VStack(alignment: .leading, spacing: 2) {
            ForEach([14, 33, 25], id: \.self) { length in
                box(CGFloat(length), 5).preference(key: LongestKey.self, value: CGFloat(length))
            }
            Color.red.frame(width: longest, height: 3)
        }
        .onPreferenceChange(LongestKey.self) { longest = $0 }
    }

    private func box(_ width: CGFloat, _ height: CGFloat) -> some View { FurtherRules.box(width, height) }
}

/// A square as large as an observer hears that its text is wide.
private struct HeardSize: View {
    @State private var side: CGFloat = 0

    var body: some View {
        VStack {
            Text("heard").onGeometryChange(for: CGFloat.self, of: \.size.width) { side = $0 }
            Color.red.frame(width: side, height: side)
        }
    }
}
