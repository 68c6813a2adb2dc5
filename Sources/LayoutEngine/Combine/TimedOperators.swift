extension Publisher {
    /// The latest value, when none has followed for a time (see `LaterValues`).
    public func debounce(for dueTime: SchedulerInterval, scheduler: some Scheduler) -> AnyPublisher<Output, Failure> {
        AnyPublisher { value, finish in
            var waiting: AnyCancellable?
            var ending: AnyCancellable?
            let connection = eraseToAnyPublisher().connected(
                { new in
                    waiting = LaterValues.shared.put(off: dueTime.seconds) { value(new) }
                },
                { end in
                    ending = LaterValues.shared.put(off: dueTime.seconds) { finish(end) }
                })
            return AnyCancellable {
                connection.cancel()
                waiting?.cancel()
                ending?.cancel()
            }
        }
    }

    /// Every value and the end, each a time later (see `LaterValues`). A failure comes at once, and what waits does not.
    public func delay(
        for interval: SchedulerInterval, tolerance: SchedulerInterval? = nil, scheduler: some Scheduler
    ) -> AnyPublisher<Output, Failure> {
        AnyPublisher { value, finish in
            var waiting: [AnyCancellable] = []
            let connection = eraseToAnyPublisher().connected(
                { new in
                    waiting.append(LaterValues.shared.put(off: interval.seconds) { value(new) })
                },
                { end in
                    if case .failure = end {
                        waiting = []
                        finish(end)
                    } else {
                        waiting.append(LaterValues.shared.put(off: interval.seconds) { finish(end) })
                    }
                })
            return AnyCancellable {
                connection.cancel()
                waiting = []
            }
        }
    }

    /// The first value at once, and then one in each interval: the first or the latest that came in it.
    public func throttle(
        for interval: SchedulerInterval, scheduler: some Scheduler, latest: Bool
    ) -> AnyPublisher<Output, Failure> {
        AnyPublisher { value, finish in
            let throttle = Throttle(interval.seconds, isLatest: latest, value)
            let connection = eraseToAnyPublisher().connected(throttle.receive) { end in
                throttle.flush()
                finish(end)
            }
            return AnyCancellable {
                connection.cancel()
                throttle.interval = nil
            }
        }
    }
}

/// Lets one value through in each interval.
private final class Throttle<Value> {
    private let seconds: Double
    private let isLatest: Bool
    private let send: (Value) -> Void
    private var pending: Value?
    /// The interval that runs; values that come in it wait.
    var interval: AnyCancellable?

    init(_ seconds: Double, isLatest: Bool, _ send: @escaping (Value) -> Void) {
        self.seconds = seconds
        self.isLatest = isLatest
        self.send = send
    }

    func receive(_ value: Value) {
        if interval == nil {
            begin()
            send(value)
        } else if isLatest || pending == nil {
            pending = value
        }
    }

    func flush() {
        guard let value = pending else { return }
        pending = nil
        send(value)
    }

    private func begin() {
        interval = LaterValues.shared.put(off: seconds) { [weak self] in
            guard let self else { return }
            interval = nil
            if pending != nil {
                begin()
                flush()
            }
        }
    }
}
