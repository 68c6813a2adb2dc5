public import Foundation

/// A view's size at one proposal, and its alignment guides there.
public struct ViewDimensions: Equatable {
    /// The width in points.
    public let width: CGFloat
    /// The height in points.
    public let height: CGFloat

    private let proposal: ProposedViewSize
    /// Nil for a container's own size, which has no explicit guides.
    private let node: LayoutNode?

    package init(node: LayoutNode, proposal: ProposedViewSize, size: CGSize) {
        self.node = node
        self.proposal = proposal
        width = size.width
        height = size.height
    }

    /// The dimensions of a container that children are aligned in.
    package init(container size: CGSize) {
        node = nil
        proposal = ProposedViewSize(size)
        width = size.width
        height = size.height
    }

    /// The guide's value from the leading edge: the explicit one, else the default.
    public subscript(guide: HorizontalAlignment) -> CGFloat { self[guide.key] }
    /// The guide's value from the top edge: the explicit one, else the default.
    public subscript(guide: VerticalAlignment) -> CGFloat { self[guide.key] }

    /// The guide's value where it was set explicitly, or nil.
    public subscript(explicit guide: HorizontalAlignment) -> CGFloat? { explicit(guide.key) }
    /// The guide's value where it was set explicitly, or nil.
    public subscript(explicit guide: VerticalAlignment) -> CGFloat? { explicit(guide.key) }

    package subscript(key: AlignmentKey) -> CGFloat {
        explicit(key) ?? standard(key.standard, key.axis) ?? key.id.defaultValue(in: self)
    }

    /// Where a built-in guide stands by default; nil for a custom one.
    func standard(_ standard: AlignmentKey.Standard, _ axis: Axis) -> CGFloat? {
        let length = axis == .horizontal ? width : height
        return switch standard {
        case .start: 0
        case .middle: length / 2
        case .end: length
        case .custom: nil
        }
    }

    package func explicit(_ key: AlignmentKey) -> CGFloat? { node?.explicitGuide(key, at: proposal) }

    package var size: CGSize { CGSize(width: width, height: height) }

    public static func == (a: ViewDimensions, b: ViewDimensions) -> Bool {
        a.node === b.node && a.proposal == b.proposal && a.width == b.width && a.height == b.height
    }
}
