import Glibc
import LayoutEngine
import LayoutRecord
import LayoutRecording
import LayoutStore

/// The recording that the options of `record`, `check` and `compare` ask for.
struct RecordingRequest {
    var session: RecordingSession
    var revision: Revision
    /// The run's name.
    var name: String
    /// What shards of one run share.
    var key: String?
    /// The command that records, for the run's card.
    private let command: String

    /// - Parameter refusesStale: whether a recorder that is older than its sources is an error, as where a verdict is
    ///   wanted, or is warned of.
    @MainActor init(
        _ invocation: Invocation, recorder: [String]? = nil, git: Git = Git(), refusesStale: Bool = false
    ) throws {
        Interruption.catchSignals()
        let arguments = invocation.arguments
        command = CommandWords.words(
            program: invocation.context.executable, arguments: invocation.context.commandLine)
        let environment = Recorder.environment(invocation.environment)
        let timeout = invocation.settings.number(.timeout) ?? 30
        var chosenRecorder: Recorder
        if let command = recorder ?? invocation.settings.command(.recorder) {
            let built = recorder == nil ? BuiltRecorder(command) : nil
            if let missing = built?.missing { throw missing }
            if refusesStale, let stale = built?.stale { throw stale }
            if let words = built?.staleness { invocation.terminal.say(words) }
            let command = command + arguments.texts(CommonOptions.recorderArgument)
            chosenRecorder = try Recorder.probe(command, environment: environment, timeout: timeout)
        } else {
            if let argument = arguments.text(CommonOptions.recorderArgument) {
                throw CommandFailure(
                    .usage, "--recorder-arg \(argument) has no recorder to go to", remedy: "Name one with --recorder.")
            }
            try Self.checkEngineOptions(invocation)
            chosenRecorder = Recorder(command: [invocation.context.executable, "__recorder"], manner: .worker)
        }
        revision = Revision.current(
            branch: arguments.text(CommonOptions.branch), commit: arguments.text(CommonOptions.commit),
            environment: invocation.environment, git: git)
        name = arguments.text(CommonOptions.run) ?? revision.branch ?? "local"
        session = RecordingSession(
            recorder: chosenRecorder, arguments: Self.recorderArguments(invocation),
            only: arguments.texts(CommonOptions.only), environment: environment,
            jobs: invocation.settings.integer(.jobs) ?? Self.cores, timeout: timeout,
            repeats: arguments.integer(CommonOptions.repeats) ?? 1,
            shard: arguments.text(CommonOptions.shard).flatMap(Shard.init),
            failsFast: arguments.has(CommonOptions.failFast))
        if session.shard != nil { key = try Self.shardKey(invocation, revision) }
    }

    /// The options of this program's own engine are known here; those of another recorder it checks itself.
    private static func checkEngineOptions(_ invocation: Invocation) throws(CommandFailure) {
        var options = EngineOptions()
        for (key, value) in invocation.settings.assignments(.options) {
            do { try EngineOption.set("\(key)=\(value)", in: &options) } catch {
                let names = EngineOption.all.map(\.name)
                let suggestion = names.contains(key) ? nil : nearest(to: key, in: names)
                throw CommandFailure(
                    .usage, error.description + (suggestion.map { "; did you mean \"\($0)\"?" } ?? ""),
                    remedy: "`keyline help options` lists them.")
            }
        }
    }

    /// What the recorder is asked for; recorders of ours and `--list` understand the same.
    static func recorderArguments(_ invocation: Invocation) -> [String] {
        let arguments = invocation.arguments
        var words: [String] = []
        for option in [
            CommonOptions.only, CommonOptions.offer, CommonOptions.widths, CommonOptions.sweep, CommonOptions.height,
        ] {
            for value in arguments.texts(option) { words += [option.dashed, value] }
        }
        for (key, value) in invocation.settings.assignments(.options) { words += ["--option", "\(key)=\(value)"] }
        if let version = arguments.text(CommonOptions.engineVersion) { words += ["--engine-version", version] }
        return words
    }

    /// Shards are recorded by machines that know nothing of each other: a common name is all they have.
    private static func shardKey(_ invocation: Invocation, _ revision: Revision) throws(CommandFailure) -> String {
        let ci = ["GITHUB_RUN_ID", "CI_PIPELINE_ID", "BUILDKITE_BUILD_ID"].compactMap { invocation.environment[$0] }
        let name = invocation.arguments.text(CommonOptions.run)
        guard name != nil || !ci.isEmpty else {
            throw CommandFailure(
                .usage, "a shard needs a name that all shards of the run share",
                remedy: "Give each of them the same --run NAME.")
        }
        let attempt = invocation.environment["GITHUB_RUN_ATTEMPT"] ?? ""
        return ([name ?? ""] + ci + [attempt, revision.commit ?? ""]).joined(separator: "|")
    }

    static var cores: Int { max(1, Int(sysconf(Int32(_SC_NPROCESSORS_ONLN)))) }

    func newRun(_ header: RunHeader) -> NewRun {
        var run = NewRun(name: name, startedAt: Clock.timestamp, header: header)
        run.branch = revision.branch
        run.commit = revision.commit
        run.isDirty = revision.isDirty
        run.tools = [Input("command", .string(command))]
        if let shard = session.shard {
            run.key = key
            run.shard = shard
        }
        return run
    }
}
