/// A command's arguments after parsing. Every value has the form that its definition asks for.
package struct ParsedArguments: Equatable, Sendable {
    package var operands: [String] = []
    /// The values by the option's name, in the order given; an option without a value has empty ones.
    private var values: [String: [String]] = [:]

    package init() {}

    mutating func append(_ value: String, to option: OptionDefinition) {
        values[option.name, default: []].append(value)
    }

    package func has(_ option: OptionDefinition) -> Bool { values[option.name] != nil }

    /// The last value given.
    package func text(_ option: OptionDefinition) -> String? { values[option.name]?.last }

    package func texts(_ option: OptionDefinition) -> [String] { values[option.name] ?? [] }

    package func integer(_ option: OptionDefinition) -> Int? { text(option).flatMap { Int($0) } }

    package func number(_ option: OptionDefinition) -> Double? { text(option).flatMap { Double($0) } }

    package func operand(_ index: Int) -> String? { operands.indices.contains(index) ? operands[index] : nil }
}
