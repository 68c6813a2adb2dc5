import LayoutRecord
import LayoutReport
import LayoutStore

/// Records a run into the database: what `record` and `check` have in common.
struct RunRecorder {
    struct Recorded {
        var store: Store
        var run: RunRow
        var result: RecordingSession.Result
        var seconds: Double
    }

    let invocation: Invocation
    let request: RecordingRequest

    /// Records; when that fails after the run began, the run is kept and marked as what it is.
    ///
    /// - Parameter open: opens the database, nil for the one that the command means.
    func record(into open: ((Invocation) throws -> Store)? = nil) throws -> Recorded {
        let started = Clock.seconds
        let invocation = invocation
        let request = request
        let sink = RunSink(
            store: { try open?(invocation) ?? invocation.openDatabase(.write(create: true)) },
            run: { request.newRun($0) })
        var progress = Progress(
            terminal: invocation.terminal, environment: invocation.environment, verb: "recording")
        do {
            let result = try request.session.record(into: sink, progress: &progress)
            let minimum = invocation.settings.integer(.minimumCases) ?? 1
            let isShort = result.cases < minimum
            guard let run = try sink.finish(result.isCut || isShort ? .incomplete : .complete), let store = sink.store
            else {
                throw CommandFailure(.emptyOrIncomplete, "nothing was recorded", remedy: Recorder.remedy)
            }
            if isShort {
                throw CommandFailure(
                    .emptyOrIncomplete,
                    "only \(result.cases) cases were recorded, and \"minimumCases\" asks for \(minimum); run:\(run.id) is marked incomplete",
                    remedy: "Look for what is missing with `keyline scenarios`, or lower \"minimumCases\".")
            }
            if run.state == .incomplete, !result.isCut {
                throw CommandFailure(
                    .emptyOrIncomplete,
                    "the recorder declared \(run.scope.cases) cases and recorded \(run.cases); run:\(run.id) is marked incomplete",
                    remedy: Recorder.remedy)
            }
            return Recorded(store: store, run: run, result: result, seconds: Clock.seconds - started)
        } catch {
            progress.end()
            throw Self.ended(Failures.commandFailure(error), sink)
        }
    }

    /// The failure, with what became of the run.
    private static func ended(_ failure: CommandFailure, _ sink: RunSink) -> CommandFailure {
        let state: RunState = failure.code == .interrupted || failure.code == .emptyOrIncomplete ? .incomplete : .failed
        guard let run = try? sink.finish(state) else { return failure }
        var failure = failure
        // What the recorder said follows in lines of its own.
        let lines = failure.message.split(separator: "\n", maxSplits: 1, omittingEmptySubsequences: false)
        let head = lines[0].hasSuffix(":") ? lines[0].dropLast() : lines[0]
        let words = "run:\(run.id) keeps its \(counted(run.cases, "case")) and is marked \(run.state.rawValue)"
        failure.message = "\(head); \(words)" + (lines.count > 1 ? ":\n\(lines[1])" : "")
        if failure.code == .interrupted { failure.remedy = "Record again for a complete run." }
        return failure
    }
}
