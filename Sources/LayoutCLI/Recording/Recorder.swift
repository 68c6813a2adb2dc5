import LayoutRecord
import LayoutReport

/// A program that records, and how it is to be talked to.
package struct Recorder: Equatable, Sendable {
    package enum Manner: Equatable, Sendable {
        /// It speaks the worker protocol and lists its cases.
        case worker
        /// It writes the whole stream, and understands options or not.
        case stream(understandsOptions: Bool)
    }

    /// The program and the arguments that come before all others.
    package var command: [String]
    package var manner: Manner
    /// What it lists without arguments, if it was asked already.
    package private(set) var listed: UnitList?

    package init(command: [String], manner: Manner) {
        self.command = command
        self.manner = manner
    }

    /// Starting takes a while of its own on a busy machine, which is no case's fault.
    static func patience(_ timeout: Double) -> Double { max(timeout, 15) }

    static let remedy = "Run the recorder alone: it must write the stream of `keyline help stream` and nothing else."

    /// A line that is no line of the stream.
    static func unreadable(_ bytes: [UInt8], number: Int) -> CommandFailure {
        let reason: String
        do {
            _ = try RecordingStream.line(bytes)
            reason = "it does not belong there"
        } catch {
            reason = error.description
        }
        let start = String(decoding: bytes.prefix(60), as: UTF8.self).visible
        return CommandFailure(
            .couldNotRun, "line \(number) of the recorder's output, \"\(start)\", cannot be read: \(reason)",
            remedy: remedy)
    }

    /// The environment of recorders: a crash names the place in the source, in a trace of which `ErrorTail` keeps that alone,
    /// and dictionaries and sets in views have the same order in each process.
    package static func environment(_ base: [String: String]) -> [String: String] {
        var environment = base
        environment["SWIFT_BACKTRACE"] =
            "enable=yes,color=no,interactive=no,threads=crashed,registers=none,images=none,limit=48,top=0,sanitize=no"
        environment["SWIFT_DETERMINISTIC_HASHING"] = "1"
        return environment
    }

    // MARK: Finding out what a program understands

    /// Asks a program that is not known how it wants to be talked to.
    ///
    /// A recorder of ours answers the worker mode without input with its header and its end. Anything else is read as a
    /// plain stream, with options if it answers `--list` with case ids or ignores what it does not know.
    package static func probe(
        _ command: [String], environment: [String: String], timeout: Double
    ) throws(CommandFailure) -> Recorder {
        let patience = patience(min(timeout, 20))
        for prefix in [["__recorder"], []] {
            let answer = try ask(command + prefix + ["--worker"], environment, patience)
            switch answer {
            case .emptyStream:
                // A recorder without cases answers alike; only one of ours also lists.
                var ours = Recorder(command: command + prefix, manner: .worker)
                ours.listed = try? list(ours.command, arguments: [], environment: environment, timeout: patience)
                if ours.listed != nil { return ours }
            case .stream: return Recorder(command: command, manner: .stream(understandsOptions: true))
            case .silence: return Recorder(command: command, manner: .stream(understandsOptions: false))
            case .other: break
            }
        }
        let list = try? self.list(command, arguments: [], environment: environment, timeout: patience)
        return Recorder(command: command, manner: .stream(understandsOptions: list != nil))
    }

    private enum Reply {
        case emptyStream, stream, silence, other
    }

    private static func ask(
        _ command: [String], _ environment: [String: String], _ patience: Double
    ) throws(CommandFailure) -> Reply {
        let process = try ChildProcess(command, input: .nothing, environment: environment)
        defer { process.kill() }
        var reader = ProcessReader(process)
        switch reader.next(deadline: Clock.seconds + patience) {
        case .line(let bytes): guard case .header? = try? RecordingStream.line(bytes) else { return .other }
        case .timedOut: return .silence
        case .interrupted: throw CommandFailure(.interrupted, "interrupted")
        case .end: return .other
        }
        // One of ours ends at once; what waits here is at work on its first case.
        switch reader.next(deadline: Clock.seconds + 3) {
        case .line(let bytes):
            guard case .end(cases: 0)? = try? RecordingStream.line(bytes) else { return .stream }
            return .emptyStream
        case .interrupted: throw CommandFailure(.interrupted, "interrupted")
        case .end, .timedOut: return .stream
        }
    }

    // MARK: Listing

    /// The cases that a recorder lists.
    package static func list(
        _ command: [String], arguments: [String], environment: [String: String], timeout: Double
    ) throws(CommandFailure) -> UnitList {
        let process = try ChildProcess(command + ["--list"] + arguments, input: .nothing, environment: environment)
        defer { process.kill() }
        var reader = ProcessReader(process)
        var units = UnitList()
        var seen = SeenNames()
        var count = 0
        while true {
            switch reader.next(deadline: Clock.seconds + patience(timeout)) {
            case .line(let bytes):
                let text = String(decoding: bytes, as: UTF8.self)
                guard let id = CaseID(parsing: text) else {
                    throw CommandFailure(
                        .couldNotRun,
                        "the recorder's list has \"\(String(text.prefix(60)).visible)\", which is no case id",
                        remedy: "With --list a recorder writes case ids, one a line, and nothing else.")
                }
                let name = id.description
                units.append(id, name: name)
                count += 1
                if let before = seen.insert(name) {
                    throw CommandFailure(
                        .usage, "the case \(id) is declared twice: as case \(before + 1) and as case \(count)",
                        remedy: "Give one of the scenarios another name.")
                }
            case .end:
                reader.drainErrors()
                let ending = process.wait()
                guard ending == .exited(0) else {
                    let errors = reader.errors.text.map { $0.hasPrefix("error: ") ? String($0.dropFirst(7)) : $0 }
                    // A recorder of ours says itself, with exit code 2, what of its options or suites is wrong.
                    let code: ExitCode = ending == .exited(2) ? .usage : .couldNotRun
                    throw CommandFailure(
                        code, errors ?? "the recorder \(ending.words) instead of listing its cases",
                        remedy: errors == nil ? remedy : nil)
                }
                return units
            case .timedOut:
                throw CommandFailure(
                    .couldNotRun, "the recorder did not list its cases within \(shortestDecimal(patience(timeout))) s",
                    remedy: "Raise --timeout, or run it alone with --list to see what it waits for.")
            case .interrupted: throw CommandFailure(.interrupted, "interrupted")
            }
        }
    }
}
