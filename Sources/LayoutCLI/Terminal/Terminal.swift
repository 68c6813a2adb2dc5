import Glibc

/// Standard output and standard error: who reads them, how wide they are, and whether they take colour.
///
/// Results go to standard output, prose and progress to standard error.
package struct Terminal: Sendable {
    package enum ColorChoice: String, Sendable { case auto, always, never }

    package var isOutputTerminal: Bool
    package var isErrorTerminal: Bool
    package var isInputTerminal: Bool
    /// In columns. Without a terminal text is not cut, so that a file does not depend on where it was made.
    package var width: Int?
    package var usesColor: Bool
    package var isQuiet: Bool

    package init(environment: [String: String], color: ColorChoice, isQuiet: Bool) {
        isOutputTerminal = isatty(1) == 1
        isErrorTerminal = isatty(2) == 1
        isInputTerminal = isatty(0) == 1
        self.isQuiet = isQuiet
        width = isOutputTerminal ? Self.columns(environment) : nil
        switch color {
        case .always: usesColor = true
        case .never: usesColor = false
        case .auto:
            // no-color.org: any value but an empty one.
            let refused = !(environment["NO_COLOR"] ?? "").isEmpty || environment["TERM"] == "dumb"
            usesColor = isOutputTerminal && !refused
        }
    }

    static func columns(_ environment: [String: String]) -> Int {
        if let columns = environment["COLUMNS"].flatMap({ Int($0) }), columns > 0 { return columns }
        var size = winsize()
        for descriptor in [Int32(1), 2] where ioctl(descriptor, UInt(TIOCGWINSZ), &size) == 0 && size.ws_col > 0 {
            return Int(size.ws_col)
        }
        return 80
    }

    // MARK: Writing

    /// Writes a result to standard output. A reader that went away, as `head` does, is an error without words: what it
    /// got is not everything, and it is all that it wanted.
    package func print(_ text: String, terminator: String = "\n") throws(CommandFailure) {
        try write(Array((text + terminator).utf8))
    }

    package func write(_ bytes: [UInt8]) throws(CommandFailure) {
        guard Self.write(bytes, to: 1) else {
            let reason = errno
            if reason == EPIPE { throw .readerHasGone }
            throw CommandFailure(
                .couldNotRun, "standard output cannot be written: \(FileSystem.reason(reason))",
                remedy: "Keep its reader open until the end, or write to a file with -o.")
        }
    }

    /// A sentence for a person: nothing with `--quiet`.
    package func say(_ text: String) {
        if !isQuiet { warn(text) }
    }

    /// A sentence that even `--quiet` does not silence.
    package func warn(_ text: String) { _ = Self.write(Array((text + "\n").utf8), to: 2) }

    /// Text for standard error as it is: progress.
    package func paint(_ text: String) { _ = Self.write(Array(text.utf8), to: 2) }

    private static func write(_ bytes: [UInt8], to descriptor: Int32) -> Bool {
        var written = 0
        while written < bytes.count {
            let count = bytes.withUnsafeBytes { Glibc.write(descriptor, $0.baseAddress! + written, $0.count - written) }
            if count > 0 {
                written += count
            } else if errno == EAGAIN {
                // Someone shares the descriptor and made it non-blocking: wait until it takes more.
                var ready = pollfd(fd: descriptor, events: Int16(POLLOUT), revents: 0)
                _ = poll(&ready, 1, 1000)
            } else if errno != EINTR {
                return false
            }
        }
        return true
    }

    // MARK: Streams that were closed by the caller

    /// Makes sure that the first three descriptors are taken: otherwise the database could become "standard output".
    /// Standard output that was closed becomes a descriptor that cannot be written, so that writing fails as it should.
    package static func secureStandardStreams() {
        // A reader that went away and a limit on file sizes are errors of the write, which says what was written where.
        for number in [SIGPIPE, SIGXFSZ] { signal(number, SIG_IGN) }
        for descriptor in Int32(0)...2 where fcntl(descriptor, F_GETFD) < 0 {
            _ = Glibc.open("/dev/null", descriptor == 0 ? O_RDONLY : descriptor == 1 ? O_RDONLY : O_WRONLY)
        }
    }
}
