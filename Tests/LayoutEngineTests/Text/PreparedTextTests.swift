import Foundation
import Synchronization
import Testing

@testable import LayoutEngine

@Suite struct PreparedTextTests {
    /// Counts the questions that another text metrics is asked.
    private final class CountingMetrics: TextMetrics {
        let advances = Mutex(0)
        let inner = PortableMetrics()

        var name: String { "counting" }

        func advance(of cluster: Substring, font: ResolvedFont) -> Double {
            advances.withLock { $0 += 1 }
            return inner.advance(of: cluster, font: font)
        }

        func lineMetrics(for font: ResolvedFont) -> LineMetrics { inner.lineMetrics(for: font) }
    }

    @Test func measuresOnceAndWrapsByArithmetic() {
        let metrics = CountingMetrics()
        let string = String(repeating: "标签 wraps 👍🏽 ", count: 50)
        let text = PreparedText(
            runs: [TextRun(string, font: Font.body.resolved())], style: TextStyle(), metrics: metrics)
        let prepared = metrics.advances.withLock { $0 }
        // Once per cluster at most, and the ellipsis.
        #expect(prepared <= string.count + 1)
        for width in 0..<300 {
            for limit in [nil, 1, 2] {
                _ = text.layout(width: Double(width), height: nil, style: .with { $0.maximumLines = limit })
            }
        }
        #expect(metrics.advances.withLock { $0 } == prepared)
    }

    @Test func textCaseFollowsTheLocale() {
        func shown(_ string: String, _ textCase: TextCase, _ locale: String) -> String {
            squareText(string, style: .with { ($0.textCase, $0.localeIdentifier) = (textCase, locale) }).string
        }
        #expect(shown("Title i", .uppercase, "en") == "TITLE I")
        #expect(shown("Title i", .uppercase, "tr") == "TİTLE İ")
        #expect(shown("TITLE I", .lowercase, "tr") == "tıtle ı")
        #expect(shown("straße ŉ", .uppercase, "de") == "STRASSE ʼN")
        #expect(shown(String(repeating: "ΐ", count: 500), .uppercase, "en").unicodeScalars.count == 1500)
        #expect(shown("", .uppercase, "en") == "")
    }

    @Test func theKeyIsWhatPreparingDependsOn() {
        let runs = [TextRun("a", font: squareFont)]
        func key(_ change: (inout TextStyle) -> Void) -> PreparedText.Key {
            PreparedText.Key(runs: runs, style: .with(change), metrics: SquareMetrics())
        }
        let plain = key { _ in }
        #expect(key { $0.maximumLines = 2 } == plain)
        #expect(key { $0.textCase = .uppercase } != plain)
        #expect(key { $0.localeIdentifier = "tr" } != plain)
        #expect(PreparedText.Key(runs: runs, style: TextStyle(), metrics: PortableMetrics()) != plain)
        #expect(squareText("a").key == plain)
    }

    @Test func runsShareLinesAndClusters() {
        let big = ResolvedFont(size: 20)
        let runs = [
            TextRun("one ", font: squareFont), TextRun("", font: big), TextRun("two", font: big),
            TextRun("\u{301} three", font: squareFont),
        ]
        let text = PreparedText(runs: runs, style: TextStyle(), metrics: SquareMetrics())
        #expect(text.string == "one two\u{301} three")
        let layout = text.layout(width: nil, height: nil, style: TextStyle())
        // The mark belongs to the cluster that began in the run before it.
        #expect(layout.size == CGSize(width: 40 + 60 + 60, height: 20))
        #expect(text.lines(at: 100) == ["one two\u{301} ", "three"])
        let narrow = text.layout(width: 60, height: nil, style: TextStyle())
        #expect(narrow.size == CGSize(width: 60, height: 40))
        #expect(narrow.lastLineMetrics.height == 10)
    }

    @Test func aBaselineOffsetMakesTheLineHigher() {
        let run = TextRun("a", font: squareFont, baselineOffset: 4)
        let text = PreparedText(runs: [run], style: TextStyle(), metrics: SquareMetrics())
        let layout = text.layout(width: nil, height: nil, style: TextStyle())
        #expect(layout.firstBaseline == 11.5)
        #expect(layout.size.height == 12)
    }

    /// Nothing that people can write in their source makes a size that is no number, or takes for ever.
    @Test func absurdStylesGiveFiniteSizes() {
        let absurd: [Double] = [.infinity, -.infinity, .nan, 1e308, -1e308, 0]
        for value in absurd {
            let runs = [
                TextRun("one two\n", font: ResolvedFont(size: value), kerning: value, baselineOffset: value),
                TextRun("three", font: squareFont, tracking: value),
            ]
            let style = TextStyle.with {
                $0.lineSpacing = value
                $0.minimumScaleFactor = value
                $0.scale = value
                $0.minimumLines = .max
                $0.maximumLines = .max
                $0.reservesSpace = true
            }
            let text = PreparedText(runs: runs, style: style, metrics: PortableMetrics())
            for offer in absurd {
                let layout = text.layout(width: offer, height: offer, style: style)
                #expect(layout.size.width.isFinite && layout.size.height.isFinite)
                #expect(layout.lastBaseline.isFinite && layout.lastBaseline >= 0)
            }
        }
        #expect(TextRun("a", font: squareFont, kerning: .nan) == TextRun("a", font: squareFont))
    }

    static let large: [(String, Int, Int)] = [
        // At 100 wide and at 0: a word without end, words, one cluster of marks, soft hyphens, lines, nothing visible.
        (String(repeating: "x", count: 100_000), 10_000, 100_000),
        (String(repeating: "four ", count: 20_000), 10_000, 80_000),
        ("a" + String(repeating: "\u{301}", count: 10_000), 1, 1),
        (String(repeating: "x\u{AD}", count: 50_000), 5_556, 50_000),
        (String(repeating: "x\n", count: 50_000), 50_001, 50_001),
        (String(repeating: "\u{200B}", count: 50_000), 1, 1),
        (String(repeating: "中", count: 100_000), 10_000, 100_000),
    ]

    @Test(arguments: large) func largeTexts(string: String, lines: Int, clusters: Int) {
        let text = squareText(string)
        #expect(text.layout(width: 100, height: nil, style: TextStyle()).lines.count == lines)
        #expect(text.layout(width: 0, height: nil, style: TextStyle()).lines.count == clusters)
        for mode in [TextTruncation.head, .middle, .tail] {
            let style = TextStyle.with { ($0.maximumLines, $0.truncation) = (3, mode) }
            let layout = text.layout(width: 100, height: nil, style: style)
            #expect(layout.lines.count == min(lines, 3))
            #expect(layout.size.width <= 100)
        }
    }

    @Test func threadsShareTheIterators() async {
        let locales = ["en", "zh", "th", "ja"]
        let expected = locales.map { bodyText("ภาษาไทย 中文字 one", style: style($0)).lines(at: 40) }
        await withTaskGroup(of: Bool.self) { group in
            for index in 0..<64 {
                group.addTask {
                    let locale = index % locales.count
                    return bodyText("ภาษาไทย 中文字 one", style: self.style(locales[locale])).lines(at: 40)
                        == expected[locale]
                }
            }
            for await same in group { #expect(same) }
        }
    }

    private func style(_ locale: String) -> TextStyle { .with { $0.localeIdentifier = locale } }
}
