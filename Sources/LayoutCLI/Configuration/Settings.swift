package import LayoutRecord

/// The settings in force: an option is stronger than the environment, which is stronger than the configuration file.
package struct Settings: Sendable {
    /// Where a setting came from.
    package enum Source: Equatable, Sendable, CustomStringConvertible {
        case option(String)
        case environment(String)
        case file(String)
        case standard

        package var description: String {
            switch self {
            case .option(let name): "the option \(name)"
            case .environment(let name): "the environment's \(name)"
            case .file(let path): path
            case .standard: "default"
            }
        }
    }

    package var file: ConfigurationFile?
    private var environment: [String: String]
    private var options: [SettingKey: (value: JSONValue, name: String)] = [:]

    package init(file: ConfigurationFile?, environment: [String: String]) throws(CommandFailure) {
        self.file = file
        self.environment = environment
        for key in SettingKey.allCases { _ = try environmentValue(of: key) }
    }

    /// Lets the options of a command overrule what is set elsewhere.
    package mutating func overrule(with arguments: ParsedArguments, of command: CommandDefinition) {
        for option in command.options where arguments.has(option) {
            guard let key = option.setting, let text = arguments.text(option) else { continue }
            let value: JSONValue
            switch key.form {
            case .assignments:
                // Single options overrule single entries; the rest of the file's object stays in force.
                value = .object(
                    arguments.texts(option).map { text in
                        let parts = text.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
                        return (String(parts[0]), .string(String(parts[1])))
                    })
            case .words: value = .array(arguments.texts(option).flatMap(elements).map { .string($0) })
            case .number, .integer: value = .number(Double(text) ?? .nan)
            case .numbers, .lengths, .wordsByName, .text, .choice, .command: value = .string(text)
            }
            options[key] = (value, option.dashed)
        }
    }

    /// The value in force and where it came from; nil for the value when only the default holds.
    package func value(of key: SettingKey) -> (value: JSONValue?, source: Source) {
        if let option = options[key] { return (option.value, .option(option.name)) }
        // The constructor checked the environment.
        if let name = key.variable, let value = try? environmentValue(of: key) { return (value, .environment(name)) }
        if let file, let value = file.value(of: key) { return (value, .file(file.path)) }
        return (nil, .standard)
    }

    package func text(_ key: SettingKey) -> String? { value(of: key).value?.string }
    package func number(_ key: SettingKey) -> Double? { value(of: key).value?.number }
    package func integer(_ key: SettingKey) -> Int? { value(of: key).value?.int }
    package func words(_ key: SettingKey) -> [String]? { value(of: key).value?.array?.compactMap(\.string) }

    /// Sets of words by name.
    package func wordsByName(_ key: SettingKey) -> [String: Set<String>] {
        var words: [String: Set<String>] = [:]
        for (name, value) in value(of: key).value?.object ?? [] {
            words[name, default: []].formUnion(value.array?.compactMap(\.string) ?? [])
        }
        return words
    }

    /// Lengths by name, in points.
    package func lengths(_ key: SettingKey) -> [String: Double] {
        var lengths: [String: Double] = [:]
        for (name, value) in value(of: key).value?.object ?? [] { lengths[name] = value.number }
        return lengths
    }

    /// A program and its arguments.
    package func command(_ key: SettingKey) -> [String]? {
        let (value, source) = value(of: key)
        guard let value else { return nil }
        let words = value.array?.compactMap(\.string) ?? [value.string ?? ""]
        guard case .file(let path) = source, words[0].contains("/"), !words[0].hasPrefix("/") else { return words }
        // A path in the file is meant from where the file stands.
        return [FileSystem.directory(of: path) + "/" + words[0]] + words.dropFirst()
    }

    /// A file or directory; a relative one in the configuration file is meant from where that file stands.
    package func path(_ key: SettingKey) -> String? {
        let (value, source) = value(of: key)
        guard let path = value?.string else { return nil }
        guard case .file(let file) = source, !path.hasPrefix("/") else { return path }
        return FileSystem.directory(of: file) + "/" + path
    }

    /// `KEY=VALUE` texts by key: the file's, overruled one by one by the options.
    package func assignments(_ key: SettingKey) -> [(key: String, value: String)] {
        var merged: [(key: String, value: String)] = []
        for object in [file?.value(of: key), options[key]?.value] {
            for (name, value) in object?.object ?? [] {
                let text: String
                switch value {
                case .number(let number): text = shortestDecimal(number)
                case .bool(let flag): text = flag ? "true" : "false"
                default: text = value.string ?? ""
                }
                merged.removeAll { $0.key == name }
                merged.append((name, text))
            }
        }
        return merged
    }

    private func environmentValue(of key: SettingKey) throws(CommandFailure) -> JSONValue? {
        guard let name = key.variable, let text = environment[name], !text.isEmpty else { return nil }
        func wrong(_ kind: ValueKind) -> CommandFailure {
            CommandFailure(
                .usage, "the environment's \(name) is \"\(text)\": expected \(kind.expectation)",
                remedy: "Correct it or unset it.")
        }
        switch key.form {
        case .text, .command, .assignments, .numbers, .lengths, .wordsByName: return .string(text)
        case .choice(let words):
            guard words.contains(text) else { throw wrong(.choice(words)) }
            return .string(text)
        case .words(let words):
            guard ValueKind.choices(words).accepts(text) else { throw wrong(.choices(words)) }
            return .array(elements(of: text).map { .string($0) })
        case .number(let range):
            guard let number = Double(text), range.contains(number) else { throw wrong(.number(range)) }
            return .number(number)
        case .integer(let range):
            guard let number = Int(text), range.contains(number) else { throw wrong(.integer(range)) }
            return .number(Double(number))
        }
    }
}
