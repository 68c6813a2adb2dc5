import Foundation
import LayoutEngine

private struct Pair: View {
    var body: some View {
        box("first", 10, 10)
        box("second", 20, 10)
    }
}

private struct Spaced: View {
    var body: some View { Spacer() }
}

extension RuleFixture {
    private static func words() -> some View { Text("aa bb cc").letters(10).named("t") }

    /// Rules 13, with letters that are 10 wide and 10 high. The tests of Text have the rest.
    @RuleFixtureBuilder static var texts: [RuleFixture] {
        RuleFixture(
            "13.1", "nil is one line; a width wraps by words and answers the widest line",
            At(nil, nil, 80, 10), At(80, nil, 80, 10), At(79, nil, 50, 20), At(50, nil, 50, 20), At(49, nil, 20, 30),
            At(20, nil, 20, 30), At(.infinity, nil, 80, 10), At(.infinity, .infinity, 80, 10), options: .squareText
        ) { words() }
        RuleFixture(
            "13.2", "a width of 0 gives a line to each letter, as wide as the widest",
            At(0, nil, 10, 60), At(19, nil, 10, 60), At(-5, nil, 10, 60), At(.nan, nil, 10, 60), options: .squareText
        ) { words() }
        RuleFixture(
            "13.3", "a height limits the lines, to one at least",
            At(50, 20, 50, 20), At(50, 19, 50, 10), At(50, 0, 50, 10), At(20, 25, 20, 20), At(nil, 5, 80, 10),
            At(80, .infinity, 80, 10), options: .squareText
        ) { words() }
        RuleFixture(
            "13.3", "a line limit, cut with an ellipsis that counts",
            At(80, nil, 80, 10), At(50, nil, 50, 10), At(20, nil, 20, 10), At(5, nil, 10, 10), options: .squareText
        ) { words().lineLimit(1) }
        RuleFixture(
            "13.3", "two lines at most", At(50, nil, 50, 20), At(20, nil, 20, 20), At(nil, nil, 80, 10),
            options: .squareText
        ) { words().lineLimit(2) }
        RuleFixture(
            "13.3", "a range keeps room for its lower bound",
            At(80, nil, 80, 20), At(50, nil, 50, 20), At(20, nil, 20, 30), At(nil, nil, 80, 20), At(0, nil, 10, 40),
            options: .squareText
        ) { words().lineLimit(2...4) }
        RuleFixture(
            "13.3", "reserved space is kept whatever the text", At(80, nil, 80, 30), At(nil, nil, 80, 30),
            At(20, nil, 20, 30),
            options: .squareText
        ) { words().lineLimit(3, reservesSpace: true) }
        RuleFixture(
            "13.4", "line spacing stands between lines", At(80, nil, 80, 10), At(50, nil, 50, 25), At(20, nil, 20, 40),
            At(50, 24, 50, 10), options: .squareText
        ) { words().lineSpacing(5) }
        RuleFixture(
            "13.5", "a font shrinks before a line is cut",
            At(80, nil, 80, 10), At(60, nil, 60, 7.5), At(40, nil, 40, 5), options: .squareText
        ) { words().lineLimit(1).minimumScaleFactor(0.5) }
        RuleFixture(
            "13.6", "alignment and truncation of lines change no size", At(50, nil, 50, 20), At(nil, nil, 80, 10),
            options: .squareText
        ) { words().multilineTextAlignment(.trailing).truncationMode(.middle) }
        RuleFixture(
            "13.1", "line ends always break", At(nil, nil, 20, 30), At(10, nil, 10, 50), options: .squareText
        ) { Text("aa\nb\ncc").letters(10) }
        RuleFixture(
            "13.7", "the letter T is 9 by 16 in the body font", At(nil, nil, 9, 16)
        ) { Text("T") }
        RuleFixture(
            "13.7", "at 17 points a line is 21 high", At(nil, nil, 12, 21)
        ) { Text("T").font(.system(size: 17)) }
        RuleFixture(
            "13.1", "texts share a row by their flexibility",
            At(88, nil, 88, 30, ["t": [0, 5, 50, 20], "u": [58, 0, 30, 30]]), options: .squareText
        ) {
            // The least flexible is asked first: u is 10 to 40 wide, and has 40 of 80.
            HStack {
                words()
                Text("ddd eee").letters(10).frame(height: 30, alignment: .top).named("u")
            }
        }
        RuleFixture(
            "2.4", "the text of the higher priority is whole",
            At(118, nil, 118, 20, ["t": [0, 5, 50, 10], "u": [58, 0, 60, 20]]), options: .squareText
        ) {
            HStack {
                Text("aaaaa").letters(10).named("t").layoutPriority(1)
                Text("bbbbbb cccccc").letters(10).named("u")
            }
        }
    }

    /// Rules 2 and 14: what is a child of a container.
    @RuleFixtureBuilder static var structure: [RuleFixture] {
        RuleFixture(
            "14.11", "groups, loops and conditionals put their views into the stack around them",
            At(nil, nil, 82, 10, ["b": [18, 0, 10, 10], "1": [54, 0, 10, 10], "z": [72, 0, 10, 10]])
        ) {
            HStack {
                Group {
                    box("a", 10, 10)
                    Group { box("b", 10, 10) }
                }
                ForEach(0..<2) { box("\($0)", 10, 10) }
                if Bool(true) { box("z", 10, 10) }
                if Bool(false) { box("never", 10, 10) } else { EmptyView() }
            }
        }
        RuleFixture(
            "14.11", "EmptyView and views that are absent take no gap", At(nil, nil, 28, 10, ["b": [18, 0, 10, 10]])
        ) {
            HStack {
                EmptyView()
                box("a", 10, 10)
                EmptyView().frame(width: 50)
                Optional<AnyView>.none
                box("b", 10, 10)
                Group {}
            }
        }
        RuleFixture(
            "14.11", "a view's body of several views is several children",
            At(nil, nil, 20, 28, ["first": [5, 0, 10, 10], "second": [0, 18, 20, 10]])
        ) { VStack { Pair() } }
        RuleFixture(
            "14.11", "a view around a Spacer is that Spacer", At(60, nil, 60, 10, ["a": [50, 0, 10, 10]])
        ) {
            HStack {
                Spaced()
                box("a", 10, 10)
            }
        }
        RuleFixture(
            "14.11", "a modifier on a group is one on each view",
            At(nil, nil, 78, 30, ["first": [10, 10, 10, 10], "second": [48, 10, 20, 10]])
        ) { HStack { Pair().padding(10) } }
        RuleFixture(
            "14.11", "outside a container several views stand in a column",
            At(100, nil, 100, 28, ["first": [45, 0, 10, 10], "second": [40, 18, 20, 10]])
        ) { ScrollView { Pair().frame(maxWidth: .infinity) } }
        RuleFixture(
            "14.11", "a section's parts stand one after another",
            At(nil, nil, 10, 46, ["h": [0, 0, 10, 10], "f": [0, 36, 10, 10]])
        ) {
            VStack {
                Section {
                    box("c", 10, 10)
                } header: {
                    box("h", 10, 10)
                } footer: {
                    box("f", 10, 10)
                }
            }
        }
        RuleFixture(
            "14.7", "the layouts of stacks lay out as the stacks do",
            At(100, 50, 100, 50, ["a": [0, 0, 48, 50], "b": [52, 0, 48, 50]])
        ) {
            HStackLayout(spacing: 4) {
                Color.red.named("a")
                AnyLayout(VStackLayout()) { ZStackLayout() { Color.red.named("b") } }
            }
        }
    }
}
