import LayoutRecord

/// What a unit's earlier cases say about its next step: state that layout wrote, and that already differed.
package struct UnitState: Sendable {
    /// Nodes whose inputs differed because of state.
    var excusedPaths: Set<String> = []
    /// Nodes that earlier cases of the unit had.
    var knownPaths: Set<String> = []
    /// What explained the newest of the unit's cases that had causes: whatever its state makes of later steps has these.
    var causes: [NodeCause] = []
}

/// Excuses inputs that were computed from an earlier layout: observers such as
/// `onGeometryChange` write state, state feeds inputs, so in a pass before which delivered observations already differ,
/// different inputs and structure only follow.
struct StateRule {
    /// The first pass whose observations differ; inputs of later passes are excused.
    let divergedPass: Int?
    /// The first observation that differs, on the side after where it is there; nil when none does.
    let firstDiverged: (before: ObservationRecord?, after: ObservationRecord?)?
    /// What was carried over from the unit's earlier cases, if observations differed there.
    let carried: UnitState?
    private let observations: (before: [ObservationRecord], after: [ObservationRecord])

    init(before: Recording, after: Recording, match: TreeMatch, carried: UnitState?) {
        self.carried = carried
        observations = (before.observations, after.observations)
        let listB = before.observations
        let listA = after.observations
        var diverged: (before: ObservationRecord?, after: ObservationRecord?)?
        for index in 0..<max(listB.count, listA.count) {
            let b = index < listB.count ? listB[index] : nil
            let a = index < listA.count ? listA[index] : nil
            if let b, let a, Self.isSame(b, a, match) { continue }
            diverged = (b, a)
            break
        }
        firstDiverged = diverged
        divergedPass = diverged.map { min($0.before?.pass ?? .max, $0.after?.pass ?? .max) }
    }

    private static func isSame(_ b: ObservationRecord, _ a: ObservationRecord, _ match: TreeMatch) -> Bool {
        guard b.pass == a.pass, b.kind == a.kind, b.old == a.old, b.new == a.new else { return false }
        let hasNode = match.afterOf.indices.contains(b.node)
        return hasNode ? match.after(b.node) == a.node : b.node == a.node
    }

    /// Whether observers of a kind at two matched nodes heard something in one run and nothing at all in the other.
    func isHeardOnce(_ kind: String, before b: Int, after a: Int) -> Bool {
        let old = observations.before.contains { $0.kind == kind && $0.node == b }
        let new = observations.after.contains { $0.kind == kind && $0.node == a }
        return old != new
    }

    /// Whether state can be the reason for a difference that a node shows from this pass on.
    func excuses(path: String, fromPass pass: Int) -> Bool {
        if let divergedPass, pass > divergedPass { return true }
        guard let carried else { return false }
        return carried.excusedPaths.contains(path) || !carried.knownPaths.contains(path)
    }

    /// What the unit's next step has to know; nil while no observation differed. Cost: O(nodes) when one did.
    func carry(excusing paths: [String], of pair: CasePair) -> UnitState? {
        if divergedPass == nil, carried == nil { return nil }
        var state = carried ?? UnitState()
        state.excusedPaths.formUnion(paths)
        state.knownPaths.formUnion(pair.before.nodes.map(\.path))
        state.knownPaths.formUnion(pair.after.nodes.map(\.path))
        return state
    }
}
