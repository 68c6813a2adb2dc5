/// A published property of whatever type.
protocol AnyPublished {
    var content: Any { get }
}

/// A property of an observable object whose changes are told.
@propertyWrapper public struct Published<Value>: AnyPublished {
    /// The value, its followers and the publishers that set it.
    fileprivate final class Box {
        var value: Value
        let followers = Followers<Value, Never>()
        var kept: [AnyCancellable] = []
        /// Tells the change of the object around the property; known once the property was used.
        var willChange: (() -> Void)?

        init(_ value: Value) { self.value = value }

        /// Followers are told every value, as before it is set; views only what differs.
        func set(_ new: Value) {
            if !areEqual(value, new) { willChange?() }
            followers.send(new)
            value = new
        }
    }

    /// The values of a published property: the current one first.
    public struct Publisher: LayoutEngine.Publisher {
        public typealias Output = Value
        public typealias Failure = Never

        private weak var box: Box?
        private let values: AnyPublisher<Value, Never>

        fileprivate init(_ box: Box) {
            self.box = box
            values = box.followers.publisher { [weak box] in box?.value }
        }

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Value, S.Failure == Never {
            values.receive(subscriber: subscriber)
        }

        /// Sets the property; does nothing when its object is gone.
        var set: (Value) -> Void { { [weak box] in box?.set($0) } }

        /// Keeps what sets the property as long as the property.
        func keep(_ connection: AnyCancellable) { box?.kept.append(connection) }
    }

    private let box: Box

    public init(wrappedValue: Value) { box = Box(wrappedValue) }
    public init(initialValue: Value) { box = Box(initialValue) }

    var content: Any { box.value }

    public var projectedValue: Publisher {
        get { Publisher(box) }
        set {}
    }

    @available(*, unavailable, message: "@Published belongs in a class that is an ObservableObject")
    public var wrappedValue: Value {
        get { fatalError("@Published belongs in a class that is an ObservableObject") }
        set { fatalError("@Published belongs in a class that is an ObservableObject") }
    }

    public static subscript<Object: ObservableObject>(
        _enclosingInstance object: Object, wrapped wrappedPath: ReferenceWritableKeyPath<Object, Value>,
        storage storagePath: ReferenceWritableKeyPath<Object, Published<Value>>
    ) -> Value {
        get { object[keyPath: storagePath].attached(to: object).value }
        set { object[keyPath: storagePath].attached(to: object).set(newValue) }
    }

    private func attached<Object: ObservableObject>(to object: Object) -> Box {
        if box.willChange == nil {
            box.willChange = { [weak object] in (object?.objectWillChange as? ObservableObjectPublisher)?.send() }
        }
        return box
    }
}
