/// How two runs are compared. Lengths are points.
package struct DiffOptions: Equatable, Sendable {
    /// A length that differs by no more than this is not a visible difference.
    package var tolerance = 0.01
    /// Tolerances for nodes of one kind, such as `Text`; they go before those of a suite.
    package var toleranceByKind: [String: Double] = [:]
    /// Tolerances for all cases of one suite; they go before `tolerance`.
    package var toleranceBySuite: [String: Double] = [:]
    /// When set, frames are aligned to device pixels at this scale before they are compared, and a frame differs only
    /// when its aligned edges do. What nodes answer each other is compared in points all the same.
    package var pixelScale: Double?
    /// Rules whose findings are no difference, by name.
    package var allowedFindings: AllowedRules = []

    package init() {}

    /// The tolerance for a kind of node in a suite: the kind's, else the suite's, else the general one.
    package func tolerance(forKind kind: String, suite: String?) -> Double {
        if let ofKind = toleranceByKind[kind] { return ofKind }
        if let suite, let ofSuite = toleranceBySuite[suite] { return ofSuite }
        return tolerance
    }
}
