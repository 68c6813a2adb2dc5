public import Foundation

/// A value kept under a name. Here it lives in memory, as long as the session, so that recordings do not depend on what
/// earlier ones left behind.
@propertyWrapper public struct AppStorage<Value>: DynamicProperty {
    private let initial: Value
    private let name: String
    private var location: StateLocation<Value>?

    private init(initial: Value, name: String) {
        self.initial = initial
        self.name = name
    }

    public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) {
        self.init(initial: wrappedValue, name: key)
    }

    public init(_ key: String, store: UserDefaults? = nil) where Value: ExpressibleByNilLiteral {
        self.init(initial: nil, name: key)
    }

    public var wrappedValue: Value {
        get { location?.value ?? initial }
        nonmutating set { location?.set(newValue) }
    }

    public var projectedValue: Binding<Value> {
        let (location, initial) = (location, initial)
        return Binding(get: { location?.value ?? initial }, set: { location?.set($0) })
    }

    public mutating func _bind(_ slot: PropertySlot) { location = storedLocation("app." + name, initial, slot) }
}

/// A value kept under a name for a scene. Here it lives in memory, as `AppStorage`'s does.
@propertyWrapper public struct SceneStorage<Value>: DynamicProperty {
    private let initial: Value
    private let name: String
    private var location: StateLocation<Value>?

    private init(initial: Value, name: String) {
        self.initial = initial
        self.name = name
    }

    public init(wrappedValue: Value, _ key: String) { self.init(initial: wrappedValue, name: key) }

    public init(_ key: String) where Value: ExpressibleByNilLiteral { self.init(initial: nil, name: key) }

    public var wrappedValue: Value {
        get { location?.value ?? initial }
        nonmutating set { location?.set(newValue) }
    }

    public var projectedValue: Binding<Value> {
        let (location, initial) = (location, initial)
        return Binding(get: { location?.value ?? initial }, set: { location?.set($0) })
    }

    public mutating func _bind(_ slot: PropertySlot) { location = storedLocation("scene." + name, initial, slot) }
}

/// The location of a name in the session, of one type.
@MainActor private func storedLocation<Value>(_ name: String, _ initial: Value, _ slot: PropertySlot)
    -> StateLocation<Value>
{
    let store = slot.context.state
    return store.object(named: name) { StateLocation(key: nil, name: slot.name, value: initial, store: store) }
}
