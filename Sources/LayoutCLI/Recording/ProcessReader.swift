import Glibc

/// Reads a program's standard output line by line while draining its standard error, so that neither can block it.
struct ProcessReader {
    enum Next: Equatable {
        /// Without its newline.
        case line([UInt8])
        /// Output was closed, after some bytes without a newline or none.
        case end(remainder: [UInt8])
        case timedOut
        case interrupted
    }

    /// A line longer than this is no line of a recording.
    static let longestLine = 1 << 28

    private let process: ChildProcess
    private var buffer: [UInt8] = []
    /// Where in the buffer the next line starts, and how far it was searched for a newline.
    private var start = 0
    private var searched = 0
    private var isOutputOpen = true
    private var areErrorsOpen = true
    private(set) var errors = ErrorTail()
    /// What was read from standard error together with the last of the output, and after it: it may belong to what comes
    /// next.
    private var recentErrors = ErrorTail()
    private var chunk = [UInt8](repeating: 0, count: 1 << 16)

    init(_ process: ChildProcess) { self.process = process }

    /// The next line. `deadline` is a time of `Clock.seconds`, nil for none.
    mutating func next(deadline: Double?) -> Next {
        while true {
            if let line = bufferedLine() { return .line(line) }
            guard isOutputOpen else {
                defer { buffer = [] }
                return .end(remainder: Array(buffer[start...]))
            }
            if Interruption.isRequested { return .interrupted }
            let wait = deadline.map { $0 - Clock.seconds } ?? 3600
            if wait <= 0 { return .timedOut }
            pollOnce(seconds: wait)
        }
    }

    /// Reads what standard error still holds after the program ended. What it started may hold the pipe open, so this
    /// waits only a moment.
    mutating func drainErrors() {
        buffer = []
        (start, searched) = (0, 0)
        isOutputOpen = false
        let deadline = Clock.seconds + 0.5
        while areErrorsOpen, Clock.seconds < deadline { pollOnce(seconds: deadline - Clock.seconds) }
    }

    /// Forgets what was written to standard error before the line that `next` returned.
    mutating func clearErrors() { errors = recentErrors }

    private mutating func bufferedLine() -> [UInt8]? {
        if let end = newline {
            defer {
                start = end + 1
                searched = end + 1
            }
            return Array(buffer[start..<end])
        }
        if buffer.count - start > Self.longestLine {
            // Nobody reads on, so the program would wait for ever; the start of its line says what it wrote.
            process.kill()
            isOutputOpen = false
            let line = Array(buffer[start..<start + 1_000])
            buffer = []
            (start, searched) = (0, 0)
            return line
        }
        if start == 0, !isOutputOpen { return nil }
        buffer.removeFirst(start)
        start = 0
        searched = buffer.count
        return nil
    }

    /// Where the next newline stands among what was not searched yet.
    private var newline: Int? {
        buffer.withUnsafeBytes { bytes in
            guard let start = bytes.baseAddress, searched < bytes.count,
                let found = memchr(start + searched, 0x0A, bytes.count - searched)
            else { return nil }
            return UnsafeRawPointer(found) - start
        }
    }

    private mutating func pollOnce(seconds: Double) {
        var set = [
            pollfd(fd: isOutputOpen ? process.output : -1, events: Int16(POLLIN), revents: 0),
            pollfd(fd: areErrorsOpen ? process.errors : -1, events: Int16(POLLIN), revents: 0),
            pollfd(fd: Interruption.descriptor, events: Int16(POLLIN), revents: 0),
        ]
        guard poll(&set, nfds_t(set.count), Int32(min(seconds * 1000 + 1, 3_600_000))) > 0 else { return }
        if set[0].revents != 0 { recentErrors.clear() }
        if set[1].revents != 0 {
            let count = read(process.errors, &chunk, chunk.count)
            if count > 0 {
                errors.append(chunk[..<count])
                recentErrors.append(chunk[..<count])
            } else {
                areErrorsOpen = false
            }
        }
        if set[0].revents != 0 {
            let count = read(process.output, &chunk, chunk.count)
            if count > 0 { buffer.append(contentsOf: chunk[..<count]) } else { isOutputOpen = false }
        }
    }
}
