import Testing

@testable import LayoutCLI

@Suite struct CompilerWordsTests {
    private static let missing = [
        "Panel.swift:2:8: error: no such module 'Charts'", "2 | import Charts",
        "  |        `- error: no such module 'Charts'", "3 | ",
    ]
    private static let other = ["Card.swift:9:1: warning: unused: value", "9 | let unused"]

    static let cases: [(output: [String], shown: [String])] = [
        ([], []),
        (["[1/9] Compiling Panel.swift", "Building for debugging..."], []),
        (["error: emit-module command failed with exit code 1 (use -v to see invocation)"] + missing, missing),
        (missing + missing + other + missing + other, missing + other),
        (["a line of a linker"] + missing, ["a line of a linker"] + missing),
    ]

    @Test(arguments: cases) func `A diagnostic is passed on once`(output: [String], shown: [String]) {
        #expect(CompilerWords.lines(of: output) == shown)
    }
}
