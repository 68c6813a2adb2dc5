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

    func begin(_ header: RunHeader) throws {
        let store = try openStore()
        self.store = store
        writer = try store.beginRun(describe(header))
    }

    func append(_ recorded: RecordedCase) throws {
        try writer?.append(recorded.record, unstable: recorded.unstable, digests: recorded.digests)
    }

    /// Ends the run; nil when it never began.
    func finish(_ state: RunState) throws -> RunRow? {
        defer { writer = nil }
        return try writer?.finish(state: state, at: Clock.timestamp)
    }
}
