/// Which engine recorded, and in which version.
package struct EngineIdentity: Equatable, Sendable {
    package var name: String
    package var version: String

    package init(name: String, version: String) {
        self.name = name
        self.version = version
    }
}

/// What a run declared that it would record, so that a filtered run is never read as deletions.
package struct RunScope: Equatable, Sendable {
    /// The globs over case ids that were asked for; empty when everything was.
    package var only: [String]
    /// How many cases were declared.
    package var cases: Int

    package init(only: [String], cases: Int) {
        self.only = only
        self.cases = cases
    }
}

/// The first line of a recording stream: everything that is known before the first case.
package struct RunHeader: Equatable, Sendable {
    package var engine: EngineIdentity
    /// What the results may depend on, such as `metrics`, `icu`, `scale` and the engine options, in the order of the
    /// names. A difference here is stated before any difference in layout.
    package var environment: [Input]
    package var scope: RunScope

    package init(engine: EngineIdentity, environment: [Input], scope: RunScope) {
        self.engine = engine
        self.environment = environment.sorted { $0.name < $1.name }
        self.scope = scope
    }
}
