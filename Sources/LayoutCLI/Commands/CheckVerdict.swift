import LayoutDiff
import LayoutRecord
import LayoutReport
import LayoutStore

/// What a comparison comes to under a policy.
struct CheckVerdict {
    var violations: [String]
    /// Cases whose change was accepted before, by content.
    var accepted: Int

    var passes: Bool { violations.isEmpty }

    init(_ diff: RunDiff, policy: CheckPolicy, store: Store) throws {
        accepted = 0
        var counts: [CheckPolicy.Failing: Int] = [:]
        for entry in diff.cases {
            if try Self.isAccepted(entry, store) {
                accepted += 1
                continue
            }
            if let kind = Self.kind(of: entry.caseClass) { counts[kind, default: 0] += 1 }
            // Notes are told and decide nothing.
            if entry.caseClass != .unstable { counts[.findings, default: 0] += entry.gainedFindings }
        }
        counts[.environment] = diff.environment.count
        violations = policy.violations(counts)
    }

    /// The acceptance that would make a case no difference; nil for one that is none.
    static func acceptance(of entry: CaseDiff, by author: String, at time: String, note: String) -> Acceptance? {
        switch entry.caseClass {
        case .changed, .failed, .added, .removed, .renamed, .negotiationOnly, .tolerated:
            Acceptance(
                caseID: entry.id.description, before: entry.digestsBefore?.visible,
                after: entry.digestsAfter?.visible, at: time, by: author, note: note)
        case .unstable, .unchanged: nil
        }
    }

    private static func isAccepted(_ entry: CaseDiff, _ store: Store) throws -> Bool {
        guard let acceptance = acceptance(of: entry, by: "", at: "", note: "") else { return false }
        return try store.isAccepted(
            caseID: acceptance.caseID, before: acceptance.before, after: acceptance.after)
    }

    private static func kind(of caseClass: CaseClass) -> CheckPolicy.Failing? {
        switch caseClass {
        case .failed: .failed
        case .unstable: .unstable
        case .added: .added
        case .removed: .removed
        case .renamed: .renamed
        case .changed: .changed
        case .tolerated: .tolerated
        case .negotiationOnly: .negotiation
        case .unchanged: nil
        }
    }

    /// `check passed` or `check failed: 3 changed`, with what was accepted.
    var sentence: String {
        let known = accepted > 0 ? "; \(counted(accepted, "difference")) accepted before" : ""
        return passes ? "check passed\(known)" : "check failed: \(violations.joined(separator: ", "))\(known)"
    }
}
