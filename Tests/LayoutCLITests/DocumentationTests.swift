import Foundation
import Testing

@testable import LayoutCLI

/// The documentation of the library Keyline: every public symbol has words, and DocC finds nothing to warn of.
@Suite struct DocumentationTests {
    @Test func `DocC builds the documentation without a warning`() throws {
        let keyline = try Keyline()
        let build = FileSystem.directory(of: Keyline.executable)
        let output = try keyline.shell("\(Golden.repository)/.ci/docs \(keyline.directory.file("site")) \(build)")
        #expect(output.code == 0, "\(output.text)\(output.errors)")
        for page in [
            "documentation/keyline", "documentation/keyline/recording", "documentation/keyline/expectations",
            "documentation/keyline/continuousintegration", "tutorials/keyline/firstbaseline",
            "documentation/keyline/scenario", "documentation/keyline/expectlayout(of:matches:offers:file:)",
        ] {
            #expect(FileSystem.isFile(keyline.directory.file("site/\(page)/index.html")), "\(page)")
        }
    }

    /// The articles show commands, too.
    @Test func `Every command of the articles parses`() throws {
        let directory = Golden.repository + "/Sources/Keyline/Keyline.docc/Articles"
        var commands = 0
        for name in try FileManager.default.contentsOfDirectory(atPath: directory) {
            let text = try String(contentsOfFile: "\(directory)/\(name)", encoding: .utf8)
            for line in text.split(separator: "\n") where line.hasPrefix("keyline ") {
                commands += 1
                let words = ReferenceTests.words(line.dropFirst(8))
                #expect(throws: Never.self, "\(name): \(line)") {
                    let (found, rest) = try CommandTable.find(words)
                    _ = try ArgumentParser.parse(rest, of: found)
                }
            }
        }
        #expect(commands >= 5)
    }
}
