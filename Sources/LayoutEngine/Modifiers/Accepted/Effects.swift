public import Foundation

// Effects on how a view looks or feels; none takes part in layout.

/// What a person feels or hears when something happens.
public struct SensoryFeedback: Equatable, Sendable {
    public enum Weight: Sendable { case light, medium, heavy }
    public enum Flexibility: Sendable { case rigid, solid, soft }

    public static let start = SensoryFeedback()
    public static let stop = SensoryFeedback()
    public static let alignment = SensoryFeedback()
    public static let decrease = SensoryFeedback()
    public static let increase = SensoryFeedback()
    public static let levelChange = SensoryFeedback()
    public static let selection = SensoryFeedback()
    public static let success = SensoryFeedback()
    public static let warning = SensoryFeedback()
    public static let error = SensoryFeedback()
    public static let impact = SensoryFeedback()
    public static func impact(weight: Weight = .medium, intensity: Double = 1) -> SensoryFeedback { SensoryFeedback() }
    public static func impact(flexibility: Flexibility, intensity: Double = 1) -> SensoryFeedback { SensoryFeedback() }
}

/// How a symbol moves.
public struct SymbolEffect: Sendable {
    public static let bounce = SymbolEffect()
    public static let pulse = SymbolEffect()
    public static let variableColor = SymbolEffect()
    public static let scale = SymbolEffect()
    public static let appear = SymbolEffect()
    public static let disappear = SymbolEffect()
    public static let replace = SymbolEffect()
    public static let breathe = SymbolEffect()
    public static let rotate = SymbolEffect()
    public static let wiggle = SymbolEffect()
    public static let automatic = SymbolEffect()

    public var up: SymbolEffect { self }
    public var down: SymbolEffect { self }
    public var upUp: SymbolEffect { self }
    public var downUp: SymbolEffect { self }
    public var offUp: SymbolEffect { self }
    public var byLayer: SymbolEffect { self }
    public var wholeSymbol: SymbolEffect { self }
    public var iterative: SymbolEffect { self }
    public var cumulative: SymbolEffect { self }
    public var reversing: SymbolEffect { self }
    public var dimInactiveLayers: SymbolEffect { self }
    public var hideInactiveLayers: SymbolEffect { self }
}

/// How often a symbol moves.
public struct SymbolEffectOptions: Sendable {
    public static let `default` = SymbolEffectOptions()
    public static let repeating = SymbolEffectOptions()
    public static let nonRepeating = SymbolEffectOptions()
    public static func `repeat`(_ count: Int) -> SymbolEffectOptions { SymbolEffectOptions() }
    public static func speed(_ speed: Double) -> SymbolEffectOptions { SymbolEffectOptions() }
    public func `repeat`(_ count: Int) -> SymbolEffectOptions { self }
    public func speed(_ speed: Double) -> SymbolEffectOptions { self }
    public var repeating: SymbolEffectOptions { self }
}

extension ContentTransition {
    public static let symbolEffect = ContentTransition()
    public static func symbolEffect(_ effect: SymbolEffect, options: SymbolEffectOptions = .default) -> Self { Self() }
}

extension AnyTransition {
    public static let blurReplace = AnyTransition()
    public static let symbolEffect = AnyTransition()
}

/// What a visual effect changes; its changes have no effect on layout.
public protocol VisualEffect: Sendable {}

/// A view as a visual effect sees it.
public struct EmptyVisualEffect: VisualEffect { public init() {} }

extension VisualEffect {
    public func offset(_ offset: CGSize) -> some VisualEffect { self }
    public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some VisualEffect { self }
    public func opacity(_ opacity: Double) -> some VisualEffect { self }
    public func blur(radius: CGFloat, opaque: Bool = false) -> some VisualEffect { self }
    public func brightness(_ amount: Double) -> some VisualEffect { self }
    public func contrast(_ amount: Double) -> some VisualEffect { self }
    public func saturation(_ amount: Double) -> some VisualEffect { self }
    public func grayscale(_ amount: Double) -> some VisualEffect { self }
    public func hueRotation(_ angle: Angle) -> some VisualEffect { self }
    public func scaleEffect(_ scale: CGFloat, anchor: UnitPoint = .center) -> some VisualEffect { self }
    public func scaleEffect(_ scale: CGSize, anchor: UnitPoint = .center) -> some VisualEffect { self }
    public func scaleEffect(x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center) -> some VisualEffect { self }
    public func rotationEffect(_ angle: Angle, anchor: UnitPoint = .center) -> some VisualEffect { self }
    public func rotation3DEffect(
        _ angle: Angle, axis: (x: CGFloat, y: CGFloat, z: CGFloat), anchor: UnitPoint = .center, anchorZ: CGFloat = 0,
        perspective: CGFloat = 1
    ) -> some VisualEffect { self }
}

/// Where a view is in its scroll view. Nothing is scrolled here.
public enum ScrollTransitionPhase: Sendable {
    case topLeading, identity, bottomTrailing

    public var isIdentity: Bool { self == .identity }
    public var value: Double { self == .topLeading ? -1 : self == .identity ? 0 : 1 }
}

/// How a view comes into sight.
public struct ScrollTransitionConfiguration: Sendable {
    public static let identity = ScrollTransitionConfiguration()
    public static let animated = ScrollTransitionConfiguration()
    public static let interactive = ScrollTransitionConfiguration()
    public static func animated(_ animation: Animation) -> Self { Self() }
    public static func interactive(timingCurve: UnitCurve = .linear) -> Self { Self() }
    public func threshold(_ threshold: Threshold) -> Self { self }

    public struct Threshold: Sendable {
        public static let visible = Threshold()
        public static let hidden = Threshold()
        public static let centered = Threshold()
        public static func visible(_ amount: Double) -> Threshold { Threshold() }
    }
}

/// How fast something changes over time.
public struct UnitCurve: Hashable, Sendable {
    public static let linear = UnitCurve()
    public static let easeIn = UnitCurve()
    public static let easeOut = UnitCurve()
    public static let easeInOut = UnitCurve()
}

nonisolated extension View {
    public func matchedGeometryEffect<ID: Hashable>(
        id: ID, in namespace: Namespace.ID, properties: MatchedGeometryProperties = .frame,
        anchor: UnitPoint = .center, isSource: Bool = true
    ) -> some View { self }
    public func matchedTransitionSource(id: some Hashable, in namespace: Namespace.ID) -> some View { self }

    public func sensoryFeedback<T: Equatable>(_ feedback: SensoryFeedback, trigger: T) -> some View { self }
    public func sensoryFeedback<T: Equatable>(
        _ feedback: SensoryFeedback, trigger: T, condition: @escaping (_ old: T, _ new: T) -> Bool
    ) -> some View { self }
    public func sensoryFeedback<T: Equatable>(
        trigger: T, _ feedback: @escaping (_ old: T, _ new: T) -> SensoryFeedback?
    ) -> some View { self }

    public func symbolEffect<U: Equatable>(
        _ effect: SymbolEffect, options: SymbolEffectOptions = .default, value: U
    ) -> some View { self }
    public func symbolEffect(
        _ effect: SymbolEffect, options: SymbolEffectOptions = .default, isActive: Bool = true
    ) -> some View { self }
    public func symbolEffectsRemoved(_ isEnabled: Bool = true) -> some View { self }

    /// Changes how the view looks by its geometry; the effect is not worked out.
    public func visualEffect(
        _ effect: @escaping @Sendable (EmptyVisualEffect, GeometryProxy) -> some VisualEffect
    ) -> some View { self }
    public func scrollTransition(
        _ configuration: ScrollTransitionConfiguration = .interactive, axis: Axis? = nil,
        transition: @escaping @Sendable (EmptyVisualEffect, ScrollTransitionPhase) -> some VisualEffect
    ) -> some View { self }
    public func scrollTransition(
        topLeading: ScrollTransitionConfiguration, bottomTrailing: ScrollTransitionConfiguration, axis: Axis? = nil,
        transition: @escaping @Sendable (EmptyVisualEffect, ScrollTransitionPhase) -> some VisualEffect
    ) -> some View { self }

    public func animation<V: View>(
        _ animation: Animation?, @ViewBuilder body: (PlaceholderContentView<Self>) -> V
    ) -> some View { body(PlaceholderContentView(content: self)) }
    public func navigationTransition(_ style: some NavigationTransition) -> some View { self }
}

/// How one screen becomes another.
public protocol NavigationTransition: Sendable {}
public struct AutomaticNavigationTransition: NavigationTransition {}
public struct ZoomNavigationTransition: NavigationTransition {}

extension NavigationTransition where Self == AutomaticNavigationTransition {
    public static var automatic: Self { Self() }
}
extension NavigationTransition where Self == ZoomNavigationTransition {
    public static func zoom(sourceID: some Hashable, in namespace: Namespace.ID) -> Self { Self() }
}

/// Runs a change at once, then what is to be done when its animation is over.
public func withAnimation<Result>(
    _ animation: Animation? = .default, completionCriteria: AnimationCompletionCriteria = .logicallyComplete,
    _ body: () throws -> Result, completion: @escaping () -> Void
) rethrows -> Result {
    let result = try body()
    completion()
    return result
}

/// When an animation counts as over.
public struct AnimationCompletionCriteria: Hashable, Sendable {
    public static let logicallyComplete = AnimationCompletionCriteria()
    public static let removed = AnimationCompletionCriteria()
}

/// A transformation in space; for layout, none.
public struct ProjectionTransform: Equatable, Sendable {
    public init() {}
    public init(_ transform: CGAffineTransform) {}

    public func concatenating(_ other: ProjectionTransform) -> ProjectionTransform { self }
    public func inverted() -> ProjectionTransform { self }
}

/// A modifier that transforms how its content looks, which has no effect on layout; `effectValue` is not asked for.
@MainActor @preconcurrency public protocol GeometryEffect: Animatable, ViewModifier where Body == Never {
    func effectValue(size: CGSize) -> ProjectionTransform
}

extension GeometryEffect {
    public func _build(_ content: some View, _ context: BuildContext, into nodes: inout NodeList) {
        content._build(context, into: &nodes)
    }

    nonisolated public func ignoredByLayout() -> some ViewModifier { self }
}

/// Where a view is in its coming and going. A view is laid out as it is when it is there.
public enum TransitionPhase: Sendable {
    case willAppear, identity, didDisappear

    public var isIdentity: Bool { self == .identity }
    public var value: Double { self == .willAppear ? -1 : self == .identity ? 0 : 1 }
}

/// How a view comes and goes. It has no effect here: what a view is when it is there is what is laid out.
@MainActor @preconcurrency public protocol Transition {
    associatedtype Body: View
    typealias Content = PlaceholderContentView<Self>
    @ViewBuilder func body(content: Content, phase: TransitionPhase) -> Body
}

extension AnyTransition {
    public init(_ transition: some Transition) {}
}

nonisolated extension View {
    public func transition(_ transition: some Transition) -> some View { self }
}
