import Foundation
import LayoutRecord

/// Reads and compares the changed cases of a suite ahead of who asks for them, on as many threads as there are cores.
/// What comes out, and in which order, does not depend on their number.
///
/// A unit, which is a case and its steps, is compared by one thread, for a step has to know what the steps before it
/// came to. Runs are read by one thread at a time. What the threads share is guarded by `condition`, and the runs by
/// `reading`, which is why the class may say that it is Sendable.
final class CasesAhead: @unchecked Sendable {
    struct Compared {
        var before: Recording
        var after: Recording
        var result: CaseResult

        fileprivate var rows: Int {
            before.nodes.count + before.events.count + after.nodes.count + after.events.count
        }
    }

    /// Starting threads for fewer units takes longer than they save.
    private static let fewest = 4
    /// No unit is begun while this many nodes and events wait to be asked for: memory stays that of some cases.
    private static let mostRows = 50_000

    private let pairs: [(before: CaseEntry, after: CaseEntry)]
    /// The pairs of each unit.
    private let units: [Range<Int>]
    private let before: any RecordedRun
    private let after: any RecordedRun
    private let options: DiffOptions

    private let reading = NSLock()
    private let condition = NSCondition()
    private var taken = 0
    private var delivered = 0
    private var results: [Int: Result<Compared, any Error>] = [:]
    private var waitingRows = 0
    private var running = 0
    private var isStopped = false

    /// - Parameter pairs: the cases to compare, in the order in which `next` gives them.
    init(
        _ pairs: [(before: CaseEntry, after: CaseEntry)], before: any RecordedRun, after: any RecordedRun,
        options: DiffOptions, threads: Int = RunComparison.mostThreads
    ) {
        self.pairs = pairs
        self.before = before
        self.after = after
        self.options = options
        var units: [Range<Int>] = []
        for place in pairs.indices {
            if let last = units.last, Self.isStep(pairs[place].after.id, after: pairs[place - 1].after.id) {
                units[units.count - 1] = last.lowerBound..<(place + 1)
            } else {
                units.append(place..<(place + 1))
            }
        }
        self.units = units
        guard units.count >= Self.fewest, threads > 1 else { return }
        running = threads
        for _ in 0..<running {
            let thread = Thread { self.compareUnits() }
            thread.stackSize = 8 << 20
            thread.start()
        }
    }

    /// Steps follow their base case in declared order; what is known of another unit's state is of no use.
    private static func isStep(_ id: CaseID, after other: CaseID) -> Bool { id.step != nil && id.unit == other.unit }

    /// The next pair, compared.
    ///
    /// - Throws: what the runs throw when they are read.
    func next() throws -> Compared {
        let result = condition.withLock {
            while results[delivered] == nil {
                if running > 0 { condition.wait() } else { compareUnit() }
            }
            defer { delivered += 1 }
            let result = results.removeValue(forKey: delivered)!
            waitingRows -= (try? result.get().rows) ?? 0
            condition.broadcast()
            return result
        }
        return try result.get()
    }

    /// Lets no thread begin another unit, and waits for those that are at work.
    func stop() {
        condition.withLock {
            isStopped = true
            condition.broadcast()
            while running > 0 { condition.wait() }
        }
    }

    /// Reads from the runs while no thread does.
    func read<Part>(_ body: () throws -> Part) rethrows -> Part { try reading.withLock(body) }

    // MARK: Threads

    private func compareUnits() {
        condition.withLock {
            while taken < units.count, !isStopped {
                if waitingRows > Self.mostRows { condition.wait() } else { compareUnit() }
            }
            running -= 1
            condition.broadcast()
        }
    }

    /// Compares the next unit; `condition` is held, but not meanwhile.
    private func compareUnit() {
        let unit = units[taken]
        taken += 1
        var state: UnitState?
        for place in unit {
            condition.unlock()
            let result = Result { try compare(pairs[place], carrying: place > unit.lowerBound ? state : nil) }
            state = try? result.get().result.state
            condition.lock()
            results[place] = result
            waitingRows += (try? result.get().rows) ?? 0
            condition.broadcast()
        }
    }

    private func compare(
        _ pair: (before: CaseEntry, after: CaseEntry), carrying state: UnitState?
    ) throws -> Compared {
        let readings = try read { (try before.reading(of: pair.before), try after.reading(of: pair.after)) }
        let (old, new) = (try readings.0(), try readings.1())
        let comparison = CaseComparison(options: options, of: pair.after.id)
        return Compared(
            before: old, after: new, result: comparison.compare(before: old, after: new, carrying: state))
    }
}
