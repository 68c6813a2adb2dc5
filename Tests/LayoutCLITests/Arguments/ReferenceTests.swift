import Foundation
import Testing

@testable import LayoutCLI

/// The documentation says what the program does, because both are made from the same definitions.
@Suite struct ReferenceTests {
    @Test func `The reference is made from the definitions`() throws {
        try Golden.expect(CommandReference.markdown(), equals: Golden.repository + "/docs/commands.md")
    }

    @Test func `The schema of the configuration is made from the definitions`() throws {
        try Golden.expect(ConfigurationSchema.text(), equals: Golden.repository + "/docs/keyline.schema.json")
    }

    @Test(arguments: Completions.shells) func `Completion scripts are made from the definitions`(shell: String) throws {
        try Golden.expect(
            Completions.script(for: shell) + "\n", equals: "\(Fixtures.directory)/Golden/completions.\(shell)")
    }

    @Test func `The help of a command`() throws {
        let record = try #require(CommandTable.all.first { $0.name == "record" })
        try Golden.expect(
            HelpText.help(on: record, width: 80) + "\n", equals: "\(Fixtures.directory)/Golden/help-record.txt")
        try Golden.expect(HelpText.overview(width: 80) + "\n", equals: "\(Fixtures.directory)/Golden/help.txt")
        for command in CommandTable.flat {
            for line in HelpText.help(on: command, width: 80).split(separator: "\n") where !line.hasPrefix("  keyline")
            {
                #expect(line.count <= 88, "\(command.name): \(line)")
            }
        }
    }

    @Test func `Every definition is whole`() {
        for command in CommandTable.flat {
            #expect(command.summary.hasSuffix("."), "\(command.name)")
            #expect(command.exitCodes.contains(.fine))
            if command.action != nil { #expect(!command.examples.isEmpty, "\(command.name)") }
            var names: Set<String> = []
            for option in command.options {
                #expect(names.insert(option.name).inserted, "\(command.name) \(option.name)")
                #expect(option.summary.hasSuffix("."), "\(option.name)")
                if let short = option.short { #expect(names.insert(String(short)).inserted) }
            }
        }
    }

    @Test func `Every example parses`() throws {
        for command in CommandTable.flat {
            for example in command.examples where example.command.hasPrefix("keyline ") {
                let words = Self.words(example.command.dropFirst(8))
                let (found, rest) = try CommandTable.find(words)
                #expect(found.name == command.name, "\(example.command)")
                #expect(throws: Never.self) { try ArgumentParser.parse(rest, of: found) }
            }
        }
    }

    /// The pages that show commands; the README too, once there is one.
    private static let pages: [String] = {
        let docs = (try? FileManager.default.contentsOfDirectory(atPath: Golden.repository + "/docs")) ?? []
        let names = docs.filter { $0.hasSuffix(".md") }.sorted().map { "docs/" + $0 }
        return FileSystem.isFile(Golden.repository + "/README.md") ? ["README.md"] + names : names
    }()

    @Test(arguments: pages) func `Every command in the documentation parses`(page: String) throws {
        let text = try String(contentsOfFile: Golden.repository + "/" + page, encoding: .utf8)
        var isShell = false
        var lines = 0
        for line in text.split(separator: "\n") {
            if line.hasPrefix("```") { isShell = ["```sh", "```shell", "```bash", "```console"].contains(line) }
            var command = line.drop { $0 == " " || $0 == "$" }
            guard isShell, command.hasPrefix("keyline ") else { continue }
            lines += 1
            // What a shell takes for itself ends the command.
            command = command.prefix { !"|>#&".contains($0) }
            let words = Self.words(command.dropFirst(8))
            if ["--version", "--help"].contains(words.first) { continue }
            #expect(throws: Never.self, "\(page): \(line)") {
                let (found, rest) = try CommandTable.find(words)
                _ = try ArgumentParser.parse(rest, of: found)
            }
        }
        if page == "docs/commands.md" || page == "docs/ci.md" { #expect(lines > 2) }
    }

    @Test func `The README has every exit code and leads to every command`() throws {
        let readme = try String(contentsOfFile: Golden.repository + "/README.md", encoding: .utf8)
        #expect(readme.contains("(docs/commands.md)"))
        for code in ExitCode.allCases { #expect(readme.contains("| \(code.rawValue) | \(code.meaning) |"), "\(code)") }
        let reference = try String(contentsOfFile: Golden.repository + "/docs/commands.md", encoding: .utf8)
        for command in CommandTable.flat where command.action != nil {
            #expect(reference.contains("## \(command.name)\n"), "\(command.name)")
        }
    }

    /// Splits as a shell does, as far as examples go.
    static func words(_ line: some StringProtocol) -> [String] {
        var words: [String] = []
        var word = ""
        var isQuoted = false
        for letter in line {
            switch letter {
            case "'": isQuoted.toggle()
            case " " where !isQuoted:
                if !word.isEmpty { words.append(word) }
                word = ""
            default: word.append(letter)
            }
        }
        return word.isEmpty ? words : words + [word]
    }
}
