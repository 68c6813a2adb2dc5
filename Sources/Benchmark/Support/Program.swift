import Foundation

/// Why a benchmark cannot be run here.
struct BenchmarkError: Error, CustomStringConvertible {
    let description: String

    init(_ description: String) { self.description = description }
}

/// Programs that are run and measured as whole commands.
enum Program {
    struct Measurement {
        var seconds = 0.0
        /// The most memory the program, or one that it waited for, had resident, in bytes.
        var memory = 0.0
        var code: Int32 = 0
        var output: Data
    }

    /// Runs a command to its end. Its standard error is passed through when it fails.
    ///
    /// The command is started by a small copy of this program: the kernel counts a child's peak memory from what its
    /// parent had when it started it, and a benchmark that holds recordings is large.
    static func run(
        _ command: [String], directory: String? = nil, allowing codes: Set<Int32> = [0]
    ) throws -> Measurement {
        let process = Process()
        process.executableURL = URL(fileURLWithPath: Program.own)
        process.arguments = ["__measure"] + command
        if let directory { process.currentDirectoryURL = URL(fileURLWithPath: directory) }
        let output = Pipe()
        let errors = Pipe()
        process.standardOutput = output
        process.standardError = errors
        let drained = DataBox()
        errors.fileHandleForReading.readabilityHandler = { drained.append($0.availableData) }
        try process.run()
        let data = output.fileHandleForReading.readDataToEndOfFile()
        process.waitUntilExit()
        errors.fileHandleForReading.readabilityHandler = nil
        drained.append(errors.fileHandleForReading.readDataToEndOfFile())
        // The last line of standard error is the measurement.
        let words = drained.text.split(separator: "\n").last?.split(separator: " ") ?? []
        guard words.count == 4, words[0] == "__measured", let seconds = Double(words[1]),
            let kilobytes = Double(words[2]),
            let code = Int32(words[3]), codes.contains(code)
        else {
            throw BenchmarkError("`\(command.joined(separator: " "))` failed:\n\(drained.text)")
        }
        return Measurement(seconds: seconds, memory: kilobytes * 1024, code: code, output: data)
    }

    /// The middle time of several runs.
    static func seconds(_ command: [String], rounds: Int = 5, allowing codes: Set<Int32> = [0]) throws -> Double {
        Timing.median(try (0..<rounds).map { _ in try run(command, allowing: codes).seconds })
    }

    /// `__measure COMMAND...`: runs a command, and writes how long it took and how large it was to standard error.
    static func measure(_ command: [String]) -> Int32 {
        var arguments: [UnsafeMutablePointer<CChar>?] = command.map { strdup($0) } + [nil]
        defer { for argument in arguments { free(argument) } }
        var process = pid_t()
        var status: Int32 = 0
        var usage = rusage()
        let clock = ContinuousClock()
        let start = clock.now
        guard posix_spawnp(&process, command[0], nil, nil, &arguments, environ) == 0 else { return 127 }
        while wait4(process, &status, 0, &usage) < 0, errno == EINTR {}
        let seconds = start.duration(to: clock.now) / .seconds(1)
        let code = status & 0x7F == 0 ? (status >> 8) & 0xFF : 128 + (status & 0x7F)
        FileHandle.standardError.write(Data("\n__measured \(seconds) \(usage.ru_maxrss) \(code)\n".utf8))
        return 0
    }

    /// Whether a program can be found.
    static func has(_ name: String) -> Bool {
        let paths = ProcessInfo.processInfo.environment["PATH"] ?? "/usr/bin:/bin"
        return paths.split(separator: ":").contains { FileManager.default.isExecutableFile(atPath: "\($0)/\(name)") }
    }

    static var own: String {
        (try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")) ?? CommandLine.arguments[0]
    }
}

/// What is read on another thread.
private final class DataBox: @unchecked Sendable {
    private let lock = NSLock()
    private var data = Data()

    func append(_ more: Data) { lock.withLock { data.append(more) } }
    var text: String { lock.withLock { String(decoding: data, as: UTF8.self) } }
}
