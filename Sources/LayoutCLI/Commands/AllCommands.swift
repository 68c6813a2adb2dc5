extension CommandTable {
    package static let all: [CommandDefinition] = [
        ConfigCommand.definition,
        CompletionsCommand.definition,
        HelpCommand.definition,
    ]
}
