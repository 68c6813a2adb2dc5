/// `keyline completions`.
enum CompletionsCommand {
    static let definition = CommandDefinition(
        "completions", "Print a shell's completion script.",
        operands: [OperandDefinition("SHELL", .choice(Completions.shells), .one, "bash, zsh or fish.")],
        examples: [.init("eval \"$(keyline completions bash)\"", "Completions in this bash.")],
        exitCodes: [.fine, .usage, .couldNotRun]
    ) { invocation in
        try invocation.terminal.print(Completions.script(for: invocation.arguments.operands[0]))
        return .fine
    }
}
