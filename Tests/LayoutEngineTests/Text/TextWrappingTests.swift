import Foundation
import Testing

@testable import LayoutEngine

/// Wrapping on square metrics: one cluster is 10 wide, one line 10 high.
@Suite struct TextWrappingTests {
    struct Case: CustomTestStringConvertible, Sendable {
        var text: String
        var width: Double?
        var lines: [String]
        var answer: Double
        var testDescription: String { "\(text.debugDescription) at \(width.map { $0.description } ?? "nil")" }

        init(_ text: String, _ width: Double?, _ lines: [String], _ answer: Double) {
            self.text = text
            self.width = width
            self.lines = lines
            self.answer = answer
        }
    }

    static let cases: [Case] = [
        // The widest line is the answer, not the offer.
        Case("one two three", nil, ["one two three"], 130),
        Case("one two three", .infinity, ["one two three"], 130),
        Case("one two three", 130, ["one two three"], 130),
        Case("one two three", 129, ["one two ", "three"], 70),
        Case("one two three", 70, ["one two ", "three"], 70),
        Case("one two three", 69, ["one ", "two ", "three"], 50),
        // A word longer than the line breaks between clusters, after the words before it.
        Case("one two three", 40, ["one ", "two ", "thre", "e"], 40),
        Case("a elephants", 40, ["a ", "elep", "hant", "s"], 40),
        // Nothing, less than nothing, and not a number: a line for each cluster.
        Case("ab c", 0, ["a", "b ", "c"], 10),
        Case("ab c", -5, ["a", "b ", "c"], 10),
        Case("ab c", .nan, ["a", "b ", "c"], 10),
        Case("ab c", -.infinity, ["a", "b ", "c"], 10),
        Case("ab c", 9, ["a", "b ", "c"], 10),
        // Mandatory breaks count at every width, and a last line end opens an empty line.
        Case("a\nbc", nil, ["a\n", "bc"], 20),
        Case(
            "a\r\nb\u{2028}c\u{2029}d\u{85}e\u{B}f\u{C}g", nil,
            ["a\r\n", "b\u{2028}", "c\u{2029}", "d\u{85}", "e\u{B}", "f\u{C}", "g"], 10),
        Case("a\n", nil, ["a\n", ""], 10),
        Case("\n\n", 50, ["\n", "\n", ""], 0),
        Case("a\n", 0, ["a\n", ""], 10),
        // White space hangs where a line wraps, counts as far as it fits where a paragraph ends.
        Case("ab   cd", 20, ["ab   ", "cd"], 20),
        Case("ab   cd", 30, ["ab   ", "cd"], 20),
        Case("ab  ", nil, ["ab  "], 40),
        Case("ab  ", 30, ["ab  "], 30),
        Case("ab  ", 20, ["ab  "], 20),
        Case("  ab", 30, ["  ", "ab"], 20),
        Case("a\tb", nil, ["a\tb"], 30),
        Case("a\tb", 20, ["a\t", "b"], 10),
        Case("あ\u{3000}い", 10, ["あ\u{3000}", "い"], 10),
        // No-break spaces and word joiners hold together; a zero-width space parts.
        Case("a\u{A0}b c", 30, ["a\u{A0}b ", "c"], 30),
        Case("a\u{A0}b", 20, ["a\u{A0}", "b"], 20),
        Case("ab\u{200B}cd", 20, ["ab\u{200B}", "cd"], 20),
        Case("ab\u{200B}cd", 40, ["ab\u{200B}cd"], 40),
        Case("a-\u{2060}b c", 30, ["a-\u{2060}b ", "c"], 30),
        // A soft hyphen shows as a hyphen where a line ends at it, and only there.
        Case("auto\u{AD}mobile", nil, ["auto\u{AD}mobile"], 100),
        Case("auto\u{AD}mobile", 99, ["auto\u{AD}", "mobile"], 60),
        Case("auto\u{AD}mob", 50, ["auto\u{AD}", "mob"], 50),
        // Without room for the hyphen the last letter goes on.
        Case("auto\u{AD}mob", 40, ["aut", "o\u{AD}mob"], 40),
        Case("auto\u{AD}mob", 10, ["a", "u", "t", "o\u{AD}", "m", "o", "b"], 10),
        // Controls and bidi marks have no width and no line of their own.
        Case("a\0b\u{202E}c\u{2066}d\u{2069}", nil, ["a\0b\u{202E}c\u{2066}d\u{2069}"], 40),
        Case("a\0b", 0, ["a\0", "b"], 10),
        Case("\u{200E}ab", 0, ["\u{200E}a", "b"], 10),
        Case("\u{200E}\u{200E}\u{200E}ab", 0, ["\u{200E}\u{200E}\u{200E}a", "b"], 10),
        // One cluster, however many scalars.
        Case("👩‍👩‍👧‍👦👍🏽", 10, ["👩‍👩‍👧‍👦", "👍🏽"], 10),
        Case("🇩🇪🇫🇷", 10, ["🇩🇪", "🇫🇷"], 10),
        Case("क्षत्रिय", 0, ["क्ष", "त्रि", "य"], 10),
        Case("e\u{301}a\u{308}", 0, ["e\u{301}", "a\u{308}"], 10),
        Case("\u{FFFD}\u{FFFD}", 0, ["\u{FFFD}", "\u{FFFD}"], 10),
        Case("中文字", 20, ["中文", "字"], 20),
        Case("https://a.bc/defg/h", 120, ["https://", "a.bc/defg/h"], 110),
    ]

    @Test(arguments: cases) func wraps(_ example: Case) {
        let text = squareText(example.text)
        let layout = text.layout(width: example.width, height: nil, style: TextStyle())
        #expect(text.lineStrings(layout) == example.lines)
        #expect(layout.size == CGSize(width: example.answer, height: Double(example.lines.count) * 10))
    }

    @Test func anEmptyTextIsNothing() {
        let layout = squareText("").layout(width: nil, height: nil, style: TextStyle())
        #expect(layout.size == .zero)
        #expect(layout.lines.isEmpty)
        #expect(!layout.isTruncated)
    }

    @Test func tellsOfBrokenWords() {
        #expect(!squareText("one two").layout(width: 30, height: nil, style: TextStyle()).brokeWord)
        #expect(squareText("one two").layout(width: 20, height: nil, style: TextStyle()).brokeWord)
        // A line that breaks a word but is cut breaks none.
        let style = TextStyle.with { $0.maximumLines = 1 }
        #expect(!squareText("elephant").layout(width: 50, height: nil, style: style).brokeWord)
    }

    @Test func roundsUpToAPixelAndNotBeyondTheOffer() {
        let text = PreparedText(
            runs: [TextRun("abc", font: ResolvedFont(size: 3.375))], style: TextStyle(), metrics: SquareMetrics())
        func size(_ width: Double?, scale: Double) -> CGSize {
            text.layout(width: width, height: nil, style: .with { $0.scale = scale }).size
        }
        #expect(size(nil, scale: 1) == CGSize(width: 11, height: 4))
        #expect(size(nil, scale: 2) == CGSize(width: 10.5, height: 3.5))
        #expect(size(nil, scale: 0) == CGSize(width: 11, height: 4))
        #expect(size(10.2, scale: 1) == CGSize(width: 10.2, height: 4))
        // A single cluster that does not fit is rounded as ever.
        #expect(size(3, scale: 1) == CGSize(width: 4, height: 11))
    }

    @Test func theDustOfDividingAWidthWrapsNothing() {
        let text = squareText("one two")
        #expect(text.layout(width: (70.0).nextDown, height: nil, style: TextStyle()).lines.count == 1)
        #expect(text.layout(width: 210.1 / 3 - 0.1 / 3, height: nil, style: TextStyle()).lines.count == 1)
        #expect(text.layout(width: 69.999, height: nil, style: TextStyle()).lines.count == 2)
    }

    @Test func kerningAndTrackingWiden() {
        func width(kerning: Double, tracking: Double) -> CGFloat {
            let run = TextRun("ab\u{200B}c", font: squareFont, kerning: kerning, tracking: tracking)
            return PreparedText(runs: [run], style: TextStyle(), metrics: SquareMetrics())
                .layout(width: nil, height: nil, style: TextStyle()).size.width
        }
        #expect(width(kerning: 2, tracking: 0) == 36)
        #expect(width(kerning: 2, tracking: 1) == 33)
        #expect(width(kerning: -50, tracking: 0) == 0)
        #expect(width(kerning: .nan, tracking: 0) == 30)
        // No advance is negative: what is pulled together does not pull what follows.
        let runs = [TextRun("ab", font: squareFont, kerning: -50), TextRun("cd", font: squareFont)]
        let text = PreparedText(runs: runs, style: TextStyle(), metrics: SquareMetrics())
        #expect(text.layout(width: nil, height: nil, style: TextStyle()).size.width == 20)
    }
}
