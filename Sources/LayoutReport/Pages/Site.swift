package import LayoutRecord

/// The names of a site's files, and the page that lists its cases. The other pages are made one at a time by
/// `RunIndexPage`, `RunPage`, `HTMLReport`, `HistoryPage` and `SideBySidePage`, so that a site of any size needs the
/// memory of its largest page.
package enum Site {
    package static let indexName = "index.html"
    package static let casesName = "cases.html"

    package static func runPageName(_ run: Int) -> String { "run-\(run).html" }
    package static func diffPageName(before: Int, after: Int) -> String { "diff-\(before)-\(after).html" }
    package static func sidesPageName(_ scenario: String) -> String {
        "sides-\(Digest(of: Array(scenario.utf8)).short).html"
    }
    /// From a digest, never from a title: titles may be longer than a file system allows, and may collide.
    package static func historyPageName(_ id: CaseID) -> String {
        "case-\(Digest(of: Array(id.description.utf8)).short).html"
    }

    /// Every case with a link to its history, by suite.
    package static func casesPage(_ cases: [CaseID]) -> OutputFile {
        let shell = PageShell(title: "Layout cases")
        let bytes = shell.render { html in
            html.element("main", .init("class", "page")) { html in
                html.element("h1", text: cases.isEmpty ? "No case is stored" : counted(cases.count, "case"))
                PageParts.linkToIndex(&html)
                var suite: String?
                for id in cases {
                    if id.suite != suite { html.element("h2", text: id.suite) }
                    suite = id.suite
                    html.element("div") { html in
                        html.element("a", .init("href", historyPageName(id)), text: id.description)
                    }
                }
            }
        }
        return OutputFile(name: casesName, bytes: bytes)
    }
}
