/// A Swift file as it is compiled for recording: every `#Preview` at its top level becomes a view that can be named, and
/// nothing else changes. Lines stay where they are, so that the compiler's words fit the original.
struct PreviewSource {
    /// A preview of the file: its title and an expression that makes its view.
    struct Preview: Equatable {
        let title: String?
        let expression: String
        /// Whether it declares state of its own; nil for what is no `#Preview`.
        var hasState: Bool?

        /// What is recorded. The root is the author's own view; only state that a preview declares needs one around it.
        var root: String { hasState == false ? expression + ".body" : expression }
    }

    /// The text to compile.
    private(set) var text: String
    private(set) var previews: [Preview] = []
    /// The `PreviewProvider`s of the file, which are recorded when there is nothing else.
    private(set) var providers: [Preview] = []
    /// Whether the file says where the program begins.
    private(set) var hasMain = false

    /// Reads a file. `number` tells the previews of several files apart.
    init(_ source: String, number: Int) {
        text = ""
        var scanner = SwiftScanner(source)
        var kept = 0
        var depth = 0
        while let token = scanner.next() {
            switch token.kind {
            case .open: depth += 1
            case .close: depth -= 1
            case .word("@main") where depth == 0: hasMain = true
            case .word("PreviewProvider") where depth == 0:
                if let name = scanner.declaredName(before: token) {
                    providers.append(Preview(title: name, expression: "\(name).previews"))
                }
            case .word("#Preview") where depth == 0:
                guard let call = scanner.call(after: token) else { break }
                let name = "_KeylinePreview\(number)_\(previews.count)"
                let (declarations, body) = Self.hoisted(call.body)
                text += scanner.text(kept..<token.range.lowerBound)
                text += "struct \(name): View { \(declarations)var body: some View {"
                text += String(repeating: "\n", count: call.headLines) + body + "} }"
                kept = call.end
                scanner.move(to: call.end)
                previews.append(
                    Preview(title: call.title, expression: "\(name)()", hasState: !declarations.isEmpty))
            case .word: break
            }
        }
        text += scanner.text(kept..<scanner.end)
    }

    /// Moves `@Previewable` declarations out of a body: state belongs to the view, not to its body.
    private static func hoisted(_ body: String) -> (declarations: String, body: String) {
        var declarations = ""
        var rest = ""
        var scanner = SwiftScanner(body)
        var kept = 0
        while let token = scanner.next() {
            guard token.kind == .word("@Previewable") else { continue }
            let end = scanner.statementEnd()
            rest += scanner.text(kept..<token.range.lowerBound)
            let declaration = scanner.text(token.range.upperBound..<end)
            declarations += declaration + "; "
            kept = end
        }
        return (declarations, rest + scanner.text(kept..<scanner.end))
    }

    /// The file that begins the program of files without an `App`, or nil where they have no preview.
    static func main(of sources: [(name: String, source: PreviewSource)]) -> String? {
        let previews = sources.flatMap(\.source.previews)
        let shown = previews.isEmpty ? sources.flatMap(\.source.providers) : previews
        guard !shown.isEmpty, !sources.contains(where: \.source.hasMain),
            let first = sources.first(where: { !$0.source.previews.isEmpty || !$0.source.providers.isEmpty })
        else { return nil }
        let suite = first.name.hasSuffix(".swift") ? String(first.name.dropLast(6)) : first.name
        let entries = shown.map { preview in
            "            _Preview(\(preview.title.map(literal) ?? "nil")) { \(preview.root) },"
        }
        return """
            import SwiftUI

            @main struct _KeylinePreviews {
                @MainActor static func main() {
                    _PreviewProgram.main(\(literal(suite)), [
            \(entries.joined(separator: "\n"))
                    ])
                }
            }

            """
    }

    private static func literal(_ text: String) -> String {
        "\"" + text.reduce(into: "") { $0 += $1 == "\"" || $1 == "\\" ? "\\\($1)" : String($1) } + "\""
    }
}
