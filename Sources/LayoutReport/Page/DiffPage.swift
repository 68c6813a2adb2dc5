import LayoutDiff
import LayoutRecord

/// The part of a diff's page that is in the document itself: what a reader sees without scripts, and what stands at the
/// head of the page with them.
struct DiffPage {
    /// Without scripts, this many cases are listed.
    private static let staticCases = 50
    private static let staticCauses = 200

    let diff: RunDiff
    let isInSite: Bool

    func write(to html: inout HTMLWriter) {
        let verdict = DiffVerdict(diff)
        html.element("a", .init("class", "skip"), .init("href", "#app"), text: "Skip to the cases")
        html.element("header", .init("class", "head \(verdict.mark.rawValue)")) { html in
            if isInSite { PageParts.linkToIndex(&html) }
            PageParts.verdict(verdict.mark, word: verdict.mark.word, verdict.sentence, to: &html)
            counts(&html)
            if let findings = diff.findings.words {
                html.element("p", .init("class", "found"), text: (diff.findings.gained > 0 ? "⚠ " : "") + findings)
            }
            html.element("dl", .init("class", "runs")) { html in
                PageParts.run("before", diff.before, to: &html)
                PageParts.run("after", diff.after, to: &html)
                html.element("dt", text: "compared")
                html.element("dd", text: "tolerance \(points(diff.tolerance)) pt an edge · \(diff.after.scopeWords)")
            }
            PageParts.warnings(verdict.warnings, to: &html)
        }
        html.newline()
        html.element("main", .init("id", "app"), .init("tabindex", "-1")) { html in
            html.element("div", .init("id", "static")) { html in
                causes(&html)
                cases(&html)
            }
        }
    }

    private func counts(_ html: inout HTMLWriter) {
        html.element("ul", .init("class", "counts"), .init("id", "counts"), .init("aria-label", "Cases by class")) {
            html in
            for caseClass in CaseClass.allCases {
                PageParts.count(diff.counts[caseClass], "\(caseClass.glyph) \(caseClass.words)", to: &html)
            }
            PageParts.total(diff.counts.total, to: &html)
        }
    }

    private func causes(_ html: inout HTMLWriter) {
        html.element("h2", text: "Causes")
        let rows = diff.causes.prefix(Self.staticCauses).enumerated().map { index, cause in
            let by = cause.rankWords.map { "\(cause.signature.by.rawValue), \($0)" } ?? cause.signature.by.rawValue
            return [
                String(cause.number(at: index)), cause.signature.kind, cause.changeWords, by, cause.caseWords,
                grouped(cause.scenarios), cause.intervalWords, cause.example.description,
            ]
        }
        PageParts.table(
            ["", "origin", "change", "by", "cases", "scenarios", "widths", "smallest example"], rows: rows,
            none: "None.",
            to: &html)
        if diff.causes.count > Self.staticCauses {
            html.element("p", text: "showing \(Self.staticCauses) of \(counted(diff.causes.count, "cause"))")
        }
    }

    private func cases(_ html: inout HTMLWriter) {
        html.element("h2", text: "Cases")
        let shown = diff.cases.prefix(Self.staticCases)
        html.element("p", text: "showing \(shown.count) of \(counted(diff.cases.count, "case")) that are not unchanged")
        let rows = shown.map { entry in
            let cause = entry.causes.first.flatMap { place in
                diff.causes.indices.contains(place) ? "\(place + 1): \(diff.causes[place].title)" : nil
            }
            return [
                entry.caseClass.glyph, entry.caseClass.words, entry.id.description,
                entry.renamedFrom.map { "renamed from \($0)" } ?? cause ?? "",
            ]
        }
        PageParts.table(["", "class", "case", "cause"], rows: rows, none: "None.", to: &html)
    }
}

extension DiffVerdict.Mark {
    /// The mark as a word, so that it needs no colour.
    var word: String {
        switch self {
        case .same: "✓ SAME"
        case .differs: "✗ DIFFERS"
        case .invalid: "✗ NOT VALID"
        }
    }
}
