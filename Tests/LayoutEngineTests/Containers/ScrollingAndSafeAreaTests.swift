import Foundation
import LayoutEngine
import Testing

@MainActor struct ScrollingAndSafeAreaTests {
    @Test("A scroll view offers its own width and nil, and is as wide as its content") func vertical() {
        let laidOut = LaidOut(200, 100) {
            ScrollView {
                box("a", 50, 80)
                box("b", 60, 80)
            }
        }
        #expect(laidOut.size == CGSize(width: 60, height: 100))
        #expect(laidOut["b"] == rect(0, 88, 60, 80))
    }

    @Test("Both axes are offered nil") func both() {
        let laidOut = LaidOut(200, 100) { ScrollView([.horizontal, .vertical]) { Color.red.named("c") } }
        #expect(laidOut.size == CGSize(width: 200, height: 100))
        #expect(laidOut["c"] == rect(0, 0, 10, 10))
    }

    @Test("A nil proposal along the scrolled axis gets the content's length; an empty one is still greedy") func edges()
    {
        #expect(LaidOut(200, nil) { ScrollView { box("a", 50, 80) } }.size == CGSize(width: 50, height: 80))
        #expect(LaidOut(200, 90) { ScrollView {} }.size.height == 90)
    }

    @Test("A frame relative to its container follows the scroll view it stands in") func relative() {
        let laidOut = LaidOut(320, 100) {
            HStack(spacing: 0) {
                Color.red.frame(width: 20)
                ScrollView(.horizontal) {
                    HStack(spacing: 10) {
                        ForEach(0..<3, id: \.self) { page in
                            Color.blue.frame(height: 10)
                                .containerRelativeFrame(.horizontal, count: 2, spacing: 10).named("\(page)")
                        }
                    }
                }
            }
        }
        #expect(laidOut["1"] == rect(20 + 155, 45, 145, 10))
        let root = LaidOut(320, 100) { Color.red.containerRelativeFrame(.vertical) { length, _ in length / 4 } }
        #expect(root.size == CGSize(width: 320, height: 25))
    }

    @Test("A safe area inset is served first") func inset() {
        let laidOut = LaidOut(100, 100) {
            Color.red.named("c").safeAreaInset(edge: .bottom, alignment: .trailing, spacing: 4) { box("bar", 30, 20) }
        }
        #expect(laidOut.size == CGSize(width: 100, height: 100))
        #expect(laidOut["c"] == rect(0, 0, 100, 76))
        #expect(laidOut["bar"] == rect(70, 80, 30, 20))
        let top = LaidOut(100, 100) {
            Color.red.named("c").safeAreaInset(edge: .top, spacing: 0) { box("bar", 30, 20) }
        }
        #expect(top["c"] == rect(0, 20, 100, 80))
        #expect(top["bar"] == rect(35, 0, 30, 20))
    }

    @Test("Padding of the safe area keeps views inside, and what ignores the safe area reaches into it")
    func safeAreaPadding() {
        let laidOut = LaidOut(80, 60) {
            ZStack {
                Color.red.named("c").ignoresSafeArea()
                Color.red.named("t")
            }
            .safeAreaPadding(10)
        }
        #expect(laidOut.size == CGSize(width: 80, height: 60))
        #expect(laidOut["c"] == rect(0, 0, 80, 60))
        #expect(laidOut["t"] == rect(10, 10, 60, 40))
        let top = LaidOut(80, 60) { Color.red.named("c").ignoresSafeArea().safeAreaPadding(.horizontal) }
        #expect(top["c"] == rect(0, 0, 80, 60))
        let plain = LaidOut(80, 60) { Color.red.named("c").safeAreaPadding(.top, 4) }
        #expect(plain["c"] == rect(0, 4, 80, 56))
    }

    @Test("The root stays inside a safe area that is set, and may ignore it") func safeArea() {
        var options = EngineOptions()
        options.safeArea = EdgeInsets(top: 20, leading: 0, bottom: 10, trailing: 0)
        let inside = LaidOut(100, 200, options: options) { Color.red.named("c") }
        #expect(inside["c"] == rect(0, 20, 100, 170))
        let outside = LaidOut(100, 200, options: options) { Color.red.named("c").ignoresSafeArea(edges: .top) }
        #expect(outside["c"] == rect(0, 0, 100, 190))
        #expect(LaidOut(100, 200) { Color.red.named("c").ignoresSafeArea() }["c"] == rect(0, 0, 100, 200))
    }

    @Test("Stand-ins take what they are offered") func standIns() {
        let list = LaidOut(200, 100) { List { box("a", 10, 22) } }
        #expect(list.size == CGSize(width: 200, height: 100))
        #expect(list["a"] == rect(16, 11, 10, 22))
        #expect(LaidOut(200, 100) { NavigationStack { box("a", 10, 20) } }["a"] == rect(95, 40, 10, 20))
        let tabs = LaidOut(200, 100) {
            TabView(selection: .constant(2)) {
                box("a", 10, 20).tag(1)
                box("b", 20, 20).tag(2)
            }
        }
        #expect(tabs["a"].isNull)
        #expect(tabs["b"] == rect(90, 40, 20, 20))
    }

    @Test("The elements of a bound collection are bound") func boundElements() {
        final class Store { var values = [1, 2, 3] }
        let store = Store()
        let binding = Binding(get: { store.values }, set: { store.values = $0 })
        let laidOut = LaidOut(nil, nil) {
            ForEach(binding, id: \.self) { $value in box("\(value)", 10, 10) }
        }
        #expect(laidOut["3"] == rect(0, 36, 10, 10))
    }
}
