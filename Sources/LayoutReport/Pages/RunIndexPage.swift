package import LayoutDiff
import LayoutRecord
import ReportAssets

/// Every stored run in one table, the newest first, with plots of cases, findings and measure calls over the runs.
package enum RunIndexPage {
    package struct Row: Sendable {
        package var run: RunFacts
        /// The counts against the previous complete run on the same branch; nil when there is none.
        package var counts: ClassCounts?
        /// Warnings and errors.
        package var findings: Int
        package var notes: Int
        package var measureCalls: Int
        /// The names of files beside the index; nil when a page was not made.
        package var page: String?
        package var diffPage: String?

        package init(
            run: RunFacts, counts: ClassCounts?, findings: Int, notes: Int = 0, measureCalls: Int, page: String? = nil,
            diffPage: String? = nil
        ) {
            self.run = run
            self.counts = counts
            self.findings = findings
            self.notes = notes
            self.measureCalls = measureCalls
            self.page = page
            self.diffPage = diffPage
        }
    }

    /// `rows` are oldest first. `links` and `sides` are further pages of the site: their words and file names.
    package static func render(
        rows: [Row], links: [(words: String, page: String)] = [], sides: [(words: String, page: String)] = [],
        name: String = "index.html"
    ) -> OutputFile {
        let shell = PageShell(title: "Layout runs", script: .runsScript)
        let bytes = shell.render { html in
            html.element("main", .init("class", "page")) { html in
                html.element(
                    "h1",
                    text: rows.isEmpty ? "The database is empty: no run is stored" : counted(rows.count, "stored run"))
                if rows.isEmpty { html.element("p", text: "Record one with: keyline record") }
                nav("Other pages", links, to: &html)
                nav("Side by side", sides, to: &html)
                guard !rows.isEmpty else { return }
                // One point is no course.
                if rows.count > 1 { plots(rows, to: &html) }
                html.element("h2", text: "Runs")
                html.element(
                    "p", .init("id", "compare"), .init("role", "status"),
                    text: "Choose two runs to compare them: keyline report BEFORE AFTER")
                table(rows, to: &html)
            }
        }
        return OutputFile(name: name, bytes: bytes)
    }

    private static func nav(
        _ label: String, _ links: [(words: String, page: String)], to html: inout HTMLWriter
    ) {
        guard !links.isEmpty else { return }
        html.element("nav", .init("aria-label", label)) { html in
            html.element("span", .init("class", "facts"), text: "\(label): ")
            for (place, link) in links.enumerated() {
                if place > 0 { html.text(" · ") }
                html.element("a", .init("href", relative(link.page)), text: link.words)
            }
        }
    }

    private static func plots(_ rows: [Row], to html: inout HTMLWriter) {
        html.element("h2", text: "Over the runs")
        html.element("div", .init("class", "sides")) { html in
            RunPlot(title: "cases", style: "cases", values: rows.map { $0.run.cases }).write(to: &html)
            RunPlot(title: "findings", style: "findings", values: rows.map(\.findings)).write(to: &html)
            RunPlot(title: "measure calls", style: "calls", values: rows.map(\.measureCalls)).write(to: &html)
        }
    }

    private static func table(_ rows: [Row], to html: inout HTMLWriter) {
        let titles = [
            "before", "after", "run", "recorded", "branch", "commit", "engine", "state", "cases", "findings", "calls",
            "against the run before it",
        ]
        html.element("div", .init("class", "scroll")) { html in
            html.element("table", .init("class", "plain")) { html in
                html.element("thead") { html in
                    html.element("tr") { html in
                        for title in titles { html.element("th", .init("scope", "col"), text: title) }
                    }
                }
                html.element("tbody") { html in
                    for row in rows.reversed() {
                        html.element("tr") { html in write(row, to: &html) }
                        html.newline()
                    }
                }
            }
        }
    }

    private static func write(_ row: Row, to html: inout HTMLWriter) {
        let run = row.run
        for side in ["before", "after"] {
            html.element("td") { html in
                html.void(
                    "input", .init("type", "radio"), .init("name", side), .init("value", shellQuoted(run.selector)),
                    .init("aria-label", "\(run.label) as \(side)"))
            }
        }
        html.element("td") { html in
            if let page = row.page {
                html.element("a", .init("href", relative(page)), text: run.label)
            } else {
                html.text(run.label)
            }
        }
        for cell in [
            timeWords(run.startedAt), run.branch ?? "",
            (run.commit.map { String($0.prefix(7)) } ?? "") + (run.isDirty ? " dirty" : ""),
            "\(run.engine.name) \(run.engine.version)", run.state == "complete" ? "complete" : "✗ \(run.state)",
            grouped(run.cases),
        ] {
            html.element("td", text: cell)
        }
        html.element("td") { html in
            html.text(grouped(row.findings))
            guard row.notes > 0 else { return }
            html.element("span", .init("class", "facts"), text: " and \(counted(row.notes, "note"))")
        }
        html.element("td", text: grouped(row.measureCalls))
        html.element("td") { html in
            let words = row.counts.map(TerminalReport.counts) ?? "no run before it"
            if let page = row.diffPage {
                html.element("a", .init("href", relative(page)), text: words)
            } else {
                html.text(words)
            }
        }
    }

    /// An address of a file beside the page: whatever the name, it can be no scheme and no other host.
    private static func relative(_ name: String) -> String { "./" + name.percentEncoded("?#:\\\"<> ") }
}

/// One number over the runs as a line, its ends and extremes in words.
struct RunPlot {
    let title: String
    let style: String
    let values: [Int]

    func write(to html: inout HTMLWriter) {
        let (low, high) = (values.min() ?? 0, values.max() ?? 0)
        let height = 60.0
        let width = 300.0
        var path = ""
        for (place, value) in values.enumerated() {
            let x = values.count == 1 ? width / 2 : Double(place) / Double(values.count - 1) * width
            let y = high == low ? height / 2 : height - Double(value - low) / Double(high - low) * height
            path += (place == 0 ? "M" : "L") + "\(points(x)) \(points(y))"
        }
        if values.count == 1 { path += "h1" }
        html.element("figure") { html in
            html.element("figcaption") { html in
                html.element("b", text: title)
                html.text(" \(grouped(low)) to \(grouped(high)), now \(grouped(values.last ?? 0))")
            }
            html.element(
                "svg", .init("class", "plot"), .init("role", "img"),
                .init(
                    "aria-label",
                    "\(title) over the runs: \(values.suffix(50).map(String.init).joined(separator: ", "))"),
                .init("viewBox", "-4 -4 308 68")
            ) { html in
                html.element("path", .init("class", "line \(style)"), .init("d", path)) { _ in }
            }
        }
    }
}
