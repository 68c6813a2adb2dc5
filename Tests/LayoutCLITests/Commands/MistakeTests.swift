import Foundation
import Testing

@testable import LayoutCLI

/// What goes wrong is one sentence, what to do next, and the right exit code.
@Suite struct MistakeTests {
    private static let mistakes: [(arguments: [String], code: Int32, words: String)] = [
        (["recrod"], 2, "there is no command \"recrod\"; did you mean \"record\"?"),
        (["baseline", "sett"], 2, "did you mean \"baseline set\"?"),
        (["baseline"], 2, "needs one of its commands"),
        ([], 2, "no command was given"),
        (["--db", "x.db", "runs"], 2, "\"--db\" stands where a command is expected"),
        (["record", "--jbos", "2"], 2, "did you mean \"--jobs\"?"),
        (["record", "--jobs", "many"], 2, "expected a whole number from 1 to 256"),
        (["record", "--widths", "wide"], 2, "expected a list of widths"),
        (["diff", "--format", "htm"], 2, "did you mean \"html\"?"),
        (["diff", "--format", "html"], 2, "an HTML report needs a file"),
        (["diff", "--json", "--format", "text"], 2, "exclude each other"),
        (["show"], 2, "\"show\" needs RUN"),
        (["help", "selectros"], 2, "did you mean \"selectors\"?"),
        (["record", "--run", String(repeating: "x", count: 10_000)], 2, "at most 200 bytes"),
        (["record", "--run", "a\u{1b}[31m"], 2, "without control characters"),
        (
            ["record", "--option", "scale=0"], 2,
            "\"0\" is no value for the engine option scale (device pixels per point)\n"
        ),
        (["record", "--option", "scael=2"], 2, "did you mean \"scale\"?"),
        (["record", "--sweep", "0...1000000000"], 2, "does not fit --sweep"),
        (["record", "--db", "/"], 5, "/ is a directory, not a database"),
        (["record", "--db", "/no/such/directory/x.db"], 6, "could not be read or written"),
        (["runs", "--db", "/etc"], 5, "/etc is a directory, not a database"),
        (["import", "/etc", "--db", "some.db"], 2, "/etc cannot be read: Is a directory"),
        (["import", "/dev/null", "--db", "some.db"], 2, "The stream is empty"),
        (["merge", "some.db", "--into", "some.db"], 2, "cannot be merged into itself"),
        (["config", "--config", "/etc"], 2, "/etc cannot be read: Is a directory"),
        (
            ["show", String(repeating: "x", count: 10_000), "--db", "some.db"], 3,
            "is no baseline, branch, run name or commit"
        ),
        (["show", "run:99999999999999999999", "--db", "some.db"], 2, "names no run"),
        (["completions", "tcsh"], 2, "expected one of bash, zsh, fish"),
        (["runs"], 3, "There is no database keyline.db"),
        (["runs", "--db", "foreign.db"], 5, "is not a Keyline database"),
        (["show", "run:7", "--db", "some.db"], 3, "There is no run 7"),
        (["show", "name:nobody", "--db", "some.db"], 3, "No run in some.db matches \"name:nobody\""),
        (["show", "nobody", "--db", "some.db"], 3, "is no baseline, branch, run name or commit"),
        (["show", "latest", "grid/scenario 9@w304", "--db", "some.db"], 3, "did you mean \"grid/scenario 0@w304\"?"),
        (["show", "latest", "grid/*", "--db", "some.db"], 2, "3 cases of run:1 match"),
        (["show", "latest", "--only", "x", "--db", "some.db"], 2, "no case of run:1 matches"),
        (["diff", "--db", "some.db"], 3, "There is no baseline \"main\""),
        (["diff", "latest", "merge-base:main", "--db", "some.db"], 2, "needs a git repository"),
        (["baseline", "delete", "x", "--db", "some.db"], 3, "There is no baseline \"x\""),
        (["baseline", "set", "a b", "latest", "--db", "some.db"], 2, "cannot name a baseline"),
        (["report", "run:1", "run:1", "--db", "some.db", "-o", "/proc/none/x.html"], 6, "cannot be written"),
        (["config", "--config", "missing.json"], 2, "missing.json cannot be read"),
        (["config", "--config", "comma.json"], 2, "is not JSON: line 3, column 5: an object without a comma"),
        (["config", "--config", "open.json"], 2, "is not JSON: line 2, column 1: a member without a name"),
        (["config", "--config", "bad.json"], 2, "unknown entry \"basline\"; did you mean \"baseline\"?"),
        (["record", "--recorder", "/no/such/program"], 6, "cannot be started"),
        (["record", "--recorder-arg", "x"], 2, "has no recorder to go to"),
        (["accept", "--cause", "zzz", "--db", "some.db", "--baseline", "name:local"], 2, "has no cause \"zzz\""),
    ]

    @Test(arguments: mistakes) func `A mistake is one sentence`(arguments: [String], code: Int32, words: String) throws
    {
        let keyline = try Keyline()
        try keyline.directory.write("I am a text, and long enough to be no database header either.", to: "foreign.db")
        try keyline.directory.write(#"{"basline": "x"}"#, to: "bad.json")
        try keyline.directory.write("{\n    \"db\": \"ö.db\"\n    \"jobs\": 2\n}\n", to: "comma.json")
        try keyline.directory.write("{\"db\": \"x.db\",\n", to: "open.json")
        if arguments.contains("some.db") { try keyline.record("worker", more: ["--db", "some.db"]) }
        let output = try keyline.run(arguments)
        #expect(output.code == code, "\(output.errors)")
        #expect(output.errors.contains(words), "\(output.errors)")
        #expect(output.text.isEmpty)
        #expect(!output.errors.contains("Fatal error"))
        #expect(output.errors.utf8.count < 5_000)
    }

    @Test(arguments: [
        ("no-footer", 4, "run:1 keeps its 6 cases and is marked incomplete"),
        ("wrong-count", 4, "says that it wrote 7 cases"), ("garbage", 6, "Hello, I am no recorder"),
        ("exit-3", 6, "marked failed"), ("silent", 6, "wrote no stream"), ("hang", 6, "wrote nothing for 0.5 s"),
        ("empty", 4, "the recorder has no cases"), ("twice", 2, "twice: as case 1 and as case 2"), ("flood", 0, ""),
        ("endless", 6, "\"xxxxxxxxxx"), ("closes", 6, "closed its output without ending"),
        ("version-2", 6, "version is not 1"),
    ]) func `A broken recorder is one sentence`(mode: String, code: Int32, words: String) throws {
        let keyline = try Keyline()
        let output = try keyline.record(mode, more: mode == "hang" ? ["--timeout", "0.5"] : [])
        #expect(output.code == code, "\(output.errors)")
        #expect(words.isEmpty || output.errors.contains(words), "\(output.errors)")
        #expect(output.errors.utf8.count < 2_000)
    }

    @Test func `A filter that matches nothing is a mistake`() throws {
        let keyline = try Keyline()
        try keyline.directory.write("", to: "x")
        let output = try keyline.record("stream", more: ["--only", "nothing/*"])
        #expect(output.code == 2)
        #expect(output.errors.contains("no case matches --only 'nothing/*'"))
    }

    @Test func `Closed and full outputs are told from success`() throws {
        let keyline = try Keyline()
        try keyline.record("worker", "cases=600")
        #expect(try keyline.shell("$KEYLINE runs >&-").code == 6)
        #expect(try keyline.shell("$KEYLINE runs > /dev/full").code == 6)
        // Whoever stops reading, as `head` does, wants no words about it.
        let pipe = try keyline.shell("$KEYLINE show latest --json | head -c 10; exit ${PIPESTATUS[0]}")
        #expect(pipe.errors.isEmpty && [0, 6].contains(pipe.code), "\(pipe.errors)")
        #expect(try keyline.shell("$KEYLINE record --recorder /no/such 2>&-").code == 6)
    }

    @Test func `Interrupting keeps what there is and marks the run`() throws {
        let keyline = try Keyline()
        try keyline.record("worker")
        let recorder = Keyline.recorderOptions(["worker", "cases=400", "slow=0.05"]).joined(separator: "' '")
        func cut(_ signal: String) throws -> Keyline.Output {
            try keyline.shell(
                """
                $KEYLINE record --jobs 2 '\(recorder)' & process=$!
                until $KEYLINE runs | grep -q recording; do sleep 0.1; done
                kill -\(signal) $process; wait $process 2>/dev/null; echo code $?
                """)
        }
        let output = try cut("INT")
        #expect(output.text == "code 130\n", "\(output.errors)")
        #expect(output.errors.contains("run:2 keeps its"))
        #expect(try cut("KILL").text == "code 137\n")
        let runs = try keyline("runs").text.split(separator: "\n").map { $0.split(separator: " ") }
        #expect(runs.dropFirst().map { String($0[3]) } == ["incomplete", "incomplete", "complete"])
    }

    @Test func `Version and help are results`() throws {
        let keyline = try Keyline()
        #expect(try keyline("--version").text == "keyline \(CommandLineInterface.version)\n")
        for command in CommandTable.flat {
            let output = try keyline.run(command.name.split(separator: " ").map(String.init) + ["--help"])
            #expect(output.code == 0)
            #expect(output.text.hasPrefix("Usage: keyline \(command.name)"))
        }
        for topic in HelpTopic.all { #expect(try keyline("help", topic.name).code == 0) }
    }
}
