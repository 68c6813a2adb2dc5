import LayoutDiff
import LayoutRecord
import LayoutReport
import LayoutStore

/// The forms in which one run by itself is written. Cases are read one at a time, so that the memory is that of what is
/// wrong in the run, not of the run.
enum RunOutput {
    static func write(_ run: StoredRun, format: String, to path: String, invocation: Invocation) throws {
        if format == "html" {
            return try invocation.writePage(to: path) { name, isSingle, output in
                var page = RunPage()
                page.allowedRules = AllowedRules(invocation.settings)
                if isSingle { page.singleFileLimit = .max }
                _ = try writePage(page, of: run, named: name, to: output)
            }
        }
        var summary = RunSummary(run.facts, allowing: AllowedRules(invocation.settings))
        try run.forEachCase { summary.add($0, unstable: $1.unstable) }
        var text: String
        switch format {
        case "markdown":
            let output = RunMarkdownReport(maximumBytes: invocation.maximumBytes).render(summary)
            guard output.holdsCounts else { throw DiffOutput.tooSmall(invocation.maximumBytes) }
            text = output.text
        case "junit": text = RunJUnitReport.render(summary)
        case "annotations": text = RunAnnotationsReport.render(summary)
        default: text = RunTextReport.render(summary)
        }
        try invocation.write(Array(text.utf8), to: path)
    }

    /// The page of a run; returns what the run came to.
    static func writePage(
        _ page: RunPage, of run: StoredRun, named name: String, to output: @escaping (OutputFile) throws -> Void
    ) throws -> RunSummary {
        var facts = run.facts
        facts.added = try run.added()
        var writer = page.writer(run: facts, name: name, to: output)
        try run.forEachCase { try writer.add($0, digests: $1.digests, unstable: $1.unstable) }
        return try writer.finish(history: run.marks)
    }
}

extension StoredRun {
    /// Reads the cases of the run one after the other, in declared order.
    func forEachCase(_ body: (CaseRecord, CaseEntry) throws -> Void) throws {
        var isEmpty = true
        for suite in try suites() {
            for entry in try cases(ofSuite: suite.name) {
                isEmpty = false
                try body(CaseRecord(id: entry.id, recording: try recording(of: entry)), entry)
            }
        }
        if isEmpty {
            throw CommandFailure(
                .usage, "no case of run:\(run.id) matches", remedy: "`keyline show run:\(run.id)` lists its cases.")
        }
    }
}
