package import LayoutDiff
import LayoutRecord

/// What a whole comparison says in one sentence. Its first line is an e-mail's preview and a commit's status, so it
/// carries the mark, the totals and whatever makes the totals doubtful.
package struct DiffVerdict: Equatable, Sendable {
    package enum Mark: String, Sendable {
        case same, differs, invalid
    }

    package var mark: Mark
    /// A full sentence without the mark.
    package var sentence: String
    /// What a reader must know before believing the counts.
    package var warnings: [String]

    package init(_ diff: RunDiff) {
        let differing = diff.counts.differingVisibly
        let total = diff.counts.total
        warnings = Self.warnings(of: diff)
        let overlap = total - diff.counts[.added] - diff.counts[.removed]
        if total == 0 {
            mark = .invalid
            let isEmpty = diff.before.cases == 0 && diff.after.cases == 0
            sentence = "Nothing was compared: " + (isEmpty ? "neither run has a case" : "the runs share no case")
        } else if diff.after.cases == 0 {
            mark = .invalid
            sentence = "The run after is empty: all \(counted(total, "case")) of the run before are missing"
        } else if diff.before.cases == 0 {
            mark = .invalid
            sentence = "The run before is empty: none of the \(counted(total, "case")) can be compared"
        } else if overlap == 0, diff.counts[.added] > 0, diff.counts[.removed] > 0 {
            mark = .invalid
            sentence =
                "The runs have no case in common: \(grouped(diff.counts[.added])) added, \(grouped(diff.counts[.removed])) removed"
        } else {
            let isWhole = diff.before.state == "complete" && diff.after.state == "complete"
            mark = isWhole ? (differing > 0 ? .differs : .same) : .invalid
            sentence = Self.sentence(differing: differing, total: total, diff: diff)
            if !isWhole { sentence = "Incomplete: " + sentence }
        }
    }

    private static func sentence(differing: Int, total: Int, diff: RunDiff) -> String {
        let cases = "\(grouped(total)) \(total == 1 ? "case" : "cases")"
        if differing > 0 {
            return "\(grouped(differing)) of \(cases) \(differing == 1 ? "differs" : "differ"), "
                + counted(diff.causes.count, "cause") + sharedEdit(of: diff.causes)
        }
        let quiet = diff.counts[.negotiationOnly]
        if quiet > 0 { return "None of \(cases) looks different; \(grouped(quiet)) negotiated differently" }
        let unstable = diff.counts[.unstable]
        if unstable > 0 {
            return "None of \(counted(total - unstable, "stable case")) differs; \(grouped(unstable)) unstable"
        }
        return "None of \(cases) differs"
    }

    /// Kinds that were edited alike are told one by one; most often one shared value was edited.
    private static func sharedEdit(of causes: [Cause]) -> String {
        var counts: [String: Int] = [:]
        for cause in causes where cause.signature.verdict == .edited {
            // Words that changed alike are one text in two places, and as likely two.
            if let edit = cause.edit, cause.delta != nil { counts[edit, default: 0] += 1 }
        }
        guard let most = counts.max(by: { ($0.value, $1.key) < ($1.value, $0.key) }), most.value > 1 else { return "" }
        let share = most.value == causes.count ? "all" : grouped(most.value) + " of them"
        return " (\(share) the edit \(most.key))"
    }

    private static func warnings(of diff: RunDiff) -> [String] {
        var warnings: [String] = []
        for (side, run) in [("before", diff.before), ("after", diff.after)] {
            if run.state != "complete" {
                warnings.append(
                    "the run \(side) is \(run.state): \(grouped(run.cases)) of \(counted(run.scope.cases, "declared case")) recorded"
                )
            } else if run.cases != run.scope.cases {
                warnings.append(
                    "the run \(side) declared \(counted(run.scope.cases, "case")) and recorded \(grouped(run.cases))")
            }
            if run.isDirty { warnings.append("the run \(side) was recorded from a dirty work tree") }
        }
        for difference in diff.environment {
            warnings.append(
                "environment differs: \(difference.name) \(words(difference.before)) -> \(words(difference.after))")
        }
        return warnings + diff.notes
    }
}

extension FindingCounts {
    /// `findings: 3 gained, 1 lost`; nil where there are none.
    package var words: String? {
        if gained == 0, lost == 0 { return nil }
        return "findings: \(grouped(gained)) gained, \(grouped(lost)) lost"
    }
}

extension ClassCounts {
    /// Cases that look different or cannot be compared: what a check fails for by default.
    package var differingVisibly: Int {
        self[.failed] + self[.added] + self[.removed] + self[.renamed] + self[.changed]
    }
}

extension CaseClass {
    /// The class in the words of a sentence.
    package var words: String {
        switch self {
        case .tolerated: "in tolerance"
        case .negotiationOnly: "negotiation only"
        default: rawValue
        }
    }

    /// A mark of one column that never stands without the word.
    package var glyph: String {
        switch self {
        case .failed: "✗"
        case .unstable: "?"
        case .added: "+"
        case .removed: "−"
        case .renamed: "≈"
        case .changed: "●"
        case .tolerated: "~"
        case .negotiationOnly: "↔"
        case .unchanged: "="
        }
    }
}

extension Verdict {
    package var glyph: String {
        switch self {
        case .edited: "✎"
        case .added: "+"
        case .removed: "−"
        case .origin: "●"
        case .relayed: "○"
        case .absorbed: "⊘"
        case .knockOn: "↳"
        case .tolerated: "~"
        case .carried: "→"
        case .renamed: "≈"
        case .unchanged: "="
        }
    }
}
