import Foundation
import LayoutEngine

private enum Third: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { context.width / 3 }
}

private enum Quarter: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { context[.bottom] / 4 }
}

extension HorizontalAlignment {
    fileprivate static let third = HorizontalAlignment(Third.self)
}

extension VerticalAlignment {
    fileprivate static let quarter = VerticalAlignment(Quarter.self)
}

extension RuleFixture {
    /// Rule 2.6: where children stand across a stack.
    @RuleFixtureBuilder static var stackAlignment: [RuleFixture] {
        RuleFixture(
            "2.6", "a row aligned at the top", At(90, 90, 48, 30, ["a": [0, 0, 20, 10], "b": [28, 0, 20, 30]])
        ) {
            HStack(alignment: .top) {
                box("a", 20, 10)
                box("b", 20, 30)
            }
        }
        RuleFixture(
            "2.6", "a row aligned at the bottom", At(90, 90, 48, 30, ["a": [0, 20, 20, 10], "b": [28, 0, 20, 30]])
        ) {
            HStack(alignment: .bottom) {
                box("a", 20, 10)
                box("b", 20, 30)
            }
        }
        RuleFixture(
            "2.6", "a column aligned at its leading edge",
            At(90, 90, 30, 28, ["a": [0, 0, 10, 10], "b": [0, 18, 30, 10]])
        ) {
            VStack(alignment: .leading) {
                box("a", 10, 10)
                box("b", 30, 10)
            }
        }
        RuleFixture(
            "2.6", "a column aligned at its trailing edge",
            At(90, 90, 30, 28, ["a": [20, 0, 10, 10], "b": [0, 18, 30, 10]])
        ) {
            VStack(alignment: .trailing) {
                box("a", 10, 10)
                box("b", 30, 10)
            }
        }
        RuleFixture(
            "2.6", "the range is united with 0: guides outside the views move them all",
            At(nil, nil, 30, 20, ["a": [20, 0, 10, 10], "b": [20, 10, 10, 10]])
        ) {
            VStack(alignment: .leading, spacing: 0) {
                box("a", 10, 10).alignmentGuide(.leading) { _ in -20 }
                box("b", 10, 10).alignmentGuide(.leading) { _ in -20 }
            }
        }
        RuleFixture(
            "2.6", "guides beyond the far edge enlarge the other way",
            At(nil, nil, 25, 20, ["a": [0, 0, 10, 10], "b": [5, 10, 20, 10]])
        ) {
            VStack(alignment: .trailing, spacing: 0) {
                box("a", 10, 10).alignmentGuide(.trailing) { $0.width + 15 }
                box("b", 20, 10)
            }
        }
        RuleFixture(
            "2.6", "guides enlarge the stack",
            At(nil, nil, 40, 28, ["a": [0, 0, 20, 10], "b": [20, 18, 20, 10]])
        ) {
            VStack(alignment: .leading) {
                box("a", 20, 10)
                box("b", 20, 10).alignmentGuide(.leading) { _ in -20 }
            }
        }
        RuleFixture(
            "2.6", "only the guide of the stack's alignment counts",
            At(nil, nil, 20, 28, ["a": [0, 0, 20, 10], "b": [0, 18, 20, 10]])
        ) {
            VStack(alignment: .leading) {
                box("a", 20, 10)
                box("b", 20, 10).alignmentGuide(.trailing) { _ in -20 }
            }
        }
        RuleFixture(
            "2.6", "a staircase of guides in a row",
            At(nil, nil, 30, 30, ["a": [0, 0, 10, 10], "b": [10, 10, 10, 10], "c": [20, 20, 10, 10]])
        ) {
            HStack(alignment: .top, spacing: 0) {
                box("a", 10, 10)
                box("b", 10, 10).alignmentGuide(.top) { -$0.height }
                box("c", 10, 10).alignmentGuide(.top) { $0[.top] - 2 * $0[.bottom] }
            }
        }
    }

    /// Rules 2.12 and 14.6: layouts that run from the right.
    @RuleFixtureBuilder static var directions: [RuleFixture] {
        RuleFixture(
            "2.12", "an HStack that runs from the right starts at its right edge",
            At(100, 20, 38, 20, ["a": [28, 5, 10, 10], "b": [0, 0, 20, 20]]), direction: .rightToLeft
        ) {
            HStack {
                box("a", 10, 10)
                box("b", 20, 20)
            }
        }
        RuleFixture(
            "2.12", "a VStack that runs from the right mirrors across",
            At(100, nil, 30, 28, ["a": [20, 0, 10, 10], "b": [0, 18, 30, 10]]), direction: .rightToLeft
        ) {
            VStack(alignment: .leading) {
                box("a", 10, 10)
                box("b", 30, 10)
            }
        }
        RuleFixture(
            "2.12", "gaps and Spacers are mirrored with the row",
            At(100, 20, 100, 10, ["a": [90, 0, 10, 10], "s": [20, 5, 70, 0], "b": [0, 0, 20, 10]]),
            direction: .rightToLeft
        ) {
            HStack(spacing: 0) {
                box("a", 10, 10)
                Spacer().named("s")
                box("b", 20, 10)
            }
        }
        RuleFixture(
            "2.12", "a direction holds below where it is set",
            At(nil, nil, 60, 10, ["a": [50, 0, 10, 10], "b": [20, 0, 10, 10], "c": [30, 0, 20, 10]]),
            direction: .rightToLeft
        ) {
            HStack(spacing: 0) {
                box("a", 10, 10)
                HStack(spacing: 0) {
                    box("b", 10, 10)
                    box("c", 20, 10)
                }.padding(.leading, 0).environment(\.layoutDirection, .leftToRight)
                box("d", 20, 10)
            }
        }
        RuleFixture(
            "14.6", "leading padding is at the right where layouts run from the right",
            At(100, 20, 100, 20, ["a": [0, 0, 90, 20]]), direction: .rightToLeft
        ) { Color.red.named("a").padding(.leading, 10) }
        RuleFixture(
            "14.6", "a leading frame aligns right where layouts run from the right",
            At(100, 20, 100, 20, ["a": [90, 5, 10, 10]]), direction: .rightToLeft
        ) { box("a", 10, 10).frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .leading) }
        RuleFixture(
            "14.6", "piles and layers are mirrored",
            At(nil, nil, 40, 40, ["b": [30, 0, 10, 10], "c": [20, 0, 10, 5]]), direction: .rightToLeft
        ) {
            ZStack(alignment: .topLeading) {
                box("a", 40, 40)
                box("b", 10, 10).overlay(alignment: .topTrailing) {
                    Color.blue.frame(width: 10, height: 5).named("c").padding(.trailing, -10)
                }
            }
        }
        RuleFixture(
            "14.6", "a position is counted from the right", At(100, 50, 100, 50, ["a": [75, 5, 10, 10]]),
            direction: .rightToLeft
        ) { box("a", 10, 10).position(x: 20, y: 10) }
        RuleFixture(
            "14.6", "an offset points to the left", At(100, 50, 10, 10, ["a": [-30, 5, 10, 10]]),
            direction: .rightToLeft
        ) { box("a", 10, 10).offset(x: 30, y: 5) }
        RuleFixture(
            "14.6", "a reader's and a scroll view's content stand at the right",
            At(100, 50, 108, 50, ["a": [98, 0, 10, 10], "b": [30, 20, 20, 10]]), direction: .rightToLeft
        ) {
            HStack {
                GeometryReader { _ in box("a", 10, 10) }.frame(width: 50)
                ScrollView(.horizontal) { box("b", 20, 10) }.frame(width: 50)
            }
        }
        RuleFixture(
            "14.6", "columns of grids start at the right",
            At(100, nil, 100, 38, ["0": [54, 0, 46, 10], "1": [0, 0, 46, 10], "x": [90, 18, 10, 10]]),
            direction: .rightToLeft
        ) {
            VStack(alignment: .leading) {
                LazyVGrid(columns: [GridItem(), GridItem()]) {
                    ForEach(0..<2) { Color.red.frame(height: 10).named("\($0)") }
                }
                Grid(alignment: .topLeading) {
                    GridRow {
                        box("x", 10, 10)
                        box("y", 5, 20)
                    }
                }
            }
            .frame(maxHeight: 38)
        }
    }

    /// Rules 12: guides, where they come from and where they go.
    @RuleFixtureBuilder static var guides: [RuleFixture] {
        RuleFixture(
            "12.1", "an explicit built-in guide is not merged upward", At(nil, nil, 20, 28, ["b": [0, 18, 20, 10]])
        ) {
            VStack(alignment: .leading) {
                box("a", 20, 10)
                ZStack {
                    box("b", 20, 10).alignmentGuide(.leading) { _ in -20 }
                    box("c", 20, 10)
                }
            }
        }
        RuleFixture(
            "12.1", "neither is one of a row's children", At(nil, nil, 20, 30, ["b": [10, 20, 10, 10]])
        ) {
            HStack(alignment: .top, spacing: 0) {
                box("a", 10, 30)
                VStack(spacing: 0) {
                    box("x", 10, 20)
                    box("b", 10, 10).alignmentGuide(.top) { _ in 40 }
                }
            }
        }
        RuleFixture(
            "12.2", "a custom guide is merged to the mean of the children that set it",
            At(nil, nil, 60, 38, ["mark": [20, 0, 40, 10], "a": [0, 18, 40, 10]])
        ) {
            VStack(alignment: .third) {
                box("mark", 40, 10).alignmentGuide(.third) { _ in 0 }
                VStack(alignment: .leading, spacing: 0) {
                    box("a", 40, 10).alignmentGuide(.third) { _ in 10 }
                    box("b", 40, 10).alignmentGuide(.third) { _ in 30 }
                }
            }
        }
        RuleFixture(
            "12.2", "the mean counts where each child stands",
            At(nil, nil, 70, 20, ["mark": [30, 0, 40, 10], "a": [0, 10, 20, 10], "b": [20, 10, 20, 10]])
        ) {
            // 10 + 0 and 30 + 20: the row's guide is 30.
            VStack(alignment: .third, spacing: 0) {
                box("mark", 40, 10).alignmentGuide(.third) { _ in 0 }
                HStack(spacing: 0) {
                    box("a", 20, 10).alignmentGuide(.third) { _ in 10 }
                    box("b", 20, 10).alignmentGuide(.third) { _ in 30 }
                    box("plain", 20, 10)
                }
            }
        }
        RuleFixture(
            "12.2", "a guide rises through several containers",
            At(nil, nil, 55, 20, ["mark": [15, 0, 40, 10], "a": [5, 10, 20, 10]])
        ) {
            VStack(alignment: .third, spacing: 0) {
                box("mark", 40, 10).alignmentGuide(.third) { _ in 0 }
                ZStack {
                    HStack(spacing: 0) {
                        VStack { box("a", 20, 10).alignmentGuide(.third) { _ in 10 } }.padding(.leading, 5)
                    }
                    box("z", 10, 10)
                }
            }
        }
        RuleFixture(
            "12.2", "a vertical custom guide aligns a row",
            At(nil, nil, 20, 45, ["a": [0, 5, 10, 40], "b": [10, 0, 10, 20]])
        ) {
            // A quarter of 40 is 10; b sets 15.
            HStack(alignment: .quarter, spacing: 0) {
                box("a", 10, 40)
                box("b", 10, 20).alignmentGuide(.quarter) { _ in 15 }
            }
        }
        RuleFixture(
            "12.4", "a guide moves with what it is placed in", At(nil, nil, 50, 38, ["a": [10, 10, 20, 10]])
        ) {
            VStack(alignment: .third, spacing: 0) {
                box("a", 20, 10).alignmentGuide(.third) { _ in 0 }.padding(10)
                box("b", 40, 8).alignmentGuide(.third) { _ in 0 }
            }
        }
        RuleFixture(
            "12.4", "a built-in guide moves with padding and frames",
            At(nil, nil, 50, 30, ["a": [25, 0, 20, 10], "b": [0, 10, 25, 10], "c": [35, 20, 15, 10]])
        ) {
            // a's guide is 5 in it, 5 + 0 in its frame; b's 30 with the padding; c's stands 10 before it.
            VStack(alignment: .leading, spacing: 0) {
                box("a", 20, 10).alignmentGuide(.leading) { _ in 5 }.frame(width: 20)
                box("inner", 20, 10).alignmentGuide(.leading) { _ in 25 }.padding(.leading, 5).named("b")
                box("inmost", 10, 10).alignmentGuide(.leading) { _ in 0 }.padding(.leading, 5).alignmentGuide(.leading)
                {
                    $0[explicit: .leading]! - 10
                }.named("c")
            }
        }
        RuleFixture(
            "12.4", "guides are counted from the leading edge where layouts run from the right",
            At(nil, nil, 50, 18, ["a": [20, 0, 20, 10], "b": [0, 10, 40, 8]]), direction: .rightToLeft
        ) {
            VStack(alignment: .third, spacing: 0) {
                box("a", 20, 10).alignmentGuide(.third) { _ in 0 }.padding(.leading, 10)
                box("b", 40, 8).alignmentGuide(.third) { _ in 0 }
            }
        }
        RuleFixture(
            "12.4", "the mean is counted from the leading edge too",
            At(nil, nil, 70, 20, ["mark": [0, 0, 40, 10], "a": [50, 10, 20, 10], "b": [30, 10, 20, 10]]),
            direction: .rightToLeft
        ) {
            VStack(alignment: .third, spacing: 0) {
                box("mark", 40, 10).alignmentGuide(.third) { _ in 0 }
                HStack(spacing: 0) {
                    box("a", 20, 10).alignmentGuide(.third) { _ in 10 }
                    box("b", 20, 10).alignmentGuide(.third) { _ in 30 }
                    box("plain", 20, 10)
                }
            }
        }
        RuleFixture(
            "12.5", "a custom guide has its default where nothing sets it",
            At(nil, nil, 60, 28, ["a": [0, 0, 60, 10], "b": [10, 18, 30, 10]])
        ) {
            VStack(alignment: .third) {
                box("a", 60, 10)
                box("b", 30, 10)
            }
        }
        RuleFixture(
            "12.5", "a view without text has its baseline at its bottom",
            At(nil, nil, 28, 20, ["a": [0, 10, 10, 10]])
        ) {
            HStack(alignment: .firstTextBaseline) {
                box("a", 10, 10)
                box("b", 10, 20)
            }
        }
        RuleFixture(
            "12.5", "so has the last baseline",
            At(nil, nil, 28, 20, ["a": [0, 4, 10, 10], "b": [18, 0, 10, 20]])
        ) {
            HStack(alignment: .lastTextBaseline) {
                box("a", 10, 10)
                box("b", 10, 20).alignmentGuide(.lastTextBaseline) { $0[.bottom] - 6 }
            }
        }
        RuleFixture(
            "12.3", "a column's first baseline is its topmost text's",
            At(nil, nil, 40, 30, ["a": [0, 5, 10, 10], "t": [10, 5, 20, 10], "b": [30, 5, 10, 10]]),
            options: .squareText
        ) {
            // The column's texts have their baselines at 12.5 and 22.5; a and b theirs at 7.5.
            HStack(alignment: .firstTextBaseline, spacing: 0) {
                Text("a").letters(10).named("a")
                VStack(spacing: 0) {
                    box("lid", 20, 5)
                    Text("tt").letters(10).named("t")
                    Text("uu").letters(10).frame(height: 15, alignment: .top)
                }
                Text("b").letters(10).named("b")
            }
        }
        RuleFixture(
            "12.3", "texts of two sizes stand on one line",
            At(nil, nil, 48, 20, ["big": [0, 0, 20, 20], "small": [28, 7.5, 20, 10]]), options: .squareText
        ) {
            HStack(alignment: .firstTextBaseline) {
                Text("A").letters(20).named("big")
                Text("bc").letters(10).named("small")
            }
        }
        RuleFixture(
            "12.3", "the first baseline of several lines is the first line's, the last the last one's",
            At(nil, nil, 40, 30, ["two": [0, 0, 10, 20], "one": [10, 0, 10, 10], "end": [30, 10, 10, 10]]),
            options: .squareText
        ) {
            HStack(alignment: .lastTextBaseline, spacing: 0) {
                HStack(alignment: .firstTextBaseline, spacing: 0) {
                    Text("a\nb").letters(10).named("two")
                    Text("c").letters(10).named("one")
                    box("post", 10, 7.5)
                }
                Text("d").letters(10).named("end").padding(.bottom, 10)
            }
        }
        RuleFixture(
            "12.3", "a baseline moves with padding and frames",
            At(nil, nil, 20, 30, ["a": [0, 10, 10, 10], "b": [10, 10, 10, 10]]), options: .squareText
        ) {
            HStack(alignment: .firstTextBaseline, spacing: 0) {
                Text("a").letters(10).named("a").padding(.vertical, 10)
                Text("b").letters(10).named("b").frame(height: 20, alignment: .top)
            }
        }
    }
}
