public import Foundation
public import LayoutEngine
public import Observation

/// Entries of the menu bar. They take no room in a window.
@MainActor @preconcurrency public protocol Commands {
    associatedtype Body: Commands
    @CommandsBuilder var body: Body { get }
}

extension Never: Commands {}

extension Commands where Body == Never {
    public var body: Never { fatalError("\(Self.self) are commands without a body") }
}

/// No commands, whatever was declared.
public struct _InertCommands: Commands {
    public typealias Body = Never

    nonisolated init() {}
}

/// Accepts commands.
@resultBuilder public enum CommandsBuilder {
    public static func buildExpression(_ content: some Commands) -> _InertCommands { _InertCommands() }
    public static func buildBlock(_ content: _InertCommands...) -> _InertCommands { _InertCommands() }
    public static func buildOptional(_ content: _InertCommands?) -> _InertCommands { _InertCommands() }
}

/// Where commands stand in the menu bar.
public struct CommandGroupPlacement: Sendable {
    public static let appInfo = CommandGroupPlacement()
    public static let appSettings = CommandGroupPlacement()
    public static let newItem = CommandGroupPlacement()
    public static let saveItem = CommandGroupPlacement()
    public static let undoRedo = CommandGroupPlacement()
    public static let pasteboard = CommandGroupPlacement()
    public static let textEditing = CommandGroupPlacement()
    public static let toolbar = CommandGroupPlacement()
    public static let sidebar = CommandGroupPlacement()
    public static let windowSize = CommandGroupPlacement()
    public static let windowList = CommandGroupPlacement()
    public static let help = CommandGroupPlacement()
}

public struct CommandGroup<Content: View>: Commands {
    public typealias Body = Never

    nonisolated public init(before group: CommandGroupPlacement, @ViewBuilder addition: () -> Content) {}
    nonisolated public init(after group: CommandGroupPlacement, @ViewBuilder addition: () -> Content) {}
    nonisolated public init(replacing group: CommandGroupPlacement, @ViewBuilder addition: () -> Content) {}
}

public struct CommandMenu<Content: View>: Commands {
    public typealias Body = Never

    nonisolated public init(_ name: LocalizedStringKey, @ViewBuilder content: () -> Content) {}
}

public struct SidebarCommands: Commands {
    public typealias Body = Never
    nonisolated public init() {}
}

public struct ToolbarCommands: Commands {
    public typealias Body = Never
    nonisolated public init() {}
}

public struct TextEditingCommands: Commands {
    public typealias Body = Never
    nonisolated public init() {}
}

/// How a window looks; it has no effect on its content.
public protocol WindowStyle {}
public struct DefaultWindowStyle: WindowStyle { public init() {} }
public struct HiddenTitleBarWindowStyle: WindowStyle { public init() {} }
public struct PlainWindowStyle: WindowStyle { public init() {} }

extension WindowStyle where Self == DefaultWindowStyle { public static var automatic: Self { Self() } }
extension WindowStyle where Self == HiddenTitleBarWindowStyle { public static var hiddenTitleBar: Self { Self() } }
extension WindowStyle where Self == PlainWindowStyle { public static var plain: Self { Self() } }

public struct WindowResizability: Sendable {
    public static let automatic = WindowResizability()
    public static let contentSize = WindowResizability()
    public static let contentMinSize = WindowResizability()
}

/// How a window's toolbar looks.
public protocol WindowToolbarStyle {}
public struct DefaultWindowToolbarStyle: WindowToolbarStyle { public init() {} }
public struct UnifiedWindowToolbarStyle: WindowToolbarStyle { public init(showsTitle: Bool = true) {} }
public struct UnifiedCompactWindowToolbarStyle: WindowToolbarStyle { public init(showsTitle: Bool = true) {} }
public struct ExpandedWindowToolbarStyle: WindowToolbarStyle { public init() {} }

extension WindowToolbarStyle where Self == DefaultWindowToolbarStyle { public static var automatic: Self { Self() } }
extension WindowToolbarStyle where Self == UnifiedWindowToolbarStyle {
    public static var unified: Self { Self() }
    public static func unified(showsTitle: Bool) -> Self { Self() }
}
extension WindowToolbarStyle where Self == UnifiedCompactWindowToolbarStyle {
    public static var unifiedCompact: Self { Self() }
    public static func unifiedCompact(showsTitle: Bool) -> Self { Self() }
}
extension WindowToolbarStyle where Self == ExpandedWindowToolbarStyle { public static var expanded: Self { Self() } }

/// Whether a window stands above others.
public struct WindowLevel: Hashable, Sendable {
    public static let automatic = WindowLevel()
    public static let normal = WindowLevel()
    public static let floating = WindowLevel()
    public static let desktop = WindowLevel()
}

/// What a drag or a double click does to a window.
public struct WindowInteractionBehavior: Sendable {
    public static let automatic = WindowInteractionBehavior()
    public static let enabled = WindowInteractionBehavior()
    public static let disabled = WindowInteractionBehavior()
}

/// How large a window is when it is zoomed.
public struct WindowIdealSize: Sendable {
    public static let automatic = WindowIdealSize()
    public static let fitToContent = WindowIdealSize()
    public static let maximum = WindowIdealSize()
}

/// Whether a scene comes back.
public struct SceneRestorationBehavior: Sendable {
    public static let automatic = SceneRestorationBehavior()
    public static let disabled = SceneRestorationBehavior()
}

/// Whether a scene is there at the start. All are recorded.
public struct SceneLaunchBehavior: Sendable {
    public static let automatic = SceneLaunchBehavior()
    public static let presented = SceneLaunchBehavior()
    public static let suppressed = SceneLaunchBehavior()
}

/// Work without a window. It is not done.
public struct BackgroundTask<Request, Response>: Sendable {
    public static func appRefresh(_ identifier: String) -> BackgroundTask<Void, Void>
    where Request == Void, Response == Void { .init() }
    public static func urlSession(_ identifier: String) -> BackgroundTask<Void, Void>
    where Request == Void, Response == Void { .init() }
}

/// What a scene is doing. A headless one is always active.
public enum ScenePhase: Int, Comparable, Sendable {
    case background, inactive, active

    public static func < (a: ScenePhase, b: ScenePhase) -> Bool { a.rawValue < b.rawValue }
}

extension EnvironmentValues {
    public var scenePhase: ScenePhase {
        get { .active }
        set {}
    }
}

// Recordings offer a window its sizes, so that what an app says of them changes nothing.
extension Scene {
    public func commands(@CommandsBuilder content: () -> some Commands) -> some Scene { self }
    public func defaultSize(_ size: CGSize) -> some Scene { self }
    public func defaultSize(width: CGFloat, height: CGFloat) -> some Scene { self }
    public func defaultPosition(_ position: UnitPoint) -> some Scene { self }
    public func windowStyle(_ style: some WindowStyle) -> some Scene { self }
    public func windowToolbarStyle(_ style: some WindowToolbarStyle) -> some Scene { self }
    public func windowLevel(_ level: WindowLevel) -> some Scene { self }
    public func windowBackgroundDragBehavior(_ behavior: WindowInteractionBehavior) -> some Scene { self }
    public func windowIdealSize(_ idealSize: WindowIdealSize) -> some Scene { self }
    public func restorationBehavior(_ behavior: SceneRestorationBehavior) -> some Scene { self }
    public func defaultLaunchBehavior(_ behavior: SceneLaunchBehavior) -> some Scene { self }
    public func keyboardShortcut(_ shortcut: KeyboardShortcut?) -> some Scene { self }
    public func keyboardShortcut(_ key: KeyEquivalent, modifiers: EventModifiers = .command) -> some Scene { self }
    public func defaultAppStorage(_ store: UserDefaults) -> some Scene { self }
    public func commandsRemoved() -> some Scene { self }
    public func commandsReplaced(@CommandsBuilder content: () -> some Commands) -> some Scene { self }
    public func backgroundTask<D, R>(
        _ task: BackgroundTask<D, R>, action: @escaping @Sendable (D) async -> R
    ) -> some Scene { self }
    public func windowResizability(_ resizability: WindowResizability) -> some Scene { self }
    public func handlesExternalEvents(matching conditions: Set<String>) -> some Scene { self }
    public func onChange<V: Equatable>(of value: V, initial: Bool = false, _ action: @escaping () -> Void) -> some Scene
    {
        self
    }
    public func onChange<V: Equatable>(
        of value: V, initial: Bool = false, _ action: @escaping (V, V) -> Void
    ) -> some Scene { self }

    public func environment<V>(_ keyPath: WritableKeyPath<EnvironmentValues, V>, _ value: V) -> some Scene {
        ChangedScene(content: self) { AnyView($0.environment(keyPath, value)) }
    }

    public func environment<T: AnyObject & Observable>(_ object: T?) -> some Scene {
        ChangedScene(content: self) { AnyView($0.environment(object)) }
    }

    public func environmentObject<T: ObservableObject>(_ object: T) -> some Scene {
        ChangedScene(content: self) { AnyView($0.environmentObject(object)) }
    }
}
