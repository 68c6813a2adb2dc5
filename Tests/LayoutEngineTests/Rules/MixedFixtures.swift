import Foundation
import LayoutEngine

private enum Middle: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { context[VerticalAlignment.center] }
}

extension VerticalAlignment {
    fileprivate static let middle = VerticalAlignment(Middle.self)
}

/// A row that asks its children for the gaps between them.
private struct SpacedRow: Layout {
    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
        let sizes = subviews.map { $0.sizeThatFits(.unspecified) }
        return CGSize(width: starts(subviews).last! + sizes.last!.width, height: sizes.map(\.height).max()!)
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
        for (start, subview) in zip(starts(subviews), subviews) {
            subview.place(at: CGPoint(x: bounds.minX + start, y: bounds.minY), proposal: .unspecified)
        }
    }

    private func starts(_ subviews: Subviews) -> [CGFloat] {
        var starts: [CGFloat] = [0]
        for (one, next) in zip(subviews, subviews.dropFirst()) {
            let gap = one.spacing.distance(to: next.spacing, along: .horizontal)
            starts.append(starts.last! + one.sizeThatFits(.unspecified).width + gap)
        }
        return starts
    }
}

// Several rules at once, as they meet in real views. Each was worked out by hand before the engine was asked.
extension RuleFixture {
    @RuleFixtureBuilder static var mixedStacks: [RuleFixture] {
        RuleFixture(
            "2.4", "a greedy priority leaves lower ones their minimums, which may still overflow",
            At(200, 10, 225, 10, ["a": [0, 0, 50, 10], "b": [50, 0, 25, 10], "c": [75, 0, 150, 10]])
        ) {
            HStack(spacing: 0) {
                Color.red.frame(minWidth: 50).named("a")
                Color.red.frame(maxWidth: 30).named("b")
                Color.red.named("c").layoutPriority(1)
            }
        }
        RuleFixture(
            "3.7", "a row that begins with a Spacer has no gap before it",
            At(100, 10, 100, 10, ["a": [0, 0, 20, 10], "b": [52, 0, 20, 10], "c": [80, 0, 20, 10]]),
            At(60, 10, 98, 10, ["a": [0, 0, 20, 10], "b": [50, 0, 20, 10], "c": [78, 0, 20, 10]])
        ) {
            HStack {
                box("a", 20, 10)
                HStack {
                    Spacer(minLength: 30)
                    box("b", 20, 10)
                }
                box("c", 20, 10)
            }
        }
        RuleFixture(
            "6.2", "a fixed text is served first and never shrinks",
            At(80, 20, 80, 20, ["t": [0, 5, 60, 10], "c": [60, 0, 20, 20]]),
            At(40, 20, 60, 20, ["t": [0, 5, 60, 10], "c": [60, 0, 0, 20]]), options: .squareText
        ) {
            HStack(spacing: 0) {
                Text("abcdef").fixedSize().named("t")
                Color.red.named("c")
            }
            .letters(10)
        }
        RuleFixture(
            "6.3", "a ratio in a row is as wide as the row's height allows",
            At(130, 40, 110, 40, ["a": [0, 0, 80, 40], "b": [90, 10, 20, 20]]),
            At(70, 40, 70, 20, ["a": [0, 0, 40, 20], "b": [50, 0, 20, 20]]),
            At(70, nil, 70, 20, ["a": [0, 0, 40, 20], "b": [50, 0, 20, 20]])
        ) {
            HStack(spacing: 10) {
                Color.red.named("a").aspectRatio(2, contentMode: .fit)
                box("b", 20, 20)
            }
        }
        RuleFixture(
            "2.3", "of three minimums the largest is served first",
            At(90, 10, 120, 10, ["a": [0, 0, 20, 10], "b": [20, 0, 40, 10], "c": [60, 0, 60, 10]]),
            At(150, 10, 150, 10, ["a": [0, 0, 45, 10], "b": [45, 0, 45, 10], "c": [90, 0, 60, 10]])
        ) {
            HStack(spacing: 0) {
                Color.red.frame(minWidth: 20).named("a")
                Color.red.frame(minWidth: 40).named("b")
                Color.red.frame(minWidth: 60).named("c")
            }
        }
        RuleFixture(
            "2.4", "three priorities share what each leaves to the next",
            At(100, 10, 100, 10, ["t": [0, 0, 10, 10], "b": [10, 0, 90, 10], "c": [100, 0, 0, 10]]),
            options: .squareText
        ) {
            HStack(spacing: 0) {
                Text("aaaaaa").named("t")
                Color.red.frame(minWidth: 20).named("b").layoutPriority(2)
                Color.red.frame(maxWidth: 30).named("c").layoutPriority(1)
            }
            .letters(10)
        }
        RuleFixture(
            "4.4", "a Spacer takes what a bounded frame leaves",
            At(50, 200, 10, 200, ["a": [0, 0, 10, 10], "b": [0, 150, 10, 50]])
        ) {
            VStack(spacing: 0) {
                box("a", 10, 10)
                Spacer()
                Color.red.frame(width: 10).frame(maxHeight: 50).named("b")
            }
        }
        RuleFixture(
            "2.2", "a fixed row takes ideals and is centred by the frame around it",
            At(nil, nil, 200, 10, ["a": [65, 0, 30, 10], "b": [95, 0, 40, 10]]),
            At(20, 80, 200, 10, ["a": [65, 0, 30, 10], "b": [95, 0, 40, 10]])
        ) {
            HStack(spacing: 0) {
                Color.red.frame(idealWidth: 30).named("a")
                Color.red.frame(minWidth: 10, idealWidth: 40).named("b")
            }
            .fixedSize()
            .frame(width: 200)
        }
        RuleFixture(
            "2.8", "what grows across is stretched to what others measured",
            At(nil, nil, 28, 40, ["a": [0, 0, 10, 40], "b": [18, 0, 10, 40]])
        ) {
            HStack {
                Color.red.frame(width: 10).named("a")
                box("b", 10, 40)
            }
        }
        RuleFixture(
            "6.2", "a text of its full height leaves the rest of the column",
            At(50, 25, 50, 25, ["t": [0, 0, 50, 20], "c": [0, 20, 50, 5]]), options: .squareText
        ) {
            VStack(spacing: 0) {
                Text("aa bb cc").fixedSize(horizontal: false, vertical: true).named("t")
                Color.red.named("c")
            }
            .letters(10)
        }
        RuleFixture(
            "2.6", "a guide at the far edge puts a view before the others",
            At(nil, nil, 70, 20, ["a": [20, 0, 50, 10], "b": [0, 10, 20, 10]])
        ) {
            VStack(alignment: .leading, spacing: 0) {
                box("a", 50, 10)
                box("b", 20, 10).alignmentGuide(.leading) { $0[.trailing] }
            }
        }
        RuleFixture(
            "2.1", "a negative gap at the trailing edge",
            At(nil, nil, 30, 16, ["a": [0, 0, 30, 10], "b": [20, 6, 10, 10]])
        ) {
            VStack(alignment: .trailing, spacing: -4) {
                box("a", 30, 10)
                box("b", 10, 10)
            }
        }
        RuleFixture(
            "14.11", "a modifier on a group modifies each of its views",
            At(nil, nil, 28, 14, ["a": [2, 2, 10, 10], "b": [16, 2, 10, 10]])
        ) {
            HStack(spacing: 0) {
                Group {
                    box("a", 10, 10)
                    box("b", 10, 10)
                }
                .padding(2)
            }
        }
    }

    @RuleFixtureBuilder static var mixedModifiers: [RuleFixture] {
        RuleFixture(
            "6.3", "what fills a flat frame sticks out above and below",
            At(10, 10, 60, 30, ["a": [0, -15, 60, 60]]), At(nil, nil, 60, 30, ["a": [0, -15, 60, 60]])
        ) { Color.red.named("a").aspectRatio(1, contentMode: .fill).frame(width: 60, height: 30) }
        RuleFixture(
            "6.3", "a fixed view in a ratio keeps its size in the middle",
            At(5, 5, 100, 100, ["a": [40, 45, 20, 10]])
        ) { box("a", 20, 10).scaledToFit().frame(width: 100, height: 100) }
        RuleFixture(
            "6.3", "a ratio in a frame that takes everything", At(100, 100, 100, 100, ["a": [0, 25, 100, 50]])
        ) { Color.red.named("a").aspectRatio(2, contentMode: .fit).frame(maxWidth: .infinity, maxHeight: .infinity) }
        RuleFixture(
            "6.6", "layers stand by the size with or without padding, an offset only moves",
            At(nil, nil, 52, 32, ["a": [6, 6, 40, 20], "b": [41, 21, 10, 10], "c": [0, 0, 52, 32]])
        ) {
            box("a", 40, 20)
                .overlay(alignment: .bottomTrailing) { box("b", 10, 10).offset(x: 5, y: 5) }
                .padding(6)
                .background { Color.red.named("c") }
        }
        RuleFixture(
            "6.6", "a layer larger than a text sticks out on all sides and moves nothing",
            At(100, 10, 30, 10, ["o": [-15, -20, 50, 50], "x": [20, 0, 10, 10]]), options: .squareText
        ) {
            HStack(spacing: 0) {
                Text("ab").letters(10).overlay { box("o", 50, 50) }
                box("x", 10, 10)
            }
        }
        RuleFixture(
            "5.7", "a fixed frame inside a greedy one is aligned by it", At(100, 40, 100, 10, ["a": [80, 0, 20, 10]]),
            At(nil, nil, 20, 10, ["a": [0, 0, 20, 10]])
        ) { box("a", 20, 10).frame(maxWidth: .infinity, alignment: .trailing) }
        RuleFixture(
            "5.1", "a greedy frame inside a fixed one has its length",
            At(100, 40, 20, 10, ["a": [0, 0, 20, 10]])
        ) { Color.red.frame(maxWidth: .infinity).named("a").frame(width: 20, height: 10) }
        RuleFixture(
            "5.8", "a minimum, an ideal and a maximum at every kind of offer",
            At(nil, nil, 60, 10, ["a": [0, 0, 10, 10]]), At(10, 10, 30, 10, ["a": [0, 0, 10, 10]]),
            At(75, 10, 75, 10, ["a": [0, 0, 10, 10]]), At(200, 10, 90, 10), At(.infinity, 10, 90, 10)
        ) { box("a", 10, 10).frame(minWidth: 30, idealWidth: 60, maxWidth: 90, alignment: .leading) }
        RuleFixture(
            "6.1", "padding within and around a frame", At(10, 10, 70, 70, ["a": [20, 20, 30, 30]])
        ) { Color.red.named("a").padding(10).frame(width: 50, height: 50).padding(10) }
        RuleFixture(
            "6.1", "negative padding in a frame", At(10, 10, 50, 50, ["a": [-10, -10, 70, 70]])
        ) { Color.red.named("a").padding(-10).frame(width: 50, height: 50) }
        RuleFixture(
            "5.4", "what a frame is too narrow for sticks out to the other side",
            At(nil, nil, 60, 20, ["b": [0, 0, 10, 20], "a": [-40, 0, 100, 20]])
        ) {
            HStack(spacing: 0) {
                box("b", 10, 20)
                box("a", 100, 20).frame(width: 50, alignment: .trailing)
            }
        }
        RuleFixture(
            "6.4", "a position makes a pile as large as the offer",
            At(200, 150, 200, 150, ["a": [0, 0, 100, 100], "b": [20, 30, 20, 20]])
        ) {
            ZStack(alignment: .topLeading) {
                box("a", 100, 100)
                box("b", 20, 20).position(x: 30, y: 40)
            }
        }
        RuleFixture(
            "7.3", "a low priority sticks out of a pile at its corner",
            At(nil, nil, 30, 40, ["a": [-30, 20, 60, 20], "b": [0, 10, 30, 30], "c": [20, 0, 10, 40]])
        ) {
            ZStack(alignment: .bottomTrailing) {
                box("a", 60, 20).layoutPriority(-1)
                box("b", 30, 30)
                box("c", 10, 40)
            }
        }
        RuleFixture(
            "7.2", "a bounded frame is offered the pile's size when it is placed",
            At(100, 100, 40, 100, ["a": [0, 30, 40, 40], "b": [10, 0, 20, 100]])
        ) {
            ZStack {
                box("a", 40, 40)
                Color.red.frame(maxWidth: 20).named("b")
            }
        }
        RuleFixture(
            "14.6", "a row and its padding from the right",
            At(100, 10, 100, 10, ["a": [84, 0, 10, 10], "b": [0, 0, 20, 10]]), direction: .rightToLeft
        ) {
            HStack(spacing: 4) {
                box("a", 10, 10)
                Spacer(minLength: 0)
                box("b", 20, 10)
            }
            .padding(.leading, 6)
        }
        RuleFixture(
            "14.6", "leading and trailing change sides from the right",
            At(90, 90, 50, 20, ["a": [40, 10, 10, 10], "b": [0, 0, 10, 10]]), direction: .rightToLeft
        ) {
            box("a", 10, 10)
                .frame(width: 50, height: 20, alignment: .bottomLeading)
                .overlay(alignment: .topTrailing) { box("b", 10, 10) }
        }
    }

    @RuleFixtureBuilder static var mixedContainers: [RuleFixture] {
        RuleFixture(
            "8.1", "a reader in a column takes what the others leave",
            At(
                100, 100, 100, 100,
                ["a": [35, 0, 30, 20], "g": [0, 20, 100, 70], "b": [0, 20, 10, 10], "c": [40, 90, 20, 10]]),
            At(nil, nil, 30, 40, ["g": [0, 20, 30, 10], "c": [5, 30, 20, 10]])
        ) {
            VStack(spacing: 0) {
                box("a", 30, 20)
                GeometryReader { _ in box("b", 10, 10) }.named("g")
                box("c", 20, 10)
            }
        }
        RuleFixture(
            "8.1", "a reader beside a text of higher priority",
            At(50, 10, 50, 10, ["g": [0, 0, 10, 10], "t": [10, 0, 40, 10]]), options: .squareText
        ) {
            HStack(spacing: 0) {
                GeometryReader { _ in Color.red }.named("g")
                Text("abcd").letters(10).named("t").layoutPriority(1)
            }
        }
        RuleFixture(
            "9.3", "a view that scrolls both ways takes what a row leaves",
            At(100, 50, 100, 50, ["s": [0, 0, 80, 50], "a": [0, 0, 200, 200], "b": [80, 20, 20, 10]])
        ) {
            HStack(spacing: 0) {
                ScrollView([.horizontal, .vertical]) { box("a", 200, 200) }.named("s")
                box("b", 20, 10)
            }
        }
        RuleFixture(
            "9.2", "a view that scrolls across is as high as its content in a column",
            At(100, 100, 100, 100, ["s": [0, 0, 100, 20], "b": [80, 0, 80, 20], "c": [0, 20, 100, 80]])
        ) {
            VStack(spacing: 0) {
                ScrollView(.horizontal) {
                    HStack(spacing: 0) {
                        box("a", 80, 20)
                        box("b", 80, 20)
                    }
                }
                .named("s")
                Color.red.named("c")
            }
        }
        RuleFixture(
            "9.1", "in scrolled content a Spacer has its minimum, colours the width",
            At(100, 100, 100, 100, ["a": [0, 0, 100, 10], "b": [45, 30, 10, 10]])
        ) {
            ScrollView {
                VStack(spacing: 0) {
                    Color.red.frame(height: 10).named("a")
                    Spacer(minLength: 20)
                    box("b", 10, 10)
                }
            }
        }
        RuleFixture(
            "10.3", "a maximum leaves the rest of adaptive columns unused",
            At(
                200, nil, 196, 24,
                ["0": [0, 0, 60, 10], "1": [68, 0, 60, 10], "2": [136, 0, 60, 10], "3": [0, 14, 60, 10]])
        ) {
            LazyVGrid(columns: [GridItem(.adaptive(minimum: 50, maximum: 60))], spacing: 4) { gridCells(4) }
        }
        RuleFixture(
            "10.3", "an adaptive item after a fixed one",
            At(
                200, nil, 200, 28,
                ["0": [0, 0, 40, 10], "1": [48, 0, 32, 10], "4": [168, 0, 32, 10], "5": [0, 18, 40, 10]])
        ) { LazyVGrid(columns: [GridItem(.fixed(40)), GridItem(.adaptive(minimum: 30))]) { gridCells(6) } }
        RuleFixture(
            "11.1", "a nested choice counts with its own first child",
            At(80, 20, 60, 10, ["b": [0, 0, 60, 10]]), At(50, 20, 10, 10, ["d": [0, 0, 10, 10]]),
            At(5, 20, 10, 10, ["d": [0, 0, 10, 10]])
        ) {
            ViewThatFits(in: .horizontal) {
                box("a", 100, 10)
                ViewThatFits(in: .horizontal) {
                    box("b", 60, 10)
                    box("c", 30, 10)
                }
                box("d", 10, 10)
            }
        }
        RuleFixture(
            "11.1", "a text that wraps fits while its lines do",
            At(30, 15, 20, 10, ["s": [0, 0, 20, 10]]), At(30, 20, 20, 20, ["t": [0, 0, 20, 20]]), options: .squareText
        ) {
            ViewThatFits(in: .vertical) {
                Text("ab cd").letters(10).named("t")
                box("s", 20, 10)
            }
        }
        RuleFixture(
            "11.6", "either axis alone keeps a child out", At(60, 30, 40, 20, ["b": [0, 0, 40, 20]]),
            At(nil, 30, 40, 20), At(nil, nil, 50, 50, ["a": [0, 0, 50, 50]]), At(45, nil, 40, 20)
        ) {
            ViewThatFits {
                box("a", 50, 50)
                box("b", 40, 20)
            }
        }
        RuleFixture(
            "10.6", "a cell of two columns that is wider widens both",
            At(nil, nil, 110, 35, ["a": [5, 5, 30, 10], "b": [55, 0, 50, 20], "c": [0, 25, 110, 10]])
        ) {
            Grid(horizontalSpacing: 10, verticalSpacing: 5) {
                GridRow {
                    box("a", 30, 10)
                    box("b", 50, 20)
                }
                GridRow { box("c", 110, 10).gridCellColumns(2) }
            }
        }
        RuleFixture(
            "10.6", "a line across a grid takes the columns' width",
            At(100, nil, 100, 14, ["b": [20, 0, 80, 10], "c": [0, 10, 100, 4]]),
            At(nil, nil, 30, 14, ["b": [20, 0, 10, 10], "c": [0, 10, 30, 4]])
        ) {
            Grid(horizontalSpacing: 0, verticalSpacing: 0) {
                GridRow {
                    box("a", 20, 10)
                    Color.red.frame(height: 10).named("b")
                }
                Color.red.frame(height: 4).named("c").gridCellUnsizedAxes(.horizontal)
            }
        }
        RuleFixture(
            "10.6", "rows with fewer cells, aligned at the bottom and leading",
            At(nil, nil, 54, 42, ["a": [0, 20, 10, 10], "b": [34, 0, 20, 30], "c": [0, 32, 30, 10]])
        ) {
            Grid(alignment: .bottomLeading, horizontalSpacing: 4, verticalSpacing: 2) {
                GridRow {
                    box("a", 10, 10)
                    box("b", 20, 30)
                }
                GridRow { box("c", 30, 10) }
            }
        }
        RuleFixture(
            "10.6", "an anchor puts a cell into its corner",
            At(nil, nil, 70, 50, ["b": [60, 30, 10, 10], "c": [15, 40, 10, 10], "d": [40, 40, 30, 10]])
        ) {
            Grid(horizontalSpacing: 0, verticalSpacing: 0) {
                GridRow {
                    box("a", 40, 40)
                    box("b", 10, 10).gridCellAnchor(.bottomTrailing)
                }
                GridRow {
                    box("c", 10, 10)
                    box("d", 30, 10)
                }
            }
        }
        RuleFixture(
            "10.6", "a row is as high as its cells are when their baselines meet",
            At(
                nil, nil, 30, 37.5,
                ["a": [0, 0, 20, 20], "b": [20, 7.5, 10, 20], "c": [0, 27.5, 20, 10], "e": [20, 27.5, 10, 10]]),
            options: .squareText
        ) {
            Grid(alignment: .leadingFirstTextBaseline, horizontalSpacing: 0, verticalSpacing: 0) {
                GridRow {
                    Text("a").letters(20).named("a")
                    Text("b\nc").letters(10).named("b")
                }
                GridRow {
                    Text("cc").letters(10).named("c")
                    Color.clear.gridCellUnsizedAxes([.horizontal, .vertical]).named("e")
                }
            }
        }
        RuleFixture(
            "6.7", "a priority in a grid is not read",
            At(108, nil, 108, 10, ["a": [0, 0, 50, 10], "b": [58, 0, 50, 10]])
        ) {
            Grid {
                GridRow {
                    Color.red.frame(height: 10).named("a").layoutPriority(1)
                    Color.red.frame(height: 10).named("b")
                }
            }
        }
        RuleFixture(
            "12.1", "an edge that is set inside a column is not the column's",
            At(nil, nil, 20, 30, ["a": [0, 0, 10, 10], "b": [0, 10, 10, 10], "c": [10, 0, 10, 30]])
        ) {
            HStack(alignment: .top, spacing: 0) {
                VStack(alignment: .leading, spacing: 0) {
                    box("a", 10, 10)
                    box("b", 10, 10).alignmentGuide(.top) { _ in 5 }
                }
                box("c", 10, 30)
            }
        }
        RuleFixture(
            "12.2", "a guide of one's own rises through a column and its padding",
            At(nil, nil, 20, 44, ["a": [0, 4, 10, 20], "b": [0, 24, 10, 20], "c": [10, 29, 10, 10]])
        ) {
            HStack(alignment: .middle, spacing: 0) {
                VStack(spacing: 0) {
                    box("a", 10, 20)
                    box("b", 10, 20).alignmentGuide(.middle) { $0.height / 2 }
                }
                .padding(.top, 4)
                box("c", 10, 10)
            }
        }
        RuleFixture(
            "12.3", "first baselines of two sizes, two lines and a view without text",
            At(nil, nil, 40, 27.5, ["a": [0, 0, 20, 20], "b": [20, 7.5, 10, 20], "c": [30, 5, 10, 10]]),
            options: .squareText
        ) {
            HStack(alignment: .firstTextBaseline, spacing: 0) {
                Text("a").letters(20).named("a")
                Text("b\nc").letters(10).named("b")
                box("c", 10, 10)
            }
        }
        RuleFixture(
            "12.3", "last baselines of the same",
            At(nil, nil, 40, 22.5, ["a": [0, 2.5, 20, 20], "b": [20, 0, 10, 20], "c": [30, 7.5, 10, 10]]),
            options: .squareText
        ) {
            HStack(alignment: .lastTextBaseline, spacing: 0) {
                Text("a").letters(20).named("a")
                Text("b\nc").letters(10).named("b")
                box("c", 10, 10)
            }
        }
        RuleFixture(
            "12.4", "a baseline moves with padding",
            At(nil, nil, 38, 21.5, ["a": [0, 0, 20, 20], "b": [24, 7.5, 10, 10]]), options: .squareText
        ) {
            HStack(alignment: .firstTextBaseline, spacing: 0) {
                Text("a").letters(20).named("a")
                Text("b").letters(10).named("b").padding(4)
            }
        }
        RuleFixture(
            "3.7", "a layout that asks for gaps gets those of nested ends",
            At(nil, nil, 43, 10, ["a": [0, 0, 10, 10], "b": [15, 0, 10, 10], "c": [33, 0, 10, 10]])
        ) {
            SpacedRow {
                box("a", 10, 10)
                HStack {
                    Spacer(minLength: 5)
                    box("b", 10, 10)
                }
                box("c", 10, 10)
            }
        }
    }

    private static func gridCells(_ count: Int) -> some View {
        ForEach(0..<count, id: \.self) { Color.red.frame(height: 10).named("\($0)") }
    }
}
