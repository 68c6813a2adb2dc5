import Glibc
import Synchronization

// A signal handler may touch only what needs no lock and captures nothing: hence globals.
private let requests = Atomic<Int32>(0)
private let readEnd = Atomic<Int32>(-1)
private let writeEnd = Atomic<Int32>(-1)

/// Ctrl-C and a polite kill: work stops at the next point where it can stop cleanly.
package enum Interruption {
    /// Whether the user asked to stop.
    package static var isRequested: Bool { requests.load(ordering: .relaxed) != 0 }

    /// A descriptor that becomes readable, and stays so, once the user asked to stop. Nobody reads from it.
    package static var descriptor: Int32 { readEnd.load(ordering: .relaxed) }

    /// From here on the first Ctrl-C asks to stop, the second one ends the program at once. Called once, by the main
    /// thread, before others are started.
    package static func catchSignals() {
        guard readEnd.load(ordering: .relaxed) < 0, requests.load(ordering: .relaxed) == 0 else { return }
        var ends: [Int32] = [-1, -1]
        guard pipe(&ends) == 0 else { return }
        for end in ends {
            _ = fcntl(end, F_SETFD, FD_CLOEXEC)
            _ = fcntl(end, F_SETFL, O_NONBLOCK)
        }
        readEnd.store(ends[0], ordering: .relaxed)
        writeEnd.store(ends[1], ordering: .relaxed)
        // A program that starts this one may have blocked the signals in the thread that did.
        var caught = sigset_t()
        sigemptyset(&caught)
        sigaddset(&caught, SIGINT)
        sigaddset(&caught, SIGTERM)
        pthread_sigmask(SIG_UNBLOCK, &caught, nil)
        for number in [SIGINT, SIGTERM] {
            signal(number) { _ in
                if requests.exchange(1, ordering: .relaxed) != 0 { _exit(130) }
                var byte: UInt8 = 1
                _ = Glibc.write(writeEnd.load(ordering: .relaxed), &byte, 1)
            }
        }
    }
}
