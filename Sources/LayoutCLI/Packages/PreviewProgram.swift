import PreviewSyntax

/// The program of files without an `App`: it records their `#Preview`s and what their `PreviewProvider`s show.
enum PreviewProgram {
    /// The file that begins the program, or nil where the files have a beginning of their own or nothing to show.
    static func main(of files: [(name: String, outline: ProgramOutline)]) -> String? {
        guard !files.contains(where: \.outline.hasMain),
            files.contains(where: { $0.outline.hasPreviews || !$0.outline.providers.isEmpty })
        else { return nil }
        let names = files.map { PreviewExpansion.literal($0.name) }
        let providers = files.flatMap { file in
            file.outline.providers.map { name in
                let words = [file.name, name].map { PreviewExpansion.literal($0) }.joined(separator: ", ")
                return "            (\(words), { \(name).previews }),"
            }
        }
        return """
            import SwiftUI

            @main struct _KeylinePreviews {
                @MainActor static func main() {
                    let providers: [(String, String, @MainActor @Sendable () -> any View)] = [
            \(providers.joined(separator: "\n"))
                    ]
                    _PreviewProgram.main(
                        files: [\(names.joined(separator: ", "))], providers: providers)
                }
            }

            """
    }
}
