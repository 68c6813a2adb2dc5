import LayoutRecord

@testable import LayoutDiff

/// A run in memory that counts what is read.
final class MemoryRun: RecordedRun {
    var facts: RunFacts
    private let records: [CaseRecord]
    private let unstable: [String: String]
    private let places: [CaseID: Int]
    private let digests: [RecordingDigests]
    private(set) var openedSuites: [String] = []
    private(set) var openedRecordings: [String] = []

    init(
        _ records: [CaseRecord], name: String = "run", only: [String] = [], state: String = "complete",
        environment: [Input] = [Input("scale", .number(2))],
        engine: EngineIdentity = EngineIdentity(name: "keyline", version: "1"), commit: String? = nil,
        unstable: [String: String] = [:]
    ) {
        self.records = records
        self.unstable = unstable
        digests = records.map(\.recording.digests)
        places = Dictionary(uniqueKeysWithValues: records.enumerated().map { ($1.id, $0) })
        facts = RunFacts(
            id: nil, name: name, startedAt: "2026-01-01T00:00:00Z", engine: engine, environment: environment,
            commit: commit, state: state, scope: RunScope(only: only, cases: records.count), cases: records.count,
            chosenBy: "given")
    }

    func suites() -> [SuiteEntry] {
        Set(records.map(\.id.suite)).sorted().map { name in
            var bytes: [UInt8] = []
            for (record, digests) in zip(records, digests) where record.id.suite == name {
                bytes += Array(record.id.description.utf8) + digests.visible.bytes + digests.negotiation.bytes
            }
            return SuiteEntry(name: name, digest: Digest(of: bytes))
        }
    }

    func cases(ofSuite name: String) -> [CaseEntry] {
        openedSuites.append(name)
        return zip(records, digests).filter { $0.0.id.suite == name }.map { record, digests in
            CaseEntry(
                id: record.id, digests: digests, outcome: record.recording.outcome,
                unstable: unstable[record.id.description])
        }
    }

    func recording(of entry: CaseEntry) -> Recording {
        openedRecordings.append(entry.id.description)
        return records[places[entry.id]!].recording
    }
}

func diff(_ before: [CaseRecord], _ after: [CaseRecord], options: DiffOptions = DiffOptions()) -> RunDiff {
    compare(MemoryRun(before), MemoryRun(after), options: options)
}

func compare(_ before: MemoryRun, _ after: MemoryRun, options: DiffOptions = DiffOptions()) -> RunDiff {
    do {
        return try RunComparison(options: options).compare(before, after)
    } catch {
        fatalError("a run in memory does not throw: \(error)")
    }
}

func caseID(_ suite: String, _ scenario: String, _ offer: Offer, step: StepName? = nil) -> CaseID {
    do {
        return try CaseID(suite: suite, scenario: scenario, offer: offer, step: step)
    } catch {
        fatalError("\(error)")
    }
}
