import Foundation
import LayoutEngine
import Testing

/// Sheets, covers and popovers: nothing until they are presented.
@MainActor struct PresentationTests {
    private struct Screen: View {
        @State private var isShown = false
        @State private var gone = 0

        var body: some View {
            VStack(spacing: 0) {
                box("a", 40, 10).sheet(isPresented: $isShown, onDismiss: { gone += 1 }) { Presented() }
                Button("show \(gone)") { isShown = true }
            }
        }
    }

    private struct Presented: View {
        @Environment(\.dismiss) private var dismiss
        @Environment(\.isPresented) private var isPresented

        var body: some View {
            Button(isPresented ? "close" : "nothing") { dismiss() }.frame(maxWidth: .infinity, maxHeight: .infinity)
        }
    }

    @Test("A sheet is laid out at the window's size while it is shown, and dismissed from inside") func sheet() {
        let view = LiveView { Screen() }
        view.settle(width: 300, height: 200)
        #expect(view.node(".sheet") == nil)
        view.tap("show 0")
        view.settle(width: 300, height: 200)
        #expect(view.node(".sheet")?.size == CGSize(width: 40, height: 10))
        #expect(view.node("Presented")?.size == CGSize(width: 300, height: 200))
        view.tap("close")
        view.settle(width: 300, height: 200)
        #expect(view.node(".sheet") == nil)
        #expect(view.nodes.contains { $0.text == "show 1" })
    }

    private struct Thing: Identifiable { let id: Int }

    @Test("A popover has its ideal size, and moves nothing") func popover() {
        let laidOut = LaidOut(100, 100) {
            HStack(spacing: 0) {
                box("a", 10, 10).popover(item: .constant(Thing(id: 30))) { box("p", CGFloat($0.id), 20) }
                box("b", 10, 10).fullScreenCover(item: .constant(Thing?.none)) { _ in box("no", 1, 1) }
            }
        }
        #expect(laidOut.size == CGSize(width: 20, height: 10))
        #expect(laidOut["p"] == rect(0, 0, 30, 20))
        #expect(laidOut["b"] == rect(10, 0, 10, 10))
        #expect(laidOut["no"].isNull)
    }

    private struct Menus: View {
        @State private var done = 0

        var body: some View {
            VStack(spacing: 0) {
                Menu("More") {
                    box("first", 30, 10)
                    Menu("Inner") { box("inner", 5, 5) }
                }
                Menu("Do \(done)") {
                    box("never", 5, 5)
                } primaryAction: {
                    done += 1
                }
                box("b", 50, 10)
            }
        }
    }

    @Test("A tap opens a menu, which moves nothing, and another closes it; a menu with an action of its own does that")
    func menu() {
        let view = LiveView { Menus() }
        func tap(_ words: String) {
            view.nodes.first { $0.control != nil && label(of: $0) == words }?.control?.tap?()
            view.settle()
        }
        view.settle()
        let before = view.node("VStack")?.size
        #expect(!view.nodes.contains { $0.identifier == "first" })
        tap("More")
        #expect(view.node(".menu")?.children.count == 2)
        #expect(view.nodes.first { $0.identifier == "first" }?.globalOrigin == view.node(".menu")?.globalOrigin)
        #expect(!view.nodes.contains { $0.identifier == "inner" })
        #expect(view.node("VStack")?.size == before)
        tap("Inner")
        #expect(view.nodes.contains { $0.identifier == "inner" })
        tap("More")
        #expect(view.node(".menu") == nil)
        tap("Do 0")
        #expect(view.nodes.contains { $0.text == "Do 1" })
        #expect(!view.nodes.contains { $0.identifier == "never" })
    }
}
