public import Foundation

// Animations that run by themselves. Nothing is animated, so content is laid out as it is at their beginning.

/// Content in the first of several phases.
public struct PhaseAnimator<Phase: Equatable, Content> {
    let phase: Phase?
    let content: (Phase) -> Content
}

extension PhaseAnimator: View where Content: View {
    nonisolated public init(
        _ phases: some Sequence<Phase>, trigger: some Equatable, @ViewBuilder content: @escaping (Phase) -> Content,
        animation: @escaping (Phase) -> Animation? = { _ in .default }
    ) { self.init(phase: phases.first { _ in true }, content: content) }

    nonisolated public init(
        _ phases: some Sequence<Phase>, @ViewBuilder content: @escaping (Phase) -> Content,
        animation: @escaping (Phase) -> Animation? = { _ in .default }
    ) { self.init(phase: phases.first { _ in true }, content: content) }

    public typealias Body = Never

    public func _build(_ context: BuildContext, into nodes: inout NodeList) {
        if let phase { content(phase)._build(context.entering(.content), into: &nodes) }
    }
}

/// Content with its first value.
public struct KeyframeAnimator<Value, Content> {
    let value: Value
    let content: (Value) -> Content
}

extension KeyframeAnimator: View where Content: View {
    nonisolated public init(
        initialValue: Value, trigger: some Equatable, @ViewBuilder content: @escaping (Value) -> Content,
        @KeyframesBuilder<Value> keyframes: @escaping (Value) -> some Keyframes<Value>
    ) { self.init(value: initialValue, content: content) }

    nonisolated public init(
        initialValue: Value, repeating: Bool = true, @ViewBuilder content: @escaping (Value) -> Content,
        @KeyframesBuilder<Value> keyframes: @escaping (Value) -> some Keyframes<Value>
    ) { self.init(value: initialValue, content: content) }

    public typealias Body = Never

    public func _build(_ context: BuildContext, into nodes: inout NodeList) {
        content(value)._build(context.entering(.content), into: &nodes)
    }
}

/// The content that an animated view is made of.
public struct PlaceholderContentView<Value> {
    let content: any View
}

extension PlaceholderContentView: PrimitiveView {
    public func _build(_ context: BuildContext, into nodes: inout NodeList) { content._build(context, into: &nodes) }
}

/// How a value changes over time.
public protocol Keyframes<Value> {
    associatedtype Value
}

/// How a part of a value changes over time.
public protocol KeyframeTrackContent<Value> {
    associatedtype Value
}

/// The changes of one property of a value.
public struct KeyframeTrack<Value, Part, Content>: Keyframes {
    public init(
        _ keyPath: WritableKeyPath<Value, Part>, @KeyframeTrackContentBuilder<Part> content: () -> Content
    ) where Content: KeyframeTrackContent<Part> {}

    public init(@KeyframeTrackContentBuilder<Part> content: () -> Content)
    where Content: KeyframeTrackContent<Part>, Value == Part {}
}

/// Several tracks or keyframes, none of which is run.
public struct _InertKeyframes<Value>: Keyframes, KeyframeTrackContent {
    init() {}
}

/// A value at a time, reached evenly.
public struct LinearKeyframe<Value>: KeyframeTrackContent {
    public init(_ to: Value, duration: TimeInterval) {}
}

/// A value at a time, reached by a smooth curve.
public struct CubicKeyframe<Value>: KeyframeTrackContent {
    public init(_ to: Value, duration: TimeInterval, startVelocity: Value? = nil, endVelocity: Value? = nil) {}
}

/// A value at a time, reached by a spring.
public struct SpringKeyframe<Value>: KeyframeTrackContent {
    public init(_ to: Value, duration: TimeInterval? = nil, spring: Spring = Spring(), startVelocity: Value? = nil) {}
}

/// A value that is there at once.
public struct MoveKeyframe<Value>: KeyframeTrackContent {
    public init(_ to: Value) {}
}

/// Collects tracks.
@resultBuilder public enum KeyframesBuilder<Value> {
    public static func buildExpression(_ keyframes: some Keyframes<Value>) -> _InertKeyframes<Value> { .init() }
    public static func buildBlock(_ keyframes: _InertKeyframes<Value>...) -> _InertKeyframes<Value> { .init() }
}

/// Collects keyframes.
@resultBuilder public enum KeyframeTrackContentBuilder<Value> {
    public static func buildExpression(_ content: some KeyframeTrackContent<Value>) -> _InertKeyframes<Value> {
        .init()
    }
    public static func buildBlock(_ content: _InertKeyframes<Value>...) -> _InertKeyframes<Value> { .init() }
    public static func buildArray(_ content: [_InertKeyframes<Value>]) -> _InertKeyframes<Value> { .init() }
    public static func buildOptional(_ content: _InertKeyframes<Value>?) -> _InertKeyframes<Value> { .init() }
}

/// How something swings.
public struct Spring: Hashable, Sendable {
    public static let smooth = Spring()
    public static let snappy = Spring()
    public static let bouncy = Spring()

    public init(duration: TimeInterval = 0.5, bounce: Double = 0) {}
    public init(response: Double, dampingRatio: Double) {}
    public init(mass: Double = 1, stiffness: Double, damping: Double, allowOverDamping: Bool = false) {}

    public static func smooth(duration: TimeInterval = 0.5, extraBounce: Double = 0) -> Spring { Spring() }
    public static func snappy(duration: TimeInterval = 0.5, extraBounce: Double = 0) -> Spring { Spring() }
    public static func bouncy(duration: TimeInterval = 0.5, extraBounce: Double = 0) -> Spring { Spring() }
}

nonisolated extension View {
    public func phaseAnimator<Phase: Equatable>(
        _ phases: some Sequence<Phase>, trigger: some Equatable,
        @ViewBuilder content: @escaping (PlaceholderContentView<Self>, Phase) -> some View,
        animation: @escaping (Phase) -> Animation? = { _ in .default }
    ) -> some View {
        PhaseAnimator(phases, trigger: trigger) { content(PlaceholderContentView(content: self), $0) }
    }

    public func phaseAnimator<Phase: Equatable>(
        _ phases: some Sequence<Phase>,
        @ViewBuilder content: @escaping (PlaceholderContentView<Self>, Phase) -> some View,
        animation: @escaping (Phase) -> Animation? = { _ in .default }
    ) -> some View { PhaseAnimator(phases) { content(PlaceholderContentView(content: self), $0) } }

    public func keyframeAnimator<Value>(
        initialValue: Value, trigger: some Equatable,
        @ViewBuilder content: @escaping (PlaceholderContentView<Self>, Value) -> some View,
        @KeyframesBuilder<Value> keyframes: @escaping (Value) -> some Keyframes<Value>
    ) -> some View {
        KeyframeAnimator(initialValue: initialValue, trigger: trigger) {
            content(PlaceholderContentView(content: self), $0)
        } keyframes: {
            keyframes($0)
        }
    }

    public func keyframeAnimator<Value>(
        initialValue: Value, repeating: Bool = true,
        @ViewBuilder content: @escaping (PlaceholderContentView<Self>, Value) -> some View,
        @KeyframesBuilder<Value> keyframes: @escaping (Value) -> some Keyframes<Value>
    ) -> some View {
        KeyframeAnimator(initialValue: initialValue, repeating: repeating) {
            content(PlaceholderContentView(content: self), $0)
        } keyframes: {
            keyframes($0)
        }
    }
}
