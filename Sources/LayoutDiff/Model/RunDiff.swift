/// How many cases are of each class.
package struct ClassCounts: Equatable, Sendable {
    private var counts = [Int](repeating: 0, count: CaseClass.allCases.count)

    package init() {}

    package subscript(caseClass: CaseClass) -> Int {
        get { counts[CaseClass.allCases.firstIndex(of: caseClass)!] }
        set { counts[CaseClass.allCases.firstIndex(of: caseClass)!] = newValue }
    }

    package var total: Int { counts.reduce(0, +) }
    /// Cases that a reader may want to see: all but the unchanged.
    package var differing: Int { total - self[.unchanged] }
}

/// How many findings above notes came and went, in all cases that both runs have and that are stable.
package struct FindingCounts: Equatable, Sendable {
    package var gained: Int
    package var lost: Int

    package init(gained: Int = 0, lost: Int = 0) {
        self.gained = gained
        self.lost = lost
    }
}

/// A comparison of two runs.
package struct RunDiff: Sendable {
    package var before: RunFacts
    package var after: RunFacts
    /// In points, per edge.
    package var tolerance: Double
    package var environment: [EnvironmentDifference]
    package var counts: ClassCounts
    /// In the order a reader should see them.
    package var causes: [Cause]
    /// Every case that is not unchanged, in case order.
    package var cases: CaseList
    /// Sentences about the comparison itself: a filtered scope, an incomplete run, cases that were not compared.
    package var notes: [String]
    /// Where the structure of sweeps flips at other widths than before, by scenario.
    package var breakpoints: [ScenarioBreakpoints] = []
    package var findings = FindingCounts()

    package init(
        before: RunFacts, after: RunFacts, tolerance: Double, environment: [EnvironmentDifference],
        counts: ClassCounts, causes: [Cause], cases: CaseList, notes: [String]
    ) {
        self.before = before
        self.after = after
        self.tolerance = tolerance
        self.environment = environment
        self.counts = counts
        self.causes = causes
        self.cases = cases
        self.notes = notes
    }

    /// For each cause, the places of its cases, in case order. Cost: O(cases).
    package var casesOfCauses: [[Int32]] {
        var places = [[Int32]](repeating: [], count: causes.count)
        for place in cases.indices {
            for cause in cases.causes(at: place) where places.indices.contains(cause) {
                places[cause].append(Int32(place))
            }
        }
        return places
    }

    /// The case that a cause is shown by; nil when it is not among the cases.
    package func example(of cause: Cause) -> Int? {
        cases.indices.first { cases.id(at: $0) == cause.example }
    }
}
