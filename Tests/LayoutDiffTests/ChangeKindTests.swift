import LayoutRecord
import Testing

@testable import LayoutDiff

/// Differences in the words and amounts a reader sees.
@Suite struct ChangeKindTests {
    struct Row: Sendable {
        let words: String
        let before: Frame
        let after: Frame
        let changes: [String]
    }

    static let rows = [
        Row(
            words: "moved", before: Frame(x: 1, y: 2, width: 10, height: 20),
            after: Frame(x: 4, y: 2, width: 10, height: 20), changes: ["moved x 1 4 3"]),
        Row(
            words: "right edge", before: Frame(x: 0, y: 0, width: 10, height: 20),
            after: Frame(x: 0, y: 0, width: 12, height: 20), changes: ["resized right 10 12 2"]),
        Row(
            words: "left edge", before: Frame(x: 5, y: 0, width: 10, height: 20),
            after: Frame(x: 3, y: 0, width: 12, height: 20), changes: ["resized left 5 3 -2"]),
        Row(
            words: "both edges, and moved down", before: Frame(x: 5, y: 0, width: 10, height: 20),
            after: Frame(x: 4, y: 6, width: 12, height: 20),
            changes: ["resized left 5 4 -1", "resized right 15 16 1", "moved y 0 6 6"]),
        Row(
            words: "rounding", before: Frame(x: 5, y: 0, width: 10, height: 20),
            after: Frame(x: 5.004, y: 0, width: 10, height: 20), changes: ["rounding-only x 5 5.004 0.004"]),
        Row(
            words: "no number", before: Frame(x: 5, y: 0, width: 10, height: 20),
            after: Frame(x: 5, y: 0, width: .nan, height: .infinity),
            changes: ["non-finite width 10 nan -", "non-finite height 20 inf -"]),
        Row(
            words: "NaN is NaN", before: Frame(x: .nan, y: 0, width: 10, height: 20),
            after: Frame(x: .nan, y: 1, width: 10, height: 20), changes: ["moved y 0 1 1"]),
    ]

    private func words(_ change: Change) -> String {
        let delta = change.delta.map { Words.length($0) } ?? "-"
        return "\(change.kind.rawValue) \(change.what) \(change.before) \(change.after) \(delta)"
    }

    @Test(arguments: rows)
    func `frames`(row: Row) {
        let comparison = FrameComparison(row.before, row.after, tolerance: 0.01, pixelScale: nil)
        #expect(comparison.changes.map(words) == row.changes)
        #expect(comparison.isVisible == (row.words != "rounding"))
    }

    @Test func `a frame on one side only is visible`() {
        let frame = Frame(x: 0, y: 0, width: 1, height: 1)
        #expect(FrameComparison(nil, frame, tolerance: 1, pixelScale: nil).isVisible)
        #expect(FrameComparison(frame, nil, tolerance: 1, pixelScale: nil).isVisible)
        #expect(!FrameComparison(nil, nil, tolerance: 1, pixelScale: nil).isVisible)
    }

    @Test func `lines before and after`() {
        let wide = record(Offer(width: 200, height: nil), .text("one two three"))
        let narrow = record(Offer(width: 60, height: nil), .text("one two three"))
        let change = TextComparison.changes(wide.nodes[0], narrow.nodes[0])
        #expect(change.map(\.kind) == [.rewrapped])
        #expect(change.first?.before == "one two three")
        #expect(change.first?.after == "one two\nthree")
        #expect(change.first?.delta == 1)
    }

    @Test func `truncation gained and lost`() {
        let whole = record(Offer(width: 200, height: nil), .text("one two three")).nodes[0]
        var cut = whole
        cut.truncated = true
        #expect(TextComparison.changes(whole, cut).map(\.kind) == [.truncationGained])
        #expect(TextComparison.changes(cut, whole).map(\.kind) == [.truncationLost])
    }

    private func made(_ fill: (inout Recording) -> Void = { _ in }) -> Recording {
        var made = HandMade()
        made.node("Row")
        made.measure(0, 300, Size(width: 10, height: 10))
        fill(&made.recording)
        return made.recording
    }

    @Test func `how a case ended`() {
        let result = compareCase(
            made(),
            made {
                $0.outcome = .oscillating
                $0.message = "two heights in turn"
            })
        #expect(result.caseClass == .changed)
        #expect(result.changes.map(words) == ["outcome two heights in turn settled oscillating -"])
        #expect(result.causeWords == ["4 unchanged  outcome oscillating"])
        let crashed = compareCase(made(), Recording(outcome: .crashed, passes: 0, message: "index out of range"))
        #expect(crashed.caseClass == .failed)
        #expect(crashed.causeWords == ["4 unchanged  outcome crashed"])
        let fixed = compareCase(Recording(outcome: .crashed, passes: 0, message: "index out of range"), made())
        #expect(fixed.caseClass == .changed)
    }

    @Test func `findings gained and lost`() {
        let overlap = FindingRecord(rule: .overlap, node: 0, message: "overlaps by 3", value: 3)
        let found = made { $0.findings = [overlap, overlap] }
        let once = made { $0.findings = [overlap] }
        #expect(compareCase(once, found).changes.map(\.kind) == [.findingGained])
        #expect(compareCase(found, made()).changes.map(\.kind) == [.findingLost, .findingLost])
        #expect(compareCase(made(), once).causeWords == ["4 unchanged  finding overlap"])
        var options = DiffOptions()
        options.allowedFindings = ["overlap"]
        #expect(compareCase(made(), once, options: options).caseClass == .negotiationOnly)
    }

    @Test func `measure calls of the case and of a node`() {
        let before = record(Offer(width: 200, height: nil), .hStack([.text("a b c"), .image(5, 5)]))
        let after = record(
            Offer(width: 200, height: nil), .hStack([.text("a b c"), .image(5, 5)]),
            habits: ModelHabits(keepsAnswers: false))
        let result = compareCase(before, after)
        #expect(result.caseClass == .negotiationOnly)
        #expect(result.changes.map(\.kind) == [.measuredMore])
        #expect(compareCase(after, before).changes.map(\.kind) == [.measuredLess])
    }
}
