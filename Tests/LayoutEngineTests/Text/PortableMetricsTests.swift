import Foundation
import Testing

@testable import LayoutEngine

@Suite struct PortableMetricsTests {
    private let metrics = PortableMetrics()

    /// In thousandths of an em.
    private func width(_ cluster: String, _ font: Font = .system(size: 1000)) -> Double {
        metrics.advance(of: cluster[...], font: font.resolved())
    }

    @Test(arguments: [1.0, 2, 3]) func theOneMeasuredFact(scale: Double) {
        let layout = bodyText("T").layout(width: nil, height: nil, style: .with { $0.scale = scale })
        #expect(layout.size == CGSize(width: 9, height: 16))
    }

    @Test func lineHeightsOfTheTextStyles() {
        let heights = Font.TextStyle.allCases.map { metrics.lineMetrics(for: Font.system($0).resolved()).height }
        #expect(heights == [32, 27, 21, 18, 16, 14, 16, 15, 12, 12, 12])
        #expect(metrics.lineMetrics(for: Font.body.resolved(profile: .iOS)).height == 21)
        let body = metrics.lineMetrics(for: Font.body.resolved())
        #expect(body == LineMetrics(ascent: 13, descent: 3, leading: 0))
        #expect(metrics.lineMetrics(for: Font.body.leading(.tight).resolved()).leading == -2)
    }

    @Test func everyPrintableASCIIHasAWidthAndControlsHaveNone() {
        for value in UInt8(0)..<128 {
            let cluster = String(Unicode.Scalar(value))
            let expectsWidth = cluster == "\t" || (0x20..<0x7F).contains(value)
            #expect((width(cluster) > 0) == expectsWidth, "U+\(String(value, radix: 16))")
        }
        #expect(width("\r\n") == 0)
        #expect(width("\t") == 4 * width(" "))
    }

    @Test func heavierIsWider() {
        let weights: [Font.Weight] = [
            .ultraLight, .thin, .light, .regular, .medium, .semibold, .bold, .heavy, .black,
        ]
        let widths = weights.map { width("n", .system(size: 1000, weight: $0)) }
        #expect(zip(widths, widths.dropFirst()).allSatisfy { $0 < $1 })
        #expect(width(" ", .system(size: 1000, weight: .black)) == width(" "))
    }

    @Test func cutsAndSmallCapitals() {
        let font = Font.system(size: 1000)
        #expect(width("n", font.width(.condensed)) == 468)
        #expect(width("n", font.width(.compressed)) == 409)
        #expect(width("n", font.width(.expanded)) == 702)
        #expect(width("n", font.width(Font.Width(.nan))) == 585)
        #expect(width("中", font.width(.condensed)) == 1000)
        #expect(width("T", font.smallCaps()) == 544)
        #expect(width("t", font.smallCaps()) == 544)
        #expect(width("t", font.uppercaseSmallCaps()) == 360)
        #expect(width("T", font.lowercaseSmallCaps()) == 680)
        #expect(width("é", font.smallCaps()) == 480)
        #expect(width("ж", font.smallCaps()) == 544)
        #expect(width("1", font.smallCaps()) == 460)
    }

    @Test func digitsAreTabularOnDemand() {
        let digits = (0...9).map(String.init)
        #expect(Set(digits.map { width($0) }).count > 1)
        #expect(Set(digits.map { width($0, .system(size: 1000).monospacedDigit()) }).count == 1)
        #expect(width("n", .system(size: 1000).monospacedDigit()) == width("n"))
    }

    @Test func theMonospacedFaceHasOneWidth() {
        let mono = Font.system(size: 1000).monospaced()
        let narrow = "aWi.0 éдक".map { width(String($0), mono) }
        #expect(Set(narrow).count == 1)
        #expect(width("中", mono) == 2 * narrow[0])
        #expect(width("👍🏽", mono) == 2 * narrow[0])
    }

    static let equivalents: [(String, String)] = [
        ("é", "e\u{301}"), ("Å", "A\u{30A}"), ("ậ", "a\u{323}\u{302}"), ("각", "\u{1100}\u{1161}\u{11A8}"),
        ("क़", "\u{915}\u{93C}"), ("\u{1100}\u{1100}\u{1161}", "나"),
    ]

    @Test(arguments: equivalents) func equivalentTextsMeasureAlike(a: String, b: String) {
        #expect(width(a) == width(b))
    }

    static let kinds: [(String, Double)] = [
        ("中", 1000), ("あ", 1000), ("Ａ", 1000), ("ｱ", 500), ("\u{3000}", 1000),
        ("👩‍👩‍👧‍👦", 1250), ("👍🏽", 1250), ("🇩🇪", 1250), ("1️⃣", 1250), ("❤️", 1250), ("😀", 1250), ("⌚", 1250),
        ("⌚\u{FE0E}", 1000), ("❤", 620), ("❤\u{FE0E}", 620),
        ("\u{301}", 0), ("\u{200B}", 0), ("\u{2060}", 0), ("\u{202E}", 0), ("\u{AD}", 0), ("\u{FEFF}", 0), ("\0", 0),
        ("\u{2028}", 0), ("\u{85}", 0), ("\u{A0}", 280), ("\u{FFFD}", 900), ("…", 840),
        // A consonant, with a sign above, with one beside it, and two joined.
        ("क", 640), ("के", 640), ("का", 920), ("क्ष", 1024), ("क्", 640),
        ("ا", 270), ("س", 760), ("ب", 520), ("Ж", 680), ("ж", 575), ("ก", 560),
    ]

    @Test(arguments: kinds) func clustersByKind(cluster: String, expected: Double) {
        #expect(width(cluster) == expected)
    }

    @Test func namesItself() {
        #expect(TextMetricsRegistry.all.map(\.name) == ["portable-1", "square-1"])
        #expect(TextMetricsRegistry.metrics(named: "square-1")?.name == "square-1")
        #expect(TextMetricsRegistry.metrics(named: "portable-0") == nil)
    }
}
