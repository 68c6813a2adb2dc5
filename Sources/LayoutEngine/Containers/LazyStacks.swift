public import Foundation

/// A column whose views are offered its width and nil (trust C). It is laid out whole.
public struct LazyVStack<Content> {
    private let layout: LazyStackLayout
    private let content: Content
}

extension LazyVStack: View where Content: View {
    public typealias Body = Never

    nonisolated public init(
        alignment: HorizontalAlignment = .byDefault(.center), spacing: CGFloat? = nil,
        pinnedViews: PinnedScrollableViews = .init(),
        @ViewBuilder content: () -> Content
    ) {
        self.init(
            layout: LazyStackLayout(axis: .vertical, alignment: alignment.key, spacing: spacing), content: content())
    }

    public func _build(_ context: BuildContext, into nodes: inout NodeList) {
        let inner = context.with { $0.stackAxis = .vertical }
        nodes.append(layout.node(kind: "LazyVStack", content, inner))
    }
}

/// A row whose views are offered nil and its height (trust C). It is laid out whole.
public struct LazyHStack<Content> {
    private let layout: LazyStackLayout
    private let content: Content
}

extension LazyHStack: View where Content: View {
    public typealias Body = Never

    nonisolated public init(
        alignment: VerticalAlignment = .byDefault(.center), spacing: CGFloat? = nil,
        pinnedViews: PinnedScrollableViews = .init(),
        @ViewBuilder content: () -> Content
    ) {
        self.init(
            layout: LazyStackLayout(axis: .horizontal, alignment: alignment.key, spacing: spacing), content: content())
    }

    public func _build(_ context: BuildContext, into nodes: inout NodeList) {
        let inner = context.with { $0.stackAxis = .horizontal }
        nodes.append(layout.node(kind: "LazyHStack", content, inner))
    }
}

/// The layout of the lazy stacks: they take the length across that they are offered, and each view its ideal length
/// along them. They never share a length out, because what is not in sight was not measured.
struct LazyStackLayout: BuiltInLayout {
    let axis: Axis
    let alignment: AlignmentKey
    let spacing: CGFloat?

    @MainActor func node(kind: String, _ content: some View, _ context: BuildContext) -> LayoutNode {
        let context = context.entering(.type(ObjectIdentifier(Self.self)))
        return ContainerNode(self, kind: kind, children: builtChildren(content, context), context)
    }

    private func offer(_ cross: CGFloat?) -> ProposedViewSize { ProposedViewSize(axis, major: nil, minor: cross) }

    private func gap(_ previous: LayoutNode, _ next: LayoutNode) -> CGFloat {
        spacing ?? previous.spacing.distance(to: next.spacing, along: axis)
    }

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        let cross = proposal[axis.other]
        var length: CGFloat = 0
        var widest: CGFloat = 0
        var previous: LayoutNode?
        for node in subviews.nodes {
            let size = node.sizeThatFits(offer(cross))
            length += size[axis]
            if let previous { length += gap(previous, node) }
            widest = max(widest, size[axis.other])
            previous = node
        }
        return CGSize(axis, major: length, minor: subviews.isEmpty ? 0 : max(0, cross ?? widest))
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
        let cross = bounds.size[axis.other]
        let around = ViewDimensions(container: bounds.size)
        var position: CGFloat = 0
        var previous: LayoutNode?
        for node in subviews.nodes {
            if let previous { position += gap(previous, node) }
            let offer = offer(cross)
            let own = node.dimensions(in: offer)
            let offset = cross.isFinite ? around[alignment] - own[alignment] : 0
            let origin = CGPoint(axis, major: position, minor: offset)
            node.place(at: CGPoint(x: bounds.minX + origin.x, y: bounds.minY + origin.y), proposal: offer)
            position += own.size[axis]
            previous = node
        }
    }

    func spacing(subviews: Subviews, cache: inout ()) -> ViewSpacing {
        StackAlgorithm(axis: axis, alignment: alignment, spacing: spacing).spacing(subviews.nodes)
    }
}

extension LazyStackLayout: RecordedLayout {
    var recordedInputs: [NodeInput] {
        var inputs = alignment.recordedInputs()
        if let spacing { inputs.append(NodeInput("spacing", spacing)) }
        return inputs
    }
}
