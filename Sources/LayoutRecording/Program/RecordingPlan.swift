package import LayoutRecord

/// The cases that some suites stand for, each known by its id. Units are made as they are needed: a hundred thousand of
/// them would take more memory than all else.
@MainActor package struct RecordingPlan {
    private let suites: [Suite]
    private let given: OfferList
    private let globs: [Glob]
    package private(set) var caseCount = 0

    /// Every unit of the suites, at the offers given or each scenario's own. Two cases of one name are an error.
    ///
    /// - Parameter checksNames: false leaves the names unread, which are most of the cost: for a worker, which is asked
    ///   only for cases that a plan like this one listed.
    package init(
        _ suites: [Suite], offers: OfferList = OfferList(), only: [String] = [], checksNames: Bool = true
    ) throws(NameError) {
        self.suites = suites
        given = offers
        globs = only.map(Glob.init)
        if !checksNames, globs.isEmpty {
            caseCount = suites.reduce(0) { count, suite in
                suite.scenarios.reduce(count) {
                    $0 + Self.offers(of: $1, replacedBy: offers).count * (1 + $1.steps.count)
                }
            }
            return
        }
        var seen = SeenNames()
        for (number, suite) in suites.enumerated() {
            for (place, scenario) in suite.scenarios.enumerated() {
                let first = try CaseID(suite: suite.name, scenario: scenario.name, offer: .ideal, step: nil)
                let beginning = CaseID.beginning(suite: first.suite, scenario: first.scenario)
                let steps = scenario.stepNames.map(\.ending)
                for offer in Self.offers(of: scenario, replacedBy: offers) {
                    let name = beginning + offer.name
                    guard seen.insert(name) == nil else {
                        throw NameError(
                            description: "two cases are named \"\(name)\": "
                                + Self.places(of: first, in: suites, upTo: (number, place))
                                + "; give one scenario another name")
                    }
                    if isChosen([name] + steps.map { name + $0 }, of: scenario) { caseCount += 1 + steps.count }
                }
            }
        }
    }

    /// A pattern is over ids, and over tags when it begins with `tag:`, as no id does without a `/` in it.
    private func isChosen(_ names: @autoclosure () -> [String], of scenario: Scenario) -> Bool {
        if globs.isEmpty { return true }
        let names = names() + scenario.tags.map { "tag:" + $0 }
        return globs.contains { glob in names.contains { glob.matches($0) } }
    }

    /// Calls `body` with every unit, in the declared order.
    package func forEachUnit(_ body: (RecordingUnit) throws -> Void) rethrows {
        for suite in suites { try forEachUnit(of: suite, body) }
    }

    private func forEachUnit(of suite: Suite, _ body: (RecordingUnit) throws -> Void) rethrows {
        for scenario in suite.scenarios {
            let beginning = CaseID.beginning(suite: trimmed(suite.name), scenario: trimmed(scenario.name))
            for offer in Self.offers(of: scenario, replacedBy: given) {
                // The names were found to be right when the plan was made.
                if let unit = try? RecordingUnit(
                    suite: suite.name, scenario: scenario, offer: offer, beginning: beginning),
                    isChosen(unit.names, of: scenario)
                {
                    try body(unit)
                }
            }
        }
    }

    /// Every unit. Cost: memory for each; `forEachUnit` takes none.
    package var units: [RecordingUnit] {
        var units: [RecordingUnit] = []
        forEachUnit { units.append($0) }
        return units
    }

    /// The units of the suite whose name begins an id, by the ids of their base cases.
    func units(ofSuiteOf id: String) -> [String: RecordingUnit] {
        // By bytes: a scenario's name may begin with a mark, which is one character with the slash.
        let name = String(decoding: id.utf8.prefix { $0 != UInt8(ascii: "/") }, as: UTF8.self)
        var units: [String: RecordingUnit] = [:]
        for suite in suites where trimmed(suite.name).percentEncoded("@#/") == name {
            forEachUnit(of: suite) { units[$0.name] = $0 }
        }
        return units
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
}
