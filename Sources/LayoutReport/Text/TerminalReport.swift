package import LayoutDiff
import LayoutRecord

/// A comparison on a terminal: the verdict with every count, the runs, the causes, and the smallest example of the
/// first cause as a small tree with before and after.
package struct TerminalReport: Sendable {
    package var usesColor: Bool
    /// The terminal's columns; nil when lines may be as long as they are.
    package var columns: Int?
    package var maximumCauses: Int
    /// The cause whose example is drawn, an index into the diff's causes.
    package var exampleCause: Int

    package init(usesColor: Bool = false, columns: Int? = nil, maximumCauses: Int = 20, exampleCause: Int = 0) {
        self.usesColor = usesColor
        self.columns = columns
        self.maximumCauses = maximumCauses
        self.exampleCause = exampleCause
    }

    /// The text, each line ended by a newline.
    package func render(_ diff: RunDiff) -> String { render(diff) { diff.cases[$0] } }

    /// - Parameter body: the whole case at an index of the diff's cases; only the example is asked for.
    package func render(_ diff: RunDiff, body: (Int) throws -> CaseDiff) rethrows -> String {
        var page = TerminalPage(usesColor: usesColor, columns: columns)
        let verdict = DiffVerdict(diff)
        page.paragraph(verdict.mark.terminalGlyph + " " + verdict.sentence, indent: 2, style: verdict.mark.style)
        page.paragraph("  " + Self.counts(diff.counts), indent: 4)
        if let findings = diff.findings.words {
            page.paragraph("  " + findings, indent: 4, style: diff.findings.gained > 0 ? .warning : .plain)
        }
        page.paragraph("  before  \(diff.before.label)  [\(diff.before.chosenBy)]", indent: 10)
        page.paragraph("  after   \(diff.after.label)  [\(diff.after.chosenBy)]", indent: 10)
        page.paragraph("  tolerance \(points(diff.tolerance)) pt, \(diff.after.scopeWords)", indent: 4)
        for warning in verdict.warnings { page.paragraph("  ! " + warning, indent: 4, style: .warning) }
        causes(of: diff, on: &page)
        breakpoints(of: diff, on: &page)
        if diff.causes.indices.contains(exampleCause) {
            let cause = diff.causes[exampleCause]
            if let example = diff.example(of: cause) {
                page.line("")
                page.line("Smallest example: \(cause.example)", style: .heading)
                TerminalTree(example: try body(example)).draw(on: &page)
            }
        }
        return page.text
    }

    /// Every class, and the total they sum to.
    package static func counts(_ counts: ClassCounts) -> String {
        let parts = CaseClass.allCases.compactMap { caseClass in
            counts[caseClass] > 0 || caseClass == .changed || caseClass == .unchanged
                ? "\(grouped(counts[caseClass])) \(caseClass.words)" : nil
        }
        return parts.joined(separator: " · ") + " = \(grouped(counts.total)) total"
    }

    private func causes(of diff: RunDiff, on page: inout TerminalPage) {
        guard !diff.causes.isEmpty else { return }
        page.line("")
        page.line("Causes", style: .heading)
        let shown = diff.causes.prefix(maximumCauses)
        let titleWidth = min(shown.map { $0.title.visible.displayWidth }.max() ?? 0, 60)
        for (index, cause) in shown.enumerated() {
            let number = String(cause.number(at: index))
            let facts = [
                cause.caseWords, "by \(cause.signature.by.rawValue)", cause.rankWords,
                cause.intervalWords.isEmpty ? nil : "widths \(cause.intervalWords)",
            ].compactMap { $0 }.joined(separator: ", ")
            let padding = String(repeating: " ", count: max(0, 3 - number.count))
            let title = cause.title.visible
            let aligned = title + String(repeating: " ", count: max(0, titleWidth - title.displayWidth))
            let line = "\(padding)\(number)  \(aligned)  \(facts)"
            if page.fits(line) {
                page.line(line)
            } else {
                page.paragraph("\(padding)\(number)  \(title)", indent: 5)
                page.paragraph("     \(facts)", indent: 5)
            }
            if !cause.examplePath.isEmpty { page.line("     at \(cause.examplePath.visible)") }
        }
        let hidden = diff.causes.count - shown.count
        if hidden > 0 { page.line("     and \(counted(hidden, "more cause")), not listed") }
    }
}

extension TerminalReport {
    /// More scenarios than this are counted, not listed.
    private static let breakpointLimit = 5

    private func breakpoints(of diff: RunDiff, on page: inout TerminalPage) {
        guard !diff.breakpoints.isEmpty else { return }
        page.line("")
        page.line("Breakpoints that moved", style: .heading)
        for scenario in diff.breakpoints.prefix(Self.breakpointLimit) {
            page.line("  \(scenario.scenario)")
            for (side, breakpoints) in [("before", scenario.before), ("after ", scenario.after)] {
                let outer = Self.outermost(breakpoints)
                let words = outer.prefix(2).map { "\($0.briefWords)" }.joined(separator: "; ")
                let hidden = breakpoints.count - min(outer.count, 2)
                let more = hidden > 0 ? "; and \(hidden) more" : ""
                page.line("    \(side)  \(words.isEmpty ? "none" : words + more)")
            }
        }
        let hidden = diff.breakpoints.count - Self.breakpointLimit
        if hidden > 0 { page.line("  and \(counted(hidden, "more scenario")), not listed") }
    }
}

extension TerminalReport {
    /// What flips inside of a container that flips at the same place is told by the container.
    private static func outermost(_ breakpoints: [Breakpoint]) -> [Breakpoint] {
        breakpoints.filter { inner in
            !breakpoints.contains { $0.at == inner.at && inner.path.hasPrefix($0.path + "/") }
        }
    }
}

extension DiffVerdict.Mark {
    package var terminalGlyph: String { self == .same ? "✓" : "✗" }
    var style: TerminalPage.Style { self == .same ? .good : .bad }
}

/// Lines for a terminal: hostile characters shown, lines cut or broken at the columns, colours only when asked for.
struct TerminalPage {
    enum Style: String {
        case plain = ""
        case good = "32"
        case bad = "1;31"
        case heading = "1"
        case warning = "33"
        case origin = "1;35"
        case faint = "2"
    }

    let usesColor: Bool
    let columns: Int?
    private(set) var text = ""

    init(usesColor: Bool, columns: Int?) {
        self.usesColor = usesColor
        self.columns = columns
    }

    /// Whether a line is not wider than the terminal.
    func fits(_ line: String) -> Bool { columns.map { line.visible.displayWidth <= $0 } ?? true }

    /// What must not be cut: broken at spaces, with `indent` spaces before every line but the first.
    mutating func paragraph(_ text: String, indent: Int, style: Style = .plain) {
        guard let columns, !fits(text) else { return line(text, style: style) }
        let margin = String(repeating: " ", count: indent)
        var current = String(text.prefix { $0 == " " })
        var isEmpty = true
        for word in text.visible.split(separator: " ").map(String.init) {
            if !isEmpty, current.displayWidth + 1 + word.displayWidth > columns {
                line(current, style: style)
                (current, isEmpty) = (margin, true)
            }
            current += (isEmpty ? "" : " ") + word
            isEmpty = false
        }
        if !isEmpty { line(current, style: style) }
    }

    mutating func line(_ line: String, style: Style = .plain) {
        var shown = line.visible
        if let columns { shown = shown.cut(to: columns) }
        let isStyled = usesColor && style != .plain
        text += isStyled ? "\u{1B}[\(style.rawValue)m\(shown)\u{1B}[0m\n" : shown + "\n"
    }
}
