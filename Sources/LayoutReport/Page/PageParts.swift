import LayoutDiff
import LayoutRecord

/// Pieces of markup that several pages share.
enum PageParts {
    static func verdict(
        _ mark: DiffVerdict.Mark, word: String, _ sentence: String, quietly: String? = nil, to html: inout HTMLWriter
    ) {
        html.element("h1") { html in
            html.element("span", .init("class", "mark \(mark.rawValue)"), text: word)
            html.text(" \(sentence)")
            if let quietly { html.element("span", .init("class", "facts"), text: " \(quietly)") }
        }
    }

    static func linkToIndex(_ html: inout HTMLWriter) {
        html.element("nav") { html in html.element("a", .init("href", Site.indexName), text: "All runs") }
    }

    static func count(_ count: Int, _ words: String, to html: inout HTMLWriter) {
        html.element("li", .init("class", count == 0 ? "zero" : "some")) { html in
            html.element("b", text: grouped(count))
            html.text(" \(words)")
        }
    }

    static func total(_ count: Int, to html: inout HTMLWriter) {
        html.element("li", .init("class", "total")) { html in
            html.element("b", text: grouped(count))
            html.text(" total")
        }
    }

    static func run(_ side: String, _ run: RunFacts, to html: inout HTMLWriter) {
        html.element("dt", .init("class", side), text: side)
        html.element("dd") { html in
            html.element("b", text: run.label.shortened(to: 160))
            html.text(" · \(run.engine.name) \(run.engine.version) · \(timeWords(run.startedAt))")
            html.text(" · chosen by: \(run.chosenBy.shortened(to: 160))")
        }
    }

    /// Up to six warnings at once; the others are one click away, so that they push nothing off the first screen.
    static func warnings(_ warnings: [String], to html: inout HTMLWriter) {
        guard !warnings.isEmpty else { return }
        let shown = warnings.count > 6 ? 5 : warnings.count
        func list(_ some: ArraySlice<String>, to html: inout HTMLWriter) {
            html.element("ul", .init("class", "warnings"), .init("aria-label", "Warnings")) { html in
                for warning in some { html.element("li", text: "⚠ \(warning.shortened(to: 300))") }
            }
        }
        list(warnings.prefix(shown), to: &html)
        guard shown < warnings.count else { return }
        html.element("details", .init("class", "warnings")) { html in
            html.element("summary", text: "⚠ and \(counted(warnings.count - shown, "more warning"))")
            list(warnings.dropFirst(shown), to: &html)
        }
    }

    /// A table of text, or a sentence when it has no rows.
    static func table(_ titles: [String], rows: [[String]], none: String, to html: inout HTMLWriter) {
        guard !rows.isEmpty else { return html.element("p", text: none) }
        let label = titles.filter { !$0.isEmpty }.joined(separator: ", ")
        table(titles, label: label, to: &html) { html in
            for row in rows {
                html.element("tr") { html in
                    for cell in row { html.element("td", text: cell) }
                }
                html.newline()
            }
        }
    }

    /// A table whose rows `body` writes.
    static func table(
        _ titles: [String], label: String, to html: inout HTMLWriter, rows body: (inout HTMLWriter) -> Void
    ) {
        // On a phone it scrolls sideways, by keys too.
        html.element(
            "div", .init("class", "scroll"), .init("tabindex", "0"), .init("role", "group"),
            .init("aria-label", "Table: \(label)")
        ) { html in
            html.element("table", .init("class", "plain")) { html in
                html.element("thead") { html in
                    html.element("tr") { html in
                        for title in titles { html.element("th", .init("scope", "col"), text: title) }
                    }
                }
                html.element("tbody", content: body)
            }
        }
    }
}

/// A stored time for reading, its zone in words: `2026-01-02 03:04:05 UTC`.
func timeWords(_ time: String) -> String {
    guard time.hasSuffix("Z") else { return time }
    let parts = time.dropLast().split(separator: "T", maxSplits: 1)
    return parts.joined(separator: " ") + " UTC"
}
