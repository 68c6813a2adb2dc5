import Foundation

@testable import LayoutCLI

/// The files beside these tests.
enum Fixtures {
    static let directory = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent().path

    /// The command of the recorder that is not ours.
    static func recorder(_ arguments: String...) -> [String] {
        ["/usr/bin/env", "python3", "\(directory)/Fixtures/recorder.py"] + arguments
    }

    static let environment = Recorder.environment(ProcessInfo.processInfo.environment)
}

/// A directory for a test: gone when the test is over, unless it is to be kept.
final class TemporaryDirectory: Sendable {
    let path: String
    private let isKept: Bool

    init() throws {
        let base = FileManager.default.temporaryDirectory.appending(path: "keyline-test-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: base, withIntermediateDirectories: true)
        path = FileSystem.absolute(base.path)
        isKept = false
    }

    /// A directory that stays.
    init(keeping path: String) throws {
        try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
        self.path = FileSystem.absolute(path)
        isKept = true
    }

    deinit { if !isKept { try? FileManager.default.removeItem(atPath: path) } }

    func file(_ name: String) -> String { "\(path)/\(name)" }

    func write(_ text: String, to name: String) throws {
        let url = URL(filePath: file(name))
        try FileManager.default.createDirectory(
            at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
        try text.write(to: url, atomically: true, encoding: .utf8)
    }
}
