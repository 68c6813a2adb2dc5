import Foundation
import LayoutEngine
import Testing

/// One rule of docs/rules.md in numbers: a view, and at some offers its size and where its named parts stand.
struct RuleFixture: Sendable, CustomTestStringConvertible {
    /// The rule's number in docs/rules.md: the section of the layout rules and the place in it.
    let rule: String
    let name: String
    let rows: [At]
    let direction: LayoutDirection
    let options: EngineOptions
    let view: @MainActor @Sendable () -> AnyView

    init(
        _ rule: String, _ name: String, _ rows: At..., direction: LayoutDirection = .leftToRight,
        options: EngineOptions = EngineOptions(), @ViewBuilder view: @escaping @MainActor @Sendable () -> some View
    ) {
        self.rule = rule
        self.name = name
        self.rows = rows
        self.direction = direction
        self.options = options
        self.view = { AnyView(view()) }
    }

    var testDescription: String { "\(rule) \(name)" }

    static let all: [RuleFixture] =
        proposals + stackSizes + stackOrder + stackAlignment + directions + spacing + spacers + fixedFrames
        + flexibleFrames + padding + sizing + placing + layers + piles + readersAndScrolling + lazyGrids + grids + fits
        + guides + texts + structure + mixedStacks + mixedModifiers + mixedContainers
        + nestedStacks + nestedFrames + nestedContainers
}

/// What is expected at one offer.
struct At: Sendable {
    let offer: ProposedViewSize
    let size: CGSize
    /// Frames in the root's space by name: x, y, width, height. An empty list: it has no frame.
    let frames: [String: [CGFloat]]

    init(
        _ width: CGFloat?, _ height: CGFloat?, _ answerWidth: CGFloat, _ answerHeight: CGFloat,
        _ frames: [String: [CGFloat]] = [:]
    ) {
        offer = ProposedViewSize(width: width, height: height)
        size = CGSize(width: answerWidth, height: answerHeight)
        self.frames = frames
    }
}

/// Collects fixtures from statements, so that each view is type-checked alone.
@resultBuilder enum RuleFixtureBuilder {
    static func buildBlock(_ fixtures: RuleFixture...) -> [RuleFixture] { fixtures }
}

extension EngineOptions {
    /// Text that can be checked by counting: every letter and space is one em wide, a line one em high, and the baseline
    /// stands at three quarters of it.
    static let squareText: EngineOptions = {
        var options = EngineOptions()
        options.metrics = "square-1"
        return options
    }()
}

extension View {
    /// Letters of so many points.
    nonisolated func letters(_ size: CGFloat) -> some View { font(.system(size: size)) }
}
