import Foundation
import LayoutEngine
import LayoutRecord
package import LayoutRecording

/// Suites that nobody wrote, as many and as large as a measurement or a test wants, of which a chosen part changes from
/// one revision to the next. Equal values make equal suites on every machine.
package struct SyntheticCatalogue: Equatable, Sendable {
    /// What the scenarios show.
    package enum Content: String, Sendable {
        /// A card of 20 nodes with texts, stacks, frames and paddings, at the four standard widths.
        case card
        /// One node, a text, at one width.
        case leaf
    }

    package var suites = 100
    /// In each suite.
    package var scenarios = 25
    package var content = Content.card
    /// How many revisions lie behind: each changes the next `changedSuites` suites, in an order of its own seed.
    package var revision = 0
    package var changedSuites = 1
    /// How many scenarios of a suite change with it, from its first on.
    package var changedScenarios = Int.max
    package var seed: UInt64 = 1

    package init() {}

    package var cases: Int { suites * casesPerSuite }

    package var casesPerSuite: Int { scenarios * (content == .card ? Offers.standardSet.offers.count : 1) }

    /// How often each suite has changed.
    package var changes: [Int] {
        guard suites > 0 else { return [] }
        let turns = revision * min(changedSuites, suites)
        var changes = [Int](repeating: turns / suites, count: suites)
        for suite in order.prefix(turns % suites) { changes[suite] += 1 }
        return changes
    }

    /// The order in which suites change.
    private var order: [Int] {
        var random = SeededRandom(seed: seed)
        return Array(0..<suites).shuffled(using: &random)
    }

    @MainActor package func makeSuites() -> [Suite] {
        let changes = changes
        return (0..<suites).map { suite in
            Suite(
                Self.name("suite", suite),
                (0..<scenarios).map { scenario in
                    makeScenario(suite, scenario, version: scenario < changedScenarios ? changes[suite] : 0)
                })
        }
    }

    @MainActor private func makeScenario(_ suite: Int, _ scenario: Int, version: Int) -> Scenario {
        let name = Self.name("scenario", scenario)
        switch content {
        case .card:
            // Only what is recorded is drawn from the random numbers, once its case is asked for.
            let seed = seed &+ UInt64(suite) &* 1_000_003 &+ UInt64(scenario) &* 7919
            return Scenario(name, offers: .standardSet) {
                SyntheticCard(seed: seed, version: version)
            }
        case .leaf:
            let words = "leaf \(suite * scenarios + scenario)" + (version > 0 ? ", version \(version)" : "")
            return Scenario(name, offers: Offers([Offer(width: 304, height: nil)])) { Text(verbatim: words) }
        }
    }

    /// Numbers of one length, so that names sort as they were made.
    private static func name(_ word: String, _ number: Int) -> String {
        let digits = String(number)
        return word + " " + String(repeating: "0", count: max(0, 6 - digits.count)) + digits
    }
}

/// A small linear generator: the standard library has none that takes a seed.
package struct SeededRandom: RandomNumberGenerator, Sendable {
    private var state: UInt64

    package init(seed: UInt64) { state = seed }

    /// SplitMix64.
    package mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var mixed = state
        mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
        mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
        return mixed ^ (mixed >> 31)
    }
}
