import LayoutRecord
import LayoutRecording

/// Reads a recorder that is not ours: the whole stream, as it comes.
struct StreamRecording {
    var command: [String]
    var environment: [String: String]
    /// In seconds, per line.
    var timeout: Double
    /// Globs over case ids, for a recorder that does not choose itself; empty for all.
    var only: [String]

    /// Reads every case that is asked for. `header` is called once, first; `record` per case; it returns false to stop.
    func read(
        header: (RunHeader) throws -> Void, record: (CaseRecord) throws -> Bool
    ) throws {
        let process = try ChildProcess(command, input: .nothing, environment: environment)
        defer { process.kill() }
        var reader = ProcessReader(process)
        let globs = only.map(Glob.init)
        var number = 0
        var cases = 0
        var hasHeader = false
        var hasEnd = false
        var isOpen = true
        while isOpen {
            let bytes: [UInt8]
            let patience = number == 0 ? Recorder.patience(timeout) : timeout
            switch reader.next(deadline: Clock.seconds + patience) {
            case .line(let line): bytes = line
            case .end(let remainder):
                isOpen = false
                if remainder.isEmpty { continue }
                // The program was cut off in the middle of a line, or its last line has no newline.
                guard (try? RecordingStream.line(remainder)) != nil else { continue }
                bytes = remainder
            case .timedOut:
                process.kill()
                throw hung(number: number, seconds: patience)
            case .interrupted: throw CommandFailure(.interrupted, "interrupted")
            }
            number += 1
            guard let line = try? RecordingStream.line(bytes), !hasEnd else {
                throw Recorder.unreadable(bytes, number: number)
            }
            switch line {
            case .header(let value):
                guard !hasHeader else { throw Recorder.unreadable(bytes, number: number) }
                hasHeader = true
                try header(value)
            case .record(let value):
                guard hasHeader else { throw Recorder.unreadable(bytes, number: number) }
                cases += 1
                if globs.isEmpty || globs.contains(where: { $0.matches(value.id.description) }) {
                    guard try record(value) else { return }
                }
            case .end(let declared):
                hasEnd = true
                guard declared == cases else {
                    throw CommandFailure(
                        .emptyOrIncomplete,
                        "the recorder says that it wrote \(declared) cases, yet \(cases) came", remedy: Recorder.remedy)
                }
            }
        }
        reader.drainErrors()
        try checkEnding(process.wait(), reader.errors.text, hasHeader: hasHeader, hasEnd: hasEnd, cases: cases)
    }

    private func hung(number: Int, seconds: Double) -> CommandFailure {
        CommandFailure(
            .couldNotRun,
            "the recorder wrote nothing for \(shortestDecimal(seconds)) s after line \(number) and was ended",
            remedy: "Raise --timeout, or run it alone to see what it waits for.")
    }

    private func checkEnding(
        _ ending: ChildProcess.Ending, _ errors: String?, hasHeader: Bool, hasEnd: Bool, cases: Int
    ) throws(CommandFailure) {
        guard ending == .exited(0) else {
            let words = errors.map { ":\n" + $0 } ?? ""
            throw CommandFailure(
                .couldNotRun, "the recorder \(ending.words) after \(cases) cases\(words)", remedy: Recorder.remedy)
        }
        guard hasHeader else {
            throw CommandFailure(.couldNotRun, "the recorder wrote no stream", remedy: Recorder.remedy)
        }
        guard hasEnd else {
            throw CommandFailure(
                .emptyOrIncomplete,
                "the recorder ended after \(cases) cases without the stream's last line, so some may be missing",
                remedy: Recorder.remedy)
        }
    }
}
