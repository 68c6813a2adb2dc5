import LayoutRecord

/// The JSON Schema of `keyline.json`, made from the settings' definitions.
package enum ConfigurationSchema {
    package static func text() -> String {
        let properties: [(key: String, value: JSONValue)] = SettingKey.allCases.map { key in
            var members: [(key: String, value: JSONValue)] = form(key.form)
            members.append(("description", .string(key.summary)))
            return (key.rawValue, .object(members))
        }
        let schema = JSONValue.object([
            ("$schema", .string("https://json-schema.org/draft/2020-12/schema")),
            ("title", .string("keyline.json")),
            ("type", .string("object")),
            ("properties", .object([("$schema", .object([("type", .string("string"))]))] + properties)),
            ("additionalProperties", .bool(false)),
        ])
        return indented(schema, depth: 0) + "\n"
    }

    private static func form(_ form: SettingKey.Form) -> [(key: String, value: JSONValue)] {
        func words(_ words: [String]) -> JSONValue { .array(words.map { .string($0) }) }
        switch form {
        case .text: return [("type", .string("string")), ("minLength", .number(1))]
        case .choice(let choices): return [("enum", words(choices))]
        case .number(let range):
            return [
                ("type", .string("number")), ("minimum", .number(range.lowerBound)),
                ("maximum", .number(range.upperBound)),
            ]
        case .integer(let range):
            let least: [(key: String, value: JSONValue)] = [
                ("type", .string("integer")), ("minimum", .number(Double(range.lowerBound))),
            ]
            return range.upperBound == .max ? least : least + [("maximum", .number(Double(range.upperBound)))]
        case .words(let choices):
            return [("type", .string("array")), ("items", .object([("enum", words(choices))]))]
        case .wordsByName(let choices):
            let list = JSONValue.object([("type", .string("array")), ("items", .object([("enum", words(choices))]))])
            return [("type", .string("object")), ("additionalProperties", list)]
        case .command:
            let text = JSONValue.object([("type", .string("string")), ("minLength", .number(1))])
            let list = JSONValue.object([("type", .string("array")), ("items", text), ("minItems", .number(1))])
            return [("anyOf", .array([text, list]))]
        case .assignments:
            let types = words(["string", "number", "boolean"])
            return [("type", .string("object")), ("additionalProperties", .object([("type", types)]))]
        case .lengths:
            let length = JSONValue.object([("type", .string("number")), ("minimum", .number(0))])
            return [("type", .string("object")), ("additionalProperties", length)]
        case .numbers(let names):
            let number = JSONValue.object([("type", .string("integer")), ("minimum", .number(0))])
            return [
                ("type", .string("object")), ("properties", .object(names.map { ($0, number) })),
                ("additionalProperties", .bool(false)),
            ]
        }
    }

    /// One member a line, for people.
    private static func indented(_ value: JSONValue, depth: Int) -> String {
        let margin = String(repeating: "  ", count: depth + 1)
        guard case .object(let members) = value, !members.isEmpty, depth < 3 else {
            var json = JSONWriter()
            json.value(value)
            return json.text
        }
        let lines = members.map { member in
            var key = JSONWriter()
            key.string(member.key)
            return margin + key.text + ": " + indented(member.value, depth: depth + 1)
        }
        return "{\n" + lines.joined(separator: ",\n") + "\n" + String(repeating: "  ", count: depth) + "}"
    }
}
