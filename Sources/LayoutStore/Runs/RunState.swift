/// How far a run came.
package enum RunState: String, Sendable, CaseIterable {
    /// Its writer is at work.
    case recording
    /// Everything its scope declared was recorded.
    case complete
    /// Its writer ended before it was done.
    case incomplete
    /// Recording was given up because of an error.
    case failed
}
