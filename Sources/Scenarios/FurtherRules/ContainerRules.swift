import Foundation
import LayoutEngine
import LayoutRecording

extension FurtherRules {
    /// Lazy stacks, guides that are merged, preferred distances and flexible views.
    @ScenarioBuilder static var containerRules: [Scenario] {
        rule("lazy column") {
            ScrollView {
                LazyVStack(alignment: .trailing) {
                    Text("words in a lazy column that wrap")
                    box(30, 12)
                    Text("more words")
                }
            }
        }
        rule("lazy row") {
            ScrollView(.horizontal) {
                LazyHStack(alignment: .bottom, spacing: 6) { ForEach(0..<6) { box(40, CGFloat(10 + 3 * $0)) } }
            }
        }
        rule("merged guides") {
            HStack(alignment: .firstTextBaseline) {
                VStack {
                    Text("upper").font(.title)
                    Text("lower")
                }
                Text("beside")
                VStack { box(12, 12) }
            }
        }
        rule("last baselines") {
            HStack(alignment: .lastTextBaseline) {
                Text("two lines of words here").frame(width: 60)
                Text("one").padding(.top, 5)
            }
        }
        rule("custom guide") {
            HStack(alignment: .axle) {
                VStack {
                    box(10, 10)
                    box(10, 20).alignmentGuide(.axle) { $0.height / 4 }
                    box(10, 6).alignmentGuide(.axle) { _ in 2 }
                }
                box(20, 50)
            }
        }
        rule("gaps of text") {
            VStack {
                Text("upper").font(.body.leading(.loose))
                Text("lower")
                Text("padded").padding(.top, 2)
                Text("framed").frame(height: 30)
                Text("last")
            }
        }
        rule("infinitely flexible") {
            HStack(spacing: 2) {
                Color.red.frame(minWidth: 50, maxWidth: .infinity)
                Color.green
                Text("words").layoutPriority(2)
                Spacer(minLength: 4).layoutPriority(1)
            }
        }
        rule("a choice in a line") {
            HStack(alignment: .firstTextBaseline) {
                ViewThatFits(in: .horizontal) {
                    Text("chosen").font(.title)
                    Text("not chosen")
                    Text("last").font(.caption).padding(.top, 9)
                }
                Text("beside")
            }
        }
        rule("lines between rooms") {
            VStack {
                Divider()
                Spacer(minLength: 3)
                Text("below")
                HStack {
                    Divider()
                    Divider()
                }
                .frame(height: 8)
            }
            .frame(height: 60)
        }
        rule("an empty layout in a row") {
            HStack {
                HalfPlacing {}
                Text("words that want all of the room in the row")
            }
        }
        rule("lines in layers") {
            HStack {
                box(30, 16).overlay { Divider() }
                box(24, 12).background(alignment: .bottom) { Spacer(minLength: 2) }
            }
        }
        rule("a layout that places half") {
            HalfPlacing {
                box(30, 12)
                box(14, 5)
                HalfPlacing {}
            }
        }
        .allowing("unplaced")
        rule("right to left") {
            VStack(alignment: .leading) {
                HStack {
                    Text("first")
                    box(20, 10)
                }
                box(60, 8).padding(.leading, 10)
            }
            .environment(\.layoutDirection, .rightToLeft)
        }
    }

    /// Cells that span, stand otherwise than their column or share tracks.
    @ScenarioBuilder static var gridRules: [Scenario] {
        rule("spanning cells") {
            Grid(horizontalSpacing: 4, verticalSpacing: 6) {
                GridRow {
                    Text("a")
                    Text("wide words")
                    box(20, 10)
                }
                GridRow {
                    Text("this one takes two columns").gridCellColumns(2)
                    Color.red
                }
                Divider()
                GridRow {
                    box(9, 9)
                    Text("end")
                }
            }
        }
        rule("aligned cells") {
            Grid(alignment: .bottomLeading) {
                GridRow(alignment: .firstTextBaseline) {
                    Text("big").font(.title)
                    Text("small").gridColumnAlignment(.trailing)
                    box(10, 40)
                }
                GridRow {
                    box(12, 30)
                    box(8, 8)
                    box(6, 6).gridCellAnchor(.topTrailing)
                }
                Color.green.gridCellUnsizedAxes([.horizontal, .vertical])
            }
        }
        rule("tracks of a lazy grid") {
            LazyVGrid(
                columns: [
                    GridItem(.fixed(40)), GridItem(.flexible(minimum: 20, maximum: 60), spacing: 3),
                    GridItem(.adaptive(minimum: 25), alignment: .topLeading),
                ], alignment: .leading, spacing: 5
            ) {
                ForEach(0..<7) { number in box(CGFloat(10 + number), CGFloat(8 + 2 * number)) }
            }
        }
        rule("rows of a lazy grid") {
            LazyHGrid(rows: [GridItem(.fixed(20)), GridItem(.flexible())], spacing: 7) {
                ForEach(0..<5) { number in box(CGFloat(10 + 4 * number), 8) }
            }
        }
        rule("sections of a lazy grid") {
            LazyVGrid(columns: [GridItem(.flexible()), GridItem(.flexible())]) {
                Section {
                    ForEach(0..<3) { _ in Text("cell") }
                } header: {
                    Text("a header that is wide")
                }
            }
        }
    }
}

private enum Axle: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { context.height * 3 / 4 }
}

extension VerticalAlignment {
    fileprivate static let axle = VerticalAlignment(Axle.self)
}

/// A layout of two thirds of its offer that places its first subview only; the others stand in the centre.
private struct HalfPlacing: Layout {
    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        let size = proposal.replacingUnspecifiedDimensions(by: CGSize(width: 60, height: 30))
        return CGSize(width: min(size.width, 300) * 2 / 3, height: min(size.height, 40))
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
        subviews.first?.place(at: bounds.origin, proposal: .unspecified)
    }
}
