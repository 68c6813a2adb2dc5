import Foundation

/// Several screens of which one is shown. A stand-in: it takes what it is offered and puts the selected screen, else the
/// first, in the centre; there is no bar. The others are in the record without a frame.
public struct TabView<SelectionValue: Hashable, Content> {
    let selection: AnyHashable?
    let content: Content
}

extension TabView: View where Content: View {
    public typealias Body = Never

    @_disfavoredOverload
    nonisolated public init(selection: Binding<SelectionValue>?, @ViewBuilder content: () -> Content) {
        self.init(selection: selection.map { AnyHashable($0.wrappedValue) }, content: content())
    }

    public func _build(_ context: BuildContext, into nodes: inout NodeList) {
        let children = builtChildren(content, context.entering(.content))
        let selected = selection.flatMap { selection in children.firstIndex { $0.tagged == selection } } ?? 0
        nodes.append(
            TabNode(
                children, selected: selected, asked: selection.map { spokenValue($0.base) }, context.layout,
                isMirrored: context.isMirrored))
    }
}

extension TabView where Content: TabContent & View {
    nonisolated public init(
        selection: Binding<SelectionValue>, @TabContentBuilder<SelectionValue> content: () -> Content
    ) where Content.TabValue == SelectionValue {
        self.init(selection: AnyHashable(selection.wrappedValue), content: content())
    }
}

extension TabView where SelectionValue == Never, Content: TabContent & View {
    nonisolated public init(@TabContentBuilder<Never> content: () -> Content) where Content.TabValue == Never {
        self.init(selection: nil as AnyHashable?, content: content())
    }
}

extension TabView where SelectionValue == Int, Content: View {
    @_disfavoredOverload
    nonisolated public init(@ViewBuilder content: () -> Content) { self.init(selection: nil, content: content()) }
}

/// One screen of a `TabView`.
public struct Tab<Value: Hashable, Content, Label> {
    let value: Value?
    let content: Content
}

extension Tab: View where Content: View {
    public typealias Body = Never

    public func _build(_ context: BuildContext, into nodes: inout NodeList) {
        let start = nodes.count
        VStack { content }.standInPart()._build(context, into: &nodes)
        guard let value else { return }
        for index in start..<nodes.count { nodes.nodes[index].tag = AnyHashable(value) }
    }
}

/// What someone made of a sidebar's tabs. Nothing is changed here.
public struct TabViewCustomization: Codable, Sendable {
    public init() {}

    public mutating func resetVisibility() {}
    public mutating func resetSectionOrder() {}
}

nonisolated extension View {
    public func tabViewCustomization(_ customization: Binding<TabViewCustomization>?) -> some View { self }
    public func tabViewSidebarHeader(@ViewBuilder content: () -> some View) -> some View { self }
    public func tabViewSidebarFooter(@ViewBuilder content: () -> some View) -> some View { self }
    public func tabViewSidebarBottomBar(@ViewBuilder content: () -> some View) -> some View { self }
}

/// What someone may do with a tab.
public struct TabCustomizationBehavior: Equatable, Sendable {
    public static let automatic = TabCustomizationBehavior()
    public static let disabled = TabCustomizationBehavior()
    public static let reorderable = TabCustomizationBehavior()
}

/// Where a tab stands.
public struct AdaptableTabBarPlacement: Hashable, Sendable {
    public static let automatic = AdaptableTabBarPlacement()
    public static let tabBar = AdaptableTabBarPlacement()
    public static let sidebar = AdaptableTabBarPlacement()
}

/// What a screen of a `TabView` is for; it has no effect on layout.
public struct TabRole: Hashable, Sendable {
    public static let search = TabRole()
}

/// Several screens of a `TabView` with a title, which takes no room.
public struct TabSection<Header, Content, SelectionValue: Hashable> {
    let content: Content
}

extension TabSection: View where Header: View, Content: View {
    public typealias Body = Never

    public func _build(_ context: BuildContext, into nodes: inout NodeList) { content._build(context, into: &nodes) }
}

extension TabSection where Header: View, Content: TabContent & View, SelectionValue == Content.TabValue {
    nonisolated public init(
        @TabContentBuilder<SelectionValue> content: () -> Content, @ViewBuilder header: () -> Header
    ) { self.init(content: content()) }
}

extension TabSection where Header == Text, Content: TabContent & View, SelectionValue == Content.TabValue {
    nonisolated public init(
        _ titleKey: LocalizedStringKey, @TabContentBuilder<SelectionValue> content: () -> Content
    ) { self.init(content: content()) }

    @_disfavoredOverload
    nonisolated public init(
        _ title: some StringProtocol, @TabContentBuilder<SelectionValue> content: () -> Content
    ) { self.init(content: content()) }
}

extension Tab where Value == Never, Content: View, Label == Text {
    nonisolated public init(
        _ titleKey: LocalizedStringKey, systemImage: String, role: TabRole? = nil, @ViewBuilder content: () -> Content
    ) {
        self.init(value: nil, content: content())
    }
}

extension Tab where Content: View, Label: View {
    nonisolated public init(
        value: Value, role: TabRole? = nil, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label
    ) {
        self.init(value: value, content: content())
    }
}

extension Tab where Value == Never, Content: View, Label: View {
    nonisolated public init(role: TabRole? = nil, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label)
    {
        self.init(value: nil, content: content())
    }
}

extension Tab where Value == Never, Content: View, Label == Text {
    nonisolated public init(role: TabRole?, @ViewBuilder content: () -> Content) {
        self.init(value: nil, content: content())
    }
}

extension Tab where Content: View, Label == Text {
    nonisolated public init(value: Value, role: TabRole?, @ViewBuilder content: () -> Content) {
        self.init(value: value, content: content())
    }

    nonisolated public init(
        _ titleKey: LocalizedStringKey, systemImage: String, value: Value, role: TabRole? = nil,
        @ViewBuilder content: () -> Content
    ) {
        self.init(value: value, content: content())
    }
}

extension Tab where Content: View, Label == Text {
    @_disfavoredOverload
    nonisolated public init(
        _ title: some StringProtocol, systemImage: String, value: Value, role: TabRole? = nil,
        @ViewBuilder content: () -> Content
    ) {
        self.init(value: value, content: content())
    }

    nonisolated public init(
        _ titleKey: LocalizedStringKey, image: String, value: Value, role: TabRole? = nil,
        @ViewBuilder content: () -> Content
    ) {
        self.init(value: value, content: content())
    }
}

extension Tab where Value == Never, Content: View, Label == Text {
    @_disfavoredOverload
    nonisolated public init(
        _ title: some StringProtocol, systemImage: String, role: TabRole? = nil, @ViewBuilder content: () -> Content
    ) {
        self.init(value: nil, content: content())
    }

    nonisolated public init(
        _ titleKey: LocalizedStringKey, image: String, role: TabRole? = nil, @ViewBuilder content: () -> Content
    ) {
        self.init(value: nil, content: content())
    }
}

package final class TabNode: LayoutNode {
    private let selected: Int
    /// The value that chooses the screen; nil where nothing does.
    private let asked: String?

    init(_ children: [LayoutNode], selected: Int, asked: String?, _ context: LayoutContext, isMirrored: Bool) {
        self.selected = selected
        self.asked = asked
        super.init(context, kind: "TabView", children: children, isMirrored: isMirrored)
    }

    override func computeSize(_ proposal: ProposedViewSize) -> CGSize {
        if proposal.width != nil, proposal.height != nil { return proposal.taken() }
        let size = children.isEmpty ? .zero : children[selected].sizeThatFits(proposal)
        return proposal.taken(by: size)
    }

    override func placeChildren(in size: CGSize, proposal: ProposedViewSize) {
        guard !children.isEmpty else { return }
        children[selected].place(.center, in: size, proposal: ProposedViewSize(size))
    }

    override func computeGuide(_ key: AlignmentKey, at proposal: ProposedViewSize) -> CGFloat? { nil }
    override package var inputs: [NodeInput] {
        // What was asked for is one value among those of the screens, in their order.
        let tags = children.map { $0.tagged.map { spokenValue($0.base) } ?? "none" }
        let words = (asked ?? "the first") + " of " + tags.joined(separator: ", ")
        return [NodeInput(Self.askedNote, words), NodeInput("selected", selected)]
    }
}

extension LayoutNode {
    /// The tag of this view or of what its modifiers modify.
    fileprivate final var tagged: AnyHashable? {
        var node = self
        while true {
            if let tag = node.tag { return tag }
            guard let modified = node.modified else { return nil }
            node = modified
        }
    }
}
