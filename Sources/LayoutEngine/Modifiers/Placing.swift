public import Foundation

/// The modifier behind `offset`.
public struct _OffsetEffect: Sendable {
    let offset: CGSize
}

extension _OffsetEffect: LayoutModifier {
    public typealias Body = Never

    nonisolated package func node(around child: LayoutNode, _ context: BuildContext) -> LayoutNode {
        OffsetNode(offset, child, isMirrored: context.isMirrored)
    }
}

/// Moves what is shown; its own answer and guides stay as they were (SWIFTUI-LAYOUT 6, trust A). Like every placement it
/// is mirrored where layouts run from the right.
final class OffsetNode: UnaryNode {
    private let offset: CGSize

    init(_ offset: CGSize, _ child: LayoutNode, isMirrored: Bool) {
        self.offset = offset
        super.init(kind: ".offset", child: child, isMirrored: isMirrored)
    }

    override func placeChildren(in size: CGSize, proposal: ProposedViewSize) {
        child.place(at: CGPoint(x: offset.width, y: offset.height), proposal: proposal)
    }

    override func computeGuide(_ key: AlignmentKey, at proposal: ProposedViewSize) -> CGFloat? {
        child.explicitGuide(key, at: proposal)
    }

    override var inputs: [NodeInput] { [NodeInput("x", offset.width), NodeInput("y", offset.height)] }
}

/// The modifier behind `position`.
public struct _PositionLayout: Sendable {
    let position: CGPoint
}

extension _PositionLayout: LayoutModifier {
    public typealias Body = Never

    nonisolated package func node(around child: LayoutNode, _ context: BuildContext) -> LayoutNode {
        PositionNode(position, child, isMirrored: context.isMirrored)
    }
}

/// Answers the whole proposal, a nil axis by the child; the child is offered that size and its centre put at the point
/// (SWIFTUI-LAYOUT 6, trust B).
final class PositionNode: UnaryNode {
    private let position: CGPoint

    init(_ position: CGPoint, _ child: LayoutNode, isMirrored: Bool) {
        self.position = position
        super.init(kind: ".position", child: child, isMirrored: isMirrored)
    }

    override func computeSize(_ proposal: ProposedViewSize) -> CGSize {
        if proposal.width != nil, proposal.height != nil { return proposal.taken() }
        let size = child.sizeThatFits(proposal)
        return proposal.taken(by: size)
    }

    override func placeChildren(in size: CGSize, proposal: ProposedViewSize) {
        let offer = ProposedViewSize(size)
        let own = child.dimensions(in: offer)
        func start(_ center: CGFloat, _ length: CGFloat) -> CGFloat { length.isFinite ? center - length / 2 : 0 }
        child.place(
            at: CGPoint(x: start(position.x, own.width), y: start(position.y, own.height)), proposal: offer)
    }

    override func computeGuide(_ key: AlignmentKey, at proposal: ProposedViewSize) -> CGFloat? { nil }
    override var inputs: [NodeInput] { [NodeInput("x", position.x), NodeInput("y", position.y)] }
}

/// The modifier behind `layoutPriority`.
public struct _LayoutPriority: Sendable {
    let value: Double
}

extension _LayoutPriority: LayoutModifier {
    public typealias Body = Never

    nonisolated package func node(around child: LayoutNode, _ context: BuildContext) -> LayoutNode {
        PriorityNode(value, child)
    }
}

final class PriorityNode: UnaryNode {
    private let value: Double

    init(_ value: Double, _ child: LayoutNode) {
        self.value = value
        super.init(kind: ".layoutPriority", child: child)
    }

    override var ownPriority: Double { value }
    override var inputs: [NodeInput] { [NodeInput("value", CGFloat(value))] }
}

/// The modifier behind `alignmentGuide`.
public struct _AlignmentGuide {
    let key: AlignmentKey
    let value: (ViewDimensions) -> CGFloat
}

extension _AlignmentGuide: LayoutModifier {
    public typealias Body = Never

    nonisolated package func node(around child: LayoutNode, _ context: BuildContext) -> LayoutNode {
        GuideNode(self, child)
    }
}

/// Sets a guide from the child's dimensions; the other guides stay the child's (SWIFTUI-LAYOUT 12).
final class GuideNode: UnaryNode {
    private let guide: _AlignmentGuide

    init(_ guide: _AlignmentGuide, _ child: LayoutNode) {
        self.guide = guide
        super.init(kind: ".alignmentGuide", child: child, guideSources: child.guideSources.union(.set))
    }

    override func computeGuide(_ key: AlignmentKey, at proposal: ProposedViewSize) -> CGFloat? {
        guard key == guide.key else { return child.explicitGuide(key, at: proposal) }
        let dimensions = child.dimensions(in: proposal)
        let value = guide.value(dimensions)
        // Arithmetic with an infinite view's own length may well be no number.
        if value.isNaN, dimensions.width.isFinite, dimensions.height.isFinite {
            context.report(.nanOrigin, at: self, "its guide \(key.name) is not a number")
        }
        return value
    }

    override var guideNames: [String] { [guide.key.name] }
    override var inputs: [NodeInput] {
        [NodeInput("axis", guide.key.axis.description), NodeInput("guide", guide.key.name)]
    }
    override var isCode: Bool { true }
}

nonisolated extension View {
    /// Moves what is shown without moving its place in the layout.
    public func offset(_ offset: CGSize) -> some View { modifier(_OffsetEffect(offset: offset)) }
    /// The same, axis by axis.
    public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some View { offset(CGSize(width: x, height: y)) }

    /// Puts the view's centre at a point of the room it is offered, which it takes whole.
    public func position(_ position: CGPoint) -> some View { modifier(_PositionLayout(position: position)) }
    /// The same, axis by axis.
    public func position(x: CGFloat = 0, y: CGFloat = 0) -> some View { position(CGPoint(x: x, y: y)) }

    /// How early the stack around the view serves it; 0 unless set.
    public func layoutPriority(_ value: Double) -> some View { modifier(_LayoutPriority(value: value)) }

    /// Sets one of the view's alignment guides, in points from its leading or top edge.
    public func alignmentGuide(
        _ g: HorizontalAlignment, computeValue: @escaping (ViewDimensions) -> CGFloat
    ) -> some View { modifier(_AlignmentGuide(key: g.key, value: computeValue)) }

    public func alignmentGuide(
        _ g: VerticalAlignment, computeValue: @escaping (ViewDimensions) -> CGFloat
    ) -> some View { modifier(_AlignmentGuide(key: g.key, value: computeValue)) }
}
