import Foundation
import LayoutDiff
import LayoutRecord
import LayoutReport
import Testing

/// Pages beside the diff's: each says loudly when there is little to say.
struct PagesTests {
    private static func history(_ letters: String) -> OutputFile {
        let entries = letters.enumerated().map { place, letter in
            HistoryPage.Entry(
                run: Diffs.facts(name: "run \(place + 1)", cases: 1, id: place + 1),
                digests: Recordings.badge(width: Double(letter.asciiValue!), padding: 12).digests, outcome: .settled)
        }
        return HistoryPage.render(
            HistoryPage.Input(
                caseID: Diffs.id("a", "b", .ideal), formerNames: ["a/old@ideal"], entries: entries))
    }

    @Test(arguments: [
        ("", "No stored run has this case."),
        ("x", "1 distinct result in 1 run; the present one, A, stands since run 1"),
        ("xxy", "2 distinct results in 3 runs; the present one, B, stands since run 3"),
        ("xyx", "the present one, A, stands since run 3 @ 4f1c2ab (run:3); it returned to a state last seen in run 1"),
    ])
    func historySaysSinceWhen(letters: String, words: String) {
        // A label repeats its branch and commit; the sentence is what counts.
        let text = Self.history(letters).text.replacing(" on run", with: " on run")
        #expect(text.contains(words), "\(text.suffix(1_500))")
        #expect(text.contains("formerly a/old@ideal"))
    }

    @Test func historyComparesEveryOtherResultWithThePresentOne() {
        let text = Self.history("xyzx").text
        #expect(text.contains("keyline diff run:2 run:4 --only a/b@ideal"))
        #expect(text.contains("keyline diff run:3 run:4 --only a/b@ideal"))
        #expect(!text.contains("keyline diff run:1 run:4"))
    }

    @Test func anEmptyRunIsNotValid() {
        let page = RunPage().render(RunPage.Input(run: Diffs.facts(name: "main", cases: 0), cases: []))[0].text
        #expect(page.contains("✗ NOT VALID"))
        #expect(page.contains("The run is empty: nothing was recorded"))
    }

    @Test func anIncompleteRunIsNotValid() {
        var input = Pages.run
        input.run.state = "incomplete"
        input.run.scope.cases = 50
        let page = RunPage().render(input)[0].text
        #expect(page.contains("✗ NOT VALID"))
        #expect(page.contains("Incomplete (incomplete): 3 findings in 6 cases"))
        #expect(page.contains("the run is incomplete: 6 of 50 declared cases recorded"))
    }

    @Test func aRunSaysWhatItFound() {
        let page = RunPage().render(Pages.run)[0].text
        #expect(page.contains("⚠ FINDINGS"))
        #expect(page.contains("text-clipped"))
        var clean = Pages.run
        clean.cases.removeAll { !$0.recording.findings.isEmpty }
        #expect(RunPage().render(clean)[0].text.contains("✓ NOTHING WRONG"))
        clean.cases[0].recording = Recording(outcome: .crashed, passes: 0, message: "trap")
        #expect(RunPage().render(clean)[0].text.contains("✗ FAILURES"))
        #expect(RunPage().render(clean)[0].text.contains("0 findings in 3 cases, 1 failed"))
    }

    @Test func unstableCasesAreWarnings() {
        var input = Pages.run
        input.unstable = input.cases.map { ($0.id.description, "frames") }
        let page = RunPage().render(input)[0].text
        #expect(page.contains("unstable: Badges/plain@w200: frames"))
        #expect(page.contains("and 1 more unstable case"))
    }

    @Test func anEmptyDatabaseSaysHowToBegin() {
        let page = RunIndexPage.render(rows: []).text
        #expect(page.contains("The database is empty"))
        #expect(page.contains("keyline record"))
    }

    @Test func theIndexHasTheNewestRunFirst() throws {
        let rows = (1...3).map { number in
            RunIndexPage.Row(
                run: Diffs.facts(
                    name: "n\(number)", cases: number, state: number == 2 ? "failed" : "complete", id: number),
                counts: nil, findings: number, measureCalls: 10 * number)
        }
        let page = RunIndexPage.render(rows: rows).text
        let places = try (1...3).map { try #require(page.range(of: "<td>n\($0) ")).lowerBound }
        #expect(places[2] < places[1] && places[1] < places[0])
        #expect(page.contains("✗ failed"))
        #expect(page.contains("measure calls over the runs: 10, 20, 30"))
    }

    @Test func theIndexSaysFirstWhatTheNewestRunChanged() {
        func row(_ number: Int, _ counts: ClassCounts?) -> RunIndexPage.Row {
            RunIndexPage.Row(
                run: Diffs.facts(name: "main", cases: 12, id: number), counts: counts, findings: 0, measureCalls: 7,
                page: Site.runPageName(number),
                diffPage: counts == nil ? nil : Site.diffPageName(before: number - 1, after: number))
        }
        let text = RunIndexPage.render(rows: [row(1, nil), row(2, Diffs.everything.counts)]).text
        #expect(text.contains("<a href=\"./diff-1-2.html\">✗ 46 of 9,049 cases differ from the run before it</a>"))
        #expect(text.contains("7 in every run"))
        let same = RunIndexPage.render(rows: [row(1, nil), row(2, Diffs.same().counts)]).text
        #expect(same.contains("✓ nothing differs from the run before it"))
        #expect(RunIndexPage.render(rows: [row(1, nil)]).text.contains("12 cases, no run before it"))
        var first = row(2, Diffs.same().counts)
        first.otherBranch = "main (run:1)"
        let branch = RunIndexPage.render(rows: [row(1, nil), first]).text
        #expect(branch.contains("✓ nothing differs from main (run:1)") && branch.contains(" against main (run:1)"))
    }

    @Test func aHistoryListsItsRuns() {
        let entries = (1...3).map { number in
            HistoryPage.Entry(
                run: Diffs.facts(name: "main", cases: 6, id: number),
                digests: Pages.run.cases[number == 2 ? 1 : 0].recording.digests, outcome: .settled,
                page: number == 3 ? nil : Site.address(of: "a/b@ideal", inRun: number))
        }
        let text = HistoryPage.render(HistoryPage.Input(caseID: Pages.run.cases[0].id, entries: entries)).text
        #expect(text.contains("<a href=\"run-1.html#case="))
        #expect(!text.contains("run-3.html"))
        #expect(text.contains("returned to a state last seen in"))
    }

    @Test func casesAreALineForEachScenario() throws {
        let ids =
            [200.0, 60, 96].map { Diffs.id("a", "b", Offer(width: $0, height: nil)) } + [
                Diffs.id("a", "b", .ideal), Diffs.id("a", "c", .ideal), Diffs.id("z", "b", .ideal),
            ]
        let text = Site.casesPage(ids).text
        #expect(text.contains("<h1>6 cases</h1>"))
        #expect(text.ranges(of: "<p class=\"scenario\">").count == 3)
        let offers = try ["@w60<", "@w96<", "@w200<", "@ideal<"].map { try #require(text.range(of: $0)).lowerBound }
        #expect(offers == offers.sorted(), "from narrow to wide")
        #expect(text.contains("aria-label=\"a/b@w60\""), "a link by itself says which case it leads to")
        #expect(Site.casesPage([]).text.contains("No case is stored"))
    }

    /// What is very high is drawn smaller by itself, and says so.
    @Test func aHighPictureMakesNoSpecksOfTheOthers() {
        func record(_ suite: String, height: Double) -> CaseRecord {
            var tree = TreeBuilder()
            _ = tree.add("VStack", frame: Frame(x: 0, y: 0, width: 100, height: height))
            let offer = Offer(width: 100, height: nil)
            return CaseRecord(
                id: Diffs.id(suite, "tiles", offer),
                recording: Recording(outcome: .settled, nodes: tree.nodes, events: []))
        }
        let columns = [("low", 40.0), ("high", 4_200)].map { suite, height in
            SideBySidePage.Column(title: suite, cases: [record(suite, height: height)])
        }
        let text = SideBySidePage.render(title: "tiles", columns: columns).text
        #expect(text.contains("high</b> answers 100 × 4200, drawn at 10 % of the others"))
        #expect(text.contains("width=\"104\" height=\"44\""), "the low one stands at its full size")
    }

    @Test func wordsStandInThePictures() {
        #expect(Pages.sideBySide.text.contains(">Badge</text>"))
    }

    @Test func scenariosStandSideBySideAtTheSameOffers() {
        let text = Pages.sideBySide.text
        #expect(text.contains("offered 200 × nil"))
        #expect(text.contains("Badges/plain</b> answers 200 × 41"))
        #expect(text.contains("Settings/Row</b> was not recorded at this offer"))
        #expect(SideBySidePage.render(title: "none", columns: []).text.contains("no case was given"))
    }

    @Test func scenariosThatSuitesShareGetAPage() {
        func record(_ suite: String, _ scenario: String, _ width: Double) -> CaseRecord {
            CaseRecord(
                id: Diffs.id(suite, scenario, Offer(width: width, height: nil)),
                recording: Recordings.badge(width: width, padding: 4))
        }
        let cases = [
            record("grid", "twelve tiles", 96), record("grid", "twelve tiles", 200), record("flow", "twelve tiles", 96),
        ]
        let columns = ["grid", "flow"].map { suite in
            SideBySidePage.Column(title: suite, cases: cases.filter { $0.id.suite == suite })
        }
        let text = SideBySidePage.render(title: "twelve tiles", columns: columns).text
        #expect(text.contains("grid</b> answers 200 × 25"))
        #expect(text.contains("flow</b> was not recorded at this offer"))
        #expect(Site.sidesPageName("a/b").wholeMatch(of: /sides-[0-9a-f]{12}\.html/) != nil)
    }

    @Test func scenariosOfOneContentStandSideBySide() {
        let names = [
            ("d", "tiles"), ("d", "tiles, long"), ("d", "alone"), ("d", "alone, wide"), ("g", "tiles, Grid"),
            ("g", "tiles, VStack"), ("g", "tiles, long, Grid"), ("h", "tiles"), ("h", "other, thing"),
        ]
        let sides = Site.sides(of: names.map { Diffs.id($0.0, $0.1, .ideal) })
        #expect(
            sides.map { "\($0.name): " + $0.scenarios.map { "\($0.suite)/\($0.name)" }.joined(separator: " ") } == [
                "tiles: d/tiles h/tiles g/tiles, Grid g/tiles, VStack",
                "tiles, long: d/tiles, long g/tiles, long, Grid",
            ])
    }

    @Test func widthsOfAScenarioAreThoseOfItsCases() {
        let ids = [
            Diffs.id("a", "b", Offer(width: 96, height: nil)), Diffs.id("a", "b", Offer(width: 200, height: nil)),
            Diffs.id("a", "b", .ideal), Diffs.id("a", "b", Offer(width: .infinity, height: nil)),
            Diffs.id("a", "c", Offer(width: 96, height: nil)),
            Diffs.id("a", "b", Offer(width: 96, height: nil), step: StepName(number: 1, words: "tap")),
        ]
        let widths = HTMLReport.widths(of: ids)
        #expect(widths == [SweptScenario(scenario: "a/b", widths: [96, 200])])
        let tall = [96.0, 200].map { Diffs.id("a", "b", Offer(width: $0, height: 50)) }
        #expect(HTMLReport.widths(of: ids + tall).map(\.height) == ["", "h50"])
    }

    @Test func namesOfFilesAreNeverTitles() {
        let name = Site.historyPageName(Diffs.id(Diffs.hostileNames[0], "../../x", .ideal))
        #expect(name.wholeMatch(of: /case-[0-9a-f]{12}\.html/) != nil)
    }
}
