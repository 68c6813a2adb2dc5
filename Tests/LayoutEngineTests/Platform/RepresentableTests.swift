import Foundation
import LayoutEngine
import Testing

/// What happened to a representable.
@MainActor private final class Diary {
    var entries: [String] = []
}

/// A view with a natural height.
private final class Bar: NSView {
    override var intrinsicContentSize: CGSize { CGSize(width: NSView.noIntrinsicMetric, height: 24) }
}

private struct BarView: NSViewRepresentable {
    final class Coordinator { var updates = 0 }

    let diary: Diary

    func makeCoordinator() -> Coordinator {
        diary.entries.append("coordinator")
        return Coordinator()
    }

    func makeNSView(context: Context) -> Bar {
        diary.entries.append("make")
        return Bar(frame: .zero)
    }

    func updateNSView(_ view: Bar, context: Context) {
        context.coordinator.updates += 1
        view.tag = context.coordinator.updates
        diary.entries.append("update \(view.tag) \(context.environment.isEnabled)")
    }

    static func dismantleNSView(_ view: Bar, coordinator: Coordinator) {
        dismantled.append(coordinator.updates)
    }

    static var dismantled: [Int] = []
}

/// A view that answers by itself, but for its width where nothing is offered.
private struct SquareView: UIViewRepresentable {
    let diary: Diary

    func makeUIView(context: Context) -> UIView { UIView(frame: .zero) }
    func updateUIView(_ view: UIView, context: Context) {}

    func sizeThatFits(_ proposal: ProposedViewSize, uiView: UIView, context: Context) -> CGSize? {
        diary.entries.append("\(proposal.width.map { "\($0)" } ?? "nil")")
        return proposal.width.map { CGSize(width: $0, height: $0) }
    }
}

private struct BarSwitch: View {
    let diary: Diary
    @State private var isShown = true

    var body: some View {
        VStack {
            Button("Switch") { isShown.toggle() }
            if isShown { BarView(diary: diary) }
        }
    }
}

@MainActor struct RepresentableTests {
    @Test("The default is the natural length where there is one, else the offer, else 10")
    func defaultAlgorithm() {
        let diary = Diary()
        #expect(LaidOut(200, 100) { BarView(diary: diary) }.size == CGSize(width: 200, height: 24))
        #expect(LaidOut(nil, nil) { BarView(diary: diary) }.size == CGSize(width: 10, height: 24))
        #expect(LaidOut(0, nil) { BarView(diary: diary) }.size == CGSize(width: 0, height: 24))
        #expect(LaidOut(.infinity, nil) { BarView(diary: diary) }.size == CGSize(width: CGFloat.infinity, height: 24))
        #expect(LaidOut(50, nil) { SquareView(diary: diary) }.size == CGSize(width: 50, height: 50))
        #expect(LaidOut(nil, 70) { SquareView(diary: diary) }.size == CGSize(width: 10, height: 70))
    }

    @Test("View and coordinator are made once, updated with each update, and dismantled when the view is gone")
    func lifecycle() {
        let diary = Diary()
        BarView.dismantled = []
        let live = LiveView { BarSwitch(diary: diary) }
        live.settle()
        live.settle()
        #expect(diary.entries == ["coordinator", "make", "update 1 true", "update 2 true"])
        live.tap("Switch")
        live.settle()
        #expect(BarView.dismantled == [2])
        live.tap("Switch")
        live.settle()
        #expect(diary.entries.suffix(3) == ["coordinator", "make", "update 1 true"])
        #expect(BarView.dismantled == [2])
    }

    @Test("The container owns the frame; a node bears its representable's name and counts as code") func frame() {
        let view = UIView(frame: CGRect(x: 1, y: 2, width: 3, height: 4))
        struct Held: UIViewRepresentable {
            let view: UIView
            func makeUIView(context: Context) -> UIView { view }
            func updateUIView(_ view: UIView, context: Context) {}
        }
        let laidOut = LaidOut(100, 80) { Held(view: view).padding(10) }
        #expect(view.frame == rect(10, 10, 80, 60))
        #expect(laidOut.all("Held") == [rect(10, 10, 80, 60)])
        #expect(laidOut.frames.first { $0.node.kind == "Held" }?.node.isCode == true)
    }

    @Test("It is asked with several proposals in one layout, each once") func proposals() {
        let diary = Diary()
        _ = LaidOut(300, 100) {
            HStack(spacing: 0) {
                SquareView(diary: diary)
                Color.red.frame(minWidth: 20, maxWidth: 60)
            }
        }
        #expect(Set(diary.entries).count == diary.entries.count && diary.entries.count > 1)
    }

    @Test("A hosting view is as large as its view is ideally") func hosting() {
        let hosting = NSHostingView(rootView: Color.red.frame(width: 40, height: 30).padding(5))
        #expect(hosting.fittingSize == CGSize(width: 50, height: 40))
        hosting.rootView = Color.red.frame(width: 40, height: 30).padding(1)
        #expect(hosting.intrinsicContentSize == CGSize(width: 42, height: 32))
    }
}
