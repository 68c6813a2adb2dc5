import LayoutRecord

/// `keyline config`.
enum ConfigCommand {
    static let definition = CommandDefinition(
        "config", "Print the settings in force, and why.",
        discussion: [
            "An option is stronger than an environment variable, which is stronger than keyline.json, which is looked"
                + " for from the working directory upward. `keyline help configuration` lists the entries."
        ],
        options: [CommonOptions.json],
        examples: [.init("keyline config", "Which database, baseline and tolerance hold here.")],
        exitCodes: [.fine, .usage, .couldNotRun]
    ) { invocation in
        if invocation.arguments.has(CommonOptions.json) {
            try invocation.terminal.print(json(invocation.settings))
        } else {
            var table = Table([("setting", .leading), ("value", .leading), ("from", .leading)])
            for key in SettingKey.allCases {
                let (value, source) = invocation.settings.value(of: key)
                table.append([key.rawValue, value.map(text) ?? key.standard, source.description])
            }
            let lines = table.lines(width: invocation.terminal.width, style: invocation.style)
            try invocation.terminal.print(lines.joined(separator: "\n"))
        }
        return .fine
    }

    private static func text(_ value: JSONValue) -> String {
        if let text = value.string { return text }
        var json = JSONWriter()
        json.value(value)
        return json.text
    }

    private static func json(_ settings: Settings) -> String {
        var json = JSONWriter()
        json.beginObject()
        for key in SettingKey.allCases {
            let (value, source) = settings.value(of: key)
            json.key(key.rawValue)
            json.beginObject()
            json.key("value")
            json.value(value ?? (key.standard.isEmpty ? .null : .string(key.standard)))
            json.key("from")
            json.string(source.description)
            json.endObject()
        }
        json.endObject()
        return json.text
    }
}
