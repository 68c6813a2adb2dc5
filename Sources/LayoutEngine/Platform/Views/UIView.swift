public import Foundation

/// A headless stand-in for UIKit's view: a frame, a natural size and subviews.
@MainActor open class UIView: _PlatformView {
    public private(set) var subviews: [UIView] = []
    public private(set) weak var superview: UIView?
    public var autoresizingMask: AutoresizingMask = []
    public var alpha: CGFloat = 1
    public var isUserInteractionEnabled = true

    public init(frame: CGRect) { super.init(rectangle: frame) }

    public convenience init() { self.init(frame: .zero) }

    /// Nothing is archived here, so nothing can be read from an archive.
    public required init?(coder: NSCoder) { return nil }

    /// Which lengths follow the superview's.
    public struct AutoresizingMask: OptionSet, Sendable {
        public let rawValue: UInt

        public init(rawValue: UInt) { self.rawValue = rawValue }

        public static let flexibleLeftMargin = AutoresizingMask(rawValue: 1)
        public static let flexibleWidth = AutoresizingMask(rawValue: 2)
        public static let flexibleRightMargin = AutoresizingMask(rawValue: 4)
        public static let flexibleTopMargin = AutoresizingMask(rawValue: 8)
        public static let flexibleHeight = AutoresizingMask(rawValue: 16)
        public static let flexibleBottomMargin = AutoresizingMask(rawValue: 32)
    }

    open func addSubview(_ view: UIView) {
        view.removeFromSuperview()
        subviews.append(view)
        view.superview = self
        needsLayout = true
    }

    open func removeFromSuperview() {
        superview?.subviews.removeAll { $0 === self }
        superview = nil
    }

    /// The size that suits the view best in a size: its natural lengths, else its own.
    open func sizeThatFits(_ size: CGSize) -> CGSize {
        let natural = intrinsicContentSize
        return CGSize(
            width: natural.width >= 0 ? natural.width : frame.width,
            height: natural.height >= 0 ? natural.height : frame.height)
    }

    open func sizeToFit() { frame.size = sizeThatFits(frame.size) }

    /// The natural size, with 0 along an axis that has none: no constraints are solved.
    open func systemLayoutSizeFitting(_ targetSize: CGSize) -> CGSize { naturalSize }

    open func setNeedsLayout() { needsLayout = true }

    /// Arranges the subviews.
    open func layoutSubviews() {}

    /// Arranges this view and those below that are due.
    open func layoutIfNeeded() {
        if needsLayout {
            needsLayout = false
            layoutSubviews()
        }
        for view in subviews { view.layoutIfNeeded() }
    }

    override func arrangeIfNeeded() { layoutIfNeeded() }
}
