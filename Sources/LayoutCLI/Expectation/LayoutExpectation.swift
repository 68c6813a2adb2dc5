package import LayoutRecording
import LayoutDiff
import LayoutEngine
import LayoutRecord
import LayoutReport
import LayoutStore

/// Holds a scenario to what was recorded of it, in a test of the user's own. The database is that of the commands; the
/// expectation is a baseline in it.
package struct LayoutExpectation {
    /// The suite of every expectation.
    package static let suite = "expectations"

    private let name: String
    private let scenario: Scenario
    private let environment: [String: String]
    private let settings: Settings

    /// - Parameter file: the test's source, from which upward the configuration and the package are looked for.
    @MainActor package init(
        _ name: String, scenario: Scenario, file: String, environment: [String: String]
    ) throws {
        self.name = name
        self.scenario = scenario
        self.environment = environment
        let directory = FileSystem.directory(of: file)
        let configuration = try ConfigurationFile.find(from: directory).map(ConfigurationFile.read)
        settings = try Settings(file: configuration, environment: environment)
        database = settings.path(.database) ?? Self.packageDirectory(from: directory) + "/keyline.db"
    }

    private let database: String
    private var baseline: String { "expect-" + Self.word(name) }

    /// A baseline's name may have neither spaces nor the signs of selectors.
    private static func word(_ name: String) -> String {
        String(name.map { $0.isWhitespace || ":~#".contains($0) ? "-" : $0 })
    }

    private static func packageDirectory(from directory: String) -> String {
        var directory = directory
        while directory != "/", directory != "." {
            if FileSystem.isFile(directory + "/Package.swift") { return directory }
            directory = FileSystem.directory(of: directory)
        }
        return FileSystem.workingDirectory
    }

    /// Records the scenario and compares it with what is expected.
    ///
    /// With `KEYLINE_RECORD=1` in the environment, and never in CI, what is recorded becomes what is expected.
    /// - Throws: `CommandFailure`, whose words name the cause and the next command.
    @MainActor package func check() throws {
        let plan = try RecordingPlan([Suite(Self.suite, [scenario])])
        var options = EngineOptions()
        for (key, value) in settings.assignments(.options) { try EngineOption.set("\(key)=\(value)", in: &options) }
        var records: [CaseRecord] = []
        for unit in plan.units { unit.record(options: options) { records.append($0) } }
        // What is kept is what the stream says: read back, equal content has equal digests wherever it was recorded.
        records = try records.compactMap { record in
            guard case .record(let read) = try RecordingStream.line(Array(RecordingStream.caseLine(record).dropLast()))
            else {
                return nil
            }
            return read
        }
        let header = RunHeader(
            engine: EngineIdentity(name: "keyline", version: RecorderProgram.engineVersion),
            environment: EngineOption.environment(of: options), scope: RunScope(only: [], cases: records.count))
        if try recordsExpectation() { return try expect(records, header) }

        let store = try existingStore()
        let selected = try expectation(in: store)
        let before = try StoredRun(selected, in: store)
        let facts = RunFacts(
            id: nil, name: name, startedAt: Clock.timestamp, engine: header.engine, environment: header.environment,
            state: "complete", scope: header.scope, cases: records.count, chosenBy: "recorded now")
        let diff = try RunComparison(options: DiffOptions(settings))
            .compare(before, RecordedCases(records, facts: facts))
        guard diff.counts.differingVisibly > 0 else { return }
        // The new result is kept, so that it can be looked at and accepted.
        let run = try write(records, header, into: try Store.open(path: database, access: .write(create: false)))
        let report = TerminalReport().render(diff)
        throw CommandFailure(
            .differences, "the layout \"\(name)\" changed\n\(report)",
            remedy:
                "`keyline report run:\(selected.run.id) run:\(run.id) --db \(shellQuoted(database))` shows every node; "
                + "`keyline accept run:\(run.id) --baseline \(shellQuoted(baseline)) --db \(shellQuoted(database))` accepts it."
        )
    }

    private func recordsExpectation() throws(CommandFailure) -> Bool {
        guard let value = environment["KEYLINE_RECORD"], !["", "0", "false"].contains(value) else { return false }
        guard !ContinuousIntegration(environment: environment).isActive else {
            throw CommandFailure(
                .usage, "KEYLINE_RECORD is set in CI, where nothing becomes what is expected",
                remedy: "Unset it, and record on your own machine.")
        }
        return true
    }

    private func existingStore() throws -> Store {
        guard FileSystem.isFile(database) else { throw missing() }
        return try Store.open(path: database, access: .read)
    }

    private func expectation(in store: Store) throws -> SelectedRun {
        guard try store.baselines().contains(where: { $0.name == baseline }) else { throw missing() }
        return try store.resolve("baseline:\(baseline)")
    }

    private func missing() -> CommandFailure {
        CommandFailure(
            .notFound, "nothing is recorded of the layout \"\(name)\" in \(database)",
            remedy: "Run the test once with KEYLINE_RECORD=1 in the environment, outside CI.")
    }

    private func expect(_ records: [CaseRecord], _ header: RunHeader) throws {
        let store = try Store.open(path: database, access: .write(create: true))
        if let known = try? store.resolve("baseline:\(baseline)") {
            let stored = try store.cases(of: known.run.id, suite: Self.suite)
            if stored.map(\.id) == records.map(\.id), stored.map(\.digests) == records.map(\.recording.digests) {
                return
            }
        }
        let run = try write(records, header, into: store)
        try store.setBaseline(name: baseline, run: run.id, by: "expectLayout", at: Clock.timestamp)
    }

    private func write(_ records: [CaseRecord], _ header: RunHeader, into store: Store) throws -> RunRow {
        let revision = Revision.current(
            branch: nil, commit: nil, environment: environment, git: Git(directory: FileSystem.directory(of: database)))
        var new = NewRun(name: baseline, startedAt: Clock.timestamp, header: header)
        // So that `latest` and its like stay with what the recorder recorded.
        new.tools = [Input("expectation", .string(name))]
        (new.branch, new.commit, new.isDirty) = (revision.branch, revision.commit, revision.isDirty)
        let writer = try store.beginRun(new)
        for record in records { try writer.append(record, unstable: nil) }
        return try writer.finish(state: .complete, at: Clock.timestamp)
    }
}
