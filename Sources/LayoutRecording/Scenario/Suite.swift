/// A named group of scenarios: the unit that is stored, and compared first.
@MainActor public struct Suite {
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
    public static func buildExpression(_ suite: Suite) -> [Suite] { [suite] }
    public static func buildExpression(_ suites: [Suite]) -> [Suite] { suites }
    public static func buildBlock(_ suites: [Suite]...) -> [Suite] { suites.flatMap { $0 } }
    public static func buildOptional(_ suites: [Suite]?) -> [Suite] { suites ?? [] }
    public static func buildEither(first: [Suite]) -> [Suite] { first }
    public static func buildEither(second: [Suite]) -> [Suite] { second }
    public static func buildArray(_ suites: [[Suite]]) -> [Suite] { suites.flatMap { $0 } }
}

/// Collects scenarios from statements.
@resultBuilder public enum ScenarioBuilder {
    public static func buildExpression(_ scenario: Scenario) -> [Scenario] { [scenario] }
    public static func buildExpression(_ scenarios: [Scenario]) -> [Scenario] { scenarios }
    public static func buildBlock(_ scenarios: [Scenario]...) -> [Scenario] { scenarios.flatMap { $0 } }
    public static func buildOptional(_ scenarios: [Scenario]?) -> [Scenario] { scenarios ?? [] }
    public static func buildEither(first: [Scenario]) -> [Scenario] { first }
    public static func buildEither(second: [Scenario]) -> [Scenario] { second }
    public static func buildArray(_ scenarios: [[Scenario]]) -> [Scenario] { scenarios.flatMap { $0 } }
}
