import Foundation
import LayoutRecord
import LayoutStore
import Testing

@testable import LayoutCLI

/// Cases that a worker found to be what they were are stored without a word of what they are.
@Suite struct ExpectedRecordingTests {
    /// A recorder that is ours, run through another program.
    private func recorder(_ filter: String, _ keyline: Keyline) throws -> [String] {
        let path = keyline.directory.file("recorder.sh")
        try "#!/bin/sh\n\"$KEYLINE\" \"$@\" | \(filter)\n".write(toFile: path, atomically: true, encoding: .utf8)
        try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: path)
        return ["--recorder", path]
    }

    /// Everything that is stored but the run's own facts.
    private func content(_ keyline: Keyline, _ database: String) throws -> String {
        let tables = [
            "suite", "suite_snapshot", "suite_case", "case_name", "recording", "shape", "shape_node", "place",
        ]
        let words = (tables + ["content", "run_suite"]).map { "SELECT '\($0)'; SELECT * FROM \($0) ORDER BY 1, 2;" }
        let output = try keyline.shell("sqlite3 -batch -quote \(database) \"\(words.joined(separator: " "))\"")
        #expect(output.code == 0, "\(output.errors)")
        return output.text
    }

    @Test(arguments: [[], ["--option", "spacing=3"]])
    func `A database is the same whether the worker compares or not`(second: [String]) throws {
        let keyline = try Keyline()
        let only = ["--only", "equal-width-column/*", "--only", "*#*", "--quiet"]
        // As a recorder of an earlier version, which says nothing of comparing.
        let old = try recorder("sed -u '1s/,\"compares\":true//'", keyline)
        for (database, recorder) in [("new.db", []), ("old.db", old)] {
            for more in [[], second, second] {
                let output = try keyline.run(["record", "--db", database] + only + recorder + more)
                #expect(output.code == 0, "\(output.errors)")
            }
            #expect(try keyline("verify", "--db", database).code == 0)
        }
        #expect(try content(keyline, "new.db") == content(keyline, "old.db"))
        for run in ["run:1", "run:2", "run:3"] {
            let new = try keyline("export", run, "--db", "new.db")
            let old = try keyline("export", run, "--db", "old.db")
            #expect(new.code == 0 && old.code == 0)
            // The first line has the run's own facts.
            let (cases, others) = (
                new.text.split(separator: "\n").dropFirst(), old.text.split(separator: "\n").dropFirst()
            )
            #expect(cases.count > 100)
            #expect(Array(cases) == Array(others))
        }
    }

    @Test func `An unchanged run is answered in short, and only then`() throws {
        let keyline = try Keyline()
        let logs = keyline.directory.file("answers")
        // A file for each worker.
        let logged = try recorder("tee \(logs)/$$", keyline)
        func answers(_ more: String...) throws -> (short: Int, whole: Int) {
            try? FileManager.default.removeItem(atPath: logs)
            try FileManager.default.createDirectory(atPath: logs, withIntermediateDirectories: true)
            let output = try keyline.run(["record", "--quiet", "--only", "equal-width-column/*"] + logged + more)
            #expect(output.code == 0, "\(output.errors)")
            let lines = try FileManager.default.contentsOfDirectory(atPath: logs).flatMap {
                try String(contentsOfFile: "\(logs)/\($0)", encoding: .utf8).split(separator: "\n")
            }
            return (lines.count { $0.hasSuffix("\"same\":true}") }, lines.count { $0.contains("\"negotiation\":") })
        }
        let first = try answers()
        #expect(first.short == 0)
        #expect(first.whole > 10)
        #expect(try answers() == (first.whole, 0))
        // In another environment nothing is expected; recordings of one case that are compared are read.
        #expect(try answers("--option", "spacing=3") == (0, first.whole))
        #expect(try answers("--repeat", "2") == (0, 2 * first.whole))
        // A part of the run is expected to be what that part of the whole run was.
        let part = try answers("--shard", "1/2", "--run", "night")
        #expect(part.whole == 0)
        #expect(part.short > 0 && part.short < first.whole)
    }

    @Test func `Steps, a crash and what is expected go together`() throws {
        let keyline = try Keyline()
        let words = ["worker", "same", "cases=6", "steps=2"]
        #expect(try keyline.run(["record"] + Keyline.recorderOptions(words)).code == 0)
        #expect(try keyline.run(["record"] + Keyline.recorderOptions(words)).code == 0)
        let crash = ["crash=grid/scenario 1@w304#1 tap \"more\""]
        #expect(try keyline.run(["record"] + Keyline.recorderOptions(words + crash)).code == 0)
        #expect(try keyline("verify").code == 0)
        let store = try Store.open(path: keyline.directory.file("keyline.db"), access: .read)
        let outcomes = try (1...3).map { run in
            try store.suites(of: run).flatMap { try store.cases(of: run, suite: $0.name) }.map(\.outcome)
        }
        #expect(outcomes[0] == [Outcome](repeating: .settled, count: 18))
        #expect(outcomes[1] == outcomes[0])
        #expect(outcomes[2].count { $0 == .settled } == 16)
        #expect(Array(outcomes[2][3..<6]) == [.settled, .crashed, .crashed])
    }

    @Test func `A worker cannot claim what nobody expects`() throws {
        let keyline = try Keyline()
        let output = try keyline.record("worker", "claims", more: ["--jobs", "1"])
        #expect(output.code == ExitCode.couldNotRun.rawValue)
        #expect(output.errors.contains("the recorder answered grid/scenario 0@w304 with something else"))
    }

    @Test func `What is expected fits into a pipe, whatever a unit has`() throws {
        // 400 digests a unit are more than a pipe holds.
        let keyline = try Keyline()
        let words = ["worker", "same", "cases=4", "steps=399"]
        for _ in 0..<2 {
            let output = try keyline.run(
                ["record", "--jobs", "1", "--timeout", "20"] + Keyline.recorderOptions(words))
            #expect(output.code == 0, "\(output.errors)")
            #expect(output.text.contains("1,600 cases, complete"))
        }
    }
}
