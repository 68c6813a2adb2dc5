/// A command: its words for help, its arguments for parsing, and what it does.
package struct CommandDefinition: Sendable {
    package struct Example: Equatable, Sendable {
        package var command: String
        package var explanation: String

        package init(_ command: String, _ explanation: String) {
            self.command = command
            self.explanation = explanation
        }
    }

    package typealias Action = @MainActor @Sendable (Invocation) throws -> ExitCode

    /// As it is typed after the program's name: `record`, `baseline set`.
    package var name: String
    package var summary: String
    /// Paragraphs of help.
    package var discussion: [String]
    package var operands: [OperandDefinition]
    package var options: [OptionDefinition]
    package var examples: [Example]
    package var exitCodes: [ExitCode]
    package var subcommands: [CommandDefinition]
    /// Nil for a command that only has subcommands.
    package var action: Action?

    package init(
        _ name: String, _ summary: String, discussion: [String] = [], operands: [OperandDefinition] = [],
        options: [OptionDefinition] = [], examples: [Example] = [], exitCodes: [ExitCode],
        subcommands: [CommandDefinition] = [], action: Action? = nil
    ) {
        self.name = name
        self.summary = summary
        self.discussion = discussion
        self.operands = operands
        // What every command understands stands last, in one order.
        self.options = options + CommonOptions.everywhere
        self.examples = examples
        self.exitCodes = exitCodes
        self.subcommands = subcommands
        self.action = action
    }

    /// The last word of the name.
    package var word: String { name.split(separator: " ").last.map(String.init) ?? name }

    package var usage: String {
        if action == nil { return "keyline \(name) COMMAND" }
        let operands = operands.map(\.usage)
        return (["keyline", name] + operands + ["[OPTION ...]"]).joined(separator: " ")
    }
}
