import Foundation

/// Rows that scroll. A stand-in: leading rows in a lazy column without gaps, each padded by 16 at its sides and 11 above
/// and below. The real one belongs to the platform.
public struct List<SelectionValue, Content> {
    let content: Content
}

extension List: View where Content: View {
    public var body: some View { rows(content) }
}

/// A column of fields. A stand-in: the rows of a `List`.
public struct Form<Content> {
    let content: Content
}

extension Form: View where Content: View {
    nonisolated public init(@ViewBuilder content: () -> Content) { self.init(content: content()) }

    public var body: some View { rows(content) }
}

@MainActor private func rows(_ content: some View) -> some View {
    ScrollView {
        LazyVStack(alignment: .leading, spacing: 0) {
            content.padding(EdgeInsets(top: 11, leading: 16, bottom: 11, trailing: 16)).standInPart()
        }
        .standInPart()
    }
    .standInPart()
}

extension List where SelectionValue == Never, Content: View {
    nonisolated public init(@ViewBuilder content: () -> Content) { self.init(content: content()) }

    nonisolated public init<Data: RandomAccessCollection, Row: View>(
        _ data: Data, @ViewBuilder rowContent: @escaping (Data.Element) -> Row
    ) where Data.Element: Identifiable, Content == ForEach<Data, Data.Element.ID, Row> {
        self.init(content: ForEach(data, content: rowContent))
    }

    nonisolated public init<Data: RandomAccessCollection, ID: Hashable, Row: View>(
        _ data: Data, id: KeyPath<Data.Element, ID>, @ViewBuilder rowContent: @escaping (Data.Element) -> Row
    ) where Content == ForEach<Data, ID, Row> {
        self.init(content: ForEach(data, id: id, content: rowContent))
    }

    nonisolated public init<Row: View>(_ data: Range<Int>, @ViewBuilder rowContent: @escaping (Int) -> Row)
    where Content == ForEach<Range<Int>, Int, Row> { self.init(content: ForEach(data, content: rowContent)) }
}

extension List where SelectionValue: Hashable, Content: View {
    nonisolated public init(selection: Binding<SelectionValue?>?, @ViewBuilder content: () -> Content) {
        self.init(content: content())
    }

    nonisolated public init(selection: Binding<Set<SelectionValue>>?, @ViewBuilder content: () -> Content) {
        self.init(content: content())
    }

    nonisolated public init<Data: RandomAccessCollection, Row: View>(
        _ data: Data, selection: Binding<SelectionValue?>?,
        @ViewBuilder rowContent: @escaping (Data.Element) -> Row
    ) where Data.Element: Identifiable, Content == ForEach<Data, Data.Element.ID, Row> {
        self.init(content: ForEach(data, content: rowContent))
    }
}

extension List where SelectionValue: Hashable, Content: View {
    nonisolated public init<Data: RandomAccessCollection, Row: View>(
        _ data: Data, selection: Binding<Set<SelectionValue>>?,
        @ViewBuilder rowContent: @escaping (Data.Element) -> Row
    ) where Data.Element: Identifiable, Content == ForEach<Data, Data.Element.ID, Row> {
        self.init(content: ForEach(data, content: rowContent))
    }

    nonisolated public init<Data: RandomAccessCollection, ID: Hashable, Row: View>(
        _ data: Data, id: KeyPath<Data.Element, ID>, selection: Binding<SelectionValue?>?,
        @ViewBuilder rowContent: @escaping (Data.Element) -> Row
    ) where Content == ForEach<Data, ID, Row> { self.init(content: ForEach(data, id: id, content: rowContent)) }

    nonisolated public init<Data: RandomAccessCollection, ID: Hashable, Row: View>(
        _ data: Data, id: KeyPath<Data.Element, ID>, selection: Binding<Set<SelectionValue>>?,
        @ViewBuilder rowContent: @escaping (Data.Element) -> Row
    ) where Content == ForEach<Data, ID, Row> { self.init(content: ForEach(data, id: id, content: rowContent)) }
}

extension List where SelectionValue: Hashable, Content: View {
    nonisolated public init<Row: View>(
        _ data: Range<Int>, selection: Binding<SelectionValue?>?, @ViewBuilder rowContent: @escaping (Int) -> Row
    ) where Content == ForEach<Range<Int>, Int, Row> { self.init(content: ForEach(data, content: rowContent)) }

    nonisolated public init<Row: View>(
        _ data: Range<Int>, selection: Binding<Set<SelectionValue>>?, @ViewBuilder rowContent: @escaping (Int) -> Row
    ) where Content == ForEach<Range<Int>, Int, Row> { self.init(content: ForEach(data, content: rowContent)) }

    nonisolated public init<C: MutableCollection & RandomAccessCollection, Row: View>(
        _ data: Binding<C>, selection: Binding<SelectionValue?>?,
        @ViewBuilder rowContent: @escaping (Binding<C.Element>) -> Row
    ) where C.Element: Identifiable, Content == ForEach<[Binding<C.Element>], C.Element.ID, Row> {
        self.init(content: ForEach(data, content: rowContent))
    }

    nonisolated public init<C: MutableCollection & RandomAccessCollection, Row: View>(
        _ data: Binding<C>, selection: Binding<Set<SelectionValue>>?,
        @ViewBuilder rowContent: @escaping (Binding<C.Element>) -> Row
    ) where C.Element: Identifiable, Content == ForEach<[Binding<C.Element>], C.Element.ID, Row> {
        self.init(content: ForEach(data, content: rowContent))
    }
}

/// What the rows of a list may be changed by. No row is moved or deleted here.
public struct EditActions<Data>: OptionSet, Sendable {
    public let rawValue: Int

    public init(rawValue: Int) { self.rawValue = rawValue }

    public static var move: EditActions { EditActions(rawValue: 1) }
    public static var delete: EditActions { EditActions(rawValue: 2) }
    public static var all: EditActions { [.move, .delete] }
}

extension ForEach where Content: View {
    nonisolated public init<C>(
        _ data: Binding<C>, editActions: EditActions<C>,
        @ViewBuilder content: @escaping (Binding<C.Element>) -> Content
    )
    where
        C: MutableCollection & RandomAccessCollection, C.Element: Identifiable, ID == C.Element.ID,
        Data == [Binding<C.Element>]
    { self.init(data, content: content) }
}

extension List where SelectionValue == Never, Content: View {
    nonisolated public init<C: MutableCollection & RandomAccessCollection, Row: View>(
        _ data: Binding<C>, editActions: EditActions<C>,
        @ViewBuilder rowContent: @escaping (Binding<C.Element>) -> Row
    ) where C.Element: Identifiable, Content == ForEach<[Binding<C.Element>], C.Element.ID, Row> {
        self.init(content: ForEach(data, content: rowContent))
    }

    nonisolated public init<C: MutableCollection & RandomAccessCollection, ID: Hashable, Row: View>(
        _ data: Binding<C>, id: KeyPath<C.Element, ID>,
        @ViewBuilder rowContent: @escaping (Binding<C.Element>) -> Row
    ) where Content == ForEach<[Binding<C.Element>], ID, Row> {
        self.init(content: ForEach(data, id: id, content: rowContent))
    }
}

extension List where SelectionValue == Never, Content: View {
    /// Rows with a binding to each element.
    nonisolated public init<C: MutableCollection & RandomAccessCollection, Row: View>(
        _ data: Binding<C>, @ViewBuilder rowContent: @escaping (Binding<C.Element>) -> Row
    ) where C.Element: Identifiable, Content == ForEach<[Binding<C.Element>], C.Element.ID, Row> {
        self.init(content: ForEach(data, content: rowContent))
    }

    /// Rows of a tree: the topmost ones, closed.
    nonisolated public init<Data: RandomAccessCollection, Row: View>(
        _ data: Data, children: KeyPath<Data.Element, Data?>, @ViewBuilder rowContent: @escaping (Data.Element) -> Row
    ) where Data.Element: Identifiable, Content == ForEach<Data, Data.Element.ID, Row> {
        self.init(content: ForEach(data, content: rowContent))
    }
}

extension List where SelectionValue: Hashable, Content: View {
    nonisolated public init<Data: RandomAccessCollection, Row: View>(
        _ data: Data, children: KeyPath<Data.Element, Data?>, selection: Binding<SelectionValue?>?,
        @ViewBuilder rowContent: @escaping (Data.Element) -> Row
    ) where Data.Element: Identifiable, Content == ForEach<Data, Data.Element.ID, Row> {
        self.init(content: ForEach(data, content: rowContent))
    }
}

/// Rows of a tree. A stand-in: the topmost ones, closed.
public struct OutlineGroup<Data: RandomAccessCollection, ID: Hashable, Leaf> {
    let rows: ForEach<Data, ID, Leaf>
}

extension OutlineGroup: View where Leaf: View {
    public var body: some View { rows }
}

extension OutlineGroup where Data.Element: Identifiable, ID == Data.Element.ID, Leaf: View {
    nonisolated public init(
        _ data: Data, children: KeyPath<Data.Element, Data?>, @ViewBuilder content: @escaping (Data.Element) -> Leaf
    ) { self.init(rows: ForEach(data, content: content)) }
}
