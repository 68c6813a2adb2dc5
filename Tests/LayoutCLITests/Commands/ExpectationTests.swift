import LayoutEngine
import LayoutRecording
import LayoutStore
import Testing

@testable import LayoutCLI

/// What `expectLayout` does, with the environment and the place given.
@MainActor @Suite struct ExpectationTests {
    private func check(_ text: String, in directory: TemporaryDirectory, _ environment: [String: String] = [:]) throws {
        try LayoutExpectation(
            "a badge", scenario: Scenario("a badge") { Text(text) }, file: directory.file("Tests/BadgeTests.swift"),
            environment: environment
        ).check()
    }

    @Test func `Nothing is expected until it was recorded, and never in CI`() throws {
        let directory = try TemporaryDirectory()
        try directory.write("// a package", to: "Package.swift")
        let missing = #expect(throws: CommandFailure.self) { try check("Seven", in: directory) }
        #expect(missing?.code == .notFound)
        #expect(missing?.remedy?.contains("KEYLINE_RECORD=1") == true)
        #expect(!FileSystem.exists(directory.file("keyline.db")))
        let refused = #expect(throws: CommandFailure.self) {
            try check("Seven", in: directory, ["KEYLINE_RECORD": "1", "CI": "true"])
        }
        #expect(refused?.code == .usage)

        try check("Seven", in: directory, ["KEYLINE_RECORD": "1"])
        try check("Seven", in: directory)
        let changed = #expect(throws: CommandFailure.self) { try check("Seventeen", in: directory) }
        #expect(changed?.code == .differences)
        #expect(changed?.message.contains("Text") == true)
        #expect(changed?.remedy?.contains("keyline accept run:2 --baseline expect-a-badge") == true)
        // A second failure is a failure still: nothing became what is expected.
        #expect(throws: CommandFailure.self) { try check("Seventeen", in: directory) }
        try check("Seventeen", in: directory, ["KEYLINE_RECORD": "yes"])
        try check("Seventeen", in: directory)
    }

    @Test func `What a test keeps is never the latest run`() throws {
        let directory = try TemporaryDirectory()
        try directory.write("// a package", to: "Package.swift")
        let keyline = try Keyline(directory: directory)
        try #require(try keyline("record", "--only", "equal-width-column/empty@w96", "--baseline", "main").code == 0)
        try check("Seven", in: directory, ["KEYLINE_RECORD": "1"])
        #expect(throws: CommandFailure.self) { try check("Seventeen", in: directory) }
        let store = try Store.open(path: directory.file("keyline.db"), access: .read)
        #expect(try store.runs().count == 3)
        #expect(try store.resolve("latest").run.id == 1)
        #expect(try store.resolve("name:expect-a-badge").run.id == 3)
        #expect(try store.resolve("baseline:expect-a-badge").run.id == 2)
        #expect(try keyline("diff").code == 0, "the baseline against what the recorder recorded")
    }
}
