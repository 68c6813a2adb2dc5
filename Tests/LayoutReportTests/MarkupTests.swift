import LayoutRecord
import LayoutReport
import Testing

/// Escaping is in the types: text from data has no way around it.
struct MarkupTests {
    @Test(arguments: Diffs.hostileNames.indices)
    func htmlTextAndAttributesStayInside(place: Int) {
        let name = Diffs.hostileNames[place]
        var html = HTMLWriter()
        html.element("p", .init("title", name), text: name)
        #expect(html.text.hasPrefix("<p title=\""))
        #expect(html.text.hasSuffix("</p>"))
        #expect(html.text.count { $0 == "<" } == 2)
        #expect(html.text.count { $0 == "\"" } == 2)
        #expect(!html.text.unicodeScalars.contains("\u{0}"))
    }

    @Test(arguments: Diffs.hostileNames.indices)
    func embeddedJSONIsTheSameJSON(place: Int) throws {
        let name = Diffs.hostileNames[place]
        var json = JSONWriter()
        json.beginArray()
        json.string(name)
        json.endArray()
        let embedded = EmbeddedJSON(json)
        let text = String(decoding: embedded.bytes, as: UTF8.self)
        for character in ["<", ">", "&", "\u{2028}", "\u{2029}"] { #expect(!text.contains(character)) }
        #expect(try JSONReader.read(embedded.bytes) == .array([.string(name)]))
    }

    @Test(arguments: [
        ("a\u{0}b", "a␀b"), ("\u{7F}", "␡"), ("\u{85}", "‹U+0085›"), ("\u{202E}x", "‹U+202E›x"), ("\n", "␊"),
        ("\u{FFFE}", "‹U+FFFE›"), ("👨‍👩‍👧", "👨‍👩‍👧"), ("日本", "日本"),
    ])
    func hiddenCharactersAreShown(text: String, shown: String) {
        #expect(text.visible == shown)
    }

    @Test func longNamesAreCutInTheMiddle() {
        #expect("abcdefghij".shortened(to: 10) == "abcdefghij")
        #expect("abcdefghijk".shortened(to: 5) == "ab…jk")
        #expect("👩‍🚀👩‍🚀👩‍🚀👩‍🚀👩‍🚀👩‍🚀".shortened(to: 3) == "👩‍🚀…👩‍🚀")
    }

    @Test(arguments: [(0, "0"), (999, "999"), (1_000, "1,000"), (1_234_567, "1,234,567"), (-1_000, "-1,000")])
    func thousands(number: Int, text: String) {
        #expect(grouped(number) == text)
    }

    @Test(arguments: [
        (1.0, 1.0, "1", "1"), (1.0001, 1.0002, "1.0001", "1.0002"), (0.1, 0.25, "0.1", "0.25"),
        (.infinity, 3, "inf", "3"),
    ])
    func differentNumbersLookDifferent(before: Double, after: Double, one: String, other: String) {
        #expect(pair(before, after) == (one, other))
    }

    @Test(arguments: [
        ("a/b@w1", "a/b@w1"), ("two words", "'two words'"), ("it's", #"'it'\''s'"#), ("", "''"), ("$(x)", "'$(x)'"),
    ])
    func shellArguments(text: String, quoted: String) {
        #expect(shellQuoted(text) == quoted)
    }
}
