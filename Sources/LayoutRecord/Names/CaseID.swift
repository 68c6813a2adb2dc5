/// A step's place in its scenario and its words: `#1 toggle "Show more labels"`.
package struct StepName: Hashable, Sendable {
    /// 1 is the first step.
    package var number: Int
    package var words: String

    package init(number: Int, words: String) {
        self.number = number
        self.words = words
    }

    /// What follows the offer's name in a case id: `#1 toggle "Show more labels"`.
    package var ending: String { "#\(number) \(words.percentEncoded(""))" }
}

/// Why a name cannot stand in a case id.
package struct NameError: Error, Equatable, CustomStringConvertible {
    package let description: String

    package init(description: String) { self.description = description }
}

/// The name of a case: `SUITE/SCENARIO@OFFER` and, after a step, `SUITE/SCENARIO@OFFER#N STEP`.
package struct CaseID: Hashable, Sendable, CustomStringConvertible {
    package let suite: String
    package let scenario: String
    package let offer: Offer
    package let step: StepName?

    /// Names are trimmed of white space; an empty one is an error.
    package init(suite: String, scenario: String, offer: Offer, step: StepName?) throws(NameError) {
        self.suite = trimmed(suite)
        self.scenario = trimmed(scenario)
        self.offer = offer
        self.step = step
        if self.suite.isEmpty { throw NameError(description: "a suite has an empty name") }
        if self.scenario.isEmpty {
            throw NameError(description: "a scenario of the suite \"\(self.suite)\" has an empty name")
        }
    }

    /// The parts of another case's name again: nothing of them is trimmed or refused.
    package init(knownSuite suite: String, scenario: String, offer: Offer, step: StepName?) {
        (self.suite, self.scenario, self.offer, self.step) = (suite, scenario, offer, step)
    }

    /// `@`, `#`, `/`, `%` and control characters in names are percent-encoded.
    package var description: String {
        let base = Self.beginning(suite: suite, scenario: scenario) + offer.name
        guard let step else { return base }
        return base + step.ending
    }

    /// What the ids of a scenario's cases have in common, `SUITE/SCENARIO@`: an offer's name follows. The names are
    /// trimmed already.
    package static func beginning(suite: String, scenario: String) -> String {
        suite.percentEncoded("@#/") + "/" + scenario.percentEncoded("@#/") + "@"
    }
}

/// The text without white space at its ends.
package func trimmed(_ text: String) -> String {
    // Nearly every name begins and ends with an ASCII letter or digit; asking Unicode costs a thousand instructions.
    if let first = text.utf8.first, let last = text.utf8.last, (0x21...0x7E).contains(first),
        (0x21...0x7E).contains(last)
    {
        return text
    }
    let start = text.drop { $0.isWhitespace }
    guard let last = start.lastIndex(where: { !$0.isWhitespace }) else { return "" }
    return String(start[...last])
}
