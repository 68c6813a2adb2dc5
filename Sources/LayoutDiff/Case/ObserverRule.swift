import LayoutRecord

/// Says which node with an observer is to blame where nothing else explains a case: a layout that is the same was observed
/// otherwise. Mostly the observer's closure, which nobody records, decides differently.
struct ObserverRule {
    private let pair: CasePair
    private let state: StateRule

    init(of pair: CasePair, state: StateRule) {
        self.pair = pair
        self.state = state
    }

    /// The cause, and what differs of the node; nil where no observer was told first what it was not told before.
    func cause() -> (cause: NodeCause, change: Change)? {
        guard let (before, after) = state.firstDiverged, let kind = (after ?? before)?.kind,
            kind == "onGeometryChange" || kind == "onPreferenceChange",
            let a = after?.node ?? before.flatMap({ pair.match.after($0.node) }), pair.after.nodes.indices.contains(a)
        else { return nil }
        let node = pair.after.nodes[a]
        let told = toldOtherwise(a)
        let isUnheard = told == nil && isUnheard(kind, a)
        let words = told.map { "tells \($0.name)" } ?? (isUnheard ? "runs \(kind)" : "observes \(kind)")
        return (
            NodeCause(
                rank: .exact, verdict: .origin, kind: node.kind, change: words, isCode: told?.isCode ?? !isUnheard,
                amount: nil, edit: nil, row: -1, node: a, path: node.path),
            Change(kind: .inputs, what: kind, before: before?.new ?? "none", after: after?.new ?? "none")
        )
    }

    /// The inputs of a node in the pass in which observations differ first.
    private func inputs(_ a: Int) -> (before: [Input], after: [Input])? {
        guard let b = pair.match.before(a), let pass = state.divergedPass else { return nil }
        return (
            InputComparison.inputs(of: pair.before.nodes[b], in: pass),
            InputComparison.inputs(of: pair.after.nodes[a], in: pass)
        )
    }

    /// What an observer's proxy told otherwise: then it is no closure that decides differently.
    private func toldOtherwise(_ a: Int) -> ToldNote.Difference? {
        inputs(a).flatMap { ToldNote.difference($0.before, $0.after) }
    }

    /// Whether the observers of a node were told the same in both runs, and in one of them no action ran for it: a first
    /// value always runs one, so that it is no closure that decides differently.
    private func isUnheard(_ kind: String, _ a: Int) -> Bool {
        guard let b = pair.match.before(a), state.isHeardOnce(kind, before: b, after: a), let inputs = inputs(a)
        else { return false }
        let told = inputs.before.filter(ToldNote.isTold)
        return !told.isEmpty && told == inputs.after.filter(ToldNote.isTold)
    }
}
