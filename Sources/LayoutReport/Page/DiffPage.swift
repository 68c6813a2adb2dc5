import LayoutDiff
import LayoutRecord

/// The part of a diff's page that is in the document itself: what a reader sees without scripts, and what stands at the
/// head of the page with them.
struct DiffPage {
    /// Without scripts, this many cases are listed.
    private static let staticCases = 50
    private static let staticCauses = 200

    let diff: RunDiff

    func write(to html: inout HTMLWriter) {
        let verdict = DiffVerdict(diff)
        html.element("a", .init("class", "skip"), .init("href", "#app"), text: "Skip to the cases")
        html.element("header", .init("class", "head \(verdict.mark.rawValue)")) { html in
            PageParts.verdict(verdict.mark, verdict.sentence, to: &html)
            counts(&html)
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
                let count = diff.counts[caseClass]
                html.element("li", .init("class", count == 0 ? "zero" : "some")) { html in
                    html.element("b", text: grouped(count))
                    html.text(" \(caseClass.glyph) \(caseClass.words)")
                }
            }
            html.element("li", .init("class", "total")) { html in
                html.element("b", text: grouped(diff.counts.total))
                html.text(" total")
            }
        }
    }

    private func causes(_ html: inout HTMLWriter) {
        html.element("h2", text: "Causes")
        guard !diff.causes.isEmpty else {
            html.element("p", text: "None.")
            return
        }
        html.element("table", .init("class", "plain")) { html in
            PageParts.head(
                ["", "origin", "change", "by", "cases", "scenarios", "widths", "smallest example"], to: &html)
            html.element("tbody") { html in
                for (index, cause) in diff.causes.prefix(Self.staticCauses).enumerated() {
                    let by = cause.rankWords.map { "\(cause.signature.by.rawValue), \($0)" }
                    PageParts.row(
                        [
                            String(index + 1), cause.signature.kind, cause.changeWords,
                            by ?? cause.signature.by.rawValue,
                            grouped(cause.cases.count), grouped(cause.scenarios), cause.intervalWords,
                            cause.example.description,
                        ], to: &html)
                }
            }
        }
        if diff.causes.count > Self.staticCauses {
            html.element("p", text: "showing \(Self.staticCauses) of \(counted(diff.causes.count, "cause"))")
        }
    }

    private func cases(_ html: inout HTMLWriter) {
        html.element("h2", text: "Cases")
        let shown = diff.cases.prefix(Self.staticCases)
        html.element("p", text: "showing \(shown.count) of \(counted(diff.cases.count, "case")) that are not unchanged")
        guard !shown.isEmpty else { return }
        html.element("table", .init("class", "plain")) { html in
            PageParts.head(["", "class", "case", "cause"], to: &html)
            html.element("tbody") { html in
                for entry in shown {
                    let cause = entry.causes.first.flatMap { place in
                        diff.causes.indices.contains(place) ? "\(place + 1): \(diff.causes[place].title)" : nil
                    }
                    PageParts.row(
                        [
                            entry.caseClass.glyph, entry.caseClass.words, entry.id.description,
                            entry.renamedFrom.map { "renamed from \($0)" } ?? cause ?? "",
                        ], to: &html)
                }
            }
        }
    }
}
