import Glibc
import Synchronization

/// Ctrl-C and a polite kill: work stops at the next point where it can stop cleanly.
package enum Interruption {
    private static let requested = Atomic<Int32>(0)
    private static let pipeEnds = Mutex<(read: Int32, write: Int32)?>(nil)
    /// The end that the handler writes to; a handler must not take a lock.
    private static let signalEnd = Atomic<Int32>(-1)

    /// Whether the user asked to stop.
    package static var isRequested: Bool { requested.load(ordering: .relaxed) != 0 }

    /// A descriptor that becomes readable, and stays so, once the user asked to stop. Nobody reads from it.
    package static var descriptor: Int32 { pipeEnds.withLock { $0?.read ?? -1 } }

    /// From here on the first Ctrl-C asks to stop, the second one ends the program at once.
    package static func catchSignals() {
        pipeEnds.withLock { ends in
            guard ends == nil else { return }
            var descriptors: [Int32] = [-1, -1]
            guard pipe2(&descriptors, O_CLOEXEC | O_NONBLOCK) == 0 else { return }
            ends = (descriptors[0], descriptors[1])
            signalEnd.store(descriptors[1], ordering: .relaxed)
        }
        _ = requested.load(ordering: .relaxed)
        for number in [SIGINT, SIGTERM] {
            signal(number) { _ in
                if requested.exchange(1, ordering: .relaxed) != 0 { _exit(130) }
                var byte: UInt8 = 1
                _ = Glibc.write(signalEnd.load(ordering: .relaxed), &byte, 1)
            }
        }
    }
}
