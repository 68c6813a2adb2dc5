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
}
