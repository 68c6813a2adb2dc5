import Foundation
import Testing

@testable import LayoutEngine

@Suite struct FontTests {
    static let macOSSizes: [(Font.TextStyle, Double, Font.Weight)] = [
        (.largeTitle, 26, .regular), (.title, 22, .regular), (.title2, 17, .regular), (.title3, 15, .regular),
        (.headline, 13, .bold), (.body, 13, .regular), (.callout, 12, .regular), (.subheadline, 11, .regular),
        (.footnote, 10, .regular), (.caption, 10, .regular), (.caption2, 10, .medium),
    ]

    @Test(arguments: macOSSizes) func macOSStyles(style: Font.TextStyle, size: Double, weight: Font.Weight) {
        let font = Font.system(style).resolved()
        #expect(font.size == size)
        #expect(font.weight == weight)
        #expect(font.design == .default)
    }

    @Test func everyStyleHasItsShorthand() {
        let shorthands: [Font] = [
            .largeTitle, .title, .title2, .title3, .headline, .subheadline, .body, .callout, .footnote, .caption,
            .caption2,
        ]
        #expect(Font.TextStyle.allCases.map { Font.system($0) } == shorthands)
        #expect(Font.body.resolved(profile: .iOS).size == 17)
    }

    @Test func aTextScaleScalesWhatIsRelative() {
        #expect(Font.body.resolved(textScale: 1.5).size == 19.5)
        #expect(Font.system(size: 16).resolved(textScale: 1.5).size == 16)
        #expect(Font.custom("Face", size: 10).resolved(textScale: 1.5).size == 15)
        #expect(Font.custom("Face", size: 10, relativeTo: .title).resolved(textScale: 2).size == 20)
        #expect(Font.custom("Face", fixedSize: 10).resolved(textScale: 2).size == 10)
        #expect(Font.custom("Face", size: 10).resolved().name == "Face")
        for scale in [0, -1, Double.nan, .infinity] { #expect(Font.body.resolved(textScale: scale).size == 13) }
    }

    @Test func changesAddUp() {
        let font = Font.title3.weight(.heavy).italic().monospacedDigit().leading(.tight).resolved()
        #expect(font.size == 15 && font.weight == .heavy && font.isItalic && font.hasTabularDigits)
        #expect(font.leading == .tight)
        #expect(Font.body.bold().resolved().weight == .bold)
        #expect(Font.body.monospaced().resolved().design == .monospaced)
        #expect(Font.system(size: 9, weight: .light, design: .serif).resolved().design == .serif)
        #expect(Font.system(.headline, design: .rounded).resolved().weight == .bold)
        #expect(Font.system(.headline, weight: .thin).resolved().weight == .thin)
        #expect(Font.Weight.semibold.name == "semibold")
    }

    @Test(arguments: [-1, .nan, -.infinity, 0] as [Double]) func sizesThatAreNoneAreZero(size: Double) {
        #expect(Font.system(size: size).resolved().size == 0)
        let text = PreparedText(
            runs: [TextRun("a b", font: Font.system(size: size).resolved())], style: TextStyle(),
            metrics: PortableMetrics())
        #expect(text.layout(width: 10, height: nil, style: TextStyle()).size == .zero)
    }

    @Test func sizesAreBounded() {
        #expect(Font.system(size: .infinity).resolved().size == ResolvedFont.maximumSize)
        #expect(ResolvedFont(size: 9000).scaled(by: 2).size == ResolvedFont.maximumSize)
    }
}
