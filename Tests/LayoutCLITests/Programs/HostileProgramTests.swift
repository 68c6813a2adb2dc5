import Foundation
import LayoutRecord
import Testing

@testable import LayoutCLI

/// Programs that trap, leave, sleep and recurse: each costs the case it is in and nothing else.
@Suite struct HostileProgramTests {
    @Test(.timeLimit(.minutes(15))) func `What a program does wrong is the outcome of its case`() throws {
        let keyline = try Keyline()
        let arguments = [
            "record", "\(Fixtures.directory)/Fixtures/Programs/Hostile.swift", "--offer", "304xnil", "--timeout", "2",
        ]
        let output = try keyline.run(arguments)
        try #require(output.code == 0, "\(output.errors)")
        #expect(output.text.hasPrefix("run:1  7 cases, complete"))

        let json = try JSONReader.read(try keyline("show", "latest", "--json").text)
        let cases = try #require(json["recorded"]?.array)
        let outcomes = cases.map { ($0["case"]?.string ?? "", $0["outcome"]?.string ?? "", $0["message"]?.string) }
        #expect(
            outcomes.map(\.0)
                == ["fine before", "traps", "exits", "sleeps", "recurses", "deep", "fine after"].map {
                    "Hostile/\($0)@w304h600"
                })
        let found = outcomes.map(\.1)
        #expect(found[0] == "settled")
        #expect(found[1] == "crashed")
        #expect(outcomes[1].2?.contains("Fatal error: Index out of range") == true, "\(outcomes[1].2 ?? "")")
        // Nothing that differs from one process to the next.
        #expect(outcomes[1].2?.contains("0x") == false)
        // The library's trap says no line of the program.
        #expect(outcomes[1].2?.contains(", Hostile.swift:") == true, "\(outcomes[1].2 ?? "")")
        #expect(found[2] == "crashed")
        #expect(outcomes[2].2 == "the recorder ended with exit code 3 before the case was recorded")
        #expect(found[3] == "timed-out")
        #expect(outcomes[3].2 == "no result within 2 s")
        // How far a busy machine comes within the time decides which of them.
        #expect(["crashed", "timed-out"].contains(found[4]))
        #expect(["settled", "crashed", "timed-out"].contains(found[5]))
        #expect(found[6] == "settled")

        let strict = try keyline.run(arguments + ["--strict", "--only", "*/exits@*"])
        #expect(strict.code == 1)
        #expect(strict.text == "run:2  1 case, complete, 1 crashed\n")
    }
}
