/// What a `#Preview` becomes: a record in a section of the program, through which its view is found when the program
/// runs. The author's arguments and body stay as they were written, except that `@Previewable` declarations move into a
/// view of their own: state belongs to a view.
package enum PreviewExpansion {
    /// The declaration in place of a macro's use, or nil where that has no trailing closure.
    ///
    /// - Parameters:
    ///   - source: The use, from `#Preview` to the closing brace.
    ///   - file: The name of the file it stands in.
    ///   - line: Its line, which is its place among the previews of the file.
    ///   - discriminator: The compiler's own prefix of names that no other expansion has.
    package static func declaration(of source: String, file: String, line: Int, discriminator: String) -> String? {
        var scanner = SwiftScanner(source)
        while let token = scanner.next() {
            guard token.kind == .word("#Preview") else { continue }
            guard let call = scanner.call(after: token) else { return nil }
            let place = "\(literal(file)), \(line)"
            let arguments = call.arguments.map { ", " + $0 } ?? ""
            let (state, body) = hoisted(call.body)
            let view =
                state.isEmpty ? "" : "struct _Preview: SwiftUI.View { \(state)var body: some SwiftUI.View {\(body)} }"
            return """
                enum \(discriminator)7PreviewfMu_ {
                    \(view)
                    @section("keyline_previews") @used
                    nonisolated static let record: SwiftUI._PreviewRecord = (
                        1, { list in SwiftUI._addPreview(list, \(place)\(arguments)) {\(state.isEmpty ? body : " _Preview() ")} }
                    )
                }
                """
        }
        return nil
    }

    /// Moves `@Previewable` declarations out of a body.
    private static func hoisted(_ body: String) -> (declarations: String, body: String) {
        var declarations = ""
        var rest = ""
        var scanner = SwiftScanner(body)
        var kept = 0
        while let token = scanner.next() {
            guard token.kind == .word("@Previewable") else { continue }
            let end = scanner.declarationEnd()
            rest += scanner.text(kept..<token.range.lowerBound)
            declarations += scanner.text(token.range.upperBound..<end) + "\n"
            // A semicolon goes with the declaration that it ends.
            kept = scanner.text(end..<min(end + 1, scanner.end)) == ";" ? end + 1 : end
        }
        return (declarations, rest + scanner.text(kept..<scanner.end))
    }

    /// A text as a literal of Swift source.
    package static func literal(_ text: String) -> String {
        "\"" + text.reduce(into: "") { $0 += $1 == "\"" || $1 == "\\" ? "\\\($1)" : String($1) } + "\""
    }
}
