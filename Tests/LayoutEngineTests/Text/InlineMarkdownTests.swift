import Foundation
import Testing

@testable import LayoutEngine

/// What a text that could be translated shows of its Markdown: each run with `b`, `i` and `c` for bold, italic and code.
struct InlineMarkdownTests {
    private func shown(_ key: LocalizedStringKey) -> [String] {
        Text(key).runs.map { run in
            let marks = (run.weight == .bold ? "b" : "") + (run.isItalic ? "i" : "") + (run.isMonospaced ? "c" : "")
            return marks.isEmpty ? run.string : "\(marks):\(run.string)"
        }
    }

    @Test(arguments: [
        ("plain", ["plain"]), ("", [""]),
        ("**bold** and *italic*", ["b:bold", " and ", "i:italic"]),
        ("***both***", ["bi:both"]), ("**a *b* c**", ["b:a ", "bi:b", "b: c"]),
        ("__bold__ and _italic_", ["b:bold", " and ", "i:italic"]),
        ("run `**code**` now", ["run ", "c:**code**", " now"]),
        ("~~gone~~ [link](https://example.com)!", ["gone link!"]),
        ("^[2 items](inflect: true)", ["2 items"]),
        ("2 * 3 * 4, snake_case_name, \\*kept\\*", ["2 * 3 * 4, snake_case_name, *kept*"]),
        ("**open and [none", ["**open and [none"]),
        // Markers that nothing closes are looked for once, not once each.
        (String(repeating: "*a [b ", count: 2_000), [String(repeating: "*a [b ", count: 2_000)]),
    ])
    func `Markers become looks`(text: String, runs: [String]) { #expect(shown(LocalizedStringKey(text)) == runs) }

    @Test func `What is interpolated is taken as it is`() {
        let value = "*no*"
        #expect(shown("**\(value)** \(1)") == ["b:*no*", " 1"])
        #expect(shown("a \(Text("b").bold()) \(Text("c").italic())") == ["a ", "b:b", " ", "i:c"])
    }

    @MainActor @Test func `A picture in a text is as wide as its line is high`() {
        let picture = LaidOut(nil, nil) { Text(Image(systemName: "star")) }.size
        #expect(picture == LaidOut(nil, nil) { Image(systemName: "star") }.size)
        let text = LaidOut(nil, nil) { Text("ab") }.size.width
        let both = LaidOut(nil, nil) { Text("a\(Image(systemName: "star"))b") }.size.width
        #expect(abs(both - text - picture.width) <= 0.5)
    }
}
