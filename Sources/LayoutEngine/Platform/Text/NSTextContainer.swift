public import Foundation

/// The room that text is laid out in. The width less the padding on both sides is what lines are broken for.
public class NSTextContainer {
    /// In points; 0 or less does not limit, as AppKit has it.
    public var size: CGSize
    /// What is kept free at both ends of every line, in points; 5 is AppKit's default.
    public var lineFragmentPadding: CGFloat = 5
    /// Whether the width follows the text view's.
    public var widthTracksTextView = false
    public var heightTracksTextView = false
    /// The most lines; 0 does not limit.
    public var maximumNumberOfLines = 0
    public internal(set) weak var textView: NSTextView?
    weak var older: NSLayoutManager?
    /// The newer stack's manager; nil where the older one is in use.
    public internal(set) weak var textLayoutManager: NSTextLayoutManager?

    public init(size: CGSize = .zero) { self.size = size }

    public convenience init(containerSize: CGSize) { self.init(size: containerSize) }

    /// The older name of `size`.
    public var containerSize: CGSize {
        get { size }
        set { size = newValue }
    }

    /// The older stack's manager. Asking for it switches the text view to that stack.
    public var layoutManager: NSLayoutManager? {
        guard let textView else { return older }
        nonisolated(unsafe) var manager: NSLayoutManager?
        MainActor.assumeIsolated { manager = textView.layoutManager }
        return manager
    }
}

/// A text with the layout that was ensured for it: one container's in one of the stacks.
final class EnsuredLayout {
    private let measured = MeasuredString()
    private var known: (key: MeasuredString.Key, padding: CGFloat, used: CGRect)?

    private func key(_ string: NSAttributedString, _ container: NSTextContainer) -> MeasuredString.Key {
        let padding = 2 * container.lineFragmentPadding
        // A container that is not wider than its padding breaks after every character.
        let width = container.size.width > 0 ? max(container.size.width - padding, .leastNonzeroMagnitude) : 0
        return measured.key(
            string, emptyFont: (string as? NSTextStorage)?.emptyFont, width: width, height: container.size.height,
            lineLimit: container.maximumNumberOfLines)
    }

    func ensure(_ string: NSAttributedString, _ container: NSTextContainer) {
        let key = key(string, container)
        let padding = container.lineFragmentPadding
        guard known?.key != key || known?.padding != padding else { return }
        known = (key, padding, CGRect(origin: CGPoint(x: padding, y: 0), size: measured.size(key)))
    }

    /// The rectangle of the lines without padding; zero where no layout was ensured for what the container holds now.
    func used(_ string: NSAttributedString, _ container: NSTextContainer) -> CGRect {
        guard let known, known.key == key(string, container), known.padding == container.lineFragmentPadding else {
            return .zero
        }
        return known.used
    }
}
