import LayoutDiff
import LayoutRecord

/// The part of a Markdown report that is never left out: marker, verdict, counts, runs, warnings.
struct MarkdownHead {
    let diff: RunDiff
    let verdict: DiffVerdict
    let marker: String
    let usesASCII: Bool

    /// With the runs and up to six warnings; at most about 4 KB, because every name in it is shortened.
    var full: MarkdownText {
        let shown = verdict.warnings.prefix(6).map { warning in
            (warningSign + " ") + MarkdownText.prose(warning, limit: 160)
        }
        let hidden = verdict.warnings.count - shown.count
        let more: [MarkdownText] = hidden > 0 ? ["\(warningSign) and \(hidden) more warnings"] : []
        let facts: MarkdownText =
            "before \(Self.run(diff.before, limit: 120)) → after \(Self.run(diff.after, limit: 120)) · tolerance \(.prose(points(diff.tolerance))) pt"
        let scope = MarkdownText.prose(diff.after.scopeWords)
        let warnings = MarkdownText.joined(shown + more, separator: "\\\n")
        let findings: [MarkdownText] = diff.findings.words.map { [.prose($0)] } ?? []
        let parts = [counts] + findings + ["\(facts) · \(scope)"] + (shown.isEmpty ? [] : [warnings])
        return MarkdownText.joined(parts, separator: "\n\n")
    }

    /// With the runs' names cut and the warnings counted.
    var short: MarkdownText {
        let facts: MarkdownText =
            "before \(.code(diff.before.name, limit: 24)) → after \(.code(diff.after.name, limit: 24))"
        let warnings: MarkdownText = " · \(warningSign) \(verdict.warnings.count) warnings"
        return "\(counts)\n\n\(facts)\(verdict.warnings.isEmpty ? "" : warnings)"
    }

    var counts: MarkdownText { "\(markerLine)\n### \(title)\n\n\(table)" }

    /// The first line alone, cut at a character when not even that fits.
    func firstLine(within bytes: Int) -> String { Self.firstLine(title, within: bytes) }

    static func firstLine(_ title: MarkdownText, within bytes: Int) -> String {
        var line = title.text
        while line.utf8.count + 1 > bytes, !line.isEmpty { line.removeLast() }
        return bytes > 0 ? line + "\n" : ""
    }

    private var title: MarkdownText { "\(mark) Layout: \(.prose(verdict.sentence))" }

    private var mark: MarkdownText {
        switch (verdict.mark, usesASCII) {
        case (.same, false): "✓"
        case (_, false): "✗"
        case (.same, true): "OK"
        case (_, true): "FAIL"
        }
    }

    private var warningSign: MarkdownText { usesASCII ? "WARNING:" : "⚠" }

    private var markerLine: MarkdownText { Self.markerLine(marker) }

    static func markerLine(_ marker: String) -> MarkdownText {
        let word = marker.unicodeScalars.filter { scalar in
            ("a"..."z").contains(scalar) || ("0"..."9").contains(scalar)
        }
        return "<!-- keyline:\(.prose(String(String.UnicodeScalarView(word)), limit: 40)) -->"
    }

    /// Every class, zero or not, and the total they sum to.
    private var table: MarkdownText {
        let columns = CaseClass.allCases.map { MarkdownText.prose($0.words) } + ["total"]
        let dashes = columns.map { _ in "---:" as MarkdownText }
        let numbers =
            CaseClass.allCases.map { "\(diff.counts[$0])" as MarkdownText } + ["\(diff.counts.total)"]
        return MarkdownText.joined([columns, dashes, numbers].map(Self.row), separator: "\n")
    }

    static func row(_ cells: [MarkdownText]) -> MarkdownText {
        "| \(MarkdownText.joined(cells, separator: " | ")) |"
    }

    static func run(_ facts: RunFacts, limit: Int) -> MarkdownText {
        let commit: MarkdownText = facts.commit.map { " \(.code(String($0.prefix(7))))" } ?? ""
        return "\(.code(facts.name, limit: limit))\(commit) (\(.prose(facts.chosenBy, limit: limit)))"
    }
}
