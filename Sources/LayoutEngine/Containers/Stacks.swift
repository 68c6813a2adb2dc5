public import Foundation

/// A horizontal stack as a layout.
public struct HStackLayout: BuiltInLayout {
    public var alignment: VerticalAlignment
    /// The gap in points; nil for the preferred distance between each pair.
    public var spacing: CGFloat?

    public init(alignment: VerticalAlignment = .center, spacing: CGFloat? = nil) {
        self.alignment = alignment
        self.spacing = spacing
    }

    private var algorithm: StackAlgorithm {
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
        algorithm.size(proposal, subviews.nodes, &cache.stack)
    }

    public func placeSubviews(
        in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
    ) {
        algorithm.place(in: bounds, proposal, subviews.nodes, &cache.stack)
    }

    public func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing { algorithm.spacing(subviews.nodes) }
}

/// A vertical stack as a layout.
public struct VStackLayout: BuiltInLayout {
    public var alignment: HorizontalAlignment
    /// The gap in points; nil for the preferred distance between each pair.
    public var spacing: CGFloat?

    public init(alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil) {
        self.alignment = alignment
        self.spacing = spacing
    }

    private var algorithm: StackAlgorithm {
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
        algorithm.size(proposal, subviews.nodes, &cache.stack)
    }

    public func placeSubviews(
        in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
    ) {
        algorithm.place(in: bounds, proposal, subviews.nodes, &cache.stack)
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

    nonisolated public init(
        alignment: VerticalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> Content
    ) {
        self.init(layout: HStackLayout(alignment: alignment, spacing: spacing), content: content())
    }

    public func _build(_ context: BuildContext, into nodes: inout NodeList) {
        nodes.append(containerNode(layout, kind: "HStack", content, context))
    }
}

/// Views in a column (SWIFTUI-LAYOUT 2).
public struct VStack<Content> {
    private let layout: VStackLayout
    private let content: Content
}

extension VStack: View where Content: View {
    public typealias Body = Never

    nonisolated public init(
        alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> Content
    ) {
        self.init(layout: VStackLayout(alignment: alignment, spacing: spacing), content: content())
    }

    public func _build(_ context: BuildContext, into nodes: inout NodeList) {
        nodes.append(containerNode(layout, kind: "VStack", content, context))
    }
}

/// The implicit column of several views where one is needed.
@MainActor func implicitColumn(_ children: [LayoutNode], _ context: BuildContext) -> LayoutNode {
    ContainerNode(VStackLayout(), kind: "VStack", children: children, context)
}

/// The implicit row of several views where one is needed.
@MainActor func implicitRow(_ children: [LayoutNode], _ context: BuildContext) -> LayoutNode {
    ContainerNode(HStackLayout(), kind: "HStack", children: children, context)
}
