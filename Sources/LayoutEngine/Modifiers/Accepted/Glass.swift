public import Foundation

// Glass and the edges of scrolled content: how things look, but for `safeAreaBar`, which takes room.

/// A kind of glass.
public struct Glass: Equatable, Sendable {
    public static let regular = Glass()
    public static let clear = Glass()
    public static let identity = Glass()

    public func tint(_ color: Color?) -> Glass { self }
    public func interactive(_ isEnabled: Bool = true) -> Glass { self }
}

/// Glass that flows together. Its views stand in the container around it.
public struct GlassEffectContainer<Content> {
    let content: Content
}

extension GlassEffectContainer: View where Content: View {
    nonisolated public init(spacing: CGFloat? = nil, @ViewBuilder content: () -> Content) {
        self.init(content: content())
    }

    public var body: some View { content }
}

/// How the edge of scrolled content looks.
public struct ScrollEdgeEffectStyle: Hashable, Sendable {
    public static let automatic = ScrollEdgeEffectStyle()
    public static let hard = ScrollEdgeEffectStyle()
    public static let soft = ScrollEdgeEffectStyle()
}

/// When a bar of tabs becomes small.
public struct TabBarMinimizeBehavior: Hashable, Sendable {
    public static let automatic = TabBarMinimizeBehavior()
    public static let onScrollDown = TabBarMinimizeBehavior()
    public static let onScrollUp = TabBarMinimizeBehavior()
    public static let never = TabBarMinimizeBehavior()
}

/// How glass comes and goes.
public struct GlassEffectTransition: Sendable {
    public static let identity = GlassEffectTransition()
    public static let matchedGeometry = GlassEffectTransition()
    public static let materialize = GlassEffectTransition()
}

public struct GlassButtonStyle: _BuiltInButtonStyle, BuiltInStyle {
    nonisolated public init() {}
    nonisolated public init(_ glass: Glass) {}
}
public struct GlassProminentButtonStyle: _BuiltInButtonStyle, BuiltInStyle { nonisolated public init() {} }

extension PrimitiveButtonStyle where Self == GlassButtonStyle {
    nonisolated public static var glass: Self { Self() }
    nonisolated public static func glass(_ glass: Glass) -> Self { Self() }
}
extension PrimitiveButtonStyle where Self == GlassProminentButtonStyle {
    nonisolated public static var glassProminent: Self { Self() }
}

nonisolated extension View {
    public func glassEffect(_ glass: Glass = .regular) -> some View { self }
    public func glassEffect(_ glass: Glass = .regular, in shape: some Shape) -> some View { self }
    public func glassEffectID(_ id: (some Hashable & Sendable)?, in namespace: Namespace.ID) -> some View { self }
    public func glassEffectUnion(id: (some Hashable & Sendable)?, namespace: Namespace.ID) -> some View { self }
    public func glassEffectTransition(_ transition: GlassEffectTransition) -> some View { self }
    public func scrollEdgeEffectStyle(_ style: ScrollEdgeEffectStyle?, for edges: Edge.Set) -> some View { self }
    public func scrollEdgeEffectHidden(_ hidden: Bool = true, for edges: Edge.Set = .all) -> some View { self }
    public func backgroundExtensionEffect() -> some View { self }
    public func tabBarMinimizeBehavior(_ behavior: TabBarMinimizeBehavior) -> some View { self }

    /// A bar at an edge: content beside it is inset by it, as with `safeAreaInset`.
    public func safeAreaBar(
        edge: VerticalEdge, alignment: HorizontalAlignment = .byDefault(.center), spacing: CGFloat? = nil,
        @ViewBuilder content: () -> some View
    ) -> some View { safeAreaInset(edge: edge, alignment: alignment, spacing: spacing, content: content) }
    public func safeAreaBar(
        edge: HorizontalEdge, alignment: VerticalAlignment = .byDefault(.center), spacing: CGFloat? = nil,
        @ViewBuilder content: () -> some View
    ) -> some View { safeAreaInset(edge: edge, alignment: alignment, spacing: spacing, content: content) }
}
