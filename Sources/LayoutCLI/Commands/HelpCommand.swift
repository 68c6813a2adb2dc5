/// `keyline help`.
enum HelpCommand {
    static let definition = CommandDefinition(
        "help", "Print help on a command or a topic.",
        operands: [OperandDefinition("NAME", .text, .any, "A command or a topic.")],
        examples: [
            .init("keyline help record", "How to record."), .init("keyline help selectors", "How a run is named."),
        ],
        exitCodes: [.fine, .usage, .couldNotRun]
    ) { invocation in
        let width = Terminal.columns(invocation.environment)
        let name = invocation.arguments.operands.joined(separator: " ")
        if name.isEmpty {
            try invocation.terminal.print(HelpText.overview(width: width))
        } else if let command = CommandTable.flat.first(where: { $0.name == name }) {
            try invocation.terminal.print(HelpText.help(on: command, width: width))
        } else if let topic = HelpTopic.all.first(where: { $0.name == name }) {
            try invocation.terminal.print(topic.lines().joined(separator: "\n"))
        } else {
            let names = CommandTable.flat.map(\.name) + HelpTopic.all.map(\.name)
            throw UsageError.unknownTopic(name, nearest: nearest(to: name, in: names))
        }
        return .fine
    }
}
