package import LayoutDiff
import LayoutRecord
import ReportAssets

/// Every stored run in one table, the newest first, with plots of cases, findings and measure calls over the runs.
package enum RunIndexPage {
    package struct Row: Sendable {
        package var run: RunFacts
        /// The counts against the previous complete run on the same branch, or against another; nil when there is none.
        package var counts: ClassCounts?
        /// The run that it was compared with, where that is of another branch: its label.
        package var otherBranch: String?
        /// Warnings and errors.
        package var findings: Int
        package var notes: Int
        /// Findings of rules that are allowed, counted in neither of the two.
        package var allowed: Int
        package var measureCalls: Int
        /// The names of files beside the index; nil when a page was not made.
        package var page: String?
        package var diffPage: String?

        package init(
            run: RunFacts, counts: ClassCounts?, findings: Int, notes: Int = 0, allowed: Int = 0, measureCalls: Int,
            page: String? = nil,
            diffPage: String? = nil
        ) {
            self.run = run
            self.counts = counts
            self.findings = findings
            self.notes = notes
            self.allowed = allowed
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
                if let latest = rows.last { write(latest: latest, to: &html) }
                nav("Other pages", links, to: &html)
                if !rows.isEmpty {
                    // One point is no course.
                    if rows.count > 1 { plots(rows, to: &html) }
                    html.element("h2", text: "Runs")
                    html.element(
                        "p", .init("id", "compare"), .init("class", "choice"), .init("role", "status"),
                        text: "Choose two runs to compare them: keyline report BEFORE AFTER")
                    table(rows, to: &html)
                }
                list("Side by side", sides, to: &html)
            }
        }
        return OutputFile(name: name, bytes: bytes)
    }

    /// What a reader comes for: the newest run, and what it changed.
    private static func write(latest row: Row, to html: inout HTMLWriter) {
        html.element("p", .init("class", "latest")) { html in
            html.text("Latest: ")
            link(row.run.label, to: row.page, &html)
            html.text(", \(timeWords(row.run.startedAt)): ")
            if let counts = row.counts {
                let differing = counts.differingVisibly
                let words =
                    (differing == 0
                        ? "✓ nothing differs"
                        : "✗ \(grouped(differing)) of \(counted(counts.total, "case")) "
                            + "\(differing == 1 ? "differs" : "differ")")
                    + " from \(row.otherBranch?.shortened(to: 80) ?? "the run before it")"
                link(words, to: row.diffPage, &html)
            } else {
                html.text("\(counted(row.run.cases, "case")), no run before it")
            }
            html.text(" · " + (row.findings == 0 ? "✓ no finding" : "⚠ \(counted(row.findings, "finding"))"))
        }
    }

    private static func link(_ words: String, to page: String?, _ html: inout HTMLWriter) {
        if let page { html.element("a", .init("href", relative(page)), text: words) } else { html.text(words) }
    }

    private static func nav(
        _ label: String, _ links: [(words: String, page: String)], to html: inout HTMLWriter
    ) {
        guard !links.isEmpty else { return }
        html.element("nav", .init("aria-label", label)) { html in
            html.element("span", .init("class", "facts"), text: "\(label): ")
            for (place, entry) in links.enumerated() {
                if place > 0 { html.text(" · ") }
                link(entry.words, to: entry.page, &html)
            }
        }
    }

    private static func list(
        _ title: String, _ links: [(words: String, page: String)], to html: inout HTMLWriter
    ) {
        guard !links.isEmpty else { return }
        html.element("h2", text: title)
        html.element("p", .init("class", "note"), text: "Scenarios that show the same content in several layouts.")
        html.element("ul", .init("class", "links")) { html in
            for entry in links {
                html.element("li") { html in link(entry.words, to: entry.page, &html) }
            }
        }
    }

    private static func plots(_ rows: [Row], to html: inout HTMLWriter) {
        html.element("h2", text: "Over the runs")
        html.element("div", .init("class", "sides")) { html in
            let runs = rows.map(\.run.label)
            RunPlot(title: "cases", style: "cases", values: rows.map { $0.run.cases }, runs: runs).write(to: &html)
            RunPlot(title: "findings", style: "findings", values: rows.map(\.findings), runs: runs).write(to: &html)
            RunPlot(title: "measure calls", style: "calls", values: rows.map(\.measureCalls), runs: runs)
                .write(to: &html)
        }
    }

    private static func table(_ rows: [Row], to html: inout HTMLWriter) {
        // What no run has is no column.
        let hasBranch = rows.contains { $0.run.branch != nil }
        let hasCommit = rows.contains { $0.run.commit != nil || $0.run.isDirty }
        let titles =
            ["before", "after", "run", "recorded"] + (hasBranch ? ["branch"] : []) + (hasCommit ? ["commit"] : [])
            + ["engine", "state", "cases", "findings", "calls", "against the run before it"]
        html.element("div", .init("class", "scroll")) { html in
            html.element("table", .init("class", "plain")) { html in
                html.element("thead") { html in
                    html.element("tr") { html in
                        for title in titles {
                            html.element(
                                "th", .init("scope", "col"),
                                .init("class", ["before", "after"].contains(title) ? "choice" : ""), text: title)
                        }
                    }
                }
                html.element("tbody") { html in
                    for row in rows.reversed() {
                        html.element("tr") { html in
                            write(row, hasBranch: hasBranch, hasCommit: hasCommit, to: &html)
                        }
                        html.newline()
                    }
                }
            }
        }
    }

    private static func write(_ row: Row, hasBranch: Bool, hasCommit: Bool, to html: inout HTMLWriter) {
        let run = row.run
        for side in ["before", "after"] {
            html.element("td", .init("class", "choice")) { html in
                html.void(
                    "input", .init("type", "radio"), .init("name", side), .init("value", shellQuoted(run.selector)),
                    .init("aria-label", "\(run.label) as \(side)"))
            }
        }
        html.element("td") { html in link(run.label, to: row.page, &html) }
        let commit = (run.commit.map { String($0.prefix(7)) } ?? "") + (run.isDirty ? " dirty" : "")
        for cell in [timeWords(run.startedAt)] + (hasBranch ? [run.branch ?? ""] : []) + (hasCommit ? [commit] : [])
            + ["\(run.engine.name) \(run.engine.version)", run.state == "complete" ? "complete" : "✗ \(run.state)"]
        {
            html.element("td", text: cell)
        }
        html.element("td", .init("class", "number"), text: grouped(run.cases))
        html.element("td") { html in
            html.text(grouped(row.findings))
            let quiet = [
                row.notes > 0 ? " and \(counted(row.notes, "note"))" : nil,
                row.allowed > 0 ? ", \(grouped(row.allowed)) allowed" : nil,
            ].compactMap { $0 }
            if !quiet.isEmpty { html.element("span", .init("class", "facts"), text: quiet.joined()) }
        }
        html.element("td", .init("class", "number"), text: grouped(row.measureCalls))
        html.element("td") { html in
            link(row.counts.map(TerminalReport.counts) ?? "no run before it", to: row.diffPage, &html)
            if let other = row.otherBranch { html.text(" against \(other.shortened(to: 80))") }
        }
    }

    /// An address of a file beside the page: whatever the name, it can be no scheme and no other host.
    private static func relative(_ name: String) -> String { "./" + name.percentEncoded("?#:\\\"<> ") }
}
