public import Foundation

/// A headless stand-in for AppKit's view: a frame, a natural size and subviews.
@MainActor open class NSView: _PlatformView {
    public private(set) var subviews: [NSView] = []
    public private(set) weak var superview: NSView?
    public var autoresizingMask: AutoresizingMask = []
    public var wantsLayer = false
    public var alphaValue: CGFloat = 1

    public init(frame frameRect: CGRect) { super.init(rectangle: frameRect) }

    public convenience init() { self.init(frame: .zero) }

    /// Nothing is archived here, so nothing can be read from an archive.
    public required init?(coder: NSCoder) { return nil }

    /// Which lengths follow the superview's.
    public struct AutoresizingMask: OptionSet, Sendable {
        public let rawValue: UInt

        public init(rawValue: UInt) { self.rawValue = rawValue }

        public static let minXMargin = AutoresizingMask(rawValue: 1)
        public static let width = AutoresizingMask(rawValue: 2)
        public static let maxXMargin = AutoresizingMask(rawValue: 4)
        public static let minYMargin = AutoresizingMask(rawValue: 8)
        public static let height = AutoresizingMask(rawValue: 16)
        public static let maxYMargin = AutoresizingMask(rawValue: 32)
    }

    open var isFlipped: Bool { false }

    open func addSubview(_ view: NSView) {
        view.removeFromSuperview()
        subviews.append(view)
        view.superview = self
        needsLayout = true
    }

    open func removeFromSuperview() {
        superview?.subviews.removeAll { $0 === self }
        superview = nil
    }

    open func setFrameSize(_ newSize: CGSize) { frame.size = newSize }
    open func setFrameOrigin(_ newOrigin: CGPoint) { frame.origin = newOrigin }

    /// The smallest size that holds the view's content; 0 along an axis without a natural length.
    open var fittingSize: CGSize { naturalSize }

    /// Arranges the subviews.
    open func layout() {}

    /// Arranges this view and those below that are due.
    open func layoutSubtreeIfNeeded() {
        if needsLayout {
            needsLayout = false
            layout()
        }
        for view in subviews { view.layoutSubtreeIfNeeded() }
    }

    override func arrangeIfNeeded() { layoutSubtreeIfNeeded() }

    open func setContentHuggingPriority(
        _ priority: NSLayoutConstraint.Priority, for orientation: NSLayoutConstraint.Orientation
    ) {}
    open func setContentCompressionResistancePriority(
        _ priority: NSLayoutConstraint.Priority, for orientation: NSLayoutConstraint.Orientation
    ) {}
}

/// Names that priorities of constraints are spelled with. No constraint is solved.
public enum NSLayoutConstraint {
    public struct Priority: Hashable, Sendable {
        public var rawValue: Float

        public init(_ rawValue: Float) { self.rawValue = rawValue }
        public init(rawValue: Float) { self.rawValue = rawValue }

        public static let required = Priority(1000)
        public static let defaultHigh = Priority(750)
        public static let defaultLow = Priority(250)
        public static let fittingSizeCompression = Priority(50)
    }

    public enum Orientation: Sendable { case horizontal, vertical }
}
