import Foundation
import LayoutEngine

private enum Notch: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { context[VerticalAlignment.center] }
}

extension VerticalAlignment {
    fileprivate static let notch = VerticalAlignment(Notch.self)
}

/// Asks its child for its minimum, its ideal and its maximum: as wide as the first two together, as high as the third up to
/// 70. The child is placed at its ideal.
private struct ThreeQuestions: Layout {
    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
        CGSize(
            width: subviews[0].sizeThatFits(.zero).width + subviews[0].sizeThatFits(.unspecified).width,
            height: min(70, subviews[0].sizeThatFits(.infinity).height))
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
        subviews[0].place(at: bounds.origin, proposal: .unspecified)
    }
}

/// Makes all children as wide as the widest ideal and puts them one below the other.
private struct WidestColumn: Layout {
    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
        let width = width(subviews)
        let heights = subviews.map { $0.sizeThatFits(ProposedViewSize(width: width, height: nil)).height }
        return CGSize(width: width, height: heights.reduce(0, +))
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
        var y = bounds.minY
        for subview in subviews {
            let offer = ProposedViewSize(width: bounds.width, height: nil)
            subview.place(at: CGPoint(x: bounds.maxX, y: y), anchor: .topTrailing, proposal: offer)
            y += subview.sizeThatFits(offer).height
        }
    }

    private func width(_ subviews: Subviews) -> CGFloat {
        subviews.map { $0.sizeThatFits(.unspecified).width }.max() ?? 0
    }
}

// Containers within containers, as programs nest them. Each was worked out by hand before the engine was asked.
extension RuleFixture {
    @RuleFixtureBuilder static var nestedStacks: [RuleFixture] {
        RuleFixture(
            "2.4", "a priority in a row in a frame in a grid's cell",
            At(200, 50, 200, 10, ["a": [0, 0, 20, 10], "b": [20, 0, 140, 10], "c": [170, 0, 30, 10]])
        ) {
            Grid(horizontalSpacing: 10, verticalSpacing: 0) {
                GridRow {
                    HStack(spacing: 0) {
                        Color.red.frame(minWidth: 20).named("a")
                        Color.red.named("b").layoutPriority(1)
                    }
                    .frame(height: 10)
                    box("c", 30, 10)
                }
            }
        }
        RuleFixture(
            "3.5", "gaps of a text, a colour and two texts in one column",
            At(
                nil, nil, 20, 56,
                ["a": [5, 0, 10, 10], "b": [0, 18, 20, 10], "c": [5, 36, 10, 10], "d": [5, 46, 10, 10]]),
            options: .squareText
        ) {
            VStack {
                Text("a").named("a")
                box("b", 20, 10)
                Text("c").named("c")
                Text("d").named("d")
            }
            .letters(10)
        }
        RuleFixture(
            "3.7", "a column that begins with a Spacer has no gap above it",
            At(20, 100, 20, 100, ["a": [0, 0, 20, 10], "b": [0, 72, 20, 10], "c": [0, 90, 20, 10]]),
            At(20, 30, 20, 58, ["a": [0, 0, 20, 10], "b": [0, 30, 20, 10], "c": [0, 48, 20, 10]])
        ) {
            VStack {
                box("a", 20, 10)
                VStack {
                    Spacer(minLength: 20)
                    box("b", 20, 10)
                }
                box("c", 20, 10)
            }
        }
        RuleFixture(
            "2.8", "bounded frames of ideals in a fixed column are stretched when it places",
            At(200, 200, 50, 35, ["a": [0, 0, 50, 20], "b": [0, 20, 50, 15]])
        ) {
            VStack(spacing: 0) {
                Color.red.frame(
                    minWidth: 10, idealWidth: 40, maxWidth: 60, minHeight: 5, idealHeight: 20, maxHeight: 30
                ).named("a")
                Color.red.frame(minWidth: 50, idealHeight: 15).named("b")
            }
            .fixedSize()
        }
        RuleFixture(
            "6.3", "two ratios in one row share what their height allows",
            At(130, 60, 130, 60, ["a": [0, 0, 60, 60], "b": [70, 15, 60, 30]]),
            At(70, 60, 70, 30, ["a": [0, 0, 30, 30], "b": [40, 7.5, 30, 15]])
        ) {
            HStack(spacing: 10) {
                Color.red.named("a").aspectRatio(1, contentMode: .fit)
                Color.red.named("b").aspectRatio(2, contentMode: .fit)
            }
        }
        RuleFixture(
            "2.8", "a Spacer in a column is stretched to its neighbour's height",
            At(nil, nil, 30, 50, ["a": [0, 0, 20, 10], "b": [0, 40, 20, 10], "c": [20, 0, 10, 50]]),
            At(100, 100, 30, 100, ["a": [0, 0, 20, 10], "b": [0, 90, 20, 10], "c": [20, 25, 10, 50]])
        ) {
            HStack(spacing: 0) {
                VStack(spacing: 0) {
                    box("a", 20, 10)
                    Spacer()
                    box("b", 20, 10)
                }
                box("c", 10, 50)
            }
        }
        RuleFixture(
            "2.4", "a text wraps to leave a lower priority its width",
            At(50, 40, 50, 20, ["t": [0, 0, 20, 20], "b": [20, 5, 30, 10]]),
            At(90, 40, 80, 10, ["t": [0, 0, 50, 10], "b": [50, 0, 30, 10]]), options: .squareText
        ) {
            HStack(spacing: 0) {
                Text("aa bb").letters(10).named("t")
                box("b", 30, 10).layoutPriority(-1)
            }
        }
        RuleFixture(
            "2.8", "greedy heights in a row that is fixed down are equal",
            At(100, 200, 44, 40, ["A": [0, 0, 20, 40], "B": [24, 0, 20, 40], "b": [24, 20, 20, 20]])
        ) {
            HStack(spacing: 4) {
                box("a", 20, 40).frame(maxHeight: .infinity).named("A")
                box("b", 20, 20).frame(maxHeight: .infinity, alignment: .bottom).named("B")
            }
            .fixedSize(horizontal: false, vertical: true)
        }
        RuleFixture(
            "7.1", "a pile with a colour takes what a row leaves",
            At(100, 30, 100, 40, ["c": [0, 5, 60, 30], "a": [20, 10, 20, 20], "b": [60, 0, 40, 40]])
        ) {
            HStack(spacing: 0) {
                ZStack {
                    Color.red.named("c")
                    box("a", 20, 20)
                }
                box("b", 40, 40)
            }
        }
        RuleFixture(
            "4.4", "bounded frames in a column with a Spacer, with room and without",
            At(10, 100, 10, 100, ["a": [0, 0, 10, 40], "b": [0, 40, 10, 50]]),
            At(10, 40, 10, 60, ["a": [0, 0, 10, 20], "b": [0, 20, 10, 30]])
        ) {
            VStack(spacing: 0) {
                Color.red.frame(minHeight: 20, maxHeight: 40).named("a")
                Color.red.frame(minHeight: 30).named("b")
                Spacer(minLength: 10)
            }
        }
        RuleFixture(
            "6.7", "a priority inside padding counts for the row around it",
            At(100, 40, 100, 40, ["a": [10, 10, 65, 20], "b": [85, 0, 15, 40]])
        ) {
            HStack(spacing: 0) {
                Color.red.named("a").layoutPriority(1).padding(10)
                Color.red.frame(minWidth: 15).named("b")
            }
        }
        RuleFixture(
            "6.3", "a ratio that fills a row's share may be wider than it",
            At(60, 30, 80, 30, ["a": [0, 0, 60, 30], "b": [60, 5, 20, 20]])
        ) {
            HStack(spacing: 0) {
                Color.red.named("a").aspectRatio(2, contentMode: .fill)
                box("b", 20, 20)
            }
        }
        RuleFixture(
            "13.3", "a line limit in a row",
            At(30, 100, 30, 20, ["t": [0, 0, 20, 20], "b": [20, 5, 10, 10]]), options: .squareText
        ) {
            HStack(spacing: 0) {
                Text("aa bb cc").lineLimit(2).named("t")
                box("b", 10, 10)
            }
            .letters(10)
        }
        RuleFixture(
            "14.7", "the layout of a row in a column shares the column's width",
            At(104, 40, 104, 30, ["a": [0, 0, 50, 10], "b": [54, 0, 50, 10], "c": [42, 10, 20, 20]])
        ) {
            VStack(spacing: 0) {
                AnyLayout(HStackLayout(spacing: 4)) {
                    Color.red.frame(height: 10).named("a")
                    Color.red.frame(height: 10).named("b")
                }
                box("c", 20, 20)
            }
        }
        RuleFixture(
            "14.6", "a padded row in a column from the right",
            At(nil, nil, 60, 20, ["a": [42, 0, 10, 10], "b": [20, 0, 20, 10], "c": [0, 10, 60, 10]]),
            direction: .rightToLeft
        ) {
            VStack(alignment: .leading, spacing: 0) {
                HStack(spacing: 2) {
                    box("a", 10, 10)
                    box("b", 20, 10)
                }
                .padding(.leading, 8)
                box("c", 60, 10)
            }
        }
    }

    @RuleFixtureBuilder static var nestedFrames: [RuleFixture] {
        RuleFixture(
            "5.10", "three flexible frames, each aligned by the next",
            At(200, 10, 200, 10, ["a": [30, 0, 50, 10]]), At(60, 10, 80, 10, ["a": [30, 0, 50, 10]])
        ) {
            Color.red.frame(maxWidth: 50).named("a")
                .frame(minWidth: 80, alignment: .trailing)
                .frame(maxWidth: .infinity, alignment: .leading)
        }
        RuleFixture(
            "5.7", "a fixed text wraps at the ideal width of its frame",
            At(10, 10, 50, 20, ["t": [0, 0, 50, 20]]), options: .squareText
        ) { Text("aa bb cc").letters(10).named("t").frame(idealWidth: 50).fixedSize() }
        RuleFixture(
            "5.4", "a fixed and padded text sticks out of a frame at its leading edge",
            At(200, 200, 30, 20, ["t": [-15, 5, 40, 10]]), options: .squareText
        ) { Text("aaaa").letters(10).named("t").padding(5).fixedSize().frame(width: 30, alignment: .trailing) }
        RuleFixture(
            "5.2", "a frame of a height around padding around a frame of a width",
            At(200, 200, 60, 30, ["a": [10, 5, 40, 20]])
        ) { Color.red.named("a").padding(5).frame(width: 50).padding(.horizontal, 5).frame(height: 30) }
        RuleFixture(
            "1.4", "padding that leaves nothing in a frame", At(10, 50, 30, 50, ["a": [15, 20, 0, 10]])
        ) { Color.red.named("a").padding(20).frame(width: 30) }
        RuleFixture(
            "6.3", "a ratio without a number is that of a row's ideals",
            At(100, 100, 100, 50, ["a": [0, 0, 60, 50], "b": [60, 0, 40, 50]])
        ) {
            HStack(spacing: 0) {
                Color.red.frame(minWidth: 60, idealWidth: 60, idealHeight: 50).named("a")
                Color.red.frame(idealWidth: 40, idealHeight: 30).named("b")
            }
            .aspectRatio(contentMode: .fit)
        }
        RuleFixture(
            "2.11", "a row too long for its frame, at its bottom and leading",
            At(10, 10, 80, 20, ["a": [0, 10, 60, 10], "b": [60, 10, 60, 10]])
        ) {
            HStack(spacing: 0) {
                box("a", 60, 10)
                box("b", 60, 10)
            }
            .frame(width: 80, height: 20, alignment: .bottomLeading)
        }
        RuleFixture(
            "6.5", "an offset inside a pile inside padding",
            At(nil, nil, 50, 50, ["b": [50, 20, 10, 10], "a": [5, 5, 40, 40]])
        ) {
            ZStack {
                box("a", 40, 40)
                box("b", 10, 10).offset(x: 30)
            }
            .padding(5)
        }
        RuleFixture(
            "6.6", "guides put a layer around a corner", At(nil, nil, 50, 50, ["b": [40, -10, 20, 20]])
        ) {
            box("a", 50, 50).overlay(alignment: .topTrailing) {
                box("b", 20, 20)
                    .alignmentGuide(.top) { $0.height / 2 }
                    .alignmentGuide(.trailing) { $0.width / 2 }
            }
        }
        RuleFixture(
            "7.4", "guides move a view out of its pile, which does not grow",
            At(nil, nil, 40, 40, ["a": [0, 0, 40, 40], "b": [5, 30, 20, 20]])
        ) {
            ZStack(alignment: .bottomLeading) {
                box("a", 40, 40)
                box("b", 20, 20)
                    .alignmentGuide(VerticalAlignment.bottom) { $0.height / 2 }
                    .alignmentGuide(.leading) { _ in -5 }
            }
        }
        RuleFixture(
            "1.1", "a layout that asks for the minimum, the ideal and the maximum",
            At(10, 10, 80, 70, ["a": [0, 0, 30, 20], "b": [30, 5, 20, 10]]),
            At(nil, nil, 80, 70, ["a": [0, 0, 30, 20]])
        ) {
            ThreeQuestions {
                HStack(spacing: 0) {
                    Color.red.frame(minWidth: 10, idealWidth: 30, minHeight: 5, idealHeight: 20).named("a")
                    box("b", 20, 10)
                }
            }
        }
        RuleFixture(
            "14.3", "a column as wide as its widest ideal, placed by its trailing edge",
            At(200, 200, 60, 35, ["a": [0, 0, 60, 10], "b": [0, 10, 60, 10], "c": [50, 20, 10, 15]]),
            At(20, nil, 60, 35, ["c": [50, 20, 10, 15]])
        ) {
            WidestColumn {
                Color.red.frame(minWidth: 0, idealWidth: 60, maxWidth: .infinity, idealHeight: 10).named("a")
                Color.red.frame(maxWidth: .infinity).frame(height: 10).named("b")
                box("c", 10, 15)
            }
        }
        RuleFixture(
            "6.7", "a row of three questions and a colour of higher priority",
            At(100, 20, 100, 70, ["a": [0, 0, 20, 20], "c": [30, 25, 70, 20]])
        ) {
            HStack(spacing: 0) {
                ThreeQuestions { Color.red.frame(minWidth: 10, idealWidth: 20, idealHeight: 20).named("a") }
                Color.red.named("c").layoutPriority(1)
            }
        }
    }

    @RuleFixtureBuilder static var nestedContainers: [RuleFixture] {
        RuleFixture(
            "11.1", "a fixed row in a choice is as wide as its ideals",
            At(100, 30, 90, 10, ["a": [0, 0, 60, 10], "c": [60, 0, 30, 10]]), At(80, 30, 20, 10, ["s": [0, 0, 20, 10]])
        ) {
            ViewThatFits(in: .horizontal) {
                HStack(spacing: 0) {
                    box("a", 60, 10)
                    Color.red.frame(idealWidth: 30).named("c")
                }
                .fixedSize()
                box("s", 20, 10)
            }
        }
        RuleFixture(
            "11.4", "a choice in a row is made by its share",
            At(100, 10, 100, 10, ["b": [0, 0, 40, 10], "d": [40, 0, 60, 10]]),
            At(200, 10, 200, 10, ["a": [0, 0, 80, 10], "d": [80, 0, 120, 10]])
        ) {
            HStack(spacing: 0) {
                ViewThatFits(in: .horizontal) {
                    box("a", 80, 10)
                    box("b", 40, 10)
                    box("c", 10, 10)
                }
                Color.red.frame(minWidth: 30).named("d")
            }
        }
        RuleFixture(
            "9.1", "scrolled content is offered the width alone: a reader, a ratio",
            At(
                100, 200, 100, 200,
                ["a": [0, 0, 100, 30], "g": [0, 30, 100, 10], "b": [0, 30, 5, 5], "c": [0, 40, 100, 50]])
        ) {
            ScrollView {
                VStack(spacing: 0) {
                    Color.red.frame(height: 30).named("a")
                    GeometryReader { _ in box("b", 5, 5) }.named("g")
                    Color.red.named("c").aspectRatio(2, contentMode: .fit)
                }
            }
        }
        RuleFixture(
            "9.2", "a greedy height in content that scrolls across takes the column's rest",
            At(
                60, 100, 60, 100,
                ["s": [0, 0, 60, 80], "a": [0, 0, 50, 80], "b": [55, 30, 50, 20], "c": [25, 90, 10, 10]])
        ) {
            VStack(spacing: 0) {
                ScrollView(.horizontal) {
                    HStack(spacing: 5) {
                        Color.red.frame(width: 50).named("a")
                        box("b", 50, 20)
                    }
                }
                .named("s")
                Spacer(minLength: 10)
                box("c", 10, 10)
            }
        }
        RuleFixture(
            "9.1", "a text wraps in a row in scrolled content, and its neighbour is stretched",
            At(60, 100, 60, 100, ["a": [0, 0, 10, 20], "t": [10, 0, 50, 20]]), options: .squareText
        ) {
            ScrollView {
                HStack(spacing: 0) {
                    Color.red.frame(width: 10).named("a")
                    Text("aa bb cc").letters(10).named("t")
                }
            }
        }
        RuleFixture(
            "8.1", "a reader in a column in a reader",
            At(80, 80, 80, 80, ["a": [0, 0, 80, 20], "g": [0, 20, 80, 60], "b": [0, 20, 40, 30]])
        ) {
            GeometryReader { outer in
                VStack(spacing: 0) {
                    Color.red.frame(height: outer.size.height / 4).named("a")
                    GeometryReader { inner in
                        Color.red.frame(width: inner.size.width / 2, height: inner.size.height / 2).named("b")
                    }
                    .named("g")
                }
            }
        }
        RuleFixture(
            "8.1", "a reader over a padded view has its size with the padding",
            At(nil, nil, 80, 40, ["a": [10, 10, 60, 20], "o": [0, 0, 40, 20]])
        ) {
            box("a", 60, 20).padding(10).overlay {
                GeometryReader { proxy in
                    Color.red.frame(width: proxy.size.width / 2, height: proxy.size.height / 2).named("o")
                }
            }
        }
        RuleFixture(
            "10.1", "a lazy grid takes what a row leaves",
            At(
                148, nil, 148, 24,
                ["a": [0, 0, 30, 10], "0": [40, 0, 50, 10], "1": [98, 0, 50, 10], "2": [40, 14, 50, 10]])
        ) {
            HStack(alignment: .top, spacing: 10) {
                box("a", 30, 10)
                LazyVGrid(columns: [GridItem(.flexible()), GridItem(.flexible())], spacing: 4) {
                    ForEach(0..<3, id: \.self) { Color.red.frame(height: 10).named("\($0)") }
                }
            }
        }
        RuleFixture(
            "10.5", "rows of fixed heights in content that scrolls across",
            At(100, 100, 100, 68, ["1": [5, 0, 10, 40], "2": [0, 48, 20, 20], "3": [26, 0, 30, 40]])
        ) {
            ScrollView(.horizontal) {
                LazyHGrid(rows: [GridItem(.fixed(40)), GridItem(.fixed(20))], spacing: 6) {
                    ForEach(1...3, id: \.self) { Color.red.frame(width: CGFloat($0) * 10).named("\($0)") }
                }
            }
        }
        RuleFixture(
            "10.6", "a spanning cell over a flexible column in a corner",
            At(
                100, 100, 100, 30,
                [
                    "a": [0, 0, 20, 10], "b": [20, 0, 60, 10], "c": [80, 0, 20, 20], "d": [0, 20, 80, 5],
                    "e": [80, 20, 10, 10],
                ])
        ) {
            Grid(alignment: .topLeading, horizontalSpacing: 0, verticalSpacing: 0) {
                GridRow {
                    box("a", 20, 10)
                    Color.red.frame(height: 10).named("b")
                    box("c", 20, 20)
                }
                GridRow {
                    Color.red.frame(height: 5).named("d").gridCellColumns(2)
                    box("e", 10, 10)
                }
            }
        }
        RuleFixture(
            "12.2", "a guide rises through a column, padding and a pile",
            At(
                nil, nil, 30, 60,
                ["a": [5, 5, 10, 20], "b": [5, 25, 10, 30], "c": [0, 0, 20, 10], "d": [20, 30, 10, 10]])
        ) {
            HStack(alignment: .notch, spacing: 0) {
                ZStack(alignment: .topLeading) {
                    VStack(spacing: 0) {
                        box("a", 10, 20)
                        box("b", 10, 30).alignmentGuide(.notch) { $0.height / 3 }
                    }
                    .padding(5)
                    box("c", 20, 10)
                }
                box("d", 10, 10)
            }
        }
        RuleFixture(
            "12.2", "the mean of two guides moves with the frame they stand in",
            At(nil, nil, 20, 60, ["a": [0, 20, 10, 20], "b": [0, 40, 10, 20], "c": [10, 35, 10, 10]])
        ) {
            HStack(alignment: .notch, spacing: 0) {
                VStack(spacing: 0) {
                    box("a", 10, 20).alignmentGuide(.notch) { _ in 5 }
                    box("b", 10, 20).alignmentGuide(.notch) { _ in 15 }
                }
                .frame(height: 60, alignment: .bottom)
                box("c", 10, 10)
            }
        }
        RuleFixture(
            "12.3", "a last baseline inside a column is its text's",
            At(nil, nil, 30, 30, ["a": [0, 0, 20, 20], "x": [5, 20, 10, 10], "b": [20, 7.5, 10, 10]]),
            options: .squareText
        ) {
            HStack(alignment: .lastTextBaseline, spacing: 0) {
                VStack(spacing: 0) {
                    Text("a").letters(20).named("a")
                    box("x", 10, 10)
                }
                Text("b").letters(10).named("b")
            }
        }
        RuleFixture(
            "12.1", "a trailing edge set in a row is not the row's",
            At(nil, nil, 40, 20, ["a": [0, 0, 30, 10], "b": [30, 0, 10, 10], "c": [20, 10, 20, 10]])
        ) {
            VStack(alignment: .trailing, spacing: 0) {
                HStack(spacing: 0) {
                    box("a", 30, 10)
                    box("b", 10, 10).alignmentGuide(.trailing) { _ in 0 }
                }
                box("c", 20, 10)
            }
        }
    }
}
