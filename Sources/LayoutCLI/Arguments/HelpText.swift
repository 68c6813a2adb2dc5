/// The help texts, made from the definitions.
package enum HelpText {
    package static func overview(width: Int) -> String {
        var lines = [
            "keyline \(CommandLineInterface.version): records how views lay out, and shows what changed and why", "",
            "Usage: keyline COMMAND [OPTION ...]", "", "Commands:",
        ]
        let column = (CommandTable.all.map(\.name.count) + HelpTopic.all.map(\.name.count)).max() ?? 0
        for command in CommandTable.all {
            lines += entry(command.name, command.summary, column: column, width: width)
        }
        lines += ["", "Help on more than commands:"]
        for topic in HelpTopic.all { lines += entry(topic.name, topic.summary, column: column, width: width) }
        lines += ["", "`keyline help NAME` tells more; `keyline --version` prints the version."]
        return lines.joined(separator: "\n")
    }

    package static func help(on command: CommandDefinition, width: Int) -> String {
        var lines = ["Usage: \(command.usage)", ""] + wrapped(command.summary, width: width)
        for paragraph in command.discussion { lines += [""] + wrapped(paragraph, width: width) }
        if !command.subcommands.isEmpty {
            lines += ["", "Commands:"]
            let column = command.subcommands.map(\.name.count).max() ?? 0
            for sub in command.subcommands { lines += entry(sub.name, sub.summary, column: column, width: width) }
        }
        if !command.operands.isEmpty {
            lines += ["", "Arguments:"]
            let column = command.operands.map(\.name.count).max() ?? 0
            for operand in command.operands {
                lines += entry(operand.name, operand.summary, column: column, width: width)
            }
        }
        lines += ["", "Options:"]
        for option in command.options {
            lines += entry(option.spellings, explanation(of: option), column: 24, width: width)
        }
        if !command.examples.isEmpty {
            lines += ["", "Examples:"]
            for example in command.examples { lines += ["  \(example.command)", "      \(example.explanation)"] }
        }
        lines += ["", "Exit codes:"]
        for code in command.exitCodes { lines += entry("\(code.rawValue)", code.meaning, column: 3, width: width) }
        return lines.joined(separator: "\n")
    }

    /// The summary and where else the value may come from.
    package static func explanation(of option: OptionDefinition) -> String {
        var text = option.summary
        if case .choice(let words)? = option.value { text += " One of \(words.joined(separator: ", "))." }
        if case .choices(let words)? = option.value { text += " Of \(words.joined(separator: ", "))." }
        if option.isRepeatable { text += " May be repeated." }
        if let standard = option.standard { text += " Default: \(standard)." }
        if let key = option.setting {
            text += " Also \"\(key.rawValue)\" in keyline.json" + (key.variable.map { " or \($0)" } ?? "") + "."
        }
        return text
    }

    /// A name and its explanation in two columns; a long name has a line of its own, and on a narrow terminal every name.
    static func entry(_ name: String, _ text: String, column: Int, width: Int) -> [String] {
        guard width - column - 4 >= narrowest else {
            return ["  \(name)"] + wrapped(text, width: width - 6).map { "      " + $0 }
        }
        let lines = wrapped(text, width: width - column - 4)
        let margin = String(repeating: " ", count: column + 4)
        guard name.count <= column else { return ["  \(name)"] + lines.map { margin + $0 } }
        let first = "  \(name)" + String(repeating: " ", count: column - name.count + 2) + (lines.first ?? "")
        return [first] + lines.dropFirst().map { margin + $0 }
    }

    private static let narrowest = 30

    /// Text in lines of at most `width` columns, 100 at most and 30 at least, broken at spaces.
    static func wrapped(_ text: String, width: Int) -> [String] {
        let limit = max(narrowest, min(width, 100))
        var lines: [String] = []
        var line = ""
        for word in text.split(separator: " ") {
            if !line.isEmpty, line.count + 1 + word.count > limit {
                lines.append(line)
                line = ""
            }
            line += (line.isEmpty ? "" : " ") + word
        }
        return line.isEmpty ? lines : lines + [line]
    }
}
