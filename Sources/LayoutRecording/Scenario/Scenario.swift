public import LayoutEngine

/// A named view with the offers it is laid out at and, maybe, steps.
@MainActor public struct Scenario {
    public let name: String
    package let offers: Offers
    /// Whether the command line's `--height` applies: a window's content is offered a height, a scenario's view none.
    package var isWindow = false
    package private(set) var allowed: Set<String> = []
    package private(set) var tags: [String] = []
    package private(set) var change: ((inout EngineOptions) -> Void)?
    package let steps: [Step]
    package let content: @MainActor () -> AnyView

    /// A scenario of a view, which is built anew for each offer.
    public init(
        _ name: String, offers: Offers = .standard, @ViewBuilder content: @escaping @MainActor () -> some View
    ) {
        self.init(name, offers: offers, content: content, steps: {})
    }

    /// A scenario whose view is laid out once as it is and once after each step.
    public init(
        _ name: String, offers: Offers = .standard, @ViewBuilder content: @escaping @MainActor () -> some View,
        @StepBuilder steps: () -> [Step]
    ) {
        self.name = name
        self.offers = offers
        self.steps = steps()
        self.content = { AnyView(content()) }
    }

    /// The scenario without findings of some rules, such as `"overflow"`.
    public func allowing(_ rules: String...) -> Scenario {
        var scenario = self
        scenario.allowed.formUnion(rules)
        return scenario
    }

    public func tagged(_ tags: String...) -> Scenario {
        var scenario = self
        scenario.tags += tags
        return scenario
    }

    /// The scenario in a window whose bars and notches leave these insets.
    public func safeArea(_ insets: EdgeInsets) -> Scenario {
        var scenario = self
        let earlier = change
        scenario.change = {
            earlier?(&$0)
            $0.safeArea = insets
        }
        return scenario
    }

    package func options(from base: EngineOptions) -> EngineOptions {
        var options = base
        change?(&options)
        return options
    }
}

/// Collects steps from statements.
@resultBuilder public enum StepBuilder {
    public static func buildExpression(_ step: Step) -> [Step] { [step] }
    public static func buildBlock(_ steps: [Step]...) -> [Step] { steps.flatMap { $0 } }
    public static func buildOptional(_ steps: [Step]?) -> [Step] { steps ?? [] }
    public static func buildArray(_ steps: [[Step]]) -> [Step] { steps.flatMap { $0 } }
}
