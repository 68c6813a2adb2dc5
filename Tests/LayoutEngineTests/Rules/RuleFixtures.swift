import Foundation
import LayoutEngine
import Testing

/// One rule of SWIFTUI-LAYOUT, of trust A or B, in numbers: a view, an offer, and where its named parts stand.
struct RuleFixture: Sendable, CustomTestStringConvertible {
    let rule: String
    let offer: ProposedViewSize
    var direction = LayoutDirection.leftToRight
    let size: CGSize
    let frames: [String: CGRect]
    let view: @MainActor @Sendable () -> AnyView

    init(
        _ rule: String, _ width: CGFloat?, _ height: CGFloat?, direction: LayoutDirection = .leftToRight,
        _ size: (CGFloat, CGFloat), _ frames: [String: CGRect],
        @ViewBuilder view: @escaping @MainActor @Sendable () -> some View
    ) {
        self.rule = rule
        offer = ProposedViewSize(width: width, height: height)
        self.direction = direction
        self.size = CGSize(width: size.0, height: size.1)
        self.frames = frames
        self.view = { AnyView(view()) }
    }

    var testDescription: String { rule }
}

private enum Third: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { context.width / 3 }
}

extension HorizontalAlignment {
    fileprivate static let third = HorizontalAlignment(Third.self)
}

extension RuleFixture {
    static let all: [RuleFixture] = directions + spacing + alignment + modifiers + containers

    private static let directions: [RuleFixture] = [
        RuleFixture(
            "2.12 an HStack that runs from the right starts at its right edge", 100, 20, direction: .rightToLeft,
            (38, 20), ["a": rect(28, 5, 10, 10), "b": rect(0, 0, 20, 20)]
        ) {
            HStack {
                box("a", 10, 10)
                box("b", 20, 20)
            }
        },
        RuleFixture(
            "2.12 a VStack that runs from the right mirrors across", 100, nil, direction: .rightToLeft, (30, 28),
            ["a": rect(20, 0, 10, 10), "b": rect(0, 18, 30, 10)]
        ) {
            VStack(alignment: .leading) {
                box("a", 10, 10)
                box("b", 30, 10)
            }
        },
        RuleFixture(
            "14 leading padding is at the right where layouts run from the right", 100, 20, direction: .rightToLeft,
            (100, 20), ["a": rect(0, 0, 90, 20)]
        ) { Color.red.named("a").padding(.leading, 10) },
        RuleFixture(
            "14 a leading frame aligns right where layouts run from the right", 100, 20, direction: .rightToLeft,
            (100, 20), ["a": rect(90, 5, 10, 10)]
        ) { box("a", 10, 10).frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .leading) },
    ]

    private static let spacing: [RuleFixture] = [
        RuleFixture(
            "3 views without preferences stand 8 apart", nil, nil, (28, 10), ["b": rect(18, 0, 10, 10)]
        ) {
            HStack {
                box("a", 10, 10)
                box("b", 10, 10)
            }
        },
        RuleFixture(
            "3 a Spacer has no gap at either side", nil, 10, (28, 10), ["b": rect(18, 0, 10, 10)]
        ) {
            HStack {
                box("a", 10, 10)
                Spacer()
                box("b", 10, 10)
            }
        },
        RuleFixture(
            "3 a stack's own preferences are its first and last child's at its ends", nil, nil, (20, 18),
            ["b": rect(0, 18, 20, 0)]
        ) {
            VStack {
                VStack {
                    box("a", 20, 10)
                    Spacer()
                }
                box("b", 20, 0)
            }
        },
        RuleFixture(
            "2.1 a given gap replaces every preference", nil, nil, (23, 10), ["b": rect(13, 0, 10, 10)]
        ) {
            HStack(spacing: 3) {
                box("a", 10, 10)
                box("b", 10, 10)
            }
        },
    ]

    private static let alignment: [RuleFixture] = [
        RuleFixture(
            "2.6 guides enlarge the stack", nil, nil, (40, 28), ["a": rect(0, 0, 20, 10), "b": rect(20, 18, 20, 10)]
        ) {
            VStack(alignment: .leading) {
                box("a", 20, 10)
                box("b", 20, 10).alignmentGuide(.leading) { _ in -20 }
            }
        },
        RuleFixture(
            "12 an explicit built-in guide is not merged upward", nil, nil, (20, 28), ["b": rect(0, 18, 20, 10)]
        ) {
            VStack(alignment: .leading) {
                box("a", 20, 10)
                ZStack {
                    box("b", 20, 10).alignmentGuide(.leading) { _ in -20 }
                    box("c", 20, 10)
                }
            }
        },
        RuleFixture(
            "12 a custom guide is merged to the mean of the children that set it", nil, nil, (60, 38),
            ["mark": rect(20, 0, 40, 10), "a": rect(0, 18, 40, 10)]
        ) {
            VStack(alignment: .third) {
                box("mark", 40, 10).alignmentGuide(.third) { _ in 0 }
                VStack(alignment: .leading, spacing: 0) {
                    box("a", 40, 10).alignmentGuide(.third) { _ in 10 }
                    box("b", 40, 10).alignmentGuide(.third) { _ in 30 }
                }
            }
        },
        RuleFixture(
            "12 a custom guide has its default where nothing sets it", nil, nil, (60, 28),
            ["a": rect(0, 0, 60, 10), "b": rect(10, 18, 30, 10)]
        ) {
            VStack(alignment: .third) {
                box("a", 60, 10)
                box("b", 30, 10)
            }
        },
        RuleFixture(
            "12 a view without text has its baseline at its bottom", nil, nil, (28, 20), ["a": rect(0, 10, 10, 10)]
        ) {
            HStack(alignment: .firstTextBaseline) {
                box("a", 10, 10)
                box("b", 10, 20)
            }
        },
        RuleFixture(
            "12 a guide moves with what it is placed in", nil, nil, (50, 38), ["a": rect(10, 10, 20, 10)]
        ) {
            VStack(alignment: .third, spacing: 0) {
                box("a", 20, 10).alignmentGuide(.third) { _ in 0 }.padding(10)
                box("b", 40, 8).alignmentGuide(.third) { _ in 0 }
            }
        },
    ]

    private static let modifiers: [RuleFixture] = [
        RuleFixture("6 padding without a length is 16", 100, 100, (100, 100), ["a": rect(16, 16, 68, 68)]) {
            Color.red.named("a").padding()
        },
        RuleFixture("1 padding larger than the offer offers 0", 10, 10, (40, 40), ["a": rect(20, 20, 0, 0)]) {
            Color.red.named("a").padding(20)
        },
        RuleFixture("6 an offset takes no part in layout", 100, 100, (10, 10), ["a": rect(30, 0, 10, 10)]) {
            box("a", 10, 10).offset(x: 30)
        },
        RuleFixture("6 transforms take no part in layout", 100, 100, (10, 10), ["a": rect(0, 0, 10, 10)]) {
            box("a", 10, 10).rotationEffect(.degrees(45)).scaleEffect(3)
        },
        RuleFixture("6 a position takes the whole offer", 100, 50, (100, 50), ["a": rect(15, 5, 10, 10)]) {
            box("a", 10, 10).position(x: 20, y: 10)
        },
        RuleFixture(
            "6 a background is offered the primary's size and never changes it", 100, 100, (20, 10),
            ["s": rect(-5, 0, 30, 10)]
        ) { box("a", 20, 10).background { Color.blue.frame(width: 30).named("s") } },
        RuleFixture("6 a fixed axis is offered nil", 100, 100, (10, 100), ["a": rect(0, 0, 10, 100)]) {
            Color.red.named("a").fixedSize(horizontal: true, vertical: false)
        },
        RuleFixture("6 hidden and transparent views keep their place", nil, nil, (28, 10), ["b": rect(18, 0, 10, 10)]) {
            HStack {
                box("a", 10, 10).hidden().opacity(0)
                box("b", 10, 10)
            }
        },
    ]

    private static let containers: [RuleFixture] = [
        RuleFixture(
            "7 a ZStack is as large as its children of the highest priority", 200, 200, (40, 40),
            ["a": rect(-30, -30, 100, 100), "c": rect(0, 0, 40, 40)]
        ) {
            ZStack {
                box("a", 100, 100).layoutPriority(-0.1)
                box("b", 60, 60)
                box("c", 40, 40).layoutPriority(1)
            }
        },
        RuleFixture(
            "7 a ZStack offers its own size again when it places", 100, 100, (50, 20), ["a": rect(0, 0, 50, 20)]
        ) {
            ZStack {
                Color.red.frame(maxWidth: 50, maxHeight: 20).named("a")
                box("b", 50, 20)
            }
        },
        RuleFixture(
            "2.4 lower priorities keep their minimum", 100, 10, (100, 10),
            ["a": rect(0, 0, 70, 10), "b": rect(70, 0, 30, 10)]
        ) {
            HStack(spacing: 0) {
                Color.red.named("a").layoutPriority(1)
                Color.blue.frame(minWidth: 30).named("b")
            }
        },
        RuleFixture(
            "2.5 a stack may overflow: there is no second pass", 150, 10, (175, 10),
            ["a": rect(0, 0, 75, 10), "b": rect(75, 0, 100, 10)]
        ) {
            HStack(spacing: 0) {
                Color.red.frame(maxWidth: 100).named("a")
                Color.blue.frame(minWidth: 100).named("b")
            }
        },
        RuleFixture("2.10 a stack of one child is that child", 100, 50, (100, 50), ["a": rect(0, 0, 100, 50)]) {
            HStack { Color.red.named("a") }
        },
        RuleFixture(
            "11 EmptyView is no candidate", 100, 50, (4, 4), ["a": rect(0, 0, 4, 4)]
        ) {
            ViewThatFits {
                EmptyView()
                box("a", 4, 4)
            }
        },
        RuleFixture(
            "9 a scroll view's content stands at its top", 100, 50, (20, 50), ["a": rect(0, 0, 20, 10)]
        ) { ScrollView { box("a", 20, 10) } },
    ]
}
