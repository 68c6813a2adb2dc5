public import Foundation

/// A publisher that values are sent through.
public protocol Subject<Output, Failure>: AnyObject, Publisher {
    func send(_ value: Output)
    func send(completion: Subscribers.Completion<Failure>)
}

extension Subject where Output == Void {
    public func send() { send(()) }
}

/// Those that follow a subject, in the order in which they came.
final class Followers<Output, Failure: Error> {
    private final class Follower: Cancellable {
        let value: (Output) -> Void
        let finish: (Subscribers.Completion<Failure>) -> Void
        var isOver = false

        init(_ value: @escaping (Output) -> Void, _ finish: @escaping (Subscribers.Completion<Failure>) -> Void) {
            self.value = value
            self.finish = finish
        }

        func cancel() { isOver = true }
    }

    private var followers: [Follower] = []
    private var completion: Subscribers.Completion<Failure>?

    /// A publisher of what is sent; a new follower is told the current value first where there is one.
    func publisher(current: @escaping () -> Output?) -> AnyPublisher<Output, Failure> {
        AnyPublisher { value, finish in
            let follower = Follower(value, finish)
            if let first = current() { value(first) }
            if let completion = self.completion { finish(completion) } else { self.followers.append(follower) }
            return follower
        }
    }

    func send(_ value: Output) {
        guard completion == nil else { return }
        followers.removeAll(where: \.isOver)
        for follower in followers where !follower.isOver { follower.value(value) }
    }

    func send(completion: Subscribers.Completion<Failure>) {
        guard self.completion == nil else { return }
        self.completion = completion
        let told = followers
        followers = []
        for follower in told where !follower.isOver { follower.finish(completion) }
    }
}

/// Hands on what is sent through it.
public final class PassthroughSubject<Output, Failure: Error>: Subject {
    private let followers = Followers<Output, Failure>()

    public init() {}

    public func send(_ value: Output) { followers.send(value) }
    public func send(completion: Subscribers.Completion<Failure>) { followers.send(completion: completion) }
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
        followers.publisher { nil }.receive(subscriber: subscriber)
    }
}

/// Hands on its value and every later one.
public final class CurrentValueSubject<Output, Failure: Error>: Subject {
    private let followers = Followers<Output, Failure>()
    private var current: Output

    public init(_ value: Output) { current = value }

    public var value: Output {
        get { current }
        set { send(newValue) }
    }

    public func send(_ value: Output) {
        current = value
        followers.send(value)
    }
    public func send(completion: Subscribers.Completion<Failure>) { followers.send(completion: completion) }
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
        followers.publisher { self.current }.receive(subscriber: subscriber)
    }
}

/// One value.
public struct Just<Output>: Publisher {
    public typealias Failure = Never

    public let output: Output

    public init(_ output: Output) { self.output = output }

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Never {
        [output].publisher.receive(subscriber: subscriber)
    }
}

/// No value.
public struct Empty<Output, Failure: Error>: Publisher {
    private let completes: Bool

    public init(completeImmediately: Bool = true) { completes = completeImmediately }
    public init(completeImmediately: Bool = true, outputType: Output.Type, failureType: Failure.Type) {
        completes = completeImmediately
    }

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
        AnyPublisher<Output, Failure> { _, finish in
            if completes { finish(.finished) }
            return AnyCancellable {}
        }
        .receive(subscriber: subscriber)
    }
}

/// An error.
public struct Fail<Output, Failure: Error>: Publisher {
    public let error: Failure

    public init(error: Failure) { self.error = error }
    public init(outputType: Output.Type, failure: Failure) { error = failure }

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
        Result<Output, Failure>.failure(error).publisher.receive(subscriber: subscriber)
    }
}

/// One value, made when the first subscriber comes or later.
public final class Future<Output, Failure: Error>: Publisher {
    public typealias Promise = (Result<Output, Failure>) -> Void

    private let subject = Followers<Output, Failure>()
    private var result: Result<Output, Failure>?

    public init(_ attemptToFulfill: @escaping (@escaping Promise) -> Void) {
        attemptToFulfill { result in
            guard self.result == nil else { return }
            self.result = result
            switch result {
            case .success(let value):
                self.subject.send(value)
                self.subject.send(completion: .finished)
            case .failure(let error): self.subject.send(completion: .failure(error))
            }
        }
    }

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
        subject.publisher { try? self.result?.get() }.receive(subscriber: subscriber)
    }
}

/// A publisher that is made for each subscriber.
public struct Deferred<DeferredPublisher: Publisher>: Publisher {
    public typealias Output = DeferredPublisher.Output
    public typealias Failure = DeferredPublisher.Failure

    private let make: () -> DeferredPublisher

    public init(createPublisher: @escaping () -> DeferredPublisher) { make = createPublisher }

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
        make().receive(subscriber: subscriber)
    }
}

extension Sequence {
    /// The elements, one after another.
    public var publisher: AnyPublisher<Element, Never> {
        AnyPublisher { value, finish in
            for element in self { value(element) }
            finish(.finished)
            return AnyCancellable {}
        }
    }
}

extension Optional {
    public var publisher: AnyPublisher<Wrapped, Never> { (map { [$0] } ?? []).publisher }
}

extension Result {
    public var publisher: AnyPublisher<Success, Failure> {
        AnyPublisher { value, finish in
            switch self {
            case .success(let success):
                value(success)
                finish(.finished)
            case .failure(let error): finish(.failure(error))
            }
            return AnyCancellable {}
        }
    }
}

extension Timer {
    /// A timer that never fires.
    public struct TimerPublisher: ConnectablePublisher {
        public typealias Output = Date
        public typealias Failure = Never

        public func connect() -> any Cancellable { AnyCancellable {} }
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Date, S.Failure == Never {
            Empty(completeImmediately: false).receive(subscriber: subscriber)
        }
    }

    public static func publish(
        every interval: TimeInterval, tolerance: TimeInterval? = nil, on runLoop: RunLoop, in mode: RunLoop.Mode
    ) -> TimerPublisher { TimerPublisher() }
}

/// A publisher that begins when it is told to.
public protocol ConnectablePublisher<Output, Failure>: Publisher {
    func connect() -> any Cancellable
}

extension ConnectablePublisher {
    public func autoconnect() -> Publishers.Autoconnect<Self> { Publishers.Autoconnect(upstream: self) }
}

extension NotificationCenter {
    /// The notifications of one name.
    public struct Publisher: LayoutEngine.Publisher {
        public typealias Output = Notification
        public typealias Failure = Never

        public let center: NotificationCenter
        public let name: Notification.Name

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Notification, S.Failure == Never {
            AnyPublisher<Notification, Never> { value, _ in
                nonisolated(unsafe) let value = value
                nonisolated(unsafe) let token = center.addObserver(forName: name, object: nil, queue: nil) { value($0) }
                return AnyCancellable { center.removeObserver(token) }
            }
            .receive(subscriber: subscriber)
        }
    }

    public func publisher(for name: Notification.Name, object: AnyObject? = nil) -> Publisher {
        Publisher(center: self, name: name)
    }
}
