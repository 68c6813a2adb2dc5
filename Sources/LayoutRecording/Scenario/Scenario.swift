import Foundation
public import LayoutEngine

/// A named view with the offers it is laid out at and, maybe, steps.
///
/// Each offer is a case, and so is each step at each offer. The case ids are `SUITE/SCENARIO@OFFER` and, after a step,
/// `SUITE/SCENARIO@OFFER#1 STEP`.
@MainActor public struct Scenario {
    /// The second part of the ids of its cases. No two scenarios of a suite may share it.
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
    ///
    /// - Parameters:
    ///   - name: names the scenario in its suite.
    ///   - offers: what the view is offered: the widths 96, 200, 304, 408 and its ideal size, unless given.
    ///   - content: the view.
    public init(
        _ name: String, offers: Offers = .standard, @ViewBuilder content: @escaping @MainActor () -> some View
    ) {
        self.init(name, offers: offers, content: content, steps: {})
    }

    /// A scenario whose view is laid out once as it is and once after each step.
    ///
    ///     Scenario("show more", offers: .widths(304)) { LabelPanel() } steps: {
    ///         Step.toggle("Show more labels")
    ///         Step.resize(width: 200)
    ///     }
    ///
    /// - Parameters:
    ///   - name: names the scenario in its suite.
    ///   - offers: what the view is offered.
    ///   - content: the view, built anew for each offer; its state goes from step to step.
    ///   - steps: what happens to the view, in this order.
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
    ///
    /// `keyline help configuration` lists the rules, under `allow`.
    public func allowing(_ rules: String...) -> Scenario {
        var scenario = self
        scenario.allowed.formUnion(rules)
        return scenario
    }

    /// The scenario with words by which it can be chosen: `keyline record --only tag:slow` records what is tagged `slow`.
    public func tagged(_ tags: String...) -> Scenario {
        var scenario = self
        scenario.tags += tags
        return scenario
    }

    /// The scenario with options of the engine that are its own, stronger than those of the run.
    ///
    /// A run states the options that hold for all of it. A scenario's own are recorded with its cases: where they were
    /// changed, a comparison says so, and takes what follows for the environment's doing.
    ///
    /// - Parameters:
    ///   - scale: device pixels per point, greater than 0.
    ///   - spacing: the gap between views that prefer none, in points, at least 0.
    ///   - padding: the padding of edges that are given no length, in points, at least 0.
    ///   - passes: how many layouts a case may take to settle, at least 1.
    public func options(
        scale: Double? = nil, spacing: Double? = nil, padding: Double? = nil, passes: Int? = nil
    ) -> Scenario {
        precondition(scale.map { $0 > 0 && $0.isFinite } ?? true, "a scale is greater than 0 and finite")
        precondition(spacing.map { $0 >= 0 && $0.isFinite } ?? true, "a spacing is at least 0 and finite")
        precondition(padding.map { $0 >= 0 && $0.isFinite } ?? true, "a padding is at least 0 and finite")
        precondition(passes.map { $0 >= 1 } ?? true, "a layout takes at least 1 pass")
        return changing { options in
            if let scale { options.scale = CGFloat(scale) }
            if let spacing { options.spacing = CGFloat(spacing) }
            if let padding { options.padding = CGFloat(padding) }
            if let passes { options.passLimit = passes }
        }
    }

    /// The scenario in a window whose bars and notches leave these insets.
    public func safeArea(_ insets: EdgeInsets) -> Scenario { changing { $0.safeArea = insets } }

    private func changing(_ next: @escaping (inout EngineOptions) -> Void) -> Scenario {
        var scenario = self
        let earlier = change
        scenario.change = {
            earlier?(&$0)
            next(&$0)
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
    /// One step.
    public static func buildExpression(_ step: Step) -> [Step] { [step] }
    /// The steps of a block, in its order.
    public static func buildBlock(_ steps: [Step]...) -> [Step] { steps.flatMap { $0 } }
    /// What an `if` without an `else` gives: its steps, or none.
    public static func buildOptional(_ steps: [Step]?) -> [Step] { steps ?? [] }
    /// The steps of an `if`.
    public static func buildEither(first steps: [Step]) -> [Step] { steps }
    /// The steps of an `else`.
    public static func buildEither(second steps: [Step]) -> [Step] { steps }
    /// The steps of every turn of a loop.
    public static func buildArray(_ steps: [[Step]]) -> [Step] { steps.flatMap { $0 } }
}
