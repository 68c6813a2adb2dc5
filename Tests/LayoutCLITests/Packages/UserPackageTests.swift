import Foundation
import Testing

@testable import LayoutCLI

/// A package of somebody else, from nothing to a checked pull request. Builds the engine once, as every user does.
@Suite(.serialized) struct UserPackageTests {
    /// Every terminal that the tutorial shows, in its order.
    @Test(.timeLimit(.minutes(15))) func `The tutorial does what it shows`() throws {
        let package = try UserPackage()
        try package.expect("init.txt")
        // A second time nothing is replaced.
        let again = try package.keyline("init").text
        #expect(again.split(separator: "\n").allSatisfy { $0.hasPrefix("kept ") }, "\(again)")
        try package.write("recorder.swift", to: "Sources/layout-recorder/PackageRecorder.swift")
        let recorder = package.directory.file(".build/debug/layout-recorder")
        try? FileManager.default.removeItem(atPath: recorder)
        let unbuilt = try package.keyline("record")
        #expect(unbuilt.code == 6, "\(unbuilt.errors)")
        #expect(unbuilt.errors.contains("Build it: `swift build --product layout-recorder`"), "\(unbuilt.errors)")
        try package.expect("record.txt")
        try package.write("flow-row-2.swift", to: "Sources/Tags/FlowRow.swift")
        let stale = try package.keyline("scenarios")
        #expect(stale.errors.contains("Sources/Tags/FlowRow.swift was changed after the recorder"), "\(stale.errors)")
        try package.expect("check.txt")
        try package.expect("accept.txt")
        try package.expect("history.txt")
        try package.expect("add-test.txt")
        try package.write("expectation.swift", to: "Tests/TagsTests/TagsTests.swift")
        try package.expect("expect.txt")
    }

    /// The shell recipe of the documentation.
    private static func recipe() throws -> String {
        let page = try String(contentsOfFile: Golden.repository + "/docs/ci.md", encoding: .utf8)
        let start = try #require(page.range(of: "```sh\n#!/bin/sh\n"))
        let end = try #require(page.range(of: "```", range: start.upperBound..<page.endIndex))
        return "#!/bin/sh\n" + page[start.upperBound..<end.lowerBound]
    }

    @Test func `The shell recipe records on main and checks on a branch`() throws {
        let package = try UserPackage.withRecorder()
        let keyline = package.keyline
        try package.directory.write(try Self.recipe(), to: "check.sh")
        let recorded = try keyline.shell("sh check.sh")
        try #require(recorded.code == 0, "\(recorded.text)\(recorded.errors)")
        #expect(recorded.text.contains("7 cases, complete  main@"))

        try package.git("checkout --quiet -b topic")
        try package.write("flow-row-2.swift", to: "Sources/Tags/FlowRow.swift")
        try package.git("commit --quiet --all -m two")
        let checked = try keyline.shell("sh check.sh")
        #expect(checked.code == 1, "\(checked.text)\(checked.errors)")
        #expect(checked.text.contains("merge base of \"main\""))
        #expect(checked.text.contains("FlowRow"), "\(checked.text)")
        #expect(checked.text.contains("by code"))
        for name in ["layout.html", "layout.md"] { #expect(FileSystem.isFile(package.directory.file(name))) }
        #expect(try keyline("accept").code == 0)
        #expect(try keyline("check").code == 0)
        #expect(try keyline("history", "tags/five tags@w96").text.contains("\n  ABB\n"))
    }

    /// Without a database, and with a working directory that is not committed.
    @Test func `Two revisions are compared and nothing is left behind`() throws {
        let package = try UserPackage.withRecorder()
        let keyline = package.keyline
        try package.write("flow-row-2.swift", to: "Sources/Tags/FlowRow.swift")
        let parent = FileSystem.directory(of: package.directory.path)
        let siblings = try FileManager.default.contentsOfDirectory(atPath: parent).sorted()
        let compared = try keyline("compare", "main", "--report", "html=compare.html")
        #expect(compared.code == 1, "\(compared.errors)")
        #expect(compared.text.contains("[the working directory]"), "\(compared.text)")
        #expect(compared.text.contains("FlowRow"), "\(compared.text)")
        #expect(FileSystem.isFile(package.directory.file("compare.html")))
        #expect(!FileSystem.exists(package.directory.file("keyline.db")))
        #expect(try keyline.shell("git worktree list").text.split(separator: "\n").count == 1)
        #expect(try FileManager.default.contentsOfDirectory(atPath: parent).sorted() == siblings)
        #expect(try keyline("compare", "nowhere").code == 3)
        #expect(try keyline("compare", "main", "--product", "layout-recoder").code == 2)
    }

    @Test func `A package with previews has something to record at once`() throws {
        let package = try UserPackage()
        try package.directory.write(UserPackage.previews, to: "Sources/Tags/Previews.swift")
        let keyline = package.keyline
        try #require(try keyline("init").code == 0)
        let manifest = try String(contentsOfFile: package.directory.file("Package.swift"), encoding: .utf8)
        let target = "\n        .executableTarget(\n            name: \"layout-recorder\","
        #expect(manifest.contains(target), "\(manifest)")
        let built = try keyline.shell("swift build --quiet --product layout-recorder")
        #expect(built.code == 0, "\(built.errors)")
        let cases = try keyline("scenarios").text.split(separator: "\n")
        #expect(cases.contains("Previews/Named@ideal") && cases.contains("Previews/preview@w96h600"), "\(cases)")
        #expect(cases.allSatisfy { $0.hasPrefix("Previews/") })
    }

    /// The command that a message shows in backquotes.
    private static func command(_ start: String, in text: String) throws -> String {
        let begin = try #require(text.range(of: "`" + start), "no `\(start)` in \(text)")
        let rest = text[text.index(after: begin.lowerBound)...]
        return String(rest.prefix { $0 != "`" })
    }

    @Test func `A test of the package expects a layout`() throws {
        let package = try UserPackage.withRecorder()
        let keyline = package.keyline
        try #require(try keyline.shell("swift package add-target TagsTests --type test --dependencies Tags").code == 0)
        try package.write("expectation.swift", to: "Tests/TagsTests/TagsTests.swift")
        let added = try keyline("init").text
        #expect(added.contains("TagsTests uses Keyline"), "\(added)")
        func test(_ variables: String = "") throws -> Keyline.Output {
            try keyline.shell("\(variables) swift test 2>&1")
        }

        let first = try test()
        #expect(first.code == 1, "\(first.text)")
        #expect(first.text.contains("nothing is recorded of the layout \"two tags\""), "\(first.text)")
        #expect(first.text.contains("Run the test once with KEYLINE_RECORD=1"))
        let refused = try test("CI=true KEYLINE_RECORD=1")
        #expect(refused.code == 1 && refused.text.contains("nothing becomes what is expected"), "\(refused.text)")
        #expect(try test("KEYLINE_RECORD=1").code == 0)
        #expect(try test().code == 0)

        try package.write("flow-row-2.swift", to: "Sources/Tags/FlowRow.swift")
        let changed = try test()
        #expect(changed.code == 1)
        #expect(changed.text.contains("the layout \"two tags\" changed"), "\(changed.text)")
        #expect(changed.text.contains("FlowRow") && changed.text.contains("by code"))
        let accept = try keyline.shell(
            "keyline() { \"$KEYLINE\" \"$@\"; }; \(try Self.command("keyline accept", in: changed.text))")
        #expect(accept.code == 0, "\(accept.errors)")
        let accepted = try test()
        #expect(accepted.code == 0, "\(accepted.text)")
    }

    @Test func `The documentation has the workflow that init writes`() throws {
        let page = try String(contentsOfFile: Golden.repository + "/docs/ci.md", encoding: .utf8)
        #expect(page.contains("```yaml\n" + InitTemplates.workflow(recorder: "layout-recorder") + "```"))
    }
}
