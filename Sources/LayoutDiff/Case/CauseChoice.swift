import LayoutRecord

/// Chooses which of a case's candidates are its causes.
enum CauseChoice {
    /// Exact and tipped causes hide magnified ones, and those hide changed questions. The first is the case's own.
    static func choose(_ candidates: [NodeCause]) -> [NodeCause] {
        let certain = candidates.filter { $0.rank <= .tippedByRounding }
        let magnified = candidates.filter { $0.rank == .magnified }
        let chosen = !certain.isEmpty ? certain : !magnified.isEmpty ? magnified : candidates
        return chosen.sorted { ($0.rank, $0.row, $0.node, $0.path) < ($1.rank, $1.row, $1.node, $1.path) }
    }

    /// The causes of a case that looks the same: whatever they are, only the negotiation shows them.
    static func demoted(_ causes: [NodeCause]) -> [NodeCause] {
        causes.filter { $0.rank != .magnified }.map { cause in
            var cause = cause
            cause.rank = .asksOnly
            return cause
        }
    }

    /// A visible difference that nothing explains: a channel that is not recorded, or a faulty memo. Never dropped.
    static func unexplained(_ nodes: [NodeDiff?], _ whole: WholeCaseChanges, _ pair: CasePair?) -> NodeCause {
        let first = nodes.lazy.compactMap { $0 }.first { node in
            node.verdict != .unchanged
                && node.changes.contains { $0.kind != .roundingOnly && $0.kind != .measuredMore }
        }
        let change = first?.changes.first
        return NodeCause(
            rank: .unexplained, verdict: first?.verdict ?? .unchanged, kind: first?.kind ?? "",
            change: change?.kind.rawValue ?? whole.words, isCode: false, amount: change?.delta, edit: nil, row: -1,
            node: first?.afterIndex ?? first?.beforeIndex ?? 0, path: first?.path ?? "")
    }
}
