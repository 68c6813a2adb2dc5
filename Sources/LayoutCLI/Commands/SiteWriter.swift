import LayoutDiff
import LayoutRecord
import LayoutReport
import LayoutStore

/// Writes all runs of a database as a site, a page at a time, so that the memory is that of the largest page.
struct SiteWriter {
    let store: Store
    let directory: String
    let invocation: Invocation

    func write() throws {
        try FileSystem.makeDirectory(directory)
        let runs = try store.runs().reversed().filter { $0.state == .complete && $0.cases > 0 }
        var rows: [RunIndexPage.Row] = []
        var caseIDs: [String: CaseID] = [:]
        var sides: [(words: String, file: OutputFile)] = []
        var runPage = RunPage()
        runPage.isInSite = true
        for run in runs {
            let stored = try self.stored(run)
            let input = try stored.pageInput()
            for record in input.cases { caseIDs[record.id.description] = record.id }
            let page = Site.runPageName(run.id)
            try write(runPage.render(input, name: page))
            // The newest run's.
            sides = SideBySidePage.pages(of: input.cases)
            var row = RunIndexPage.Row(
                run: stored.facts, counts: nil, findings: input.cases.reduce(0) { $0 + $1.recording.findings.count },
                measureCalls: input.cases.reduce(0) { $0 + Self.measureCalls($1.recording) }, page: page)
            if let previous = rows.last(where: { $0.run.branch == run.branch })?.run.id {
                let before = try self.stored(try store.run(id: previous))
                let diff = try RunComparison(options: Comparison.diffOptions(invocation)).compare(before, stored)
                row.counts = diff.counts
                row.diffPage = Site.diffPageName(before: previous, after: run.id)
                var report = HTMLReport()
                report.isInSite = true
                report.widths = HTMLReport.widths(of: input.cases.map(\.id))
                try write(report.render(diff, name: row.diffPage ?? ""))
            }
            rows.append(row)
        }
        let ids = caseIDs.sorted { $0.key.utf8.lexicographicallyPrecedes($1.key.utf8) }.map(\.value)
        for id in ids { try write([try historyPage(of: id)]) }
        try write([Site.casesPage(ids)])
        try write(sides.map(\.file))
        let links = [("All cases", Site.casesName)] + sides.map { ($0.words, $0.file.name) }
        try write([RunIndexPage.render(rows: rows, links: links)])
    }

    private func stored(_ run: RunRow) throws -> StoredRun {
        try StoredRun(try store.resolve("run:\(run.id)"), in: store)
    }

    private func historyPage(of id: CaseID) throws -> OutputFile {
        let history = try store.history(caseID: id.description)
        let entries = history.points.map { point in
            HistoryPage.Entry(
                run: RunFacts(point.run, chosenBy: "history"), digests: point.digests, outcome: point.outcome)
        }
        return HistoryPage.render(
            HistoryPage.Input(caseID: id, formerNames: history.renames.reversed().map(\.from), entries: entries),
            name: Site.historyPageName(id), isInSite: true)
    }

    private static func measureCalls(_ recording: Recording) -> Int {
        recording.events.count { if case .measure = $0 { true } else { false } }
    }

    private func write(_ files: [OutputFile]) throws(CommandFailure) {
        for file in files { try FileSystem.write(file.bytes, to: "\(directory)/\(file.name)") }
    }
}
