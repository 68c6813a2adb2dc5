import Foundation
import LayoutRecord
import Testing

@testable import LayoutCLI

@Suite struct CheckTests {
    private func check(_ keyline: Keyline, _ recorder: String..., more: [String] = []) throws -> Keyline.Output {
        try keyline.run(["check"] + Keyline.recorderOptions(["worker"] + recorder) + more)
    }

    @Test func `The first check says how to make a baseline`() throws {
        let keyline = try Keyline(environment: ["CI": "true"])
        let first = try check(keyline)
        #expect(first.code == 3)
        #expect(first.errors.contains("`keyline baseline set main run:1` makes it the baseline."))
        #expect(try check(keyline, more: ["--no-baseline", "pass"]).code == 0)
        #expect(try keyline("baseline", "list", "--json").text == "[]\n")
        var local = keyline
        local.environment["CI"] = nil
        let output = try check(local)
        #expect(output.code == 0)
        #expect(output.text == "nothing compared: there is no baseline \"main\"\n")
    }

    @Test func `A misspelled baseline is told before anything is recorded`() throws {
        let keyline = try Keyline()
        try keyline.record("worker", more: ["--baseline", "main"])
        let output = try check(keyline, more: ["--baseline", "mian"])
        #expect(output.code == 3)
        #expect(output.errors.contains("there is no baseline \"mian\"; did you mean \"main\"?"), "\(output.errors)")
        #expect(try keyline("runs", "--json").text.components(separatedBy: "\"run\":").count == 2)
    }

    @Test func `A change fails, is accepted, and passes`() throws {
        let keyline = try Keyline()
        try keyline.record("worker", more: ["--baseline", "main"])
        #expect(try check(keyline).text.contains("check passed"))
        let changed = try check(
            keyline, "width=310", more: ["--report", "html", "--report", "markdown=out.md", "--report", "junit"])
        #expect(changed.code == 1)
        #expect(changed.text.contains("check failed: 6 changed"))
        #expect(changed.text.contains("Text: answer width"))
        for name in ["keyline.html", "out.md", "keyline.xml"] {
            #expect(FileManager.default.fileExists(atPath: keyline.directory.file(name)), "\(name)")
        }
        let accept = try keyline("accept", "--by", "Ada")
        #expect(accept.text == "main  run:1 -> run:3, 6 cases differing\n")
        #expect(try check(keyline, "width=310").code == 0)
        #expect(try keyline("baseline", "log").text.contains("Ada"))
    }

    @Test func `Single changes are accepted by content`() throws {
        let keyline = try Keyline()
        try keyline.record("worker", more: ["--baseline", "main"])
        try keyline.record("worker", "width=310")
        #expect(
            try keyline("accept", "--only", "grid/*", "--note", "wider").text == "accepted the changes of 3 cases\n")
        let output = try check(keyline, "width=310")
        #expect(output.code == 1)
        #expect(output.text.contains("check failed: 3 changed; 3 differences accepted before"))
        #expect(try check(keyline, "width=310", more: ["--budget", "changed=3"]).code == 0)
        #expect(try check(keyline, "width=311", more: ["--budget", "changed=3"]).code == 1)
        #expect(try keyline("accept", "--list").text.contains("wider"))
        #expect(try keyline("accept", "--withdraw").code == 2)
        #expect(try keyline("accept", "--withdraw", "--only", "list/*").code == 2)
        let withdrawn = try keyline("accept", "--withdraw", "--only", "grid/*")
        #expect(withdrawn.text == "withdrew 3 acceptances\n", "\(withdrawn.errors)")
        #expect(try check(keyline, "width=310").text.contains("check failed: 6 changed"))
    }

    private static let policies: [(recorder: [String], options: [String], code: Int32)] = [
        (["cases=6"], [], 0), (["cases=7"], [], 1), (["cases=7"], ["--fail", "changed,failed"], 0),
        (["width=300.001"], [], 0), (["width=300.001"], ["--fail", "tolerated"], 1),
        (["width=302"], ["--tolerance", "5"], 0), (["crash=grid/scenario 1@w304"], [], 1),
        (["crash=grid/scenario 1@w304"], ["--budget", "failed=1"], 0),
    ]

    @Test(arguments: policies) func `The policy decides`(recorder: [String], options: [String], code: Int32) throws {
        let keyline = try Keyline()
        try keyline.record("worker", more: ["--baseline", "main"])
        let output = try keyline.run(["check"] + Keyline.recorderOptions(["worker"] + recorder) + options)
        #expect(output.code == code, "\(output.text)\(output.errors)")
    }

    @Test func `The job summary is appended to`() throws {
        let keyline = try Keyline()
        try keyline.record("worker", more: ["--baseline", "main"])
        try keyline.directory.write("# Earlier\n", to: "summary.md")
        var job = keyline
        job.environment["GITHUB_STEP_SUMMARY"] = keyline.directory.file("summary.md")
        #expect(try check(job, "width=310", more: ["--report", "summary"]).code == 1)
        let text = try String(contentsOfFile: keyline.directory.file("summary.md"), encoding: .utf8)
        #expect(text.hasPrefix("# Earlier\n"))
        #expect(text.contains("6 of 6 cases"))
    }

    @Test func `Standard output holds one result`() throws {
        let keyline = try Keyline()
        try keyline.record("worker", more: ["--baseline", "main"])
        let log = try check(keyline, "width=310", more: ["--report", "annotations"])
        #expect(log.text.contains("\n::error title=Layout"))
        #expect(log.text.contains("check failed"))
        let json = try check(keyline, "width=310", more: ["--report", "annotations", "--json"])
        #expect(try JSONReader.read(json.text)["passes"] == .bool(false))
        #expect(json.errors.contains("::error title=Layout"))
        let markdown = try check(keyline, "width=310", more: ["--report", "markdown=-", "--report", "annotations"])
        #expect(markdown.text.hasPrefix("<!--") && !markdown.text.contains("::error"))
        #expect(markdown.errors.contains("check failed") && markdown.errors.contains("::error"))
        for (options, words) in [
            (["--report", "json=-", "--json"], "exclude each other"), (["--report", "summary=-"], "needs a file"),
            (["--report", "json=-", "--report", "text=-"], "exclude each other"),
        ] {
            let output = try check(keyline, more: options)
            #expect(output.code == 2 && output.errors.contains(words), "\(output.errors)")
        }
        #expect(try keyline("runs", "--json").text.components(separatedBy: "\"run\":").count == 5)
    }

    @Test func `The configuration file decides where no option does`() throws {
        let keyline = try Keyline()
        try keyline.directory.write(
            #"{"db": "out.db", "baseline": "release", "fail": ["failed"], "tolerance": 5}"#, to: "keyline.json")
        try keyline.record("worker", more: ["--baseline", "release"])
        #expect(FileManager.default.fileExists(atPath: keyline.directory.file("out.db")))
        #expect(try check(keyline, "width=400").code == 0)
        #expect(try check(keyline, "width=400", more: ["--fail", "changed"]).code == 1)
        let config = try keyline("config", "--color", "always")
        #expect(config.text.contains("the option --color"))
        #expect(config.text.contains("release"))
    }

    @Test func `Too few cases are no run`() throws {
        let keyline = try Keyline(environment: ["KEYLINE_MINIMUM_CASES": "7"])
        let output = try keyline.record("worker")
        #expect(output.code == 4)
        #expect(output.errors.contains("only 6 cases were recorded"))
        #expect(try keyline("diff", "run:1", "run:1").code == 4)
        #expect(try keyline("diff", "run:1", "run:1", "--allow-incomplete").code == 0)
    }
}
