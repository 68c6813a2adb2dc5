/// A width at which the structure of a scenario flips, in one run.
package struct Breakpoint: Equatable, Sendable {
    package enum Kind: String, Sendable, CaseIterable {
        /// The number of rows that a container's children stand in.
        case rows
        /// Which children a container shows, as `ViewThatFits` chooses one.
        case shown
    }

    /// The container.
    package var path: String
    package var kind: Kind
    /// The widest offer, in points, that still had `from`, and the narrowest that has `to`.
    package var below: Double
    package var at: Double
    package var from: String
    package var to: String

    package init(path: String, kind: Kind, below: Double, at: Double, from: String, to: String) {
        self.path = path
        self.kind = kind
        self.below = below
        self.at = at
        self.from = from
        self.to = to
    }
}

/// The breakpoints of a scenario around the widths at which it changed, where the two runs do not share them.
package struct ScenarioBreakpoints: Equatable, Sendable {
    /// `SUITE/SCENARIO`, as in case ids.
    package var scenario: String
    package var before: [Breakpoint]
    package var after: [Breakpoint]

    package init(scenario: String, before: [Breakpoint], after: [Breakpoint]) {
        self.scenario = scenario
        self.before = before
        self.after = after
    }
}
