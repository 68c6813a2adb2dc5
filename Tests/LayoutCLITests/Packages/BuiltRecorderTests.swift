import Foundation
import Testing

@testable import LayoutCLI

/// A recorder that is older than the sources that it was built of.
@Suite struct BuiltRecorderTests {
    /// A package with two targets, of which one was linked into the recorder, at minutes that are given.
    private func package(executable: Int, build: Int, linked: Int, other: Int) throws -> TemporaryDirectory {
        let directory = try TemporaryDirectory()
        let files = [
            (".build/debug/recorder", "", executable), (".build/build.db", "", build),
            (".build/debug/recorder.product/Objects.LinkFileList", "/p/.build/debug/App.build/main.swift.o\n", 0),
            ("Sources/App/main.swift", "", linked), ("Sources/Other/Other.swift", "", other),
            ("Sources/App/Notes.txt", "", 99), ("Package.swift", "", 0),
        ]
        for (name, text, minute) in files {
            try directory.write(text, to: name)
            try FileManager.default.setAttributes(
                [.modificationDate: Date(timeIntervalSince1970: 1_700_000_000 + 60 * Double(minute))],
                ofItemAtPath: directory.file(name))
        }
        return directory
    }

    private static let cases: [(executable: Int, build: Int, linked: Int, other: Int, warns: Bool, refuses: Bool)] = [
        (5, 5, 4, 4, false, false),
        (5, 5, 6, 4, true, true),
        // Building again would not touch it.
        (5, 5, 4, 6, false, false),
        // It was built since, and came out as it was, or failed.
        (5, 7, 6, 4, true, false),
        (5, 7, 8, 4, true, true),
    ]

    @Test(arguments: cases.indices) func `A verdict needs what is built of the sources as they are`(index: Int) throws {
        let (executable, build, linked, other, warns, refuses) = Self.cases[index]
        let directory = try package(executable: executable, build: build, linked: linked, other: other)
        let recorder = try #require(BuiltRecorder([directory.file(".build/debug/recorder")]))
        let words = "Sources/App/main.swift was changed after the recorder"
        #expect((recorder.staleness != nil) == warns)
        #expect(recorder.staleness?.contains(words) ?? true)
        #expect((recorder.stale != nil) == refuses)
        #expect(recorder.stale?.message.contains(words) ?? true)
        #expect(recorder.stale?.remedy?.contains("`swift build --product recorder --package-path") ?? true)
    }

    @Test func `Without a list of what was linked every source counts`() throws {
        let directory = try package(executable: 5, build: 5, linked: 4, other: 6)
        try FileManager.default.removeItem(atPath: directory.file(".build/debug/recorder.product"))
        let recorder = try #require(BuiltRecorder([directory.file(".build/debug/recorder")]))
        #expect(recorder.stale?.message.contains("Sources/Other/Other.swift was changed") == true)
    }

    @Test func `check refuses it, record says so`() throws {
        let directory = try package(executable: 5, build: 5, linked: 6, other: 4)
        let executable = directory.file(".build/debug/recorder")
        let script = "#!/bin/sh\nexec python3 \(Fixtures.directory)/Fixtures/recorder.py worker \"$@\"\n"
        try script.write(toFile: executable, atomically: true, encoding: .utf8)
        try FileManager.default.setAttributes(
            [.posixPermissions: 0o755, .modificationDate: Date(timeIntervalSince1970: 1_700_000_300)],
            ofItemAtPath: executable)
        let keyline = try Keyline()
        let recorded = try keyline("record", "--recorder", executable, "--baseline", "main")
        #expect(recorded.code == 0, "\(recorded.errors)")
        #expect(recorded.errors.contains("main.swift was changed after the recorder was built"))
        let refused = try keyline("check", "--recorder", executable, "--baseline", "main")
        #expect(refused.code == ExitCode.couldNotRun.rawValue)
        #expect(refused.errors.contains("so its change is not in it"))
        try FileManager.default.setAttributes([.modificationDate: Date()], ofItemAtPath: executable)
        let checked = try keyline("check", "--recorder", executable, "--baseline", "main")
        #expect(checked.code == 0, "\(checked.errors)")
    }
}
