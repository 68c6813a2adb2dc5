import LayoutDiff
import LayoutRecord
import LayoutRecording
import LayoutReport
import LayoutStore

/// A run of the database, as a comparison and a report read it.
struct StoredRun: RecordedRun {
    let store: Store
    let run: RunRow
    let facts: RunFacts
    /// Only cases whose ids match one of these; empty for all.
    private let only: [Glob]

    init(_ selected: SelectedRun, in store: Store, only: [String] = []) throws {
        self.store = store
        run = selected.run
        self.only = only.map(Glob.init)
        var facts = RunFacts(run, chosenBy: selected.rule)
        facts.databaseBytes = try store.byteCount
        facts.part = try UnjoinedShard(run, in: store)?.words
        if !only.isEmpty {
            facts.cases = try store.suites(of: run.id).reduce(0) { count, suite in
                let cases = try store.cases(of: selected.run.id, suite: suite.name)
                return count + cases.count { Self.matches($0.id, only.map(Glob.init)) }
            }
            facts.scope.cases = facts.cases
        }
        self.facts = facts
    }

    func suites() throws -> [SuiteEntry] {
        try store.suites(of: run.id).map { SuiteEntry(name: $0.name, digest: $0.digest) }
    }

    func cases(ofSuite name: String) throws -> [CaseEntry] {
        try store.cases(of: run.id, suite: name).filter { Self.matches($0.id, only) }.map {
            CaseEntry(id: $0.id, digests: $0.digests, outcome: $0.outcome, unstable: $0.unstable)
        }
    }

    /// In words, what of the run no earlier run has.
    func added() throws -> String {
        let new = try store.additions(of: run.id)
        return "\(grouped(new.suites)) of \(counted(new.allSuites, "suite")), "
            + "\(grouped(new.recordings)) of \(counted(new.allRecordings, "recording")); \(counted(new.rows, "row"))"
    }

    func reading(of entry: CaseEntry) throws -> @Sendable () throws -> Recording { try store.reading(entry.digests) }

    func recording(of entry: CaseEntry) throws -> Recording { try reading(of: entry)() }

    private static func matches(_ id: CaseID, _ globs: [Glob]) -> Bool {
        globs.isEmpty || globs.contains { $0.matches(id.description) }
    }
}

extension RunFacts {
    init(_ run: RunRow, chosenBy: String) {
        self.init(
            id: run.id, name: run.name, startedAt: run.startedAt, engine: run.engine, environment: run.environment,
            branch: run.branch, commit: run.commit, isDirty: run.isDirty, state: run.state.rawValue, scope: run.scope,
            cases: run.cases, chosenBy: chosenBy)
        finishedAt = run.finishedAt
        if case .string(let words) = run.facts.tools.first(where: { $0.name == "command" })?.value { command = words }
    }
}
