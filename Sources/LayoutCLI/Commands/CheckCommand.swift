import LayoutDiff
import LayoutRecord
import LayoutReport
import LayoutStore

/// `keyline check`.
enum CheckCommand {
    static let baseline = OptionDefinition(
        "baseline", .selector, "NAME", "The baseline: a name, or a selector such as merge-base:main.", standard: "main",
        setting: .baseline)
    static let fail = OptionDefinition(
        "fail", .choices(CheckPolicy.Failing.allCases.map(\.rawValue)), "LIST", isRepeatable: true,
        "What makes the check fail.", standard: CheckPolicy.standardFailing.map(\.rawValue).joined(separator: ","),
        setting: .fail)
    static let allow = OptionDefinition(
        "allow", .choices(CheckPolicy.ruleNames), "RULES", isRepeatable: true, "Finding rules that never decide.",
        setting: .allow)
    static let budget = OptionDefinition(
        "budget", .assignment, "KIND=N", isRepeatable: true, "Allow N of a kind of --fail.")
    static let noBaseline = OptionDefinition(
        "no-baseline", .choice(["fail", "pass"]), "WHAT", "What to do without a baseline.",
        standard: "fail in CI, else pass", setting: .noBaseline)

    static let definition = CommandDefinition(
        "check", "Record, compare with the baseline, write reports, and decide.",
        discussion: [
            "Exits with 0 when nothing beyond the policy differs and with 1 otherwise. The run is kept either way, and"
                + " nothing becomes a baseline.",
            "The policy is what --fail lists: kinds of cases, new findings of at least a warning (findings), or a"
                + " different environment. --budget allows some of a kind. Changes that `accept` took before do not count.",
            "Standard output holds one result: the verdict, or what --json or a report to `-` asks for. Annotations stand"
                + " beside the verdict; where standard output is taken they go to standard error, which GitHub reads alike.",
        ],
        options: [baseline, fail, allow, budget, noBaseline, ReportRequest.option, CommonOptions.maximumBytes]
            + CommonOptions.recording.filter { $0 != CommonOptions.rerunFailed }
            + Comparison.options.filter { $0 != CommonOptions.only && $0 != CommonOptions.incomplete }
            + [CommonOptions.database, CommonOptions.json],
        examples: [
            .init("keyline check", "Against the baseline main."),
            .init(
                "keyline check --baseline merge-base:main --report html --report summary",
                "In a pull request's job, with reports."),
            .init("keyline check --fail changed,failed --budget changed=3", "Additions are fine, three changes too."),
        ],
        exitCodes: ExitCode.allCases
    ) { invocation in
        let policy = try policy(of: invocation)
        let reports = try ReportRequest.all(of: invocation)
        let request = try RecordingRequest(invocation, refusesStale: true)
        // Before recording: `merge-base:` must not choose the run that is recorded now.
        let choice = try chooseBaseline(invocation)
        if case .missing = choice { try refuseMisspelledBaseline(invocation) }
        let recorded = try RunRecorder(invocation: invocation, request: request).record()
        guard !recorded.result.isCut else {
            throw CommandFailure(
                .differences, "recording stopped at the first failure; run:\(recorded.run.id) is incomplete",
                remedy: "`keyline show run:\(recorded.run.id) --failed` shows it.")
        }
        guard case .run(let before) = choice else {
            return try withoutBaseline(choice, recorded, invocation)
        }
        var after = try recorded.store.resolve("run:\(recorded.run.id)")
        after.rule = "recorded now"
        let comparison = try Comparison(before, after, in: recorded.store, invocation: invocation)
        let verdict = try CheckVerdict(comparison.diff, policy: policy, store: recorded.store)
        try write(comparison, verdict, reports, besides: recorded.store.path, to: invocation)
        if !verdict.passes {
            invocation.terminal.say(
                "`keyline report \(before.run.id == recorded.run.id ? "" : "run:\(before.run.id) ")run:\(recorded.run.id)` shows every node; "
                    + "`keyline accept run:\(recorded.run.id)` accepts what changed.")
        }
        return verdict.passes ? .fine : .differences
    }

    enum Choice {
        case run(SelectedRun)
        case missing(CommandFailure)
    }

    private static func chooseBaseline(_ invocation: Invocation) throws -> Choice {
        do {
            let store = try invocation.openDatabase()
            let selected = try invocation.select(invocation.baselineSelector, in: store)
            try store.requireComparable(selected.run)
            return .run(selected)
        } catch {
            let failure = Failures.commandFailure(error)
            guard failure.code == .notFound else { throw failure }
            return .missing(failure)
        }
    }

    /// A baseline that is asked for by name, beside others, is a slip of the pen and no first run.
    private static func refuseMisspelledBaseline(_ invocation: Invocation) throws {
        guard invocation.arguments.has(baseline), invocation.settings.text(.noBaseline) == nil,
            let name = invocation.settings.text(.baseline), !name.contains(":"),
            case let known = try invocation.openDatabase().baselines().map(\.name), !known.isEmpty
        else { return }
        let suggestion = nearest(to: name, in: known).map { "; did you mean \"\($0)\"?" } ?? ""
        throw CommandFailure(
            .notFound, "there is no baseline \"\(name)\"\(suggestion)",
            remedy: "`keyline record --baseline \(name)` makes it; `keyline baseline list` lists those there are.")
    }

    private static func withoutBaseline(
        _ choice: Choice, _ recorded: RunRecorder.Recorded, _ invocation: Invocation
    ) throws -> ExitCode {
        let name = invocation.settings.text(.baseline) ?? SettingKey.baseline.standard
        let isName = !name.contains(":")
        var remedy =
            "run:\(recorded.run.id) is recorded; `keyline baseline set \(isName ? name : "main") run:\(recorded.run.id)` makes it the baseline."
        // What was looked for in git is not made by naming this run.
        if !isName, case .missing(let failure) = choice, let own = failure.remedy {
            remedy = "\(own) What was recorded is run:\(recorded.run.id)."
        }
        let standard = invocation.isContinuousIntegration ? "fail" : "pass"
        guard (invocation.settings.text(.noBaseline) ?? standard) == "pass" else {
            let why = if case .missing(let failure) = choice { failure.message } else { "there is no baseline" }
            throw CommandFailure(.notFound, "there is nothing to compare with: \(why)", remedy: remedy)
        }
        var why = "there is no baseline \"\(name)\""
        if !isName, case .missing(let failure) = choice { why = failure.message }
        try invocation.terminal.print("nothing compared: \(why)")
        invocation.terminal.say(remedy)
        return .fine
    }

    /// Prints the verdict and writes the reports.
    static func write(
        _ comparison: Comparison, _ verdict: CheckVerdict, _ reports: [ReportRequest], besides database: String,
        to invocation: Invocation
    ) throws {
        let isOutputReport = reports.contains { $0.file == "-" }
        try print(comparison, verdict, isOutputTaken: isOutputReport, to: invocation)
        let outputIsTaken = isOutputReport || invocation.arguments.has(CommonOptions.json)
        for report in reports {
            let path = try report.write(
                comparison, besides: database, outputIsTaken: outputIsTaken, invocation: invocation)
            if let path { invocation.terminal.say("Report: \(FileSystem.absolute(path))") }
        }
    }

    private static func print(
        _ comparison: Comparison, _ verdict: CheckVerdict, isOutputTaken: Bool, to invocation: Invocation
    ) throws {
        let terminal = invocation.terminal
        let diff = comparison.diff
        if isOutputTaken {
            return terminal.warn(try TerminalReport().render(diff, body: comparison.reader()) + verdict.sentence)
        }
        if invocation.arguments.has(CommonOptions.json) {
            var json = JSONWriter()
            json.beginObject()
            json.key("passes")
            json.bool(verdict.passes)
            json.key("violations")
            RecordingCoder.array(verdict.violations, to: &json) { $1.string($0) }
            json.key("accepted")
            json.int(verdict.accepted)
            json.key("diff")
            try terminal.write(json.take())
            try DiffJSON.write(diff, body: comparison.reader()) { try terminal.write($0) }
            json.endObject()
            json.newline()
            return try terminal.write(json.take())
        }
        let report = TerminalReport(usesColor: terminal.usesColor, columns: terminal.width)
        try terminal.print(try report.render(diff, body: comparison.reader()), terminator: "")
        let style = invocation.style
        try terminal.print(verdict.passes ? style.good(verdict.sentence) : style.bad(verdict.sentence))
    }

    static func policy(of invocation: Invocation) throws -> CheckPolicy {
        var policy = CheckPolicy()
        if let words = invocation.settings.words(.fail) { policy.failing = words.compactMap(CheckPolicy.Failing.init) }
        for (name, value) in invocation.settings.value(of: .budgets).value?.object ?? [] {
            if let kind = CheckPolicy.Failing(rawValue: name) { policy.budgets[kind] = value.int ?? 0 }
        }
        for text in invocation.arguments.texts(budget) {
            let parts = text.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
            guard let kind = CheckPolicy.Failing(rawValue: parts[0]), let number = Int(parts[1]), number >= 0 else {
                let names = CheckPolicy.Failing.allCases.map(\.rawValue)
                throw UsageError.badValue(
                    name: "--budget", value: text,
                    expected: "KIND=N with a kind of \(names.joined(separator: ", ")) and a whole number",
                    nearest: nearest(to: parts[0], in: names))
            }
            policy.budgets[kind] = number
        }
        return policy
    }
}
