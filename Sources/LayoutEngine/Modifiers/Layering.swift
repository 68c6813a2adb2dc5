import Foundation

/// The modifier behind `background`.
public struct _BackgroundModifier<Background> {
    let background: Background
    let alignment: Alignment
}

extension _BackgroundModifier: ViewModifier where Background: View {
    public typealias Body = Never

    public func _build(_ content: some View, _ context: BuildContext, into nodes: inout NodeList) {
        layer(".background", background, alignment, behind: content, context, into: &nodes)
    }
}

/// The modifier behind `overlay`.
public struct _OverlayModifier<Overlay> {
    let overlay: Overlay
    let alignment: Alignment
}

extension _OverlayModifier: ViewModifier where Overlay: View {
    public typealias Body = Never

    public func _build(_ content: some View, _ context: BuildContext, into nodes: inout NodeList) {
        layer(".overlay", overlay, alignment, behind: content, context, into: &nodes)
    }
}

/// The modifier behind `mask`.
public struct _MaskEffect<Mask> {
    let mask: Mask
    let alignment: Alignment
}

extension _MaskEffect: ViewModifier where Mask: View {
    public typealias Body = Never

    public func _build(_ content: some View, _ context: BuildContext, into nodes: inout NodeList) {
        layer(".mask", mask, alignment, behind: content, context, into: &nodes)
    }
}

/// Puts a layer on each node of some content.
@MainActor private func layer(
    _ kind: String, _ layer: some View, _ alignment: Alignment, behind content: some View, _ context: BuildContext,
    into nodes: inout NodeList
) {
    let start = nodes.count
    content._build(context.entering(.content), into: &nodes)
    let inner = context.entering(.place(1)).with { $0.stackAxis = nil }
    nodes.wrap(from: start) {
        LayerNode(kind, $0, builtSingle(layer, inner, implicit: implicitPile(alignment)), alignment, context)
    }
}

/// A view with a second one over or behind it, which never changes it: for what is around it, it is the primary view.
package class LayeredNode: LayoutNode {
    init(_ kind: String, _ primary: LayoutNode, _ secondary: LayoutNode, _ context: BuildContext) {
        super.init(
            context.layout, kind: kind, children: [primary, secondary],
            isMirrored: context.isMirrored)
    }

    final var primary: LayoutNode { children[0] }
    final var secondary: LayoutNode { children[1] }

    override func takePlace(of child: LayoutNode) {
        super.takePlace(of: child)
        children[0].standInBuilder(at: 0)
        children[1].standInBuilder(at: 1)
    }

    override func computeSize(_ proposal: ProposedViewSize) -> CGSize { primary.sizeThatFits(proposal) }

    override func computeGuide(_ key: AlignmentKey, at proposal: ProposedViewSize) -> CGFloat? {
        primary.explicitGuide(key, at: proposal)
    }

    override package var modified: LayoutNode? { primary }
    override package var ownPriority: Double { primary.priority }
    override package var ownSpacing: ViewSpacing { primary.spacing }
}

/// The secondary view is offered the primary's final size and aligned with it; it never changes the size
/// (SWIFTUI-LAYOUT 6, trust A).
package final class LayerNode: LayeredNode {
    private let alignment: Alignment

    init(
        _ kind: String, _ primary: LayoutNode, _ secondary: LayoutNode, _ alignment: Alignment, _ context: BuildContext
    ) {
        self.alignment = alignment
        super.init(kind, primary, secondary, context)
    }

    override func placeChildren(in size: CGSize, proposal: ProposedViewSize) {
        primary.place(at: .zero, proposal: proposal)
        let own = primary.dimensions(in: proposal)
        let offer = ProposedViewSize(size)
        let dimensions = secondary.dimensions(in: offer)
        func start(_ key: AlignmentKey, _ length: CGFloat) -> CGFloat {
            length.isFinite ? own[key] - dimensions[key] : 0
        }
        secondary.place(
            at: CGPoint(
                x: start(alignment.horizontal.key, size.width), y: start(alignment.vertical.key, size.height)),
            proposal: offer)
    }

    override package var inputs: [NodeInput] { alignment.recordedInputs() }
}

nonisolated extension View {
    public func background<V: View>(alignment: Alignment = .byDefault(.center), @ViewBuilder content: () -> V)
        -> some View
    {
        modifier(_BackgroundModifier(background: content(), alignment: alignment))
    }

    @_disfavoredOverload
    public func background<Background: View>(_ background: Background, alignment: Alignment = .byDefault(.center))
        -> some View
    {
        modifier(_BackgroundModifier(background: background, alignment: alignment))
    }

    /// Shows the view only where the mask is opaque. The mask is laid out as an overlay is, and changes no other frame.
    public func mask<Mask: View>(alignment: Alignment = .byDefault(.center), @ViewBuilder _ mask: () -> Mask)
        -> some View
    {
        modifier(_MaskEffect(mask: mask(), alignment: alignment))
    }

    public func mask<Mask: View>(_ mask: Mask) -> some View {
        modifier(_MaskEffect(mask: mask, alignment: .byDefault(.center)))
    }

    public func overlay<V: View>(alignment: Alignment = .byDefault(.center), @ViewBuilder content: () -> V) -> some View
    {
        modifier(_OverlayModifier(overlay: content(), alignment: alignment))
    }

    @_disfavoredOverload
    public func overlay<Overlay: View>(_ overlay: Overlay, alignment: Alignment = .byDefault(.center)) -> some View {
        modifier(_OverlayModifier(overlay: overlay, alignment: alignment))
    }
}
