import Foundation

/// What publishers put off for a time (`debounce`, `delay`, `throttle`). Nobody waits for a clock: once everything else is
/// quiet, what is due comes in the order of its times, up to a second after the quiet began. A recording then shows what
/// one sees who waits a moment, and does not depend on how fast the machine is.
package final class LaterValues: @unchecked Sendable {
    package static let shared = LaterValues()

    /// How many seconds after the quiet began something may be due.
    private static let patience = 1.0
    /// How many may come before the next quiet: what puts itself off for no time has no end.
    private static let limit = 1000

    private struct Entry {
        let due: Double
        let number: Int
        let action: () -> Void
    }

    private let lock = NSLock()
    private var entries: [Entry] = []
    private var now = 0.0
    private var made = 0
    private var ran = 0

    private init() {}

    /// Puts an action off. It is given up when what is returned is cancelled or goes out of use.
    func put(off seconds: Double, _ action: @escaping () -> Void) -> AnyCancellable {
        let number = lock.withLock {
            made += 1
            entries.append(Entry(due: now + max(0, seconds), number: made, action: action))
            return made
        }
        return AnyCancellable { [self] in lock.withLock { entries.removeAll { $0.number == number } } }
    }

    /// Runs what is due next, if there is anything.
    package func runNext() -> Bool {
        let next: Entry? = lock.withLock {
            guard ran < Self.limit, let next = entries.min(by: { ($0.due, $0.number) < ($1.due, $1.number) }),
                next.due <= Self.patience
            else { return nil }
            entries.removeAll { $0.number == next.number }
            now = max(now, next.due)
            ran += 1
            return next
        }
        next?.action()
        return next != nil
    }

    /// Gives up what is due later, and begins anew: the view has settled.
    package func reset() {
        // Let go outside the lock: what an action holds may cancel other entries.
        var dropped: [Entry] = []
        lock.withLock {
            swap(&dropped, &entries)
            now = 0
            ran = 0
        }
    }
}
