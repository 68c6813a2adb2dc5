import Foundation
import Testing

/// The built executable, run as a person runs it.
struct Keyline: Sendable {
    struct Output {
        var code: Int32
        var text: String
        var errors: String
    }

    static let executable: String = {
        // The executable lies beside the test bundle, which is this program or what loaded it.
        for argument in CommandLine.arguments.prefix(1) + [Bundle.main.executablePath ?? ""] {
            var url = URL(filePath: argument)
            while url.path != "/" {
                url.deleteLastPathComponent()
                let candidate = url.appending(path: "keyline").path
                if FileManager.default.isExecutableFile(atPath: candidate), !url.path.hasSuffix("Sources") {
                    return candidate
                }
            }
        }
        return "keyline"
    }()

    let directory: TemporaryDirectory
    var environment: [String: String]

    /// In an empty directory unless one is given, with no CI and no colour wish of the machine.
    init(environment: [String: String] = [:], directory given: TemporaryDirectory? = nil) throws {
        directory = try given ?? TemporaryDirectory()
        var clean = ProcessInfo.processInfo.environment.filter { name, _ in
            !name.hasPrefix("KEYLINE_") && !name.hasPrefix("GITHUB_") && !name.hasPrefix("CI")
                && !["NO_COLOR", "COLUMNS", "BUILDKITE"].contains(name)
        }
        clean.merge(environment) { $1 }
        // No repository above the directory plays a part.
        clean["GIT_CEILING_DIRECTORIES"] = URL(filePath: directory.path).deletingLastPathComponent().path
        self.environment = clean
    }

    @discardableResult func callAsFunction(_ arguments: String...) throws -> Output { try run(arguments) }

    /// Runs `keyline` to its end.
    @discardableResult func run(_ arguments: [String]) throws -> Output {
        try run(Self.executable, arguments)
    }

    /// Runs a shell command in which `$KEYLINE` is the executable.
    @discardableResult func shell(_ command: String) throws -> Output {
        try run("/bin/bash", ["-c", command])
    }

    private func run(_ executable: String, _ arguments: [String]) throws -> Output {
        let process = Process()
        process.executableURL = URL(filePath: executable)
        process.arguments = arguments
        process.currentDirectoryURL = URL(filePath: directory.path)
        process.environment = environment.merging(["KEYLINE": Self.executable]) { $1 }
        let captured = try TemporaryDirectory()
        func open(_ name: String) throws -> FileHandle {
            _ = FileManager.default.createFile(atPath: captured.file(name), contents: nil)
            return try #require(FileHandle(forWritingAtPath: captured.file(name)))
        }
        process.standardInput = FileHandle.nullDevice
        process.standardOutput = try open("output")
        process.standardError = try open("errors")
        try process.run()
        process.waitUntilExit()
        func text(_ name: String) throws -> String {
            String(decoding: try Data(contentsOf: URL(filePath: captured.file(name))), as: UTF8.self)
        }
        return Output(code: process.terminationStatus, text: try text("output"), errors: try text("errors"))
    }

    /// `record` with the recorder that is not ours.
    @discardableResult func record(_ recorder: String..., more: [String] = []) throws -> Output {
        try run(["record"] + Self.recorderOptions(recorder) + more)
    }

    static func recorderOptions(_ arguments: [String]) -> [String] {
        ["--recorder", "\(Fixtures.directory)/Fixtures/recorder.py"]
            + arguments.flatMap { ["--recorder-arg", $0] }
    }
}
