public import Foundation

/// A two-dimensional shape: as a view it takes what it is offered, 10 by 10 where nothing is.
public protocol Shape: Sendable, Animatable, View where Body == Never {
    nonisolated func path(in rect: CGRect) -> Path
    nonisolated func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize
}

extension Shape {
    nonisolated public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
        proposal.replacingUnspecifiedDimensions()
    }

    public func _build(_ context: BuildContext, into nodes: inout NodeList) {
        nodes.append(ShapeNode(self, context.layout))
    }
}

/// A shape that can be drawn a little smaller.
public protocol InsettableShape: Shape {
    associatedtype InsetShape: InsettableShape
    nonisolated func inset(by amount: CGFloat) -> InsetShape
}

final class ShapeNode: LeafNode {
    private let shape: any Shape

    init(_ shape: any Shape, _ context: LayoutContext) {
        self.shape = shape
        super.init(context, kind: kindName(of: type(of: shape)), isArithmetic: false)
    }

    override func computeSize(_ proposal: ProposedViewSize) -> CGSize { shape.sizeThatFits(proposal) }
    override var inputs: [NodeInput] { reflectedInputs(of: shape) }
}

/// A rectangle that fills its frame.
public struct Rectangle: InsettableShape {
    nonisolated public init() {}
    nonisolated public func path(in rect: CGRect) -> Path { Path(rect) }
    nonisolated public func inset(by amount: CGFloat) -> some InsettableShape { self }
}

/// How the corners of a rounded rectangle bend.
public enum RoundedCornerStyle: Hashable, Sendable { case circular, continuous }

/// A rectangle with round corners that fills its frame.
public struct RoundedRectangle: InsettableShape {
    public var cornerSize: CGSize
    public var style: RoundedCornerStyle

    nonisolated public init(cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous) {
        self.init(cornerSize: CGSize(width: cornerRadius, height: cornerRadius), style: style)
    }

    nonisolated public init(cornerSize: CGSize, style: RoundedCornerStyle = .continuous) {
        self.cornerSize = cornerSize
        self.style = style
    }

    nonisolated public func path(in rect: CGRect) -> Path { Path(roundedRect: rect, cornerSize: cornerSize) }
    nonisolated public func inset(by amount: CGFloat) -> some InsettableShape { self }
}

/// A circle as large as its frame allows.
public struct Circle: InsettableShape {
    nonisolated public init() {}
    nonisolated public func path(in rect: CGRect) -> Path {
        let side = min(rect.width, rect.height)
        return Path(ellipseIn: CGRect(x: rect.midX - side / 2, y: rect.midY - side / 2, width: side, height: side))
    }

    /// A circle answers a square: the smaller of the two lengths it is offered.
    nonisolated public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
        let size = proposal.replacingUnspecifiedDimensions(by: CGSize(width: CGFloat.infinity, height: .infinity))
        let side = min(size.width, size.height)
        guard proposal.width != nil || proposal.height != nil else { return CGSize(width: 10, height: 10) }
        return CGSize(width: side, height: side)
    }
    nonisolated public func inset(by amount: CGFloat) -> some InsettableShape { self }
}

/// An ellipse that fills its frame.
public struct Ellipse: InsettableShape {
    nonisolated public init() {}
    nonisolated public func path(in rect: CGRect) -> Path { Path(ellipseIn: rect) }
    nonisolated public func inset(by amount: CGFloat) -> some InsettableShape { self }
}

/// A rectangle whose shorter sides are half circles.
public struct Capsule: InsettableShape {
    public var style: RoundedCornerStyle

    nonisolated public init(style: RoundedCornerStyle = .continuous) { self.style = style }
    nonisolated public func path(in rect: CGRect) -> Path {
        let radius = min(rect.width, rect.height) / 2
        return Path(roundedRect: rect, cornerSize: CGSize(width: radius, height: radius))
    }
    nonisolated public func inset(by amount: CGFloat) -> some InsettableShape { self }
}
