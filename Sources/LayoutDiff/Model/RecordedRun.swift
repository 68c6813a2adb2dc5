package import LayoutRecord

/// A suite of a run and the digest of all its cases: equal digests are never opened.
package struct SuiteEntry: Equatable, Sendable {
    package var name: String
    package var digest: Digest

    package init(name: String, digest: Digest) {
        self.name = name
        self.digest = digest
    }
}

/// A case of a run and the digests of its recording.
package struct CaseEntry: Equatable, Sendable {
    package var id: CaseID
    package var digests: RecordingDigests
    package var outcome: Outcome
    /// What differed when the case was recorded more than once (`record --repeat`); nil when it was stable.
    package var unstable: String?

    package init(id: CaseID, digests: RecordingDigests, outcome: Outcome, unstable: String? = nil) {
        self.id = id
        self.digests = digests
        self.outcome = outcome
        self.unstable = unstable
    }
}

/// A run as a comparison reads it: digests first, recordings only where they differ.
package protocol RecordedRun {
    var facts: RunFacts { get }
    /// The suites, by name.
    func suites() throws -> [SuiteEntry]
    /// The cases of a suite, in the order in which they were declared.
    func cases(ofSuite name: String) throws -> [CaseEntry]
    func recording(of entry: CaseEntry) throws -> Recording
    /// Reads what decoding a case's recording needs. What comes back decodes it, on any thread, while the run reads on.
    func reading(of entry: CaseEntry) throws -> @Sendable () throws -> Recording
}

extension RecordedRun {
    /// Of a run that has its recordings in memory there is nothing to decode.
    package func reading(of entry: CaseEntry) throws -> @Sendable () throws -> Recording {
        let recording = try recording(of: entry)
        return { recording }
    }
}
