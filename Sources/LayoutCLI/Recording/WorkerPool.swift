import Foundation
import LayoutDiff
package import LayoutRecord

/// Several workers that record the units of a run side by side. The results come in the declared order whatever the
/// number of workers; a worker that is far ahead of the slowest waits, so that memory stays bounded.
///
/// The lanes are threads: each reads, decodes and checks its own worker's lines. What they share is guarded by
/// `condition`, which is why the class may say that it is Sendable.
package final class WorkerPool: @unchecked Sendable {
    package struct Plan: Sendable {
        package var command: [String]
        package var environment: [String: String]
        /// How many workers record at a time.
        package var jobs: Int
        /// In seconds, per case.
        package var timeout: Double
        /// How often every case is recorded, each time in a process of its own.
        package var repeats = 1

        package init(command: [String], environment: [String: String], jobs: Int, timeout: Double, repeats: Int = 1) {
            self.command = command
            self.environment = environment
            self.jobs = jobs
            self.timeout = timeout
            self.repeats = repeats
        }
    }

    package enum Next: Sendable {
        case unit([RecordedCase])
        /// Nothing came within the time.
        case waiting
        case finished
        case failed(CommandFailure)
    }

    private let units: UnitList
    private let plan: Plan
    private let batch: Int
    private let window: Int

    private let condition = NSCondition()
    private var taken = 0
    private var delivered = 0
    private var results: [Int: [RecordedCase]] = [:]
    private var header: RunHeader?
    private var failure: CommandFailure?
    private var stored: StoredRecordings?
    private var wantsStorable = false
    private var hasBegun = false
    private var isStopped = false
    private var lanes = 0

    package init(units: UnitList, plan: Plan) {
        self.units = units
        self.plan = plan
        // At most this many at a time: many save round trips; few keep all lanes busy to the end.
        batch = max(1, min(16, units.count / (plan.jobs * 4)))
        window = plan.jobs * batch * 4
    }

    package func start() {
        lanes = max(1, min(plan.jobs, units.count))
        for _ in 0..<lanes {
            let thread = Thread { self.runLane() }
            // Decoding is recursive to the depth that JSONReader allows.
            thread.stackSize = 4 << 20
            thread.start()
        }
    }

    /// What the first worker said of itself; nil when it failed, and then `next` says why.
    package func firstHeader() -> RunHeader? {
        condition.withLock {
            while header == nil, failure == nil, lanes > 0 { condition.wait() }
            return header
        }
    }

    /// Lets the lanes read what their workers record. What is `stored` already need not be decoded, nor what is to be
    /// stored only, unless recordings of one case are to be compared.
    package func begin(stored: StoredRecordings?, wantsStorable: Bool) {
        condition.withLock {
            self.stored = plan.repeats == 1 ? stored : nil
            self.wantsStorable = plan.repeats == 1 && wantsStorable
            hasBegun = true
            condition.broadcast()
        }
    }

    /// The next unit in the declared order.
    package func next(seconds: Double) -> Next {
        condition.withLock {
            let limit = Date(timeIntervalSinceNow: seconds)
            while true {
                if let cases = results.removeValue(forKey: delivered) {
                    delivered += 1
                    condition.broadcast()
                    return .unit(cases)
                }
                if let failure { return .failed(failure) }
                if delivered == units.count { return .finished }
                if !condition.wait(until: limit) { return .waiting }
            }
        }
    }

    /// Asks the lanes to end and waits until their workers are gone.
    package func stop() {
        condition.withLock {
            isStopped = true
            condition.broadcast()
            while lanes > 0 { condition.wait() }
        }
    }

    // MARK: A lane

    private func runLane() {
        let workers = (0..<plan.repeats).map { _ in
            WorkerProcess(.init(command: plan.command, environment: plan.environment, timeout: plan.timeout))
        }
        do throws(CommandFailure) {
            publish(try workers[0].start())
            let (stored, wantsStorable) = waitForBeginning()
            workers[0].stored = stored?.open()
            workers[0].wantsStorable = wantsStorable
            var size = 1
            while let range = takeBatch(size) {
                let started = Clock.seconds
                let batch = range.map { units[$0] }
                var recorded = try workers[0].record(batch)
                for (number, worker) in workers.enumerated().dropFirst() {
                    Self.compare(&recorded, with: try worker.record(batch), number: number + 1)
                }
                deliver(recorded, from: range.lowerBound)
                // What a batch holds is seen, and kept when the recording is interrupted, only when all of it is there.
                size = Clock.seconds - started < 0.1 ? min(2 * size, self.batch) : max(1, size / 2)
            }
        } catch {
            condition.withLock { failure = failure ?? error }
        }
        for worker in workers { worker.finish() }
        condition.withLock {
            lanes -= 1
            condition.broadcast()
        }
    }

    private func waitForBeginning() -> (stored: StoredRecordings?, wantsStorable: Bool) {
        condition.withLock {
            while !hasBegun, !isStopped, failure == nil { condition.wait() }
            return (stored, wantsStorable)
        }
    }

    private func takeBatch(_ size: Int) -> Range<Int>? {
        condition.withLock {
            while taken >= delivered + window, !isStopped, failure == nil { condition.wait() }
            guard taken < units.count, !isStopped, failure == nil else { return nil }
            let range = taken..<min(taken + size, units.count)
            taken = range.upperBound
            return range
        }
    }

    private func publish(_ header: RunHeader) {
        condition.withLock {
            if self.header == nil { self.header = header }
            condition.broadcast()
        }
    }

    private func deliver(_ recorded: [[RecordedCase]], from first: Int) {
        condition.withLock {
            for (place, cases) in recorded.enumerated() { results[first + place] = cases }
            condition.broadcast()
        }
    }

    /// Notes what another recording of the same cases has different.
    private static func compare(_ recorded: inout [[RecordedCase]], with again: [[RecordedCase]], number: Int) {
        for unit in recorded.indices {
            for place in recorded[unit].indices where recorded[unit][place].unstable == nil {
                let (first, second) = (recorded[unit][place], again[unit][place])
                // Where recordings are compared none is left out as stored: see `begin`.
                guard first.digests != second.digests, let a = first.recording, let b = second.recording else {
                    continue
                }
                let what = Repetition.difference(a, b) ?? "their bytes"
                recorded[unit][place].unstable = "recording \(number) differs from recording 1: \(what)"
            }
        }
    }
}
