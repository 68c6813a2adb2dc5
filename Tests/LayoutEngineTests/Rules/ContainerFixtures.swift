import Foundation
import LayoutEngine

extension RuleFixture {
    /// Rules 7: ZStack.
    @RuleFixtureBuilder static var piles: [RuleFixture] {
        RuleFixture(
            "7.1", "a pile is as large as its largest children on each axis",
            At(200, 200, 60, 50, ["a": [0, 20, 60, 10], "b": [20, 0, 20, 50]]), At(nil, nil, 60, 50), At(0, 0, 60, 50)
        ) {
            ZStack {
                box("a", 60, 10)
                box("b", 20, 50)
            }
        }
        RuleFixture(
            "7.1", "every child is measured at the same offer",
            At(80, 40, 80, 40, ["a": [0, 0, 80, 40], "t": [10, 15, 60, 10]]), At(nil, nil, 60, 10),
            At(30, nil, 30, 20, ["t": [0, 0, 30, 20]]), options: .squareText
        ) {
            ZStack {
                Color.red.named("a")
                Text("abc de").letters(10).named("t")
            }
        }
        RuleFixture(
            "7.2", "when it places, a pile offers its own size",
            At(100, 100, 50, 20, ["a": [0, 0, 50, 20]])
        ) {
            ZStack {
                Color.red.frame(maxWidth: 50, maxHeight: 20).named("a")
                box("b", 50, 20)
            }
        }
        RuleFixture(
            "7.2", "so a flexible child fills what others made large",
            At(nil, nil, 60, 30, ["a": [0, 0, 60, 30]]), At(0, 0, 60, 30, ["a": [0, 0, 60, 30]]),
            At(20, 100, 60, 100, ["a": [0, 0, 60, 100]])
        ) {
            ZStack {
                Color.red.named("a")
                box("b", 60, 30)
            }
        }
        RuleFixture(
            "7.2", "a greedy child inside a fixed frame",
            At(12, 12, 12, 12, ["k": [0, 0, 12, 12], "w": [0, 4, 12, 4]])
        ) {
            ZStack {
                box("k", 12, 12)
                box("i", 4, 4).frame(maxWidth: .infinity).named("w")
            }
        }
        RuleFixture(
            "7.3", "only children of the highest priority make its size",
            At(200, 200, 40, 40, ["a": [-30, -30, 100, 100], "b": [-10, -10, 60, 60], "c": [0, 0, 40, 40]])
        ) {
            ZStack {
                box("a", 100, 100).layoutPriority(-0.1)
                box("b", 60, 60)
                box("c", 40, 40).layoutPriority(1)
            }
        }
        RuleFixture(
            "7.3", "the others are aligned with them and offered that size",
            At(200, 200, 40, 30, ["a": [-20, -10, 60, 40], "b": [0, 0, 40, 30], "f": [0, 0, 40, 30]])
        ) {
            ZStack(alignment: .bottomTrailing) {
                box("a", 60, 40)
                box("b", 40, 30).layoutPriority(1)
                Color.red.named("f")
            }
        }
        RuleFixture(
            "7.4", "children meet at the largest guide",
            At(nil, nil, 40, 40, ["a": [10, 0, 20, 40], "b": [0, 0, 40, 10]])
        ) {
            ZStack(alignment: .topLeading) {
                box("a", 20, 40).alignmentGuide(.leading) { _ in -10 }
                box("b", 40, 10)
            }
        }
        RuleFixture("7.5", "an empty pile has no size", At(100, 100, 0, 0), At(nil, nil, 0, 0)) { ZStack {} }
        RuleFixture(
            "2.10", "a pile of one child is that child", At(100, nil, 100, 10), At(nil, 30, 10, 30)
        ) { ZStack { Color.red } }
    }

    /// Rules 8 and 9: GeometryReader and ScrollView.
    @RuleFixtureBuilder static var readersAndScrolling: [RuleFixture] {
        RuleFixture(
            "8.1", "a reader takes the offer and puts its children at the top and leading corner",
            At(80, 40, 80, 40, ["a": [0, 0, 10, 10], "b": [0, 0, 80, 40], "c": [0, 0, 20, 20]]), At(0, 0, 0, 0),
            At(-9, 30, 0, 30), At(nil, nil, 10, 10), At(nil, 30, 10, 30)
        ) {
            GeometryReader { proxy in
                box("a", 10, 10)
                Color.red.named("b")
                Color.blue.frame(width: proxy.size.width / 4, height: proxy.size.height / 2).named("c")
            }
        }
        RuleFixture(
            "8.1", "a reader in a row takes its share",
            At(100, 40, 100, 40, ["a": [40, 0, 60, 40], "b": [40, 0, 30, 5]])
        ) {
            HStack(spacing: 0) {
                Color.red.frame(width: 40)
                GeometryReader { proxy in Color.red.frame(width: proxy.size.width / 2, height: 5).named("b") }.named(
                    "a")
            }
        }
        RuleFixture(
            "8.1", "a reader makes a hugging view greedy", At(100, 40, 100, 40, ["t": [0, 0, 20, 10]]),
            options: .squareText
        ) { GeometryReader { _ in Text("aa").letters(10).named("t") } }
        RuleFixture(
            "8.1", "a reader behind a view sees its size and changes nothing",
            At(100, 40, 30, 20, ["r": [0, 0, 30, 20], "s": [0, 0, 15, 20]])
        ) {
            box("a", 30, 20).background {
                GeometryReader { proxy in Color.red.frame(width: proxy.size.width / 2).named("s") }.named("r")
            }
        }
        RuleFixture(
            "8.4", "in a scroll view a reader is 10 high", At(100, 50, 100, 50, ["r": [0, 0, 100, 10]])
        ) { ScrollView { GeometryReader { _ in Color.red }.named("r") } }
        RuleFixture(
            "9.1", "a scroll view is as high as the offer and as wide as its content",
            At(100, 50, 20, 50, ["a": [0, 0, 20, 10]]), At(100, 5, 20, 5, ["a": [0, 0, 20, 10]]), At(0, 0, 20, 0),
            At(nil, nil, 20, 10), At(100, .infinity, 20, .infinity)
        ) { ScrollView { box("a", 20, 10) } }
        RuleFixture(
            "9.1", "its content is offered its width and nil",
            At(100, 50, 100, 50, ["a": [0, 0, 100, 10]]), At(30, 50, 30, 50, ["a": [0, 0, 30, 10]])
        ) { ScrollView { Color.red.named("a") } }
        RuleFixture(
            "9.1", "a column in it has its ideal height",
            At(100, 50, 100, 50, ["c": [0, 0, 100, 96], "b": [0, 68, 100, 10]])
        ) {
            ScrollView {
                VStack {
                    Color.red.frame(height: 60)
                    Color.red.named("b")
                    Color.red
                }
                .named("c")
            }
        }
        RuleFixture(
            "9.1", "a Spacer in it has its minimum", At(100, 50, 20, 50, ["b": [0, 18, 20, 10]])
        ) {
            ScrollView {
                VStack {
                    box("a", 20, 10)
                    Spacer()
                    box("b", 20, 10)
                }
            }
        }
        RuleFixture(
            "9.1", "several views stand in a column",
            At(100, 50, 20, 50, ["a": [5, 0, 10, 10], "b": [0, 18, 20, 10]])
        ) {
            ScrollView {
                box("a", 10, 10)
                box("b", 20, 10)
            }
        }
        RuleFixture(
            "9.2", "across it is the mirror image",
            At(100, 50, 100, 20, ["a": [0, 0, 10, 20]]), At(5, 50, 5, 20, ["a": [0, 0, 10, 20]]), At(nil, nil, 10, 20),
            At(0, nil, 0, 20)
        ) { ScrollView(.horizontal) { box("a", 10, 20) } }
        RuleFixture(
            "9.2", "several views stand in a row", At(100, 50, 100, 20, ["a": [0, 5, 10, 10], "b": [18, 0, 20, 20]])
        ) {
            ScrollView(.horizontal) {
                box("a", 10, 10)
                box("b", 20, 20)
            }
        }
        RuleFixture(
            "9.2", "a text in it stands on one line", At(30, 50, 30, 10, ["t": [0, 0, 80, 10]]), options: .squareText
        ) { ScrollView(.horizontal) { Text("aa bb cc").letters(10).named("t") } }
        RuleFixture(
            "9.3", "on both axes the content has its ideal size and the view the offer",
            At(100, 50, 100, 50, ["a": [0, 0, 10, 10]]), At(5, 5, 5, 5, ["a": [0, 0, 10, 10]]), At(nil, nil, 10, 10),
            At(nil, 50, 10, 50)
        ) { ScrollView([.horizontal, .vertical]) { Color.red.named("a") } }
        RuleFixture(
            "9.4", "content stands at the top and leading, not in the centre",
            At(100, 50, 100, 50, ["a": [0, 0, 10, 10]])
        ) { ScrollView([.horizontal, .vertical]) { box("a", 10, 10) } }
        RuleFixture(
            "9.5", "an empty scroll view is greedy all the same",
            At(10, 100, 10, 100, ["a": [0, 82, 10, 18]])
        ) {
            VStack {
                ScrollView {}
                Color.red.frame(minHeight: 18, maxHeight: 18).named("a")
            }
            .frame(maxHeight: .infinity, alignment: .bottom)
        }
        RuleFixture(
            "9.1", "beside fixed views it takes what is left", At(60, 100, 60, 100, ["s": [0, 28, 60, 72]])
        ) {
            VStack {
                box("a", 60, 20)
                ScrollView { Color.red.frame(height: 400) }.named("s")
            }
        }
    }

    /// Rules 11: ViewThatFits. `ViewThatFitsTests` has the choices one by one.
    @RuleFixtureBuilder static var fits: [RuleFixture] {
        RuleFixture(
            "11.1", "the first child whose ideal size fits",
            At(100, 100, 80, 10, ["a": [0, 0, 80, 10]]), At(79, 100, 40, 20, ["a": [], "b": [0, 0, 40, 20]]),
            At(80, 10, 80, 10), At(80, 9, 20, 40, ["c": [0, 0, 20, 40]]), At(.infinity, .infinity, 80, 10)
        ) {
            ViewThatFits {
                box("a", 80, 10)
                box("b", 40, 20)
                box("c", 20, 40)
            }
        }
        RuleFixture(
            "11.2", "none fits: the last, whatever it takes", At(5, 5, 20, 40, ["c": [0, 0, 20, 40]]), At(0, 0, 20, 40)
        ) {
            ViewThatFits {
                box("a", 80, 10)
                box("c", 20, 40)
            }
        }
        RuleFixture(
            "11.1", "on an axis that is not constrained the real length is offered",
            At(50, 5, 50, 20, ["b": [0, 0, 50, 20]]), At(100, 5, 80, 10, ["a": [0, 0, 80, 10]]),
            options: .squareText
        ) {
            // Across only: the one line fits at 80 and more. The text answers at least one line whatever the height.
            ViewThatFits(in: .horizontal) {
                Text("aa bb cc").letters(10).named("a")
                Text("aa bb cc").letters(10).fixedSize(horizontal: false, vertical: true).named("b")
            }
        }
        RuleFixture(
            "11.3", "with no axis the first child is taken", At(5, 5, 80, 10, ["a": [0, 0, 80, 10], "c": []])
        ) {
            ViewThatFits(in: []) {
                box("a", 80, 10)
                box("c", 20, 40)
            }
        }
        RuleFixture(
            "11.4", "the chosen child is offered the real proposal",
            At(100, 50, 100, 50, ["f": [0, 0, 100, 50]]), At(9, 50, 9, 9, ["s": [0, 0, 9, 9]]), At(nil, nil, 10, 10)
        ) {
            ViewThatFits {
                Color.red.named("f")
                Color.red.aspectRatio(1, contentMode: .fit).named("s")
            }
        }
        RuleFixture("11.5", "EmptyView is no candidate", At(100, 50, 4, 4, ["a": [0, 0, 4, 4]])) {
            ViewThatFits {
                EmptyView()
                box("a", 4, 4)
            }
        }
        RuleFixture(
            "11.6", "a nil length fits anything",
            At(nil, 10, 80, 10, ["a": [0, 0, 80, 10]]), At(100, nil, 80, 10), At(50, nil, 20, 40), At(nil, 9, 20, 40)
        ) {
            ViewThatFits {
                box("a", 80, 10)
                box("c", 20, 40)
            }
        }
        RuleFixture(
            "11.1", "in a row it may flip with what its neighbour leaves",
            At(100, 20, 90, 10, ["a": [0, 0, 50, 10], "n": [50, 0, 40, 10]]),
            At(89, 20, 70, 10, ["b": [0, 0, 30, 10], "n": [30, 0, 40, 10]])
        ) {
            HStack(spacing: 0) {
                ViewThatFits {
                    box("a", 50, 10)
                    box("b", 30, 10)
                }
                box("n", 40, 10)
            }
        }
    }
}
