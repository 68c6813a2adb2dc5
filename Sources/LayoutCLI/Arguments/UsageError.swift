/// A mistake in the arguments, as data. `description` is the one place that puts them into words.
package enum UsageError: Error, Equatable, CustomStringConvertible {
    case noCommand(of: String?)
    case unknownCommand(String, nearest: String?)
    case optionBeforeCommand(String)
    case unknownOption(String, command: String, nearest: String?)
    case missingValue(option: String, expected: String)
    case unexpectedValue(option: String, value: String)
    case badValue(name: String, value: String, expected: String, nearest: String?)
    case repeatedOption(String)
    case missingOperand(String, command: String)
    case extraOperand(String, command: String)
    case conflict(String, String)
    case unknownTopic(String, nearest: String?)

    package var description: String {
        switch self {
        case .noCommand(nil): "no command was given"
        case .noCommand(let command?): "\"\(command)\" needs one of its commands after it"
        case .unknownCommand(let name, let nearest):
            "there is no command \"\(name)\"\(Self.suggestion(nearest))"
        case .optionBeforeCommand(let option):
            "the option \"\(option)\" stands where a command is expected; options follow the command"
        case .unknownOption(let name, let command, let nearest):
            "\"\(command)\" has no option \"\(name)\"\(Self.suggestion(nearest))"
        case .missingValue(let option, let expected): "the option \"\(option)\" needs a value: \(expected)"
        case .unexpectedValue(let option, let value): "the option \"\(option)\" takes no value, yet has \"\(value)\""
        case .badValue(let name, let value, let expected, let nearest):
            "\"\(value)\" does not fit \(name): expected \(expected)\(Self.suggestion(nearest))"
        case .repeatedOption(let option): "the option \"\(option)\" was given twice"
        case .missingOperand(let name, let command): "\"\(command)\" needs \(name)"
        case .extraOperand(let value, let command): "\"\(command)\" has no use for \"\(value)\""
        case .conflict(let a, let b): "\"\(a)\" and \"\(b)\" exclude each other"
        case .unknownTopic(let name, let nearest):
            "there is no help on \"\(name)\"\(Self.suggestion(nearest))"
        }
    }

    private static func suggestion(_ nearest: String?) -> String {
        nearest.map { "; did you mean \"\($0)\"?" } ?? ""
    }
}
