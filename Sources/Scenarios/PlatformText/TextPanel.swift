import Foundation
import LayoutEngine

/// A text view in a platform's scroll view: as large as it is offered, whatever its document's size is.
struct TextPanel: NSViewRepresentable {
    let text: String

    func makeNSView(context: Context) -> NSScrollView { NSTextView.scrollableTextView() }

    func updateNSView(_ view: NSScrollView, context: Context) {
        guard let textView = view.documentView as? NSTextView else { return }
        textView.textContainerInset = TextBox.inset
        textView.string = text
    }
}

/// A platform's label: its natural size is its text's, rounded up. It leaves its size to the default algorithm.
struct PlatformLabel: NSViewRepresentable {
    let text: String

    func makeNSView(context: Context) -> NSTextField { NSTextField(labelWithString: text) }
    func updateNSView(_ view: NSTextField, context: Context) { view.stringValue = text }
}

/// A platform's view without a natural size.
struct PlatformBlock: NSViewRepresentable {
    func makeNSView(context: Context) -> NSView { NSView(frame: .zero) }
    func updateNSView(_ view: NSView, context: Context) {}
}
