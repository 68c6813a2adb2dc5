package import LayoutDiff
package import LayoutRecord

/// What one run comes to by itself, no baseline: how its cases ended and what was found in them. Cases are added one at
/// a time; what is kept grows with what is wrong, not with the run.
package struct RunSummary: Sendable {
    /// A rule that found something.
    package struct Rule: Sendable {
        package var rule: String
        package var severity: Severity
        /// How often it found something, and in how many cases and scenarios.
        package var count: Int
        package var cases: Int
        package var scenarios: Int
        /// The first case, the path of the node in it, and the words there.
        package var example: CaseID
        package var examplePath: String
        package var message: String

        fileprivate var lastCase: CaseID?
        fileprivate var lastScenario: String?
    }

    /// A case that failed, is unstable, or in which more than notes was found.
    package struct Troubled: Sendable {
        package var id: CaseID
        package var outcome: Outcome
        package var message: String?
        package var unstable: String?
        /// `RULE at PATH: MESSAGE`, of the first findings above notes.
        package var findings: [String]
        package var findingCount: Int
    }

    /// More cases with trouble than this are counted, not listed.
    package static let troubledLimit = 20_000
    private static let findingLimit = 20

    package let run: RunFacts
    /// Rules whose findings are counted by themselves and are told nowhere else.
    package let allowedRules: AllowedRules
    /// Findings of allowed rules, of any severity.
    package private(set) var allowed = 0
    package private(set) var cases = 0
    /// Warnings and errors, as `lint` counts them when it is asked for nothing else.
    package private(set) var findings = 0
    package private(set) var notes = 0
    package private(set) var measureCalls = 0
    package private(set) var failures = 0
    package private(set) var unstable = 0
    package private(set) var troubled: [Troubled] = []
    package private(set) var troubledCount = 0
    private var outcomes: [Outcome: Int] = [:]
    private var found: [Rule] = []
    private var places: [String: Int] = [:]
    private var unstableWords: [String] = []

    package init(_ run: RunFacts, allowing rules: AllowedRules = []) {
        self.run = run
        allowedRules = rules
    }

    /// Adds the next case. `unstable` says what differed when it was repeated; nil when nothing did.
    package mutating func add(_ record: CaseRecord, unstable what: String? = nil) {
        let recording = record.recording
        cases += 1
        outcomes[recording.outcome, default: 0] += 1
        measureCalls += recording.events.count { if case .measure = $0 { true } else { false } }
        if recording.outcome.isFailure { failures += 1 }
        if let what {
            unstable += 1
            if unstableWords.count < 5 { unstableWords.append("unstable: \(record.id): \(what)") }
        }
        let told = allowedRules.counting(in: record)
        allowed += recording.findings.count - told.count
        for finding in told { add(finding, of: record) }
        addTroubled(record, told, what)
    }

    private mutating func add(_ finding: FindingRecord, of record: CaseRecord) {
        if finding.severity == .note { notes += 1 } else { findings += 1 }
        let place = places[finding.rule] ?? found.count
        if place == found.count {
            places[finding.rule] = place
            found.append(
                Rule(
                    rule: finding.rule, severity: finding.severity, count: 0, cases: 0, scenarios: 0,
                    example: record.id, examplePath: Self.path(of: finding, in: record), message: finding.message))
        }
        found[place].count += 1
        guard found[place].lastCase != record.id else { return }
        found[place].lastCase = record.id
        found[place].cases += 1
        // The cases of a scenario follow each other.
        let scenario = record.id.scenarioName
        if found[place].lastScenario != scenario { found[place].scenarios += 1 }
        found[place].lastScenario = scenario
    }

    private mutating func addTroubled(_ record: CaseRecord, _ findings: [FindingRecord], _ unstable: String?) {
        let recording = record.recording
        let loud = findings.filter { $0.severity != .note }
        guard recording.outcome.isFailure || unstable != nil || !loud.isEmpty else { return }
        troubledCount += 1
        guard troubled.count < Self.troubledLimit else { return }
        troubled.append(
            Troubled(
                id: record.id, outcome: recording.outcome, message: recording.message, unstable: unstable,
                findings: loud.prefix(Self.findingLimit).map { finding in
                    let path = Self.path(of: finding, in: record)
                    return finding.rule + (path.isEmpty ? "" : " at \(path)") + ": \(finding.message)"
                }, findingCount: loud.count))
    }

    private static func path(of finding: FindingRecord, in record: CaseRecord) -> String {
        finding.node.map { record.recording.nodes[$0].path } ?? ""
    }

    // MARK: What it comes to

    package func count(of outcome: Outcome) -> Int { outcomes[outcome] ?? 0 }

    /// The rules that found something, the most severe first, then those with the most cases.
    package var rules: [Rule] {
        let order: [Severity] = [.error, .warning, .note]
        func key(_ rule: Rule) -> (Int, Int, String) {
            (order.firstIndex(of: rule.severity)!, -rule.cases, rule.rule)
        }
        return found.sorted { key($0) < key($1) }
    }

    package var mark: DiffVerdict.Mark {
        if cases == 0 || run.state != "complete" { return .invalid }
        return failures > 0 || unstable > 0 || findings > 0 ? .differs : .same
    }

    /// The mark in words.
    package var word: String {
        switch mark {
        case .invalid: "✗ NOT VALID"
        case .differs: failures > 0 ? "✗ FAILURES" : findings > 0 ? "⚠ FINDINGS" : "⚠ UNSTABLE"
        case .same: "✓ NOTHING WRONG"
        }
    }

    package var sentence: String { headline + (notesWords.map { ", \($0)" } ?? "") }

    /// The notes, which decide nothing, and the findings that are allowed; nil when there are none of either.
    package var notesWords: String? {
        let parts = [
            notes > 0 ? "and \(counted(notes, "note"))" : nil, allowed > 0 ? "\(grouped(allowed)) allowed" : nil,
        ].compactMap { $0 }
        return parts.isEmpty ? nil : parts.joined(separator: ", ")
    }

    /// The sentence without the notes.
    package var headline: String {
        if cases == 0 { return "The run is empty: nothing was recorded" }
        var sentence = "\(counted(findings, "finding")) in \(counted(cases, "case"))"
        if failures > 0 { sentence += ", \(grouped(failures)) failed" }
        if unstable > 0 { sentence += ", \(grouped(unstable)) unstable" }
        return run.state == "complete" ? sentence : "Incomplete (\(run.state)): " + sentence
    }

    package var warnings: [String] {
        var warnings: [String] = []
        if run.state != "complete" || run.cases != run.scope.cases {
            warnings.append(
                "the run is \(run.state): \(grouped(run.cases)) of \(counted(run.scope.cases, "declared case")) recorded"
            )
        }
        if !run.scope.only.isEmpty {
            warnings.append("the run was filtered: " + run.scope.only.joined(separator: ", "))
        }
        if run.isDirty { warnings.append("the run was recorded from a dirty work tree") }
        warnings += unstableWords
        if unstable > unstableWords.count {
            warnings.append("and \(counted(unstable - unstableWords.count, "more unstable case"))")
        }
        return warnings
    }
}

extension RunSummary.Troubled {
    /// What is wrong, most important first, in a few words.
    package var words: String {
        var parts: [String] = []
        if outcome.isFailure { parts.append(outcome.rawValue + (message.map { ": \($0)" } ?? "")) }
        if let unstable { parts.append("unstable: \(unstable)") }
        if let first = findings.first {
            parts.append(first + (findingCount > 1 ? "; and \(counted(findingCount - 1, "more finding"))" : ""))
        }
        return parts.joined(separator: "; ")
    }
}

extension RunSummary.Rule {
    var index: PageIndex.Cause {
        PageIndex.Cause(
            id: String(Digest(of: Array(rule.utf8)).short), title: rule, kind: rule, change: message,
            by: severity.rawValue, rank: "", verdict: "finding", count: cases, nodes: count, scenarios: scenarios,
            intervals: [], offers: [], example: example, examplePath: examplePath)
    }
}

extension Outcome {
    /// A mark of one column that never stands without the word.
    package var glyph: String {
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
