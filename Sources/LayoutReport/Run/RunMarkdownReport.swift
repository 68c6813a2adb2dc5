import LayoutDiff
import LayoutRecord

/// One run by itself as Markdown. It never exceeds its bytes, and whatever is left out, the verdict and all counts stay.
package struct RunMarkdownReport: Sendable {
    package struct Output: Sendable {
        /// Ends in a newline.
        package var text: String
        package var shownCases = 0
        package var omittedCases = 0
        /// False when not even the counts fitted: only the first line was written, and the caller should fail.
        package var holdsCounts = true
    }

    package var maximumBytes: Int
    /// A word that marks the comment, so that the next run finds and edits it.
    package var marker: String

    package init(maximumBytes: Int = MarkdownReport.commentBytes, marker: String = "run") {
        self.maximumBytes = maximumBytes
        self.marker = marker
    }

    /// What the footer may take, its empty line and the final newline included.
    private static let footerBytes = 330

    package func render(_ summary: RunSummary) -> Output {
        var output = Output(text: "")
        let title: MarkdownText = "\(.prose(summary.word)): \(.prose(summary.sentence))"
        let counts: MarkdownText = "\(MarkdownHead.markerLine(marker))\n### \(title)\n\n\(table(of: summary))"
        let warnings = summary.warnings.prefix(6).map { "⚠ " + MarkdownText.prose($0, limit: 160) }
        let facts: MarkdownText =
            "run \(MarkdownHead.run(summary.run, limit: 120)) · \(.prose(summary.run.scopeWords))"
        let full = MarkdownText.joined(
            [counts, facts] + (warnings.isEmpty ? [] : [.joined(warnings, separator: "\\\n")]), separator: "\n\n")
        guard let form = [full, counts].first(where: { $0.byteCount + Self.footerBytes <= maximumBytes }) else {
            output.text = MarkdownHead.firstLine(title, within: maximumBytes)
            output.holdsCounts = false
            output.omittedCases = summary.troubledCount
            return output
        }
        var budget = MarkdownBudget(bytes: maximumBytes - form.byteCount - Self.footerBytes)
        _ = budget.add(rules(of: summary), share: 0.5)
        output.shownCases = budget.add(troubled(of: summary))
        output.omittedCases = summary.troubledCount - output.shownCases
        let footer = footer(of: output, summary)
        output.text = MarkdownText.joined([form] + budget.blocks + [footer], separator: "\n\n").text + "\n"
        return output
    }

    /// Every outcome, zero or not, and the total they sum to.
    private func table(of summary: RunSummary) -> MarkdownText {
        let columns = Outcome.allCases.map { MarkdownText.prose($0.rawValue) } + ["total"]
        let dashes = columns.map { _ in "---:" as MarkdownText }
        let numbers =
            Outcome.allCases.map { "\(summary.count(of: $0))" as MarkdownText } + ["\(summary.cases)"]
        return MarkdownText.joined([columns, dashes, numbers].map(MarkdownHead.row), separator: "\n")
    }

    private func rules(of summary: RunSummary) -> MarkdownList {
        let rows = summary.rules.map { rule in
            MarkdownHead.row([
                .prose(rule.severity.rawValue), .code(rule.rule), "\(rule.cases)", .code(rule.example.description),
                .prose(rule.message, limit: 160),
            ])
        }
        return MarkdownList(
            title: "Findings", header: "| severity | rule | cases | first example | message |\n|---|---|---:|---|---|",
            rows: rows, isFolded: false)
    }

    private func troubled(of summary: RunSummary) -> MarkdownList {
        let rows = summary.troubled.map { entry in
            MarkdownHead.row([.code(entry.id.description), .prose(entry.words, limit: 200)])
        }
        return MarkdownList(
            title: "Cases with trouble", header: "| case | |\n|---|---|", rows: rows, total: summary.troubledCount,
            isFolded: true)
    }

    private func footer(of output: Output, _ summary: RunSummary) -> MarkdownText {
        let rows: MarkdownText = "shown \(output.shownCases) of \(summary.troubledCount) cases with trouble"
        let command = "keyline lint \(shellQuoted(summary.run.selector))"
        let whole: MarkdownText = "\(rows) · reproduce: \(.code(command, limit: 160))"
        return whole.byteCount + 4 <= Self.footerBytes ? whole : rows
    }
}
