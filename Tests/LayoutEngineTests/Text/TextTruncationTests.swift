import Foundation
import Testing

@testable import LayoutEngine

/// Lines that do not show, on square metrics; the ellipsis is one cluster.
@Suite struct TextTruncationTests {
    struct Case: CustomTestStringConvertible, Sendable {
        var text: String
        var width: Double?
        var limit: Int
        var mode: TextTruncation
        /// What shows, with the ellipsis where it stands.
        var shown: [String]
        var answer: Double
        var testDescription: String { "\(text.debugDescription) \(mode) \(limit)" }

        init(
            _ text: String, _ width: Double?, _ limit: Int, _ mode: TextTruncation, _ shown: [String], _ answer: Double
        ) {
            self.text = text
            self.width = width
            self.limit = limit
            self.mode = mode
            self.shown = shown
            self.answer = answer
        }
    }

    static let cases: [Case] = [
        Case("abcdefgh", 80, 1, .tail, ["abcdefgh"], 80),
        Case("abcdefgh", 50, 1, .tail, ["abcd…"], 50),
        Case("abcdefgh", 50, 1, .head, ["…efgh"], 50),
        Case("abcdefgh", 50, 1, .middle, ["ab…gh"], 50),
        Case("abcdefgh", 60, 1, .middle, ["ab…fgh"], 60),
        // The cut goes between clusters, not words, and leaves no space before the ellipsis.
        Case("ab cd ef", 70, 1, .tail, ["ab cd…"], 60),
        Case("ab cd ef", 50, 1, .tail, ["ab c…"], 50),
        Case("one two three four", 80, 2, .tail, ["one two ", "three f…"], 80),
        Case("one two three four", 80, 2, .head, ["one two ", "…ee four"], 80),
        // The last line that shows holds one paragraph; the next ones are cut even where it fits.
        Case("ab\ncd", nil, 1, .tail, ["ab…"], 30),
        Case("ab\ncd", nil, 1, .head, ["…cd"], 30),
        Case("ab\ncd", nil, 1, .middle, ["ab…cd"], 50),
        Case("ab\ncd\n", nil, 1, .head, ["…cd\n"], 30),
        // Only white space left out is not a cut.
        Case("ab\n\n", nil, 1, .tail, ["ab\n\n"], 20),
        // Not even the ellipsis fits.
        Case("abc", 5, 1, .tail, ["…"], 10),
        Case("abc", 0, 1, .head, ["…"], 10),
        Case("abc", 0, 1, .middle, ["…"], 10),
        Case("a", 0, 1, .tail, ["a"], 10),
        // Clusters stay whole.
        Case("👩‍👩‍👧‍👦👍🏽👩‍👩‍👧‍👦", 20, 1, .tail, ["👩‍👩‍👧‍👦…"], 20),
        Case("क्षत्रिय", 20, 1, .tail, ["क्ष…"], 20),
    ]

    @Test(arguments: cases) func cuts(_ example: Case) {
        let text = squareText(example.text)
        let style = TextStyle.with {
            $0.maximumLines = example.limit
            $0.truncation = example.mode
        }
        let layout = text.layout(width: example.width, height: nil, style: style)
        #expect(shown(text, layout) == example.shown)
        #expect(layout.isTruncated == example.shown.joined().contains("…"))
        #expect(Double(layout.size.width) == example.answer)
    }

    private func shown(_ text: PreparedText, _ layout: TextLayout) -> [String] {
        let bytes = Array(text.string.utf8)
        func part(_ range: Range<Int>) -> String { String(decoding: bytes[range], as: UTF8.self) }
        var shown = layout.lines.map { part($0.range) }
        guard let elided = layout.elided, let last = layout.lines.last?.range else { return shown }
        let head = last.lowerBound..<max(min(elided.lowerBound, last.upperBound), last.lowerBound)
        let tail = min(max(elided.upperBound, last.lowerBound), last.upperBound)..<last.upperBound
        shown[shown.count - 1] =
            elided.lowerBound >= last.upperBound ? part(last) + "…" : part(head) + "…" + part(tail)
        return shown
    }

    @Test(
        arguments: [
            (nil, 4), (Double.infinity, 4), (100, 4), (40, 4), (39, 3), (25, 2), (10, 1), (5, 1), (0, 1), (-3, 1),
            (.nan, 1),
        ] as [(Double?, Int)])
    func aHeightLimitsTheLines(height: Double?, count: Int) {
        let layout = squareText("one two three four").layout(width: 50, height: height, style: TextStyle())
        #expect(layout.lines.count == count)
        #expect(layout.isTruncated == (count < 4))
    }

    @Test func linesStandALeadingAndTheSpacingApart() {
        let style = TextStyle.with { $0.lineSpacing = 5 }
        let text = squareText("one two three")
        #expect(text.layout(width: 50, height: nil, style: style).size.height == 40)
        #expect(text.layout(width: 50, height: 39, style: style).lines.count == 2)
        let loose = TextRun("a\nb", font: Font.body.leading(.loose).resolved())
        let prepared = PreparedText(runs: [loose], style: TextStyle(), metrics: PortableMetrics())
        #expect(prepared.layout(width: nil, height: nil, style: TextStyle()).size.height == 34)
    }

    @Test func reservesLines() {
        let text = squareText("one two three four five")
        func height(_ string: String, _ change: (inout TextStyle) -> Void) -> CGFloat {
            squareText(string).layout(width: 50, height: nil, style: .with(change)).size.height
        }
        // lineLimit(2...5), lineLimit(3, reservesSpace: true), lineLimit(2...)
        #expect(height("one") { ($0.minimumLines, $0.maximumLines) = (2, 5) } == 20)
        #expect(height("a\nb\nc\nd\ne\nf") { ($0.minimumLines, $0.maximumLines) = (2, 5) } == 50)
        #expect(height("one") { ($0.maximumLines, $0.reservesSpace) = (3, true) } == 30)
        #expect(height("one two three") { $0.minimumLines = 2 } == 30)
        #expect(height("") { ($0.maximumLines, $0.reservesSpace) = (2, true) } == 20)
        let zero = TextStyle.with { $0.maximumLines = 0 }
        #expect(text.layout(width: 50, height: nil, style: zero).lines.count == 1)
    }

    @Test func shrinksNoMoreThanItMust() {
        let text = squareText("abcdefghij")
        func layout(_ width: Double, least: Double) -> TextLayout {
            text.layout(
                width: width, height: nil, style: .with { ($0.maximumLines, $0.minimumScaleFactor) = (1, least) })
        }
        #expect(layout(100, least: 0.5).fontScale == 1)
        #expect(layout(80, least: 0.5).fontScale == 0.8)
        #expect(layout(80, least: 0.5).size == CGSize(width: 80, height: 8))
        #expect(!layout(50, least: 0.5).isTruncated)
        #expect(layout(40, least: 0.5).isTruncated)
        #expect(layout(40, least: 0.5).fontScale == 0.5)
        // Nothing limits the lines, so nothing has to shrink.
        let free = TextStyle.with { $0.minimumScaleFactor = 0.5 }
        #expect(text.layout(width: 80, height: nil, style: free).fontScale == 1)
    }

    @Test func tightensATwentiethBeforeItCuts() {
        let text = squareText("abcdefghij klmnopqrs")
        func layout(_ width: Double) -> TextLayout {
            text.layout(width: width, height: nil, style: .with { ($0.maximumLines, $0.allowsTightening) = (1, true) })
        }
        #expect(!layout(190).isTruncated)
        #expect(layout(190).size.width == 190)
        #expect(layout(189).isTruncated)
        // Two paragraphs never share a line, however well they would fit.
        let style = TextStyle.with { ($0.maximumLines, $0.allowsTightening) = (1, true) }
        #expect(squareText("ab\ncd").layout(width: 40, height: nil, style: style).isTruncated)
    }

    @Test func baselinesFollowTheLines() {
        let layout = squareText("one two three").layout(width: 50, height: nil, style: TextStyle())
        #expect(layout.firstBaseline == 7.5)
        #expect(layout.lastBaseline == 27.5)
        let runs = [TextRun("a ", font: squareFont), TextRun("b", font: ResolvedFont(size: 20))]
        let mixed = PreparedText(runs: runs, style: TextStyle(), metrics: SquareMetrics())
        let one = mixed.layout(width: nil, height: nil, style: TextStyle())
        #expect(one.size == CGSize(width: 40, height: 20))
        #expect(one.firstBaseline == 15)
        let two = mixed.layout(width: 20, height: nil, style: TextStyle())
        #expect(two.size == CGSize(width: 20, height: 30))
        #expect((two.firstBaseline, two.lastBaseline) == (7.5, 25))
        #expect(mixed.layout(width: 20, height: 29, style: TextStyle()).isTruncated)
    }
}
