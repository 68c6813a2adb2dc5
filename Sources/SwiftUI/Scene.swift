import LayoutEngine

/// A part of an app's interface: one or more windows.
@MainActor @preconcurrency public protocol Scene {
    associatedtype Body: Scene
    @SceneBuilder var body: Body { get }

    /// Adds the windows this scene stands for. Scenes of the engine's own implement it; others are their body.
    func _collect(into windows: inout _WindowList)
}

extension Scene {
    public func _collect(into windows: inout _WindowList) {
        var scene = self
        windows.bind(&scene)
        scene.body._collect(into: &windows)
    }
}

extension Never: Scene {}

extension Scene where Body == Never {
    public var body: Never { fatalError("\(Self.self) is a scene without a body") }
}

/// The windows of an app in the order in which they are declared.
public struct _WindowList {
    struct Window {
        let title: String?
        var content: @MainActor () -> AnyView
    }

    private(set) var windows: [Window] = []
    /// Where state of scenes is kept; nil while windows are only counted.
    let context: BuildContext?

    init(context: BuildContext? = nil) { self.context = context }

    mutating func add(_ title: String?, _ content: @escaping @MainActor () -> AnyView) {
        windows.append(Window(title: title, content: content))
    }

    /// Changes the content of the windows from a place on.
    mutating func change(from start: Int, _ change: @escaping @MainActor (AnyView) -> AnyView) {
        for index in start..<windows.count {
            let content = windows[index].content
            windows[index].content = { change(content()) }
        }
    }

    @MainActor func bind<S>(_ scene: inout S) {
        if let context { bindDynamicProperties(of: &scene, context.entering(.type(ObjectIdentifier(S.self)))) }
    }

    /// The names of the windows' scenarios: the title, or `window`; the second of one name has a 2 after it.
    var names: [String] {
        var counts: [String: Int] = [:]
        return windows.map { window in
            let title = window.title.map { $0.isEmpty ? "window" : $0 } ?? "window"
            counts[title, default: 0] += 1
            return counts[title] == 1 ? title : "\(title) \(counts[title] ?? 0)"
        }
    }
}

/// Builds scenes from statements.
@resultBuilder public enum SceneBuilder {
    public static func buildExpression<Content: Scene>(_ content: Content) -> Content { content }
    public static func buildBlock<Content: Scene>(_ content: Content) -> Content { content }
    public static func buildBlock<each Content: Scene>(_ content: repeat each Content) -> some Scene {
        var scenes: [any Scene] = []
        repeat scenes.append(each content)
        return SceneGroup(scenes: scenes)
    }
    public static func buildOptional(_ content: (any Scene)?) -> some Scene {
        SceneGroup(scenes: content.map { [$0] } ?? [])
    }
    public static func buildLimitedAvailability(_ content: any Scene) -> some Scene { SceneGroup(scenes: [content]) }
}

/// Several scenes.
struct SceneGroup {
    let scenes: [any Scene]
}

extension SceneGroup: Scene {
    typealias Body = Never

    func _collect(into windows: inout _WindowList) { for scene in scenes { scene._collect(into: &windows) } }
}

/// A scene with its windows' content changed.
struct ChangedScene<Content: Scene> {
    let content: Content
    let change: @MainActor (AnyView) -> AnyView
}

extension ChangedScene: Scene {
    typealias Body = Never

    func _collect(into windows: inout _WindowList) {
        let start = windows.windows.count
        content._collect(into: &windows)
        windows.change(from: start, change)
    }
}
