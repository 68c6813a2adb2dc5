import Foundation
import Testing

@testable import LayoutEngine

/// Wrapping against a second implementation that shares nothing with the first: no ICU, no sums, words by hand.
@Suite struct TextReferenceTests {
    /// Greedy wrapping of words that are parted by single spaces, at a width in letters.
    private func reference(_ words: [String], width: Int) -> [String] {
        var lines: [String] = []
        var line = ""
        for (index, word) in words.enumerated() {
            let space = index == words.count - 1 ? "" : " "
            if line.count + word.count <= width {
                line += word + space
                continue
            }
            if !line.isEmpty { lines.append(line) }
            var rest = Substring(word)
            while rest.count > width {
                lines.append(String(rest.prefix(width)))
                rest = rest.dropFirst(width)
            }
            line = rest + space
        }
        if !line.isEmpty { lines.append(line) }
        return lines
    }

    private func words(_ random: inout TextRandom) -> [String] {
        (0..<Int.random(in: 1...30, using: &random)).map { _ in
            String((0..<Int.random(in: 1...9, using: &random)).map { _ in "abcdefgh".randomElement(using: &random)! })
        }
    }

    @Test(arguments: TextPropertyTests.seeds) func agrees(seed: UInt64) {
        var random = TextRandom(seed: seed)
        let words = words(&random)
        let text = squareText(words.joined(separator: " "))
        for width in 1...40 {
            #expect(text.lines(at: Double(width) * 10) == reference(words, width: width), "at \(width)")
            #expect(text.lines(at: Double(width) * 10 + 9) == reference(words, width: width), "at \(width)")
        }
    }

    /// A line limit shows the same lines as no limit does, but for the last.
    @Test(arguments: TextPropertyTests.seeds) func limitedLinesAreTheFirst(seed: UInt64) {
        var random = TextRandom(seed: seed)
        let words = words(&random)
        let text = squareText(words.joined(separator: " "))
        for width in 2...30 {
            let all = reference(words, width: width)
            for limit in 1...4 {
                let style = TextStyle.with { $0.maximumLines = limit }
                let layout = text.layout(width: Double(width) * 10, height: nil, style: style)
                let shown = text.lineStrings(layout)
                #expect(shown.dropLast() == all.prefix(min(limit, all.count)).dropLast())
                #expect(layout.isTruncated == (all.count > limit))
                if layout.isTruncated {
                    // As many letters as leave room for the ellipsis, without spaces before it.
                    let rest = all.dropFirst(limit - 1).joined()
                    var cut = rest.prefix(width - 1)
                    while cut.last == " " { cut.removeLast() }
                    #expect(shown.last == String(cut))
                }
            }
        }
    }
}
