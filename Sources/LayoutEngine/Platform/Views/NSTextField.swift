public import Foundation

/// A headless stand-in for AppKit's field and label. A label has the size of its text, rounded up, and 2 points at both
/// sides; a field is 6 points higher than a line of its text and has no width of its own. These numbers are ours.
@MainActor open class NSTextField: NSView {
    open var stringValue = "" {
        didSet { attributed = nil }
    }
    public var font: NSFont? = .systemFont(ofSize: NSFont.systemFontSize)
    public var textColor: NSColor?
    public var placeholderString: String?
    public var isEditable = true
    public var isSelectable = true
    public var isBordered = true
    public var isBezeled = true
    public var drawsBackground = true
    /// The most lines of a wrapping label; 0 does not limit.
    public var maximumNumberOfLines = 0
    /// The width at which a wrapping label breaks its lines for its natural size; 0 does not limit.
    public var preferredMaxLayoutWidth: CGFloat = 0
    private var attributed: NSAttributedString?
    private let measured = MeasuredString()

    public convenience init(labelWithString stringValue: String) {
        self.init(frame: .zero)
        self.stringValue = stringValue
        maximumNumberOfLines = 1
        isEditable = false
        isBordered = false
        isBezeled = false
        drawsBackground = false
    }

    public convenience init(wrappingLabelWithString stringValue: String) {
        self.init(labelWithString: stringValue)
        maximumNumberOfLines = 0
    }

    public convenience init(string: String) {
        self.init(frame: .zero)
        stringValue = string
    }

    open var attributedStringValue: NSAttributedString {
        get {
            attributed
                ?? NSAttributedString(string: stringValue, attributes: font.map { [.font: $0] } ?? [:])
        }
        set {
            stringValue = newValue.string
            attributed = newValue
        }
    }

    /// What a label keeps free at each side, and what a field adds to a line.
    private static let sideInset: CGFloat = 2
    private static let fieldExtraHeight: CGFloat = 6

    private func textSize(width: CGFloat, lineLimit: Int) -> CGSize {
        let size = measured.size(
            measured.key(attributedStringValue, emptyFont: font, width: width, height: 0, lineLimit: lineLimit))
        return CGSize(width: size.width.rounded(.up), height: size.height.rounded(.up))
    }

    open override var intrinsicContentSize: CGSize {
        if isEditable {
            let line = textSize(width: 0, lineLimit: 1)
            return CGSize(width: _PlatformView.noIntrinsicMetric, height: line.height + Self.fieldExtraHeight)
        }
        return sizeThatFits(CGSize(width: preferredMaxLayoutWidth, height: 0))
    }

    /// The label's size with its lines broken for a width in points; 0 or less does not limit.
    open func sizeThatFits(_ size: CGSize) -> CGSize {
        let inner = size.width > 0 ? max(size.width - 2 * Self.sideInset, .leastNonzeroMagnitude) : 0
        let text = textSize(width: inner, lineLimit: maximumNumberOfLines)
        return CGSize(width: text.width + 2 * Self.sideInset, height: text.height)
    }
}
