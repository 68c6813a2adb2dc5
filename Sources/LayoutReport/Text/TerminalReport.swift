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
        page.line(verdict.mark.terminalGlyph + " " + verdict.sentence, style: verdict.mark.style)
        page.line("  " + Self.counts(diff.counts))
        page.line("  before  \(diff.before.label)  [\(diff.before.chosenBy)]")
        page.line("  after   \(diff.after.label)  [\(diff.after.chosenBy)]")
        page.line("  tolerance \(points(diff.tolerance)) pt, \(diff.after.scopeWords)")
        for warning in verdict.warnings { page.line("  ! " + warning, style: .warning) }
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
                counted(cause.caseCount, "case"), "by \(cause.signature.by.rawValue)", cause.rankWords,
                cause.intervalWords.isEmpty ? nil : "widths \(cause.intervalWords)",
            ].compactMap { $0 }.joined(separator: ", ")
            let padding = String(repeating: " ", count: max(0, 3 - number.count))
            let title = cause.title.visible
            page.line(
                "\(padding)\(number)  \(title + String(repeating: " ", count: max(0, titleWidth - title.displayWidth)))  \(facts)"
            )
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

/// Lines for a terminal: hostile characters shown, lines cut to the columns, colours only when asked for.
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

    mutating func line(_ line: String, style: Style = .plain) {
        var shown = line.visible
        if let columns { shown = shown.cut(to: columns) }
        let isStyled = usesColor && style != .plain
        text += isStyled ? "\u{1B}[\(style.rawValue)m\(shown)\u{1B}[0m\n" : shown + "\n"
    }
}
