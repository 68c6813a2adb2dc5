package import LayoutRecord

/// The cases that some suites stand for, each known by its id.
@MainActor package struct RecordingPlan {
    package let units: [RecordingUnit]

    /// Every unit of the suites, at the offers given or each scenario's own. Two cases of one name are an error.
    package init(_ suites: [Suite], offers: OfferList = OfferList(), only: [String] = []) throws(NameError) {
        let globs = only.map(Glob.init)
        var units: [RecordingUnit] = []
        var seen: Set<String> = []
        for (number, suite) in suites.enumerated() {
            for (place, scenario) in suite.scenarios.enumerated() {
                for offer in Self.offers(of: scenario, replacedBy: offers) {
                    let unit = try RecordingUnit(suite: suite.name, scenario: scenario, offer: offer)
                    guard seen.insert(unit.ids[0].description).inserted else {
                        throw NameError(
                            description: "two cases are named \"\(unit.ids[0])\": "
                                + Self.places(of: unit.ids[0], in: suites, upTo: (number, place))
                                + "; give one scenario another name")
                    }
                    if globs.isEmpty || Self.matches(unit, tags: scenario.tags, globs) { units.append(unit) }
                }
            }
        }
        self.units = units
    }

    /// A pattern is over ids, and over tags when it begins with `tag:`, as no id does without a `/` in it.
    private static func matches(_ unit: RecordingUnit, tags: [String], _ globs: [Glob]) -> Bool {
        let names = unit.ids.map(\.description) + tags.map { "tag:" + $0 }
        return globs.contains { glob in names.contains { glob.matches($0) } }
    }

    private static func offers(of scenario: Scenario, replacedBy given: OfferList) -> [Offer] {
        let offers = given.offers.isEmpty ? scenario.offers.offers : given.offers
        guard scenario.isWindow else { return offers }
        // A window's content is offered W x 600 unless another height is asked for.
        return offers.map { offer in
            offer.width != nil && offer.height == nil ? Offer(width: offer.width, height: given.height ?? 600) : offer
        }
    }

    /// The two places at which one name stands.
    private static func places(of id: CaseID, in suites: [Suite], upTo second: (suite: Int, scenario: Int)) -> String {
        for (number, suite) in suites.enumerated() where trimmed(suite.name) == id.suite {
            for (place, scenario) in suite.scenarios.enumerated() where trimmed(scenario.name) == id.scenario {
                if (number, place) == second { return "scenario \(place + 1) of the suite offers it twice" }
                return "scenario \(place + 1) of suite \(number + 1) and scenario \(second.scenario + 1) of suite "
                    + "\(second.suite + 1)"
            }
        }
        return "it stands in suite \(second.suite + 1)"
    }

    package var caseCount: Int { units.reduce(0) { $0 + $1.ids.count } }
}
