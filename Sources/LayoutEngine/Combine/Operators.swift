public import Dispatch
public import Foundation

/// Where the types of combined publishers are.
public enum Publishers {
    /// A connectable publisher that begins with its first subscriber.
    public struct Autoconnect<Upstream: ConnectablePublisher>: Publisher {
        public typealias Output = Upstream.Output
        public typealias Failure = Upstream.Failure

        public let upstream: Upstream

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            upstream.receive(subscriber: subscriber)
            _ = upstream.connect()
        }
    }

    /// The latest values of two publishers, as soon as each has one.
    public struct CombineLatest<A: Publisher, B: Publisher>: Publisher where A.Failure == B.Failure {
        public typealias Output = (A.Output, B.Output)
        public typealias Failure = A.Failure

        private let a: A
        private let b: B

        public init(_ a: A, _ b: B) {
            self.a = a
            self.b = b
        }

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            AnyPublisher<Output, Failure> { value, finish in
                var first: A.Output?
                var second: B.Output?
                let ends = CommonEnd(of: 2, finish)
                let one = a.sink(receiveCompletion: ends.end) {
                    first = $0
                    if let second { value(($0, second)) }
                }
                let two = b.sink(receiveCompletion: ends.end) {
                    second = $0
                    if let first { value((first, $0)) }
                }
                return AnyCancellable {
                    one.cancel()
                    two.cancel()
                }
            }
            .receive(subscriber: subscriber)
        }
    }

    /// The latest values of three publishers.
    public struct CombineLatest3<A: Publisher, B: Publisher, C: Publisher>: Publisher
    where A.Failure == B.Failure, B.Failure == C.Failure {
        public typealias Output = (A.Output, B.Output, C.Output)
        public typealias Failure = A.Failure

        private let all: AnyPublisher<Output, Failure>

        public init(_ a: A, _ b: B, _ c: C) {
            all = CombineLatest(CombineLatest(a, b), c).map { ($0.0, $0.1, $1) }
        }

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            all.receive(subscriber: subscriber)
        }
    }

    /// Pairs of the values of two publishers.
    public struct Zip<A: Publisher, B: Publisher>: Publisher where A.Failure == B.Failure {
        public typealias Output = (A.Output, B.Output)
        public typealias Failure = A.Failure

        private let a: A
        private let b: B

        public init(_ a: A, _ b: B) {
            self.a = a
            self.b = b
        }

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            AnyPublisher<Output, Failure> { value, finish in
                var first: [A.Output] = []
                var second: [B.Output] = []
                var isFirstOver = false
                var isSecondOver = false
                func pair() {
                    while !first.isEmpty, !second.isEmpty { value((first.removeFirst(), second.removeFirst())) }
                    if isFirstOver && first.isEmpty || isSecondOver && second.isEmpty { finish(.finished) }
                }
                let one = a.sink(
                    receiveCompletion: {
                        isFirstOver = true
                        if case .failure = $0 { finish($0) } else { pair() }
                    },
                    receiveValue: {
                        first.append($0)
                        pair()
                    })
                let two = b.sink(
                    receiveCompletion: {
                        isSecondOver = true
                        if case .failure = $0 { finish($0) } else { pair() }
                    },
                    receiveValue: {
                        second.append($0)
                        pair()
                    })
                return AnyCancellable {
                    one.cancel()
                    two.cancel()
                }
            }
            .receive(subscriber: subscriber)
        }
    }

    /// The values of several publishers as they come.
    public struct MergeMany<Upstream: Publisher>: Publisher {
        public typealias Output = Upstream.Output
        public typealias Failure = Upstream.Failure

        public let publishers: [Upstream]

        public init(_ upstream: Upstream...) { publishers = upstream }
        public init(_ upstream: some Sequence<Upstream>) { publishers = Array(upstream) }

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            AnyPublisher<Output, Failure> { value, finish in
                let ends = CommonEnd(of: publishers.count, finish)
                let all = publishers.map { $0.sink(receiveCompletion: ends.end, receiveValue: value) }
                return AnyCancellable { for one in all { one.cancel() } }
            }
            .receive(subscriber: subscriber)
        }
    }

    /// The values of two publishers as they come.
    public struct Merge<A: Publisher, B: Publisher>: Publisher where A.Output == B.Output, A.Failure == B.Failure {
        public typealias Output = A.Output
        public typealias Failure = A.Failure

        private let all: MergeMany<AnyPublisher<Output, Failure>>

        public init(_ a: A, _ b: B) { all = MergeMany(a.eraseToAnyPublisher(), b.eraseToAnyPublisher()) }

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            all.receive(subscriber: subscriber)
        }
    }
}

/// The end of several publishers as one: it comes with the last of theirs, or with the first failure.
private final class CommonEnd<Failure: Error> {
    /// How many have not ended.
    var open: Int
    private let finish: (Subscribers.Completion<Failure>) -> Void

    init(of count: Int, _ finish: @escaping (Subscribers.Completion<Failure>) -> Void) {
        open = count
        self.finish = finish
    }

    func end(_ completion: Subscribers.Completion<Failure>) {
        open -= 1
        if case .failure = completion { finish(completion) } else if open == 0 { finish(.finished) }
    }
}

extension Publisher {
    /// Values made from each value: none, one or several.
    private func each<T>(
        _ body: @escaping (Output, _ send: (T) -> Void) -> Void
    ) -> AnyPublisher<T, Failure> {
        AnyPublisher { value, finish in eraseToAnyPublisher().connected({ body($0, value) }, finish) }
    }

    public func map<T>(_ transform: @escaping (Output) -> T) -> AnyPublisher<T, Failure> {
        each { $1(transform($0)) }
    }
    public func compactMap<T>(_ transform: @escaping (Output) -> T?) -> AnyPublisher<T, Failure> {
        each { if let made = transform($0) { $1(made) } }
    }
    public func filter(_ isIncluded: @escaping (Output) -> Bool) -> AnyPublisher<Output, Failure> {
        each { if isIncluded($0) { $1($0) } }
    }
    public func replaceNil<T>(with output: T) -> AnyPublisher<T, Failure> where Output == T? { map { $0 ?? output } }

    public func tryMap<T>(_ transform: @escaping (Output) throws -> T) -> AnyPublisher<T, any Error> {
        AnyPublisher { value, finish in
            var isOver = false
            return eraseToAnyPublisher().connected({
                guard !isOver else { return }
                do { value(try transform($0)) } catch {
                    isOver = true
                    finish(.failure(error))
                }
            }) { completion in
                guard !isOver else { return }
                switch completion {
                case .finished: finish(.finished)
                case .failure(let error): finish(.failure(error))
                }
            }
        }
    }

    public func decode<Item: Decodable>(type: Item.Type, decoder: JSONDecoder) -> AnyPublisher<Item, any Error>
    where Output == Data { tryMap { try decoder.decode(type, from: $0) } }

    public func scan<T>(_ initial: T, _ next: @escaping (T, Output) -> T) -> AnyPublisher<T, Failure> {
        AnyPublisher { value, finish in
            var result = initial
            return eraseToAnyPublisher().connected(
                {
                    result = next(result, $0)
                    value(result)
                }, finish)
        }
    }

    public func removeDuplicates(by equal: @escaping (Output, Output) -> Bool) -> AnyPublisher<Output, Failure> {
        AnyPublisher { value, finish in
            var last: Output?
            return eraseToAnyPublisher().connected(
                {
                    if let last, equal(last, $0) { return }
                    last = $0
                    value($0)
                }, finish)
        }
    }

    public func dropFirst(_ count: Int = 1) -> AnyPublisher<Output, Failure> {
        AnyPublisher { value, finish in
            var left = count
            return eraseToAnyPublisher().connected({ if left > 0 { left -= 1 } else { value($0) } }, finish)
        }
    }

    public func prefix(_ count: Int) -> AnyPublisher<Output, Failure> {
        AnyPublisher { value, finish in
            var left = count
            return eraseToAnyPublisher().connected({
                guard left > 0 else { return }
                left -= 1
                value($0)
                if left == 0 { finish(.finished) }
            }) { if left > 0 { finish($0) } }
        }
    }

    public func first() -> AnyPublisher<Output, Failure> { prefix(1) }
    public func first(where predicate: @escaping (Output) -> Bool) -> AnyPublisher<Output, Failure> {
        filter(predicate).prefix(1)
    }

    public func collect() -> AnyPublisher<[Output], Failure> {
        AnyPublisher { value, finish in
            var all: [Output] = []
            return eraseToAnyPublisher().connected({ all.append($0) }) {
                if case .finished = $0 { value(all) }
                finish($0)
            }
        }
    }

    public func prepend(_ elements: Output...) -> AnyPublisher<Output, Failure> {
        AnyPublisher { value, finish in
            for element in elements { value(element) }
            return eraseToAnyPublisher().connected(value, finish)
        }
    }

    public func flatMap<P: Publisher>(
        maxPublishers: Subscribers.Demand = .unlimited, _ transform: @escaping (Output) -> P
    ) -> AnyPublisher<P.Output, Failure> where P.Failure == Failure {
        AnyPublisher { value, finish in
            var inner: [AnyCancellable] = []
            // The outer publisher and those it made.
            let ends = CommonEnd(of: 1, finish)
            let outer = eraseToAnyPublisher().connected(
                {
                    ends.open += 1
                    inner.append(transform($0).sink(receiveCompletion: ends.end, receiveValue: value))
                }, ends.end)
            return AnyCancellable {
                outer.cancel()
                inner = []
            }
        }
    }

    @_disfavoredOverload public func flatMap<P: Publisher>(
        maxPublishers: Subscribers.Demand = .unlimited, _ transform: @escaping (Output) -> P
    ) -> AnyPublisher<P.Output, Failure> where P.Failure == Never {
        flatMap(maxPublishers: maxPublishers) { transform($0).setFailureType(to: Failure.self) }
    }

    public func switchToLatest() -> AnyPublisher<Output.Output, Failure>
    where Output: Publisher, Output.Failure == Failure {
        AnyPublisher { value, finish in
            var inner: AnyCancellable?
            var isInnerOpen = false
            var isOver = false
            let outer = eraseToAnyPublisher().connected(
                {
                    inner = nil
                    isInnerOpen = true
                    inner = $0.sink(
                        receiveCompletion: {
                            isInnerOpen = false
                            if case .failure = $0 { finish($0) } else if isOver { finish(.finished) }
                        }, receiveValue: value)
                },
                {
                    isOver = true
                    if case .failure = $0 { finish($0) } else if !isInnerOpen { finish(.finished) }
                })
            return AnyCancellable {
                outer.cancel()
                inner?.cancel()
            }
        }
    }

    public func `catch`<P: Publisher>(_ handler: @escaping (Failure) -> P) -> AnyPublisher<Output, P.Failure>
    where P.Output == Output {
        AnyPublisher { value, finish in
            var second: AnyCancellable?
            let first = eraseToAnyPublisher().connected(value) {
                switch $0 {
                case .finished: finish(.finished)
                case .failure(let error): second = handler(error).sink(receiveCompletion: finish, receiveValue: value)
                }
            }
            return AnyCancellable {
                first.cancel()
                second?.cancel()
            }
        }
    }

    public func replaceError(with output: Output) -> AnyPublisher<Output, Never> { self.catch { _ in Just(output) } }

    public func mapError<E: Error>(_ transform: @escaping (Failure) -> E) -> AnyPublisher<Output, E> {
        AnyPublisher { value, finish in
            eraseToAnyPublisher().connected(value) {
                switch $0 {
                case .finished: finish(.finished)
                case .failure(let error): finish(.failure(transform(error)))
                }
            }
        }
    }

    public func combineLatest<P: Publisher>(_ other: P) -> Publishers.CombineLatest<Self, P>
    where P.Failure == Failure { .init(self, other) }
    public func combineLatest<P: Publisher, Q: Publisher>(
        _ publisher1: P, _ publisher2: Q
    ) -> Publishers.CombineLatest3<Self, P, Q> where P.Failure == Failure, Q.Failure == Failure {
        .init(self, publisher1, publisher2)
    }
    public func combineLatest<P: Publisher, T>(
        _ other: P, _ transform: @escaping (Output, P.Output) -> T
    ) -> AnyPublisher<T, Failure> where P.Failure == Failure { combineLatest(other).map { transform($0.0, $0.1) } }
    public func zip<P: Publisher>(_ other: P) -> Publishers.Zip<Self, P> where P.Failure == Failure {
        .init(self, other)
    }
    public func merge<P: Publisher>(with other: P) -> AnyPublisher<Output, Failure>
    where P.Output == Output, P.Failure == Failure { Publishers.Merge(self, other).eraseToAnyPublisher() }

    public func handleEvents(
        receiveSubscription: ((any Subscription) -> Void)? = nil, receiveOutput: ((Output) -> Void)? = nil,
        receiveCompletion: ((Subscribers.Completion<Failure>) -> Void)? = nil, receiveCancel: (() -> Void)? = nil
    ) -> AnyPublisher<Output, Failure> {
        AnyPublisher { value, finish in
            eraseToAnyPublisher().connected({
                receiveOutput?($0)
                value($0)
            }) {
                receiveCompletion?($0)
                finish($0)
            }
        }
    }

    /// Nothing is printed: a recorder's output is its recording.
    public func print(_ prefix: String = "") -> AnyPublisher<Output, Failure> { eraseToAnyPublisher() }
    public func share() -> AnyPublisher<Output, Failure> { eraseToAnyPublisher() }

    /// Values are received at once, wherever they come from.
    public func receive(on scheduler: some Scheduler) -> AnyPublisher<Output, Failure> { eraseToAnyPublisher() }
    public func subscribe(on scheduler: some Scheduler) -> AnyPublisher<Output, Failure> { eraseToAnyPublisher() }
}

extension Publisher where Output: Equatable {
    public func removeDuplicates() -> AnyPublisher<Output, Failure> { removeDuplicates(by: ==) }
}

extension Publisher where Failure == Never {
    public func setFailureType<E: Error>(to failureType: E.Type) -> AnyPublisher<Output, E> {
        AnyPublisher { value, finish in
            eraseToAnyPublisher().connected(value) { _ in finish(.finished) }
        }
    }
}

/// Where and when values are received.
public protocol Scheduler {}

extension RunLoop: Scheduler {}
extension DispatchQueue: Scheduler {}
extension OperationQueue: Scheduler {}

/// At once.
public struct ImmediateScheduler: Scheduler, Sendable {
    public static let shared = ImmediateScheduler()
}

/// A time that a scheduler waits.
public struct SchedulerInterval: ExpressibleByFloatLiteral, ExpressibleByIntegerLiteral, Sendable {
    public let seconds: Double

    public init(floatLiteral value: Double) { seconds = value }
    public init(integerLiteral value: Int) { seconds = Double(value) }

    public static func seconds(_ value: Double) -> Self { Self(floatLiteral: value) }
    public static func seconds(_ value: Int) -> Self { Self(integerLiteral: value) }
    public static func milliseconds(_ value: Int) -> Self { Self(floatLiteral: Double(value) / 1000) }
    public static func microseconds(_ value: Int) -> Self { Self(floatLiteral: Double(value) / 1e6) }
}
