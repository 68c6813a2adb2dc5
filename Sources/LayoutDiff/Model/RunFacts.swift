package import LayoutRecord

/// What is known of one of the two runs of a diff.
package struct RunFacts: Equatable, Sendable {
    /// The number in the database; nil when the run stands in none.
    package var id: Int?
    package var name: String
    /// UTC, ISO 8601.
    package var startedAt: String
    package var engine: EngineIdentity
    package var environment: [Input]
    package var branch: String?
    package var commit: String?
    package var isDirty: Bool
    /// `recording`, `complete`, `incomplete` or `failed`.
    package var state: String
    package var scope: RunScope
    /// In words, which part of a run this is while the other parts are missing; nil for a whole run.
    package var part: String?
    /// How many cases were recorded.
    package var cases: Int
    /// The sentence that says which rule chose this run, such as `baseline "main"`.
    package var chosenBy: String
    /// UTC, ISO 8601; nil when the run did not end or nobody knows.
    package var finishedAt: String?
    /// The size of the database that the run stands in.
    package var databaseBytes: Int?
    /// In words, what of the run no earlier run of its database has; nil when nobody asked.
    package var added: String?
    /// The command that recorded it, without the machine's paths; nil when nobody knows.
    package var command: String?

    package init(
        id: Int?, name: String, startedAt: String, engine: EngineIdentity, environment: [Input], branch: String? = nil,
        commit: String? = nil, isDirty: Bool = false, state: String, scope: RunScope, cases: Int, chosenBy: String
    ) {
        self.id = id
        self.name = name
        self.startedAt = startedAt
        self.engine = engine
        self.environment = environment
        self.branch = branch
        self.commit = commit
        self.isDirty = isDirty
        self.state = state
        self.scope = scope
        self.cases = cases
        self.chosenBy = chosenBy
    }
}

/// One entry of the environment that the two runs do not share.
package struct EnvironmentDifference: Equatable, Sendable {
    package var name: String
    package var before: InputValue?
    package var after: InputValue?

    package init(name: String, before: InputValue?, after: InputValue?) {
        self.name = name
        self.before = before
        self.after = after
    }
}
