/// Markdown that came from our own literals or passed through the escaper here. Joining keeps that promise, so a
/// name from data can reach a report in no other way.
package struct MarkdownText: ExpressibleByStringLiteral, ExpressibleByStringInterpolation, Sendable {
    package let text: String

    package init(stringLiteral value: String) { text = value }

    private init(trusted text: String) { self.text = text }

    package init(stringInterpolation: Interpolation) { text = stringInterpolation.text }

    package struct Interpolation: StringInterpolationProtocol {
        var text = ""

        package init(literalCapacity: Int, interpolationCount: Int) {}

        package mutating func appendLiteral(_ literal: String) { text += literal }
        package mutating func appendInterpolation(_ markdown: MarkdownText) { text += markdown.text }
        package mutating func appendInterpolation(_ number: Int) { text += grouped(number) }
    }

    package var byteCount: Int { text.utf8.count }

    package static func + (a: MarkdownText, b: MarkdownText) -> MarkdownText {
        MarkdownText(trusted: a.text + b.text)
    }

    package static func joined(_ parts: [MarkdownText], separator: MarkdownText = "") -> MarkdownText {
        MarkdownText(trusted: parts.map(\.text).joined(separator: separator.text))
    }

    /// A name as code, safe in a paragraph, a list and a table cell; mentions and issue references in it are inert.
    ///
    /// The fence of each span is longer than any run of backticks inside. Pipes stand between spans as character
    /// references, because a table row is split before its code spans are read.
    package static func code(_ name: String, limit: Int = 120) -> MarkdownText {
        let shown = name.visible.shortened(to: limit)
        if shown.isEmpty { return "(empty)" }
        let spans = shown.split(separator: "|", omittingEmptySubsequences: false).map { span(of: String($0)) }
        return MarkdownText(trusted: spans.joined(separator: "&#124;"))
    }

    private static func span(of text: String) -> String {
        if text.isEmpty { return "" }
        if text.allSatisfy({ $0 == " " }) { return String(repeating: "&#32;", count: text.count) }
        var longest = 0
        var run = 0
        for scalar in text.unicodeScalars {
            run = scalar == "`" ? run + 1 : 0
            longest = max(longest, run)
        }
        let fence = String(repeating: "`", count: longest + 1)
        let needsSpace = text.hasPrefix("`") || text.hasSuffix("`") || (text.hasPrefix(" ") && text.hasSuffix(" "))
        let space = needsSpace ? " " : ""
        return fence + space + text + space + fence
    }

    /// A sentence that holds names: what Markdown or HTML could read as markup is written as a character reference, and
    /// a word that the host could read as a mention or an issue is written as code.
    package static func prose(_ text: String, limit: Int = 400) -> MarkdownText {
        let words = text.visible.shortened(to: limit).split(separator: " ", omittingEmptySubsequences: false)
        let escaped = words.map { word in
            word.contains("@") || word.contains("#") ? code(String(word), limit: limit).text : references(in: word)
        }
        return MarkdownText(trusted: escaped.joined(separator: " "))
    }

    private static func references(in word: Substring) -> String {
        var escaped = ""
        let last = word.unicodeScalars.indices.last
        for index in word.unicodeScalars.indices {
            let scalar = word.unicodeScalars[index]
            switch scalar {
            case "a"..."z", "A"..."Z", "0"..."9", ",", ";", "(", ")", "%", "=", "?", "'", "\"", "/", "-", "+":
                escaped.unicodeScalars.append(scalar)
            // Inside a word a colon could begin an address or an emoji's name.
            case ":" where index == last: escaped.unicodeScalars.append(scalar)
            case "." where !escaped.lowercased().hasSuffix("www"): escaped.unicodeScalars.append(scalar)
            case _ where scalar.isASCII: escaped += "&#\(scalar.value);"
            default: escaped.unicodeScalars.append(scalar)
            }
        }
        return escaped
    }
}

/// A number with its thousands apart: `9,640`.
package func grouped(_ number: Int) -> String {
    var digits = String(number.magnitude)
    var parts: [String] = []
    while digits.count > 3 {
        parts.insert(String(digits.suffix(3)), at: 0)
        digits.removeLast(3)
    }
    parts.insert(digits, at: 0)
    return (number < 0 ? "-" : "") + parts.joined(separator: ",")
}
