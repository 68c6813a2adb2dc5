public import Foundation

/// A stack from back to front as a layout (SWIFTUI-LAYOUT 7).
public struct ZStackLayout: BuiltInLayout {
    /// The guides by which the children are put over each other.
    public var alignment: Alignment

    /// Each child is offered what the stack is offered.
    public init(alignment: Alignment = .byDefault(.center)) { self.alignment = alignment }

    /// The per-axis maximum of the children with the highest priority, all measured at the same proposal.
    public func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        if subviews.count == 1 { return subviews.nodes.first!.sizeThatFits(proposal) }
        let reach = reach(of: subviews, proposal)
        return CGSize(width: reach.right - reach.left, height: reach.bottom - reach.top)
    }

    public func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
        if subviews.count == 1 {
            subviews.nodes.first!.place(at: bounds.origin, proposal: proposal)
            return
        }
        // Every child is offered the stack's own size, and the largest guide of the highest ones is the common one.
        let offer = ProposedViewSize(bounds.size)
        let reach = reach(of: subviews, offer)
        for node in subviews.nodes {
            let dimensions = node.dimensions(in: offer)
            let x = reach.left.isFinite ? reach.guideX - dimensions[alignment.horizontal.key] : 0
            let y = reach.top.isFinite ? reach.guideY - dimensions[alignment.vertical.key] : 0
            node.place(
                at: CGPoint(x: bounds.minX + (x.isNaN ? 0 : x), y: bounds.minY + (y.isNaN ? 0 : y)), proposal: offer)
        }
    }

    private struct Reach {
        var left: CGFloat = 0
        var right: CGFloat = 0
        var top: CGFloat = 0
        var bottom: CGFloat = 0
        var guideX: CGFloat = 0
        var guideY: CGFloat = 0
    }

    private func reach(of subviews: Subviews, _ proposal: ProposedViewSize) -> Reach {
        var reach = Reach()
        guard let highest = subviews.nodes.map(\.priority).max() else { return reach }
        var first = true
        for node in subviews.nodes where node.priority == highest {
            let dimensions = node.dimensions(in: proposal)
            let x = dimensions[alignment.horizontal.key]
            let y = dimensions[alignment.vertical.key]
            reach.guideX = first ? x : max(reach.guideX, x)
            reach.guideY = first ? y : max(reach.guideY, y)
            first = false
        }
        for node in subviews.nodes where node.priority == highest {
            let dimensions = node.dimensions(in: proposal)
            reach.right = max(reach.right, dimensions.width)
            reach.bottom = max(reach.bottom, dimensions.height)
        }
        return reach
    }
}

/// Views from back to front.
public struct ZStack<Content> {
    private let layout: ZStackLayout
    private let content: Content
}

extension ZStack: View where Content: View {
    public typealias Body = Never

    /// Each child is offered what the stack is offered.
    nonisolated public init(alignment: Alignment = .byDefault(.center), @ViewBuilder content: () -> Content) {
        self.init(layout: ZStackLayout(alignment: alignment), content: content())
    }

    public func _build(_ context: BuildContext, into nodes: inout NodeList) {
        nodes.append(containerNode(layout, kind: "ZStack", content, context))
    }
}

/// The implicit ZStack of several views where one is needed.
@MainActor func implicitPile(_ alignment: Alignment) -> ([LayoutNode], BuildContext) -> LayoutNode {
    { implicit(ContainerNode(ZStackLayout(alignment: alignment), kind: "ZStack", children: $0, $1)) }
}
