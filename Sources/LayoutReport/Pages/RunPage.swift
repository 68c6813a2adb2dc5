package import LayoutDiff
package import LayoutRecord

/// One run by itself, no baseline: its cases with trees, proposals and widths, grouped by what was found in them.
///
///     var page = RunPage().writer(run: facts, name: "run.html") { file in write(file) }
///     for record in records { try page.add(record) }
///     let summary = try page.finish()
package struct RunPage: Sendable {
    package struct Input: Sendable {
        package var run: RunFacts
        /// In the order in which they were declared.
        package var cases: [CaseRecord]
        /// Ids of cases that differed from themselves when repeated, with what differed.
        package var unstable: [(caseID: String, what: String)]

        package init(run: RunFacts, cases: [CaseRecord], unstable: [(caseID: String, what: String)] = []) {
            self.run = run
            self.cases = cases
            self.unstable = unstable
        }
    }

    package var singleFileLimit = 5_000_000
    package var shardLimit = 1_900_000
    /// How many cases are written; the page says how many there were.
    package var caseLimit = 20_000

    /// Rules whose findings are counted by themselves and are told nowhere else.
    package var allowedRules: AllowedRules = []
    /// Whether the page stands in a site beside `Site.indexName` and a page for every case.
    package var isInSite = false
    package init() {}

    /// The page and, when needed, its shards.
    package func render(_ input: Input, name: String = "run.html") -> [OutputFile] {
        var files: [OutputFile] = []
        var page = writer(run: input.run, name: name) { files.append($0) }
        let unstable = Dictionary(input.unstable.map { ($0.caseID, $0.what) }) { first, _ in first }
        for record in input.cases {
            // Nothing here throws: the files are only collected.
            try? page.add(record, unstable: unstable[record.id.description])
        }
        _ = try? page.finish()
        guard let page = files.popLast() else { return [] }
        return [page] + files
    }

    /// Hands the files over one at a time, the page last, so that memory does not grow with the run.
    package func writer(
        run: RunFacts, name: String, to output: @escaping (OutputFile) throws -> Void
    ) -> RunPageWriter {
        RunPageWriter(page: self, run: run, name: name, output: output)
    }
}

/// Takes the cases of a run, in the order in which they were declared.
package struct RunPageWriter {
    /// Without scripts, this many cases are listed.
    private static let staticCases = 50
    /// More cases than this do not get their history.
    private static let historyLimit = 100

    private let page: RunPage
    private var summary: RunSummary
    private var files: PageFiles
    private var rows: [PageIndex.Case] = []
    /// For each row, the rules that found something.
    private var rulesOfRow: [[String]] = []
    private var flips = RunBreakpoints()
    private var listed: [[String]] = []

    init(page: RunPage, run: RunFacts, name: String, output: @escaping (OutputFile) throws -> Void) {
        self.page = page
        summary = RunSummary(run, allowing: page.allowedRules)
        files = PageFiles(
            name: name, singleFileLimit: page.singleFileLimit, shardLimit: page.shardLimit, output: output)
    }

    /// Adds the next case. `digests` are those of its recording, when they are known already.
    package mutating func add(
        _ record: CaseRecord, digests: RecordingDigests? = nil, unstable: String? = nil
    ) throws {
        let recording = record.recording
        summary.add(record, unstable: unstable)
        if listed.count < Self.staticCases {
            listed.append([
                recording.outcome.rawValue, record.id.description, grouped(recording.nodes.count),
                grouped(recording.passes),
            ])
        }
        guard rows.count < page.caseLimit else { return }
        flips.add(record)
        let digests = digests ?? recording.digests
        let told = page.allowedRules.counting(in: record)
        let kinds = Set(told.compactMap { $0.node.map { recording.nodes[$0].kind } })
        rows.append(
            PageIndex.Case(
                id: record.id, group: Outcome.allCases.firstIndex(of: recording.outcome)!, causes: [],
                size: recording.nodes.count, changeKinds: 0, verdicts: 0, nodeKinds: kinds.sorted(), renamedFrom: nil,
                before: nil, after: digests, body: try files.add(before: nil, after: (recording, digests))))
        rulesOfRow.append(Set(told.map(\.rule)).sorted())
    }

    /// Writes the page, and returns what the run came to.
    ///
    /// - Parameter history: for cases, the stored runs they were recorded in, oldest first.
    package func finish(
        history: ([CaseID]) throws -> [(caseID: String, marks: [HistoryMark])] = { _ in [] }
    ) throws -> RunSummary {
        let rules = summary.rules
        let places = Dictionary(rules.enumerated().map { ($1.rule, $0) }) { first, _ in first }
        var (rows, files) = (rows, files)
        for row in rows.indices { rows[row].causes = rulesOfRow[row].compactMap { places[$0] }.sorted() }
        let index = PageIndex(
            mode: "run", before: nil, after: summary.run, tolerance: 0, environment: [],
            groups: Outcome.allCases.map {
                PageIndex.Group(name: $0.rawValue, glyph: $0.glyph, count: summary.count(of: $0))
            },
            causes: rules.map(\.index), cases: rows, total: summary.cases, widths: [],
            history: try history(Array((rules.map(\.example) + rows.prefix(1).map(\.id)).prefix(Self.historyLimit))),
            breakpoints: flips.found, allowedRules: page.allowedRules, isInSite: page.isInSite,
            shardNames: [])
        try files.finish(index: index, title: "Layout run: \(summary.sentence)") { write(rules, to: &$0) }
        return summary
    }

    // MARK: The part that needs no script

    private func write(_ rules: [RunSummary.Rule], to html: inout HTMLWriter) {
        html.element("a", .init("class", "skip"), .init("href", "#app"), text: "Skip to the cases")
        html.element("header", .init("class", "head \(summary.mark.rawValue)")) { html in
            if page.isInSite { PageParts.linkToIndex(&html) }
            PageParts.verdict(
                summary.mark, word: summary.word, summary.headline, quietly: summary.notesWords, to: &html)
            html.element("ul", .init("class", "counts"), .init("id", "counts"), .init("aria-label", "Cases by outcome"))
            {
                html in
                for outcome in Outcome.allCases {
                    PageParts.count(
                        summary.count(of: outcome), "\(outcome.glyph) \(outcome.rawValue)", to: &html)
                }
                PageParts.total(summary.cases, to: &html)
            }
            html.element("dl", .init("class", "runs")) { html in PageParts.run("run", summary.run, to: &html) }
            PageParts.warnings(summary.warnings, to: &html)
        }
        html.newline()
        html.element("main", .init("id", "app"), .init("tabindex", "-1")) { html in
            html.element("div", .init("id", "static")) { html in
                html.element("h2", text: "Findings")
                PageParts.table(
                    ["severity", "rule", "cases", "first example", "message"],
                    rows: rules.map {
                        [$0.severity.rawValue, $0.rule, grouped($0.cases), $0.example.description, $0.message]
                    }, none: "None.", to: &html)
                html.element("h2", text: "Cases")
                html.element("p", text: "showing \(listed.count) of \(counted(summary.cases, "case"))")
                PageParts.table(["outcome", "case", "nodes", "passes"], rows: listed, none: "None.", to: &html)
            }
        }
    }
}

/// Finds where the structure of a run's sweeps flips: the cases of a scenario follow each other, and neighbouring
/// widths are compared.
private struct RunBreakpoints {
    private(set) var found: [ScenarioBreakpoints] = []
    private var last: CaseRecord?

    mutating func add(_ record: CaseRecord) {
        defer { last = record }
        guard let last, let from = last.id.offer.width, let to = record.id.offer.width, from < to, to.isFinite,
            to - from <= Discontinuities.farthest, SweepKey(last.id) == SweepKey(record.id), record.id.step == nil
        else { return }
        let flips = Breakpoints.find(in: [(from, last.recording), (to, record.recording)])
        if flips.isEmpty { return }
        if found.last?.scenario == record.id.scenarioName {
            found[found.count - 1].after += flips
        } else {
            found.append(ScenarioBreakpoints(scenario: record.id.scenarioName, before: [], after: flips))
        }
    }
}
