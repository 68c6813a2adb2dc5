import Foundation
import Testing

/// The example at the top of the README is what the program prints.
@Suite struct ReadmeTests {
    private static func example() throws -> Transcript {
        let page = try String(contentsOfFile: Golden.repository + "/README.md", encoding: .utf8)
        let start = try #require(page.range(of: "```console\n"))
        let end = try #require(page.range(of: "```", range: start.upperBound..<page.endIndex))
        return try Transcript(page[start.upperBound..<end.lowerBound])
    }

    @Test(.timeLimit(.minutes(15))) func `Every command of the example prints what the page shows`() throws {
        let steps = try Self.example().steps
        #expect(steps.count == 5)
        let keyline = try Keyline()
        for step in steps {
            // What a `cat` shows is what the reader has typed.
            if step.command.hasPrefix("cat ") {
                try keyline.directory.write(step.output, to: String(step.command.dropFirst(4)))
            }
            let output = try keyline.shell("keyline() { \"$KEYLINE\" \"$@\"; }; { \(step.command); } 2>&1")
            #expect(Transcript.masked(output.text) == Transcript.masked(step.output), "$ \(step.command)")
        }
    }

    @Test func `The query of the page prints what it asks for`() throws {
        let page = try String(contentsOfFile: Golden.repository + "/README.md", encoding: .utf8)
        let start = try #require(page.range(of: "sqlite3 keyline.db \"SELECT"))
        let line = page[start.lowerBound..<(try #require(page[start.lowerBound...].firstIndex(of: "\n")))]
        let keyline = try Keyline()
        #expect(try keyline("record", "--only", "wide-first-grid/*", "--quiet").code == 0)
        let output = try keyline.shell(String(line))
        #expect(output.code == 0, "\(output.errors)")
        let rows = output.text.split(separator: "\n")
        #expect(rows.count == 5)
        #expect(rows.allSatisfy { $0.hasPrefix("1|wide-first-grid/") }, "\(output.text)")
    }
}
