public import Observation

/// Makes bindings to the properties of an observable object.
@propertyWrapper @dynamicMemberLookup public struct Bindable<Value>: DynamicProperty {
    public var wrappedValue: Value

    public init(wrappedValue: Value) { self.wrappedValue = wrappedValue }

    public var projectedValue: Bindable<Value> { self }

    public mutating func _bind(_ slot: PropertySlot) {
        slot.context.state.observeIfObject(wrappedValue, name: slot.name)
    }
}

extension Bindable where Value: AnyObject & Observable {
    public init(_ wrappedValue: Value) { self.init(wrappedValue: wrappedValue) }
    public init(projectedValue: Bindable<Value>) { self = projectedValue }

    public subscript<Subject>(dynamicMember keyPath: ReferenceWritableKeyPath<Value, Subject>) -> Binding<Subject> {
        let object = wrappedValue
        return Binding(get: { object[keyPath: keyPath] }, set: { object[keyPath: keyPath] = $0 })
    }
}

extension Bindable: Identifiable where Value: Identifiable {
    public var id: Value.ID { wrappedValue.id }
}

extension StateStore {
    /// Notes an observable object, so that its changes can be told by name.
    func observeIfObject<Value>(_ value: Value, name: String) {
        guard Value.self is any Observable.Type, Value.self is AnyObject.Type else { return }
        observe(value as AnyObject, name: name)
    }

    /// Does some work and marks the session dirty when an observable property that it read changes later.
    @MainActor func tracking<Result>(_ work: () -> Result) -> Result {
        nonisolated(unsafe) weak let store = self
        return withObservationTracking(work) {
            // Told on the main actor, where views and their actions run.
            guard TaskSpan.current?.isOver != true else { return }
            store?.markDirty()
        }
    }
}
