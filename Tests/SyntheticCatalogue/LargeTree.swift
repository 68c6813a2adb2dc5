import Foundation
package import LayoutEngine
import LayoutRecord
package import LayoutRecording

/// A kind of view nested in itself, or a container with many children: what must neither overflow the stack nor cost more
/// than in proportion to its size.
package struct LargeTree: Sendable {
    /// As a command line names it: `deep-padding`, `broad-HStack`.
    package let name: String
    /// The tree of a depth or a number of children.
    package let view: @MainActor (Int) -> AnyView

    /// Levels that every kind must bear.
    package static let depth = 10_000
    /// Children that every container must bear.
    package static let breadth = 100_000

    package static let all = deep + broad

    /// Records each kind as a scenario of the suites `deep` and `broad`.
    @MainActor package static func suites(depth: Int, breadth: Int) -> [Suite] {
        let offers = Offers([Offer(width: 304, height: nil)])
        return [
            Suite("deep", deep.map { tree in Scenario(tree.name, offers: offers) { tree.view(depth) } }),
            Suite("broad", broad.map { tree in Scenario(tree.name, offers: offers) { tree.view(breadth) } }),
        ]
    }

    private static func deep<Level: View>(
        _ name: String, _ wrap: @escaping @MainActor (AnyView, Int) -> Level
    ) -> LargeTree {
        LargeTree(name: "deep-" + name) { depth in
            (0..<depth).reduce(AnyView(Color.red.frame(width: 10, height: 10))) { AnyView(wrap($0, $1)) }
        }
    }

    private static func broad<Container: View>(
        _ name: String, _ container: @escaping @MainActor (ForEach<Range<Int>, Int, AnyView>) -> Container
    ) -> LargeTree {
        LargeTree(name: "broad-" + name) { count in
            AnyView(container(ForEach(0..<count) { _ in AnyView(Color.red.frame(width: 10, height: 10)) }))
        }
    }
}

extension LargeTree {
    package static let deep: [LargeTree] = [
        deep("padding") { view, _ in view.padding(0.001) },
        deep("frame") { view, _ in view.frame(width: 20) },
        deep("flexible-frame") { view, _ in view.frame(maxWidth: .infinity) },
        deep("fixed-size") { view, _ in view.fixedSize() },
        deep("aspect-ratio") { view, _ in view.aspectRatio(1, contentMode: .fit) },
        deep("offset") { view, _ in view.offset(x: 0.001) },
        deep("position") { view, _ in view.position(x: 5, y: 5) },
        deep("priority") { view, _ in view.layoutPriority(1) },
        deep("alignment-guide") { view, _ in view.alignmentGuide(.leading) { $0[.leading] + 1 } },
        deep("background") { view, _ in view.background { Color.blue } },
        deep("background-of-leaf") { view, _ in Color.blue.background { view } },
        deep("overlay") { view, _ in view.overlay { Color.blue } },
        deep("overlay-of-leaf") { view, _ in Color.blue.overlay { view } },
        deep("opacity") { view, _ in view.opacity(0.5) },
        deep("environment") { view, level in view.environment(\.lineSpacing, CGFloat(level)) },
        deep("font") { view, _ in view.font(.title) },
        deep("id") { view, level in view.id(level) },
        deep("identifier") { view, level in view.accessibilityIdentifier("level \(level)") },
        deep("preference") { view, level in view.preference(key: LevelKey.self, value: level) },
        deep("geometry-change") { view, _ in view.onGeometryChange(for: CGSize.self, of: \.size) { _ in } },
        deep("safe-area-inset") { view, _ in view.safeAreaInset(edge: .top) { Color.blue.frame(height: 0.001) } },
        deep("AnyView") { view, _ in AnyView(view) },
        deep("Group") { view, _ in Group { view } },
        deep("optional") { view, level in Group { if level >= 0 { view } } },
        deep("ForEach") { view, _ in ForEach(0..<1) { _ in view } },
        deep("Section") { view, _ in Section { view } },
        deep("VStack") { view, _ in VStack { view } },
        deep("HStack-and-VStack") { view, level in
            Group { if level.isMultiple(of: 2) { HStack { view } } else { VStack { view } } }
        },
        deep("ZStack") { view, _ in ZStack { view } },
        deep("LazyVStack") { view, _ in LazyVStack { view } },
        deep("LazyVGrid") { view, _ in LazyVGrid(columns: [GridItem(.flexible())]) { view } },
        deep("Grid") { view, _ in Grid { GridRow { view } } },
        deep("ScrollView") { view, _ in ScrollView { view } },
        deep("GeometryReader") { view, _ in GeometryReader { _ in view } },
        deep("ViewThatFits") { view, _ in ViewThatFits { view } },
        deep("Button") { view, _ in Button(action: {}, label: { view }) },
        deep("Layout") { view, _ in WrappingRow { view } },
        deep("AnyLayout") { view, _ in AnyLayout(HStackLayout()) { view } },
        deep("modifier") { view, _ in view.modifier(Plain()) },
        LargeTree(name: "deep-body") { AnyView(Recursive(level: $0)) },
    ]

    package static let broad: [LargeTree] = [
        broad("HStack") { children in HStack { children } },
        broad("VStack") { children in VStack { children } },
        broad("ZStack") { children in ZStack { children } },
        broad("LazyVStack") { children in LazyVStack { children } },
        broad("LazyHStack") { children in LazyHStack { children } },
        broad("LazyVGrid") { children in LazyVGrid(columns: [GridItem(.adaptive(minimum: 20))]) { children } },
        broad("Grid") { children in Grid { children } },
        broad("GridRow") { children in Grid { GridRow { children } } },
        broad("Group") { children in Group { children }.padding(1) },
        broad("ScrollView") { children in ScrollView { children } },
        broad("List") { children in List { children } },
        broad("Layout") { children in WrappingRow { children } },
        broad("modifier") { children in VStack { children.modifier(Plain()) } },
        LargeTree(name: "broad-troubles") { count in
            AnyView(VStack { ForEach(0..<count) { _ in Color.red.frame(width: -1, height: 1) } })
        },
        LargeTree(name: "broad-ids") { count in
            let names = (0..<count).map { "row \($0)" }
            return AnyView(VStack { ForEach(names, id: \.self) { Text(verbatim: $0) } })
        },
        LargeTree(name: "broad-equal-ids") { count in
            let names = Array(repeating: "row", count: count)
            return AnyView(VStack { ForEach(names, id: \.self) { _ in Color.red.frame(height: 1) } })
        },
        LargeTree(name: "broad-grid-cells") { count in
            AnyView(
                Grid {
                    ForEach(0..<(count / 10)) { _ in
                        GridRow { ForEach(0..<10) { _ in Color.red.frame(width: 10, height: 10) } }
                    }
                })
        },
    ]
}

private enum LevelKey: PreferenceKey {
    static let defaultValue = 0
    static func reduce(value: inout Int, nextValue: () -> Int) { value = max(value, nextValue()) }
}

/// An author's modifier that changes nothing.
private struct Plain: ViewModifier {
    func body(content: Content) -> some View { content }
}

/// An author's view that shows itself.
private struct Recursive: View {
    let level: Int

    var body: AnyView { level > 0 ? AnyView(Recursive(level: level - 1)) : AnyView(Color.red) }
}
