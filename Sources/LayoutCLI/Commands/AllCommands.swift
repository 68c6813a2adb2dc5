extension CommandTable {
    package static let all: [CommandDefinition] = [
        RecordCommand.definition,
        DiffCommand.definition,
        RunsCommand.definition,
        ShowCommand.definition,
        BaselineCommand.definition,
        ScenariosCommand.definition,
        ConfigCommand.definition,
        CompletionsCommand.definition,
        HelpCommand.definition,
    ]
}
