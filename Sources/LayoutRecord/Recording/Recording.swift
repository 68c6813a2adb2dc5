/// How a case ended.
package enum Outcome: String, Sendable, CaseIterable {
    case settled, diverging, oscillating, unsettled, crashed
    case timedOut = "timed-out"
    case stepFailed = "step-failed"

    /// The outcomes that make a case count as failed in a diff.
    package var isFailure: Bool {
        switch self {
        case .crashed, .timedOut, .stepFailed: true
        case .settled, .diverging, .oscillating, .unsettled: false
        }
    }
}

/// What one case produced. Content-addressed: it does not know the case's name.
package struct Recording: Equatable, Sendable {
    package var outcome: Outcome
    /// How many layouts were done, the confirming one included; 0 when none was.
    package var passes: Int
    /// Why the case did not settle, or nil.
    package var message: String?
    package var nodes: [NodeRecord]
    package var events: [Event]
    package var observations: [ObservationRecord]
    package var findings: [FindingRecord]
    /// Rules that the scenario allows and that only several recordings show, such as `discontinuity`: what is allowed of
    /// the others was left out when it was recorded. In the order of their names.
    package var allowed: [String]

    package init(
        outcome: Outcome, passes: Int = 1, message: String? = nil, nodes: [NodeRecord] = [], events: [Event] = [],
        observations: [ObservationRecord] = [], findings: [FindingRecord] = [], allowed: [String] = []
    ) {
        self.outcome = outcome
        self.passes = passes
        self.message = message
        self.nodes = nodes
        self.events = events
        self.observations = observations
        self.findings = findings
        self.allowed = allowed
    }
}

/// A case and what it produced.
package struct CaseRecord: Equatable, Sendable {
    package var id: CaseID
    package var recording: Recording

    package init(id: CaseID, recording: Recording) {
        self.id = id
        self.recording = recording
    }
}
