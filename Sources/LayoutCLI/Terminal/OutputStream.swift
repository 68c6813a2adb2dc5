import Glibc

/// A file that is written bit by bit and appears under its name when it is whole.
final class OutputStream {
    private let path: String
    private let temporary: String
    private var file: UnsafeMutablePointer<FILE>?

    init(path: String) throws(CommandFailure) {
        self.path = path
        temporary = FileSystem.exists(path) && !FileSystem.isFile(path) ? path : path + ".\(getpid()).tmp"
        file = fopen(temporary, "we")
        guard file != nil else { throw failure() }
    }

    deinit { discard() }

    private func failure() -> CommandFailure {
        CommandFailure(
            .couldNotRun, "\(path) cannot be written: \(FileSystem.reason(errno))",
            remedy: "Choose another file with -o, or make its directory writable.")
    }

    func write(_ bytes: [UInt8]) throws(CommandFailure) {
        guard fwrite(bytes, 1, bytes.count, file!) == bytes.count else { throw failure() }
    }

    func finish() throws(CommandFailure) {
        guard let open = file else { return }
        file = nil
        guard fclose(open) == 0 else { throw failure() }
        if temporary != path, rename(temporary, path) != 0 { throw failure() }
    }

    /// Leaves nothing behind.
    func discard() {
        guard let open = file else { return }
        fclose(open)
        file = nil
        if temporary != path { unlink(temporary) }
    }
}
