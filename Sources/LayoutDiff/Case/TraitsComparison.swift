import LayoutRecord

/// How what a container reads without asking differs between two matched nodes.
enum TraitsComparison {
    /// What a change of priority is called.
    static let priority = "priority"

    /// Visible differences of priority, spacing preferences and the names of explicit guides.
    static func changes(_ b: Traits, _ a: Traits, tolerance: Double) -> [Change] {
        if b.isDefault, a.isDefault { return [] }
        var changes: [Change] = []
        if Closeness.visible(b.priority ?? 0, a.priority ?? 0, tolerance) {
            let delta = (a.priority ?? 0) - (b.priority ?? 0)
            changes.append(
                Change(
                    kind: .traits, what: priority, before: Words.length(b.priority ?? 0),
                    after: Words.length(a.priority ?? 0), delta: delta))
        }
        let spacing =
            Closeness.bit(b.spacing, a.spacing)
            ? []
            : InputComparison.changes(b.spacing, a.spacing, kind: .traits) {
                !Closeness.visible($0, $1, tolerance)
            }
        changes += spacing.map { change in
            var change = change
            change.what = "spacing \(change.what)"
            return change
        }
        if b.guides != a.guides {
            changes.append(
                Change(
                    kind: .traits, what: "guides", before: b.guides.joined(separator: ", "),
                    after: a.guides.joined(separator: ", ")))
        }
        return changes
    }

    /// Layout values that are not equal to the bit: they count as inputs.
    static func valueChanges(_ b: Traits, _ a: Traits) -> [Change] {
        Closeness.bit(b.values, a.values)
            ? [] : InputComparison.changes(b.values, a.values, kind: .inputs) { Closeness.bit($0, $1) }
    }
}
