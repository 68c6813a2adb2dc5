import Foundation
import LayoutEngine
import LayoutRecord
import LayoutRecording
import LayoutStore
import SQLite
import SyntheticCatalogue

/// Recording and storing inside this process, where only the store is to be measured.
enum InProcess {
    struct Recorded {
        var record: CaseRecord
        var digests: RecordingDigests
    }

    /// Every case of a catalogue, or of some of its suites.
    @MainActor static func records(
        of catalogue: SyntheticCatalogue, suites: Set<String>? = nil
    ) throws -> [Recorded] {
        let made = catalogue.makeSuites().filter { suites?.contains($0.name) ?? true }
        var records: [Recorded] = []
        for unit in try RecordingPlan(made).units {
            unit.record(options: EngineOptions()) {
                records.append(Recorded(record: $0, digests: $0.recording.digests))
            }
        }
        return records
    }

    static func store(_ path: String) throws -> Store { try Store.open(path: path, access: .write(create: true)) }

    /// - Parameter areStored: whether the recordings are, as where a worker found that they are what was expected.
    @discardableResult
    static func write(_ records: [Recorded], into store: Store, areStored: Bool = false) throws -> RunRow {
        let header = RunHeader(
            engine: EngineIdentity(name: "synthetic", version: "1"), environment: [],
            scope: RunScope(only: [], cases: records.count))
        let writer = try store.beginRun(
            NewRun(name: "synthetic", startedAt: "2026-01-01T00:00:00Z", header: header))
        for recorded in records {
            if areStored {
                try writer.append(recorded.record.id, digests: recorded.digests, unstable: nil)
            } else {
                try writer.append(recorded.record, unstable: nil, digests: recorded.digests)
            }
        }
        return try writer.finish(state: .complete, at: "2026-01-01T00:00:01Z")
    }

    static func sum(_ query: String, _ store: Store) throws -> Double {
        Double(try store.connection.integer(query))
    }
}
