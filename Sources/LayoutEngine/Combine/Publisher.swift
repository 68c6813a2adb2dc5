// A small form of Combine, which Linux does not have: what models of views are written with. Values are handed on at once
// and in full, demands are not counted. What is put off (`debounce`, `delay`, `throttle`) comes when everything else is
// quiet (`LaterValues`); a timer never fires: it has no end, so that no layout with it could settle.

/// Something that values come from.
public protocol Publisher<Output, Failure> {
    associatedtype Output
    associatedtype Failure: Error

    /// Connects a subscriber.
    func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure
}

/// What receives the values of a publisher.
public protocol Subscriber<Input, Failure> {
    associatedtype Input
    associatedtype Failure: Error

    func receive(subscription: any Subscription)
    func receive(_ input: Input) -> Subscribers.Demand
    func receive(completion: Subscribers.Completion<Failure>)
}

/// A connection that can be ended.
public protocol Cancellable {
    func cancel()
}

/// A subscriber's connection with its publisher.
public protocol Subscription: AnyObject, Cancellable {
    func request(_ demand: Subscribers.Demand)
}

/// Where the types around subscribers are.
public enum Subscribers {
    /// How a publisher ended.
    public enum Completion<Failure: Error> {
        case finished
        case failure(Failure)
    }

    /// How many values are asked for. All are handed on, whatever it says.
    public struct Demand: Equatable, Comparable, Sendable {
        public let max: Int?

        public static let unlimited = Demand(max: nil)
        public static let none = Demand(max: 0)
        public static func max(_ value: Int) -> Demand { Demand(max: value) }

        public static func < (a: Demand, b: Demand) -> Bool { (a.max ?? .max) < (b.max ?? .max) }
    }
}

extension Subscribers.Completion: Sendable where Failure: Sendable {}
extension Subscribers.Completion: Equatable where Failure: Equatable {}

/// Ends a connection when it is cancelled or goes out of use.
public final class AnyCancellable: Cancellable, Hashable {
    private var action: (() -> Void)?

    public init(_ cancel: @escaping () -> Void) { action = cancel }
    public init(_ canceller: some Cancellable) { action = { canceller.cancel() } }

    deinit { action?() }

    public func cancel() {
        let action = action
        self.action = nil
        action?()
    }

    /// Keeps the connection as long as the collection keeps it.
    public func store(in collection: inout Set<AnyCancellable>) { collection.insert(self) }
    public func store<C: RangeReplaceableCollection>(in collection: inout C) where C.Element == AnyCancellable {
        collection.append(self)
    }

    public static func == (a: AnyCancellable, b: AnyCancellable) -> Bool { a === b }
    public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

extension Cancellable {
    public func store(in collection: inout Set<AnyCancellable>) { collection.insert(AnyCancellable(self)) }
}

/// A publisher of any type.
public struct AnyPublisher<Output, Failure: Error>: Publisher {
    typealias Finish = (Subscribers.Completion<Failure>) -> Void

    private let connect: (@escaping (Output) -> Void, @escaping Finish) -> any Cancellable

    init(connect: @escaping (@escaping (Output) -> Void, @escaping Finish) -> any Cancellable) {
        self.connect = connect
    }

    public init(_ publisher: some Publisher<Output, Failure>) {
        connect = { value, finish in
            let subscriber = ClosureSubscriber<Output, Failure>(value, finish)
            publisher.receive(subscriber: subscriber)
            return subscriber
        }
    }

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
        let subscription = LateSubscription()
        subscriber.receive(subscription: subscription)
        subscription.connection = connect({ value in
            if !subscription.isOver { _ = subscriber.receive(value) }
        }) { completion in
            if !subscription.isOver { subscriber.receive(completion: completion) }
        }
    }

    /// The values and the end, to be told as they come.
    func connected(_ value: @escaping (Output) -> Void, _ finish: @escaping Finish = { _ in }) -> any Cancellable {
        connect(value, finish)
    }
}

/// A subscription whose connection is known only after values may have come through it.
final class LateSubscription: Subscription {
    private(set) var isOver = false
    var connection: (any Cancellable)? {
        didSet { if isOver { end() } }
    }

    func request(_ demand: Subscribers.Demand) {}

    func cancel() {
        isOver = true
        end()
    }

    private func end() {
        let ended = connection
        if ended != nil { connection = nil }
        ended?.cancel()
    }
}

/// Hands what it receives to closures.
final class ClosureSubscriber<Input, Failure: Error>: Subscriber, Cancellable {
    private let value: (Input) -> Void
    private let finish: (Subscribers.Completion<Failure>) -> Void
    private var subscription: (any Subscription)?
    private var isOver = false

    init(_ value: @escaping (Input) -> Void, _ finish: @escaping (Subscribers.Completion<Failure>) -> Void) {
        self.value = value
        self.finish = finish
    }

    func receive(subscription: any Subscription) {
        self.subscription = subscription
        subscription.request(.unlimited)
    }

    func receive(_ input: Input) -> Subscribers.Demand {
        if !isOver { value(input) }
        return .unlimited
    }

    func receive(completion: Subscribers.Completion<Failure>) {
        guard !isOver else { return }
        isOver = true
        subscription = nil
        finish(completion)
    }

    func cancel() {
        isOver = true
        let ended = subscription
        subscription = nil
        ended?.cancel()
    }
}

extension Publisher {
    public func eraseToAnyPublisher() -> AnyPublisher<Output, Failure> {
        (self as? AnyPublisher<Output, Failure>) ?? AnyPublisher(self)
    }

    public func subscribe<S: Subscriber>(_ subscriber: S) where S.Input == Output, S.Failure == Failure {
        receive(subscriber: subscriber)
    }

    public func subscribe<S: Subject>(_ subject: S) -> AnyCancellable where S.Output == Output, S.Failure == Failure {
        sink(receiveCompletion: { subject.send(completion: $0) }, receiveValue: { subject.send($0) })
    }

    public func sink(
        receiveCompletion: @escaping (Subscribers.Completion<Failure>) -> Void,
        receiveValue: @escaping (Output) -> Void
    ) -> AnyCancellable {
        AnyCancellable(eraseToAnyPublisher().connected(receiveValue, receiveCompletion))
    }
}

extension Publisher where Failure == Never {
    public func sink(receiveValue: @escaping (Output) -> Void) -> AnyCancellable {
        sink(receiveCompletion: { _ in }, receiveValue: receiveValue)
    }

    public func assign<Root>(to keyPath: ReferenceWritableKeyPath<Root, Output>, on object: Root) -> AnyCancellable {
        sink { object[keyPath: keyPath] = $0 }
    }

    /// Sets a published property to every value, as long as its object lives.
    public func assign(to published: inout Published<Output>.Publisher) {
        published.keep(sink(receiveValue: published.set))
    }
}
