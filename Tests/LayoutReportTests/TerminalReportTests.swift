import LayoutDiff
import LayoutRecord
import LayoutReport
import Testing

struct TerminalReportTests {
    @Test func namesCannotDriveTheTerminal() {
        let text = TerminalReport().render(Diffs.hostile)
        let controls = text.unicodeScalars.filter { $0.value < 0x20 && $0 != "\n" || $0.value == 0x7F }
        #expect(controls.isEmpty)
        #expect(!text.contains("\u{202E}"))
    }

    @Test func colourIsOnlyThereWhenAsked() {
        #expect(!TerminalReport().render(Diffs.everything).contains("\u{1B}"))
        #expect(TerminalReport(usesColor: true).render(Diffs.everything).contains("\u{1B}[1;31m✗ 46 of"))
    }

    @Test(arguments: [20, 40, 80, 120])
    func linesFitTheColumns(columns: Int) {
        for diff in [Diffs.everything, Diffs.hostile] {
            let lines = TerminalReport(columns: columns).render(diff).split(separator: "\n")
            for line in lines { #expect(String(line).displayWidth <= columns) }
        }
    }

    /// Facts and numbers are broken into lines where there is no room for them; only names are cut.
    @Test func aNarrowTerminalLosesNoFact() {
        let wide = TerminalReport().render(Diffs.everything)
        let narrow = TerminalReport(columns: 40).render(Diffs.everything)
        let words = { (text: String) in text.split { $0.isWhitespace }.map(String.init) }
        for sentence in wide.split(separator: "\n") where !sentence.contains("/") {
            let missing = words(String(sentence)).filter { !words(narrow).contains($0) }
            #expect(missing.isEmpty, "\(missing) of \(sentence)")
        }
    }

    @Test(arguments: [
        ("abc", 3), ("日本", 4), ("é", 1), ("e\u{301}", 1), ("👨‍👩‍👧‍👦", 2), ("한국", 4), ("ｆ", 2), ("हिन्दी", 3), ("✗", 1), ("", 0),
    ])
    func displayWidth(text: String, width: Int) {
        #expect(text.displayWidth == width)
        #expect(text.padded(to: 12).displayWidth == 12)
    }

    @Test func aCutNeverSplitsAWideCharacter() {
        #expect("日本語".cut(to: 4) == "日… ")
        #expect("日本語".cut(to: 5) == "日本…")
        #expect("日本語".cut(to: 6) == "日本語")
        #expect("abc".cut(to: 0) == "")
    }

    @Test func theChosenCausesExampleIsDrawn() {
        let text = TerminalReport(exampleCause: 1).render(Diffs.everything)
        #expect(text.contains("Smallest example: Badges/plain@w96"))
        #expect(text.contains("✎ edited"))
        #expect(text.contains("inputs length: 12 -> 10"))
    }

    @Test func movedBreakpointsAreSaid() {
        let text = TerminalReport().render(Diffs.everything)
        #expect(text.contains("before  rows of VStack/1:HStack: 2 -> 1 at 200 pt\n    after   none\n"))
        let markdown = MarkdownReport().render(Diffs.everything).text
        #expect(markdown.contains("| `Settings/Row` | before | `rows of VStack/1:HStack: 2 -> 1 at 200 pt` |"))
    }

    @Test func moreCausesThanShownAreCounted() {
        let text = TerminalReport(maximumCauses: 5).render(Diffs.many(100, causes: 30, isLight: true))
        #expect(text.contains("and 25 more causes, not listed"))
    }
}
