import Foundation
import LayoutEngine
import Testing

/// What observers of geometry see, and that being seen changes nothing.
@MainActor @Suite struct GeometryObservationTests {
    private struct Measured: View {
        @State private var width: CGFloat = 0
        let isObserved: Bool
        var body: some View {
            if isObserved {
                label.onGeometryChange(for: CGFloat.self) {
                    $0.size.width
                } action: {
                    width = $0
                }
            } else {
                label
            }
        }
        private var label: some View { Color.red.frame(width: 96, height: 16).padding(12) }
    }

    @Test func firesWithTheFirstValueAndSettlesInTwo() {
        let view = LiveView { Measured(isObserved: true) }
        #expect(view.settle() == 2)
        #expect(view.firings.map(\.new) == ["120"])
        #expect(view.firings.map(\.old) == [nil])
        #expect(view.firings.first?.writes.map(\.name) == ["Measured.width"])
        #expect(view.settle() == 1)
        #expect(view.firings.isEmpty)
    }

    @Test func observingAddsNoNode() {
        let observed = LiveView { Measured(isObserved: true) }
        let plain = LiveView { Measured(isObserved: false) }
        observed.settle()
        plain.settle()
        #expect(observed.picture == plain.picture)
    }

    private final class Log { var entries: [String] = [] }

    @Test func tellsOldAndNewAndOnlyWhatDiffers() {
        let log = Log()
        let view = LiveView {
            Color.red.frame(height: 20).onGeometryChange(for: CGFloat.self) {
                $0.size.width
            } action: { old, new in
                log.entries.append("\(old) \(new)")
            }
        }
        view.settle(width: 100)
        view.settle(width: 100, height: 400)
        view.settle(width: 140)
        #expect(log.entries == ["100.0 100.0", "100.0 140.0"])
    }

    @Test(arguments: [("outer", "10 20"), ("inner", "0 5")])
    func tellsFramesInNamedSpaces(space: String, origin: String) {
        let log = Log()
        let view = LiveView {
            Color.red.frame(width: 10, height: 10)
                .onGeometryChange(for: CGPoint.self) {
                    $0.frame(in: .named(space)).origin
                } action: {
                    log.entries.append("\(Int($0.x)) \(Int($0.y))")
                }
                .padding(.top, 5).coordinateSpace(.named("inner"))
                .padding(EdgeInsets(top: 15, leading: 10, bottom: 0, trailing: 0))
                .coordinateSpace(name: "outer")
        }
        view.settle(width: nil)
        #expect(log.entries == [origin])
    }

    @Test func readerBuildsItsContentFromItsSize() {
        let view = LiveView {
            GeometryReader { proxy in
                Color.red.frame(width: proxy.size.width / 2, height: 10)
                Color.blue
            }
        }
        view.settle(width: 80, height: 40)
        let frame = view.node(".frame")
        #expect(frame?.size == CGSize(width: 40, height: 10))
        #expect(frame?.builder === view.node("GeometryReader"))
        #expect(view.nodes.last?.size == CGSize(width: 80, height: 40))
        view.settle(width: nil)
        #expect(view.node("GeometryReader")?.size == CGSize(width: 10, height: 10))
    }

    private struct Counter: View {
        @State private var count = 0
        var body: some View {
            Button("\(count)") { count += 1 }
        }
    }

    @Test func stateInsideAReaderLasts() {
        let view = LiveView { GeometryReader { _ in Counter() } }
        view.settle()
        view.tap("0")
        view.settle()
        view.tap("1")
        view.settle(width: 50)
        #expect(view.node("Button")?.text == "2")
    }
}
