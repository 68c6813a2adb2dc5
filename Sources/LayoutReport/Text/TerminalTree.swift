import LayoutDiff
import LayoutRecord

/// The nodes of one case that are not plainly unchanged, as an indented tree with before and after.
struct TerminalTree {
    /// More nodes than this are counted, not drawn.
    private static let limit = 40

    let example: CaseDiff

    func draw(on page: inout TerminalPage) {
        for change in example.changes { page.line("  " + words(of: change)) }
        let drawn = example.nodes.filter { $0.verdict != .carried && $0.verdict != .unchanged }
        let rows = drawn.prefix(Self.limit).map { node in (node, label(of: node)) }
        let labelWidth = min(rows.map { $0.1.displayWidth }.max() ?? 0, 48)
        for (node, label) in rows {
            let verdict = "\(node.verdict.glyph) \(node.verdict.rawValue)".padded(to: 11)
            page.line("  \(verdict) \(label.padded(to: labelWidth))  \(frames(of: node))", style: style(of: node))
            if node.verdict == .origin || node.verdict == .edited {
                for change in node.changes.prefix(4) {
                    page.line("              " + words(of: change), style: .faint)
                }
            }
        }
        let hidden = drawn.count - rows.count
        if hidden > 0 { page.line("  and \(counted(hidden, "more node")), not listed") }
        let carried = example.nodes.count { $0.verdict == .carried }
        if carried > 0 { page.line("  \(counted(carried, "node")) only moved along", style: .faint) }
    }

    private func label(of node: NodeDiff) -> String {
        let segments = node.path.split(separator: "/", omittingEmptySubsequences: false)
        let indent = String(repeating: "  ", count: min(segments.count - 1, 10))
        return indent + String(segments.last ?? "").visible
    }

    private func frames(of node: NodeDiff) -> String {
        switch (node.before, node.after) {
        case (let before?, let after?) where before != after:
            let lengths = zip(
                [before.x, before.y, before.width, before.height], [after.x, after.y, after.width, after.height])
            let names = ["x", "y", "width", "height"]
            return zip(names, lengths).compactMap { name, lengths in
                guard lengths.0 != lengths.1, !(lengths.0.isNaN && lengths.1.isNaN) else { return nil }
                let (before, after) = pair(lengths.0, lengths.1)
                return "\(name) \(before) -> \(after)"
            }.joined(separator: ", ")
        case (let before?, nil): return "was \(LayoutReport.words(before))"
        case (nil, let after?): return "now \(LayoutReport.words(after))"
        default: return ""
        }
    }

    private func words(of change: Change) -> String {
        let name = change.what.isEmpty ? change.kind.rawValue : "\(change.kind.rawValue) \(change.what)"
        // A finding is there on one side only, and "asks" has no values at all.
        switch (change.before.isEmpty, change.after.isEmpty) {
        case (true, true): return name
        case (false, true) where change.kind == .findingLost: return "\(name): \(change.before)"
        case (true, false) where change.kind == .findingGained: return "\(name): \(change.after)"
        default: return "\(name): \(change.before) -> \(change.after)"
        }
    }

    private func style(of node: NodeDiff) -> TerminalPage.Style {
        switch node.verdict {
        case .origin, .edited, .added, .removed: .origin
        case .tolerated, .absorbed: .faint
        default: .plain
        }
    }
}
