public import Foundation

/// Rows with columns. A stand-in: a line of titles, then the rows, each padded by 5 above and below; columns are as wide as
/// they say (`ideal` within `min` and `max`), the others share the rest equally, 16 apart. It takes what it is offered and
/// its rows scroll. The real one belongs to the platform.
public struct Table<Value: Identifiable> {
    let rows: [Value]
    let columns: [_TableColumns<Value>.Column]
}

extension Table: View {
    public var body: some View {
        ScrollView {
            LazyVStack(alignment: .leading, spacing: 0) {
                line { $0.title.map { AnyView($0) } ?? AnyView(EmptyView()) }
                ForEach(rows) { row in line { $0.content(row) } }
            }
            .standInPart(variant)
        }
        .standInPart(variant)
    }

    /// The columns' widths: what lines are made of beside their cells.
    private var variant: String {
        columns.map { column in column.width.map { "\($0)" } ?? "rest" }.joined(separator: " ")
    }

    private func line(_ cell: @escaping (_TableColumns<Value>.Column) -> AnyView) -> some View {
        HStack(spacing: 16) {
            ForEach(columns.indices, id: \.self) { index in
                let column = columns[index]
                HStack { cell(column) }.standInPart(variant)
                    .frame(minWidth: column.width ?? 0, maxWidth: column.width ?? .infinity, alignment: .leading)
                    .standInPart(variant)
            }
        }
        .standInPart(variant)
        .padding(.vertical, 5).standInPart(variant)
    }
}

/// One column of a table.
public struct TableColumn<RowValue: Identifiable, Sort, Content, Label> {
    var column: _TableColumns<RowValue>.Column

    private init(_ title: Text, _ content: @escaping @MainActor (RowValue) -> AnyView) {
        column = .init(title: title, width: nil, content: content)
    }

    /// A column of one width, in points; nil for one that shares the rest.
    public func width(_ width: CGFloat? = nil) -> TableColumn {
        var result = self
        result.column.width = width
        return result
    }

    /// A column between two widths; it has the ideal one, where there is one.
    public func width(min: CGFloat? = nil, ideal: CGFloat? = nil, max: CGFloat? = nil) -> TableColumn {
        width(ideal.map { Swift.min(Swift.max($0, min ?? $0), max ?? $0) })
    }

    public func defaultVisibility(_ visibility: Visibility) -> TableColumn { self }
    public func alignment(_ alignment: TableColumnAlignment) -> TableColumn { self }
    public func customizationID(_ id: String) -> TableColumn { self }
}

/// Where cells stand in their column; the stand-in's stand leading.
public struct TableColumnAlignment: Hashable, Sendable {
    private let name: String

    public static let leading = TableColumnAlignment(name: "leading")
    public static let center = TableColumnAlignment(name: "center")
    public static let trailing = TableColumnAlignment(name: "trailing")
    public static let numeric = TableColumnAlignment(name: "numeric")
}

extension TableColumn where Sort == Never, Content: View, Label == Text {
    nonisolated public init(
        _ titleKey: LocalizedStringKey, @ViewBuilder content: @escaping @MainActor (RowValue) -> Content
    ) { self.init(Text(titleKey)) { AnyView(content($0)) } }

    @_disfavoredOverload
    nonisolated public init(
        _ title: some StringProtocol, @ViewBuilder content: @escaping @MainActor (RowValue) -> Content
    ) { self.init(Text(title)) { AnyView(content($0)) } }
}

extension TableColumn where Sort == KeyPathComparator<RowValue>, Content == Text, Label == Text {
    nonisolated public init(_ titleKey: LocalizedStringKey, value: KeyPath<RowValue, String>) {
        nonisolated(unsafe) let path = value
        self.init(Text(titleKey)) { AnyView(Text($0[keyPath: path])) }
    }
}

extension TableColumn where Sort == KeyPathComparator<RowValue>, Content: View, Label == Text {
    nonisolated public init<V: Comparable>(
        _ titleKey: LocalizedStringKey, value: KeyPath<RowValue, V>,
        @ViewBuilder content: @escaping @MainActor (RowValue) -> Content
    ) { self.init(Text(titleKey)) { AnyView(content($0)) } }
}

/// The columns of a table.
public struct _TableColumns<RowValue: Identifiable> {
    struct Column {
        var title: Text?
        var width: CGFloat?
        var content: @MainActor (RowValue) -> AnyView
    }

    var columns: [Column]
}

/// Builds the columns of a table.
@resultBuilder public enum TableColumnBuilder<RowValue: Identifiable, Sort> {
    public static func buildExpression<Content, Label>(
        _ column: TableColumn<RowValue, Sort, Content, Label>
    ) -> _TableColumns<RowValue> { _TableColumns(columns: [column.column]) }
    // In a table that is not sorted both are meant alike.
    @_disfavoredOverload public static func buildExpression<Content, Label>(
        _ column: TableColumn<RowValue, Never, Content, Label>
    ) -> _TableColumns<RowValue> { _TableColumns(columns: [column.column]) }
    public static func buildBlock(_ columns: _TableColumns<RowValue>...) -> _TableColumns<RowValue> {
        _TableColumns(columns: columns.flatMap(\.columns))
    }
    public static func buildIf(_ columns: _TableColumns<RowValue>?) -> _TableColumns<RowValue> {
        columns ?? _TableColumns(columns: [])
    }
}

nonisolated extension Table {
    public init<Data: RandomAccessCollection<Value>>(
        _ data: Data, @TableColumnBuilder<Value, Never> columns: () -> _TableColumns<Value>
    ) { self.init(rows: Array(data), columns: columns().columns) }

    public init<Data: RandomAccessCollection<Value>>(
        _ data: Data, selection: Binding<Value.ID?>,
        @TableColumnBuilder<Value, Never> columns: () -> _TableColumns<Value>
    ) { self.init(rows: Array(data), columns: columns().columns) }

    public init<Data: RandomAccessCollection<Value>>(
        _ data: Data, selection: Binding<Set<Value.ID>>,
        @TableColumnBuilder<Value, Never> columns: () -> _TableColumns<Value>
    ) { self.init(rows: Array(data), columns: columns().columns) }

    public init<Data: RandomAccessCollection<Value>>(
        _ data: Data, sortOrder: Binding<[KeyPathComparator<Value>]>,
        @TableColumnBuilder<Value, KeyPathComparator<Value>> columns: () -> _TableColumns<Value>
    ) { self.init(rows: Array(data), columns: columns().columns) }

    public init<Data: RandomAccessCollection<Value>>(
        _ data: Data, selection: Binding<Value.ID?>, sortOrder: Binding<[KeyPathComparator<Value>]>,
        @TableColumnBuilder<Value, KeyPathComparator<Value>> columns: () -> _TableColumns<Value>
    ) { self.init(rows: Array(data), columns: columns().columns) }

    public init<Data: RandomAccessCollection<Value>>(
        _ data: Data, selection: Binding<Set<Value.ID>>, sortOrder: Binding<[KeyPathComparator<Value>]>,
        @TableColumnBuilder<Value, KeyPathComparator<Value>> columns: () -> _TableColumns<Value>
    ) { self.init(rows: Array(data), columns: columns().columns) }
}
