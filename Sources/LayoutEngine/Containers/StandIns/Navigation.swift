import Foundation

/// A stack of screens, of which the first is shown. A stand-in: it takes what it is offered and puts the screen in the
/// centre; there are no bars.
public struct NavigationStack<Data, Root> {
    let root: Root
}

extension NavigationStack: View where Root: View {
    public var body: some View { screen(root) }
}

extension NavigationStack where Data == NavigationPath, Root: View {
    nonisolated public init(@ViewBuilder root: () -> Root) { self.init(root: root()) }

    nonisolated public init(path: Binding<NavigationPath>, @ViewBuilder root: () -> Root) { self.init(root: root()) }
}

extension NavigationStack where Data: RandomAccessCollection, Root: View {
    nonisolated public init(path: Binding<Data>, @ViewBuilder root: () -> Root) { self.init(root: root()) }
}

/// The screens that were opened. Nothing is opened here.
public struct NavigationPath: Sendable {
    public private(set) var count = 0

    public init() {}

    public init<S: Sequence>(_ elements: S) where S.Element: Hashable {
        count = elements.reduce(0) { sum, _ in sum + 1 }
    }

    public var isEmpty: Bool { count == 0 }
    public mutating func append<V: Hashable>(_ value: V) { count += 1 }
    public mutating func removeLast(_ k: Int = 1) { count = max(0, count - k) }
}

/// The older form of `NavigationStack`; the same stand-in.
public struct NavigationView<Content> {
    let content: Content
}

extension NavigationView: View where Content: View {
    nonisolated public init(@ViewBuilder content: () -> Content) { self.init(content: content()) }

    public var body: some View { screen(content) }
}

/// A sidebar beside its detail. A stand-in: the columns side by side, the first ones 240 wide, the last with the rest.
public struct NavigationSplitView<Sidebar, Content, Detail> {
    let sidebar: Sidebar
    let content: Content?
    let detail: Detail
}

extension NavigationSplitView: View where Sidebar: View, Content: View, Detail: View {
    nonisolated public init(
        @ViewBuilder sidebar: () -> Sidebar, @ViewBuilder content: () -> Content, @ViewBuilder detail: () -> Detail
    ) {
        self.init(sidebar: sidebar(), content: content(), detail: detail())
    }

    public var body: some View {
        let variant = content == nil ? "two columns" : "three columns"
        return HStack(spacing: 0) {
            screen(sidebar, variant).frame(width: 240).standInPart(variant)
            if let content { screen(content, variant).frame(width: 240).standInPart(variant) }
            screen(detail, variant)
        }
        .standInPart(variant)
    }
}

extension NavigationSplitView where Sidebar: View, Content == EmptyView, Detail: View {
    nonisolated public init(@ViewBuilder sidebar: () -> Sidebar, @ViewBuilder detail: () -> Detail) {
        self.init(sidebar: sidebar(), content: nil, detail: detail())
    }
}

extension NavigationSplitView where Sidebar: View, Content: View, Detail: View {
    nonisolated public init(
        columnVisibility: Binding<NavigationSplitViewVisibility>, @ViewBuilder sidebar: () -> Sidebar,
        @ViewBuilder content: () -> Content, @ViewBuilder detail: () -> Detail
    ) { self.init(sidebar: sidebar(), content: content(), detail: detail()) }

    nonisolated public init(
        preferredCompactColumn: Binding<NavigationSplitViewColumn>, @ViewBuilder sidebar: () -> Sidebar,
        @ViewBuilder content: () -> Content, @ViewBuilder detail: () -> Detail
    ) { self.init(sidebar: sidebar(), content: content(), detail: detail()) }
}

extension NavigationSplitView where Sidebar: View, Content == EmptyView, Detail: View {
    nonisolated public init(
        columnVisibility: Binding<NavigationSplitViewVisibility>, @ViewBuilder sidebar: () -> Sidebar,
        @ViewBuilder detail: () -> Detail
    ) { self.init(sidebar: sidebar(), content: nil, detail: detail()) }

    nonisolated public init(
        preferredCompactColumn: Binding<NavigationSplitViewColumn>, @ViewBuilder sidebar: () -> Sidebar,
        @ViewBuilder detail: () -> Detail
    ) { self.init(sidebar: sidebar(), content: nil, detail: detail()) }
}

/// Something that takes all the room it is offered, its content in the centre.
@MainActor private func screen(_ content: some View, _ variant: String = "plain") -> some View {
    VStack { content }.standInPart(variant)
        .frame(maxWidth: .infinity, maxHeight: .infinity).standInPart(variant)
}

/// A control that opens a screen. A stand-in: its label.
public struct NavigationLink<Label, Destination> {
    let label: Label
}

extension NavigationLink: View where Label: View {
    public var body: some View { HStack { label }.standInPart() }
}

extension NavigationLink where Label: View, Destination: View {
    nonisolated public init(@ViewBuilder destination: () -> Destination, @ViewBuilder label: () -> Label) {
        self.init(label: label())
    }

    nonisolated public init(destination: Destination, @ViewBuilder label: () -> Label) { self.init(label: label()) }
}

extension NavigationLink where Label: View, Destination == Never {
    nonisolated public init<P: Hashable>(value: P?, @ViewBuilder label: () -> Label) { self.init(label: label()) }
}

extension NavigationLink where Label == Text, Destination == Never {
    nonisolated public init<P: Hashable>(_ titleKey: LocalizedStringKey, value: P?) {
        self.init(label: Text(titleKey))
    }

    @_disfavoredOverload
    nonisolated public init<P: Hashable>(_ title: some StringProtocol, value: P?) { self.init(label: Text(title)) }
}

extension NavigationLink where Label == Text, Destination: View {
    nonisolated public init(_ titleKey: LocalizedStringKey, @ViewBuilder destination: () -> Destination) {
        self.init(label: Text(titleKey))
    }

    nonisolated public init(_ titleKey: LocalizedStringKey, destination: Destination) {
        self.init(label: Text(titleKey))
    }

    @_disfavoredOverload
    nonisolated public init(_ title: some StringProtocol, @ViewBuilder destination: () -> Destination) {
        self.init(label: Text(title))
    }
}
