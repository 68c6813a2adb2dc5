import Foundation
import LayoutRecord
import Testing

@testable import LayoutCLI

/// History, transfer and upkeep.
@Suite struct KeepingTests {
    @Test func `History tells since when a case is as it is`() throws {
        let keyline = try Keyline()
        for width in ["300", "310", "300", "300"] { try keyline.record("worker", "width=\(width)") }
        let history = try keyline("history", "grid/scenario 0@w304")
        #expect(history.code == 0)
        #expect(history.text.contains("\n  ABAA\n  A since run:3"))
        #expect(history.text.contains("A was there before, until run:1"))
        let json = try JSONReader.read(try keyline("history", "grid/*0@*", "Box/Text", "--json").text)
        #expect(json["points"]?.array?.compactMap { $0["frame"]?.array?[2].number } == [300, 310, 300, 300])
        #expect(json["results"]?.array?.map { $0["runs"]?.int } == [3, 1])
        #expect(json["results"]?.array?.map { $0["lastSeen"]?.int } == [4, 2])
        #expect(try keyline("history", "grid/nothing@w304").code == 3)
    }

    private static let searches: [(options: [String], code: Int32, words: String)] = [
        (["--good", "run:1"], 0, "differs from run:1 first in run:3 ("),
        (["--good", "run:1", "--bad", "run:2"], 0, "every run from run:1 to run:2 has one result"),
        (["--good", "run:2", "--bad", "run:4"], 0, "differs from run:2 first in run:3 ("),
        (["--good", "run:3", "--bad", "run:1"], 2, "run:3 was recorded after run:1"),
        (["--good", "run:5"], 3, "run:5 has no result of grid/scenario 0@w304"),
        (["--bad", "run:2"], 2, "Name where it begins with --good."),
    ]

    @Test func `History finds the first run that differs from a good one`() throws {
        let keyline = try Keyline()
        for width in ["300", "300", "310", "300"] { try keyline.record("worker", "width=\(width)") }
        #expect(try keyline("record", "--only", "layout-rules/spacers@*").code == 0)
        for (options, code, words) in Self.searches {
            let bad = options.contains("--bad") || code != 0 ? [] : ["--bad", "run:4"]
            let output = try keyline.run(["history", "grid/scenario 0@w304"] + options + bad)
            #expect(output.code == code, "\(options): \(output.errors)")
            #expect((output.text + output.errors).contains(words), "\(options): \(output.text)\(output.errors)")
        }
        let id = "grid/scenario 0@w304"
        let json = try JSONReader.read(
            try keyline("history", id, "--good", "run:1", "--bad", "run:4", "--json").text)
        #expect(json["firstDifference"]?["run"]?.int == 3)
    }

    @Test func `A run survives the way through a stream and a file`() throws {
        let keyline = try Keyline()
        try keyline.record("worker", "steps=1", more: ["--run", "first", "--branch", "b", "--commit", "abcdef12"])
        let stream = try keyline("export", "latest")
        #expect(stream.text.hasPrefix("{\"format\":\"keyline-recording\""))
        #expect(stream.text.hasSuffix("{\"end\":true,\"cases\":12}\n"))
        try keyline("export", "latest", "-o", "run.jsonl")
        #expect(try String(contentsOfFile: keyline.directory.file("run.jsonl"), encoding: .utf8) == stream.text)
        #expect(try keyline("import", "run.jsonl", "--db", "other.db").text == "run:1  12 cases, complete\n")
        #expect(try keyline.shell("$KEYLINE import - --db third.db < run.jsonl").code == 0)
        #expect(try keyline("export", "latest", "--db", "other.db").text == stream.text)
        try keyline.directory.write(
            stream.text.split(separator: "\n").dropLast().joined(separator: "\n"), to: "cut.jsonl")
        let cut = try keyline("import", "cut.jsonl", "--db", "fourth.db")
        #expect(cut.code == 4)
        #expect(cut.text == "run:1  12 cases, incomplete\n")
        #expect(try keyline("import", "missing.jsonl").code == 2)

        #expect(try keyline("export", "-o", "copy.db").code == 0)
        #expect(try keyline("export", "-o", "copy.db").code == 6)
        #expect(try keyline("export").code == 2)
        #expect(try keyline("export", "run:1", "-o", "one.db").code == 0)
        #expect(try keyline("export", "run:1", "--sqlite", "-o", "one.sqlite").code == 0)
        #expect(try keyline("export", "run:1", "--sqlite").code == 2)
        #expect(try keyline("diff", "latest", "latest", "--db", "one.sqlite").code == 0)
        #expect(try keyline("diff", "run:1", "run:1", "--db", "one.db").code == 0)
    }

    @Test func `Merging shards of two databases gives one run`() throws {
        let keyline = try Keyline()
        for index in 1...2 {
            try keyline.record("worker", more: ["--shard", "\(index)/2", "--run", "r", "--db", "\(index).db"])
        }
        let merged = try keyline("merge", "1.db", "2.db", "--into", "all.db")
        #expect(merged.text == "1.db  1 run copied\n2.db  1 run copied\n")
        #expect(try keyline("show", "latest", "--db", "all.db").text.contains("6 cases declared, 6 recorded"))
        #expect(try keyline("merge", "1.db", "2.db", "--into", "all.db").text.contains("known"))
        #expect(try keyline("merge", "all.db", "--into", "all.db").code == 2)
        #expect(try keyline("merge", "missing.db", "--into", "all.db").code == 3)
    }

    @Test func `A file that may not grow leaves earlier runs whole`() throws {
        let keyline = try Keyline()
        try keyline.record("worker", "cases=3")
        let copy = try keyline.shell("ulimit -f 30; $KEYLINE export run:1 --sqlite -o copy.db")
        #expect(copy.code == 6 && copy.errors.contains("copy.db could not be written"), "\(copy.errors)")
        #expect(try keyline.shell("ls copy.db*").text == "")
        let output = try keyline.shell("ulimit -f 1; $KEYLINE report run:1 -o run.html")
        #expect(output.code == 6 && output.errors.contains("run.html cannot be written"), "\(output.errors)")
        let record = try keyline.shell("ulimit -f 30; $KEYLINE record --db keyline.db")
        #expect(record.code == 5 && record.errors.contains("database keyline.db"), "\(record.errors)")
        #expect(try keyline("verify").code == 0)
        #expect(try keyline("show", "run:1").code == 0)
    }

    @Test func `Pruning says before what it does`() throws {
        let keyline = try Keyline()
        for width in 300..<304 { try keyline.record("worker", "width=\(width)") }
        let dry = try keyline("prune", "--keep", "1", "--dry-run")
        #expect(dry.code == 0)
        #expect(dry.text.contains("would remove 3 runs"))
        #expect(try keyline("runs", "--json").text.components(separatedBy: "\"run\":").count == 5)
        #expect(try keyline("prune", "--keep", "1").text.contains("removed 3 runs"))
        #expect(try keyline("runs", "--json").text.components(separatedBy: "\"run\":").count == 2)
        #expect(try keyline("verify").code == 0)
    }

    @Test func `Damage is found`() throws {
        let keyline = try Keyline()
        try keyline.record("worker")
        #expect(try keyline("verify").text.contains("all whole"))
        try keyline.shell(
            "sqlite3 keyline.db \"PRAGMA foreign_keys=OFF; UPDATE case_name SET case_id = 'x' || substr(case_id, 2)\"")
        let output = try keyline("verify")
        #expect(output.code == 5, "\(output.text)")
        #expect(output.errors.contains("is damaged"))
    }

    @Test(arguments: [["diff", "run:1", "run:2"], ["report", "run:1", "run:2", "-o", "out.html"], ["lint", "run:1"]])
    func `No command answers from frames that were changed`(command: [String]) throws {
        let keyline = try Keyline()
        try keyline.record("worker")
        try keyline.record("worker", "width=310")
        try keyline.shell("sqlite3 keyline.db \"UPDATE recording SET frames = replace(frames, '0', '1')\"")
        let output = try keyline.run(command)
        #expect(output.code == 5, "\(output.text)")
        #expect(output.errors.contains("is damaged"), "\(output.errors)")
    }

    @Test func `A cut database is not said to be looked into by the command that cannot`() throws {
        let keyline = try Keyline()
        try keyline.record("worker", "cases=600")
        try keyline.shell("head -c 20000 keyline.db > cut.db")
        let output = try keyline("verify", "--db", "cut.db")
        #expect(output.code == 5)
        #expect(output.errors.contains("cut.db is too damaged to be checked"), "\(output.errors)")
        #expect(!output.errors.contains("keyline verify"))
    }

    @Test func `The public views answer in the stock shell`() throws {
        let keyline = try Keyline()
        try keyline.record("worker", more: ["--run", "one"])
        let output = try keyline.shell(
            "sqlite3 keyline.db \"SELECT run_name, count(*), max(width) FROM frames WHERE kind = 'Box' GROUP BY run_name\""
        )
        #expect(output.text == "one|6|300\n", "\(output.errors)")
    }

    @Test func `A site has a page for every run and every case`() throws {
        let keyline = try Keyline()
        try keyline.record("worker", "cases=2")
        try keyline.record("worker", "cases=2", "width=310")
        let output = try keyline("report", "--site", "public")
        #expect(output.text == "file://\(keyline.directory.file("public/index.html"))\n", "\(output.errors)")
        let names = try FileManager.default.contentsOfDirectory(atPath: keyline.directory.file("public"))
        #expect(names.count == 2 + 1 + 2 + 2, "\(names)")
        #expect(names.contains("diff-1-2.html"))
        // Pages of what is gone go, and nothing else does.
        let mine = ["run-notes.html", "case-study.html", "diff-1.html", "run-7.txt"]
        for name in mine + ["run-9.html", "diff-8-9.html", "case-0123456789ab.html", "run-9-cases-000.js"] {
            try Data().write(to: URL(filePath: keyline.directory.file("public/\(name)")))
        }
        #expect(try keyline("report", "--site", "public").code == 0)
        let left = try FileManager.default.contentsOfDirectory(atPath: keyline.directory.file("public"))
        #expect(Set(left) == Set(names + mine), "\(left.sorted())")
        let run = try keyline("report", "latest", "-o", "run.html")
        #expect(run.text == "file://\(keyline.directory.file("run.html"))\n")
        #expect(try keyline("report", "latest", "--format", "json").code == 2)
        let markdown = try keyline("report", "latest", "--format", "markdown", "-o", "-")
        #expect(markdown.text.hasPrefix("<!-- keyline:run -->\n"), "\(markdown.errors)")
        #expect(try keyline("report", "latest", "-o", "run.xml").text == "\(keyline.directory.file("run.xml"))\n")
    }

    @Test func `A page on standard output is one file with widths and history`() throws {
        let keyline = try Keyline()
        for spacing in ["8", "10", "8"] {
            let words = ["record", "--quiet", "--only", "layout-rules/spacers@*", "--option", "spacing=\(spacing)"]
            let recorded = try keyline.run(words)
            #expect(recorded.code == 0, "\(recorded.errors)")
        }
        let page = try keyline("report", "latest~1", "latest", "-o", "-")
        #expect(page.code == 0, "\(page.errors)")
        #expect(page.text.hasPrefix("<!DOCTYPE html>") && page.text.hasSuffix("</html>\n"))
        let start = try #require(page.text.range(of: "id=\"index\">"))
        let end = try #require(page.text[start.upperBound...].range(of: "</script>"))
        let index = try JSONSerialization.jsonObject(with: Data(page.text[start.upperBound..<end.lowerBound].utf8))
        let members = try #require(index as? [String: Any])
        #expect((members["shards"] as? [Any])?.isEmpty == true)
        let history = try #require((members["history"] as? [[Any]])?.first)
        #expect((history[1] as? [Any])?.count == 3)
        let widths = try #require(members["widths"] as? [[Any]])
        #expect(widths.contains { $0.first as? String == "layout-rules/spacers" })
        let run = try #require(members["after"] as? [String: Any])
        #expect((run["database"] as? String)?.hasSuffix("B") == true)
        #expect((run["duration"] as? String)?.isEmpty == false)
    }

    @Test func `Decisions of a report are accepted by content`() throws {
        let keyline = try Keyline()
        try keyline.record("worker", more: ["--baseline", "main"])
        try keyline.record("worker", "width=310")
        func name(_ run: String) throws -> String {
            let line = try keyline("show", run, "grid/scenario 0@w304", "--json").text
            guard case .record(let record) = try RecordingStream.line(Array(line.dropLast().utf8)) else { return "" }
            let digests = record.recording.digests
            return "\(digests.visible.short)-\(digests.negotiation.short)"
        }
        let before = try name("run:1")
        let after = try name("run:2")
        func decisions(_ after: String) -> String {
            """
            {"format": "keyline-decisions", "version": 1, "before": "run:1", "after": "run:2", "causes": [],
             "cases": [{"case": "grid/scenario 0@w304", "class": "changed", "decision": "accept",
                        "before": "\(before)", "after": "\(after)"}]}
            """
        }
        try keyline.directory.write(decisions(after), to: "decisions.json")
        let accepted = try keyline("accept", "decisions.json")
        #expect(accepted.text == "accepted the changes of 1 case, 0 rejected\n", "\(accepted.errors)")
        try keyline.directory.write(decisions(before), to: "stale.json")
        let stale = try keyline("accept", "stale.json")
        #expect(stale.code == 2)
        #expect(stale.errors.contains("is about other contents"))
        let check = try keyline.run(
            ["check"] + Keyline.recorderOptions(["worker", "width=310"]))
        #expect(check.text.contains("check failed: 5 changed; 1 difference accepted before"))
    }
}
