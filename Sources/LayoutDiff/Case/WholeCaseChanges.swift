import LayoutRecord

/// What changed about a case as a whole: its scenario's options, how it ended, its findings, its number of measure calls.
struct WholeCaseChanges {
    private(set) var changes: [Change] = []
    /// Whether a reader can see one of them; more or fewer measure calls are not seen.
    private(set) var isVisible = false
    /// The words by which the first visible change is called where it has no other cause.
    private(set) var words = ""
    /// Whether the scenario's own options differ: what its nodes decide otherwise is their environment's doing.
    private(set) var optionsDiffer = false

    /// - Parameter match: nil when the trees were not compared; findings are then told apart by their paths.
    init(_ before: Recording, _ after: Recording, match: TreeMatch?, allowedFindings: Set<String>) {
        addOptions(before, after)
        addOutcome(before, after)
        addFindings(before, after, match, allowedFindings)
        addMeasures(before, after)
    }

    private mutating func addVisible(_ change: Change, _ words: String) {
        changes.append(change)
        if !isVisible { self.words = words }
        isVisible = true
    }

    private mutating func addOptions(_ before: Recording, _ after: Recording) {
        func own(_ recording: Recording) -> String {
            let note = recording.nodes.first?.inputs.value(of: InputComparison.ownOptions)
            if case .string(let words)? = note { return words }
            return ""
        }
        let (old, new) = (own(before), own(after))
        if old == new { return }
        optionsDiffer = true
        changes.append(Change(kind: .inputs, what: "options of the scenario", before: old, after: new))
    }

    private mutating func addOutcome(_ before: Recording, _ after: Recording) {
        if before.outcome != after.outcome {
            let change = Change(
                kind: .outcome, what: after.message ?? "", before: before.outcome.rawValue,
                after: after.outcome.rawValue)
            addVisible(change, "outcome \(after.outcome.rawValue)")
        } else if before.message != after.message {
            let change = Change(
                kind: .outcome, what: "message", before: before.message ?? "", after: after.message ?? "")
            addVisible(change, "message")
        } else if before.passes != after.passes {
            let change = Change(
                kind: .outcome, what: "passes", before: "\(before.passes)", after: "\(after.passes)",
                delta: Double(after.passes - before.passes))
            addVisible(change, "passes")
        }
    }

    private struct FindingKey: Hashable {
        let rule: String
        let place: String
    }

    private mutating func addFindings(
        _ before: Recording, _ after: Recording, _ match: TreeMatch?, _ allowed: Set<String>
    ) {
        var open: [FindingKey: Int] = [:]
        func key(_ finding: FindingRecord, _ recording: Recording, isAfter: Bool) -> FindingKey {
            guard let node = finding.node, recording.nodes.indices.contains(node) else {
                return FindingKey(rule: finding.rule, place: "")
            }
            if let match, let own = isAfter ? match.before(node) : match.after(node).map({ _ in node }) {
                return FindingKey(rule: finding.rule, place: "=\(own)")
            }
            let side = match == nil ? "" : isAfter ? "+" : "-"
            return FindingKey(rule: finding.rule, place: side + recording.nodes[node].path)
        }
        for finding in before.findings { open[key(finding, before, isAfter: false), default: 0] += 1 }
        var gained: [FindingRecord] = []
        for finding in after.findings {
            let key = key(finding, after, isAfter: true)
            if let count = open[key], count > 0 { open[key] = count - 1 } else { gained.append(finding) }
        }
        for finding in gained where !allowed.contains(finding.rule) {
            addVisible(
                Change(
                    kind: .findingGained, what: finding.rule, before: "", after: Self.words(of: finding, in: after),
                    delta: finding.value), "finding \(finding.rule)")
        }
        for finding in before.findings {
            let key = key(finding, before, isAfter: false)
            guard let count = open[key], count > 0 else { continue }
            open[key] = count - 1
            if allowed.contains(finding.rule) { continue }
            addVisible(
                Change(
                    kind: .findingLost, what: finding.rule, before: Self.words(of: finding, in: before), after: "",
                    delta: nil),
                "finding \(finding.rule)")
        }
    }

    /// The node and what was found at it.
    private static func words(of finding: FindingRecord, in recording: Recording) -> String {
        guard let node = finding.node, recording.nodes.indices.contains(node) else { return finding.message }
        return "\(recording.nodes[node].path): \(finding.message)"
    }

    private mutating func addMeasures(_ before: Recording, _ after: Recording) {
        func measures(_ recording: Recording) -> Int {
            recording.events.reduce(0) { if case .measure = $1 { $0 + 1 } else { $0 } }
        }
        let old = measures(before)
        let new = measures(after)
        if old == new { return }
        changes.append(
            Change(
                kind: new > old ? .measuredMore : .measuredLess, what: "measure calls", before: "\(old)",
                after: "\(new)", delta: Double(new - old)))
    }
}
