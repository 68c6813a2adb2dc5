/// Every command, in the order of help.
package enum CommandTable {
    /// The command that the arguments name, and what follows its name.
    package static func find(_ arguments: [String]) throws(UsageError) -> (CommandDefinition, [String]) {
        guard let word = arguments.first else { throw .noCommand(of: nil) }
        guard !word.hasPrefix("-") else { throw .optionBeforeCommand(word) }
        guard var command = all.first(where: { $0.name == word }) else {
            throw .unknownCommand(word, nearest: nearest(to: word, in: all.map(\.name)))
        }
        var rest = Array(arguments.dropFirst())
        while !command.subcommands.isEmpty, let word = rest.first, !word.hasPrefix("-") {
            guard let next = command.subcommands.first(where: { $0.word == word }) else {
                throw .unknownCommand(
                    "\(command.name) \(word)",
                    nearest: nearest(to: word, in: command.subcommands.map(\.word)).map { "\(command.name) \($0)" })
            }
            command = next
            rest.removeFirst()
        }
        return (command, rest)
    }

    /// The commands and their subcommands, flat.
    package static var flat: [CommandDefinition] { all.flatMap { [$0] + $0.subcommands } }
}
