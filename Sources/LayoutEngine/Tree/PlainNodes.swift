import Foundation

/// A node without children.
package class LeafNode: LayoutNode {
    init(_ context: LayoutContext, kind: String, guideSources: GuideSources = [], isArithmetic: Bool = true) {
        super.init(
            context, kind: kind, children: [], isMirrored: false, guideSources: guideSources,
            isArithmetic: isArithmetic)
    }
}

/// A node for a view that is not there.
final class EmptyNode: LeafNode {
    package init(_ context: LayoutContext) { super.init(context, kind: "EmptyView") }
}

/// A node with one child that it treats as itself unless a subclass says otherwise.
package class UnaryNode: LayoutNode {
    package final let child: LayoutNode

    override package final var modified: LayoutNode? { child }

    init(
        kind: String, child: LayoutNode, isMirrored: Bool = false, guideSources: GuideSources? = nil,
        isArithmetic: Bool = false
    ) {
        self.child = child
        super.init(
            child.context, kind: kind, children: [child], isMirrored: isMirrored, guideSources: guideSources,
            isArithmetic: isArithmetic)
    }

    override func computeSize(_ proposal: ProposedViewSize) -> CGSize { child.sizeThatFits(proposal) }

    override func placeChildren(in size: CGSize, proposal: ProposedViewSize) {
        child.place(at: .zero, proposal: proposal)
    }

    /// The child's explicit guide, moved to where the child stands.
    override func computeGuide(_ key: AlignmentKey, at proposal: ProposedViewSize) -> CGFloat? {
        runPlacement(in: sizeThatFits(proposal), proposal: proposal, mirrors: false)
        guard let value = child.explicitGuide(key, at: child.placedProposal) else { return nil }
        return value + (key.axis == .horizontal ? child.origin.x : child.origin.y)
    }

    override package var ownPriority: Double { child.priority }
    override package var ownSpacing: ViewSpacing { child.spacing }
}

/// A view with a body: the same for layout as what its body shows.
final class PassThroughNode: UnaryNode {
    /// For a stand-in of the engine's own: what it is made of.
    private let type: Any.Type

    init(kind: String, child: LayoutNode, of type: Any.Type) {
        self.type = type
        super.init(kind: kind, child: child)
    }

    override var inputs: [NodeInput] { GivenNote.words(of: type).map { [NodeInput(Self.givenNote, $0)] } ?? [] }
}

/// A leaf that takes what it is offered, and 10 points where nothing is (SWIFTUI-LAYOUT 1, trust A).
final class FillingNode: LeafNode {
    private let given: () -> [NodeInput]

    /// - Parameter inputs: made where somebody records.
    init(_ context: LayoutContext, kind: String, inputs: @autoclosure @escaping () -> [NodeInput] = []) {
        given = inputs
        super.init(context, kind: kind)
    }

    override var inputs: [NodeInput] { given() }
    override func computeSize(_ proposal: ProposedViewSize) -> CGSize { proposal.taken() }
}
