public import Foundation

// How lists and scroll views behave when they are scrolled. Nothing is scrolled here.

/// When scroll indicators are shown.
public struct ScrollIndicatorVisibility: Sendable {
    public static let automatic = ScrollIndicatorVisibility()
    public static let visible = ScrollIndicatorVisibility()
    public static let hidden = ScrollIndicatorVisibility()
    public static let never = ScrollIndicatorVisibility()
}

/// Where scrolling comes to rest.
public protocol ScrollTargetBehavior: Sendable {}
public struct PagingScrollTargetBehavior: ScrollTargetBehavior {}
public struct ViewAlignedScrollTargetBehavior: ScrollTargetBehavior {
    public struct LimitBehavior: Sendable {
        public static let automatic = LimitBehavior()
        public static let always = LimitBehavior()
        public static let alwaysByFew = LimitBehavior()
        public static let alwaysByOne = LimitBehavior()
        public static let never = LimitBehavior()
    }

    public init(limitBehavior: LimitBehavior = .automatic) {}
}

extension ScrollTargetBehavior where Self == PagingScrollTargetBehavior {
    public static var paging: PagingScrollTargetBehavior { PagingScrollTargetBehavior() }
}
extension ScrollTargetBehavior where Self == ViewAlignedScrollTargetBehavior {
    public static var viewAligned: ViewAlignedScrollTargetBehavior { ViewAlignedScrollTargetBehavior() }
    public static func viewAligned(limitBehavior: ViewAlignedScrollTargetBehavior.LimitBehavior) -> Self {
        Self(limitBehavior: limitBehavior)
    }
}

/// When a scroll view bounces.
public struct ScrollBounceBehavior: Sendable {
    public static let automatic = ScrollBounceBehavior()
    public static let always = ScrollBounceBehavior()
    public static let basedOnSize = ScrollBounceBehavior()
}

/// How a list looks.
public protocol ListStyle: Sendable {}
public struct PlainListStyle: ListStyle { public init() {} }
public struct InsetListStyle: ListStyle { public init() {} }
public struct GroupedListStyle: ListStyle { public init() {} }
public struct InsetGroupedListStyle: ListStyle { public init() {} }
public struct SidebarListStyle: ListStyle { public init() {} }
public struct DefaultListStyle: ListStyle { public init() {} }

extension ListStyle where Self == PlainListStyle { public static var plain: PlainListStyle { PlainListStyle() } }
extension ListStyle where Self == InsetListStyle { public static var inset: InsetListStyle { InsetListStyle() } }
extension ListStyle where Self == GroupedListStyle {
    public static var grouped: GroupedListStyle { GroupedListStyle() }
}
extension ListStyle where Self == InsetGroupedListStyle {
    public static var insetGrouped: InsetGroupedListStyle { InsetGroupedListStyle() }
}
extension ListStyle where Self == SidebarListStyle {
    public static var sidebar: SidebarListStyle { SidebarListStyle() }
}
extension ListStyle where Self == DefaultListStyle {
    public static var automatic: DefaultListStyle { DefaultListStyle() }
}

/// How a form looks.
public protocol FormStyle: Sendable {}
public struct GroupedFormStyle: FormStyle { public init() {} }
public struct ColumnsFormStyle: FormStyle { public init() {} }
public struct AutomaticFormStyle: FormStyle { public init() {} }

extension FormStyle where Self == GroupedFormStyle {
    public static var grouped: GroupedFormStyle { GroupedFormStyle() }
}
extension FormStyle where Self == ColumnsFormStyle {
    public static var columns: ColumnsFormStyle { ColumnsFormStyle() }
}
extension FormStyle where Self == AutomaticFormStyle {
    public static var automatic: AutomaticFormStyle { AutomaticFormStyle() }
}

/// How a tab view looks.
public protocol TabViewStyle: Sendable {}
public struct DefaultTabViewStyle: TabViewStyle { public init() {} }
public struct PageTabViewStyle: TabViewStyle {
    /// Whether dots are shown under the page.
    public enum IndexDisplayMode: Sendable { case automatic, always, never }
    public init(indexDisplayMode: IndexDisplayMode = .automatic) {}
}

extension TabViewStyle where Self == DefaultTabViewStyle {
    public static var automatic: DefaultTabViewStyle { DefaultTabViewStyle() }
}
extension TabViewStyle where Self == PageTabViewStyle {
    public static var page: PageTabViewStyle { PageTabViewStyle() }
    public static func page(indexDisplayMode: PageTabViewStyle.IndexDisplayMode) -> PageTabViewStyle {
        PageTabViewStyle(indexDisplayMode: indexDisplayMode)
    }
}

public struct SidebarAdaptableTabViewStyle: TabViewStyle { public init() {} }
public struct TabBarOnlyTabViewStyle: TabViewStyle { public init() {} }
public struct GroupedTabViewStyle: TabViewStyle { public init() {} }

extension TabViewStyle where Self == SidebarAdaptableTabViewStyle {
    public static var sidebarAdaptable: Self { Self() }
}
extension TabViewStyle where Self == TabBarOnlyTabViewStyle { public static var tabBarOnly: Self { Self() } }
extension TabViewStyle where Self == GroupedTabViewStyle { public static var grouped: Self { Self() } }

/// How the dots under pages look.
public protocol IndexViewStyle: Sendable {}
public struct PageIndexViewStyle: IndexViewStyle {
    public enum BackgroundDisplayMode: Sendable { case automatic, always, interactive, never }
    public init(backgroundDisplayMode: BackgroundDisplayMode = .automatic) {}
}

extension IndexViewStyle where Self == PageIndexViewStyle {
    public static var page: Self { Self() }
    public static func page(backgroundDisplayMode: PageIndexViewStyle.BackgroundDisplayMode) -> Self {
        Self(backgroundDisplayMode: backgroundDisplayMode)
    }
}

/// Where content margins apply.
public struct ContentMarginPlacement: Sendable {
    var isOfIndicators = false

    public static let automatic = ContentMarginPlacement()
    public static let scrollContent = ContentMarginPlacement()
    public static let scrollIndicators = ContentMarginPlacement(isOfIndicators: true)
}

private enum ContentMargins: EnvironmentKey { static var defaultValue: EdgeInsets? { nil } }

extension EnvironmentValues {
    /// What the next scroll view keeps free around its content, in points.
    var contentMargins: EdgeInsets? {
        get { self[ContentMargins.self] }
        set { self[ContentMargins.self] = newValue }
    }
}

nonisolated extension View {
    /// Keeps room free around the content of the scroll views inside; the indicators' margins have no effect.
    public func contentMargins(
        _ edges: Edge.Set = .all, _ insets: EdgeInsets, for placement: ContentMarginPlacement = .automatic
    ) -> some View {
        modifier(
            _EnvironmentModifier { values in
                guard !placement.isOfIndicators else { return }
                var margins = values.contentMargins ?? EdgeInsets()
                if edges.contains(.top) { margins.top = insets.top }
                if edges.contains(.leading) { margins.leading = insets.leading }
                if edges.contains(.bottom) { margins.bottom = insets.bottom }
                if edges.contains(.trailing) { margins.trailing = insets.trailing }
                values.contentMargins = margins
            })
    }

    public func contentMargins(
        _ edges: Edge.Set = .all, _ length: CGFloat?, for placement: ContentMarginPlacement = .automatic
    ) -> some View {
        let length = length ?? 0
        return contentMargins(
            edges, EdgeInsets(top: length, leading: length, bottom: length, trailing: length), for: placement)
    }

    public func contentMargins(_ length: CGFloat, for placement: ContentMarginPlacement = .automatic) -> some View {
        contentMargins(.all, length, for: placement)
    }

    public func scrollPosition(_ position: Binding<ScrollPosition>, anchor: UnitPoint? = nil) -> some View { self }
    /// Nothing is scrolled here, so the action is not called.
    public func onScrollGeometryChange<T: Equatable>(
        for type: T.Type, of transform: @escaping (ScrollGeometry) -> T, action: @escaping (T, T) -> Void
    ) -> some View { self }
    public func onScrollPhaseChange(_ action: @escaping (ScrollPhase, ScrollPhase) -> Void) -> some View { self }
    public func onScrollVisibilityChange(
        threshold: Double = 0.5, _ action: @escaping (Bool) -> Void
    ) -> some View { self }

    public func scrollIndicators(
        _ visibility: ScrollIndicatorVisibility, axes: Axis.Set = [.vertical, .horizontal]
    ) -> some View { self }
    public func scrollDisabled(_ disabled: Bool) -> some View {
        modifier(_EnvironmentModifier { $0.isScrollEnabled = $0.isScrollEnabled && !disabled })
    }
    public func scrollClipDisabled(_ disabled: Bool = true) -> some View { self }
    public func scrollTargetLayout(isEnabled: Bool = true) -> some View { self }
    public func scrollTargetBehavior(_ behavior: some ScrollTargetBehavior) -> some View { self }
    public func scrollContentBackground(_ visibility: Visibility) -> some View { self }
    public func scrollBounceBehavior(
        _ behavior: ScrollBounceBehavior, axes: Axis.Set = [.vertical]
    ) -> some View { self }
    public func scrollPosition(id: Binding<(some Hashable)?>, anchor: UnitPoint? = nil) -> some View { self }
    public func defaultScrollAnchor(_ anchor: UnitPoint?) -> some View { self }

    public func indexViewStyle(_ style: some IndexViewStyle) -> some View { self }
    public func scrollIndicatorsFlash(onAppear: Bool) -> some View { self }
    public func scrollIndicatorsFlash(trigger value: some Equatable) -> some View { self }
    public func listSectionSpacing(_ spacing: CGFloat) -> some View { self }
    public func listSectionSpacing(_ spacing: ListSectionSpacing) -> some View { self }
    public func listSectionSeparatorTint(_ color: Color?, edges: VerticalEdge.Set = .all) -> some View { self }
    public func listItemTint(_ tint: Color?) -> some View { self }
    public func deleteDisabled(_ isDisabled: Bool) -> some View { self }
    public func moveDisabled(_ isDisabled: Bool) -> some View { self }
    public func selectionDisabled(_ isDisabled: Bool = true) -> some View { self }

    public func listStyle(_ style: some ListStyle) -> some View { self }
    public func formStyle(_ style: some FormStyle) -> some View { self }
    public func tabViewStyle(_ style: some TabViewStyle) -> some View { self }
    /// A list's rows keep the stand-in's insets.
    public func listRowInsets(_ insets: EdgeInsets?) -> some View { self }
    public func listRowBackground(_ view: (some View)?) -> some View { self }
    public func listRowSeparator(_ visibility: Visibility, edges: VerticalEdge.Set = .all) -> some View { self }
    public func listRowSeparatorTint(_ color: Color?, edges: VerticalEdge.Set = .all) -> some View { self }
    public func listRowSpacing(_ spacing: CGFloat?) -> some View { self }
    public func listSectionSeparator(_ visibility: Visibility, edges: VerticalEdge.Set = .all) -> some View { self }
    public func headerProminence(_ prominence: Prominence) -> some View {
        environment(\.headerProminence, prominence)
    }
}

/// How far a list's sections stand apart.
public struct ListSectionSpacing: Sendable {
    public static let `default` = ListSectionSpacing()
    public static let compact = ListSectionSpacing()
    public static func custom(_ spacing: CGFloat) -> ListSectionSpacing { ListSectionSpacing() }
}

/// How a header stands out.
public enum Prominence: Sendable { case standard, increased }

/// Where a scroll view is scrolled to. It is remembered, and scrolls nothing.
public struct ScrollPosition: Equatable, Sendable {
    public var edge: Edge?
    public var point: CGPoint?

    public init(idType: (some Hashable).Type = Never.self) {}
    public init(edge: Edge) { self.edge = edge }
    public init(point: CGPoint) { self.point = point }

    public mutating func scrollTo(edge: Edge) { self.edge = edge }
    public mutating func scrollTo(point: CGPoint) { self.point = point }
    public mutating func scrollTo(id: some Hashable, anchor: UnitPoint? = nil) {}
    public var isPositionedByUser: Bool { false }
}

/// A scroll view's lengths, in points.
public struct ScrollGeometry: Equatable, Sendable {
    public var contentOffset: CGPoint
    public var contentSize: CGSize
    public var containerSize: CGSize
    public var bounds: CGRect { CGRect(origin: contentOffset, size: containerSize) }
    public var visibleRect: CGRect { bounds }
}

/// What a scroll view is doing.
public enum ScrollPhase: Sendable {
    case idle, tracking, interacting, decelerating, animating

    public var isScrolling: Bool { self != .idle }
}
