import LayoutDiff
import LayoutRecord
import LayoutReport
import Testing

struct MarkdownReportTests {
    private static let budgets = [1_000, 1_500, 2_000, 4_000, 10_000, 60_000, 1_000_000]

    private static func hostile(_ count: Int) -> RunDiff {
        let names = Diffs.hostileNames
        var diff = Diffs.many(count, causes: 40, isLight: true) { names[$0 % names.count] }
        diff.before.name = names.last!
        diff.after.name = names[4]
        diff.after.chosenBy = names[1]
        diff.notes = names
        return diff
    }

    @Test(arguments: [0, 1, 1_000, 100_000], [false, true])
    func everyBudgetHoldsItsPromises(count: Int, isHostile: Bool) throws {
        let diff = isHostile ? Self.hostile(count) : Diffs.many(count, causes: 3, isLight: true)
        for budget in Self.budgets where count < 100_000 || budget == 1_000 || budget >= 60_000 {
            let output = MarkdownReport(maximumBytes: budget).render(diff)
            #expect(output.text.utf8.count <= budget)
            #expect(output.holdsCounts)
            #expect(output.shownCauses + output.omittedCauses == diff.causes.count)
            #expect(output.shownCases + output.omittedCases == diff.cases.count)
            #expect(output.text.contains("| \(grouped(diff.counts.total)) |"))
            #expect(output.text.hasPrefix("<!-- keyline:pr -->\n### "))
            try expectSound(output.text)
        }
    }

    /// Every row of a table has its header's columns, every `details` is closed, and nothing from data became markup.
    private func expectSound(_ text: String) throws {
        let document = try MarkdownDocument(parsing: text)
        #expect(!document.tables.isEmpty)
        for table in document.tables { #expect(Set(table).count == 1, "rows of different lengths: \(table.prefix(5))") }
        #expect(document.forbidden.isEmpty, "\(Set(document.forbidden))")
        let opened = document.htmlBlocks.count { $0.hasPrefix("<details><summary>") }
        let closed = document.htmlBlocks.count { $0.hasPrefix("</details>") }
        #expect(opened == closed)
        for block in document.htmlBlocks {
            let isOurs =
                block.hasPrefix("<!-- keyline:pr -->") || block.hasPrefix("<details><summary>")
                || block.hasPrefix("</details>")
            #expect(isOurs, "\(block)")
        }
    }

    @Test(arguments: Diffs.hostileNames.indices)
    func namesSurviveAsCode(place: Int) throws {
        let name = Diffs.hostileNames[place]
        let table = "| a | b |\n|---|---|\n| \(MarkdownText.code(name, limit: 20_000).text) | x |\n"
        let document = try MarkdownDocument(parsing: table)
        #expect(document.tables == [[2, 2]])
        #expect(document.forbidden.isEmpty)
        // Pipes stand between the spans; trimming is GFM's.
        let expected = name.visible.split(separator: "|").map(String.init)
        #expect(document.codeSpans == expected)
    }

    @Test(arguments: Diffs.hostileNames.indices)
    func namesSurviveAsProse(place: Int) throws {
        let name = Diffs.hostileNames[place]
        let document = try MarkdownDocument(parsing: "Text: \(MarkdownText.prose(name).text)\n")
        #expect(document.forbidden.isEmpty)
        #expect(document.htmlBlocks.isEmpty)
    }

    @Test func noCauseVanishesFromTheList() {
        let diff = Diffs.many(3_000, causes: 30, isLight: true)
        let text = MarkdownReport(maximumBytes: 12_000).render(diff).text
        for cause in 1...30 { #expect(text.contains("| cause \(cause) |")) }
    }

    @Test func tooSmallABudgetKeepsTheFirstLineAndSaysSo() {
        let output = MarkdownReport(maximumBytes: 300).render(Diffs.everything)
        #expect(!output.holdsCounts)
        #expect(output.text == "✗ Layout: 46 of 9,049 cases differ, 2 causes\n")
        #expect(MarkdownReport(maximumBytes: 10).render(Diffs.everything).text.utf8.count <= 10)
        #expect(MarkdownReport(maximumBytes: 0).render(Diffs.everything).text == "")
    }

    @Test func marksHaveWordsInASCII() {
        #expect(
            MarkdownReport(usesASCII: true).render(Diffs.same()).text.contains(
                "### OK Layout: None of 12 cases differs"))
        #expect(MarkdownReport(usesASCII: true).render(Diffs.everything).text.contains("### FAIL Layout: 46 of"))
    }

    @Test func theMarkerIsTheCallers() {
        let text = MarkdownReport(marker: "job_2 --> <b>").render(Diffs.same()).text
        #expect(text.hasPrefix("<!-- keyline:job2b -->\n"))
    }
}
