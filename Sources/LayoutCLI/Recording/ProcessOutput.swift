/// Runs a program to its end and keeps what it wrote.
package struct ProcessOutput: Sendable {
    package var isSuccess: Bool
    /// Nil when a signal ended it or it ran out of time.
    package var exitCode: Int32?
    package var text: String
    package var errors: String?

    /// The first line of what it wrote, nil when that is empty or the program failed.
    package var line: String? {
        guard isSuccess, let line = text.split(whereSeparator: \.isNewline).first else { return nil }
        return String(line)
    }

    package static func of(
        _ command: [String], directory: String? = nil, environment: [String: String]? = nil, timeout: Double
    ) throws(CommandFailure) -> ProcessOutput {
        let process = try ChildProcess(command, input: .nothing, environment: environment, directory: directory)
        var reader = ProcessReader(process)
        let deadline = Clock.seconds + timeout
        var lines: [String] = []
        while true {
            switch reader.next(deadline: deadline) {
            case .line(let bytes): lines.append(String(decoding: bytes, as: UTF8.self))
            case .end(let remainder):
                if !remainder.isEmpty { lines.append(String(decoding: remainder, as: UTF8.self)) }
                reader.drainErrors()
                let ending = process.wait()
                var code: Int32?
                if case .exited(let number) = ending { code = number }
                return ProcessOutput(
                    isSuccess: ending == .exited(0), exitCode: code, text: lines.joined(separator: "\n"),
                    errors: reader.errors.text)
            case .timedOut:
                process.kill()
                return ProcessOutput(isSuccess: false, exitCode: nil, text: "", errors: reader.errors.text)
            case .interrupted:
                process.kill()
                throw CommandFailure(.interrupted, "interrupted")
            }
        }
    }
}
