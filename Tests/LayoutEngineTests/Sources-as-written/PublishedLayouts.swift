import SwiftUI
struct PriorityKey: LayoutValueKey { static let defaultValue: Double? = nil }
struct StaircaseLayout: Layout {
    var step: CGSize = CGSize(width: 20, height: 20)
    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        subviews.enumerated().reduce(into: CGSize.zero) { result, item in
            let d = item.element.dimensions(in: proposal)
            result.width = max(result.width, d.width + step.width * CGFloat(item.offset))
            result.height = max(result.height, d.height + step.height * CGFloat(item.offset))
        }
    }
    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
        for (i, s) in zip(0..., subviews) {
            s.place(
                at: CGPoint(x: bounds.minX + step.width * CGFloat(i), y: bounds.minY + step.height * CGFloat(i)),
                anchor: .topLeading, proposal: proposal)
        }
    }
    func explicitAlignment(
        of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
        cache: inout ()
    ) -> CGFloat? { guide == .center ? bounds.width / 3 : nil }
    func explicitAlignment(
        of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
    ) -> CGFloat? { nil }
    func spacing(subviews: Subviews, cache: inout ()) -> ViewSpacing {
        subviews.reduce(into: ViewSpacing()) { $0.formUnion($1.spacing, edges: .all) }
    }
}
struct HoneycombLayout: Layout {
    let columns: Int
    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout CGFloat) -> CGSize {
        let w = (proposal.width ?? 300) / CGFloat(columns); cache = w
        let rows = ceil(Double(subviews.count) / Double(columns))
        return .init(width: w * CGFloat(columns), height: w * 0.87 * rows)
    }
    func makeCache(subviews: Subviews) -> CGFloat { 0 }
    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout CGFloat) {
        for (index, view) in subviews.enumerated() {
            let (row, column) = index.quotientAndRemainder(dividingBy: columns)
            view.place(
                at: .init(
                    x: bounds.minX + cache * (CGFloat(column) + (row.isMultiple(of: 2) ? 0 : 0.5)),
                    y: bounds.minY + cache * 0.87 * CGFloat(row)), proposal: .init(width: cache, height: cache))
        }
    }
}
struct SizeClassStack<Content: View>: View {
    @Environment(\.horizontalSizeClass) var sizeClass
    let horizontalAlignment: HorizontalAlignment; let verticalAlignment: VerticalAlignment; let spacing: CGFloat?;
    let content: () -> Content
    init(
        horizontalAlignment: HorizontalAlignment = .center, verticalAlignment: VerticalAlignment = .center,
        spacing: CGFloat? = nil, @ViewBuilder content: @escaping () -> Content
    ) {
        self.horizontalAlignment = horizontalAlignment; self.verticalAlignment = verticalAlignment;
        self.spacing = spacing; self.content = content
    }
    var body: some View {
        Group {
            if sizeClass == .compact {
                VStack(alignment: horizontalAlignment, spacing: spacing, content: content)
            } else {
                HStack(alignment: verticalAlignment, spacing: spacing, content: content)
            }
        }
    }
}
struct All: View {
    @State var vertical = false
    var layout: AnyLayout { vertical ? AnyLayout(VStackLayout(alignment: .leading)) : AnyLayout(StaircaseLayout()) }
    var body: some View {
        VStack {
            layout {
                Text("a"); Text("bb").layoutValue(key: PriorityKey.self, value: 2); Text("ccc").layoutPriority(1)
            }; HoneycombLayout(columns: 3) { ForEach(0..<7) { Text("\($0)") } };
            SizeClassStack {
                Text("l"); Text("r")
            }
            StaircaseLayout(step: .init(width: 4, height: 4)).callAsFunction { Text("called") }
        }
    }
}
#Preview { All() }
