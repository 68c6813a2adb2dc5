public import Foundation

/// The modifier behind `fixedSize`.
public struct _FixedSizeLayout: Sendable {
    let horizontal: Bool
    let vertical: Bool
}

extension _FixedSizeLayout: LayoutModifier {
    public typealias Body = Never

    nonisolated package func node(around child: LayoutNode, _ context: BuildContext) -> LayoutNode {
        FixedSizeNode(self, child)
    }
}

/// Nil on the fixed axes, the proposal on the others (SWIFTUI-LAYOUT 6, trust B).
final class FixedSizeNode: UnaryNode {
    private let fixed: _FixedSizeLayout

    init(_ fixed: _FixedSizeLayout, _ child: LayoutNode) {
        self.fixed = fixed
        super.init(kind: ".fixedSize", child: child)
    }

    private func offer(_ proposal: ProposedViewSize) -> ProposedViewSize {
        ProposedViewSize(
            width: fixed.horizontal ? nil : proposal.width, height: fixed.vertical ? nil : proposal.height)
    }

    override func computeSize(_ proposal: ProposedViewSize) -> CGSize { child.sizeThatFits(offer(proposal)) }

    override func placeChildren(in size: CGSize, proposal: ProposedViewSize) {
        child.place(at: .zero, proposal: offer(proposal))
    }

    override var inputs: [NodeInput] {
        [NodeInput("horizontal", fixed.horizontal), NodeInput("vertical", fixed.vertical)]
    }
}

extension LayoutNode {
    /// Whether the view, or what its modifiers modify, fills a ratio: it is meant to reach out of the frame around it, which
    /// nearly always cuts it off.
    package final var fillsRatio: Bool {
        chain.contains { ($0 as? AspectRatioNode)?.isFilling == true }
    }
}

/// How a view fills the room it has.
public enum ContentMode: Hashable, CaseIterable, Sendable {
    case fit, fill
}

/// The modifier behind `aspectRatio`.
public struct _AspectRatioLayout: Sendable {
    let ratio: CGFloat?
    let contentMode: ContentMode
}

extension _AspectRatioLayout: LayoutModifier {
    public typealias Body = Never

    nonisolated package func node(around child: LayoutNode, _ context: BuildContext) -> LayoutNode {
        AspectRatioNode(self, child, isMirrored: context.isMirrored)
    }
}

/// The child is offered the largest size of the ratio that fits, or the smallest that fills; a nil axis counts as
/// infinite, and nil by nil passes through (SWIFTUI-LAYOUT 6, trust B).
final class AspectRatioNode: UnaryNode {
    private let layout: _AspectRatioLayout

    init(_ layout: _AspectRatioLayout, _ child: LayoutNode, isMirrored: Bool) {
        self.layout = layout
        super.init(kind: ".aspectRatio", child: child, isMirrored: isMirrored)
    }

    var isFilling: Bool { layout.contentMode == .fill }

    private func offer(_ proposal: ProposedViewSize) -> ProposedViewSize {
        guard proposal.width != nil || proposal.height != nil else { return proposal }
        var unit = CGSize(width: layout.ratio ?? 1, height: 1)
        if layout.ratio == nil { unit = child.sizeThatFits(.unspecified) }
        guard unit.width > 0, unit.height > 0, unit.width.isFinite, unit.height.isFinite else { return proposal }
        let across = proposal.width.map { $0 / unit.width }
        let down = proposal.height.map { $0 / unit.height }
        let scale: CGFloat
        switch (across, down) {
        case (let across?, let down?):
            scale = layout.contentMode == .fit ? min(across, down) : max(across, down)
        case (let across?, nil): scale = across
        case (nil, let down?): scale = down
        case (nil, nil): return proposal
        }
        guard scale.isFinite else { return proposal }
        return ProposedViewSize(width: unit.width * scale, height: unit.height * scale)
    }

    override func computeSize(_ proposal: ProposedViewSize) -> CGSize { child.sizeThatFits(offer(proposal)) }

    override func placeChildren(in size: CGSize, proposal: ProposedViewSize) {
        child.place(.center, in: size, proposal: offer(proposal))
    }

    override var inputs: [NodeInput] {
        var inputs = [NodeInput("contentMode", "\(layout.contentMode)")]
        if let ratio = layout.ratio { inputs.append(NodeInput("ratio", ratio)) }
        return inputs
    }
}

nonisolated extension View {
    /// Keeps the view at its ideal size.
    public func fixedSize() -> some View { modifier(_FixedSizeLayout(horizontal: true, vertical: true)) }

    /// Keeps the view at its ideal length on some axes.
    public func fixedSize(horizontal: Bool, vertical: Bool) -> some View {
        modifier(_FixedSizeLayout(horizontal: horizontal, vertical: vertical))
    }

    /// Width over height; nil for the view's own ideal ratio.
    public func aspectRatio(_ aspectRatio: CGFloat? = nil, contentMode: ContentMode) -> some View {
        modifier(_AspectRatioLayout(ratio: aspectRatio, contentMode: contentMode))
    }

    /// The ratio of a size.
    public func aspectRatio(_ aspectRatio: CGSize, contentMode: ContentMode) -> some View {
        modifier(_AspectRatioLayout(ratio: aspectRatio.width / aspectRatio.height, contentMode: contentMode))
    }

    /// Keeps the content's own ratio within the offer.
    public func scaledToFit() -> some View { aspectRatio(contentMode: .fit) }
    /// Keeps the content's own ratio, and covers the offer.
    public func scaledToFill() -> some View { aspectRatio(contentMode: .fill) }
}
