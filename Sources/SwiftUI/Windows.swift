public import LayoutEngine

/// A window that may be opened several times; one of them is laid out.
public struct WindowGroup<Content: View> {
    let title: String?
    let content: @MainActor () -> Content
}

extension WindowGroup: Scene {
    public typealias Body = Never

    nonisolated public init(@ViewBuilder content: @escaping @MainActor () -> Content) {
        self.init(title: nil, content: content)
    }

    nonisolated public init(id: String, @ViewBuilder content: @escaping @MainActor () -> Content) {
        self.init(title: nil, content: content)
    }

    nonisolated public init(
        _ title: LocalizedStringKey, id: String = "", @ViewBuilder content: @escaping @MainActor () -> Content
    ) {
        self.init(title: Text(title).string, content: content)
    }

    @_disfavoredOverload
    nonisolated public init(
        _ title: some StringProtocol, id: String = "", @ViewBuilder content: @escaping @MainActor () -> Content
    ) {
        self.init(title: String(title), content: content)
    }

    /// A window for a value. It is laid out without one.
    nonisolated public init<D: Codable & Hashable>(
        for type: D.Type, @ViewBuilder content: @escaping @MainActor (Binding<D?>) -> Content
    ) {
        self.init(title: nil) { content(.constant(nil)) }
    }

    public func _collect(into windows: inout _WindowList) {
        let content = content
        windows.add(title) { AnyView(content()) }
    }
}

/// The one window of its kind.
public struct Window<Content: View> {
    let title: String
    let content: @MainActor () -> Content
}

extension Window: Scene {
    public typealias Body = Never

    nonisolated public init(
        _ title: LocalizedStringKey, id: String, @ViewBuilder content: @escaping @MainActor () -> Content
    ) {
        self.init(title: Text(title).string, content: content)
    }

    @_disfavoredOverload
    nonisolated public init(
        _ title: some StringProtocol, id: String, @ViewBuilder content: @escaping @MainActor () -> Content
    ) {
        self.init(title: String(title), content: content)
    }

    public func _collect(into windows: inout _WindowList) {
        let content = content
        windows.add(title) { AnyView(content()) }
    }
}

/// The window of an app's settings, recorded as `Settings`.
public struct Settings<Content: View> {
    let content: @MainActor () -> Content

    public init(@ViewBuilder content: @escaping @MainActor () -> Content) { self.content = content }
}

extension Settings: Scene {
    public typealias Body = Never

    public func _collect(into windows: inout _WindowList) {
        let content = content
        windows.add("Settings") { AnyView(content()) }
    }
}

/// How what hangs from the menu bar is shown; it has no effect on its content.
public protocol MenuBarExtraStyle {}
public struct AutomaticMenuBarExtraStyle: MenuBarExtraStyle { public init() {} }
public struct PullDownMenuBarExtraStyle: MenuBarExtraStyle { public init() {} }
public struct WindowMenuBarExtraStyle: MenuBarExtraStyle { public init() {} }

extension MenuBarExtraStyle where Self == AutomaticMenuBarExtraStyle { public static var automatic: Self { Self() } }
extension MenuBarExtraStyle where Self == PullDownMenuBarExtraStyle { public static var menu: Self { Self() } }
extension MenuBarExtraStyle where Self == WindowMenuBarExtraStyle { public static var window: Self { Self() } }

extension Scene {
    public func menuBarExtraStyle(_ style: some MenuBarExtraStyle) -> some Scene { self }
}

/// What hangs from the menu bar, recorded under its title.
public struct MenuBarExtra<Content: View> {
    let title: String
    let content: @MainActor () -> Content
}

extension MenuBarExtra: Scene {
    public typealias Body = Never

    nonisolated public init(
        _ title: LocalizedStringKey, systemImage: String = "", @ViewBuilder content: @escaping @MainActor () -> Content
    ) {
        self.init(title: Text(title).string, content: content)
    }

    public func _collect(into windows: inout _WindowList) {
        let content = content
        windows.add(title) { AnyView(content()) }
    }
}
