extension CommandTable {
    package static let all: [CommandDefinition] = [
        RecordCommand.definition,
        CheckCommand.definition,
        DiffCommand.definition,
        CompareCommand.definition,
        ReportCommand.definition,
        RunsCommand.definition,
        ShowCommand.definition,
        HistoryCommand.definition,
        LintCommand.definition,
        BaselineCommand.definition,
        AcceptCommand.definition,
        ScenariosCommand.definition,
        ExportCommand.definition,
        ImportCommand.definition,
        MergeCommand.definition,
        PruneCommand.definition,
        VerifyCommand.definition,
        ConfigCommand.definition,
        CompletionsCommand.definition,
        HelpCommand.definition,
    ]
}
