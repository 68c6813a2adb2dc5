import Foundation
import Testing

@testable import LayoutCLI

/// A package of somebody else, with previews of all forms in it, from nothing to a checked pull request. Builds the engine
/// once, as every user does.
@Suite struct UserPackageTests {
    private static let manifest = """
        // swift-tools-version: 6.0
        import PackageDescription

        let package = Package(
            name: "tiles",
            products: [.library(name: "Tiles", targets: ["Tiles"])],
            targets: [
                .target(name: "Tiles"),
                .testTarget(name: "TilesTests", dependencies: ["Tiles"]),
            ]
        )

        """

    private static func library(spacing: Int) -> String {
        """
        import SwiftUI

        public struct Tiles: View {
            public init() {}
            public var body: some View {
                VStack(alignment: .leading, spacing: \(spacing)) {
                    Text("One")
                    Text("Two and a half")
                }
            }
        }

        struct Counter: View {
            @Binding var count: Int
            var body: some View { Button("\\(count)") { count += 1 } }
        }

        #Preview { Tiles() }
        #Preview("Named", traits: .sizeThatFitsLayout, .landscapeLeft) { Tiles() }
        #if DEBUG
        #Preview("State", traits: .fixedLayout(width: 120, height: 80)) {
            @Previewable @State var count = 1
            Counter(count: $count)
        }
        #endif
        #Preview("Statements") {
            let names = ["a", "b"]
            return ForEach(names, id: \\.self) { Text($0) }
        }

        """
    }

    /// The shell recipe of the documentation.
    private static func recipe() throws -> String {
        let page = try String(contentsOfFile: Golden.repository + "/docs/ci.md", encoding: .utf8)
        let start = try #require(page.range(of: "```sh\n#!/bin/sh\n"))
        let end = try #require(page.range(of: "```", range: start.upperBound..<page.endIndex))
        return "#!/bin/sh\n" + page[start.upperBound..<end.lowerBound]
    }

    @Test func `Init, record, change, check, accept, compare`() throws {
        let keyline = try Keyline(environment: [
            "GIT_AUTHOR_NAME": "Ada", "GIT_AUTHOR_EMAIL": "ada@example.com", "GIT_COMMITTER_NAME": "Ada",
            "GIT_COMMITTER_EMAIL": "ada@example.com",
        ])
        let directory = keyline.directory
        try directory.write(Self.manifest, to: "Package.swift")
        try directory.write(Self.library(spacing: 12), to: "Sources/Tiles/Tiles.swift")
        try directory.write("import Testing\n@testable import Tiles\n", to: "Tests/TilesTests/TilesTests.swift")
        let added = try keyline("init")
        try #require(added.code == 0, "\(added.errors)")
        #expect(added.text.contains("wrote keyline.json"))
        // A second time nothing is replaced.
        #expect(try keyline("init").text.split(separator: "\n").allSatisfy { $0.hasPrefix("kept ") })
        let recorder = try String(
            contentsOfFile: directory.file("Sources/layout-recorder/PackageRecorder.swift"), encoding: .utf8)
        let lines = recorder.split(separator: "\n", omittingEmptySubsequences: false)
        let first = try #require(lines.firstIndex { $0.contains("Scenario(\"first\")") })
        let own = lines[..<first] + ["            Scenario(\"tiles\") { Tiles() }", "        }", "    }", "}", ""]
        try directory.write(own.joined(separator: "\n"), to: "Sources/layout-recorder/PackageRecorder.swift")
        try directory.write(try Self.recipe(), to: "check.sh")
        func git(_ command: String) throws { try #require(try keyline.shell("git " + command).code == 0) }
        try git("init --quiet --initial-branch=main && git add . && git commit --quiet -m one")

        let recorded = try keyline.shell("sh check.sh")
        try #require(recorded.code == 0, "\(recorded.text)\(recorded.errors)")
        #expect(recorded.text.contains("5 cases, complete  main@"))

        try git("checkout --quiet -b topic")
        try directory.write(Self.library(spacing: 10), to: "Sources/Tiles/Tiles.swift")
        try git("commit --quiet --all -m two")
        let checked = try keyline.shell("sh check.sh")
        #expect(checked.code == 1, "\(checked.text)\(checked.errors)")
        #expect(checked.text.contains("merge base of \"main\""))
        #expect(checked.text.contains("edited spacing, 12 -> 10"), "\(checked.text)")
        #expect(checked.text.contains("by source"))
        for name in ["layout.html", "layout.md"] { #expect(FileSystem.isFile(directory.file(name))) }

        #expect(try keyline("accept").code == 0)
        let passed = try keyline("check")
        #expect(passed.code == 0, "\(passed.text)\(passed.errors)")
        #expect(try keyline("history", "tiles/tiles@w304").text.contains("\n  ABB\n"))

        // Without the database, and with a working directory that is not committed.
        try directory.write(Self.library(spacing: 9), to: "Sources/Tiles/Tiles.swift")
        // Other tests keep folders there too; the command's own are keyline- and six characters.
        func leftovers() throws -> [String] {
            try FileManager.default.contentsOfDirectory(atPath: FileSystem.directory(of: directory.path))
                .filter { $0.hasPrefix("keyline-") && $0.count == "keyline-XXXXXX".count }
        }
        let siblings = try leftovers()
        let compared = try keyline("compare", "main", "--report", "html=compare.html")
        #expect(compared.code == 1, "\(compared.errors)")
        #expect(compared.text.contains("edited spacing, 12 -> 9"), "\(compared.text)")
        #expect(FileSystem.isFile(directory.file("compare.html")))
        #expect(try keyline.shell("git worktree list").text.split(separator: "\n").count == 1)
        #expect(Set(try leftovers()).isSubset(of: siblings))
        #expect(try keyline("compare", "nowhere").code == 3)
        #expect(try keyline("compare", "main", "--product", "layout-recoder").code == 2)
    }

    @Test func `The documentation has the workflow that init writes`() throws {
        let page = try String(contentsOfFile: Golden.repository + "/docs/ci.md", encoding: .utf8)
        #expect(page.contains("```yaml\n" + InitTemplates.workflow(recorder: "layout-recorder") + "```"))
    }
}
