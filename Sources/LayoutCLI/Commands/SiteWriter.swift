import Glibc
import LayoutDiff
import LayoutRecord
import LayoutReport
import LayoutStore

/// Writes all runs of a database as a site, a page at a time, so that the memory is that of the largest page.
final class SiteWriter {
    private let store: Store
    private let directory: String
    private let invocation: Invocation
    private var written: Set<String> = []

    init(store: Store, directory: String, invocation: Invocation) {
        self.store = store
        self.directory = directory
        self.invocation = invocation
    }

    func write() throws {
        try FileSystem.makeDirectory(directory)
        let runs = try store.runs().reversed().filter { $0.state == .complete && $0.cases > 0 }
        var rows: [RunIndexPage.Row] = []
        var cases: [String: CaseID] = [:]
        for run in runs {
            let stored = try self.stored(run)
            for id in try stored.caseIDs() { cases[id.description] = id }
            // A branch's first run is compared with the newest of what its baseline is called after.
            let own = rows.last { $0.run.branch == run.branch }
            let previous = own ?? rows.last { $0.run.branch == invocation.settings.text(.baseline) }
            var row = try writePages(of: stored, previous: previous?.run.id)
            row.otherBranch = own == nil ? previous?.run.label : nil
            rows.append(row)
        }
        let ids = cases.sorted { $0.key.bytesPrecede($1.key) }.map(\.value)
        let pages = Set(runs.map(\.id))
        let history = try store.completeRuns()
        for id in ids { try write(try historyPage(of: id, in: history, pages: pages)) }
        try write(Site.casesPage(ids))
        let sides = try runs.last.map { try writeSides(of: try stored($0)) } ?? []
        try write(RunIndexPage.render(rows: rows, links: [("all cases", Site.casesName)], sides: sides))
        removeFormerPages()
    }

    /// Pages of runs and cases that are gone: nothing leads to them any more. Files of other names are another's.
    private func removeFormerPages() {
        for path in FileSystem.files(below: directory) {
            let name = FileSystem.name(of: path)
            guard path == "\(directory)/\(name)", Site.isPageName(name), !written.contains(name) else { continue }
            unlink(path)
        }
    }

    /// The page of a run, and that of its differences from the run before it.
    private func writePages(of stored: StoredRun, previous: Int?) throws -> RunIndexPage.Row {
        let name = Site.runPageName(stored.run.id)
        var page = RunPage()
        page.isInSite = true
        page.allowedRules = AllowedRules(invocation.settings)
        let summary = try RunOutput.writePage(page, of: stored, named: name, to: write)
        var row = RunIndexPage.Row(
            run: stored.facts, counts: nil, findings: summary.findings, notes: summary.notes,
            allowed: summary.allowed, measureCalls: summary.measureCalls, page: name)
        if let previous {
            let before = try store.resolve("run:\(previous)")
            let after = try store.resolve("run:\(stored.run.id)")
            let comparison = try Comparison(before, after, in: store, invocation: invocation)
            row.counts = comparison.diff.counts
            let name = Site.diffPageName(before: previous, after: stored.run.id)
            row.diffPage = name
            try comparison.writePage(named: name, isSingle: false, isInSite: true, to: write)
        }
        return row
    }

    private func writeSides(of run: StoredRun) throws -> [(words: String, page: String)] {
        try Site.sides(of: try run.caseIDs()).map { sides in
            let columns = try sides.scenarios.map { scenario in
                // The page's title says what they share: `twelve tiles, Grid` differs by `, Grid`.
                let own =
                    scenario.name.hasPrefix(sides.name)
                    ? scenario.name.dropFirst(sides.name.count) : "/" + scenario.name
                return SideBySidePage.Column(title: scenario.suite + own, cases: try run.records(of: scenario))
            }
            let file = SideBySidePage.render(
                title: "\(sides.name), side by side", columns: columns, name: Site.sidesPageName(sides.name),
                isInSite: true, allowing: AllowedRules(invocation.settings))
            try write(file)
            return (sides.name, file.name)
        }
    }

    private func stored(_ run: RunRow) throws -> StoredRun {
        try StoredRun(try store.resolve("run:\(run.id)"), in: store)
    }

    private func historyPage(of id: CaseID, in runs: [RunRow], pages: Set<Int>) throws -> OutputFile {
        let history = try store.history(caseID: id.description, in: runs)
        let entries = history.points.map { point in
            HistoryPage.Entry(
                run: RunFacts(point.run, chosenBy: "history"), digests: point.digests, outcome: point.outcome,
                page: pages.contains(point.run.id) ? Site.address(of: point.caseID, inRun: point.run.id) : nil)
        }
        return HistoryPage.render(
            HistoryPage.Input(caseID: id, formerNames: history.renames.reversed().map(\.from), entries: entries),
            name: Site.historyPageName(id), isInSite: true)
    }

    private func write(_ file: OutputFile) throws {
        try FileSystem.write(file.bytes, to: "\(directory)/\(file.name)")
        written.insert(file.name)
    }
}

extension StoredRun {
    fileprivate func caseIDs() throws -> [CaseID] {
        try suites().flatMap { try cases(ofSuite: $0.name).map(\.id) }
    }

    /// The base cases of a scenario.
    fileprivate func records(of scenario: Site.Sides.Scenario) throws -> [CaseRecord] {
        try cases(ofSuite: scenario.suite).filter { $0.id.scenario == scenario.name && $0.id.step == nil }.map {
            CaseRecord(id: $0.id, recording: try recording(of: $0))
        }
    }
}
