/// An option of a command. The same value feeds parsing, help, completions and the reference.
package struct OptionDefinition: Equatable, Sendable {
    /// Without the dashes.
    package var name: String
    package var short: Character?
    /// Nil for an option that takes no value.
    package var value: ValueKind?
    /// How help names the value: `FILE`.
    package var placeholder: String
    package var isRepeatable: Bool
    package var summary: String
    /// What holds when the option is not given, in words.
    package var standard: String?
    /// The entry of the configuration file that sets the same thing; the environment's variable follows from it.
    package var setting: SettingKey?

    /// An option with a value.
    package init(
        _ name: String, short: Character? = nil, _ value: ValueKind, _ placeholder: String, isRepeatable: Bool = false,
        _ summary: String, standard: String? = nil, setting: SettingKey? = nil
    ) {
        self.name = name
        self.short = short
        self.value = value
        self.placeholder = placeholder
        self.isRepeatable = isRepeatable
        self.summary = summary
        self.standard = standard
        self.setting = setting
    }

    /// An option without a value.
    package init(_ name: String, short: Character? = nil, _ summary: String) {
        self.name = name
        self.short = short
        value = nil
        placeholder = ""
        isRepeatable = false
        self.summary = summary
    }

    /// As it is typed: `--db FILE`, `-o FILE`.
    package var usage: String {
        let spelling = name.count == 1 ? "-\(name)" : "--\(name)"
        return value == nil ? spelling : "\(spelling) \(placeholder)"
    }

    /// With the short form before it: `-q, --quiet`.
    package var spellings: String {
        guard let short else { return usage }
        return "-\(short), \(usage)"
    }

    package var dashed: String { name.count == 1 ? "-\(name)" : "--\(name)" }
}

/// An argument that is known by its place.
package struct OperandDefinition: Equatable, Sendable {
    package enum Count: Sendable { case one, optional, any, several }

    package var name: String
    package var kind: ValueKind
    package var count: Count
    package var summary: String

    package init(_ name: String, _ kind: ValueKind, _ count: Count = .one, _ summary: String) {
        self.name = name
        self.kind = kind
        self.count = count
        self.summary = summary
    }

    package var usage: String {
        switch count {
        case .one: name
        case .optional: "[\(name)]"
        case .any: "[\(name) ...]"
        case .several: "\(name) ..."
        }
    }
}
