/// `docs/commands.md`: every command, option and exit code, made from the definitions.
package enum CommandReference {
    package static func markdown() -> String {
        var lines = [
            "# Commands", "", "This page is made from the definitions that the program itself parses by.", "",
            "| command | what it does |", "|---|---|",
        ]
        for command in CommandTable.flat where command.action != nil {
            lines.append("| [`\(command.name)`](#\(anchor(command.name))) | \(cell(command.summary)) |")
        }
        lines += ["", "## Exit codes", "", "| code | meaning |", "|---|---|"]
        for code in ExitCode.allCases { lines.append("| \(code.rawValue) | \(cell(code.meaning)) |") }
        lines += ["", "## Options of every command", ""] + table(CommonOptions.everywhere)
        for command in CommandTable.flat where command.action != nil { lines += section(command) }
        for topic in HelpTopic.all {
            lines += ["", "## \(topic.name.capitalizedFirst)", "", topic.summary, "", "```"] + topic.lines() + ["```"]
        }
        return lines.joined(separator: "\n") + "\n"
    }

    private static func section(_ command: CommandDefinition) -> [String] {
        var lines = ["", "## \(command.name)", "", "`\(command.usage)`", "", command.summary]
        for paragraph in command.discussion { lines += ["", paragraph] }
        if !command.operands.isEmpty {
            lines += ["", "| argument | meaning |", "|---|---|"]
            for operand in command.operands { lines.append("| `\(operand.usage)` | \(cell(operand.summary)) |") }
        }
        let own = command.options.filter { !CommonOptions.everywhere.contains($0) }
        if !own.isEmpty { lines += [""] + table(own) }
        if !command.examples.isEmpty {
            lines += ["", "```sh"]
            for example in command.examples { lines += ["# \(example.explanation)", example.command] }
            lines.append("```")
        }
        lines += ["", "Exit codes: " + command.exitCodes.map { "\($0.rawValue)" }.joined(separator: ", ") + "."]
        return lines
    }

    private static func table(_ options: [OptionDefinition]) -> [String] {
        ["| option | meaning |", "|---|---|"]
            + options.map { "| `\($0.spellings)` | \(cell(HelpText.explanation(of: $0))) |" }
    }

    private static func cell(_ text: String) -> String {
        text.split(separator: "|", omittingEmptySubsequences: false).joined(separator: "\\|")
    }

    private static func anchor(_ heading: String) -> String {
        heading.split(separator: " ").joined(separator: "-")
    }
}

extension String {
    var capitalizedFirst: String { prefix(1).uppercased() + dropFirst() }
}
