/// What a source file declares that decides how it is recorded.
package struct ProgramOutline {
    /// Whether the file says where the program begins.
    package private(set) var hasMain = false
    package private(set) var hasPreviews = false
    /// The `PreviewProvider`s of the file, which are recorded when there is nothing else.
    package private(set) var providers: [String] = []

    package init(_ source: String) {
        var scanner = SwiftScanner(source)
        var depth = 0
        while let token = scanner.next() {
            switch token.kind {
            case .open: depth += 1
            case .close: depth -= 1
            case .word("@main") where depth == 0: hasMain = true
            case .word("#Preview") where depth == 0: hasPreviews = true
            case .word("PreviewProvider") where depth == 0:
                if let name = scanner.declaredName(before: token) { providers.append(name) }
            case .word: break
            }
        }
    }
}
