/// A value that a view owns and that lasts as long as the view does.
@propertyWrapper public struct State<Value>: DynamicProperty {
    private let initial: () -> Value
    private var location: StateLocation<Value>?

    /// The value the state has at first. An object is made once for each view that owns the state.
    public init(wrappedValue: @autoclosure @escaping () -> Value) { initial = wrappedValue }
    public init(initialValue: @autoclosure @escaping () -> Value) { initial = initialValue }

    /// The value. Writing before the view is built has no effect, as in SwiftUI.
    public var wrappedValue: Value {
        get { location?.value ?? initial() }
        nonmutating set { location?.set(newValue) }
    }

    public var projectedValue: Binding<Value> {
        let location = location
        let initial = initial
        return Binding(get: { location?.value ?? initial() }, set: { location?.set($0) })
    }

    public mutating func _bind(_ slot: PropertySlot) {
        let initial = initial
        let store = slot.context.state
        let bound = store.object(slot.context.identity, slot.index) {
            StateLocation(key: slot.key, name: slot.name, value: initial(), store: store)
        }
        location = bound
        store.observeIfObject(bound.value, name: slot.name)
    }
}

extension State where Value: ExpressibleByNilLiteral {
    public init() { self.init(wrappedValue: nil) }
}

/// A way to read and write a value that something else owns.
@propertyWrapper @dynamicMemberLookup public struct Binding<Value> {
    private let get: () -> Value
    private let set: (Value) -> Void

    public init(get: @escaping () -> Value, set: @escaping (Value) -> Void) {
        self.get = get
        self.set = set
    }

    public init(projectedValue: Binding<Value>) { self = projectedValue }

    public var wrappedValue: Value {
        get { get() }
        nonmutating set { set(newValue) }
    }

    public var projectedValue: Binding<Value> { self }

    public static func constant(_ value: Value) -> Binding<Value> { Binding(get: { value }, set: { _ in }) }

    public subscript<Subject>(dynamicMember keyPath: WritableKeyPath<Value, Subject>) -> Binding<Subject> {
        Binding<Subject>(get: { get()[keyPath: keyPath] }) { new in
            var value = get()
            value[keyPath: keyPath] = new
            set(value)
        }
    }
}

extension Binding: DynamicProperty {}

extension Binding {
    /// A binding to the value behind an optional one, or nil while it is nil.
    public init?(_ base: Binding<Value?>) {
        guard let value = base.wrappedValue else { return nil }
        self.init(get: { base.wrappedValue ?? value }, set: { base.wrappedValue = $0 })
    }

    public init<V>(_ base: Binding<V>) where Value == V? {
        self.init(get: { base.wrappedValue }, set: { if let value = $0 { base.wrappedValue = value } })
    }
}

extension Binding: Identifiable where Value: Identifiable {
    public var id: Value.ID { wrappedValue.id }
}
