package import LayoutRecord

/// A suite of a run. Equal digests mean equal cases and recordings.
package struct StoredSuite: Equatable, Sendable {
    package var name: String
    package var digest: Digest
    package var cases: Int
}

/// A case of a run, and what is known of its recording without reading it.
package struct StoredCase: Equatable, Sendable {
    package var id: CaseID
    package var digests: RecordingDigests
    package var outcome: Outcome
    package var passes: Int
    package var message: String?
    /// What differed when the case was recorded more than once; nil when it was stable.
    package var unstable: String?
}
