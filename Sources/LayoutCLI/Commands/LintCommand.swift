import LayoutDiff
import LayoutRecord
import LayoutRecording
import LayoutReport
import LayoutStore

/// `keyline lint`.
enum LintCommand {
    private static let severity = OptionDefinition(
        "severity", .choice(Severity.allCases.map(\.rawValue)), "LEVEL",
        "The lowest severity that is listed and decides.",
        standard: "warning")

    private struct Found {
        var caseID: CaseID
        var finding: FindingRecord
        var path: String?
    }

    static let definition = CommandDefinition(
        "lint", "List what is wrong in one run, no comparison needed.",
        discussion: [
            "Exits with 1 when something is found. Rules that --allow names are left out, and so are those that a scenario,"
                + " or \"allowByScenario\" in keyline.json, allows."
        ],
        operands: [OperandDefinition("RUN", .selector, .optional, "The run; the latest by default.")],
        options: [severity, CheckCommand.allow, CommonOptions.only, CommonOptions.database, CommonOptions.json],
        examples: [
            .init("keyline lint latest", "Warnings and errors of the latest run."),
            .init("keyline lint latest --severity note --only 'palette/*'", "Notes too, of one suite."),
        ],
        exitCodes: [.fine, .differences, .usage, .notFound, .emptyOrIncomplete, .database, .couldNotRun]
    ) { invocation in
        let store = try invocation.openDatabase()
        let selected = try invocation.select(invocation.arguments.operand(0) ?? "latest", in: store)
        let lowest = invocation.arguments.text(severity).flatMap(Severity.init) ?? .warning
        let globs = invocation.arguments.texts(CommonOptions.only).map(Glob.init)
        let allowed = AllowedRules(invocation.settings)
        var found: [Found] = []
        var allowedCount = 0
        for suite in try store.suites(of: selected.run.id) {
            let cases = try store.cases(of: selected.run.id, suite: suite.name).filter { entry in
                globs.isEmpty || globs.contains { $0.matches(entry.id.description) }
            }
            let loud = try findings(in: cases, store).filter { rank($0.finding.severity) >= rank(lowest) }
            let told = loud.filter { !allowed.inScenario($0.caseID.scenarioName).contains($0.finding.rule) }
            allowedCount += loud.count - told.count
            found += told
        }
        try invocation.terminal.print(
            invocation.arguments.has(CommonOptions.json)
                ? json(found) : text(found, allowed: allowedCount, selected.run))
        return found.isEmpty ? .fine : .differences
    }

    /// What was found in each case of a suite, and between its neighbours where it is one of a sweep. In memory are two
    /// recordings at a time.
    private static func findings(in cases: [StoredCase], _ store: Store) throws -> [Found] {
        var found = [[Found]](repeating: [], count: cases.count)
        for group in sweeps(of: cases) {
            var last: (width: Double, recording: Recording)?
            for place in group {
                let entry = cases[place]
                let recording = try store.recording(entry.digests)
                func note(_ finding: FindingRecord) {
                    let path = finding.node.map { recording.nodes[$0].path }
                    found[place].append(Found(caseID: entry.id, finding: finding, path: path))
                }
                recording.findings.forEach(note)
                let point = (width: entry.id.offer.width ?? .nan, recording: recording)
                if let last {
                    Discontinuities.between(last, point).map(\.finding)
                        .filter { !recording.allowed.contains($0.rule) }.forEach(note)
                }
                last = point
            }
        }
        return found.flatMap { $0 }
    }

    /// The places of cases that differ only in their width, in the order of the widths; others stand by themselves.
    private static func sweeps(of cases: [StoredCase]) -> [[Int]] {
        var groups: [[Int]] = []
        var places: [SweepKey: Int] = [:]
        for (index, entry) in cases.enumerated() {
            guard let key = SweepKey(entry.id) else {
                groups.append([index])
                continue
            }
            if let place = places[key] {
                groups[place].append(index)
            } else {
                places[key] = groups.count
                groups.append([index])
            }
        }
        return groups.map { group in
            group.sorted { (cases[$0].id.offer.width ?? 0, $0) < (cases[$1].id.offer.width ?? 0, $1) }
        }
    }

    private static func rank(_ severity: Severity) -> Int { Severity.allCases.firstIndex(of: severity)! }

    /// Grouped by rule, so that one mistake seen in many cases is one entry.
    private static func text(_ found: [Found], allowed: Int, _ run: RunRow) -> String {
        let rest = allowed > 0 ? ", \(allowed) allowed" : ""
        guard !found.isEmpty else { return "run:\(run.id)  nothing found in \(counted(run.cases, "case"))\(rest)" }
        var groups: [(key: String, members: [Found])] = []
        var places: [String: Int] = [:]
        for entry in found {
            let key = "\(entry.finding.severity.rawValue) \(entry.finding.rule)  \(entry.path ?? "whole case")"
            if let place = places[key] {
                groups[place].members.append(entry)
            } else {
                places[key] = groups.count
                groups.append((key, [entry]))
            }
        }
        groups.sort { rank($0.members[0].finding.severity) > rank($1.members[0].finding.severity) }
        var lines = ["run:\(run.id)  \(counted(found.count, "finding"))\(rest)"]
        for group in groups {
            lines.append("")
            lines.append(
                group.key.visible + (group.members.count > 1 ? "  in \(group.members.count) cases" : ""))
            for entry in group.members.prefix(3) {
                lines.append("  \(entry.caseID): \(entry.finding.message)".visible)
            }
            if group.members.count > 3 { lines.append("  and \(group.members.count - 3) more") }
        }
        return lines.joined(separator: "\n")
    }

    private static func json(_ found: [Found]) -> String {
        var json = JSONWriter()
        RecordingCoder.array(found, to: &json) { entry, json in
            json.beginObject()
            for (key, text) in [
                ("case", entry.caseID.description), ("rule", entry.finding.rule),
                ("severity", entry.finding.severity.rawValue), ("message", entry.finding.message),
            ] {
                json.key(key)
                json.string(text)
            }
            json.key("path")
            RecordingCoder.write(entry.path, to: &json)
            json.key("value")
            if let value = entry.finding.value { json.number(value) } else { json.null() }
            json.endObject()
        }
        return json.text
    }
}
