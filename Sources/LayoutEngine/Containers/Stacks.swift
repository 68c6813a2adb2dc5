public import Foundation

/// A horizontal stack as a layout.
public struct HStackLayout: BuiltInLayout {
    /// Which guide of the children stands on one line.
    public var alignment: VerticalAlignment
    /// The gap in points; nil for the preferred distance between each pair.
    public var spacing: CGFloat?

    /// A spacing of nil is what neighbours prefer (SWIFTUI-LAYOUT 3).
    public init(alignment: VerticalAlignment = .byDefault(.center), spacing: CGFloat? = nil) {
        self.alignment = alignment
        self.spacing = spacing
    }

    fileprivate var algorithm: StackAlgorithm {
        StackAlgorithm(axis: .horizontal, alignment: alignment.key, spacing: spacing)
    }

    public static var layoutProperties: LayoutProperties {
        var properties = LayoutProperties()
        properties.stackOrientation = .horizontal
        return properties
    }

    public struct Cache { var stack: StackAlgorithm.Cache }

    public func makeCache(subviews: Subviews) -> Cache { Cache(stack: algorithm.makeCache(subviews.nodes)) }

    public func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) -> CGSize {
        algorithm.refresh(&cache.stack, for: subviews.nodes)
        return algorithm.size(proposal, &cache.stack)
    }

    public func placeSubviews(
        in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
    ) {
        algorithm.refresh(&cache.stack, for: subviews.nodes)
        algorithm.place(in: bounds, proposal, &cache.stack)
    }

    public func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing { algorithm.spacing(subviews.nodes) }
}

/// A vertical stack as a layout.
public struct VStackLayout: BuiltInLayout {
    /// Which guide of the children stands on one line.
    public var alignment: HorizontalAlignment
    /// The gap in points; nil for the preferred distance between each pair.
    public var spacing: CGFloat?

    /// A spacing of nil is what neighbours prefer (SWIFTUI-LAYOUT 3).
    public init(alignment: HorizontalAlignment = .byDefault(.center), spacing: CGFloat? = nil) {
        self.alignment = alignment
        self.spacing = spacing
    }

    fileprivate var algorithm: StackAlgorithm {
        StackAlgorithm(axis: .vertical, alignment: alignment.key, spacing: spacing)
    }

    public static var layoutProperties: LayoutProperties {
        var properties = LayoutProperties()
        properties.stackOrientation = .vertical
        return properties
    }

    public struct Cache { var stack: StackAlgorithm.Cache }

    public func makeCache(subviews: Subviews) -> Cache { Cache(stack: algorithm.makeCache(subviews.nodes)) }

    public func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) -> CGSize {
        algorithm.refresh(&cache.stack, for: subviews.nodes)
        return algorithm.size(proposal, &cache.stack)
    }

    public func placeSubviews(
        in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
    ) {
        algorithm.refresh(&cache.stack, for: subviews.nodes)
        algorithm.place(in: bounds, proposal, &cache.stack)
    }

    public func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing { algorithm.spacing(subviews.nodes) }
}

/// Views in a row (SWIFTUI-LAYOUT 2).
public struct HStack<Content> {
    private let layout: HStackLayout
    private let content: Content
}

extension HStack: View where Content: View {
    public typealias Body = Never

    /// A spacing of nil is what neighbours prefer (SWIFTUI-LAYOUT 3).
    nonisolated public init(
        alignment: VerticalAlignment = .byDefault(.center), spacing: CGFloat? = nil, @ViewBuilder content: () -> Content
    ) {
        self.init(layout: HStackLayout(alignment: alignment, spacing: spacing), content: content())
    }

    public func _build(_ context: BuildContext, into nodes: inout NodeList) {
        nodes.append(stackNode("HStack", layout.algorithm, content, context))
    }
}

/// Views in a column (SWIFTUI-LAYOUT 2).
public struct VStack<Content> {
    private let layout: VStackLayout
    private let content: Content
}

extension VStack: View where Content: View {
    public typealias Body = Never

    /// A spacing of nil is what neighbours prefer (SWIFTUI-LAYOUT 3).
    nonisolated public init(
        alignment: HorizontalAlignment = .byDefault(.center), spacing: CGFloat? = nil,
        @ViewBuilder content: () -> Content
    ) {
        self.init(layout: VStackLayout(alignment: alignment, spacing: spacing), content: content())
    }

    public func _build(_ context: BuildContext, into nodes: inout NodeList) {
        nodes.append(stackNode("VStack", layout.algorithm, content, context))
    }
}

@MainActor private func stackNode(
    _ kind: String, _ algorithm: StackAlgorithm, _ content: some View, _ context: BuildContext
) -> LayoutNode {
    let inner = context.entering(.content).with { $0.stackAxis = algorithm.axis }
    return StackNode(kind, algorithm, builtChildren(content, inner), context)
}

/// The node of an HStack or a VStack. A node of its own and not that of a `Layout`, because most containers are stacks
/// and a generic node's calls cost several times as much.
package final class StackNode: LayoutNode {
    private let algorithm: StackAlgorithm
    @exclusivity(unchecked) private var cache: StackAlgorithm.Cache

    init(_ kind: String, _ algorithm: StackAlgorithm, _ children: [LayoutNode], _ context: BuildContext) {
        self.algorithm = algorithm
        cache = algorithm.makeCache(children[...])
        super.init(
            context.layout, kind: kind, children: children,
            isMirrored: context.isMirrored)
    }

    override package var holdsChildren: Bool { true }
    /// Where a negative distance is given, children are meant to cover each other.
    override package var separatesChildren: Bool { !((algorithm.spacing ?? 0) < 0) }

    override func computeSize(_ proposal: ProposedViewSize) -> CGSize {
        algorithm.size(proposal, &cache)
    }

    override func placeChildren(in size: CGSize, proposal: ProposedViewSize) {
        algorithm.place(in: CGRect(origin: .zero, size: size), proposal, &cache)
    }

    override package var ownSpacing: ViewSpacing {
        children.isEmpty ? super.ownSpacing : algorithm.spacing(children[...])
    }

    override package var inputs: [NodeInput] {
        var inputs = algorithm.alignment.recordedInputs()
        if let spacing = algorithm.spacing { inputs.append(NodeInput("spacing", spacing)) }
        return inputs
    }
}

/// The implicit column of several views where one is needed.
@MainActor func implicitColumn(_ children: [LayoutNode], _ context: BuildContext) -> LayoutNode {
    implicit(StackNode("VStack", VStackLayout().algorithm, children, context))
}

/// The implicit row of several views where one is needed.
@MainActor func implicitRow(_ children: [LayoutNode], _ context: BuildContext) -> LayoutNode {
    implicit(StackNode("HStack", HStackLayout().algorithm, children, context))
}

/// Notes that no author wrote the container: what puts several views into one decides which it is.
func implicit(_ node: LayoutNode) -> LayoutNode {
    node.standInPart = "implicit"
    return node
}
