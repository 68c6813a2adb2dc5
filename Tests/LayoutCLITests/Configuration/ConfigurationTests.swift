import LayoutRecord
import Testing

@testable import LayoutCLI

@Suite struct ConfigurationTests {
    private func settings(
        _ json: String, environment: [String: String] = [:], arguments: [String] = []
    ) throws -> Settings {
        let directory = try TemporaryDirectory()
        try directory.write(json, to: "keyline.json")
        let file = try ConfigurationFile.read(directory.file("keyline.json"))
        var settings = try Settings(file: file, environment: environment)
        let command = CommandDefinition(
            "try", "", options: [CommonOptions.database, CommonOptions.tolerance, CommonOptions.engineOption],
            exitCodes: [.fine])
        settings.overrule(with: try ArgumentParser.parse(arguments, of: command), of: command)
        return settings
    }

    @Test func `An option is stronger than the environment, and that than the file`() throws {
        let json = #"{"tolerance": 1, "jobs": 3, "db": "a.db"}"#
        #expect(try settings(json).number(.tolerance) == 1)
        let environment = ["KEYLINE_TOLERANCE": "2", "KEYLINE_DB": "b.db"]
        #expect(try settings(json, environment: environment).number(.tolerance) == 2)
        let all = try settings(json, environment: environment, arguments: ["--tolerance", "4"])
        #expect(all.number(.tolerance) == 4)
        #expect(all.value(of: .tolerance).source == .option("--tolerance"))
        #expect(all.value(of: .database).source == .environment("KEYLINE_DB"))
        #expect(all.integer(.jobs) == 3)
        #expect(all.value(of: .color).source == .standard)
    }

    @Test func `A path in the file is meant from where the file stands`() throws {
        let directory = try TemporaryDirectory()
        try directory.write(#"{"db": "out/layout.db", "recorder": ["./record", "x"]}"#, to: "keyline.json")
        let file = try ConfigurationFile.read(directory.file("keyline.json"))
        let settings = try Settings(file: file, environment: [:])
        #expect(settings.path(.database) == directory.file("out/layout.db"))
        #expect(settings.command(.recorder) == [directory.file("./record"), "x"])
    }

    @Test func `Single engine options overrule the file's one by one`() throws {
        let all = try settings(
            #"{"options": {"scale": 2, "spacing": 8}}"#, arguments: ["--option", "spacing=10", "--option", "rtl=true"])
        #expect(all.assignments(.options).map { "\($0.key)=\($0.value)" } == ["scale=2", "spacing=10", "rtl=true"])
    }

    @Test func `The nearest file upward is found`() throws {
        let directory = try TemporaryDirectory()
        try directory.write("{}", to: "keyline.json")
        try directory.write("x", to: "deep/er/file")
        #expect(ConfigurationFile.find(from: directory.file("deep/er")) == directory.file("keyline.json"))
        try directory.write("{}", to: "deep/keyline.json")
        #expect(ConfigurationFile.find(from: directory.file("deep/er")) == directory.file("deep/keyline.json"))
    }

    @Test(arguments: [
        ("{\"allowByScenario\": [\"overlap\"]}", "\"allowByScenario\" is not an object of arrays of words"),
        ("{\"allowByScenario\": {\"a/b\": \"overlap\"}}", "has \"a/b\", which is not an array of words"),
        ("{\"allowByScenario\": {\"a/b\": [\"overlop\"]}}", "did you mean \"overlap\"?"),
        ("{\"tolerence\": 1}", "unknown entry \"tolerence\"; did you mean \"tolerance\"?"),
        ("{\"tolerance\": \"1\"}", "\"tolerance\" is not a number from 0"),
        ("{\"jobs\": 0}", "\"jobs\" is not a whole number from 1 to 256"),
        ("{\"fail\": [\"chanegd\"]}", "did you mean \"changed\"?"),
        ("{\"budgets\": {\"changed\": -1}}", "not a whole number"),
        ("{\"recorder\": []}", "neither the name of a program"),
        ("{\"db\": \"a\", \"db\": \"b\"}", "has the entry \"db\" twice"),
        ("[1]", "holds no JSON object"),
        ("{\"db\": ", "is not JSON"),
    ]) func `A mistake in the file is named`(json: String, words: String) {
        let failure = #expect(throws: CommandFailure.self) { try settings(json) }
        #expect(failure?.code == .usage)
        #expect(failure?.message.contains(words) == true, "\(failure?.message ?? "")")
    }

    @Test func `A mistake in the environment is named`() {
        let failure = #expect(throws: CommandFailure.self) {
            try Settings(file: nil, environment: ["KEYLINE_MAX_BYTES": "lots"])
        }
        #expect(failure?.message.contains("KEYLINE_MAX_BYTES") == true)
    }
}

@Suite struct CheckPolicyTests {
    @Test func `What fails and what is allowed`() {
        var policy = CheckPolicy()
        #expect(policy.violations([.changed: 2, .renamed: 5, .findings: 0]) == ["2 changed"])
        policy.budgets = [.changed: 2]
        #expect(policy.violations([.changed: 2]) == [])
        #expect(policy.violations([.changed: 3]) == ["3 changed (2 allowed)"])
        policy.failing = [.renamed]
        #expect(policy.violations([.changed: 9, .renamed: 1]) == ["1 renamed"])
    }
}
