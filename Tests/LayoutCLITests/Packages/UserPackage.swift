import Foundation
import Testing

@testable import LayoutCLI

/// A package of somebody else, made of the tutorial's own files. One directory serves all tests, one after the other, and
/// its build is kept, so that the engine is built once.
struct UserPackage {
    let keyline: Keyline
    var directory: TemporaryDirectory { keyline.directory }

    private static let person = [
        "GIT_AUTHOR_NAME": "Ada", "GIT_AUTHOR_EMAIL": "ada@example.com", "GIT_COMMITTER_NAME": "Ada",
        "GIT_COMMITTER_EMAIL": "ada@example.com",
    ]

    /// The package with its library, and nothing of Keyline's yet.
    init(environment: [String: String] = [:]) throws {
        let place = try TemporaryDirectory(keeping: Golden.repository + "/.build/user-package")
        keyline = try Keyline(environment: Self.person.merging(environment) { $1 }, directory: place)
        for name in try FileManager.default.contentsOfDirectory(atPath: place.path) where name != ".build" {
            try FileManager.default.removeItem(atPath: place.file(name))
        }
        try write("tags-manifest.swift", to: "Package.swift")
        try write("flow-row-1.swift", to: "Sources/Tags/FlowRow.swift")
        try write("tag-list.swift", to: "Sources/Tags/TagList.swift")
    }

    /// With the recorder that `keyline init` and the tutorial make, on the branch main of a repository.
    static func withRecorder(environment: [String: String] = [:]) throws -> UserPackage {
        let package = try UserPackage(environment: environment)
        let added = try package.keyline("init")
        try #require(added.code == 0, "\(added.errors)")
        try package.write("recorder.swift", to: "Sources/layout-recorder/PackageRecorder.swift")
        try package.directory.write(previews, to: "Sources/Tags/Previews.swift")
        try package.git("init --quiet --initial-branch=main && git add . && git commit --quiet -m one")
        return package
    }

    /// Previews in all their forms: they compile in anybody's package.
    static let previews = """
        import SwiftUI

        struct Counter: View {
            @Binding var count: Int
            var body: some View { Button("\\(count)") { count += 1 } }
        }

        #Preview { TagList(["a", "b"]) }
        #Preview("Named", traits: .sizeThatFitsLayout, .landscapeLeft) { TagList([]) }
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

    /// Puts a file of the tutorial into the package.
    func write(_ resource: String, to path: String) throws {
        try directory.write(
            String(contentsOfFile: Self.resource(resource), encoding: .utf8), to: path)
    }

    static func resource(_ name: String) -> String {
        Golden.repository + "/Sources/Keyline/Keyline.docc/Resources/" + name
    }

    /// What the tutorial shows of a terminal.
    func expect(_ transcript: String) throws {
        try Transcript.expect(
            Self.resource(transcript), in: keyline,
            places: [
                (directory.path, "/home/ada/tags"), (Golden.repository, "/home/ada/keyline"),
                // The package manager calls a dependency by its directory.
                ("--package \(FileSystem.name(of: Golden.repository))", "--package keyline"),
            ])
    }

    func git(_ command: String) throws {
        let output = try keyline.shell("git " + command)
        try #require(output.code == 0, "git \(command): \(output.errors)")
    }
}
