import SwiftUI

/// A text view that grows with its text.
struct GrowingTextView: NSViewRepresentable {
    @Binding var text: String
    var font: NSFont = .systemFont(ofSize: 14)
    @Environment(\.isEnabled) private var isEnabled

    class Coordinator: NSObject, NSTextViewDelegate {
        var parent: GrowingTextView

        init(_ parent: GrowingTextView) { self.parent = parent }

        func textDidChange(_ notification: Notification) {
            guard let textView = notification.object as? NSTextView else { return }
            parent.text = textView.string
        }
    }

    func makeCoordinator() -> Coordinator { Coordinator(self) }

    func makeNSView(context: Context) -> NSTextView {
        let textView = PlainTextView(frame: .zero)
        textView.delegate = context.coordinator
        textView.drawsBackground = false
        textView.backgroundColor = .clear
        textView.textContainerInset = NSSize(width: 0, height: 8)
        textView.textContainer?.lineFragmentPadding = 0
        textView.setContentHuggingPriority(.defaultHigh, for: .vertical)
        return textView
    }

    func updateNSView(_ nsView: NSTextView, context: Context) {
        context.coordinator.parent = self
        nsView.isEditable = isEnabled
        nsView.font = font
        if nsView.string != text { nsView.string = text }
    }

    func sizeThatFits(_ proposal: ProposedViewSize, nsView: NSTextView, context: Context) -> CGSize? {
        guard let width = proposal.width, width > 0, width < .infinity else { return nil }
        guard let container = nsView.textContainer, let manager = nsView.layoutManager else { return nil }
        container.containerSize = CGSize(width: width, height: .greatestFiniteMagnitude)
        manager.ensureLayout(for: container)
        let used = manager.usedRect(for: container)
        return CGSize(width: width, height: ceil(used.height) + 2 * nsView.textContainerInset.height)
    }
}

final class PlainTextView: NSTextView {
    override var intrinsicContentSize: NSSize { NSSize(width: NSView.noIntrinsicMetric, height: 30) }
}

struct TitledBox: UIViewRepresentable {
    let title: String

    func makeUIView(context: UIViewRepresentableContext<TitledBox>) -> UIView {
        let view = UIView()
        view.addSubview(UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10)))
        return view
    }

    func updateUIView(_ uiView: UIView, context: UIViewRepresentableContext<TitledBox>) { uiView.tag = title.count }
}
