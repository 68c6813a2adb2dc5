import Glibc

/// Says which runs have a living writer, without process ids or clocks.
///
/// Each writer holds a lock on one byte, the one at its run's number, of a file beside the database. The kernel lets go
/// of it when the writer ends, however it ends; so a run that is `recording` and whose byte is free has lost its
/// writer. The lock belongs to the open file, not to the process, and is not inherited by programs that are started
/// (O_CLOEXEC). It cannot live in the database file itself: closing any descriptor of that file would drop the locks
/// that SQLite holds there.
final class RunLocks {
    // fcntl(2), "Open file description locks"; the header hides the names behind _GNU_SOURCE.
    private static let getLock: Int32 = 36
    private static let setLock: Int32 = 37

    private let descriptor: Int32
    private let path: String

    /// The file beside the database `path`. Nil when it cannot be opened, as in a folder that cannot be written.
    init?(besideDatabase path: String, create: Bool) {
        self.path = path + "-writers"
        descriptor = open(self.path, (create ? O_RDWR | O_CREAT : O_RDONLY) | O_CLOEXEC, 0o666)
        if descriptor < 0 { return nil }
    }

    deinit { close(descriptor) }

    /// Takes the lock of a run for as long as this object lives. Returns false when the file system has no locks.
    func hold(run: Int) -> Bool {
        var request = Self.request(run: run, type: F_WRLCK)
        return fcntl(descriptor, Self.setLock, &request) == 0
    }

    func release(run: Int) {
        var request = Self.request(run: run, type: F_UNLCK)
        _ = fcntl(descriptor, Self.setLock, &request)
    }

    /// Whether a writer, in this process or another, holds the lock of a run.
    func isHeld(run: Int) -> Bool {
        var request = Self.request(run: run, type: F_WRLCK)
        guard fcntl(descriptor, Self.getLock, &request) == 0 else { return false }
        return request.l_type != Int16(F_UNLCK)
    }

    private static func request(run: Int, type: Int32) -> flock {
        flock(l_type: Int16(type), l_whence: Int16(SEEK_SET), l_start: run, l_len: 1, l_pid: 0)
    }
}
