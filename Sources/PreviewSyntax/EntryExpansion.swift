/// What an `@Entry` in an extension of `EnvironmentValues`, `Transaction`, `ContainerValues` or `FocusedValues` becomes: a key
/// of its own, and the accessors that look it up.
package enum EntryExpansion {
    /// The key: a type beside the declaration. Nil for anything but a variable with a type or a value.
    package static func key(for declaration: String) -> String? {
        guard let entry = Entry(declaration) else { return nil }
        let value =
            if let type = entry.type {
                "static var defaultValue: \(type) { \(entry.value ?? "nil") }"
            } else {
                // The compiler finds the type. The value is made once; of what cannot be shared the type has to be written.
                "static let defaultValue = \(entry.value ?? "nil")"
            }
        return "private struct __Key_\(entry.name): SwiftUI._EntryKey { \(value) }"
    }

    package static func accessors(for declaration: String) -> String? {
        Entry(declaration).map {
            "{ get { self[__Key_\($0.name).self] } set { self[__Key_\($0.name).self] = newValue } }"
        }
    }
}

/// `var NAME: TYPE = VALUE`, of which the type or the value may be missing.
private struct Entry {
    var name: String
    var type: String?
    var value: String?

    init?(_ declaration: String) {
        var scanner = SwiftScanner(declaration)
        while let token = scanner.next() {
            guard token.kind == .word("var") else { continue }
            guard case .word(let name)? = scanner.next()?.kind else { return nil }
            let rest = scanner.rest[...]
            // No type has an equals sign in it.
            let sign = rest.firstIndex(of: "=")
            let head = Self.trimmed(rest[..<(sign ?? rest.endIndex)])[...]
            self.name = name
            type = head.first == ":" ? Self.trimmed(head.dropFirst()) : nil
            value = sign.map { Self.trimmed(rest[rest.index(after: $0)...]) }
            if type == nil, value == nil { return nil }
            return
        }
        return nil
    }

    private static func trimmed(_ text: Substring) -> String {
        let end = text.lastIndex { !$0.isWhitespace }.map(text.index(after:)) ?? text.startIndex
        return String(text[..<end].drop { $0.isWhitespace })
    }
}
