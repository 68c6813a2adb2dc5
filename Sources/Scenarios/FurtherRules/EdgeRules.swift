import Foundation
import LayoutEngine
import LayoutRecording

extension FurtherRules {
    /// Rules at their edges: gaps that overlap, lengths of nothing, bounds that contradict each other, containers without
    /// views, views that their container does not place.
    @ScenarioBuilder static var edgeRules: [Scenario] {
        rule("gaps that overlap") {
            HStack(spacing: -6) {
                box(20, 10)
                Text("over")
                Color.red.frame(height: 5)
            }
        }
        rule("containers without views") {
            HStack {
                Text("words beside nothing that wrap")
                ZStack {}
                Grid {}
                ScrollView {}
                Color.red.frame(width: 0, height: 5)
            }
        }
        rule("bounds that contradict each other") {
            HStack(spacing: 1) {
                Color.red.frame(minWidth: 30, maxWidth: 10, minHeight: 4, maxHeight: 8)
                Color.green.frame(minWidth: 20, idealWidth: 5, maxHeight: 6)
            }
        }
        rule("at the least height") {
            HStack(spacing: 2) {
                VStack(spacing: 1) {
                    Text("low")
                    Color.red
                }
                .frame(minHeight: 44)
                Color.green.frame(minHeight: 10, maxHeight: 10)
            }
        }
        rule("lengths that are not whole") {
            HStack(spacing: 0.3) {
                Color.red.aspectRatio(1.37, contentMode: .fit).frame(height: 25)
                Color.green.frame(width: 6.7)
                ZStack { Color.blue.aspectRatio(0.77, contentMode: .fit) }
            }
        }
        rule("what just fits") {
            VStack(alignment: .leading, spacing: 1) {
                ViewThatFits {
                    box(210, 4)
                    box(200, 5)
                    box(60, 6)
                    box(4, 4)
                }
                // None fits, and the last is wider than those before it.
                ViewThatFits(in: .horizontal) {
                    box(60, 4)
                    box(80, 9)
                }
                .frame(width: 30)
            }
        }
        rule("a row in a cell") {
            Grid(horizontalSpacing: 0) {
                GridRow {
                    HStack(spacing: 0) {
                        Text("words that wrap")
                        Color.red.aspectRatio(1, contentMode: .fit)
                    }
                    box(20, 10)
                }
            }
        }
        rule("spans that compete") {
            Grid(horizontalSpacing: 2, verticalSpacing: 3) {
                GridRow { ForEach(0..<4) { number in box(CGFloat(6 + 2 * number), 6) } }
                GridRow {
                    Text("two that are long").gridCellColumns(2)
                    Color.red.frame(minWidth: 60, maxHeight: 5).gridCellColumns(2)
                }
                GridRow {
                    Text("three columns that need a good deal more").gridCellColumns(3)
                    box(4, 4)
                }
            }
        }
        rule("cells beside their baselines") {
            Grid(alignment: .centerFirstTextBaseline) {
                GridRow {
                    Text("big").font(.title)
                    Text("small")
                    box(8, 60).gridCellAnchor(.top)
                }
                GridRow {
                    Text("words")
                    Color.green.frame(maxWidth: 10).gridCellUnsizedAxes(.vertical)
                }
            }
        }
        rule("rows higher than their lazy grid") {
            LazyHGrid(
                rows: [GridItem(.flexible(minimum: 20)), GridItem(.flexible(minimum: 45))], alignment: .bottom
            ) { ForEach(0..<4) { _ in box(8, 5) } }
            .frame(height: 50)
        }
        rule("rooms of several kinds in a lazy grid") {
            LazyVGrid(
                columns: [
                    GridItem(.flexible(minimum: 10, maximum: 30)), GridItem(.adaptive(minimum: 12, maximum: 16)),
                    GridItem(.flexible()),
                ]
            ) { ForEach(0..<9) { number in Color.red.frame(height: CGFloat(3 + number)) } }
        }
        rule("room in lazy containers") {
            VStack(spacing: 2) {
                LazyVStack {
                    Text("above")
                    Spacer(minLength: 5)
                    Divider()
                    Text("below")
                }
                LazyHStack {
                    box(5.3, 5)
                    Divider()
                    Spacer(minLength: 3)
                    box(6.4, 6)
                }
                .frame(height: 20)
                LazyVStack(spacing: 0) { box(90, 4) }.frame(width: 40)
            }
        }
        rule("room in scroll views") {
            VStack(spacing: 2) {
                ScrollView {
                    Text("scrolled")
                    Divider()
                    Spacer(minLength: 7)
                }
                ScrollView(.horizontal) {
                    Text("to the side")
                    Divider()
                    Spacer(minLength: 9)
                }
            }
            .frame(height: 90)
        }
        rule("room in layers") {
            HStack {
                Text("from")
                box(30, 20).overlay { Divider() }
                ZStack {
                    Spacer()
                    box(6, 6)
                }
                .frame(width: 20)
                ZStack {
                    Spacer(minLength: 2)
                    box(6, 6)
                }
                box(10, 10).background { Spacer(minLength: 4) }
                Text("to")
            }
        }
    }

    /// What goes through modifiers and containers to whoever reads it, and what is placed late.
    @ScenarioBuilder static var handedRules: [Scenario] {
        rule("preferences through modifiers") {
            VStack {
                Text("first")
                Text("fixed").fixedSize()
                Text("moved").offset(x: 2)
                Text("of a ratio").aspectRatio(4, contentMode: .fit)
                Text("served").layoutPriority(1)
                Text("wide").frame(maxWidth: .infinity)
                Text("guided").alignmentGuide(.leading) { _ in 3 }
                Text("last")
            }
        }
        rule("priorities through modifiers") {
            HStack(spacing: 2) {
                Text("these words give way to all others")
                Text("padded words").layoutPriority(2).padding(1)
                Text("framed words").layoutPriority(1).frame(maxHeight: 30)
                Text("moved words").layoutPriority(-1).offset(y: 2)
                Color.red.layoutPriority(1).fixedSize(horizontal: false, vertical: true)
            }
        }
        rule("guides through containers") {
            HStack(alignment: .firstTextBaseline) {
                AnyLayout(VStackLayout(spacing: 1)) {
                    Text("upper").font(.title)
                    Text("lower")
                }
                ZStack(alignment: .bottom) {
                    box(10, 50)
                    Text("in a pile")
                }
                box(20, 30).alignmentGuide(.firstTextBaseline) { $0.height / 3 }.fixedSize().padding(.bottom, 2)
                Text("in bounds").frame(minHeight: 50, alignment: .top)
                ViewThatFits { Text("chosen").font(.caption) }
            }
        }
        rule("guides at the end") {
            HStack(alignment: .bottom, spacing: 1) {
                Text("low").alignmentGuide(.bottom) { $0.height - 4 }
                VStack(alignment: .trailing, spacing: 1) {
                    box(30, 5)
                    box(20, 5).alignmentGuide(.trailing) { $0.width + 3 }.padding(2)
                }
                Text("framed").alignmentGuide(.bottom) { _ in 3 }.frame(
                    width: 60, height: 40, alignment: .bottomTrailing)
            }
        }
        rule("layers at guides") {
            HStack {
                Text("words").overlay(alignment: .leadingFirstTextBaseline) { box(4, 4) }
                box(40, 20).alignmentGuide(.trailing) { $0.width - 9 }.background(alignment: .trailing) { box(6, 30) }
            }
        }
        rule("guides of a pile") {
            HStack(alignment: .lastTextBaseline, spacing: 3) {
                ZStack(alignment: .topLeading) {
                    Text("lines\nof a pile")
                    Text("one").offset(x: 20)
                }
                Text("beside").font(.title)
            }
        }
        rule("a distance between layouts") {
            VStack {
                Text("above").font(.body.leading(.loose))
                AnyLayout(VStackLayout()) {
                    Text("first").font(.title)
                    Text("second")
                }
                AnyLayout(ZStackLayout()) { Text("piled") }
                Text("below")
                HStack {
                    AnyLayout(HStackLayout()) {
                        Spacer().frame(width: 5)
                        Text("row")
                    }
                    Text("beside")
                }
            }
        }
        rule("guides from the right") {
            VStack(alignment: .thirds, spacing: 2) {
                HStack(spacing: 0) {
                    box(20, 8).alignmentGuide(.thirds) { $0.width }
                    box(12, 8)
                }
                Text("words").padding(.leading, 9).offset(x: 4)
                box(30, 5)
            }
            .environment(\.layoutDirection, .rightToLeft)
        }
        rule("views that are not placed") {
            FirstOnly {
                box(30, 12)
                Text("left out")
                box(8, 8)
            }
            .frame(width: 90, height: 40)
        }
        .allowing("unplaced")
        Scenario("scrolled to its end", offers: .widths(200)) {
            ScrollView { VStack(spacing: 2) { ForEach(0..<6) { number in box(20, CGFloat(10 + number)) } } }
                .frame(height: 40)
        } steps: {
            Step.scroll(to: 25)
            Step.scroll(to: 500)
        }
    }
}

private enum Thirds: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { context.width / 3 }
}

extension HorizontalAlignment {
    fileprivate static let thirds = HorizontalAlignment(Thirds.self)
}

/// As large as its first subview, which is the only one that it places.
private struct FirstOnly: Layout {
    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        guard let first = subviews.first else { return .zero }
        let size = first.sizeThatFits(proposal)
        return CGSize(width: size.width + 20, height: size.height + 10)
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
        subviews.first?.place(
            at: CGPoint(x: bounds.maxX, y: bounds.midY), anchor: UnitPoint(x: 1, y: 0.25), proposal: proposal)
    }
}
