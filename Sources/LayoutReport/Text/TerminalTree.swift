import LayoutDiff
import LayoutRecord

/// The nodes of one case that are not plainly unchanged, as an indented tree with before and after.
struct TerminalTree {
    /// More nodes than this are counted, not drawn.
    private static let limit = 40
    /// In a tree of more lines, rows repeat that differ in their numbers only.
    private static let manyRows = 24

    let example: CaseDiff

    func draw(on page: inout TerminalPage) {
        drawChanges(on: &page)
        let rows = ExampleRows(example.nodes)
        let drawn = rows.shown.map { example.nodes[$0] }
        var parts = RepeatedRows.fold(drawn.map { key(of: $0) })
        let isLong = parts.reduce(0, { $0 + $1.rows.count }) > Self.manyRows
        if isLong { parts = RepeatedRows.fold(drawn.map { key(of: $0, withNumbers: false) }) }
        // On a narrow terminal names are cut before numbers are.
        let most = page.columns.map { max(12, min(48, $0 - 40)) } ?? 48
        let labelWidth = min(parts.flatMap(\.rows).map { label(of: drawn[$0]).displayWidth }.max() ?? 0, most)
        var shown = 0
        var told = 0
        for part in parts where shown < Self.limit {
            for row in part.rows { draw(drawn[row], labelWidth, on: &page) }
            if part.repeats > 1 {
                let like = part.rows.count == 1 ? "it" : "these \(part.rows.count)"
                let numbers = isLong ? " but for their numbers" : ""
                page.line("              and \(part.repeats - 1) more like \(like)\(numbers)", style: .faint)
            }
            shown += part.rows.count
            told += part.rows.count * part.repeats
        }
        let hidden = drawn.count - told
        if hidden > 0 { page.line("  and \(counted(hidden, "more node")), not listed") }
        if rows.quiet > 0 {
            page.line(
                "  \(counted(rows.quiet, "node")) asked or answering otherwise, to be seen nowhere", style: .faint)
        }
        let more = drawn.contains { $0.verdict == .carried } ? " more" : ""
        if rows.carried > 0 {
            page.line(
                "  \(grouped(rows.carried))\(more) \(rows.carried == 1 ? "node" : "nodes") only moved along",
                style: .faint)
        }
    }

    /// What is said of the whole case; of many findings of one rule the first two.
    private func drawChanges(on page: inout TerminalPage) {
        var seen: [String: Int] = [:]
        for change in example.changes {
            let name = "\(change.kind.rawValue) \(change.what)"
            seen[name, default: 0] += 1
            let count = seen[name] ?? 0
            if count <= 2 { page.line("  " + words(of: change)) }
            let total = example.changes.count { $0.kind == change.kind && $0.what == change.what }
            if count == total, total > 2 { page.line("  \(name): and \(total - 2) more") }
        }
    }

    private func draw(_ node: NodeDiff, _ labelWidth: Int, on page: inout TerminalPage) {
        let verdict = "\(node.verdict.glyph) \(node.verdict.rawValue)".padded(to: 11)
        let label = label(of: node).padded(to: labelWidth)
        let (head, frames) = ("  \(verdict) \(label)", frames(of: node))
        if page.fits(head + "  " + frames) {
            page.line(head + "  " + frames, style: style(of: node))
        } else {
            page.paragraph("  \(verdict) \(self.label(of: node))", indent: 14, style: style(of: node))
            page.paragraph("              " + frames, indent: 14, style: style(of: node))
        }
        for change in details(of: node) {
            page.paragraph("              " + words(of: change), indent: 16, style: .faint)
        }
    }

    /// What a node that decides does otherwise. That it moved and was resized stands in its own line already.
    private func details(of node: NodeDiff) -> [Change] {
        guard node.verdict == .origin || node.verdict == .edited else { return [] }
        let isPaired = node.before != nil && node.after != nil
        return Array(node.changes.filter { !isPaired || ($0.kind != .moved && $0.kind != .resized) }.prefix(4))
    }

    /// What is written of a node but for its place among its siblings.
    private func key(of node: NodeDiff, withNumbers: Bool = true) -> String {
        let label = label(of: node)
        let indent = label.prefix { $0 == " " }
        let name = "\(indent)\(node.kind)"
        if withNumbers {
            return ([node.verdict.rawValue, name, frames(of: node)] + details(of: node).map(words))
                .joined(separator: "\n")
        }
        // Edits are told apart all the same; how an answer differs is a number.
        let edits = details(of: node).filter { $0.kind == .inputs || $0.kind == .traits }.map(words)
        return ([node.verdict.rawValue, name] + edits).joined(separator: "\n")
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
        case (true, false): return "\(name): none -> \(change.after)"
        case (false, true): return "\(name): \(change.before) -> none"
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
