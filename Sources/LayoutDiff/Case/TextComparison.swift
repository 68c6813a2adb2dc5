import LayoutRecord

/// How the lines of two matched texts differ.
enum TextComparison {
    /// Lines are written one a line; the delta of a re-wrap is the number of lines.
    static func changes(_ b: NodeRecord, _ a: NodeRecord) -> [Change] {
        var changes: [Change] = []
        if let linesB = b.lines, let linesA = a.lines {
            let wrapsDifferently = b.text == a.text ? linesB != linesA : linesB.count != linesA.count
            if wrapsDifferently {
                changes.append(
                    Change(
                        kind: .rewrapped, what: "lines", before: words(of: b.text, linesB),
                        after: words(of: a.text, linesA), delta: Double(linesA.count - linesB.count)))
            }
        }
        let wasCut = b.truncated ?? false
        let isCut = a.truncated ?? false
        if wasCut != isCut {
            changes.append(
                Change(
                    kind: isCut ? .truncationGained : .truncationLost, what: "text", before: wasCut ? "cut" : "whole",
                    after: isCut ? "cut" : "whole"))
        }
        return changes
    }

    /// As above, of two nodes of a case. Most are no texts, and need not be copied to know it.
    static func changes(_ b: Int, _ a: Int, in pair: CasePair) -> [Change] {
        if pair.before.nodes[b].lines == nil, pair.before.nodes[b].truncated == nil,
            pair.after.nodes[a].lines == nil, pair.after.nodes[a].truncated == nil
        {
            return []
        }
        return changes(pair.before.nodes[b], pair.after.nodes[a])
    }

    private static func words(of text: String?, _ lines: [TextRange]) -> String {
        guard let text else { return lines.count == 1 ? "1 line" : "\(lines.count) lines" }
        let bytes = Array(text.utf8)
        return lines.map { line in
            let start = max(0, min(line.start, bytes.count))
            let end = max(start, min(line.end, bytes.count))
            return trimmed(String(decoding: bytes[start..<end], as: UTF8.self))
        }.joined(separator: "\n")
    }
}
