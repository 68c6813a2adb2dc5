/// An object whose changes views follow. A small form of Combine's, which Linux does not have.
public protocol ObservableObject: AnyObject {
    associatedtype ObjectWillChangePublisher: Publisher = ObservableObjectPublisher
    where ObjectWillChangePublisher.Failure == Never
    var objectWillChange: ObjectWillChangePublisher { get }
}

extension ObservableObject where ObjectWillChangePublisher == ObservableObjectPublisher {
    /// The object's publisher: made on the first ask, and kept as long as the object lives.
    public var objectWillChange: ObservableObjectPublisher { ObservableObjectPublisher.of(self) }
}

/// Tells sessions that an object is about to change.
public final class ObservableObjectPublisher: Publisher {
    public typealias Output = Void
    public typealias Failure = Never

    private struct Connection {
        weak var store: StateStore?
        var update: Int
    }

    private var connections: [Connection] = []
    private let followers = Followers<Void, Never>()

    public init() {}

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Void, S.Failure == Never {
        followers.publisher { nil }.receive(subscriber: subscriber)
    }

    /// Says that the object is about to change.
    public func send() {
        guard TaskSpan.current?.isOver != true else { return }
        // A session whose last update did not read the object does not follow it any more.
        for connection in connections {
            if let store = connection.store, store.update == connection.update { store.markDirty() }
        }
        followers.send(())
    }

    /// Follows the object until the session's next update.
    func connect(_ store: StateStore) {
        connections.removeAll { $0.store == nil || $0.store === store }
        connections.append(Connection(store: store, update: store.update))
    }

    // MARK: Publishers by object

    private struct Entry {
        weak var object: AnyObject?
        let publisher: ObservableObjectPublisher
    }

    /// Only used on the main actor, as views are.
    nonisolated(unsafe) private static var entries: [ObjectIdentifier: Entry] = [:]

    static func of(_ object: AnyObject) -> ObservableObjectPublisher {
        let id = ObjectIdentifier(object)
        if let entry = entries[id], entry.object === object { return entry.publisher }
        if entries.count > 256 { entries = entries.filter { $0.value.object != nil } }
        let publisher = ObservableObjectPublisher()
        entries[id] = Entry(object: object, publisher: publisher)
        return publisher
    }
}

/// An object that a view owns: made once, and kept as long as the view.
@propertyWrapper public struct StateObject<ObjectType: ObservableObject>: DynamicProperty {
    private let make: () -> ObjectType
    private var box: Box?

    private final class Box {
        let object: ObjectType

        init(_ object: ObjectType) { self.object = object }
    }

    public init(wrappedValue thunk: @autoclosure @escaping () -> ObjectType) { make = thunk }

    public var wrappedValue: ObjectType { box?.object ?? make() }
    public var projectedValue: ObservedObject<ObjectType>.Wrapper { .init(object: wrappedValue) }

    public mutating func _bind(_ slot: PropertySlot) {
        let make = make
        let box = slot.context.state.object(slot.context.identity, slot.index) { Box(make()) }
        self.box = box
        follow(box.object, slot)
    }
}

/// An object that a view follows and something else owns.
@propertyWrapper public struct ObservedObject<ObjectType: ObservableObject>: DynamicProperty {
    public var wrappedValue: ObjectType

    public init(wrappedValue: ObjectType) { self.wrappedValue = wrappedValue }
    public init(initialValue: ObjectType) { wrappedValue = initialValue }

    /// Makes bindings to the object's properties.
    @dynamicMemberLookup public struct Wrapper {
        let object: ObjectType

        public subscript<Subject>(
            dynamicMember keyPath: ReferenceWritableKeyPath<ObjectType, Subject>
        ) -> Binding<Subject> {
            let object = object
            return Binding(get: { object[keyPath: keyPath] }, set: { object[keyPath: keyPath] = $0 })
        }
    }

    public var projectedValue: Wrapper { Wrapper(object: wrappedValue) }

    public mutating func _bind(_ slot: PropertySlot) {
        follow(wrappedValue, slot)
    }
}

/// An object that a view finds in its environment.
@propertyWrapper public struct EnvironmentObject<ObjectType: ObservableObject>: DynamicProperty {
    private var object: ObjectType?

    public init() {}

    public var wrappedValue: ObjectType {
        guard let object else {
            fatalError(
                "no object of type \(ObjectType.self) was found in the environment; put one there with "
                    + ".environmentObject(_:)")
        }
        return object
    }

    public var projectedValue: ObservedObject<ObjectType>.Wrapper { .init(object: wrappedValue) }

    public mutating func _bind(_ slot: PropertySlot) {
        object = slot.context.environment[object: ObjectType.self]
        if let object { follow(object, slot) }
    }
}

/// Connects an object with the session of a property that reads it.
@MainActor private func follow(_ object: some ObservableObject, _ slot: PropertySlot) {
    let store = slot.context.state
    let changes = object.objectWillChange
    if let changes = changes as? ObservableObjectPublisher {
        changes.connect(store)
    } else {
        store.follow(object) { [weak store] in
            changes.sink { _ in if TaskSpan.current?.isOver != true { store?.markDirty() } }
        }
    }
    store.observe(object, name: slot.name)
}

nonisolated extension View {
    /// Gives an object to the views inside that ask for one of its type.
    public func environmentObject<T: ObservableObject>(_ object: T) -> some View {
        modifier(_EnvironmentModifier { $0[object: T.self] = object })
    }
}
