/// What the focused view says of itself: `@Entry` declares values in an extension. Nothing is ever focused by itself, so
/// that every value is the default, and absent where there is none.
public struct FocusedValues {
    public subscript<K: FocusedValueKey>(key: K.Type) -> K.Value? {
        get { nil }
        set {}
    }

    public subscript<K: _EntryKey>(key: K.Type) -> K.Value {
        get { K.defaultValue }
        set {}
    }
}

/// A key of a focused view's value.
public protocol FocusedValueKey {
    associatedtype Value
}

/// A value of the focused view; there is none.
@propertyWrapper public struct FocusedValue<Value>: DynamicProperty {
    public init(_ keyPath: KeyPath<FocusedValues, Value?>) {}
    public init(_ objectType: Value.Type) {}

    public var wrappedValue: Value? { nil }
}

/// A binding of the focused view; there is none.
@propertyWrapper public struct FocusedBinding<Value>: DynamicProperty {
    public init(_ keyPath: KeyPath<FocusedValues, Binding<Value>?>) {}

    public var wrappedValue: Value? {
        get { nil }
        nonmutating set {}
    }
    public var projectedValue: Binding<Value?> { .constant(nil) }
}

/// An object of the focused view; there is none.
@propertyWrapper public struct FocusedObject<ObjectType: ObservableObject>: DynamicProperty {
    public init() {}

    public var wrappedValue: ObjectType? { nil }
}

nonisolated extension View {
    public func focusedValue<Value>(_ keyPath: WritableKeyPath<FocusedValues, Value?>, _ value: Value) -> some View {
        self
    }
    public func focusedSceneValue<Value>(
        _ keyPath: WritableKeyPath<FocusedValues, Value?>, _ value: Value
    ) -> some View { self }
    public func focusedValue<T: AnyObject>(_ object: T?) -> some View { self }
    public func focusedSceneValue<T: AnyObject>(_ object: T?) -> some View { self }
    public func focusedObject(_ object: some ObservableObject) -> some View { self }
    public func focusedSceneObject(_ object: some ObservableObject) -> some View { self }
}
