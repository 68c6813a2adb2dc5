import Foundation

/// Screens of a `TabView`, with the values that choose between them.
public protocol TabContent<TabValue> {
    associatedtype TabValue: Hashable
}

extension Tab: TabContent {
    public typealias TabValue = Value
}

extension TabSection: TabContent {
    public typealias TabValue = SelectionValue
}

extension ForEach: TabContent where Content: TabContent {
    public typealias TabValue = Content.TabValue
}

/// Builds the screens of a `TabView` from statements. The type of their values is that of its selection.
@resultBuilder public enum TabContentBuilder<TabValue: Hashable> {
    public static func buildExpression<C: TabContent<TabValue> & View>(_ content: C) -> C { content }
    public static func buildPartialBlock<C: TabContent<TabValue> & View>(first: C) -> C { first }
    public static func buildPartialBlock<A: TabContent<TabValue> & View, B: TabContent<TabValue> & View>(
        accumulated: A, next: B
    ) -> _TabContent<_TabList, TabValue> {
        let before = (accumulated as? _TabContent<_TabList, TabValue>)?.content.parts ?? [accumulated]
        return _TabContent(content: _TabList(parts: before + [next]))
    }
    public static func buildIf<C: TabContent<TabValue> & View>(_ content: C?) -> _TabContent<C?, TabValue> {
        _TabContent(content: content)
    }
    public static func buildEither<A: TabContent<TabValue> & View, B: TabContent<TabValue> & View>(
        first: A
    ) -> _TabContent<_ConditionalContent<A, B>, TabValue> { _TabContent(content: .init(storage: .first(first))) }
    public static func buildEither<A: TabContent<TabValue> & View, B: TabContent<TabValue> & View>(
        second: B
    ) -> _TabContent<_ConditionalContent<A, B>, TabValue> { _TabContent(content: .init(storage: .second(second))) }
    public static func buildLimitedAvailability<C: TabContent<TabValue> & View>(
        _ content: C
    ) -> _TabContent<AnyView, TabValue> { _TabContent(content: AnyView(content)) }
}

/// Several screens of a `TabView`.
public struct _TabList {
    let parts: [any View]
}

extension _TabList: PrimitiveView {
    public func _build(_ context: BuildContext, into nodes: inout NodeList) {
        for (place, part) in parts.enumerated() {
            let start = nodes.count
            part._build(context.entering(.place(place)), into: &nodes)
            for index in start..<nodes.count { nodes.nodes[index].enterBuilder(at: place) }
        }
    }
}

/// Screens of a `TabView` with something done to them.
public struct _TabContent<Content, TabValue: Hashable>: TabContent {
    let content: Content
}

extension _TabContent: View where Content: View {
    public typealias Body = Never

    public func _build(_ context: BuildContext, into nodes: inout NodeList) { content._build(context, into: &nodes) }
}

nonisolated extension TabContent where Self: View {
    public func badge(_ count: Int) -> some TabContent<TabValue> & View { self }
    public func badge(_ label: Text?) -> some TabContent<TabValue> & View { self }
    public func badge(_ key: LocalizedStringKey?) -> some TabContent<TabValue> & View { self }
    public func customizationID(_ id: String) -> some TabContent<TabValue> & View { self }
    public func customizationBehavior(
        _ behavior: TabCustomizationBehavior, for placements: AdaptableTabBarPlacement...
    ) -> some TabContent<TabValue> & View { self }
    public func defaultVisibility(
        _ visibility: Visibility, for placements: AdaptableTabBarPlacement...
    ) -> some TabContent<TabValue> & View { self }
    public func tabPlacement(_ placement: TabPlacement) -> some TabContent<TabValue> & View { self }
    public func sectionActions(@ViewBuilder content: () -> some View) -> some TabContent<TabValue> & View { self }
    public func hidden(_ hidden: Bool = true) -> some TabContent<TabValue> & View { self }
    public func disabled(_ disabled: Bool) -> some TabContent<TabValue> & View { self }
}

/// Where a tab is placed.
public struct TabPlacement: Hashable, Sendable {
    public static let automatic = TabPlacement()
    public static let pinned = TabPlacement()
    public static let sidebarOnly = TabPlacement()
}
