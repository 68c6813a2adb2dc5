public import Foundation

/// The viewport of a scroll view: its bounds are the visible part of the document.
@MainActor open class NSClipView: NSView {
    open var documentView: NSView? {
        didSet {
            oldValue?.removeFromSuperview()
            if let documentView { addSubview(documentView) }
        }
    }

    /// Moves the document, in points.
    open func scroll(to newOrigin: CGPoint) { bounds.origin = newOrigin }

    /// The visible part of the document, in its space.
    open var documentVisibleRect: CGRect { bounds }
}

/// A headless stand-in for AppKit's scroll view. The document's size and the content's (the viewport's) are two numbers.
/// Scrollers lie over the content and take no room.
@MainActor open class NSScrollView: NSView {
    public let contentView: NSClipView
    public var hasVerticalScroller = false
    public var hasHorizontalScroller = false
    public var autohidesScrollers = false
    public var drawsBackground = true
    public var backgroundColor = NSColor.controlBackgroundColor

    public override init(frame frameRect: CGRect) {
        contentView = NSClipView(frame: CGRect(origin: .zero, size: frameRect.size))
        super.init(frame: frameRect)
        addSubview(contentView)
    }

    public required init?(coder: NSCoder) { return nil }

    open var documentView: NSView? {
        get { contentView.documentView }
        set {
            contentView.documentView = newValue
            tile()
        }
    }

    /// The viewport's size in points, whatever the document's is.
    open var contentSize: CGSize { contentView.frame.size }

    open var documentVisibleRect: CGRect { contentView.documentVisibleRect }

    override func frameSizeDidChange() { tile() }

    open override func layout() { tile() }

    /// Gives the viewport the scroll view's size, and the document the lengths that its autoresizing mask ties to the
    /// viewport's. A text view is then as high as its text, and never lower than the viewport.
    open func tile() {
        contentView.frame = CGRect(origin: .zero, size: frame.size)
        guard let documentView else { return }
        if documentView.autoresizingMask.contains(.width) { documentView.frame.size.width = contentSize.width }
        if documentView.autoresizingMask.contains(.height) { documentView.frame.size.height = contentSize.height }
        if let textView = documentView as? NSTextView {
            textView.sizeToFit()
            if textView.isVerticallyResizable, textView.frame.height < contentSize.height {
                textView.frame.size.height = contentSize.height
            }
        }
    }
}
