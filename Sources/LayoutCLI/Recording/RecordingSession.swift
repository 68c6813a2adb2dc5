package import LayoutRecord
package import LayoutStore

/// Where the cases of a run go as they come.
package protocol RecordingSink: AnyObject {
    /// Whether it only stores recordings, and so takes them ready to be stored rather than decoded.
    var wantsStorable: Bool { get }
    /// Called once, before the first case. Returns how to find out what is stored already; nil when nothing is.
    func begin(_ header: RunHeader) throws -> StoredRecordings?
    /// Cases come in the declared order.
    func append(_ recorded: RecordedCase) throws
}

extension RecordingSink {
    package var wantsStorable: Bool { false }
}

/// One recording of a declared scope by one recorder.
package struct RecordingSession {
    package var recorder: Recorder
    /// What is asked of the recorder: `--only`, `--offer`, `--option` and the like.
    package var arguments: [String]
    package var only: [String]
    package var environment: [String: String]
    package var jobs: Int
    package var timeout: Double
    package var repeats = 1
    package var shard: Shard?
    package var failsFast = false
    /// When not nil, only these cases' units are recorded.
    package var chosen: Set<String>?

    /// What a recording came to.
    package struct Result: Equatable, Sendable {
        package var cases = 0
        package var failures: [Outcome: Int] = [:]
        package var unstable = 0
        /// Whether it was stopped at the first failure.
        package var isCut = false
        package var failed: Int { failures.values.reduce(0, +) }

        mutating func count(_ recorded: RecordedCase) {
            cases += 1
            if recorded.outcome.isFailure { failures[recorded.outcome, default: 0] += 1 }
            if recorded.unstable != nil { unstable += 1 }
        }
    }

    package func record(into sink: any RecordingSink, progress: inout Progress) throws -> Result {
        switch recorder.manner {
        case .worker: try recordWithWorkers(into: sink, progress: &progress)
        case .stream(let understandsOptions):
            try recordStream(into: sink, passing: understandsOptions ? arguments : [], progress: &progress)
        }
    }

    // MARK: Recorders of ours

    /// The units that this session records, in the declared order.
    package func units() throws(CommandFailure) -> UnitList {
        var units: UnitList
        if arguments.isEmpty, let listed = recorder.listed {
            units = listed
        } else {
            units = try Recorder.list(
                recorder.command, arguments: arguments, environment: environment, timeout: timeout)
        }
        if let chosen { units.keep { $1.cases.contains { chosen.contains($0.description) } } }
        if let shard {
            // Whole units in turn, so that every part has a share of every suite.
            let all = units.count
            units.keep { place, _ in place % shard.count == shard.index - 1 }
            if units.isEmpty, all > 0 {
                throw CommandFailure(
                    .usage, "shard \(shard.description) has no case: there are \(all) to share, steps not counted",
                    remedy: "Record in at most \(all) shards.")
            }
        }
        guard !units.isEmpty else { throw nothing() }
        return units
    }

    private func nothing() -> CommandFailure {
        if only.isEmpty, chosen == nil, shard == nil {
            return CommandFailure(
                .emptyOrIncomplete, "the recorder has no cases", remedy: "Add a scenario to one of its suites.")
        }
        let filter = only.map { "--only '\($0)'" }.joined(separator: " ")
        return CommandFailure(
            .usage, "no case matches\(filter.isEmpty ? " what was asked for" : " \(filter)")",
            remedy: "`keyline scenarios` lists the cases.")
    }

    private func recordWithWorkers(into sink: any RecordingSink, progress: inout Progress) throws -> Result {
        let units = try units()
        let total = units.caseCount
        let plan = WorkerPool.Plan(
            command: recorder.command + ["--worker"] + arguments, environment: environment, jobs: jobs,
            timeout: timeout,
            repeats: repeats)
        let pool = WorkerPool(units: units, plan: plan)
        var result = Result()
        progress.begin(total: total)
        defer { progress.end() }
        pool.start()
        defer { pool.stop() }
        guard var header = pool.firstHeader() else {
            if case .failed(let failure) = pool.next(seconds: 0) { throw failure }
            throw CommandFailure(.couldNotRun, "the recorder did not start", remedy: Recorder.remedy)
        }
        header.scope = RunScope(only: header.scope.only + (chosen ?? []).sorted(), cases: total)
        pool.begin(stored: try sink.begin(header), wantsStorable: sink.wantsStorable)
        while true {
            if Interruption.isRequested { throw CommandFailure(.interrupted, "interrupted") }
            switch pool.next(seconds: 0.1) {
            case .unit(let cases):
                for recorded in cases {
                    try sink.append(recorded)
                    result.count(recorded)
                }
                progress.update(done: result.cases)
                if failsFast, result.failed > 0 {
                    result.isCut = result.cases < total
                    return result
                }
            case .waiting: progress.update(done: result.cases)
            case .finished: return result
            case .failed(let failure): throw failure
            }
        }
    }

    // MARK: Other recorders

    private func recordStream(
        into sink: any RecordingSink, passing arguments: [String], progress: inout Progress
    ) throws -> Result {
        if repeats > 1 || shard != nil || chosen != nil {
            throw CommandFailure(
                .usage,
                "this recorder writes its whole stream at once, so --repeat, --shard and --rerun-failed do not apply",
                remedy: "Leave them out, or use a recorder that is built with Keyline.")
        }
        var result = Result()
        progress.begin(total: nil)
        defer { progress.end() }
        var seen = SeenNames()
        var isCut = false
        // A recorder that does not choose itself declares more than is asked for: what is kept has to be counted first.
        var isFilteredHere = false
        var kept: [RecordedCase] = []
        var first: RunHeader?
        let stream = StreamRecording(
            command: recorder.command + arguments, environment: environment, timeout: timeout, only: only)
        try stream.read(
            header: { header in
                isFilteredHere = !only.isEmpty && header.scope.only.isEmpty
                first = header
                progress.begin(total: header.scope.cases > 0 && !isFilteredHere ? header.scope.cases : nil)
                if !isFilteredHere { _ = try sink.begin(header) }
            },
            record: { record in
                let place = result.cases + 1
                if let before = seen.insert(record.id.description) {
                    throw CommandFailure(
                        .usage,
                        "the recorder wrote the case \(record.id) twice: as case \(before + 1) and as case \(place)",
                        remedy: "Give one of the scenarios another name.")
                }
                let recorded = RecordedCase(id: record.id, recording: record.recording)
                if isFilteredHere { kept.append(recorded) } else { try sink.append(recorded) }
                result.count(recorded)
                progress.update(done: result.cases)
                isCut = failsFast && result.failed > 0
                return !isCut
            })
        result.isCut = isCut
        guard result.cases > 0 else { throw nothing() }
        if isFilteredHere, var header = first {
            header.scope = RunScope(only: only, cases: kept.count)
            _ = try sink.begin(header)
            for recorded in kept { try sink.append(recorded) }
        }
        return result
    }
}
