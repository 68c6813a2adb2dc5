import LayoutRecord
import Testing

@Suite struct TextBytesTests {
    private static let texts = [
        "", "a", "b", "ab", "caf\u{E9}", "cafe\u{301}", "\0", "a\0", "日本語", "a text that is longer than fifteen bytes",
        "a text that is longer than fifteen bytet", String(repeating: "é", count: 40),
    ]

    @Test(arguments: texts) func `Texts are compared by their bytes`(a: String) {
        for b in Self.texts {
            #expect(a.hasSameBytes(as: b) == Array(a.utf8).elementsEqual(b.utf8))
            #expect(a.bytesPrecede(b) == a.utf8.lexicographicallyPrecedes(b.utf8))
            // The same text in other memory.
            let copy = String(decoding: Array(b.utf8), as: UTF8.self)
            #expect(copy.hasSameBytes(as: b))
            #expect(!copy.bytesPrecede(b))
        }
    }
}
