import LayoutRecord

/// What makes a check fail, and how much of it is allowed.
package struct CheckPolicy: Equatable, Sendable {
    package enum Failing: String, Sendable, CaseIterable {
        case changed, failed, added, removed, renamed, unstable, tolerated, findings
        case negotiation = "negotiation-only"
        case environment
    }

    /// A case that differs from itself says nothing about a change, so it is told and decides nothing. New findings
    /// decide unless they are notes.
    package static let standardFailing: [Failing] = [.changed, .failed, .added, .removed, .findings]
    package static let ruleNames = FindingRule.allCases.map(\.rawValue)

    package var failing: [Failing] = standardFailing
    package var budgets: [Failing: Int] = [:]

    package init() {}

    /// What of the counts is beyond the policy, in the policy's order, as `3 changed (0 allowed)`.
    package func violations(_ counts: [Failing: Int]) -> [String] {
        Failing.allCases.compactMap { kind in
            guard failing.contains(kind), let count = counts[kind], count > budgets[kind] ?? 0 else { return nil }
            let allowed = budgets[kind].map { " (\($0) allowed)" } ?? ""
            return "\(count) \(kind.rawValue)\(allowed)"
        }
    }
}
