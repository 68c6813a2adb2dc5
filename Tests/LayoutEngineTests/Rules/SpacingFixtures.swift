import Foundation
import LayoutEngine

extension RuleFixture {
    /// Rules 3: the gaps between neighbours that are given none.
    @RuleFixtureBuilder static var spacing: [RuleFixture] {
        RuleFixture(
            "3.1", "views without preferences stand 8 apart in a row", At(nil, nil, 28, 10, ["b": [18, 0, 10, 10]])
        ) {
            HStack {
                box("a", 10, 10)
                box("b", 10, 10)
            }
        }
        RuleFixture("3.1", "and in a column", At(nil, nil, 10, 28, ["b": [0, 18, 10, 10]])) {
            VStack {
                box("a", 10, 10)
                box("b", 10, 10)
            }
        }
        RuleFixture(
            "3.1", "the default gap can be set for a run", At(nil, nil, 44, 10, ["b": [34, 0, 10, 10]]),
            options: spaced(24)
        ) {
            HStack {
                box("a", 10, 10)
                box("b", 10, 10)
            }
        }
        RuleFixture("3.4", "a Spacer has no gap at either side", At(nil, 10, 28, 10, ["b": [18, 0, 10, 10]])) {
            HStack {
                box("a", 10, 10)
                Spacer()
                box("b", 10, 10)
            }
        }
        RuleFixture(
            "3.4", "only a Spacer's own neighbours lose their gap",
            At(nil, nil, 10, 46, ["b": [0, 18, 10, 10], "c": [0, 36, 10, 10]])
        ) {
            VStack {
                box("a", 10, 10)
                box("b", 10, 10)
                Spacer()
                box("c", 10, 10)
            }
        }
        RuleFixture(
            "3.4", "two Spacers side by side have no gap", At(nil, nil, 36, 10, ["b": [26, 0, 10, 10]])
        ) {
            HStack {
                box("a", 10, 10)
                Spacer()
                Spacer()
                box("b", 10, 10)
            }
        }
        RuleFixture(
            "3.4", "a given gap stands beside a Spacer too", At(nil, nil, 38, 10, ["b": [28, 0, 10, 10]])
        ) {
            HStack(spacing: 5) {
                box("a", 10, 10)
                Spacer()
                box("b", 10, 10)
            }
        }
        RuleFixture(
            "3.5", "the gap of two texts in a column is their font's leading, not 8",
            At(nil, nil, 20, 20, ["b": [0, 10, 20, 10]]), options: .squareText
        ) {
            VStack {
                Text("aa").letters(10)
                Text("bb").letters(10).named("b")
            }
        }
        RuleFixture(
            "3.5", "more leading makes a wider gap between texts", At(nil, nil, 9, 34, ["b": [0, 18, 9, 16]])
        ) {
            VStack {
                Text("T").font(.body.leading(.loose))
                Text("T").named("b")
            }
        }
        RuleFixture(
            "3.5", "texts side by side stand 8 apart", At(nil, nil, 48, 10, ["b": [28, 0, 20, 10]]),
            options: .squareText
        ) {
            HStack {
                Text("aa").letters(10)
                Text("bb").letters(10).named("b")
            }
        }
        RuleFixture(
            "3.5", "a text and another view stand 8 apart",
            At(nil, nil, 20, 46, ["b": [0, 18, 20, 10], "c": [5, 36, 10, 10]]), options: .squareText
        ) {
            VStack {
                box("a", 10, 10)
                Text("bb").letters(10).named("b")
                box("c", 10, 10)
            }
        }
        RuleFixture(
            "3.6", "padding ends a text's preference on the edges it pads",
            At(nil, nil, 25, 39, ["b": [0, 19, 20, 10], "c": [5, 29, 20, 10]]), options: .squareText
        ) {
            // 8 and a point of padding before b; nothing before c, which is padded elsewhere.
            VStack(alignment: .leading) {
                Text("aa").letters(10)
                Text("bb").letters(10).named("b").padding(.top, 1)
                Text("cc").letters(10).named("c").padding(.leading, 5)
            }
        }
        RuleFixture(
            "3.6", "a frame ends it on the axes it fixes",
            At(nil, nil, 40, 44, ["b": [10, 10, 20, 10], "c": [10, 31, 20, 10]]), options: .squareText
        ) {
            VStack {
                Text("aa").letters(10)
                Text("bb").letters(10).named("b").frame(width: 40)
                Text("cc").letters(10).named("c").frame(height: 16)
            }
        }
        RuleFixture(
            "3.6", "a frame around a Spacer keeps its zero", At(nil, nil, 30, 10, ["b": [20, 0, 10, 10]])
        ) {
            HStack {
                box("a", 10, 10)
                Spacer().frame(width: 10)
                box("b", 10, 10)
            }
        }
        RuleFixture(
            "3.7", "a stack's preferences at its ends are its first and last child's",
            At(nil, nil, 20, 18, ["b": [0, 18, 20, 0]])
        ) {
            VStack {
                VStack {
                    box("a", 20, 10)
                    Spacer()
                }
                box("b", 20, 0)
            }
        }
        RuleFixture(
            "3.7", "a Spacer inside a stack is not at its end", At(nil, nil, 20, 36, ["b": [0, 36, 20, 0]])
        ) {
            VStack {
                VStack {
                    box("a", 20, 10)
                    Spacer()
                    box("c", 20, 10)
                }
                box("b", 20, 0)
            }
        }
        RuleFixture(
            "3.7", "across, a stack has the preferences of all its children",
            At(nil, nil, 38, 20, ["b": [9, 10, 20, 10]]), options: .squareText
        ) {
            VStack {
                HStack {
                    box("a", 10, 10)
                    Text("aa").letters(10)
                }
                Text("bb").letters(10).named("b")
            }
        }
        RuleFixture(
            "3.7", "the last child of a column decides below it",
            At(nil, nil, 20, 58, ["b": [0, 20, 20, 10], "d": [0, 48, 20, 10]]), options: .squareText
        ) {
            VStack {
                VStack(spacing: 0) {
                    box("a", 20, 10)
                    Text("aa").letters(10)
                }
                VStack(spacing: 0) {
                    Text("bb").letters(10).named("b")
                    box("c", 20, 10)
                }
                Text("dd").letters(10).named("d")
            }
        }
        RuleFixture(
            "3.7", "a pile has the preferences of all its children on all edges",
            At(nil, nil, 20, 20, ["b": [0, 10, 20, 10]]), options: .squareText
        ) {
            VStack {
                ZStack {
                    box("a", 20, 10)
                    Text("aa").letters(10)
                }
                Text("bb").letters(10).named("b")
            }
        }
        RuleFixture(
            "3.7", "modifiers that are not of size keep their view's preferences",
            At(nil, nil, 36, 10, ["b": [26, 0, 10, 10]])
        ) {
            HStack {
                box("a", 10, 10)
                Spacer().offset(x: 3).opacity(0).background { Color.red }
                Spacer().fixedSize().layoutPriority(2)
                box("b", 10, 10)
            }
        }
    }

    private static func spaced(_ gap: CGFloat) -> EngineOptions {
        var options = EngineOptions()
        options.spacing = gap
        return options
    }

    /// Rules 4: Spacer and Divider.
    @RuleFixtureBuilder static var spacers: [RuleFixture] {
        RuleFixture(
            "4.1", "a Spacer is at least 8 long",
            At(0, 10, 28, 10, ["s": [10, 5, 8, 0]]), At(28, 10, 28, 10, ["s": [10, 5, 8, 0]]),
            At(100, 10, 100, 10, ["s": [10, 5, 80, 0], "b": [90, 0, 10, 10]]), At(nil, nil, 28, 10),
            At(.infinity, 10, .infinity, 10, ["a": [0, 0, 10, 10]])
        ) {
            HStack {
                box("a", 10, 10)
                Spacer().named("s")
                box("b", 10, 10)
            }
        }
        RuleFixture(
            "4.1", "a Spacer's minimum can be given",
            At(0, 0, 20, 90, ["s": [10, 20, 0, 50]]), At(20, 120, 20, 120, ["s": [10, 20, 0, 80]]), At(nil, nil, 20, 90)
        ) {
            VStack {
                box("a", 20, 20)
                Spacer(minLength: 50).named("s")
                box("b", 20, 20)
            }
        }
        RuleFixture(
            "4.1", "a Spacer may vanish",
            At(0, 0, 40, 20, ["s": [20, 10, 0, 0], "b": [20, 0, 20, 20]]), At(nil, nil, 40, 20), At(50, 0, 50, 20)
        ) {
            HStack {
                box("a", 20, 20)
                Spacer(minLength: 0).named("s")
                box("b", 20, 20)
            }
        }
        RuleFixture("4.1", "no Spacer is shorter than nothing", At(nil, nil, 0, 0), At(5, nil, 5, 0), At(-9, -9, 0, 0))
        {
            Spacer(minLength: -20)
        }
        RuleFixture(
            "4.2", "a Spacer has no size across its stack", At(50, 100, 20, 100, ["s": [10, 10, 0, 90]])
        ) {
            VStack {
                box("a", 20, 10)
                Spacer().named("s")
            }
        }
        RuleFixture(
            "4.3", "outside a stack a Spacer expands both ways",
            At(50, 60, 50, 60), At(nil, nil, 8, 8), At(3, 3, 8, 8), At(nil, 60, 8, 60), At(.infinity, 9, .infinity, 9)
        ) { Spacer() }
        RuleFixture(
            "4.3", "so it does in a pile, a layer and a reader inside a stack",
            At(100, 30, 100, 30, ["pile": [0, 0, 50, 30], "layer": [50, 10, 50, 10], "reader": [50, 10, 50, 10]])
        ) {
            HStack {
                ZStack { Spacer().named("pile") }
                Color.red.frame(height: 10).overlay { Spacer().named("layer") }
                    .background { GeometryReader { _ in Spacer().named("reader") } }
            }
        }
        RuleFixture(
            "4.3", "a frame and a group are no container", At(100, 30, 100, 10, ["s": [10, 5, 80, 0]])
        ) {
            HStack {
                box("a", 10, 10)
                Group { Spacer().frame(minWidth: 20).named("s") }
                box("b", 10, 10)
            }
        }
        RuleFixture(
            "4.4", "a Spacer is served after the lowest priority",
            At(100, 10, 100, 10, ["s": [0, 5, 10, 0], "a": [10, 0, 90, 10]]),
            At(nil, 10, 20, 10, ["a": [10, 0, 10, 10]])
        ) {
            HStack(spacing: 0) {
                Spacer(minLength: 10).named("s")
                Color.red.layoutPriority(-1000).named("a")
            }
        }
        RuleFixture(
            "4.4", "Spacers share what is left, the one with the larger minimum first",
            At(100, 10, 100, 10, ["a": [0, 5, 40, 0], "x": [40, 0, 20, 10], "b": [60, 5, 40, 0]]),
            At(70, 10, 70, 10, ["a": [0, 5, 10, 0], "x": [10, 0, 20, 10], "b": [30, 5, 40, 0]]),
            At(0, 10, 68, 10, ["a": [0, 5, 8, 0], "b": [28, 5, 40, 0]])
        ) {
            HStack(spacing: 0) {
                Spacer().named("a")
                box("x", 20, 10)
                Spacer(minLength: 40).named("b")
            }
        }
        RuleFixture(
            "4.4", "three Spacers around fixed views share equally",
            At(10, 100, 10, 100, ["a": [0, 20, 10, 20], "b": [0, 60, 10, 20]])
        ) {
            VStack {
                Spacer()
                box("a", 10, 20)
                Spacer()
                box("b", 10, 20)
                Spacer()
            }
        }
        RuleFixture(
            "4.4", "a text is whole before a Spacer grows",
            At(100, nil, 100, 10, ["t": [0, 0, 70, 10], "s": [70, 5, 30, 0]]),
            At(78, nil, 78, 10, ["t": [0, 0, 70, 10], "s": [70, 5, 8, 0]]),
            At(77, nil, 77, 20, ["t": [0, 0, 50, 20], "s": [50, 10, 27, 0]]), options: .squareText
        ) {
            // At 77 the text has 69: its words no longer stand on one line.
            HStack {
                Text("abcde f").letters(10).named("t")
                Spacer().named("s")
            }
        }
        RuleFixture(
            "4.5", "a Divider lies across its stack",
            At(100, 40, 100, 40, ["a": [0, 0, 41.5, 40], "d": [49.5, 0, 1, 40]]), At(nil, nil, 37, 10)
        ) {
            HStack {
                Color.red.named("a")
                Divider().named("d")
                Color.blue
            }
        }
        RuleFixture(
            "4.5", "a Divider outside a stack and in a pile lies flat",
            At(100, 40, 100, 1), At(nil, nil, 10, 1), At(0, 0, 0, 1)
        ) { ZStack { Divider() } }
        RuleFixture(
            "4.5", "a Divider makes its column as wide as it is offered",
            At(100, 40, 100, 37, ["d": [0, 18, 100, 1], "a": [45, 0, 10, 10]]), At(nil, 40, 10, 37)
        ) {
            VStack {
                box("a", 10, 10)
                Divider().named("d")
                box("b", 10, 10)
            }
        }
    }
}
