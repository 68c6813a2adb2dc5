import Testing

@testable import LayoutCLI

/// A command that a report shows tells nothing of the machine or its user.
@Suite struct CommandWordsTests {
    @Test(arguments: [
        (["record", "--db", "/home/someone/work/keyline.db"], "keyline record --db keyline.db"),
        (["record", "--db=/home/someone/keyline.db", "--jobs", "2"], "keyline record --db=keyline.db --jobs 2"),
        (["record", "../Palette.swift", "./More.swift", "/tmp/"], "keyline record Palette.swift More.swift tmp"),
        (
            ["record", "--only", "palette/*@w304", "--option", "scale=2"],
            "keyline record --only 'palette/*@w304' --option scale=2"
        ),
        (
            ["record", "--recorder-arg", "--token", "--recorder-arg", "x"],
            "keyline record --recorder-arg --token --recorder-arg ..."
        ),
        (
            ["record", "--api-key", "abc", "--recorder-arg", "PASSWORD=abc"],
            "keyline record --api-key ... --recorder-arg PASSWORD=..."
        ),
        (["check", "--run", "it's"], #"keyline check --run 'it'\''s'"#),
    ])
    func `what is private is left out`(arguments: [String], words: String) {
        #expect(CommandWords.words(program: "/opt/tools/keyline", arguments: arguments) == words)
    }
}
