import Foundation

/// The first of several views that fits the room it is offered (SWIFTUI-LAYOUT 11).
///
/// Every candidate is a child in the record, with the answers it gave; only the chosen one is placed and has a frame.
public struct ViewThatFits<Content> {
    let axes: Axis.Set
    let content: Content
}

extension ViewThatFits: View where Content: View {
    public typealias Body = Never

    /// - Parameter axes: the axes on which a candidate must fit.
    nonisolated public init(in axes: Axis.Set = [.horizontal, .vertical], @ViewBuilder content: () -> Content) {
        self.init(axes: axes, content: content())
    }

    public func _build(_ context: BuildContext, into nodes: inout NodeList) {
        nodes.append(
            FittingNode(
                axes, builtChildren(content, context.entering(.content)), context.layout,
                isMirrored: context.isMirrored))
    }
}

/// Chooses the first child whose ideal length is at most the proposed one on every constrained axis, else the last. A
/// nil proposal fits anything, and with no axis the first child is taken (SWIFTUI-LAYOUT 11, trust A).
package final class FittingNode: LayoutNode {
    private let axes: Axis.Set

    init(_ axes: Axis.Set, _ candidates: [LayoutNode], _ context: LayoutContext, isMirrored: Bool) {
        self.axes = axes
        super.init(context, kind: "ViewThatFits", children: candidates, isMirrored: isMirrored)
    }

    private func choice(_ proposal: ProposedViewSize) -> LayoutNode? {
        let ideal = ProposedViewSize(
            width: axes.contains(.horizontal) ? nil : proposal.width,
            height: axes.contains(.vertical) ? nil : proposal.height)
        // The last one is taken whether it fits or not, so it need not be asked.
        return children.dropLast().first { child in
            let size = child.sizeThatFits(ideal)
            return fits(size.width, proposal.width, .horizontal) && fits(size.height, proposal.height, .vertical)
        } ?? children.last
    }

    private func fits(_ length: CGFloat, _ offered: CGFloat?, _ axis: Axis) -> Bool {
        guard let offered, axes.contains(axis) else { return true }
        return length <= offered
    }

    override func computeSize(_ proposal: ProposedViewSize) -> CGSize {
        choice(proposal)?.sizeThatFits(proposal) ?? .zero
    }

    override func placeChildren(in size: CGSize, proposal: ProposedViewSize) {
        choice(proposal)?.place(at: .zero, proposal: proposal)
    }

    override func computeGuide(_ key: AlignmentKey, at proposal: ProposedViewSize) -> CGFloat? {
        choice(proposal)?.explicitGuide(key, at: proposal)
    }

    override package var inputs: [NodeInput] { [NodeInput("axes", axes.words)] }
}
