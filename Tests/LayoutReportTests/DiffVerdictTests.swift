import LayoutDiff
import LayoutRecord
import LayoutReport
import Testing

/// The one sentence of a comparison, and whatever makes it doubtful, in every output.
struct DiffVerdictTests {
    private static func diff(
        before: Int = 10, after: Int = 10, counts: [CaseClass: Int], state: String = "complete", only: [String] = []
    ) -> RunDiff {
        var diff = Diffs.same(unchanged: 0)
        diff.before = Diffs.facts(name: "main", cases: before)
        diff.after = Diffs.facts(name: "branch", cases: after, state: state, only: only)
        for (caseClass, count) in counts { diff.counts[caseClass] = count }
        return diff
    }

    struct Row: Sendable, CustomTestStringConvertible {
        var diff: RunDiff
        var mark: DiffVerdict.Mark
        var sentence: String
        var testDescription: String { sentence }
    }

    static let rows: [Row] = [
        Row(diff: diff(counts: [.unchanged: 10]), mark: .same, sentence: "None of 10 cases differs"),
        Row(
            diff: diff(counts: [.unchanged: 9, .changed: 1]), mark: .differs,
            sentence: "1 of 10 cases differs, 0 causes"),
        Row(
            diff: diff(counts: [.unchanged: 9, .negotiationOnly: 1]), mark: .same,
            sentence: "None of 10 cases looks different; 1 negotiated differently"),
        Row(
            diff: diff(counts: [.unchanged: 9, .unstable: 1]), mark: .same,
            sentence: "None of 9 stable cases differs; 1 unstable"),
        Row(
            diff: diff(before: 0, after: 0, counts: [:]), mark: .invalid,
            sentence: "Nothing was compared: neither run has a case"),
        Row(diff: diff(counts: [:]), mark: .invalid, sentence: "Nothing was compared: the runs share no case"),
        Row(
            diff: diff(after: 0, counts: [.removed: 10]), mark: .invalid,
            sentence: "The run after is empty: all 10 cases of the run before are missing"),
        Row(
            diff: diff(before: 0, counts: [.added: 10]), mark: .invalid,
            sentence: "The run before is empty: none of the 10 cases can be compared"),
        Row(
            diff: diff(counts: [.added: 10, .removed: 10]), mark: .invalid,
            sentence: "The runs have no case in common: 10 added, 10 removed"),
        Row(
            diff: diff(counts: [.unchanged: 10], state: "incomplete"), mark: .invalid,
            sentence: "Incomplete: None of 10 cases differs"),
    ]

    @Test(arguments: rows)
    func sentence(row: Row) throws {
        let verdict = DiffVerdict(row.diff)
        #expect(verdict.mark == row.mark)
        #expect(verdict.sentence == row.sentence)
        // Every output says it.
        #expect(TerminalReport().render(row.diff).contains(row.sentence))
        #expect(MarkdownReport().render(row.diff).text.contains(MarkdownText.prose(row.sentence).text))
        #expect(HTMLReport.render(row.diff)[0].text.contains(row.sentence))
        if row.mark == .invalid {
            #expect(JUnitReport.render(row.diff).contains("errors=\"1\""))
            #expect(AnnotationsReport.render(row.diff).hasPrefix("::error title=Layout::"))
        }
    }

    @Test func doubtsAreWarnings() {
        var diff = Self.diff(counts: [.unchanged: 10], state: "incomplete", only: ["grid/*"])
        diff.after.isDirty = true
        diff.environment = [EnvironmentDifference(name: "icu", before: .string("72.1"), after: nil)]
        let warnings = DiffVerdict(diff).warnings
        #expect(
            warnings == [
                "the run after is incomplete: 10 of 10 declared cases recorded",
                "the run after was recorded from a dirty work tree", "environment differs: icu 72.1 -> none",
            ])
    }

    @Test func kindsThatWereEditedAlikeAreCountedTogether() {
        let id = Diffs.id("s", "a", .ideal)
        func edited(_ kind: String, _ edit: String?, delta: ClosedRange<Double>? = 2...2) -> Cause {
            Diffs.cause(.edited, kind, "length", by: .source, cases: [id], delta: delta, path: kind, edit: edit)
        }
        var diff = Self.diff(counts: [.changed: 1])
        func sentence(_ causes: [Cause]) -> String {
            diff.causes = causes
            return DiffVerdict(diff).sentence
        }
        let two = [edited("VStack", "8 -> 10"), edited(".padding", "8 -> 10")]
        #expect(sentence(two).hasSuffix("2 causes (all the edit 8 -> 10)"))
        #expect(sentence(two + [edited("Text", "a -> b")]).hasSuffix("3 causes (2 of them the edit 8 -> 10)"))
        #expect(sentence([edited("VStack", "8 -> 10"), edited(".padding", "4 -> 5")]).hasSuffix("2 causes"))
        // Words that were edited alike are as likely two edits.
        #expect(sentence([edited("A", "a -> b", delta: nil), edited("B", "a -> b", delta: nil)]).hasSuffix("2 causes"))
    }

    @Test func theCasesOfACauseSayHowManyLookAsBefore() {
        let ids = ["a", "b", "c"].map { Diffs.id("s", $0, .ideal) }
        var cause = Diffs.cause(.edited, "VStack", "spacing", by: .source, cases: ids, delta: nil, path: "VStack")
        #expect(cause.caseWords == "3 cases")
        cause.stillCount = 2
        #expect(cause.caseWords == "3 cases (2 with equal frames)")
        cause.stillCount = 3
        #expect(cause.caseWords == "3 cases with equal frames")
    }

    @Test func findingsThatCameAndWentAreInEveryHead() {
        var diff = Self.diff(counts: [.unchanged: 9, .changed: 1])
        #expect(!TerminalReport().render(diff).contains("findings:"))
        diff.findings = FindingCounts(gained: 2, lost: 1)
        let words = "findings: 2 gained, 1 lost"
        #expect(TerminalReport().render(diff).contains(words))
        #expect(MarkdownReport().render(diff).text.contains(words))
    }
}
