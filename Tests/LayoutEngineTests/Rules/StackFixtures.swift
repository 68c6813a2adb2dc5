import Foundation
import LayoutEngine

extension RuleFixture {
    /// Rules 2.1 to 2.8: how long stacks are and what their children get.
    @RuleFixtureBuilder static var stackSizes: [RuleFixture] {
        RuleFixture(
            "2.1", "a given gap replaces every preference", At(nil, nil, 23, 10, ["b": [13, 0, 10, 10]])
        ) {
            HStack(spacing: 3) {
                box("a", 10, 10)
                box("b", 10, 10)
            }
        }
        RuleFixture(
            "2.1", "a negative gap lets children cover each other", At(nil, nil, 15, 10, ["b": [5, 0, 10, 10]])
        ) {
            HStack(spacing: -5) {
                box("a", 10, 10)
                box("b", 10, 10)
            }
        }
        RuleFixture(
            "2.1", "gaps are taken before anything is shared",
            At(100, 10, 100, 10, ["a": [0, 0, 35, 10], "b": [65, 0, 35, 10]]),
            At(20, 10, 30, 10, ["a": [0, 0, 0, 10], "b": [30, 0, 0, 10]]),
            At(0, 0, 30, 0), At(-40, 10, 30, 10), At(nil, nil, 50, 10), At(.infinity, 10, .infinity, 10)
        ) {
            HStack(spacing: 30) {
                Color.red.named("a")
                Color.red.named("b")
            }
        }
        RuleFixture(
            "2.1", "a column keeps its gaps too",
            At(10, 100, 10, 100, ["a": [0, 0, 10, 20], "b": [0, 40, 10, 20], "c": [0, 80, 10, 20]]),
            At(10, 30, 10, 40, ["c": [0, 40, 10, 0]])
        ) {
            VStack(spacing: 20) {
                Color.red.named("a")
                Color.red.named("b")
                Color.red.named("c")
            }
        }
        RuleFixture(
            "2.2", "a nil length asks every child for its ideal",
            At(
                nil, 20, 118, 20,
                ["a": [0, 0, 10, 20], "b": [18, 0, 30, 20], "c": [56, 0, 44, 20], "d": [108, 0, 10, 20]])
        ) {
            HStack {
                Color.red.named("a")
                Color.red.frame(minWidth: 30).named("b")
                Color.red.frame(idealWidth: 44).named("c")
                Color.red.frame(maxWidth: .infinity).named("d")
            }
        }
        RuleFixture(
            "2.2", "a nil length passes the cross length on unchanged",
            At(50, nil, 50, 28, ["a": [0, 0, 50, 10], "b": [0, 18, 50, 10]]),
            At(0, nil, 0, 28), At(.infinity, nil, .infinity, 28), At(nil, nil, 10, 28)
        ) {
            VStack {
                Color.red.named("a")
                Color.red.named("b")
            }
        }
        RuleFixture(
            "2.5", "a stack may overflow: there is no second pass",
            At(150, 10, 175, 10, ["a": [0, 0, 75, 10], "b": [75, 0, 100, 10]]),
            At(100, 10, 150, 10, ["a": [0, 0, 50, 10], "b": [50, 0, 100, 10]]),
            At(400, 10, 400, 10, ["a": [0, 0, 100, 10], "b": [100, 0, 300, 10]]),
            At(0, 10, 100, 10, ["a": [0, 0, 0, 10]])
        ) {
            HStack(spacing: 0) {
                Color.red.frame(maxWidth: 100).named("a")
                Color.blue.frame(minWidth: 100).named("b")
            }
        }
        RuleFixture(
            "2.5", "what a child leaves is shared by those after it",
            At(90, 10, 90, 10, ["p": [0, 0, 30, 10], "q": [30, 0, 30, 10], "r": [60, 0, 30, 10]]),
            At(150, 10, 150, 10, ["p": [0, 0, 50, 10], "q": [50, 0, 50, 10], "r": [100, 0, 50, 10]]),
            At(210, 10, 210, 10, ["p": [0, 0, 60, 10], "q": [60, 0, 50, 10], "r": [110, 0, 100, 10]]),
            At(30, 10, 30, 10, ["p": [0, 0, 20, 10], "q": [20, 0, 5, 10], "r": [25, 0, 5, 10]])
        ) {
            HStack(spacing: 0) {
                Color.red.frame(minWidth: 20, maxWidth: 60).named("p")
                Color.red.frame(maxWidth: 50).named("q")
                Color.red.named("r")
            }
        }
        RuleFixture(
            "2.5", "no child is ever offered less than nothing",
            At(40, 40, 40, 60, ["fixed": [0, 0, 40, 60], "free": [0, 60, 40, 0]])
        ) {
            VStack(spacing: 0) {
                box("fixed", 40, 60)
                Color.red.named("free")
            }
        }
        RuleFixture(
            "2.7", "the size is the sum of the answers and gaps by the cross range",
            At(200, 200, 76, 40, ["a": [0, 15, 20, 10], "b": [28, 0, 10, 40], "c": [46, 10, 30, 20]])
        ) {
            HStack {
                box("a", 20, 10)
                box("b", 10, 40)
                box("c", 30, 20)
            }
        }
        RuleFixture(
            "2.8", "placing offers the measured cross length where none was proposed",
            At(nil, 100, 40, 100, ["free": [0, 0, 40, 80], "fixed": [0, 80, 40, 20]]),
            At(25, 100, 40, 100, ["free": [7.5, 0, 25, 80], "fixed": [0, 80, 40, 20]])
        ) {
            VStack(spacing: 0) {
                Color.red.named("free")
                box("fixed", 40, 20)
            }
        }
        RuleFixture(
            "2.8", "a child that answers otherwise when placed does not change the stack",
            At(nil, nil, 30, 10, ["a": [0, 0, 20, 10], "b": [20, 0, 20, 10]])
        ) {
            HStack(spacing: 0) {
                Color.red.aspectRatio(2, contentMode: .fit).named("a")
                box("b", 20, 10)
            }
        }
        RuleFixture(
            "2.10", "a stack of one child is that child",
            At(100, 50, 100, 50, ["a": [0, 0, 100, 50]]), At(nil, nil, 10, 10), At(0, .infinity, 0, .infinity)
        ) {
            HStack(spacing: 40) { Color.red.named("a") }
        }
        RuleFixture(
            "2.10", "a stack of one child does not reach out to its guide", At(100, 50, 10, 10, ["a": [0, 0, 10, 10]])
        ) {
            VStack(alignment: .leading) { box("a", 10, 10).alignmentGuide(.leading) { _ in -30 } }
        }
        RuleFixture(
            "2.11", "a row that is too long is centred by the frame around it",
            At(200, 200, 50, 20, ["a": [-25, 5, 50, 10], "b": [25, 5, 50, 10]])
        ) {
            HStack(spacing: 0) {
                box("a", 50, 10)
                box("b", 50, 10)
            }.frame(width: 50, height: 20)
        }
        RuleFixture(
            "2.11", "the frame's alignment decides where what is too long overflows",
            At(200, 200, 50, 20, ["a": [0, 0, 50, 10], "b": [50, 0, 50, 10]])
        ) {
            HStack(spacing: 0) {
                box("a", 50, 10)
                box("b", 50, 10)
            }.frame(width: 50, height: 20, alignment: .topLeading)
        }
        RuleFixture(
            "2.11", "a row with a Spacer between fixed views overflows by its minimum",
            At(12, 12, 12, 12, ["a": [-10, 0, 12, 12], "b": [10, 0, 12, 12]])
        ) {
            HStack {
                box("a", 12, 12)
                Spacer()
                box("b", 12, 12)
            }.frame(width: 12, height: 12)
        }
    }

    /// Rules 2.3, 2.4 and 2.9: who is served first.
    @RuleFixtureBuilder static var stackOrder: [RuleFixture] {
        RuleFixture(
            "2.3", "of infinitely flexible children those with larger minimums are served first",
            At(120, 10, 120, 10, ["a": [0, 0, 40, 10], "b": [40, 0, 60, 10], "c": [100, 0, 20, 10]]),
            At(300, 10, 300, 10, ["a": [0, 0, 100, 10], "b": [100, 0, 100, 10], "c": [200, 0, 100, 10]]),
            At(150, 10, 150, 10, ["a": [0, 0, 45, 10], "b": [45, 0, 60, 10], "c": [105, 0, 45, 10]])
        ) {
            HStack(spacing: 0) {
                Color.red.frame(minWidth: 40).named("a")
                Color.red.frame(minWidth: 60).named("b")
                Color.red.named("c")
            }
        }
        RuleFixture(
            "2.3", "the least flexible child of a column is served first",
            At(
                20, 100, 20, 100,
                [
                    "free": [0, 0, 20, 35], "some": [0, 35, 20, 30], "fixed": [0, 65, 20, 10], "last": [0, 75, 20, 25],
                ])
        ) {
            // Fixed takes 10 of 25, last 25 of 30, some 30 of 32.5; free has the 35 that are left.
            VStack(spacing: 0) {
                Color.red.named("free")
                Color.red.frame(maxHeight: 30).named("some")
                Color.red.frame(height: 10).named("fixed")
                Color.red.frame(minHeight: 5, maxHeight: 25).named("last")
            }
        }
        RuleFixture(
            "2.3", "equally flexible children keep their order",
            At(70, 10, 80, 10, ["a": [0, 0, 35, 10], "b": [35, 0, 45, 10]])
        ) {
            // Both are 10 flexible: a is served first with 35 and takes it; b cannot take less than 45.
            HStack(spacing: 0) {
                Color.red.frame(minWidth: 30, maxWidth: 40).named("a")
                Color.red.frame(minWidth: 45, maxWidth: 55).named("b")
            }
        }
        RuleFixture(
            "2.3", "more than 32 children are served in the same order",
            At(200, 10, 200, 10, ["0": [0, 0, 9, 10], "1": [9, 0, 1, 10], "39": [199, 0, 1, 10]])
        ) {
            HStack(spacing: 0) {
                ForEach(0..<40) { index in
                    Color.red.frame(minWidth: CGFloat(index % 2), maxWidth: index % 2 == 0 ? .infinity : 1).named(
                        "\(index)")
                }
            }
        }
        RuleFixture(
            "2.4", "lower priorities keep their minimum",
            At(100, 10, 100, 10, ["p": [0, 0, 50, 10], "q": [50, 0, 30, 10], "r": [80, 0, 20, 10]]),
            At(40, 10, 50, 10, ["p": [0, 0, 0, 10], "q": [0, 0, 30, 10], "r": [30, 0, 20, 10]]),
            At(nil, 10, 60, 10, ["p": [0, 0, 10, 10], "q": [10, 0, 30, 10], "r": [40, 0, 20, 10]])
        ) {
            HStack(spacing: 0) {
                Color.red.layoutPriority(1).named("p")
                Color.red.frame(minWidth: 30).named("q")
                Color.red.frame(minWidth: 20).layoutPriority(-1).named("r")
            }
        }
        RuleFixture(
            "2.4", "a later group gets its minimums back and what was left",
            At(100, 10, 100, 10, ["p": [0, 0, 40, 10], "q": [40, 0, 40, 10], "r": [80, 0, 20, 10]]),
            At(400, 10, 400, 10, ["p": [0, 0, 40, 10], "q": [40, 0, 340, 10], "r": [380, 0, 20, 10]])
        ) {
            HStack(spacing: 0) {
                Color.red.frame(maxWidth: 40).layoutPriority(1).named("p")
                Color.red.frame(minWidth: 30).named("q")
                Color.red.frame(minWidth: 20).layoutPriority(-1).named("r")
            }
        }
        RuleFixture(
            "2.4", "priorities of a column count gaps as given away",
            At(10, 100, 10, 100, ["a": [0, 0, 10, 10], "b": [0, 18, 10, 56], "c": [0, 82, 10, 18]])
        ) {
            // 100 less two gaps of 8, less a's 10 and c's 18.
            VStack {
                Color.red.frame(minHeight: 10).named("a")
                Color.red.layoutPriority(2).named("b")
                Color.red.frame(minHeight: 18).named("c")
            }
        }
        RuleFixture(
            "2.4", "children of one priority share it",
            At(100, 10, 100, 10, ["a": [0, 0, 45, 10], "b": [45, 0, 10, 10], "c": [55, 0, 45, 10]])
        ) {
            HStack(spacing: 0) {
                Color.red.layoutPriority(1).named("a")
                Color.red.frame(minWidth: 10).named("b")
                Color.red.layoutPriority(1).named("c")
            }
        }
        RuleFixture(
            "2.4", "a fraction is a priority of its own",
            At(100, 10, 100, 10, ["a": [0, 0, 0, 10], "b": [0, 0, 100, 10]])
        ) {
            HStack(spacing: 0) {
                Color.red.layoutPriority(0.25).named("a")
                Color.red.layoutPriority(0.5).named("b")
            }
        }
        RuleFixture(
            "2.4", "a Spacer between priorities keeps only its minimum",
            At(100, 10, 100, 10, ["a": [0, 0, 0, 10], "s": [0, 5, 20, 0], "b": [20, 0, 80, 10]])
        ) {
            HStack {
                Color.red.named("a")
                Spacer(minLength: 20).named("s")
                Color.red.layoutPriority(1).named("b")
            }
        }
        RuleFixture(
            "2.9", "the order is found again at another cross length",
            At(100, 40, 100, 40, ["a": [0, 0, 50, 25], "b": [50, 0, 50, 40]]),
            At(100, 10, 100, 10, ["a": [0, 0, 20, 10], "b": [20, 0, 80, 10]])
        ) {
            // At 10 high a is at most 20 wide, at 40 high more than its share.
            HStack(alignment: .top, spacing: 0) {
                Color.red.aspectRatio(2, contentMode: .fit).named("a")
                Color.red.named("b")
            }
        }
        RuleFixture(
            "2.13", "the published minimum of a column",
            At(50, 0, 50, 85, ["low": [0, 0, 50, 5], "high": [0, 5, 50, 80]]),
            At(50, 85, 50, 122.5, ["low": [0, 0, 50, 42.5], "high": [0, 42.5, 50, 80]]),
            At(50, 300, 50, 300, ["low": [0, 0, 50, 100], "high": [0, 100, 50, 200]])
        ) {
            VStack(spacing: 0) {
                Color.red.frame(minHeight: 5, maxHeight: 100).named("low")
                Color.red.frame(minHeight: 80).named("high")
            }
        }
        RuleFixture(
            "2.13", "three rectangles share 300",
            At(300, 50, 300, 50, ["a": [0, 0, 100, 50], "b": [100, 0, 100, 50], "c": [200, 0, 100, 50]])
        ) {
            HStack(spacing: 0) {
                Rectangle().named("a")
                Rectangle().named("b")
                Rectangle().named("c")
            }
        }
    }
}
