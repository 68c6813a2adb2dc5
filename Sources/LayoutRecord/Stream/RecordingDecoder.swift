/// Why a part of a recording cannot be read: what was wrong, and where in it.
package struct RecordingError: Error, Equatable, CustomStringConvertible {
    package let description: String

    package init(_ description: String) { self.description = description }
}

/// Reads the JSON form of what is not many: a header's facts and a text's lines.
extension RecordingCoder {
    /// A length of the stream: a number, `"nil"`, `"inf"`, `"-inf"` or `"nan"`. The outer nil means "no length".
    package static func length(from json: JSONValue) -> Double?? {
        switch json {
        case .number(let value): .some(.some(value))
        case .string("nil"), .null: .some(.none)
        case .string("inf"): .some(.infinity)
        case .string("-inf"): .some(-.infinity)
        case .string("nan"): .some(.nan)
        default: nil
        }
    }

    package static func number(from json: JSONValue?) -> Double? {
        guard let json, let length = length(from: json) else { return nil }
        return length
    }

    /// A whole number that says how many, of up to 15 digits; nil for anything else.
    static func count(from json: JSONValue) -> Int? {
        json.int.flatMap { (0..<1_000_000_000_000_000).contains($0) ? $0 : nil }
    }

    package static func inputs(from json: JSONValue?) throws(RecordingError) -> [Input] {
        guard let json else { return [] }
        guard let members = json.object else { throw RecordingError("\"inputs\" is not an object") }
        var inputs: [Input] = []
        for (name, value) in members { inputs.append(Input(name, try inputValue(from: value, of: name))) }
        return inputs.sorted { $0.name < $1.name }
    }

    static func inputValue(from json: JSONValue, of name: String) throws(RecordingError) -> InputValue {
        switch json {
        case .bool(let flag): return .bool(flag)
        case .number(let number): return .number(number)
        // An infinite or NaN parameter has no JSON number; the stream has a word for it.
        case .string("inf"): return .number(.infinity)
        case .string("-inf"): return .number(-.infinity)
        case .string("nan"): return .number(.nan)
        case .string(let text): return .string(text)
        default: throw RecordingError("the input \"\(name)\" is neither a number, a boolean nor a string")
        }
    }

    package static func lines(from json: JSONValue, index: Int) throws(RecordingError) -> [TextRange] {
        var lines: [TextRange] = []
        for element in json.array ?? [] {
            guard let pair = element.array, pair.count == 2, let start = pair[0].int, let end = pair[1].int else {
                throw RecordingError("node \(index) has lines that are not pairs of offsets")
            }
            lines.append(TextRange(start: start, end: end))
        }
        return lines
    }
}
