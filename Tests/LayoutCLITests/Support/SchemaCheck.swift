import LayoutRecord

/// The part of JSON Schema that our schemas use.
struct SchemaCheck {
    let schema: JSONValue

    /// What does not fit, each with its place; none when the value fits.
    func problems(_ value: JSONValue) -> [String] { problems(value, schema, "$") }

    private func problems(_ value: JSONValue, _ part: JSONValue, _ place: String) -> [String] {
        if let reference = part["$ref"]?.string {
            var target = schema
            for name in reference.split(separator: "/").dropFirst() { target = target[String(name)] ?? .null }
            return problems(value, target, place)
        }
        var found: [String] = []
        if let type = part["type"] {
            let names = type.array?.compactMap(\.string) ?? [type.string ?? ""]
            if !names.contains(where: { fits(value, $0) }) {
                found.append("\(place) is no \(names.joined(separator: " or "))")
            }
        }
        if let choices = part["enum"]?.array, !choices.contains(value) {
            found.append("\(place) is none of the choices")
        }
        if let any = part["anyOf"]?.array, !any.contains(where: { problems(value, $0, place).isEmpty }) {
            found.append("\(place) fits none of the forms")
        }
        if let least = part["minimum"]?.number, let number = value.number, number < least {
            found.append("\(place) is less than \(least)")
        }
        if let most = part["maximum"]?.number, let number = value.number, number > most {
            found.append("\(place) is more than \(most)")
        }
        if let least = part["minLength"]?.int, let text = value.string, text.count < least {
            found.append("\(place) is short")
        }
        if let elements = value.array {
            if let least = part["minItems"]?.int, elements.count < least { found.append("\(place) has few items") }
            if let most = part["maxItems"]?.int, elements.count > most { found.append("\(place) has many items") }
            if let items = part["items"] {
                for (index, element) in elements.enumerated() {
                    found += problems(element, items, "\(place)[\(index)]")
                }
            }
        }
        if let members = value.object {
            for name in part["required"]?.array?.compactMap(\.string) ?? [] where value[name] == nil {
                found.append("\(place) lacks \(name)")
            }
            for (name, member) in members {
                if let known = part["properties"]?[name] {
                    found += problems(member, known, "\(place).\(name)")
                } else if part["additionalProperties"] == .bool(false) {
                    found.append("\(place).\(name) is unknown")
                } else if let other = part["additionalProperties"] {
                    found += problems(member, other, "\(place).\(name)")
                }
            }
        }
        return found
    }

    private func fits(_ value: JSONValue, _ type: String) -> Bool {
        switch type {
        case "object": value.object != nil
        case "array": value.array != nil
        case "string": value.string != nil
        case "number": value.number != nil
        case "integer": value.int != nil
        case "boolean": value.bool != nil
        default: value == .null
        }
    }
}
