public import Foundation

/// What a text view tells its delegate. A headless text view is not typed into, so nothing is ever told.
@MainActor @preconcurrency public protocol NSTextViewDelegate: AnyObject {
    func textDidChange(_ notification: Notification)
}

extension NSTextViewDelegate {
    public func textDidChange(_ notification: Notification) {}
}

/// A headless stand-in for AppKit's text view, with both text stacks. It starts with the newer one; asking for
/// `layoutManager` switches to the older one for good.
@MainActor open class NSTextView: NSView {
    public let textStorage: NSTextStorage?
    public let textContainer: NSTextContainer?
    /// The newer stack; nil in compatibility mode.
    public private(set) var textLayoutManager: NSTextLayoutManager?
    private var older: NSLayoutManager?
    /// What is kept free around the container, in points: its width at both sides, its height above and below.
    open var textContainerInset = CGSize.zero {
        didSet { trackFrame() }
    }
    public weak var delegate: (any NSTextViewDelegate)?
    public var isEditable = true
    public var isSelectable = true
    public var isRichText = true
    public var drawsBackground = true
    public var backgroundColor = NSColor.textBackgroundColor
    public var textColor: NSColor?
    /// Whether `sizeToFit` changes the height, and the width.
    public var isVerticallyResizable = true
    public var isHorizontallyResizable = false
    public var minSize = CGSize.zero
    public var maxSize = CGSize(width: 10_000_000, height: 10_000_000)

    /// A view with the newer stack, whose container follows its width.
    public override init(frame frameRect: CGRect) {
        textStorage = NSTextStorage(string: "")
        textContainer = NSTextContainer()
        super.init(frame: frameRect)
        textContainer?.widthTracksTextView = true
        connect()
    }

    /// A view for a container. The older stack is used where the container has one.
    public init(frame frameRect: CGRect, textContainer container: NSTextContainer?) {
        older = container?.older
        textStorage = older?.textStorage ?? NSTextStorage(string: "")
        textContainer = container ?? NSTextContainer()
        super.init(frame: frameRect)
        connect()
    }

    public convenience init(usingTextLayoutManager: Bool) {
        self.init(frame: .zero)
        if !usingTextLayoutManager { _ = layoutManager }
    }

    private func connect() {
        textContainer?.textView = self
        trackFrame()
        guard older == nil else { return }
        let manager = NSTextLayoutManager()
        manager.storage = textStorage
        manager.textContainer = textContainer
        textLayoutManager = manager
    }

    public required init?(coder: NSCoder) { return nil }

    /// The older stack. Asking for it switches to compatibility mode: `textLayoutManager` is nil from then on.
    public var layoutManager: NSLayoutManager? {
        if let older { return older }
        textLayoutManager = nil
        textContainer?.textLayoutManager = nil
        let manager = compatibilityManager()
        older = manager
        return manager
    }

    private func compatibilityManager() -> NSLayoutManager {
        let manager = NSLayoutManager()
        manager.textStorage = textStorage
        if let textContainer { manager.addTextContainer(textContainer) }
        return manager
    }

    /// The font of all text; 12 points where none was chosen.
    public var font: NSFont? {
        didSet { restyle() }
    }

    private var attributes: [NSAttributedString.Key: Any] { font.map { [.font: $0] } ?? [:] }

    private func restyle() {
        guard let textStorage else { return }
        textStorage.emptyFont = font
        textStorage.setAttributes(attributes, range: NSRange(location: 0, length: textStorage.length))
    }

    open var string: String {
        get { textStorage?.string ?? "" }
        set { textStorage?.setAttributedString(NSAttributedString(string: newValue, attributes: attributes)) }
    }

    override func frameSizeDidChange() { trackFrame() }

    private func trackFrame() {
        guard let textContainer else { return }
        if textContainer.widthTracksTextView {
            textContainer.size.width = max(0, frame.width - 2 * textContainerInset.width)
        }
        if textContainer.heightTracksTextView {
            textContainer.size.height = max(0, frame.height - 2 * textContainerInset.height)
        }
    }

    /// The lines' rectangle after a layout, by the stack that is in use: the newer one is asked first.
    private var usedRectangle: CGRect {
        guard let textContainer else { return .zero }
        if let textLayoutManager {
            textLayoutManager.ensureLayout(for: textLayoutManager.documentRange)
            return textLayoutManager.usageBoundsForTextContainer
        }
        older?.ensureLayout(for: textContainer)
        return older?.usedRect(for: textContainer) ?? .zero
    }

    /// Makes the view as large as its text with padding and insets, rounded up to whole points, along the axes that are
    /// resizable and within `minSize` and `maxSize`.
    open func sizeToFit() {
        let used = usedRectangle
        let padding = textContainer?.lineFragmentPadding ?? 0
        var size = frame.size
        if isHorizontallyResizable {
            let needed = (used.width + 2 * (padding + textContainerInset.width)).rounded(.up)
            size.width = min(max(needed, minSize.width), maxSize.width)
        }
        if isVerticallyResizable {
            let needed = (used.height + 2 * textContainerInset.height).rounded(.up)
            size.height = min(max(needed, minSize.height), maxSize.height)
        }
        frame.size = size
    }

    /// A scroll view with a text view in it, which is as wide as the viewport.
    public static func scrollableTextView() -> NSScrollView {
        let scrollView = NSScrollView(frame: .zero)
        let textView = NSTextView(frame: .zero)
        textView.autoresizingMask = .width
        scrollView.documentView = textView
        return scrollView
    }
}
