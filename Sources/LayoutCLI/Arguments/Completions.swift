/// Completion scripts, made from the definitions: commands, options, and the words an option may have.
package enum Completions {
    package static let shells = ["bash", "zsh", "fish"]

    package static func script(for shell: String) -> String {
        switch shell {
        case "bash": bash()
        case "zsh": zsh()
        default: fish()
        }
    }

    // MARK: bash

    private static func bash() -> String {
        var lines = [
            "# Completions of keyline for bash: eval \"$(keyline completions bash)\"",
            "_keyline() {",
            "    local current=\"${COMP_WORDS[COMP_CWORD]}\" previous=\"${COMP_WORDS[COMP_CWORD-1]}\"",
            "    local command=\"${COMP_WORDS[1]}\"",
            "    COMPREPLY=()",
            "    if [[ $COMP_CWORD -eq 1 ]]; then",
            "        COMPREPLY=($(compgen -W \"\(CommandTable.all.map(\.name).joined(separator: " "))\" -- \"$current\"))",
            "        return",
            "    fi",
        ]
        let groups = CommandTable.all.filter { !$0.subcommands.isEmpty }
        for group in groups {
            lines += [
                "    if [[ $command == \(group.name) ]]; then",
                "        if [[ $COMP_CWORD -eq 2 ]]; then",
                "            COMPREPLY=($(compgen -W \"\(group.subcommands.map(\.word).joined(separator: " "))\" -- \"$current\"))",
                "            return",
                "        fi",
                "        command=\"\(group.name) ${COMP_WORDS[2]}\"",
                "    fi",
            ]
        }
        lines += ["    case \"$command:$previous\" in"]
        for command in CommandTable.flat where command.action != nil {
            for option in command.options {
                guard let kind = option.value else { continue }
                lines.append("        \"\(command.name):\(option.dashed)\") \(bashReply(kind)); return ;;")
            }
        }
        lines += ["    esac", "    case \"$command\" in"]
        for command in CommandTable.flat where command.action != nil {
            let words = (command.options.map(\.dashed) + operandWords(command)).joined(separator: " ")
            lines.append(
                "        \"\(command.name)\") COMPREPLY=($(compgen -W \"\(words)\" -- \"$current\")"
                    + "\(takesFiles(command) ? " $(compgen -f -- \"$current\")" : "")) ;;")
        }
        return (lines + ["    esac", "}", "complete -F _keyline keyline"]).joined(separator: "\n")
    }

    private static func bashReply(_ kind: ValueKind) -> String {
        switch kind {
        case .file, .command: "COMPREPLY=($(compgen -f -- \"$current\"))"
        case .directory: "COMPREPLY=($(compgen -d -- \"$current\"))"
        default: "COMPREPLY=($(compgen -W \"\((kind.choices ?? []).joined(separator: " "))\" -- \"$current\"))"
        }
    }

    // MARK: zsh

    private static func zsh() -> String {
        var lines = [
            "#compdef keyline", "# Completions of keyline for zsh: keyline completions zsh > \"${fpath[1]}/_keyline\"",
        ]
        lines += ["_keyline() {", "    local -a commands", "    commands=("]
        for command in CommandTable.all { lines.append("        \(single("\(command.name):\(command.summary)"))") }
        lines += [
            "    )", "    if (( CURRENT == 2 )); then", "        _describe command commands", "        return",
            "    fi",
            "    local command=$words[2]",
        ]
        for group in CommandTable.all where !group.subcommands.isEmpty {
            lines += [
                "    if [[ $command == \(group.name) ]]; then", "        if (( CURRENT == 3 )); then",
                "            commands=(",
            ]
            for sub in group.subcommands { lines.append("                \(single("\(sub.word):\(sub.summary)"))") }
            lines += [
                "            )", "            _describe command commands", "            return", "        fi",
                "        command=\"$command $words[3]\"", "        (( CURRENT-- ))", "        shift words", "    fi",
            ]
        }
        lines += ["    (( CURRENT-- ))", "    shift words", "    case $command in"]
        for command in CommandTable.flat where command.action != nil {
            lines.append("        (\(single(command.name)))")
            lines.append("            _arguments \\")
            for option in command.options {
                let repeats = option.isRepeatable ? "*" : ""
                let value = option.value.map { ":\(option.placeholder):\(zshAction($0))" } ?? ""
                lines.append(
                    "                \(single("\(repeats)\(option.dashed)[\(zshText(option.summary))]\(value)")) \\")
            }
            let operand = operandWords(command)
            let action = takesFiles(command) ? "_files" : operand.isEmpty ? "" : "(\(operand.joined(separator: " ")))"
            lines += ["                \(single("*::argument:\(action)"))", "            ;;"]
        }
        return (lines + ["    esac", "}", "compdef _keyline keyline"]).joined(separator: "\n")
    }

    private static func zshAction(_ kind: ValueKind) -> String {
        switch kind {
        case .file, .command: "_files"
        case .directory: "_files -/"
        default: kind.choices.map { "(\($0.joined(separator: " ")))" } ?? " "
        }
    }

    private static func zshText(_ text: String) -> String {
        text.reduce(into: "") { escaped, letter in
            if "[]:\\".contains(letter) { escaped += "\\" }
            escaped.append(letter)
        }
    }

    // MARK: fish

    private static func fish() -> String {
        var lines = [
            "# Completions of keyline for fish: keyline completions fish > ~/.config/fish/completions/keyline.fish",
            "complete -c keyline -f",
        ]
        for command in CommandTable.all {
            lines.append(
                "complete -c keyline -n __fish_use_subcommand -a \(command.name) -d \(single(command.summary))")
        }
        for command in CommandTable.flat {
            let seen = command.name.split(separator: " ").map { "__fish_seen_subcommand_from \($0)" }
                .joined(separator: "; and ")
            for sub in command.subcommands {
                lines.append("complete -c keyline -n \(single(seen)) -a \(sub.word) -d \(single(sub.summary))")
            }
            guard command.action != nil else { continue }
            for option in command.options {
                let name = option.name.count == 1 ? "-s \(option.name)" : "-l \(option.name)"
                let short = option.short.map { " -s \($0)" } ?? ""
                lines.append(
                    "complete -c keyline -n \(single(seen)) \(name)\(short)\(fishValue(option.value)) -d \(single(option.summary))"
                )
            }
            if takesFiles(command) { lines.append("complete -c keyline -n \(single(seen)) -F") }
            let words = operandWords(command)
            if !words.isEmpty {
                lines.append("complete -c keyline -n \(single(seen)) -a \(single(words.joined(separator: " ")))")
            }
        }
        return lines.joined(separator: "\n")
    }

    private static func fishValue(_ kind: ValueKind?) -> String {
        switch kind {
        case nil: ""
        case .file?, .command?, .directory?: " -r -F"
        case let kind?: kind.choices.map { " -x -a \(single($0.joined(separator: " ")))" } ?? " -x"
        }
    }

    // MARK: Shared

    private static func takesFiles(_ command: CommandDefinition) -> Bool {
        command.operands.contains { $0.kind == .file || $0.kind == .directory }
    }

    /// Words that an operand may be: a shell, a command, or the selector that always works.
    private static func operandWords(_ command: CommandDefinition) -> [String] {
        if command.name == "help" { return CommandTable.all.map(\.name) + HelpTopic.all.map(\.name) }
        return command.operands.flatMap { operand in
            operand.kind == .selector ? ["latest"] : operand.kind.choices ?? []
        }
    }

    /// A text in single quotes, as all three shells read it.
    static func single(_ text: String) -> String {
        "'" + text.split(separator: "'", omittingEmptySubsequences: false).joined(separator: "'\\''") + "'"
    }
}
