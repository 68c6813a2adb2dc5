public import LayoutEngine
import LayoutRecording

/// One preview of a file, as the builder of programs finds it.
public struct _Preview {
    let title: String?
    let content: @MainActor () -> AnyView

    public init(_ title: String?, _ content: @escaping @MainActor () -> some View) {
        self.title = title
        self.content = { AnyView(content()) }
    }
}

/// The program of files without an `App`: it records their previews.
public enum _PreviewProgram {
    /// Records the previews under a suite's name, and ends the program. A preview without a title is `preview`, the
    /// second `preview 2`.
    @MainActor public static func main(_ suite: String, _ previews: [_Preview]) -> Never {
        var counts: [String: Int] = [:]
        let scenarios = previews.map { preview in
            let title = preview.title ?? "preview"
            counts[title, default: 0] += 1
            let count = counts[title] ?? 1
            return windowScenario(count == 1 ? title : "\(title) \(count)", preview.content)
        }
        runRecorder(Suite(suite, scenarios))
    }
}
