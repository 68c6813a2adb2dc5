import LayoutDiff
package import LayoutRecord

/// The names of a site's files, and the page that lists its cases. The other pages are made one at a time by
/// `RunIndexPage`, `RunPage`, `HTMLReport`, `HistoryPage` and `SideBySidePage`, so that a site of any size needs the
/// memory of its largest page.
package enum Site {
    package static let indexName = "index.html"
    package static let casesName = "cases.html"

    package static func runPageName(_ run: Int) -> String { "run-\(run).html" }
    package static func diffPageName(before: Int, after: Int) -> String { "diff-\(before)-\(after).html" }
    package static func sidesPageName(_ scenario: String) -> String {
        "sides-\(Digest(of: Array(scenario.utf8)).short).html"
    }
    /// From a digest, never from a title: titles may be longer than a file system allows, and may collide.
    package static func historyPageName(_ id: CaseID) -> String {
        "case-\(Digest(of: Array(id.description.utf8)).short).html"
    }

    /// Whether a file has a name that a site gives to the pages of runs, differences, cases and scenarios, or to a file of
    /// bodies beside such a page: one that a later writing may find to be of something that is gone.
    package static func isPageName(_ name: String) -> Bool {
        let digits = /[0-9]+/
        let digest = /[0-9a-f]{12}/
        let stem: Substring
        if name.hasSuffix(".html") {
            stem = name.dropLast(5)
        } else if let bodies = name.wholeMatch(of: /(.+)-cases-[0-9]+\.js/) {
            stem = bodies.1
        } else {
            return false
        }
        let parts = stem.split(separator: "-", omittingEmptySubsequences: false)
        switch parts.first {
        case "run": return parts.count == 2 && parts[1].wholeMatch(of: digits) != nil
        case "diff": return parts.count == 3 && parts.dropFirst().allSatisfy { $0.wholeMatch(of: digits) != nil }
        case "case", "sides": return parts.count == 2 && parts[1].wholeMatch(of: digest) != nil
        default: return false
        }
    }

    /// The address of a case on the page of a run.
    package static func address(of caseID: String, inRun run: Int) -> String {
        "\(runPageName(run))#case=\(Digest(of: Array(caseID.utf8)).short)"
    }

    /// A page that sets scenarios side by side.
    package struct Sides: Equatable, Sendable {
        /// The name that the scenarios share.
        package var name: String
        package var scenarios: [Scenario]

        package init(name: String, scenarios: [Scenario]) {
            self.name = name
            self.scenarios = scenarios
        }

        package struct Scenario: Hashable, Sendable {
            package var suite: String
            package var name: String

            package init(suite: String, name: String) {
                self.suite = suite
                self.name = name
            }
        }
    }

    /// The scenarios that show the same content in different layouts, which are what a reader wants to compare: those
    /// of several suites that have one name, and those that have another suite's name and a word more, as
    /// `twelve tiles, Grid` has beside `twelve tiles`. In the order of first appearance.
    package static func sides(of cases: [CaseID]) -> [Sides] {
        var scenarios: [Sides.Scenario] = []
        var seen: Set<Sides.Scenario> = []
        for id in cases where id.step == nil {
            let scenario = Sides.Scenario(suite: id.suite, name: id.scenario)
            if seen.insert(scenario).inserted { scenarios.append(scenario) }
        }
        let suites = Dictionary(grouping: scenarios, by: \.name).mapValues { Set($0.map(\.suite)) }
        func base(of scenario: Sides.Scenario) -> String {
            guard let comma = scenario.name.ranges(of: ", ").last?.lowerBound else { return scenario.name }
            let shorter = String(scenario.name[..<comma])
            guard let others = suites[shorter], !others.contains(scenario.suite) else { return scenario.name }
            return (suites[scenario.name]?.count ?? 0) > 1 ? scenario.name : shorter
        }
        var pages: [Sides] = []
        var places: [String: Int] = [:]
        for scenario in scenarios {
            let name = base(of: scenario)
            if let place = places[name] {
                pages[place].scenarios.append(scenario)
            } else {
                places[name] = pages.count
                pages.append(Sides(name: name, scenarios: [scenario]))
            }
        }
        return pages.filter { Set($0.scenarios.map(\.suite)).count > 1 }.map { page in
            // What has the name itself comes before its variants.
            let isExact = { (scenario: Sides.Scenario) in scenario.name == page.name }
            let ordered = page.scenarios.filter(isExact) + page.scenarios.filter { !isExact($0) }
            return Sides(name: page.name, scenarios: ordered)
        }
    }

    /// Every case with a link to its history: a line for each scenario, its offers from narrow to wide.
    package static func casesPage(_ cases: [CaseID]) -> OutputFile {
        let shell = PageShell(title: "Layout cases")
        let bytes = shell.render { html in
            html.element("main", .init("class", "page")) { html in
                PageParts.linkToIndex(&html)
                html.element("h1", text: cases.isEmpty ? "No case is stored" : counted(cases.count, "case"))
                if !cases.isEmpty {
                    html.element("p", .init("class", "note"), text: "Each offer leads to the history of its case.")
                }
                for (suite, scenarios) in bySuite(cases) {
                    html.element("h2", text: suite)
                    for ids in scenarios { line(of: ids, to: &html) }
                }
            }
        }
        return OutputFile(name: casesName, bytes: bytes)
    }

    /// Suites and, in each, the cases of its scenarios, in the order of first appearance.
    private static func bySuite(_ cases: [CaseID]) -> [(suite: String, scenarios: [[CaseID]])] {
        var suites: [(suite: String, scenarios: [[CaseID]])] = []
        var suitePlaces: [String: Int] = [:]
        var scenarioPlaces: [Sides.Scenario: Int] = [:]
        for id in cases {
            let suite = suitePlaces[id.suite] ?? suites.count
            if suite == suites.count { suites.append((id.suite, [])) }
            suitePlaces[id.suite] = suite
            let name = Sides.Scenario(suite: id.suite, name: id.scenario)
            let place = scenarioPlaces[name] ?? suites[suite].scenarios.count
            if place == suites[suite].scenarios.count { suites[suite].scenarios.append([]) }
            scenarioPlaces[name] = place
            suites[suite].scenarios[place].append(id)
        }
        return suites
    }

    private static func line(of ids: [CaseID], to html: inout HTMLWriter) {
        func key(_ id: CaseID) -> (Double, Double, Int) {
            func length(_ value: Double?) -> Double { value.map { $0.isNaN ? .infinity : $0 } ?? .infinity }
            return (length(id.offer.width), length(id.offer.height), id.step?.number ?? 0)
        }
        html.element("p", .init("class", "scenario")) { html in
            html.element("b", text: ids[0].scenarioName)
            for id in ids.sorted(by: { key($0) < key($1) }) {
                // The rest of the id: what tells the cases of a scenario apart.
                let rest = id.description.dropFirst(ids[0].scenarioName.count)
                html.text(" ")
                html.element(
                    "a", .init("href", historyPageName(id)), .init("aria-label", id.description), text: String(rest))
            }
        }
        html.newline()
    }
}
