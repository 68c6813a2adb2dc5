import LayoutRecord
import LayoutStore

/// A recorder in worker mode: it is fed the ids of units and answers with the lines of their cases. A crash, trap or
/// timeout is the outcome of the case whose line did not come; the process is started again for what follows.
final class WorkerProcess {
    struct Plan: Sendable {
        var command: [String]
        var environment: [String: String]
        /// In seconds, per case.
        var timeout: Double
    }

    /// A worker that takes more address space than this is broken, not large.
    private static let memory: UInt64 = 8 << 30

    private let plan: Plan
    private var process: ChildProcess?
    private var reader: ProcessReader?
    /// Whether the worker compares what it records with what is expected.
    private var compares = false
    /// What is stored, which need not be recorded in full; nil when nobody knows.
    var stored: StoredLookup?
    /// What was told to be expected of the cases of each unit that was asked for, the first unit first.
    private var expected: [[LikelyCase?]] = []

    init(_ plan: Plan) { self.plan = plan }

    /// Whether recordings are stored only, and so need not be decoded.
    var wantsStorable = false
    private var last: StorableRecording?

    /// Records units, which come back in the same order, each with all its cases.
    func record(_ units: [ListedUnit]) throws(CommandFailure) -> [[RecordedCase]] {
        var results: [[RecordedCase]] = []
        while results.count < units.count {
            if process == nil { _ = try start() }
            let waiting = units.dropFirst(results.count)
            // A worker that is gone is found when its answer does not come.
            _ = process?.send(request(waiting))
            reading: for (place, unit) in waiting.enumerated() {
                switch try answer(to: unit, expected: expected[place]) {
                case .whole(let records): results.append(records)
                case .cut(let records):
                    results.append(records)
                    break reading
                }
            }
        }
        return results
    }

    /// The most bytes of a request that say what is expected: a worker that writes its answers reads nothing meanwhile,
    /// and a pipe holds 64 KB.
    private static let mostExpected = 16 << 10

    /// Asks for units, and says what is expected of their cases where that is known. Notes what was said.
    private func request(_ units: ArraySlice<ListedUnit>) -> [UInt8] {
        var request: [UInt8] = []
        var left = Self.mostExpected
        expected = units.map { unit in
            var known = [LikelyCase?](repeating: nil, count: unit.cases.count)
            if compares, let stored, left > 0 {
                for place in known.indices { known[place] = stored.likely(unit.cases[place], name: unit.names[place]) }
            }
            let line = ExpectedCase.request(unit.base, known.map { $0?.digests })
            if line.count > left { known = known.map { _ in nil } }
            left -= line.count
            request += left < 0 ? ExpectedCase.request(unit.base, []) : line
            return known
        }
        return request
    }

    /// Ends the worker in order: it sees the end of its input.
    func finish() {
        // The writer's connection is to be the last one: only that one can empty the database's log.
        stored = nil
        process?.closeInput()
        if let process, var reader {
            let deadline = Clock.seconds + 2
            while case .line = reader.next(deadline: deadline) {}
            process.kill()
        }
        process = nil
        reader = nil
    }

    /// Starts the worker and returns what it says of itself.
    func start() throws(CommandFailure) -> RunHeader {
        var environment = plan.environment
        environment[CanonicalLine.variable.name] = CanonicalLine.variable.value
        let process = try ChildProcess(plan.command, input: .pipe, environment: environment, memory: Self.memory)
        var reader = ProcessReader(process)
        let next = reader.next(deadline: Clock.seconds + Recorder.patience(plan.timeout))
        guard case .line(let bytes) = next, case .header(let header)? = try? RecordingStream.line(bytes) else {
            throw Self.failure(of: plan, process, &reader, next)
        }
        self.process = process
        self.reader = reader
        compares = ExpectedCase.isAnnounced(in: bytes)
        return header
    }

    private enum Answer {
        case whole([RecordedCase])
        /// The worker is gone; what it did not record has the outcome.
        case cut([RecordedCase])
    }

    private func answer(to unit: ListedUnit, expected: [LikelyCase?]) throws(CommandFailure) -> Answer {
        var records: [RecordedCase] = []
        while records.count < unit.cases.count {
            let next = reader!.next(deadline: Clock.seconds + plan.timeout)
            switch next {
            case .line(let bytes):
                let place = records.count
                if let known = expected[place], ExpectedCase.isAnswer(bytes, of: unit.names[place]) {
                    records.append(
                        RecordedCase(id: unit.cases[place], outcome: known.outcome, stored: known.digests))
                } else {
                    records.append(try record(from: bytes, expected: unit.cases[place], name: unit.names[place]))
                }
                // What a case that went well wrote is not the reason why another one fails.
                reader?.clearErrors()
            case .end, .timedOut:
                return .cut(records + lost(unit.cases[records.count...], next))
            case .interrupted:
                process?.kill()
                throw CommandFailure(.interrupted, "interrupted")
            }
        }
        return .whole(records)
    }

    private func record(
        from bytes: [UInt8], expected: CaseID, name: String
    ) throws(CommandFailure) -> RecordedCase {
        let line: RecordingStream.Line
        do throws(RecordingError) {
            if let canonical = CanonicalLine(bytes, of: name) {
                if let outcome = canonical.outcome, stored?.has(canonical.digests) == true {
                    return RecordedCase(id: expected, outcome: outcome, stored: canonical.digests)
                }
                if wantsStorable, let storable = StorableRecording(canonical, after: last) {
                    last = storable
                    return RecordedCase(id: expected, storable: storable)
                }
                let (recording, digests) = try canonical.recording()
                return RecordedCase(id: expected, recording: recording, digests: digests)
            }
            line = try RecordingStream.line(bytes)
        } catch {
            throw CommandFailure(
                .couldNotRun, "the recorder answered \(expected) with something else: \(error.description)",
                remedy: Recorder.remedy)
        }
        guard case .record(let record) = line, record.id == expected else {
            let found = if case .record(let record) = line { record.id.description } else { "no case" }
            throw CommandFailure(
                .couldNotRun, "the recorder was asked for \(expected) and answered \(found)", remedy: Recorder.remedy)
        }
        return RecordedCase(id: record.id, recording: record.recording)
    }

    /// How many seconds a worker that crashed has to say where.
    private static let lastWords = 20.0

    /// The outcome of the case at which the worker was lost, and of the steps that were to follow it.
    private func lost(_ cases: ArraySlice<CaseID>, _ next: ProcessReader.Next) -> [RecordedCase] {
        var next = next
        if next == .timedOut, reader?.errors.isBeingTraced == true {
            // It crashed in time and is about to say where.
            next = reader?.next(deadline: Clock.seconds + Self.lastWords) ?? next
        }
        let isTimeout = next == .timedOut
        if isTimeout { process?.kill() }
        reader?.drainErrors()
        let ending = process?.wait()
        var message =
            isTimeout
            ? "no result within \(shortestDecimal(plan.timeout)) s"
            : "the recorder \(ending?.words ?? "ended") before the case was recorded"
        if let errors = reader?.errors.text { message += "\n" + errors }
        process = nil
        reader = nil
        return cases.enumerated().map { place, id in
            let outcome: Outcome = isTimeout ? .timedOut : .crashed
            let words = place == 0 ? message : "not reached: the case before it ended the recorder"
            return RecordedCase(id: id, recording: Recording(outcome: outcome, passes: 0, message: words))
        }
    }

    /// Why a recorder that did not even write its header cannot be used.
    private static func failure(
        of plan: Plan, _ process: ChildProcess, _ reader: inout ProcessReader, _ next: ProcessReader.Next
    ) -> CommandFailure {
        switch next {
        case .interrupted:
            return CommandFailure(.interrupted, "interrupted")
        case .timedOut:
            process.kill()
            return CommandFailure(
                .couldNotRun, "the recorder wrote nothing within \(shortestDecimal(Recorder.patience(plan.timeout))) s",
                remedy: "Raise --timeout, or run it alone to see what it waits for.")
        case .line(let bytes):
            process.kill()
            return Recorder.unreadable(bytes, number: 1)
        case .end:
            reader.drainErrors()
            let ending = process.wait()
            let errors = reader.errors.text.map { ":\n" + $0 } ?? ""
            return CommandFailure(
                .couldNotRun, "the recorder \(ending.words) before it wrote its first line\(errors)",
                remedy: Recorder.remedy)
        }
    }
}
