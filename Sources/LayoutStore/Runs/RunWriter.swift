package import LayoutRecord
import SQLite

/// Writes the cases of one run, in the order in which they were declared, suite by suite.
///
/// Content is written in short transactions as it comes, at most a few cases at a time, so memory does not grow with a
/// suite and no other writer waits for a recording; nothing refers to it until the suite is committed whole, in one
/// transaction, when the next one begins or at `finish`. A writer that dies leaves the suites before intact and the run
/// `incomplete`.
package final class RunWriter {
    /// Pending recordings are written when they hold this many nodes and events together.
    private static let pendingLimit = 20_000

    private struct Entry {
        var id: CaseID
        var name: String
        var digests: RecordingDigests
        var unstable: String?
    }

    private let store: Store
    /// The number of the run.
    package let run: Int
    private let scope: RunScope
    private var suite: String?
    private var entries: [Entry] = []
    private var names: Set<[UInt8]> = []
    private var finishedSuites: Set<[UInt8]> = []
    private var pending: [StorableRecording] = []
    private var pendingDigests: Set<RecordingDigests> = []
    private var pendingSize = 0
    /// The rows of recordings of this suite that are stored.
    private var rows: [RecordingDigests: Int] = [:]
    private var cases = 0
    private var isFinished = false

    init(store: Store, run: Int, scope: RunScope) {
        self.store = store
        self.run = run
        self.scope = scope
    }

    deinit { if !isFinished { store.locks?.release(run: run) } }

    /// Adds a case. `digests` are those of the recording, if the caller has them already.
    ///
    /// - Throws: `.invalid` when the case or its suite was there before; `.full`, `.locked`, `.io`.
    package func append(
        _ record: CaseRecord, unstable: String?, digests: RecordingDigests? = nil
    ) throws(StoreError) {
        let digests = digests ?? record.recording.digests
        try append(record.id, digests: digests, unstable: unstable)
        guard try isNew(digests) else { return }
        try keep(StorableRecording(record.recording, digests: digests))
    }

    /// Adds a case whose recording is ready to be stored.
    package func append(_ id: CaseID, _ recording: StorableRecording, unstable: String?) throws(StoreError) {
        try append(id, digests: recording.digests, unstable: unstable)
        // Whether it is stored already is looked up when it is written.
        if rows[recording.digests] == nil, !pendingDigests.contains(recording.digests) { try keep(recording) }
    }

    /// Whether a recording is neither stored nor waiting to be.
    private func isNew(_ digests: RecordingDigests) throws(StoreError) -> Bool {
        guard rows[digests] == nil, !pendingDigests.contains(digests) else { return false }
        guard let row = try store.attempt({ try store.row(ofRecording: digests) }) else { return true }
        rows[digests] = row
        return false
    }

    /// Lets a recording wait for the next writing.
    private func keep(_ recording: StorableRecording) throws(StoreError) {
        pendingDigests.insert(recording.digests)
        pending.append(recording)
        pendingSize += recording.size + 10
        if pendingSize > Self.pendingLimit { try store.write { try writePending() } }
    }

    /// Adds a case whose recording is stored, or is given next.
    package func append(_ id: CaseID, digests: RecordingDigests, unstable: String?) throws(StoreError) {
        if suite.map({ $0.hasSameBytes(as: id.suite) }) != true {
            try begin(suite: id.suite, at: id.description)
        }
        let name = id.description
        guard names.insert(Array(name.utf8)).inserted else {
            let first = entries.firstIndex { Array($0.name.utf8) == Array(name.utf8) } ?? 0
            throw StoreError(
                .invalid,
                "The case \(name) comes twice in one run: as case \(first + 1) and as case \(entries.count + 1) of its suite. Give one of the two scenarios another name."
            )
        }
        entries.append(Entry(id: id, name: name, digests: digests, unstable: unstable))
    }

    /// Adds a whole suite that is stored.
    func append(_ stored: StoredSuite, snapshot: Int) throws(StoreError) {
        try begin(suite: stored.name, at: "the suite")
        try store.write { try store.insertSuite(stored.name, snapshot: snapshot, run: run, cases: stored.cases) }
        cases += stored.cases
        finishedSuites.insert(Array(stored.name.utf8))
        suite = nil
    }

    private func begin(suite name: String, at place: String) throws(StoreError) {
        try commitSuite()
        guard !finishedSuites.contains(Array(name.utf8)) else {
            throw StoreError(
                .invalid,
                "The suite \"\(name)\" comes a second time in one run, at \(place). Give one of the two another name.")
        }
        suite = name
    }

    /// Ends the run. A run that is to be complete but has fewer or more cases than its scope declared is stored as
    /// `incomplete`. When this returns, the run is on the disk.
    package func finish(state: RunState, at time: String? = nil) throws(StoreError) -> RunRow {
        try commitSuite()
        let isWhole = scope.cases == 0 || scope.cases == cases
        let state: RunState = state == .complete && !isWhole ? .incomplete : state
        try store.attempt { try store.connection.run("PRAGMA synchronous=FULL") }
        let stored = try store.write {
            try store.seal(run: run, state: state, finishedAt: time)
            return try store.combineShards(ofRun: run)
        }
        try store.attempt { try store.connection.run("PRAGMA synchronous=NORMAL") }
        isFinished = true
        store.locks?.release(run: run)
        return try store.run(id: stored)
    }

    // MARK: A suite

    private func commitSuite() throws(StoreError) {
        guard let name = suite else { return }
        try store.write {
            try writePending()
            let snapshot = try store.insertSnapshot(
                suite: name,
                cases: entries.map {
                    SnapshotEntry(id: $0.id, name: $0.name, digests: $0.digests, unstable: $0.unstable)
                }, row: row)
            try store.insertSuite(name, snapshot: snapshot, run: run, cases: entries.count)
        }
        cases += entries.count
        finishedSuites.insert(Array(name.utf8))
        suite = nil
        entries = []
        names = []
        rows = [:]
    }

    /// The row of a recording, which is stored.
    private func row(of digests: RecordingDigests) throws -> Int {
        if let row = rows[digests] { return row }
        guard let row = try store.row(ofRecording: digests) else {
            throw StoreError(
                .conflict,
                "The recording \(digests.visible.short) was removed from \(store.path) while the run was recorded. Record again, and prune when nothing is being recorded."
            )
        }
        rows[digests] = row
        return row
    }

    private func writePending() throws {
        for recording in pending { rows[recording.digests] = try store.insert(recording) }
        pending = []
        pendingDigests = []
        pendingSize = 0
    }
}
