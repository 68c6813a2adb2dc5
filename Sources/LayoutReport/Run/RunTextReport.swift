import LayoutDiff
import LayoutRecord

/// One run by itself as text: the verdict, what was found by rule, and the cases with trouble.
package enum RunTextReport {
    private static let troubledLimit = 40

    /// The text, each line ended by a newline.
    package static func render(_ summary: RunSummary, usesColor: Bool = false, columns: Int? = nil) -> String {
        var page = TerminalPage(usesColor: usesColor, columns: columns)
        page.line("\(summary.word): \(summary.sentence)", style: summary.mark.style)
        let outcomes = Outcome.allCases.filter { summary.count(of: $0) > 0 }.map {
            "\(grouped(summary.count(of: $0))) \($0.rawValue)"
        }
        page.line("  " + (outcomes + ["\(grouped(summary.cases)) total"]).joined(separator: " · "))
        page.line("  run     \(summary.run.label)  [\(summary.run.chosenBy)]")
        page.line("  \(summary.run.scopeWords), \(counted(summary.measureCalls, "measure call"))")
        for warning in summary.warnings { page.line("  ! " + warning, style: .warning) }
        let rules = summary.rules
        if !rules.isEmpty {
            page.line("")
            page.line("Findings", style: .heading)
            let width = min(rules.map { $0.rule.visible.displayWidth }.max() ?? 0, 40)
            for rule in rules {
                let name = rule.rule.visible.padded(to: width)
                page.line("  \(rule.severity.rawValue.padded(to: 7)) \(name)  \(counted(rule.cases, "case"))")
                page.line("          \(rule.example): \(rule.message.shortened(to: 200))", style: .faint)
            }
        }
        if !summary.troubled.isEmpty {
            page.line("")
            page.line("Cases with trouble", style: .heading)
            for entry in summary.troubled.prefix(troubledLimit) { page.line("  \(entry.id)  \(entry.words)") }
            let hidden = summary.troubledCount - min(summary.troubled.count, troubledLimit)
            if hidden > 0 { page.line("  and \(counted(hidden, "more case")), not listed") }
        }
        return page.text
    }
}
