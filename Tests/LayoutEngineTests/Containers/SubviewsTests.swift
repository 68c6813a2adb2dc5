import Foundation
import LayoutEngine
import Testing

private struct PinnedKey: ContainerValueKey { static let defaultValue = false }
private struct TraitKey: _ViewTraitKey { static let defaultValue = 0 }

extension ContainerValues {
    fileprivate var isPinned: Bool {
        get { self[PinnedKey.self] }
        set { self[PinnedKey.self] = newValue }
    }
}

/// Containers that are given the views of some content one by one.
@MainActor struct SubviewsTests {
    private struct Divided<Content: View>: View {
        @ViewBuilder let content: Content

        var body: some View {
            VStack(spacing: 0) {
                Group(subviews: content) { subviews in
                    ForEach(subviews) { subview in
                        subview.padding(.leading, subview.containerValues.isPinned ? 5 : 0)
                        if subview.id != subviews.last?.id { box("line\(subview[TraitKey.self])", 1, 1) }
                    }
                }
            }
        }
    }

    private final class Kept {}

    private struct Holding: View {
        let kept: Kept
        var body: some View { box("a", 10, 10) }
    }

    @Test("Content is let go with the tree that it was built for", arguments: [false, true])
    func released(inSections: Bool) {
        weak var held: Kept?
        func layOut(_ kept: Kept) -> CGSize {
            held = kept
            if inSections {
                return LaidOut(nil, nil) { Group(sections: Holding(kept: kept)) { ForEach($0) { $0.content } } }.size
            }
            return LaidOut(nil, nil) { Group(subviews: Holding(kept: kept)) { ForEach($0) { $0 } } }.size
        }
        #expect(layOut(Kept()) == CGSize(width: 10, height: 10))
        #expect(held == nil)
    }

    @Test("Groups, loops and conditionals are taken apart") func group() {
        let laidOut = LaidOut(nil, nil) {
            Divided {
                box("a", 10, 10)._trait(TraitKey.self, 7)
                ForEach(0..<2) { box("b\($0)", 10, 10).containerValue(\.isPinned, $0 == 1).padding(1) }
                EmptyView()
                if true { box("c", 10, 10) }
            }
        }
        #expect(laidOut.size == CGSize(width: 17, height: 47))
        #expect(laidOut["a"] == rect(3.5, 0, 10, 10))
        #expect(laidOut["line7"] == rect(8, 10, 1, 1))
        #expect(laidOut["b0"] == rect(3.5, 12, 10, 10))
        #expect(laidOut["b1"] == rect(6, 25, 10, 10))
        #expect(laidOut["c"] == rect(3.5, 37, 10, 10))
    }

    @Test("Ids of views are the same before a loop over them and in it") func ids() {
        let laidOut = LaidOut(nil, nil) {
            HStack(spacing: 0) {
                Group(subviews: ForEach(0..<3) { box("\($0)", 10, 10) }) { subviews in
                    let last = subviews.last?.id
                    ForEach(subviews) { subview in
                        subview
                        if subview.id != last { box("gap", 2, 2) }
                    }
                }
            }
        }
        #expect(laidOut.size == CGSize(width: 34, height: 10))
        #expect(laidOut["2"] == rect(24, 0, 10, 10))
    }

    @Test("Some of the views can be put in as they are") func slice() {
        let laidOut = LaidOut(nil, nil) {
            HStack(spacing: 0) {
                Group(subviews: ForEach(0..<3) { box("\($0)", 10, 10) }) { subviews in
                    VStack(spacing: 0) { subviews.dropFirst() }
                    subviews.first
                }
            }
        }
        #expect(laidOut["1"] == rect(0, 0, 10, 10))
        #expect(laidOut["2"] == rect(0, 10, 10, 10))
        #expect(laidOut["0"] == rect(10, 5, 10, 10))
    }

    private struct Rows<Content: View>: View {
        @ViewBuilder let content: Content

        var body: some View {
            VStack(alignment: .leading, spacing: 0) {
                ForEach(sections: content) { section in
                    HStack(alignment: .top, spacing: 0) {
                        section.header
                        section.content
                        if !section.footer.isEmpty { section.footer }
                    }
                }
            }
        }
    }

    @Test("Sections are handed out with their ends; views outside make one of their own") func sections() {
        let laidOut = LaidOut(nil, nil) {
            Rows {
                Section {
                    box("a", 10, 10)
                    box("b", 10, 10)
                } header: {
                    box("h", 10, 4)
                }
                box("x", 10, 10)
                box("y", 10, 10)
                Section {
                    ForEach(0..<1) { _ in box("c", 10, 10) }
                } footer: {
                    box("f", 5, 5)
                }
            }
        }
        #expect(laidOut.size == CGSize(width: 30, height: 30))
        let expected: [String: CGRect] = [
            "h": rect(0, 0, 10, 4), "a": rect(10, 0, 10, 10), "b": rect(20, 0, 10, 10), "x": rect(0, 10, 10, 10),
            "y": rect(10, 10, 10, 10), "c": rect(0, 20, 10, 10), "f": rect(10, 20, 5, 5),
        ]
        for (name, frame) in expected { #expect(laidOut[name] == frame, "\(name)") }
    }

    @Test("A group is given all sections") func sectionGroup() {
        let laidOut = LaidOut(nil, nil) {
            Group(sections: ForEach(0..<3) { number in Section("\(number)") { box("\(number)", 10, 10) } }) {
                sections in
                ForEach(sections) { $0.content }
                box("n", CGFloat(sections.count), 1)
            }
        }
        #expect(laidOut["n"].width == 3)
        #expect(laidOut["2"].size == CGSize(width: 10, height: 10))
    }

    @Test("A view takes the environment of the place where it is put") func environment() {
        let laidOut = LaidOut(nil, nil, options: .squareText) {
            HStack(spacing: 0) {
                ForEach(
                    subviews: Group {
                        Text("a").named("a")
                        Text("b").named("b")
                    }
                ) { $0.letters(20) }
            }
            .letters(10)
        }
        #expect(laidOut["b"] == rect(20, 0, 20, 20))
    }

    private struct Root: _VariadicView.MultiViewRoot {
        func body(children: _VariadicView.Children) -> some View {
            ForEach(children.reversed()) { child in child.id(as: String.self) == "x" ? nil : child }
        }
    }

    @Test("The older form, and ids") func variadic() {
        let laidOut = LaidOut(nil, nil) {
            HStack(spacing: 0) {
                _VariadicView.Tree(Root()) {
                    box("a", 10, 10)
                    box("b", 20, 10).id("x")
                    box("c", 30, 10)
                }
            }
        }
        #expect(laidOut.size == CGSize(width: 40, height: 10))
        #expect(laidOut["a"] == rect(30, 0, 10, 10))
    }

    private struct Counter: View {
        @State private var count = 0
        var body: some View { Button("n\(count)") { count += 1 } }
    }

    @Test("A view keeps its state") func state() {
        let view = LiveView { Divided { Counter() } }
        view.settle()
        view.tap("n0")
        view.settle()
        view.tap("n1")
        view.settle()
        #expect(view.nodes.contains { $0.text == "n2" })
    }

    @Test("A section that is closed shows its header") func section() {
        let closed = LaidOut(nil, nil) {
            VStack(spacing: 0) {
                Section(isExpanded: .constant(false)) {
                    box("a", 10, 10)
                } header: {
                    box("h", 10, 5)
                }
            }
        }
        #expect(closed.size == CGSize(width: 10, height: 5))
    }

    @Test("Tabs of a selection's type") func tabs() {
        enum Place: Hashable { case home, search }
        let laidOut = LaidOut(100, 100) {
            TabView(selection: .constant(Place.search)) {
                Tab("Home", systemImage: "house", value: Place.home) { box("h", 10, 10) }
                TabSection("More") { Tab("Search", systemImage: "glass", value: .search) { box("s", 20, 20) }.badge(2) }
            }
        }
        #expect(laidOut["s"] == rect(40, 40, 20, 20))
        #expect(laidOut["h"].isNull)
    }

    @Test(
        "Markdown of attributed strings",
        arguments: [
            ("a **b** *c* `d`", "a b c d"), ("# Head\n\nOne\ntwo\n- three", "HeadOne twothree"), ("1. x **y", "x **y"),
        ]) func markdown(source: String, plain: String) throws
    {
        #expect(String(try AttributedString(markdown: source).characters) == plain)
        #expect(LaidOut(nil, nil) { Text((try? AttributedString(markdown: source)) ?? "") }.root.text == plain)
        let bold = LaidOut(nil, nil) { Text((try? AttributedString(markdown: "**wide**")) ?? "") }
        #expect(bold.size.width == LaidOut(nil, nil) { Text("wide").bold() }.size.width)
    }
}
