package import LayoutDiff
import LayoutRecord

/// A comparison as Markdown for a pull request's comment or a job's summary. It never exceeds its bytes, and whatever
/// is left out, the verdict and all counts stay.
package struct MarkdownReport: Sendable {
    /// A comment may have 65,536 characters; bytes are never fewer, and this leaves head-room.
    package static let commentBytes = 60_000
    /// A job summary may have 1,048,576 bytes, those of earlier commands in the step included.
    package static let summaryBytes = 1_000_000

    package var maximumBytes: Int
    /// A word that marks the comment, so that the next run finds and edits it.
    package var marker: String
    /// Marks in ASCII: `FAIL` for `✗`.
    package var usesASCII: Bool

    package init(maximumBytes: Int = commentBytes, marker: String = "pr", usesASCII: Bool = false) {
        self.maximumBytes = maximumBytes
        self.marker = marker
        self.usesASCII = usesASCII
    }

    package struct Output: Sendable {
        /// Ends in a newline.
        package var text: String
        package var shownCauses = 0
        package var omittedCauses = 0
        /// Rows of cases in the lists; the cases in no list are the omitted ones. They sum to all that are not unchanged.
        package var shownCases = 0
        package var omittedCases = 0
        /// False when not even the counts fitted: only the first line was written, and the caller should fail.
        package var holdsCounts = true
    }

    package func render(_ diff: RunDiff) -> Output { render(diff) { diff.cases[$0] } }

    /// - Parameter body: the whole case at an index of the diff's cases; only examples and failures are asked for.
    package func render(_ diff: RunDiff, body read: (Int) throws -> CaseDiff) rethrows -> Output {
        var output = Output(text: "")
        let verdict = DiffVerdict(diff)
        let head = MarkdownHead(diff: diff, verdict: verdict, marker: marker, usesASCII: usesASCII)
        // Short forms of the head leave out the runs' long names and the warnings' words, never the counts.
        let forms = [head.full, head.short, head.counts]
        guard let form = forms.first(where: { $0.byteCount + Self.footerBytes <= maximumBytes }) else {
            output.text = head.firstLine(within: maximumBytes)
            output.holdsCounts = false
            output.omittedCauses = diff.causes.count
            output.omittedCases = diff.cases.count
            return output
        }
        var budget = MarkdownBudget(bytes: maximumBytes - form.byteCount - Self.footerBytes)
        let body = MarkdownBody(diff: diff)
        output.shownCauses = budget.add(body.causes, share: 0.5)
        try body.addExamples(to: &budget, read)
        output.shownCases = try body.addCaseLists(to: &budget, read)
        body.addBreakpoints(to: &budget)
        body.addEnvironment(to: &budget)
        output.omittedCauses = diff.causes.count - output.shownCauses
        output.omittedCases = diff.cases.count - output.shownCases
        let footer = footer(of: output, diff: diff)
        output.text = MarkdownText.joined([form] + budget.blocks + [footer], separator: "\n\n").text + "\n"
        return output
    }

    /// What the footer may take, its empty line and the final newline included.
    private static let footerBytes = 330

    private func footer(of output: Output, diff: RunDiff) -> MarkdownText {
        let rows: MarkdownText =
            "shown \(output.shownCauses) of \(diff.causes.count) causes and \(output.shownCases) of \(diff.cases.count) cases"
        let command = "keyline diff \(shellQuoted(diff.before.selector)) \(shellQuoted(diff.after.selector))"
        let whole: MarkdownText = "\(rows) · reproduce: \(.code(command, limit: 160))"
        return whole.byteCount + 4 <= Self.footerBytes ? whole : rows
    }
}
