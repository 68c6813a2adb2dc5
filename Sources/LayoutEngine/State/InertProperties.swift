import Foundation

/// A name space for matched geometry, which is not animated here.
@propertyWrapper public struct Namespace: DynamicProperty {
    public struct ID: Hashable, Sendable {
        let value: Int
    }

    private var id = ID(value: 0)

    public init() {}

    public var wrappedValue: ID { id }

    public mutating func _bind(_ slot: PropertySlot) { id = ID(value: slot.key.hashValue) }
}

/// Which view has the focus. It is remembered like other state, but nothing is ever focused by itself.
@propertyWrapper public struct FocusState<Value: Hashable>: DynamicProperty {
    private var state: State<Value>

    public init() where Value == Bool { state = State(wrappedValue: false) }
    public init<T>() where Value == T? { state = State(wrappedValue: nil) }

    public var wrappedValue: Value {
        get { state.wrappedValue }
        nonmutating set { state.wrappedValue = newValue }
    }

    public var projectedValue: Binding { Binding(binding: state.projectedValue) }

    /// A way to read and write the focus.
    @propertyWrapper public struct Binding {
        let binding: LayoutEngine.Binding<Value>

        public var wrappedValue: Value {
            get { binding.wrappedValue }
            nonmutating set { binding.wrappedValue = newValue }
        }

        public var projectedValue: Binding { self }
    }

    public mutating func _bind(_ slot: PropertySlot) { state._bind(slot) }
}

/// A value that follows a gesture. No gesture is made here: it keeps its first value.
@propertyWrapper public struct GestureState<Value>: DynamicProperty {
    public let wrappedValue: Value

    public init(wrappedValue: Value) { self.wrappedValue = wrappedValue }
    public init(initialValue: Value) { wrappedValue = initialValue }

    public var projectedValue: GestureState<Value> { self }
}

/// A length that grows with the size of text.
@propertyWrapper public struct ScaledMetric<Value: BinaryFloatingPoint>: DynamicProperty {
    private let base: Value
    private var scale: CGFloat = 1

    public init(wrappedValue: Value) { base = wrappedValue }
    public init(wrappedValue: Value, relativeTo textStyle: Font.TextStyle) { base = wrappedValue }

    public var wrappedValue: Value { base * Value(scale) }

    public mutating func _bind(_ slot: PropertySlot) {
        let environment = slot.context.environment
        scale = environment.text.scale
        let length = wrappedValue
        slot.context.layout.noteProperty("asked \(slot.name)", "\(base) at \(environment.dynamicTypeSize)")
        slot.context.layout.noteProperty(slot.name, "\(length)")
    }
}

nonisolated extension View {
    /// Binds the focus; it has no effect on layout.
    public func focused<Value: Hashable>(_ binding: FocusState<Value>.Binding, equals value: Value) -> some View {
        self
    }

    public func focused(_ condition: FocusState<Bool>.Binding) -> some View { self }
}
