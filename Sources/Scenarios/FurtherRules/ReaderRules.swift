import Foundation
import LayoutEngine
import LayoutRecording

extension FurtherRules {
    /// Content that is built from a size, a place, an anchor or a preference, and state that follows a size.
    @ScenarioBuilder static var readerRules: [Scenario] {
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
        rule("bounds of a space") {
            VStack(spacing: 0) {
                Text("of a size of its own")
                GeometryReader { proxy in
                    let bounds = proxy.bounds(of: .named("around")) ?? .zero
                    Color.red.frame(width: bounds.width / 2, height: bounds.height / 4)
                }
                .frame(width: 30, height: 12)
            }
            .padding(5)
            .coordinateSpace(.named("around"))
        }
        rule("place in a scroll view") {
            VStack(spacing: 0) {
                box(20, 13)
                ScrollView {
                    box(10, 6)
                    GeometryReader { proxy in Color.red.frame(height: proxy.frame(in: .scrollView).minY) }
                        .frame(height: 30)
                }
            }
            .frame(height: 80)
        }
        rule("preferences of what shows") {
            VStack(alignment: .leading, spacing: 2) {
                ViewThatFits {
                    box(400, 8).preference(key: WidthKey.self, value: 70)
                    box(40, 8).preference(key: WidthKey.self, value: 30)
                    box(10, 8).preference(key: WidthKey.self, value: 90)
                }
                box(12, 5).preference(key: WidthKey.self, value: 20).transformPreference(WidthKey.self) { $0 += 15 }
            }
            .overlayPreferenceValue(WidthKey.self, alignment: .topLeading) { width in
                Color.red.frame(width: width, height: 3)
            }
        }
        rule("state in three steps") { ThreeSteps() }
        rule("width of the widest") { WidestWidth() }
        rule("state from a size") { FollowingHeight() }
    }
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

/// A width that is heard, from which a height follows, from which a padding follows.
private struct ThreeSteps: View {
    @State private var length: CGFloat = 0
    @State private var height: CGFloat = 0

    var body: some View {
        VStack(alignment: .leading, spacing: 1) {
            Text("heard").onGeometryChange(for: CGFloat.self, of: \.size.width) { length = $0 }
            Color.red.frame(width: 20, height: length / 2)
                .onGeometryChange(for: CGFloat.self, of: \.size.height) { height = $0 }
            FurtherRules.box(10, 4).padding(.leading, height)
        }
    }
}
