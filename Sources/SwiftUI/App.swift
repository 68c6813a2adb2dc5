import Foundation
import LayoutEngine
import LayoutRecording

/// A program: its windows are what is recorded.
@MainActor @preconcurrency public protocol App {
    associatedtype Body: Scene
    @SceneBuilder var body: Body { get }
    init()
}

extension App {
    /// Writes the recording of every window to standard output: a suite named after the type, a scenario for each
    /// window. The program's arguments are a recorder's (`--list`, `--only`, `--offer` ...).
    public static func main() {
        // Made once, as when the program runs; its state lasts as long as the window that is recorded.
        nonisolated(unsafe) let app = Self()
        var list = _WindowList()
        app.body._collect(into: &list)
        let scenarios = list.names.enumerated().map { index, name in
            windowScenario(name) { AppWindow(app: app, index: index) }
        }
        runRecorder([Suite(kindName(of: Self.self), scenarios)])
    }
}

/// One window's content, with the app's own state bound.
private struct AppWindow<A: App>: PrimitiveView {
    let app: A
    let index: Int

    func _build(_ context: BuildContext, into nodes: inout NodeList) {
        var app = app
        let inner = context.entering(.type(ObjectIdentifier(A.self)))
        bindDynamicProperties(of: &app, inner)
        var list = _WindowList(context: inner)
        app.body._collect(into: &list)
        // A window that is declared under a condition may be gone by now.
        guard list.windows.indices.contains(index) else { return }
        list.windows[index].content()._build(inner.entering(.place(index)), into: &nodes)
    }
}

/// A scenario of a window's content.
@MainActor func windowScenario(
    _ name: String, @ViewBuilder _ content: @escaping @MainActor () -> some View
) -> Scenario {
    var scenario = Scenario(name, content: content)
    scenario.isWindow = true
    return scenario
}

/// Records suites as the program's arguments say, and ends the program.
@MainActor func runRecorder(_ suites: [Suite]) -> Never {
    var arguments = Array(CommandLine.arguments.dropFirst())
    if arguments.first == "__recorder" { arguments.removeFirst() }
    exit(RecorderProgram.run(suites: { suites }, arguments: arguments))
}
