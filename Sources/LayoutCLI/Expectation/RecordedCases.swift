import LayoutDiff
import LayoutRecord

/// Cases that were recorded in this process, as a comparison reads a run.
struct RecordedCases: RecordedRun {
    let facts: RunFacts
    private let records: [CaseRecord]

    /// All cases are of one suite.
    init(_ records: [CaseRecord], facts: RunFacts) {
        self.records = records
        self.facts = facts
    }

    /// The digest is of these cases alone and equals none that is stored, so that every case is looked at.
    func suites() -> [SuiteEntry] {
        guard let first = records.first else { return [] }
        let names = records.map(\.id.description).joined(separator: "\n")
        return [SuiteEntry(name: first.id.suite, digest: Digest(of: Array(names.utf8)))]
    }

    func cases(ofSuite name: String) -> [CaseEntry] {
        records.map { CaseEntry(id: $0.id, digests: $0.recording.digests, outcome: $0.recording.outcome) }
    }

    func recording(of entry: CaseEntry) throws -> Recording {
        guard let record = records.first(where: { $0.id == entry.id }) else {
            throw RecordingError("the case \(entry.id) was not recorded")
        }
        return record.recording
    }
}
