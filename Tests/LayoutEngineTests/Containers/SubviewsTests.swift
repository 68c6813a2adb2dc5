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
