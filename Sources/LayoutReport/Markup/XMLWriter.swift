/// Writes XML 1.0 that is well formed for any text: names are literals, and characters that XML cannot hold (controls,
/// non-characters) are shown as symbols, because one of them makes a parser refuse the whole file.
package struct XMLWriter: Sendable {
    package private(set) var text = "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n"
    private var depth = 0

    package init() {}

    /// What was written since it was last taken; what is written next follows it.
    package mutating func take() -> String {
        defer { text = "" }
        return text
    }

    package mutating func element(
        _ name: StaticString, _ attributes: [(StaticString, String)], content: (inout XMLWriter) throws -> Void
    ) rethrows {
        indent()
        open(name, attributes)
        text += ">\n"
        depth += 1
        try content(&self)
        depth -= 1
        indent()
        text += "</\(name)>\n"
    }

    /// An element with text only, or empty.
    package mutating func element(
        _ name: StaticString, _ attributes: [(StaticString, String)], text content: String = ""
    ) {
        indent()
        open(name, attributes)
        if content.isEmpty {
            text += "/>\n"
        } else {
            text += ">"
            escape(content, keepsLines: true)
            text += "</\(name)>\n"
        }
    }

    private mutating func open(_ name: StaticString, _ attributes: [(StaticString, String)]) {
        text += "<\(name)"
        for (name, value) in attributes {
            text += " \(name)=\""
            escape(value, keepsLines: false)
            text += "\""
        }
    }

    private mutating func indent() { text += String(repeating: "  ", count: depth) }

    private mutating func escape(_ content: String, keepsLines: Bool) {
        let lines = content.split(separator: "\n", omittingEmptySubsequences: false)
        let shown =
            keepsLines ? lines.map { String($0).visible }.joined(separator: "\n") : content.visible
        for scalar in shown.unicodeScalars {
            switch scalar {
            case "&": text += "&amp;"
            case "<": text += "&lt;"
            case ">": text += "&gt;"
            case "\"": text += "&quot;"
            default: text.unicodeScalars.append(scalar)
            }
        }
    }
}
