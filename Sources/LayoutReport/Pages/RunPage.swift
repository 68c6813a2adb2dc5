package import LayoutDiff
package import LayoutRecord

/// One run by itself, no baseline: its cases with trees, proposals and widths, grouped by what was found in them.
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

    /// Whether the page stands in a site beside `Site.indexName` and a page for every case.
    package var isInSite = false

    package init() {}

    /// The page and, when needed, its shards.
    package func render(_ input: Input, name: String = "run.html") -> [OutputFile] {
        let cases = Array(input.cases.prefix(caseLimit))
        let rules = Self.rules(of: input.cases)
        var packer = ShardPacker(limit: shardLimit)
        let rows = cases.map { record in
            let digests = record.recording.digests
            let found = Set(record.recording.findings.map(\.rule))
            let kinds = Set(record.recording.findings.compactMap { $0.node.map { record.recording.nodes[$0].kind } })
            return PageIndex.Case(
                id: record.id, group: Outcome.allCases.firstIndex(of: record.recording.outcome)!,
                causes: rules.indices.filter { found.contains(rules[$0].rule) }, size: record.recording.nodes.count,
                changeKinds: 0, verdicts: 0, nodeKinds: kinds.sorted(), renamedFrom: nil, before: nil, after: digests,
                body: packer.add(before: nil, after: (record.recording, digests)))
        }
        let index = PageIndex(
            mode: "run", before: nil, after: input.run, tolerance: 0, environment: [],
            groups: Outcome.allCases.map { outcome in
                PageIndex.Group(
                    name: outcome.rawValue, glyph: outcome.glyph,
                    count: input.cases.count { $0.recording.outcome == outcome })
            },
            causes: rules.map { $0.cause }, cases: rows, total: input.cases.count, widths: [], history: [],
            breakpoints: [],
            isInSite: isInSite, shardNames: [])
        return PageFiles(
            name: name, title: "Layout run: \(Self.sentence(of: input))", singleFileLimit: singleFileLimit
        ).render(index: index, shards: packer.finish()) { html in write(input, rules: rules, to: &html) }
    }

    // MARK: What was found

    private struct Rule {
        var rule: String
        var severity: Severity
        var count: Int
        var cases: [CaseID]
        var example: CaseID
        var examplePath: String
        var exampleMessage: String

        var cause: PageIndex.Cause {
            PageIndex.Cause(
                id: String(Digest(of: Array(rule.utf8)).short), title: rule, kind: rule, change: exampleMessage,
                by: severity.rawValue, rank: "", verdict: "finding", count: cases.count, nodes: count,
                scenarios: Set(cases.map { $0.suite + "/" + $0.scenario }).count, intervals: [], offers: [],
                example: example, examplePath: examplePath)
        }
    }

    /// The rules that found something, the most severe first.
    private static func rules(of cases: [CaseRecord]) -> [Rule] {
        var places: [String: Int] = [:]
        var rules: [Rule] = []
        for record in cases {
            for finding in record.recording.findings {
                let place = places[finding.rule] ?? rules.count
                if place == rules.count {
                    places[finding.rule] = place
                    let path = finding.node.map { record.recording.nodes[$0].path } ?? ""
                    rules.append(
                        Rule(
                            rule: finding.rule, severity: finding.severity, count: 0, cases: [], example: record.id,
                            examplePath: path, exampleMessage: finding.message))
                }
                rules[place].count += 1
                if rules[place].cases.last != record.id { rules[place].cases.append(record.id) }
            }
        }
        let order: [Severity] = [.error, .warning, .note]
        func key(_ rule: Rule) -> (Int, Int, String) {
            (order.firstIndex(of: rule.severity)!, -rule.cases.count, rule.rule)
        }
        return rules.sorted { key($0) < key($1) }
    }

    private static func mark(of input: Input) -> (DiffVerdict.Mark, String) {
        if input.cases.isEmpty || input.run.state != "complete" { return (.invalid, "✗ NOT VALID") }
        let hasFailure = input.cases.contains { $0.recording.outcome.isFailure }
        let hasFinding = input.cases.contains { record in
            record.recording.findings.contains { $0.severity != .note }
        }
        if hasFailure { return (.differs, "✗ FAILURES") }
        return hasFinding ? (.differs, "⚠ FINDINGS") : (.same, "✓ NOTHING WRONG")
    }

    private static func sentence(of input: Input) -> String {
        if input.cases.isEmpty { return "The run is empty: nothing was recorded" }
        let findings = input.cases.reduce(0) { $0 + $1.recording.findings.count }
        let failures = input.cases.count { $0.recording.outcome.isFailure }
        var sentence = "\(counted(findings, "finding")) in \(counted(input.cases.count, "case"))"
        if failures > 0 { sentence += ", \(grouped(failures)) failed" }
        if input.run.state != "complete" { sentence = "Incomplete (\(input.run.state)): " + sentence }
        return sentence
    }

    private static func warnings(of input: Input) -> [String] {
        var warnings: [String] = []
        let run = input.run
        if run.state != "complete" || run.cases != run.scope.cases {
            warnings.append(
                "the run is \(run.state): \(grouped(run.cases)) of \(counted(run.scope.cases, "declared case")) recorded"
            )
        }
        if !run.scope.only.isEmpty {
            warnings.append("the run was filtered: " + run.scope.only.joined(separator: ", "))
        }
        if run.isDirty { warnings.append("the run was recorded from a dirty work tree") }
        for entry in input.unstable.prefix(5) { warnings.append("unstable: \(entry.caseID): \(entry.what)") }
        if input.unstable.count > 5 { warnings.append("and \(input.unstable.count - 5) more unstable cases") }
        return warnings
    }

    // MARK: The part that needs no script

    private func write(_ input: Input, rules: [Rule], to html: inout HTMLWriter) {
        let (mark, word) = Self.mark(of: input)
        html.element("a", .init("class", "skip"), .init("href", "#app"), text: "Skip to the cases")
        html.element("header", .init("class", "head \(mark.rawValue)")) { html in
            if isInSite { PageParts.linkToIndex(&html) }
            PageParts.verdict(mark, word: word, Self.sentence(of: input), to: &html)
            html.element("ul", .init("class", "counts"), .init("id", "counts"), .init("aria-label", "Cases by outcome"))
            {
                html in
                for outcome in Outcome.allCases {
                    let count = input.cases.count { $0.recording.outcome == outcome }
                    PageParts.count(count, "\(outcome.glyph) \(outcome.rawValue)", to: &html)
                }
                PageParts.total(input.cases.count, to: &html)
            }
            html.element("dl", .init("class", "runs")) { html in PageParts.run("run", input.run, to: &html) }
            PageParts.warnings(Self.warnings(of: input), to: &html)
        }
        html.newline()
        html.element("main", .init("id", "app"), .init("tabindex", "-1")) { html in
            html.element("div", .init("id", "static")) { html in
                html.element("h2", text: "Findings")
                PageParts.table(
                    ["severity", "rule", "cases", "first example", "message"],
                    rows: rules.map {
                        [
                            $0.severity.rawValue, $0.rule, grouped($0.cases.count), $0.example.description,
                            $0.exampleMessage,
                        ]
                    }, none: "None.", to: &html)
                html.element("h2", text: "Cases")
                let shown = input.cases.prefix(50)
                html.element("p", text: "showing \(shown.count) of \(counted(input.cases.count, "case"))")
                PageParts.table(
                    ["outcome", "case", "nodes", "passes"],
                    rows: shown.map {
                        [
                            $0.recording.outcome.rawValue, $0.id.description, grouped($0.recording.nodes.count),
                            grouped($0.recording.passes),
                        ]
                    }, none: "None.", to: &html)
            }
        }
    }
}

extension Outcome {
    /// A mark of one column that never stands without the word.
    var glyph: String {
        switch self {
        case .settled: "="
        case .diverging: "↗"
        case .oscillating: "↔"
        case .unsettled: "?"
        case .crashed: "✗"
        case .timedOut: "◷"
        case .stepFailed: "!"
        }
    }
}
