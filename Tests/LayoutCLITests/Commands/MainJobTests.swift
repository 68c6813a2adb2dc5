import Foundation
import LayoutRecord
import Testing

@testable import LayoutCLI

/// Record, look, compare, report: the executable, end to end.
@Suite struct MainJobTests {
    @Test func `Two recordings are recorded, listed, shown, compared and reported`() throws {
        let keyline = try Keyline()
        let first = try keyline.record("worker", more: ["--baseline", "main", "--run", "before"])
        #expect(first.code == 0)
        #expect(first.text == "run:1  6 cases, complete\n")
        #expect(first.errors.contains("The baseline \"main\" points to it."))
        let second = try keyline.record("worker", "width=310", more: ["--branch", "topic", "--commit", "abcdef0123"])
        #expect(second.text == "run:2  6 cases, complete  topic@abcdef012\n")

        let runs = try keyline("runs")
        #expect(runs.code == 0)
        #expect(runs.text.split(separator: "\n").count == 3)
        #expect(runs.text.contains("before  main"))

        let show = try keyline("show", "latest", "grid/scenario 0@w304")
        #expect(show.code == 0)
        #expect(show.text.contains("0  0    310      20  Box  (gap 8)"))

        let diff = try keyline("diff")
        #expect(diff.code == 1)
        #expect(diff.text.contains("6 of 6 cases differ, 1 cause"))
        #expect(diff.text.contains("[baseline \"main\"]"))
        #expect(try keyline("diff", "run:1", "run:1").code == 0)

        let report = try keyline("report")
        #expect(report.code == 0)
        #expect(report.text == "file://\(keyline.directory.file("keyline.html"))\n")
        #expect(FileManager.default.fileExists(atPath: keyline.directory.file("keyline.html")))
    }

    @Test func `A foreign stream is recorded like any other`() throws {
        let keyline = try Keyline()
        #expect(try keyline.record("plain").code == 0)
        #expect(try keyline.record("stream", more: ["--only", "list/*"]).text == "run:2  3 cases, complete\n")
        let diff = try keyline("diff", "run:1", "run:2")
        // What the filter left out was not deleted.
        #expect(diff.code == 0, "\(diff.text)")
        #expect(try keyline("diff", "run:1", "run:1", "--only", "list/*", "--json").text.contains("\"total\":3"))
    }

    @Test func `Recording twice, on any number of jobs, gives the same bytes`() throws {
        let keyline = try Keyline()
        for (jobs, zone) in [("1", "UTC"), ("3", "Asia/Kathmandu")] {
            var other = keyline
            other.environment["TZ"] = zone
            other.environment["LC_ALL"] = "de_DE.UTF-8"
            try other.record("worker", "cases=40", more: ["--jobs", jobs])
        }
        let cases = try ["run:1", "run:2"].map { try keyline("show", $0, "grid/scenario 7@w304", "--json").text }
        #expect(cases[0] == cases[1])
        #expect(cases[0].hasPrefix("{\"case\":\"grid/scenario 7@w304\""))
        #expect(try keyline("diff", "run:1", "run:2").code == 0)
    }

    @Test func `A crash is an outcome`() throws {
        let keyline = try Keyline()
        try keyline.record("worker", more: ["--baseline", "main"])
        let output = try keyline.record("worker", "crash=grid/scenario 1@w304")
        #expect(output.code == 0)
        #expect(output.text == "run:2  6 cases, complete, 1 crashed\n")
        let strict = try keyline.record("worker", "crash=grid/scenario 1@w304", more: ["--strict"])
        #expect(strict.code == 1)
        let failed = try keyline("show", "run:2", "--failed")
        #expect(failed.text.contains("Fatal error: 1 / 0"))
        #expect(!failed.text.contains("scenario 2"))
        let again = try keyline.record("worker", more: ["--rerun-failed"])
        #expect(again.text == "run:4  1 case, complete\n")
        #expect(try keyline("diff").code == 0)
        #expect(try keyline("diff", "main", "run:2").code == 1)
    }

    @Test func `Shards become one run`() throws {
        let keyline = try Keyline()
        try keyline.record("worker", "cases=10", more: ["--run", "whole"])
        for index in 1...3 {
            try keyline.record("worker", "cases=10", more: ["--shard", "\(index)/3", "--run", "parts"])
        }
        let runs = try keyline("runs", "--json")
        let json = try JSONReader.read(runs.text)
        #expect(json.array?.count == 2)
        #expect(try keyline("diff", "name:whole", "name:parts").code == 0)
        #expect(try keyline.record("worker", more: ["--shard", "1/2"]).code == 2)
    }

    @Test func `A part of a run says what is missing, and is compared as filtered`() throws {
        let keyline = try Keyline()
        try keyline.record("worker", more: ["--run", "whole", "--baseline", "main"])
        let part = try keyline.record("worker", more: ["--shard", "1/3", "--run", "parts"])
        #expect(part.errors.contains("run:2 is shard 1/3 of the run \"parts\", of which 2/3 and 3/3 are missing"))
        let runs = try keyline("runs")
        #expect(runs.text.contains("complete, shard 1/3"))
        #expect(runs.errors.contains("comparisons take it as filtered"))
        #expect(try keyline("runs", "--json").text.contains("\"shard\":\"1/3\""))
        #expect(try keyline("show", "latest").text.contains("part        shard 1/3 of the run \"parts\""))

        // What the other machines record was not removed.
        let diff = try keyline("diff")
        #expect(diff.code == 0, "\(diff.text)")
        #expect(diff.text.contains("0 changed · 2 unchanged = 2 total"))
        #expect(diff.text.contains("the run after is shard 1/3 of the run \"parts\""))
        #expect(diff.text.contains("4 cases of the run before were not compared"))
        let check = try keyline.run(
            ["check", "--shard", "2/3", "--run", "more"] + Keyline.recorderOptions(["worker"]))
        #expect(check.code == 0)
        #expect(check.text.contains("the run after is shard 2/3 of the run \"more\", of which 1/3 and 3/3 are missing"))

        try keyline.record("worker", more: ["--shard", "3/3", "--run", "parts", "--db", "third.db"])
        let merged = try keyline("merge", "third.db")
        #expect(merged.errors.contains("run:2 is shard 1/3 of the run \"parts\", of which 2/3 is missing"))
        #expect(merged.errors.contains("bring"))
        let none = try keyline.record("worker", more: ["--shard", "7/9", "--run", "small"])
        #expect(none.code == 2 && none.errors.contains("shard 7/9 has no case: there are 6 to share"))
    }

    @Test func `A machine reads JSON`() throws {
        let keyline = try Keyline()
        let record = try JSONReader.read(try keyline.record("worker", more: ["--json", "--quiet"]).text)
        #expect(record["run"]?.int == 1)
        #expect(record["state"]?.string == "complete")
        for arguments in [
            ["runs", "--json"], ["show", "latest", "--json"], ["show", "latest", "grid/scenario 0@w304", "--json"],
            ["diff", "run:1", "run:1", "--json"], ["lint", "--json"], ["baseline", "list", "--json"],
            ["baseline", "log", "--json"], ["config", "--json"], ["accept", "--list", "--json"],
            ["scenarios", "--json"] + Keyline.recorderOptions(["worker"]),
        ] {
            let output = try keyline.run(arguments)
            #expect(output.code == 0, "\(arguments): \(output.errors)")
            #expect(throws: Never.self) { try JSONReader.read(output.text) }
        }
    }
}
