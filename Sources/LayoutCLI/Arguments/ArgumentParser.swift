/// Splits a command's arguments into options and operands, and checks every value.
///
/// Options may stand anywhere; `--name value`, `--name=value`, `-n value` and `-nvalue` are alike; after `--`
/// everything is an operand.
package struct ArgumentParser {
    private let command: CommandDefinition
    private var rest: ArraySlice<String>
    private var parsed = ParsedArguments()

    package static func parse(_ arguments: [String], of command: CommandDefinition) throws(UsageError)
        -> ParsedArguments
    {
        var parser = ArgumentParser(command: command, rest: arguments[...])
        try parser.readAll()
        return parser.parsed
    }

    private init(command: CommandDefinition, rest: ArraySlice<String>) {
        self.command = command
        self.rest = rest
    }

    private mutating func readAll() throws(UsageError) {
        var onlyOperands = false
        while let argument = rest.popFirst() {
            if onlyOperands || argument == "-" || !argument.hasPrefix("-") {
                parsed.operands.append(argument)
            } else if argument == "--" {
                onlyOperands = true
            } else if argument.hasPrefix("--") {
                try readLong(argument)
            } else {
                try readShort(argument)
            }
        }
        if !parsed.has(CommonOptions.help) { try checkOperands() }
    }

    private mutating func readLong(_ argument: String) throws(UsageError) {
        let parts = argument.dropFirst(2).split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
        let name = String(parts[0])
        guard let option = command.options.first(where: { $0.name == name && $0.name.count > 1 }) else {
            let names = command.options.map(\.dashed)
            throw .unknownOption("--" + name, command: command.name, nearest: nearest(to: "--" + name, in: names))
        }
        try take(option, attached: parts.count == 2 ? String(parts[1]) : nil)
    }

    private mutating func readShort(_ argument: String) throws(UsageError) {
        let letter = argument[argument.index(after: argument.startIndex)]
        guard let option = command.options.first(where: { $0.short == letter || $0.name == String(letter) }) else {
            let word = String(argument.dropFirst())
            let names = command.options.map(\.name).filter { $0.count > 1 }
            throw .unknownOption(
                argument, command: command.name, nearest: nearest(to: word, in: names).map { "--" + $0 })
        }
        var attached = String(argument.dropFirst(2))
        if option.value != nil, attached.hasPrefix("=") { attached.removeFirst() }
        try take(option, attached: attached.isEmpty ? nil : attached)
    }

    private mutating func take(_ option: OptionDefinition, attached: String?) throws(UsageError) {
        if parsed.has(option), !option.isRepeatable { throw .repeatedOption(option.dashed) }
        guard let kind = option.value else {
            if let attached { throw .unexpectedValue(option: option.dashed, value: attached) }
            return parsed.append("", to: option)
        }
        guard let value = attached ?? nextValue() else {
            throw .missingValue(option: option.dashed, expected: kind.expectation)
        }
        try check(value, kind: kind, name: option.dashed)
        parsed.append(value, to: option)
    }

    /// The next argument, unless it is one of the command's own options: then the value was forgotten.
    private mutating func nextValue() -> String? {
        guard let next = rest.first else { return nil }
        let name = next.split(separator: "=").first.map(String.init) ?? next
        if name.hasPrefix("-"), command.options.contains(where: { $0.dashed == name || "-\($0.short ?? " ")" == name })
        {
            return nil
        }
        return rest.popFirst()
    }

    private func check(_ value: String, kind: ValueKind, name: String) throws(UsageError) {
        guard !kind.accepts(value) else { return }
        let wrong = elements(of: value).first { !(kind.choices ?? []).contains($0) } ?? value
        throw .badValue(
            name: name, value: value, expected: kind.expectation,
            nearest: kind.choices.flatMap { nearest(to: wrong, in: $0) })
    }

    private func checkOperands() throws(UsageError) {
        var index = 0
        for operand in command.operands {
            switch operand.count {
            case .one, .several:
                guard index < parsed.operands.count else { throw .missingOperand(operand.name, command: command.name) }
            case .optional, .any: break
            }
            let takes = operand.count == .any || operand.count == .several ? Int.max : 1
            for value in parsed.operands[index...].prefix(takes) {
                try check(value, kind: operand.kind, name: operand.name)
                index += 1
            }
        }
        if index < parsed.operands.count { throw .extraOperand(parsed.operands[index], command: command.name) }
    }
}
