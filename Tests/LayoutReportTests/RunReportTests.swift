import Foundation
import FoundationXML
import LayoutDiff
import LayoutRecord
import LayoutReport
import Testing

/// One run by itself, in the forms beside the page.
struct RunReportTests {
    private static func summary(_ input: RunPage.Input) -> RunSummary {
        var summary = RunSummary(input.run)
        for record in input.cases {
            summary.add(record, unstable: input.unstable.first { $0.caseID == record.id.description }?.what)
        }
        return summary
    }

    private static let kinds = ["clean", "findings", "failures", "incomplete", "empty", "hostile"]

    private static func input(_ kind: String) -> RunPage.Input {
        var input = Pages.run
        switch kind {
        case "clean": input.cases.removeAll { !$0.recording.findings.isEmpty }
        case "failures":
            input.cases[0].recording = Recording(outcome: .crashed, passes: 0, message: "trap\nat line 3")
            input.unstable = [(input.cases[5].id.description, "frames")]
        case "incomplete":
            input.run.state = "incomplete"
            input.run.scope.cases = 50
        case "empty": (input.cases, input.run.cases, input.run.scope.cases) = ([], 0, 0)
        case "hostile":
            let finding = FindingRecord(rule: .textClipped, node: 0, message: Diffs.hostileNames.joined(), value: nil)
            input.cases = Diffs.hostileNames.map { name in
                var recording = Recordings.badge(width: 96, padding: 4)
                recording.findings = [finding]
                let visible = name.trimmingCharacters(in: .whitespacesAndNewlines).isEmpty ? "x" : name
                return CaseRecord(id: Diffs.id(visible, visible, .ideal), recording: recording)
            }
        default: break
        }
        return input
    }

    @Test(
        arguments: zip(
            kinds, ["✓ NOTHING WRONG", "⚠ FINDINGS", "✗ FAILURES", "✗ NOT VALID", "✗ NOT VALID", "⚠ FINDINGS"]))
    func everyFormSaysItFirst(kind: String, word: String) {
        let summary = Self.summary(Self.input(kind))
        #expect(summary.word == word)
        #expect(RunTextReport.render(summary).hasPrefix("\(word): \(summary.sentence)\n"))
        let markdown = RunMarkdownReport().render(summary).text
        #expect(markdown.hasPrefix("<!-- keyline:run -->\n### \(word): "))
        #expect(markdown.contains("| \(grouped(summary.cases)) |"))
        #expect(RunAnnotationsReport.render(summary).isEmpty == (kind == "clean"))
        #expect(RunAnnotationsReport.render(summary).split(separator: "\n").count <= 10)
    }

    @Test func aFailureSaysWhatItSaid() {
        let text = RunTextReport.render(Self.summary(Self.input("failures")))
        #expect(text.contains("crashed: trap"))
        #expect(text.contains("unstable: frames"))
        #expect(text.contains("2 findings in 6 cases, 1 failed, 1 unstable"))
    }

    /// A rule that is allowed is told nowhere but in its number.
    @Test func allowedFindingsAreCountedApart() throws {
        let input = Pages.run
        let rule = FindingRule.textClipped.rawValue
        var summary = RunSummary(input.run, allowing: [rule])
        for record in input.cases { summary.add(record) }
        #expect(summary.findings == 0)
        #expect(summary.allowed == 3)
        #expect(summary.rules.isEmpty)
        #expect(summary.troubled.isEmpty)
        #expect(summary.sentence == "0 findings in 6 cases, 3 allowed")
        #expect(summary.word == "✓ NOTHING WRONG")
        #expect(RunTextReport.render(summary).contains("3 allowed"))
        #expect(RunMarkdownReport().render(summary).text.contains("3 allowed"))
        #expect(RunAnnotationsReport.render(summary).isEmpty)
        #expect(!RunJUnitReport.render(summary).contains(rule))
        var page = RunPage()
        page.allowedRules = [rule]
        let text = page.render(input)[0].text
        #expect(text.contains("<span class=\"facts\"> 3 allowed</span></h1>"))
        #expect(text.contains("\"allowed\":[[\"text-clipped\"],[]]"))
        let scenario = try #require(input.cases.first { !$0.recording.findings.isEmpty }).id.scenarioName
        page.allowedRules = AllowedRules(byScenario: [scenario: [rule]])
        let single = page.render(input)[0].text
        #expect(single.contains("\"allowed\":[[],[[\"\(scenario)\",\"text-clipped\"]]]"), "\(scenario)")
        #expect(single.contains(" allowed"))
        let sides = SideBySidePage.render(
            title: "x", columns: [SideBySidePage.Column(title: "c", cases: input.cases)], allowing: [rule]
        ).text
        #expect(sides.contains(", 1 allowed"))
        #expect(!sides.contains("⚠"))
        let row = RunIndexPage.Row(run: input.run, counts: nil, findings: 0, allowed: 3, measureCalls: 1)
        #expect(RunIndexPage.render(rows: [row]).text.contains(", 3 allowed"))
    }

    @Test func notesAreCountedApart() throws {
        var input = Pages.run
        let note = FindingRecord(rule: .wordBroken, node: 0, message: "a word is broken", value: nil)
        for place in input.cases.indices { input.cases[place].recording.findings += [note, note] }
        let summary = Self.summary(input)
        let sentence = "3 findings in 6 cases, and 12 notes"
        #expect(summary.findings == 3)
        #expect(summary.notes == 12)
        #expect(summary.sentence == sentence)
        #expect(RunTextReport.render(summary).hasPrefix("⚠ FINDINGS: \(sentence)\n"))
        #expect(RunMarkdownReport().render(summary).text.contains("3 findings in 6 cases, and 12 notes"))
        let page = RunPage().render(input)[0].text
        #expect(page.contains("3 findings in 6 cases<span class=\"facts\"> and 12 notes</span></h1>"))

        for place in input.cases.indices { input.cases[place].recording.findings.removeAll { $0.severity != .note } }
        let quiet = Self.summary(input)
        #expect(quiet.mark == .same)
        #expect(quiet.sentence == "0 findings in 6 cases, and 12 notes")
        #expect(RunPage().render(input)[0].text.contains("<header class=\"head same\">"))
    }

    @Test(arguments: kinds, [300, 1_000, 2_000, 10_000, 60_000])
    func markdownKeepsToItsBytes(kind: String, budget: Int) throws {
        let summary = Self.summary(Self.input(kind))
        let output = RunMarkdownReport(maximumBytes: budget).render(summary)
        #expect(output.text.utf8.count <= budget)
        #expect(output.shownCases + output.omittedCases == summary.troubledCount)
        #expect(output.holdsCounts == (budget >= 1_000))
        let document = try MarkdownDocument(parsing: output.text)
        for table in document.tables { #expect(Set(table).count == 1) }
        #expect(document.forbidden.isEmpty, "\(document.forbidden)")
        #expect(
            document.htmlBlocks.count { $0.hasPrefix("<details>") }
                == document.htmlBlocks.count { $0.hasPrefix("</details>") })
    }

    private final class Counter: NSObject, XMLParserDelegate {
        var counts: [String: Int] = [:]

        func parser(
            _ parser: XMLParser, didStartElement name: String, namespaceURI: String?, qualifiedName: String?,
            attributes: [String: String]
        ) {
            counts[name, default: 0] += 1
            if name == "testsuites" { for (key, value) in attributes { counts["total " + key] = Int(value) } }
        }
    }

    @Test(arguments: kinds)
    func junitIsWhatItsCountsSay(kind: String) throws {
        let summary = Self.summary(Self.input(kind))
        let parser = XMLParser(data: Data(RunJUnitReport.render(summary).utf8))
        let counter = Counter()
        parser.delegate = counter
        #expect(parser.parse(), "\(String(describing: parser.parserError))")
        #expect(counter.counts["testcase"] == counter.counts["total tests"])
        #expect(counter.counts["failure", default: 0] == counter.counts["total failures"])
        #expect(counter.counts["error", default: 0] == counter.counts["total errors"])
        #expect(counter.counts["testcase"] == summary.troubledCount + 1)
    }

    @Test(arguments: [
        ("2026-01-02T03:04:05Z", "2026-01-02T03:04:05Z", "less than a second"),
        ("2026-02-28T23:59:50Z", "2026-03-01T00:00:20Z", "30 s, 12 cases a minute"),
        ("2024-02-28T23:59:50Z", "2024-03-01T00:00:20Z", "1,440 min 30 s, 0 cases a minute"),
    ])
    func durationsAreRead(start: String, end: String, words: String) {
        var run = Pages.run.run
        (run.startedAt, run.finishedAt) = (start, end)
        #expect(run.durationWords == words)
        run.finishedAt = nil
        #expect(run.durationWords == nil)
    }

    @Test(arguments: [
        (0, "0 bytes"), (999, "999 bytes"), (1_234, "1.2 kB"), (999_960, "1 MB"), (3_400_000_000, "3.4 GB"),
    ])
    func bytesAreRead(bytes: Int, words: String) { #expect(bytesWords(bytes) == words) }
}
