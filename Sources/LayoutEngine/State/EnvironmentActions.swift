public import Foundation

// Actions that views find in their environment. No window or address is opened here, so calling one has no effect.

/// Dismisses the sheet, cover or popover around a view; has no effect outside one.
@MainActor @preconcurrency public struct DismissAction {
    nonisolated(unsafe) private let action: (() -> Void)?

    nonisolated init(_ action: (() -> Void)? = nil) { self.action = action }

    nonisolated var isPresentation: Bool { action != nil }

    public func callAsFunction() { action?() }
}

/// Ends a search.
@MainActor @preconcurrency public struct DismissSearchAction { public func callAsFunction() {} }

/// Opens an address.
public struct OpenURLAction {
    /// What became of an address.
    public struct Result: Sendable {
        public static let handled = Result()
        public static let discarded = Result()
        public static let systemAction = Result()
        public static func systemAction(_ url: URL) -> Result { Result() }
    }

    private let handler: ((URL) -> Result)?

    public init(handler: @escaping (URL) -> Result) { self.handler = handler }
    init() { handler = nil }

    /// Hands the address to the author's own handler, where there is one.
    public func callAsFunction(_ url: URL) { _ = handler?(url) }
    public func callAsFunction(_ url: URL, completion: @escaping (_ accepted: Bool) -> Void) {
        _ = handler?(url)
        completion(handler != nil)
    }
}

/// Opens a window.
@MainActor @preconcurrency public struct OpenWindowAction {
    public func callAsFunction(id: String) {}
    public func callAsFunction<D: Codable & Hashable>(value: D) {}
    public func callAsFunction<D: Codable & Hashable>(id: String, value: D) {}
}

/// Closes a window.
@MainActor @preconcurrency public struct DismissWindowAction {
    public func callAsFunction() {}
    public func callAsFunction(id: String) {}
    public func callAsFunction<D: Codable & Hashable>(value: D) {}
}

/// Opens the settings.
@MainActor @preconcurrency public struct OpenSettingsAction { public func callAsFunction() {} }

/// Renames something.
@MainActor @preconcurrency public struct RenameAction { public func callAsFunction() {} }

/// Reloads what a view shows.
public struct RefreshAction: Sendable {
    public func callAsFunction() async {}
}

/// Whether a view is presented, in the older form of `dismiss`.
@MainActor @preconcurrency public struct PresentationMode {
    private let action: DismissAction

    nonisolated init(_ action: DismissAction) { self.action = action }

    public var isPresented: Bool { action.isPresentation }
    public mutating func dismiss() { action() }
}

nonisolated extension EnvironmentValues {
    public internal(set) var dismiss: DismissAction {
        get { self[DismissKey.self] }
        set { self[DismissKey.self] = newValue }
    }
    public var dismissSearch: DismissSearchAction { DismissSearchAction() }
    public var isSearching: Bool { false }
    public var isPresented: Bool { dismiss.isPresentation }
    public var presentationMode: Binding<PresentationMode> { .constant(PresentationMode(dismiss)) }
    public var openWindow: OpenWindowAction { OpenWindowAction() }
    public var dismissWindow: DismissWindowAction { DismissWindowAction() }
    public var openSettings: OpenSettingsAction { OpenSettingsAction() }
    public var supportsMultipleWindows: Bool { true }
    public var rename: RenameAction? { nil }
    public var refresh: RefreshAction? { nil }
    public var openURL: OpenURLAction {
        get { self[OpenURLKey.self] }
        set { self[OpenURLKey.self] = newValue }
    }
}

private enum OpenURLKey: EnvironmentKey { static var defaultValue: OpenURLAction { OpenURLAction() } }
private enum DismissKey: EnvironmentKey { static var defaultValue: DismissAction { DismissAction() } }
