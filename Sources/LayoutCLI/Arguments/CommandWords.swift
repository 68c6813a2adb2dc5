import LayoutReport

/// A command as a report may show it: nothing in it tells of the machine or its user.
enum CommandWords {
    private static let secrets = ["token", "secret", "password", "passwd", "apikey", "api-key", "api_key"]

    /// Of a path only the last name stays, and what a name calls a secret is left out.
    static func words(program: String, arguments: [String]) -> String {
        var shown = [FileSystem.name(of: program)]
        var hidesNext = false
        for argument in arguments {
            let isOption = argument.hasPrefix("-")
            let name = argument.prefix { $0 != "=" }
            if argument.contains("=") {
                let value = String(argument.dropFirst(name.count + 1))
                shown.append("\(name)=\(isSecret(name) ? "..." : withoutFolders(value))")
            } else if hidesNext, !isOption {
                shown.append("...")
            } else {
                shown.append(withoutFolders(argument))
            }
            // `--recorder-arg --token --recorder-arg VALUE`: the value may come behind another option.
            hidesNext = isOption && !argument.contains("=") && (hidesNext || isSecret(name))
        }
        return shown.map { shellQuoted($0) }.joined(separator: " ")
    }

    private static func isSecret(_ name: Substring) -> Bool {
        let name = name.lowercased()
        return secrets.contains { name.contains($0) }
    }

    /// A glob such as `palette/*` has slashes too and is no path.
    private static func withoutFolders(_ text: String) -> String {
        let isRooted = ["/", "./", "../", "~"].contains { text.hasPrefix($0) }
        guard text.contains("/"),
            isRooted || FileSystem.exists(text) || FileSystem.exists(FileSystem.directory(of: text))
        else { return text }
        return FileSystem.name(of: text.hasSuffix("/") ? String(text.dropLast()) : text)
    }
}
