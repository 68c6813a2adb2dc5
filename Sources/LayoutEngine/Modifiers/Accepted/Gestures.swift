public import Foundation

// No gesture is ever made here; the types let source compile. Steps tap controls by their labels.

/// Something a person does with a pointer.
@MainActor @preconcurrency public protocol Gesture<Value> {
    associatedtype Value
}

/// A gesture whose actions are never called.
public struct _InertGesture<Value>: Gesture {
    nonisolated init() {}
}

nonisolated extension Gesture {
    public func onEnded(_ action: @escaping (Value) -> Void) -> _InertGesture<Value> { _InertGesture() }
    public func onChanged(_ action: @escaping (Value) -> Void) -> _InertGesture<Value> { _InertGesture() }
    public func simultaneously<Other: Gesture>(with other: Other) -> SimultaneousGesture<Self, Other> {
        SimultaneousGesture(self, other)
    }
    public func sequenced<Other: Gesture>(before other: Other) -> SequenceGesture<Self, Other> {
        SequenceGesture(self, other)
    }
    public func exclusively<Other: Gesture>(before other: Other) -> ExclusiveGesture<Self, Other> {
        ExclusiveGesture(self, other)
    }
}

nonisolated extension Gesture {
    public func updating<S>(
        _ state: GestureState<S>, body: @escaping (Value, inout S, inout Transaction) -> Void
    ) -> _InertGesture<Value> { _InertGesture() }
    public func map<T>(_ body: @escaping (Value) -> T) -> _InertGesture<T> { _InertGesture() }
}

/// Two gestures at once.
public struct SimultaneousGesture<First: Gesture, Second: Gesture>: Gesture {
    public struct Value {
        public var first: First.Value?
        public var second: Second.Value?
    }

    nonisolated public init(_ first: First, _ second: Second) {}
}

/// Two gestures, one after the other.
public struct SequenceGesture<First: Gesture, Second: Gesture>: Gesture {
    public enum Value {
        case first(First.Value)
        case second(First.Value, Second.Value?)
    }

    nonisolated public init(_ first: First, _ second: Second) {}
}

/// One of two gestures, the first before the second.
public struct ExclusiveGesture<First: Gesture, Second: Gesture>: Gesture {
    public enum Value {
        case first(First.Value)
        case second(Second.Value)
    }

    nonisolated public init(_ first: First, _ second: Second) {}
}

/// A gesture of any type.
public struct AnyGesture<Value>: Gesture {
    nonisolated public init(_ gesture: some Gesture<Value>) {}
}

/// One or more taps.
public struct TapGesture: Gesture {
    public typealias Value = Void
    public var count: Int

    nonisolated public init(count: Int = 1) { self.count = count }
}

/// A long press.
public struct LongPressGesture: Gesture {
    public typealias Value = Bool

    nonisolated public init(minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10) {}
}

/// A drag.
public struct DragGesture: Gesture {
    /// Where a drag is.
    public struct Value: Equatable, Sendable {
        public var time: Date
        public var location: CGPoint
        public var startLocation: CGPoint
        public var velocity: CGSize

        public var translation: CGSize {
            CGSize(width: location.x - startLocation.x, height: location.y - startLocation.y)
        }
        public var predictedEndLocation: CGPoint { location }
        public var predictedEndTranslation: CGSize { translation }
    }

    nonisolated public init(minimumDistance: CGFloat = 10) {}
    nonisolated public init(minimumDistance: CGFloat = 10, coordinateSpace: some CoordinateSpaceProtocol) {}
}

/// A pinch.
public struct MagnificationGesture: Gesture {
    public typealias Value = CGFloat

    nonisolated public init(minimumScaleDelta: CGFloat = 0.01) {}
}

/// A pinch.
public struct MagnifyGesture: Gesture {
    /// How far a pinch is.
    public struct Value: Equatable, Sendable {
        public var magnification: CGFloat
        public var startAnchor: UnitPoint
        public var startLocation: CGPoint
    }

    nonisolated public init(minimumScaleDelta: CGFloat = 0.01) {}
}

/// A turn with two fingers.
public struct RotationGesture: Gesture {
    public typealias Value = Angle

    nonisolated public init(minimumAngleDelta: Angle = .degrees(1)) {}
}

/// A tap, with the place where it was.
public struct SpatialTapGesture: Gesture {
    public struct Value: Equatable, Sendable {
        public var location: CGPoint
    }

    nonisolated public init(count: Int = 1, coordinateSpace: some CoordinateSpaceProtocol = .local) {}
}

/// A turn with two fingers.
public struct RotateGesture: Gesture {
    public struct Value: Equatable, Sendable {
        public var rotation: Angle
        public var startAnchor: UnitPoint
    }

    nonisolated public init(minimumAngleDelta: Angle = .degrees(1)) {}
}

/// Which gestures a view lets through.
public struct GestureMask: OptionSet, Sendable {
    public let rawValue: UInt32

    public init(rawValue: UInt32) { self.rawValue = rawValue }

    public static let none: GestureMask = []
    public static let gesture = GestureMask(rawValue: 1)
    public static let subviews = GestureMask(rawValue: 2)
    public static let all: GestureMask = [.gesture, .subviews]
}

nonisolated extension View {
    public func gesture(_ gesture: some Gesture, including mask: GestureMask = .all) -> some View { self }
    public func gesture(_ gesture: some Gesture, isEnabled: Bool) -> some View { self }
    public func gesture(_ gesture: (some Gesture)?) -> some View { self }
    public func simultaneousGesture(_ gesture: some Gesture, isEnabled: Bool) -> some View { self }
    public func highPriorityGesture(_ gesture: some Gesture, isEnabled: Bool) -> some View { self }
    /// Runs an action at a tap, which is at the view's own origin.
    @_disfavoredOverload public func onTapGesture(
        count: Int = 1, coordinateSpace: some CoordinateSpaceProtocol = .local,
        perform action: @escaping (CGPoint) -> Void
    ) -> some View { modifier(_TapModifier { action(.zero) }) }
    public func simultaneousGesture(_ gesture: some Gesture, including mask: GestureMask = .all) -> some View { self }
    public func highPriorityGesture(_ gesture: some Gesture, including mask: GestureMask = .all) -> some View { self }
    public func onLongPressGesture(
        minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10, perform action: @escaping () -> Void,
        onPressingChanged: ((Bool) -> Void)? = nil
    ) -> some View { self }
    public func onContinuousHover(perform action: @escaping (HoverPhase) -> Void) -> some View { self }
    public func hoverEffect(_ effect: HoverEffect = .automatic) -> some View { self }
    public func onKeyPress(_ key: KeyEquivalent, action: @escaping () -> KeyPress.Result) -> some View { self }
    public func onMoveCommand(perform action: ((MoveCommandDirection) -> Void)?) -> some View { self }
    public func onDeleteCommand(perform action: (() -> Void)?) -> some View { self }
    public func onExitCommand(perform action: (() -> Void)?) -> some View { self }
    public func onDrag(_ data: @escaping () -> NSItemProvider) -> some View { self }
    public func onDrag(
        _ data: @escaping () -> NSItemProvider, @ViewBuilder preview: () -> some View
    ) -> some View { self }
    public func draggable<T>(_ payload: @autoclosure @escaping () -> T) -> some View { self }
    public func draggable<T>(
        _ payload: @autoclosure @escaping () -> T, @ViewBuilder preview: () -> some View
    ) -> some View { self }
    public func dropDestination<T>(
        for payloadType: T.Type = T.self, action: @escaping ([T], CGPoint) -> Bool,
        isTargeted: @escaping (Bool) -> Void = { _ in }
    ) -> some View { self }
    public func onHover(perform action: @escaping (Bool) -> Void) -> some View { self }
    public func allowsHitTesting(_ enabled: Bool) -> some View { self }
    public func focusable(_ isFocusable: Bool = true) -> some View { self }
    public func onOpenURL(perform action: @escaping (URL) -> Void) -> some View { self }
    public func help(_ text: LocalizedStringKey) -> some View { self }
    @_disfavoredOverload public func help(_ text: some StringProtocol) -> some View { self }
}

/// Where a pointer is over a view.
public enum HoverPhase: Equatable, Sendable {
    case active(CGPoint)
    case ended
}

/// How a view answers a pointer over it.
public struct HoverEffect: Sendable {
    public static let automatic = HoverEffect()
    public static let highlight = HoverEffect()
    public static let lift = HoverEffect()
}

/// A key that is pressed. None ever is.
public struct KeyPress: Sendable {
    public enum Result: Sendable { case handled, ignored }

    public let key: KeyEquivalent
}

/// Where an arrow key points.
public enum MoveCommandDirection: Sendable { case up, down, left, right }
