import Foundation
import LayoutEngine

extension RuleFixture {
    /// Rules 5.1 to 5.5: frames of a fixed size.
    @RuleFixtureBuilder static var fixedFrames: [RuleFixture] {
        RuleFixture(
            "5.1", "a given length replaces the offer and the answer",
            At(20, 20, 50, 40, ["a": [0, 0, 50, 40]]), At(nil, nil, 50, 40), At(0, .infinity, 50, 40),
            At(-5, .nan, 50, 40)
        ) { Color.red.named("a").frame(width: 50, height: 40) }
        RuleFixture(
            "5.2", "a missing length passes through",
            At(20, 30, 50, 30, ["a": [0, 0, 50, 30]]), At(nil, nil, 50, 10), At(0, 0, 50, 0),
            At(10, .infinity, 50, .infinity)
        ) { Color.red.named("a").frame(width: 50) }
        RuleFixture(
            "5.2", "a child that is larger is kept and stands out on both sides",
            At(100, 100, 50, 30, ["a": [-15, 0, 80, 30]])
        ) { box("a", 80, 30).frame(width: 50) }
        RuleFixture(
            "5.3", "negative and infinite lengths are dropped",
            At(70, 60, 70, 60, ["a": [0, 0, 70, 60]]), At(nil, nil, 10, 10)
        ) { Color.red.named("a").frame(width: -1, height: .infinity) }
        RuleFixture("5.3", "0 is a length", At(70, 60, 0, 60, ["a": [-5, 25, 10, 10]]), At(nil, nil, 0, 10)) {
            Color.red.frame(maxHeight: .infinity).overlay { box("a", 10, 10) }.frame(width: 0)
        }
        RuleFixture(
            "5.4", "a frame in a frame", At(100, 100, 60, 50, ["b": [10, 15, 40, 20], "a": [40, 25, 10, 10]])
        ) {
            box("a", 10, 10).frame(width: 40, height: 20, alignment: .bottomTrailing).named("b")
                .frame(width: 60, height: 50)
        }
        RuleFixture(
            "5.4", "the child's guide meets the frame's default",
            At(100, 100, 60, 50, ["a": [5, 40, 20, 10]])
        ) {
            box("a", 20, 10).alignmentGuide(.leading) { _ in -5 }.frame(
                width: 60, height: 50, alignment: .bottomLeading)
        }
        RuleFixture(
            "5.4", "a frame has its baseline at its bottom", At(nil, nil, 60, 50, ["a": [20, 42.5, 20, 10]]),
            options: .squareText
        ) { Text("aa").letters(10).named("a").frame(width: 60, height: 50, alignment: .centerFirstTextBaseline) }
    }

    /// Rules 5.6 to 5.17: frames within bounds. `FrameTableTests` has every combination of bounds.
    @RuleFixtureBuilder static var flexibleFrames: [RuleFixture] {
        RuleFixture(
            "5.5", "an ideal below the minimum is raised to it",
            At(nil, nil, 50, 100), At(0, 0, 50, 100), At(200, 200, 200, 200)
        ) { Color.red.frame(minWidth: 50, idealWidth: 25, minHeight: 100, idealHeight: 50) }
        RuleFixture(
            "5.5", "a maximum below the ideal is raised to it", At(nil, nil, 60, 10), At(200, 10, 60, 10),
            At(0, 0, 0, 0)
        ) { Color.red.frame(idealWidth: 60, maxWidth: 20) }
        RuleFixture("5.5", "a negative minimum is 0", At(0, 0, 0, 0), At(30, 30, 30, 30), At(nil, nil, 10, 10)) {
            Color.red.frame(minWidth: -10, minHeight: -5)
        }
        RuleFixture(
            "5.5", "bounds in order are kept",
            At(nil, nil, 20, 25), At(0, 0, 10, 15), At(.infinity, .infinity, 30, 35), At(22, nil, 22, 25),
            At(nil, 0, 20, 15), At(0, .infinity, 10, 35), At(-5, -5, 10, 15), At(.nan, .nan, 10, 15)
        ) {
            Color.red.frame(minWidth: 10, idealWidth: 20, maxWidth: 30, minHeight: 15, idealHeight: 25, maxHeight: 35)
        }
        RuleFixture(
            "5.16", "without a minimum an infinite maximum never shrinks below the content",
            At(10, 30, 30, 30, ["a": [0, 5, 30, 20]]), At(100, 100, 100, 100, ["a": [35, 40, 30, 20]]),
            At(nil, nil, 30, 20), At(0, 0, 30, 20)
        ) { box("a", 30, 20).frame(maxWidth: .infinity, maxHeight: .infinity) }
        RuleFixture(
            "5.16", "with a minimum of 0 it takes exactly the offer",
            At(10, 30, 10, 30, ["a": [-10, 5, 30, 20]]), At(0, 0, 0, 0), At(100, 100, 100, 100), At(nil, nil, 30, 20)
        ) { box("a", 30, 20).frame(minWidth: 0, maxWidth: .infinity, minHeight: 0, maxHeight: .infinity) }
        RuleFixture(
            "5.15", "an infinite answer keeps its content at the start",
            At(.infinity, .infinity, .infinity, .infinity, ["a": [0, 0, 30, 20]]),
            At(.infinity, 40, .infinity, 40, ["a": [0, 20, 30, 20]])
        ) { box("a", 30, 20).frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .bottomTrailing) }
        RuleFixture(
            "5.15", "nothing inside an infinite frame becomes NaN",
            At(.infinity, nil, .infinity, 20, ["b": [0, 0, .infinity, 20], "a": [0, 5, 10, 10]])
        ) {
            HStack(spacing: 0) {
                box("a", 10, 10)
                Color.red.frame(height: 20)
            }
            .frame(maxWidth: .infinity).named("b")
        }
        RuleFixture(
            "5.17", "the child is offered the frame's final size",
            At(20, 20, 60, 40, ["a": [0, 0, 60, 40]]), At(nil, nil, 60, 40, ["a": [0, 0, 60, 40]]),
            At(100, 100, 100, 100, ["a": [0, 0, 100, 100]])
        ) { Color.red.named("a").frame(minWidth: 60, minHeight: 40) }
        RuleFixture(
            "5.17", "so a child that grows fills an ideal length", At(nil, nil, 70, 30, ["a": [0, 0, 70, 30]])
        ) { Color.red.named("a").frame(idealWidth: 70, idealHeight: 30) }
        RuleFixture(
            "5.17", "flexible in flexible", At(300, 40, 300, 40, ["b": [200, 0, 100, 40], "a": [250, 30, 50, 10]])
        ) {
            Color.red.frame(maxWidth: 50, maxHeight: 10).named("a")
                .frame(maxWidth: 100, maxHeight: .infinity, alignment: .bottomTrailing).named("b")
                .frame(maxWidth: .infinity, alignment: .trailing)
        }
        RuleFixture(
            "5.17", "text in a frame wraps at the frame's width",
            At(200, nil, 60, 20, ["t": [0, 0, 50, 20]]), At(nil, nil, 60, 20, ["t": [0, 0, 50, 20]]),
            At(30, nil, 30, 30, ["t": [0, 0, 20, 30]]), options: .squareText
        ) {
            // Proposed nil, the frame has an ideal of 60 and offers that.
            Text("aa bb cc").letters(10).named("t").frame(idealWidth: 60, maxWidth: 60, alignment: .leading)
        }
        RuleFixture(
            "5.4", "alignment in a flexible frame",
            At(100, 60, 100, 60, ["a": [0, 50, 20, 10], "b": [80, 25, 20, 10], "c": [40, 0, 20, 10]])
        ) {
            ZStack {
                box("a", 20, 10).frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .bottomLeading)
                box("b", 20, 10).frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .trailing)
                box("c", 20, 10).frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .top)
            }
        }
    }
}
