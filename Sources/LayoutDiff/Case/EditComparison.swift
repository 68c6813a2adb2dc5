import LayoutRecord

/// Whether a node was edited: its inputs, its layout values or the order of its children.
struct EditComparison {
    /// The first pass in which it differs; nil when it was not edited.
    let firstPass: Int?
    let changes: [Change]
    /// The names of what was edited, as a signature has them.
    let words: String
    /// The author asked for the same, and the engine makes other inputs of it: no edit.
    let isResolvedOtherwise: Bool
    /// The same in other surroundings.
    let isMadeOfSurroundings: Bool

    /// Cost: O(inputs).
    init(of b: Int, and a: Int, in pair: CasePair) {
        let hasEqualContent = pair.before.contents[b] == pair.after.contents[a]
        let isConstant =
            pair.before.nodes[b].inputsByPass.isEmpty && pair.after.nodes[a].inputsByPass.isEmpty
        if hasEqualContent, isConstant, !pair.match.isReordered[b] {
            firstPass = nil
            changes = []
            words = ""
            isResolvedOtherwise = false
            isMadeOfSurroundings = false
            return
        }
        let nodeB = pair.before.nodes[b]
        let nodeA = pair.after.nodes[a]
        let firstSeen = min(pair.beforeTables.firstPasses[b] ?? .max, pair.afterTables.firstPasses[a] ?? .max)
        let start = firstSeen == .max ? 1 : Int(firstSeen)
        let inputs = InputComparison(nodeB, nodeA, firstSeen: start)
        var firstPass = inputs.firstPass
        var changes = Self.joiningEdges(inputs.changes)
        let values = TraitsComparison.valueChanges(nodeB.traits, nodeA.traits).filter { change in
            !EntryMarks.isElsewhere(b, a, pair) { tree, node in
                tree.nodes[node].traits.values.value(of: change.what)
            }
        }
        if !values.isEmpty, !Self.valuesComeFromChild(b, a, pair) {
            firstPass = min(firstPass ?? start, start)
            changes += values
        }
        var names = changes.map(\.what)
        if pair.match.isReordered[b] {
            firstPass = min(firstPass ?? start, start)
            changes.append(Change(kind: .reordered, what: "order", before: "", after: ""))
            names.append("order")
        }
        if nodeB.kind != nodeA.kind {
            // Another kind has other parameters: what it is says it all.
            firstPass = start
            changes = [Change(kind: .inputs, what: "kind", before: nodeB.kind, after: nodeA.kind)]
            names = ["kind"]
        }
        self.firstPass = firstPass
        self.changes = changes
        words = names.joined(separator: ", ")
        isResolvedOtherwise =
            inputs.isResolvedOtherwise && values.isEmpty && !pair.match.isReordered[b] && nodeB.kind == nodeA.kind
        isMadeOfSurroundings = isResolvedOtherwise && inputs.isMadeOfSurroundings
    }

    /// Insets that changed alike read as one: `all edges 12 -> 10`, or `horizontal` and `vertical` for two of them.
    private static func joiningEdges(_ changes: [Change]) -> [Change] {
        func joined(_ edges: [String], _ words: String, _ changes: [Change]) -> [Change] {
            let members = changes.filter { edges.contains($0.what) }
            guard members.count == edges.count, let first = members.first,
                members.allSatisfy({ $0.before == first.before && $0.after == first.after && $0.delta == first.delta })
            else { return changes }
            var one = first
            one.what = words
            return [one] + changes.filter { !edges.contains($0.what) }
        }
        var changes = joined(["bottom", "leading", "top", "trailing"], "all edges", changes)
        changes = joined(["leading", "trailing"], "horizontal", changes)
        return joined(["bottom", "top"], "vertical", changes)
    }

    /// A modifier hands on the layout values of what it modifies: those were not set on it.
    private static func valuesComeFromChild(_ b: Int, _ a: Int, _ pair: CasePair) -> Bool {
        guard pair.before.isModifier(b), let childB = pair.before.children(of: b).first,
            let childA = pair.after.children(of: a).first
        else { return false }
        return Closeness.bit(pair.before.nodes[b].traits.values, pair.before.nodes[Int(childB)].traits.values)
            && Closeness.bit(pair.after.nodes[a].traits.values, pair.after.nodes[Int(childA)].traits.values)
    }

    /// The amount when the edit is one of numbers, and all of them changed alike.
    var amount: Double? {
        guard let first = changes.first?.delta, changes.allSatisfy({ $0.delta == first }) else { return nil }
        return first
    }

    /// `12 -> 10` when everything that was edited changed alike, else each by name.
    var edit: String? {
        let edits = changes.filter { $0.kind != .reordered }
        guard let first = edits.first else { return nil }
        if edits.allSatisfy({ $0.before == first.before && $0.after == first.after }) {
            return Self.words(first)
        }
        return edits.map { "\($0.what) \(Self.words($0))" }.joined(separator: ", ")
    }

    /// What was not set is `none`.
    private static func words(_ change: Change) -> String {
        "\(change.before.isEmpty ? "none" : change.before) -> \(change.after.isEmpty ? "none" : change.after)"
    }
}
