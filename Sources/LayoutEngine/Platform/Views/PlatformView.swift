public import Foundation

/// What AppKit's and UIKit's views have in common: a rectangle and views inside. Nothing is drawn and no constraints are
/// solved; autoresizing masks are kept and, but for a scroll view's document, have no effect.
@MainActor open class _PlatformView {
    /// The rectangle in the superview's space, in points. Its container sets it: a view answers sizes, it does not choose
    /// its frame.
    open var frame: CGRect {
        didSet {
            guard frame.size != oldValue.size else { return }
            needsLayout = true
            frameSizeDidChange()
        }
    }
    private var boundsOrigin = CGPoint.zero
    /// The rectangle in the view's own space: as large as the frame, and moved where the view shows scrolled content.
    open var bounds: CGRect {
        get { CGRect(origin: boundsOrigin, size: frame.size) }
        set {
            boundsOrigin = newValue.origin
            frame.size = newValue.size
        }
    }
    /// Whether the views inside are to be arranged anew.
    open var needsLayout = true
    public var translatesAutoresizingMaskIntoConstraints = true
    public var isHidden = false
    public var clipsToBounds = false
    public var tag = 0
    public var toolTip: String?

    package init(rectangle: CGRect) { frame = rectangle }

    /// The natural size; `noIntrinsicMetric` on an axis that has none.
    open var intrinsicContentSize: CGSize {
        CGSize(width: _PlatformView.noIntrinsicMetric, height: _PlatformView.noIntrinsicMetric)
    }

    /// Stands for a length that a view does not have by itself.
    nonisolated public static let noIntrinsicMetric: CGFloat = -1

    open func invalidateIntrinsicContentSize() { needsLayout = true }

    /// What a view does at once when its size changes.
    func frameSizeDidChange() {}

    /// Arranges the views inside, where that is due.
    func arrangeIfNeeded() {}

    /// The natural size, with 0 where there is none: no constraints are solved.
    var naturalSize: CGSize {
        let natural = intrinsicContentSize
        return CGSize(width: max(0, natural.width), height: max(0, natural.height))
    }

    /// What the default algorithm of a representable answers: the natural lengths where the view has some, else what it
    /// is offered and 10 where nothing is.
    final func defaultSize(_ proposal: ProposedViewSize) -> CGSize {
        let natural = intrinsicContentSize
        let offered = proposal.taken()
        return CGSize(
            width: natural.width >= 0 ? natural.width : offered.width,
            height: natural.height >= 0 ? natural.height : offered.height)
    }
}
