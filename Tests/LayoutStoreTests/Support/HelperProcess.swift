import Foundation

/// The program StoreTestHelper, which lies beside the tests, as a process that can be killed.
final class HelperProcess {
    private let process = Process()
    private let output = Pipe()

    init(_ arguments: [String]) throws {
        process.executableURL = Self.productsFolder.appendingPathComponent("StoreTestHelper")
        process.arguments = arguments
        process.standardOutput = output
        try process.run()
    }

    /// The folder of the test bundle: where every product is built.
    private static var productsFolder: URL {
        URL(fileURLWithPath: CommandLine.arguments[0]).deletingLastPathComponent()
    }

    /// Ends this process, and no other, as a power cut would.
    func killNow() { kill(process.processIdentifier, SIGKILL) }

    /// The first line of output, read while the process runs.
    func firstLine() -> String {
        var line: [UInt8] = []
        while let byte = try? output.fileHandleForReading.read(upToCount: 1)?.first, byte != UInt8(ascii: "\n") {
            line.append(byte)
        }
        return String(decoding: line, as: UTF8.self)
    }

    /// Waits for the end and returns the lines of output and the exit code.
    func finish() -> (lines: [String], code: Int32) {
        let data = output.fileHandleForReading.readDataToEndOfFile()
        process.waitUntilExit()
        return (
            String(decoding: data, as: UTF8.self).split(separator: "\n").map(String.init), process.terminationStatus
        )
    }
}

/// The stock `sqlite3` shell's answer, one line a row, columns joined by `|`.
func shell(_ database: String, _ sql: String) throws -> [String] {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = ["sqlite3", "-batch", "-nullvalue", "NULL", database, sql]
    let output = Pipe()
    process.standardOutput = output
    process.standardError = output
    try process.run()
    let data = output.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    let lines = String(decoding: data, as: UTF8.self).split(separator: "\n", omittingEmptySubsequences: false)
    return lines.dropLast().map(String.init)
}
