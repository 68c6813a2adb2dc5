extension CommandTable {
    package static let all: [CommandDefinition] = [
        RecordCommand.definition,
        CheckCommand.definition,
        DiffCommand.definition,
        ReportCommand.definition,
        RunsCommand.definition,
        ShowCommand.definition,
        LintCommand.definition,
        BaselineCommand.definition,
        AcceptCommand.definition,
        ScenariosCommand.definition,
        ConfigCommand.definition,
        CompletionsCommand.definition,
        HelpCommand.definition,
    ]
}
