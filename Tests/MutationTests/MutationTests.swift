import Foundation
import Testing

/// Breaks the real engine and edits the real catalogue, one line at a time: the diff must name what was changed. The
/// whole list takes half an hour (`KEYLINE_SOAK=1`, or `mutate.py --release` by itself); a few entries of each kind run
/// always.
@Suite(.serialized) struct MutationTests {
    private static let isSoak = ProcessInfo.processInfo.environment["KEYLINE_SOAK"] != nil

    @Test(arguments: ["faults", "edits", "refactoring"]) func everyEntryHasItsText(what: String) throws {
        try python([what, "--list"])
    }

    @Test func brokenRulesAreNamed() throws {
        try run("faults", only: ["stack-forgets-last-gap", "padding-twice", "spacer-priority"])
    }

    @Test func brokenRulesAreNamedBesideAHarmlessChange() throws {
        try run("faults", only: ["scroll-squeezes-content"], ["--refactoring"])
    }

    @Test func editedViewsAreNamed() throws {
        try run("edits", only: ["label-padding", "palette-inserted-view"])
    }

    private func run(_ what: String, only: [String], _ options: [String] = []) throws {
        try python([what] + options + (Self.isSoak ? ["--release"] : ["--only"] + only))
    }

    private func python(_ arguments: [String]) throws {
        let process = Process()
        process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
        let script = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent("mutate.py")
        process.arguments = ["python3", script.path] + arguments
        let output = Pipe()
        process.standardOutput = output
        process.standardError = output
        try process.run()
        let words = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
        process.waitUntilExit()
        #expect(process.terminationStatus == 0, "\(words)")
    }
}
