public import Foundation

/// Views in rows and columns that are sized as a whole. Source: Apple's documentation; no public source states how room
/// is distributed, so that part is provisional (SWIFTUI-LAYOUT 10, trust C): see `GridAlgorithm`.
public struct Grid<Content> {
    private let layout: GridLayout
    private let content: Content
}

extension Grid: View where Content: View {
    public typealias Body = Never

    /// A spacing of nil is what neighbours prefer. A child outside any `GridRow` is a row of its own, as wide as the grid.
    nonisolated public init(
        alignment: Alignment = .byDefault(.center), horizontalSpacing: CGFloat? = nil, verticalSpacing: CGFloat? = nil,
        @ViewBuilder content: () -> Content
    ) {
        self.init(
            layout: GridLayout(
                alignment: alignment, horizontalSpacing: horizontalSpacing, verticalSpacing: verticalSpacing),
            content: content())
    }

    public func _build(_ context: BuildContext, into nodes: inout NodeList) {
        nodes.append(containerNode(layout, kind: "Grid", content, context))
    }
}

/// A row of a `Grid`: its views are the grid's cells, and a modifier on it modifies each of them. Elsewhere it is a group.
public struct GridRow<Content> {
    let alignment: VerticalAlignment?
    let content: Content
}

extension GridRow: View where Content: View {
    public typealias Body = Never

    /// An alignment of nil is the grid's.
    nonisolated public init(alignment: VerticalAlignment? = nil, @ViewBuilder content: () -> Content) {
        self.init(alignment: alignment, content: content())
    }

    public func _build(_ context: BuildContext, into nodes: inout NodeList) {
        let start = nodes.count
        content._build(context, into: &nodes)
        let mark = GridRowMark(id: context.layout.nextSerial(), alignment: alignment)
        for index in start..<nodes.count {
            nodes.nodes[index].layoutValues[ObjectIdentifier(GridRowKey.self)] = LayoutValue(
                name: "gridRow", value: mark, words: mark.words)
        }
    }
}

/// Which row a cell belongs to.
struct GridRowMark {
    let id: Int
    let alignment: VerticalAlignment?

    /// As recorded: ids differ from run to run, so only the alignment is told; the path tells the row.
    var words: String { alignment?.key.name ?? "row" }
}

enum GridRowKey: LayoutValueKey { static var defaultValue: GridRowMark? { nil } }
enum GridCellColumnsKey: LayoutValueKey { static var defaultValue: Int { 1 } }
enum GridCellAnchorKey: LayoutValueKey { static var defaultValue: UnitPoint? { nil } }
enum GridColumnAlignmentKey: LayoutValueKey { static var defaultValue: HorizontalAlignment? { nil } }
enum GridCellUnsizedAxesKey: LayoutValueKey { static var defaultValue: Axis.Set { [] } }

/// A grid as a layout.
public struct GridLayout: BuiltInLayout {
    /// Where a view stands in its cell, unless its row, column or anchor says otherwise.
    public var alignment: Alignment
    /// The gap between columns in points; nil for the default, 8.
    public var horizontalSpacing: CGFloat?
    /// The gap between rows in points; nil for the default, 8.
    public var verticalSpacing: CGFloat?

    /// A spacing of nil is what neighbours prefer.
    public init(
        alignment: Alignment = .byDefault(.center), horizontalSpacing: CGFloat? = nil, verticalSpacing: CGFloat? = nil
    ) {
        self.alignment = alignment
        self.horizontalSpacing = horizontalSpacing
        self.verticalSpacing = verticalSpacing
    }

    public struct Cache { var grid: GridAlgorithm }

    public func makeCache(subviews: Subviews) -> Cache {
        let gap = subviews.nodes.first?.context.options.spacing ?? 8
        return Cache(
            grid: GridAlgorithm(
                subviews.nodes, alignment: alignment, horizontalGap: horizontalSpacing ?? gap,
                verticalGap: verticalSpacing ?? gap))
    }

    public func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) -> CGSize {
        cache.grid.size(proposal, subviews.nodes)
    }

    public func placeSubviews(
        in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
    ) {
        cache.grid.place(in: bounds, proposal, subviews.nodes)
    }

    /// Cells keep their preferences to themselves: around a grid the default gap stands.
    public func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing {
        ViewSpacing(default: subviews.nodes.first?.context.options.spacing ?? 8)
    }
}

nonisolated extension View {
    private func gridValue<Key: LayoutValueKey>(
        _ key: Key.Type, _ name: String, _ value: Key.Value, _ words: String
    ) -> some View {
        modifier(
            _NodeModifier {
                $0.layoutValues[ObjectIdentifier(key)] = LayoutValue(name: name, value: value, words: words)
            })
    }

    /// How many columns the view takes in a grid row; at least one.
    public func gridCellColumns(_ count: Int) -> some View {
        gridValue(GridCellColumnsKey.self, "gridCellColumns", max(1, count), String(count))
    }

    /// Where the view stands in its cell, before any alignment of column, row or grid.
    public func gridCellAnchor(_ anchor: UnitPoint) -> some View {
        gridValue(GridCellAnchorKey.self, "gridCellAnchor", anchor, "\(anchor.x) \(anchor.y)")
    }

    /// Where views stand in the column that this one is in.
    public func gridColumnAlignment(_ guide: HorizontalAlignment) -> some View {
        gridValue(GridColumnAlignmentKey.self, "gridColumnAlignment", guide, guide.key.name)
    }

    /// On these axes the view takes the room of its cell without asking for any.
    public func gridCellUnsizedAxes(_ axes: Axis.Set) -> some View {
        gridValue(GridCellUnsizedAxesKey.self, "gridCellUnsizedAxes", axes, axes.words)
    }
}
