public import Foundation

// Bars, titles and what is presented over a screen belong to the platform: they are accepted and take no room.

/// What stands in a toolbar.
@MainActor @preconcurrency public protocol ToolbarContent {}

/// Builds the content of a toolbar.
@resultBuilder public enum ToolbarContentBuilder {
    public static func buildExpression<C: ToolbarContent>(_ content: C) -> C { content }
    public static func buildBlock<each C: ToolbarContent>(_ content: repeat each C) -> some ToolbarContent {
        _NoToolbarContent()
    }
    public static func buildIf<C: ToolbarContent>(_ content: C?) -> some ToolbarContent { _NoToolbarContent() }
    public static func buildEither<C: ToolbarContent>(first: C) -> _NoToolbarContent { _NoToolbarContent() }
    public static func buildEither<C: ToolbarContent>(second: C) -> _NoToolbarContent { _NoToolbarContent() }
}

/// Content of a toolbar that is not laid out.
public struct _NoToolbarContent: ToolbarContent {
    nonisolated init() {}
}

/// Where an item stands in a toolbar.
public struct ToolbarItemPlacement: Sendable {
    public static let automatic = ToolbarItemPlacement()
    public static let principal = ToolbarItemPlacement()
    public static let navigation = ToolbarItemPlacement()
    public static let primaryAction = ToolbarItemPlacement()
    public static let secondaryAction = ToolbarItemPlacement()
    public static let status = ToolbarItemPlacement()
    public static let confirmationAction = ToolbarItemPlacement()
    public static let cancellationAction = ToolbarItemPlacement()
    public static let destructiveAction = ToolbarItemPlacement()
    public static let keyboard = ToolbarItemPlacement()
    public static let topBarLeading = ToolbarItemPlacement()
    public static let topBarTrailing = ToolbarItemPlacement()
    public static let navigationBarLeading = ToolbarItemPlacement()
    public static let navigationBarTrailing = ToolbarItemPlacement()
    public static let bottomBar = ToolbarItemPlacement()
}

/// One item of a toolbar.
public struct ToolbarItem: ToolbarContent {
    nonisolated public init(placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> some View) {}
    nonisolated public init(
        id: String, placement: ToolbarItemPlacement = .automatic, showsByDefault: Bool = true,
        @ViewBuilder content: () -> some View
    ) {}
}

/// Several items of a toolbar.
public struct ToolbarItemGroup: ToolbarContent {
    nonisolated public init(placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> some View) {}
}

extension ToolbarContent {
    nonisolated public func sharedBackgroundVisibility(_ visibility: Visibility) -> some ToolbarContent { self }
    nonisolated public func hidden(_ hidden: Bool = true) -> some ToolbarContent { self }
    nonisolated public func matchedTransitionSource(
        id: some Hashable, in namespace: Namespace.ID
    ) -> some ToolbarContent { self }
}

/// The menu of a title.
public struct ToolbarTitleMenu: ToolbarContent {
    nonisolated public init() {}
    nonisolated public init(@ViewBuilder content: () -> some View) {}
}

/// Room between the items of a toolbar.
public struct ToolbarSpacer: ToolbarContent {
    nonisolated public init(_ sizing: SpacerSizing = .flexible, placement: ToolbarItemPlacement = .automatic) {}
}

/// How long a spacer is.
public struct SpacerSizing: Sendable {
    public static let flexible = SpacerSizing()
    public static let fixed = SpacerSizing()
}

/// Which bar is meant.
public struct ToolbarPlacement: Sendable {
    public static let automatic = ToolbarPlacement()
    public static let navigationBar = ToolbarPlacement()
    public static let tabBar = ToolbarPlacement()
    public static let bottomBar = ToolbarPlacement()
    public static let windowToolbar = ToolbarPlacement()
}

/// Whether something of the platform's is shown.
public enum Visibility: Hashable, CaseIterable, Sendable { case automatic, visible, hidden }

/// How a title stands in its bar.
public struct NavigationBarItem: Sendable {
    public enum TitleDisplayMode: Sendable { case automatic, inline, large }
}

/// A height of a sheet.
public struct PresentationDetent: Hashable, Sendable {
    public static let medium = PresentationDetent()
    public static let large = PresentationDetent()
    public static func height(_ height: CGFloat) -> PresentationDetent { PresentationDetent() }
    public static func fraction(_ fraction: CGFloat) -> PresentationDetent { PresentationDetent() }
}

nonisolated extension View {
    public func toolbar(@ToolbarContentBuilder content: () -> some ToolbarContent) -> some View { self }
    @_disfavoredOverload public func toolbar(@ViewBuilder content: () -> some View) -> some View { self }
    public func toolbar(_ visibility: Visibility, for bars: ToolbarPlacement...) -> some View { self }
    public func toolbarBackground(_ style: some ShapeStyle, for bars: ToolbarPlacement...) -> some View { self }
    public func toolbarBackground(_ visibility: Visibility, for bars: ToolbarPlacement...) -> some View { self }
    public func navigationTitle(_ titleKey: LocalizedStringKey) -> some View { self }
    @_disfavoredOverload public func navigationTitle(_ title: some StringProtocol) -> some View { self }
    public func navigationSubtitle(_ subtitle: some StringProtocol) -> some View { self }
    public func navigationBarTitle(_ titleKey: LocalizedStringKey) -> some View { self }
    public func navigationBarTitleDisplayMode(_ displayMode: NavigationBarItem.TitleDisplayMode) -> some View { self }
    public func navigationBarHidden(_ hidden: Bool) -> some View { self }
    public func navigationBarBackButtonHidden(_ hidesBackButton: Bool = true) -> some View { self }
    public func navigationDestination<D: Hashable>(
        for data: D.Type, @ViewBuilder destination: @escaping (D) -> some View
    ) -> some View { self }
    public func navigationDestination(
        isPresented: Binding<Bool>, @ViewBuilder destination: () -> some View
    ) -> some View { self }
    public func navigationSplitViewColumnWidth(_ width: CGFloat) -> some View { self }
    public func navigationSplitViewColumnWidth(
        min: CGFloat? = nil, ideal: CGFloat, max: CGFloat? = nil
    ) -> some View { self }
    public func tabItem(@ViewBuilder _ label: () -> some View) -> some View { self }
    public func badge(_ count: Int) -> some View { self }
    public func statusBarHidden(_ hidden: Bool = true) -> some View { self }

    public func alert(
        _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, @ViewBuilder actions: () -> some View
    ) -> some View { self }
    public func alert(
        _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, @ViewBuilder actions: () -> some View,
        @ViewBuilder message: () -> some View
    ) -> some View { self }
    public func confirmationDialog(
        _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
        @ViewBuilder actions: () -> some View
    ) -> some View { self }
    public func presentationDetents(_ detents: Set<PresentationDetent>) -> some View { self }
    public func presentationDragIndicator(_ visibility: Visibility) -> some View { self }
    public func interactiveDismissDisabled(_ isDisabled: Bool = true) -> some View { self }
    public func contextMenu(@ViewBuilder menuItems: () -> some View) -> some View { self }
    public func swipeActions(
        edge: HorizontalEdge = .trailing, allowsFullSwipe: Bool = true, @ViewBuilder content: () -> some View
    ) -> some View { self }
    public func refreshable(action: @escaping @Sendable () async -> Void) -> some View { self }

    /// What the view's preview is called, where a `PreviewProvider` shows several.
    public func previewDisplayName(_ value: String?) -> some View { modifier(_PreviewShown(name: value)) }
    /// What the view is offered where a `PreviewProvider` shows it.
    public func previewLayout(_ value: PreviewLayout) -> some View { modifier(_PreviewShown(layout: value)) }
    public func previewDevice(_ value: PreviewDevice?) -> some View { self }
    public func previewInterfaceOrientation(_ value: InterfaceOrientation) -> some View { self }
}

/// How a device is held.
public struct InterfaceOrientation: Hashable, Sendable {
    private let name: String

    public static let portrait = InterfaceOrientation(name: "portrait")
    public static let portraitUpsideDown = InterfaceOrientation(name: "portraitUpsideDown")
    public static let landscapeLeft = InterfaceOrientation(name: "landscapeLeft")
    public static let landscapeRight = InterfaceOrientation(name: "landscapeRight")
}

/// How a preview is shown.
public enum PreviewLayout: Sendable {
    case device, sizeThatFits
    case fixed(width: CGFloat, height: CGFloat)
}

/// The device of a preview.
public struct PreviewDevice: ExpressibleByStringLiteral, Sendable {
    public init(stringLiteral value: String) {}
    public init(rawValue: String) {}
}

/// Views to look at while they are written.
@MainActor @preconcurrency public protocol PreviewProvider {
    associatedtype Previews: View
    @ViewBuilder static var previews: Previews { get }
}
