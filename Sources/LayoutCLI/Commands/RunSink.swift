import LayoutRecord
import LayoutStore

/// Writes a recording into the database as it comes. The database is opened at the first header, so that a recorder
/// that cannot be started leaves no empty file behind.
final class RunSink: RecordingSink {
    private let openStore: () throws -> Store
    private let describe: (RunHeader) -> NewRun
    private(set) var store: Store?
    private var writer: RunWriter?

    init(store: @escaping () throws -> Store, run: @escaping (RunHeader) -> NewRun) {
        openStore = store
        describe = run
    }

    var wantsStorable: Bool { true }

    func begin(_ header: RunHeader) throws -> StoredRecordings? {
        let store = try openStore()
        self.store = store
        writer = try store.beginRun(describe(header))
        return try StoredRecordings(store, header: header)
    }

    func append(_ recorded: RecordedCase) throws {
        if let storable = recorded.storable {
            try writer?.append(recorded.id, storable, unstable: recorded.unstable)
        } else if let recording = recorded.recording {
            try writer?.append(
                CaseRecord(id: recorded.id, recording: recording), unstable: recorded.unstable,
                digests: recorded.digests)
        } else {
            try writer?.append(recorded.id, digests: recorded.digests, unstable: recorded.unstable)
        }
    }

    /// Ends the run; nil when it never began.
    func finish(_ state: RunState) throws -> RunRow? {
        defer { writer = nil }
        return try writer?.finish(state: state, at: Clock.timestamp)
    }
}
