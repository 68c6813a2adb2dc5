import Foundation
import LayoutEngine
import LayoutRecording

extension FurtherRules {
    /// What few views do: many children, containers in containers, guides that go through modifiers.
    @ScenarioBuilder static var unusualRules: [Scenario] {
        rule("many in a row") {
            HStack(spacing: 0) {
                ForEach(0..<36) { number in
                    let least = CGFloat(1 + number * 7 % 6)
                    Color.blue.frame(minWidth: least, maxWidth: least + 10).frame(height: 4)
                }
            }
        }
        rule("columns that compete") {
            Grid(alignment: .leading, horizontalSpacing: 3) {
                GridRow {
                    Color.red.frame(minWidth: 20, maxHeight: 8)
                    Color.green.frame(minWidth: 90, maxHeight: 8)
                    box(10, 30).gridColumnAlignment(.trailing)
                }
                GridRow(alignment: .bottom) {
                    Color.blue.frame(maxHeight: 6)
                    Text("words")
                    box(6, 6).gridColumnAlignment(.center)
                }
                GridRow { Text("a span that is too long for its two columns, and wraps").gridCellColumns(2) }
            }
        }
        rule("margins of a scroll view") {
            ScrollView { Text("words with room around them") }
                .contentMargins(.horizontal, 12)
                .contentMargins(.top, 5, for: .scrollContent)
                .frame(height: 60)
        }
        rule("a scroll view in a line") {
            HStack(alignment: .firstTextBaseline) {
                ScrollView { Text("scrolled").font(.title) }.frame(height: 40)
                Text("beside")
                ScrollView(.horizontal) {
                    box(20, 10)
                    box(30, 12)
                }
            }
        }
        rule("relative to a length that changes") {
            VStack {
                ScrollView {
                    Color.red.frame(width: 10).containerRelativeFrame(.vertical, count: 2, spacing: 0)
                    box(20, 8)
                }
                HStack {
                    ScrollView { box(10, 6).containerRelativeFrame(.horizontal, count: 3, spacing: 2) }
                    Text("beside it")
                }
                Text("below")
            }
            .frame(height: 90)
        }
        rule("a scroll view below words") {
            VStack {
                Text("above")
                ScrollView { Text("inside") }.frame(maxHeight: 30)
                ScrollView(.horizontal) { Text("a line").layoutPriority(2) }
                Text("below")
            }
            .frame(height: 120)
        }
        rule("framed room") {
            HStack {
                Text("from")
                Spacer().frame(width: 20)
                Text("to")
                Spacer()
            }
        }
        rule("a line alone") {
            box(40, 20).overlay { Divider() }.background { Spacer().frame(height: 4) }
        }
        rule("guides through modifiers") {
            HStack(alignment: .firstTextBaseline) {
                Text("title").font(.title).background { Text("behind").font(.caption) }
                Text("lower").offset(y: 6)
                Text("over").overlay(alignment: .top) { Text("small\nlines").font(.caption) }
                Text("padded").padding(5).frame(height: 40, alignment: .top)
                Text("two guides").alignmentGuide(.top) { _ in 3 }
            }
        }
        rule("a reader that is placed twice") {
            HStack(alignment: .firstTextBaseline) {
                VStack {
                    GeometryReader { proxy in Color.red.frame(width: proxy.size.width / 2) }.frame(minHeight: 10)
                    Text("below the reader")
                }
                Text("beside\nin two lines")
            }
            .frame(height: 60)
        }
        rule("any layout") {
            AnyLayout(HStackLayout(spacing: 4)) {
                Text("left")
                Spacer(minLength: 12)
                Divider()
                Text("right")
            }
            .frame(height: 30)
        }
        rule("layers of priority") {
            ZStack(alignment: .bottomLeading) {
                Color.red
                Text("what sets the size").layoutPriority(1)
                box(10, 30)
            }
        }
        rule("a layout that asks") {
            AskingLayout(gapOfLast: 3) {
                Text("first").padding(.top, 1)
                box(30, 12).layoutValue(key: Indent.self, value: 7).padding(1)
                Text("third, which is long enough to wrap at this width")
                Color.green.frame(height: 5)
            }
        }
        rule("a layout between words") {
            VStack {
                Text("above").font(.body.leading(.loose))
                ZStack {
                    Text("one").font(.title.leading(.loose))
                    Text("two")
                    box(4, 4)
                }
                Text("below")
                LazyVStack {
                    Text("lazy")
                    Text("column")
                    box(5, 5)
                }
                Grid { GridRow { Text("cell") } }
                LazyVGrid(columns: [GridItem(.adaptive(minimum: 30))]) { ForEach(0..<4) { _ in box(10, 6) } }
                Text("last")
            }
        }
        rule("columns beside each other") {
            LazyVGrid(
                columns: [GridItem(.adaptive(minimum: 40), spacing: 6), GridItem(.flexible(minimum: 20))], spacing: 2
            ) {
                ForEach(0..<6) { number in Color.red.frame(height: CGFloat(4 + number)) }
                Section {
                    box(12, 9)
                } header: {
                    Text("a header as wide as the grid")
                } footer: {
                    box(30, 3)
                }
            }
        }
        rule("fixed columns in a narrow frame") {
            LazyVGrid(columns: [GridItem(.fixed(40)), GridItem(.flexible(minimum: 50))], alignment: .trailing) {
                ForEach(0..<4) { _ in box(10, 5) }
            }
            .frame(width: 60)
        }
        rule("infinite room") {
            ScrollView([.horizontal, .vertical]) {
                HStack(spacing: 3) {
                    Circle().fixedSize()
                    Color.red.frame(width: 30)
                    Ellipse().frame(idealWidth: 14, maxWidth: .infinity)
                }
            }
            .frame(height: 40)
        }
    }
}

private struct Indent: LayoutValueKey { static var defaultValue: CGFloat { 0 } }

/// A column that asks its subviews everything that can be asked: sizes at many widths, dimensions, guides, preferred
/// distances, priorities and values.
private struct AskingLayout: Layout {
    let gapOfLast: CGFloat

    private func offer(_ subview: LayoutSubview, _ width: CGFloat?) -> ProposedViewSize {
        guard let width, width.isFinite else { return .unspecified }
        // The narrowest of many widths at which it is no higher than at the whole one.
        let height = subview.sizeThatFits(ProposedViewSize(width: width, height: nil)).height
        let narrow = (1...30).map { width * CGFloat($0) / 30 }.first {
            subview.sizeThatFits(ProposedViewSize(width: $0, height: nil)).height <= height
        }
        return ProposedViewSize(width: narrow ?? width, height: nil)
    }

    private func gap(_ index: Int, _ subviews: Subviews) -> CGFloat {
        guard index > 0 else { return 0 }
        let preferred = subviews[index - 1].spacing.distance(to: subviews[index].spacing, along: .vertical)
        return index == subviews.count - 1 ? preferred + gapOfLast : preferred
    }

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        var size = CGSize.zero
        for (index, subview) in subviews.enumerated() {
            let dimensions = subview.dimensions(in: offer(subview, proposal.width))
            size.width = max(size.width, dimensions.width + subview[Indent.self])
            size.height += dimensions.height + gap(index, subviews)
        }
        return size
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
        var top = bounds.minY
        for (index, subview) in subviews.enumerated() {
            let offer = offer(subview, proposal.width)
            let dimensions = subview.dimensions(in: offer)
            top += gap(index, subviews)
            let anchor = UnitPoint(x: subview.priority > 0 ? 1 : 0, y: 0.5)
            subview.place(
                at: CGPoint(x: bounds.minX + subview[Indent.self], y: top + dimensions[VerticalAlignment.center]),
                anchor: anchor, proposal: offer)
            top += dimensions.height
        }
    }
}
