import Foundation
import LayoutEngine
import Testing

/// The small form of Combine that models of views are written with.
@MainActor @Suite struct PublisherTests {
    fileprivate final class Search: ObservableObject {
        @Published var query = ""
        @Published private(set) var results: [String] = []
        @Published private(set) var late = 0
        private var kept = Set<AnyCancellable>()

        init() {
            $query.removeDuplicates()
                .filter { !$0.isEmpty }
                .map { query in ["alpha", "beta", "gamma"].filter { $0.contains(query) } }
                .receive(on: DispatchQueue.main)
                .sink { [weak self] in self?.results = $0 }
                .store(in: &kept)
            $results.map(\.count).debounce(for: .milliseconds(300), scheduler: RunLoop.main).assign(to: &$late)
        }
    }

    @Test("A published property tells its value and every later one, before it is set") func published() {
        let search = Search()
        var told: [String] = []
        let connection = search.$query.sink { told.append("\(search.query)>\($0)") }
        search.query = "et"
        #expect(told == [">", ">et"])
        #expect(search.results == ["beta"])
        #expect(search.late == 0)
        connection.cancel()
        search.query = "m"
        #expect(told.count == 2)
        #expect(search.results == ["gamma"])
    }

    @Test("A connection ends with what keeps it") func kept() {
        let subject = PassthroughSubject<Int, Never>()
        var told: [Int] = []
        var connection: AnyCancellable? = subject.sink { told.append($0) }
        subject.send(1)
        #expect(connection != nil)
        connection = nil
        subject.send(2)
        #expect(told == [1])
    }

    private struct Broken: Error, Equatable {}

    @Test("Operators") func operators() {
        func values<P: Publisher>(_ publisher: P) -> [P.Output] {
            var all: [P.Output] = []
            _ = publisher.sink(receiveCompletion: { _ in }, receiveValue: { all.append($0) })
            return all
        }
        let numbers = [1, 2, 2, 3].publisher
        #expect(values(numbers.scan(0, +)) == [1, 3, 5, 8])
        #expect(values(numbers.removeDuplicates().dropFirst().prefix(1)) == [2])
        let large = numbers.compactMap { (number: Int) -> String? in number > 1 ? "\(number)" : nil }
        #expect(values(large.collect()) == [["2", "2", "3"]])
        let signed = numbers.flatMap { (number: Int) in [number, -number].publisher }
        #expect(values(signed.first { $0 < -1 }) == [-2])
        #expect(values(numbers.merge(with: Just(9)).prepend(0)) == [0, 1, 2, 2, 3, 9])
        let pairs = values(numbers.zip(["a", "b"].publisher))
        #expect(pairs.map(\.0) == [1, 2])
        #expect(pairs.map(\.1) == ["a", "b"])
        let triples = values(Just(1).combineLatest(Just(2), Just(3)))
        #expect(triples.map { [$0.0, $0.1, $0.2] } == [[1, 2, 3]])
        #expect(values(Fail<Int, Broken>(error: Broken()).replaceError(with: 7)) == [7])
        let thrown = Just(1).tryMap { (_: Int) -> Int in throw Broken() }
        #expect(values(thrown.catch { _ in Just(8) }) == [8])
        #expect(values(Just(Just(4)).switchToLatest()) == [4])
        #expect(values(Future<Int, Never> { $0(.success(5)) }) == [5])
        #expect(values(Deferred { Just(6) }.share().handleEvents()) == [6])
        #expect(values(Timer.publish(every: 1, on: .main, in: .common).autoconnect()).isEmpty)
        #expect(values(Just(1).delay(for: 0.1, scheduler: RunLoop.main)).isEmpty)
        let inner = PassthroughSubject<Int, Never>()
        var late: [Int] = []
        let connections = [
            Just(1).flatMap { (_: Int) in inner }.sink { late.append($0) },
            Just(inner).switchToLatest().sink { late.append(-$0) },
        ]
        inner.send(4)
        #expect(connections.count == 2)
        #expect(late == [4, -4])
        let current = CurrentValueSubject<Int, Never>(1)
        current.value = 2
        #expect(values(current) == [2])
        current.send(completion: .finished)
        current.send(3)
        #expect(values(current.merge(with: Empty())) == [3])
    }

    fileprivate final class Own: ObservableObject {
        let objectWillChange = PassthroughSubject<Void, Never>()
        var count = 0 { willSet { objectWillChange.send() } }
    }

    private struct Shown: View {
        @ObservedObject var own: Own
        @State private var received = 0
        let subject: CurrentValueSubject<Int, Never>

        var body: some View {
            Text("\(own.count) \(received)").onReceive(subject) { received = $0 }
            Button("up") { own.count += 1 }
        }
    }

    @Test("Views follow an object with a publisher of its own, and receive what is published") func views() {
        let subject = CurrentValueSubject<Int, Never>(5)
        let view = LiveView { [own = Own()] in Shown(own: own, subject: subject) }
        view.settle()
        #expect(view.node("Text")?.text == "0 5")
        #expect(view.firings.map(\.kind).contains("onReceive"))
        view.tap("up")
        subject.send(6)
        view.settle()
        #expect(view.node("Text")?.text == "1 6")
    }

    fileprivate final class Timed: ObservableObject {
        @Published var query = ""
        @Published private(set) var found: [String] = []
        @Published private(set) var shown = 0
        private var kept = Set<AnyCancellable>()

        init() {
            $query.debounce(for: .milliseconds(300), scheduler: RunLoop.main)
                .sink { [weak self] in self?.found.append($0) }
                .store(in: &kept)
            Just(1).delay(for: .milliseconds(200), scheduler: DispatchQueue.main)
                .merge(with: Just(10).delay(for: .seconds(5), scheduler: RunLoop.main))
                .sink { [weak self] in self?.shown += $0 }
                .store(in: &kept)
        }
    }

    private struct TimedView: View {
        @ObservedObject var timed: Timed

        var body: some View {
            Text("\(timed.found.joined(separator: ",")) \(timed.shown)")
            Button("type") {
                timed.query = "a"
                timed.query = "ab"
            }
        }
    }

    @Test("What is put off comes when all is quiet; what is due later than that does not") func later() {
        let view = LiveView { [timed = Timed()] in TimedView(timed: timed) }
        view.settle()
        #expect(view.node("Text")?.text == " 1")
        view.tap("type")
        #expect(view.settle() == 2)
        #expect(view.node("Text")?.text == ",ab 1")
    }

    @Test("A throttle lets one value through in each interval", arguments: [(true, [1, 3]), (false, [1, 2])])
    func throttle(latest: Bool, expected: [Int]) {
        let subject = PassthroughSubject<Int, Never>()
        var told: [Int] = []
        let connection = subject.throttle(for: .milliseconds(100), scheduler: RunLoop.main, latest: latest)
            .sink { told.append($0) }
        for number in 1...3 { subject.send(number) }
        #expect(told == [1])
        while LaterValues.shared.runNext() {}
        #expect(told == expected)
        subject.send(9)
        connection.cancel()
        #expect(told == expected + [9])
        LaterValues.shared.reset()
    }

    @Test("A failure is not delayed, and no value follows it") func failure() {
        let subject = PassthroughSubject<Int, Broken>()
        var told: [String] = []
        let connection = subject.delay(for: .milliseconds(100), scheduler: RunLoop.main)
            .sink(
                receiveCompletion: { if case .failure = $0 { told.append("failed") } },
                receiveValue: { told.append("\($0)") })
        subject.send(1)
        while LaterValues.shared.runNext() {}
        #expect(told == ["1"])
        subject.send(2)
        subject.send(completion: .failure(Broken()))
        #expect(told == ["1", "failed"])
        while LaterValues.shared.runNext() {}
        #expect(told.count == 2)
        connection.cancel()
        LaterValues.shared.reset()
    }

    @Test("What puts itself off for no time ends") func endless() {
        let subject = PassthroughSubject<Int, Never>()
        let connection = subject.delay(for: 0, scheduler: RunLoop.main).sink { subject.send($0 + 1) }
        subject.send(0)
        var count = 0
        while LaterValues.shared.runNext() { count += 1 }
        #expect(count == 1000)
        connection.cancel()
        LaterValues.shared.reset()
        #expect(!LaterValues.shared.runNext())
    }
}
