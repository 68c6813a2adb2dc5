/// A named group of scenarios: the unit that is stored, and compared first.
///
///     Suite("palette") {
///         Scenario("twelve tiles") { Palette(count: 12) }
///         for count in 1...3 {
///             Scenario("\(count) tiles", offers: .widths(96)) { Palette(count: count) }
///         }
///     }
@MainActor public struct Suite {
    /// The first part of the ids of its cases.
    public let name: String
    package let scenarios: [Scenario]

    /// A suite of the scenarios of a block.
    public init(_ name: String, @ScenarioBuilder scenarios: () -> [Scenario]) {
        self.init(name, scenarios())
    }

    /// A suite of scenarios that were made elsewhere.
    public init(_ name: String, _ scenarios: [Scenario]) {
        self.name = name
        self.scenarios = scenarios
    }
}

/// Collects suites from statements.
@resultBuilder public enum SuiteBuilder {
    /// One suite.
    public static func buildExpression(_ suite: Suite) -> [Suite] { [suite] }
    /// Suites that were made elsewhere.
    public static func buildExpression(_ suites: [Suite]) -> [Suite] { suites }
    /// The suites of a block, in its order.
    public static func buildBlock(_ suites: [Suite]...) -> [Suite] { suites.flatMap { $0 } }
    /// What an `if` without an `else` gives: its suites, or none.
    public static func buildOptional(_ suites: [Suite]?) -> [Suite] { suites ?? [] }
    /// The suites of an `if`.
    public static func buildEither(first suites: [Suite]) -> [Suite] { suites }
    /// The suites of an `else`.
    public static func buildEither(second suites: [Suite]) -> [Suite] { suites }
    /// The suites of every turn of a loop.
    public static func buildArray(_ suites: [[Suite]]) -> [Suite] { suites.flatMap { $0 } }
}

/// Collects scenarios from statements.
@resultBuilder public enum ScenarioBuilder {
    /// One scenario.
    public static func buildExpression(_ scenario: Scenario) -> [Scenario] { [scenario] }
    /// Scenarios that were made elsewhere.
    public static func buildExpression(_ scenarios: [Scenario]) -> [Scenario] { scenarios }
    /// The scenarios of a block, in its order.
    public static func buildBlock(_ scenarios: [Scenario]...) -> [Scenario] { scenarios.flatMap { $0 } }
    /// What an `if` without an `else` gives: its scenarios, or none.
    public static func buildOptional(_ scenarios: [Scenario]?) -> [Scenario] { scenarios ?? [] }
    /// The scenarios of an `if`.
    public static func buildEither(first scenarios: [Scenario]) -> [Scenario] { scenarios }
    /// The scenarios of an `else`.
    public static func buildEither(second scenarios: [Scenario]) -> [Scenario] { scenarios }
    /// The scenarios of every turn of a loop.
    public static func buildArray(_ scenarios: [[Scenario]]) -> [Scenario] { scenarios.flatMap { $0 } }
}
