import Foundation
import LayoutEngine
import LayoutRecording

extension Suite {
    /// Grids and what else shares room out: rules 10, 11 and the lazy containers.
    @ScenarioBuilder static var gridRules: [Scenario] {
        rule("grid of fixed cells") {
            Grid(alignment: .topLeading, horizontalSpacing: 6, verticalSpacing: 3) {
                GridRow {
                    box(30, 10)
                    box(12, 24)
                    box(8, 8)
                }
                Divider()
                GridRow(alignment: .bottom) {
                    box(14, 20).gridColumnAlignment(.trailing)
                    box(40, 6).gridCellColumns(2)
                }
            }
        }
        rule("grid of flexible cells") {
            Grid {
                GridRow {
                    Text("name")
                    Color.red.frame(minWidth: 20, maxHeight: 12)
                }
                GridRow(alignment: .firstTextBaseline) {
                    Text("a longer label").font(.title)
                    Text("value").gridCellAnchor(.topLeading)
                }
                Color.green.frame(height: 4).gridCellUnsizedAxes(.horizontal)
                GridRow { Color.blue.gridCellUnsizedAxes([.horizontal, .vertical]) }
            }
        }
        rule("columns of every kind") {
            LazyVGrid(
                columns: [
                    GridItem(.fixed(24), spacing: 2),
                    GridItem(.flexible(minimum: 20, maximum: 60), alignment: .topLeading),
                    GridItem(.adaptive(minimum: 30)),
                ], alignment: .leading, spacing: 5
            ) { ForEach(0..<7) { box(CGFloat(10 + $0), CGFloat(8 + 3 * $0)) } }
        }
        rule("columns that overflow") {
            LazyVGrid(columns: [GridItem(.flexible(minimum: 50)), GridItem(.flexible(minimum: 120))]) {
                ForEach(0..<3) { _ in Color.red.frame(height: 10) }
            }
        }
        rule("rows of a lazy grid") {
            LazyHGrid(rows: [GridItem(.fixed(20)), GridItem(.flexible(maximum: 40))], spacing: 3) {
                ForEach(0..<5) { Color.red.frame(width: CGFloat(6 + $0)) }
            }
        }
        rule("lazy stacks") {
            VStack(spacing: 2) {
                LazyVStack(alignment: .trailing) {
                    box(20, 10)
                    Text("words in a lazy column")
                }
                LazyHStack(alignment: .bottom, spacing: 4) {
                    box(10, 20)
                    Text("word")
                }
            }
        }
        rule("what fits across") {
            ViewThatFits(in: .horizontal) {
                Text("a sentence that needs a good deal of room")
                Text("a short sentence")
                box(30, 12)
            }
        }
        rule("what fits down") {
            ViewThatFits(in: .vertical) {
                box(80, 110)
                box(60, 40)
                Color.red.frame(minHeight: 10)
            }
        }
    }

    /// Guides that authors set, and where they go: rule 12.
    @ScenarioBuilder static var guideRules: [Scenario] {
        rule("custom guides") {
            VStack(alignment: .mark, spacing: 3) {
                box(60, 8)
                HStack(spacing: 0) {
                    box(20, 8).alignmentGuide(.mark) { $0.width }
                    box(12, 8)
                    box(16, 8).alignmentGuide(.mark) { _ in 4 }
                }
                Text("marked").padding(.leading, 7).alignmentGuide(.mark) { $0[HorizontalAlignment.center] }
            }
        }
        rule("guides in layers") {
            Color.red.frame(minWidth: 40, maxWidth: 90, minHeight: 20, maxHeight: 50)
                .overlay(alignment: .topTrailing) {
                    box(10, 10).alignmentGuide(.trailing) { $0.width / 2 }.alignmentGuide(.top) { $0.height / 2 }
                }
                .background(alignment: .bottomLeading) { Text("behind").alignmentGuide(.leading) { _ in 6 } }
        }
        rule("last baselines") {
            HStack(alignment: .lastTextBaseline, spacing: 5) {
                Text("words on several lines in a narrow column").frame(width: 50)
                VStack(alignment: .leading, spacing: 1) {
                    Text("upper").font(.caption)
                    Text("lower").font(.title2)
                }
                box(6, 18)
            }
        }
        rule("spacing of kinds") {
            VStack {
                Text("text")
                Text("text below")
                box(20, 5)
                VStack {
                    box(10, 5)
                    Text("last of a column")
                }
                Text("padded").padding(.top, 1)
                Spacer()
                Divider()
            }
        }
    }
}

private enum Mark: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { context.width / 3 }
}

extension HorizontalAlignment {
    fileprivate static let mark = HorizontalAlignment(Mark.self)
}
