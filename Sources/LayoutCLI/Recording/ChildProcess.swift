import Glibc
import Synchronization

/// Taken while pipes are made and a program is started: a program that another thread starts between the two would
/// inherit the pipes and keep them open.
private let starting = Mutex<Void>(())

/// A program that was started, with pipes to its three standard streams.
///
/// It is put into a process group of its own: Ctrl-C reaches this program only, which then ends the others in order.
/// Used by one thread at a time.
final class ChildProcess {
    /// How a program ended.
    enum Ending: Equatable, Sendable {
        case exited(Int32)
        case signalled(Int32)
        /// It closed its output and had to be ended.
        case stayed

        var words: String {
            switch self {
            case .exited(let code): "ended with exit code \(code)"
            case .stayed: "closed its output without ending"
            case .signalled(SIGKILL): "was killed (signal 9; perhaps it ran out of memory)"
            case .signalled(let number):
                "was ended by signal \(number) (\(String(cString: strsignal(number)).lowercased()))"
            }
        }
    }

    enum Input { case pipe, nothing }

    let process: pid_t
    private(set) var input: Int32
    let output: Int32
    let errors: Int32
    private var ending: Ending?

    /// Starts a program, found along PATH unless its name has a slash.
    ///
    /// - Parameters:
    ///   - environment: nil for this program's own.
    ///   - directory: nil for the working directory.
    ///   - memory: the most bytes of address space it may have, nil for no limit.
    init(
        _ command: [String], input: Input, environment: [String: String]? = nil, directory: String? = nil,
        memory: UInt64? = nil
    ) throws(CommandFailure) {
        let command = Self.wrapped(command, directory: directory, memory: memory)
        let started = try starting.withLock { _ throws(CommandFailure) in
            try Self.start(command, input: input, environment: environment)
        }
        process = started.process
        self.input = started.input
        output = started.output
        errors = started.errors
    }

    private struct Started {
        var process: pid_t
        var input: Int32
        var output: Int32
        var errors: Int32
    }

    /// A runaway program must not take the machine with it, nor does its crash need a core file; the shell sets both
    /// limits before it becomes the program.
    private static func wrapped(_ command: [String], directory: String?, memory: UInt64?) -> [String] {
        var command = command
        if let memory {
            command = ["/bin/sh", "-c", "ulimit -c 0; ulimit -v \(memory / 1024); exec \"$@\"", "sh"] + command
        }
        return directory.map { ["env", "-C", $0] + command } ?? command
    }

    /// A pipe that programs started later do not inherit.
    private static func makePipe(_ ends: inout [Int32]) -> Bool {
        pipe(&ends) == 0 && fcntl(ends[0], F_SETFD, FD_CLOEXEC) == 0 && fcntl(ends[1], F_SETFD, FD_CLOEXEC) == 0
    }

    private static func start(
        _ command: [String], input: Input, environment: [String: String]?
    ) throws(CommandFailure) -> Started {
        var inputs: [Int32] = [-1, -1]
        var outputs: [Int32] = [-1, -1]
        var errors: [Int32] = [-1, -1]
        defer { for descriptor in [inputs[0], outputs[1], errors[1]] where descriptor >= 0 { close(descriptor) } }
        let hasPipes =
            (input == .nothing || makePipe(&inputs)) && makePipe(&outputs) && makePipe(&errors)
        guard hasPipes else {
            throw CommandFailure(
                .couldNotRun, "no pipe can be made for \(command[0]): \(FileSystem.reason(errno))",
                remedy: "Raise the limit of open files (`ulimit -n`) or lower --jobs.")
        }

        var actions = posix_spawn_file_actions_t()
        posix_spawn_file_actions_init(&actions)
        defer { posix_spawn_file_actions_destroy(&actions) }
        if input == .nothing {
            posix_spawn_file_actions_addopen(&actions, 0, "/dev/null", O_RDONLY, 0)
        } else {
            posix_spawn_file_actions_adddup2(&actions, inputs[0], 0)
        }
        posix_spawn_file_actions_adddup2(&actions, outputs[1], 1)
        posix_spawn_file_actions_adddup2(&actions, errors[1], 2)

        var attributes = posix_spawnattr_t()
        posix_spawnattr_init(&attributes)
        defer { posix_spawnattr_destroy(&attributes) }
        var defaults = sigset_t()
        sigemptyset(&defaults)
        for number in [SIGPIPE, SIGXFSZ] { sigaddset(&defaults, number) }
        posix_spawnattr_setsigdefault(&attributes, &defaults)
        posix_spawnattr_setpgroup(&attributes, 0)
        var unblocked = sigset_t()
        sigemptyset(&unblocked)
        posix_spawnattr_setsigmask(&attributes, &unblocked)
        let flags = POSIX_SPAWN_SETPGROUP | POSIX_SPAWN_SETSIGDEF | POSIX_SPAWN_SETSIGMASK
        posix_spawnattr_setflags(&attributes, Int16(flags))

        var arguments: [UnsafeMutablePointer<CChar>?] = command.map { strdup($0) } + [nil]
        defer { for argument in arguments { free(argument) } }
        var variables: [UnsafeMutablePointer<CChar>?] = []
        defer { for variable in variables { free(variable) } }
        var process: pid_t = 0
        let code: Int32
        if let environment {
            variables = environment.sorted { $0.key < $1.key }.map { strdup("\($0.key)=\($0.value)") } + [nil]
            code = posix_spawnp(&process, command[0], &actions, &attributes, &arguments, &variables)
        } else {
            code = posix_spawnp(&process, command[0], &actions, &attributes, &arguments, environ)
        }
        guard code == 0 else {
            for descriptor in [inputs[1], outputs[0], errors[0]] where descriptor >= 0 { close(descriptor) }
            throw CommandFailure(
                .couldNotRun, "\(command[0]) cannot be started: \(FileSystem.reason(code))",
                remedy: "Check its name and that it is executable.")
        }
        return Started(process: process, input: inputs[1], output: outputs[0], errors: errors[0])
    }

    deinit {
        closeInput()
        close(output)
        close(errors)
        if ending == nil {
            kill()
            _ = wait()
        }
    }

    /// Writes to the program's standard input; false when the program no longer reads it.
    func send(_ bytes: [UInt8]) -> Bool {
        var written = 0
        while written < bytes.count {
            let count = bytes.withUnsafeBytes { Glibc.write(input, $0.baseAddress! + written, $0.count - written) }
            if count > 0 {
                written += count
            } else if errno != EINTR {
                return false
            }
        }
        return true
    }

    /// Tells the program that there is no more input.
    func closeInput() {
        if input >= 0 { close(input) }
        input = -1
    }

    /// Ends the program and what it started.
    func kill() {
        guard ending == nil else { return }
        Glibc.kill(-process, SIGKILL)
    }

    /// How long a program may take to end once it has closed its output, in seconds.
    private static let patience = 5.0

    /// Waits for the end, which is not far: the program has closed its output. One that stays is ended.
    func wait() -> Ending {
        if let ending { return ending }
        var status: Int32 = 0
        let deadline = Clock.seconds + Self.patience
        var pause: UInt32 = 100
        var hasStayed = false
        while true {
            let ended = waitpid(process, &status, WNOHANG)
            if ended > 0 { break }
            if ended < 0, errno != EINTR { return .exited(-1) }
            if Interruption.isRequested || Clock.seconds > deadline {
                hasStayed = !Interruption.isRequested
                kill()
            }
            usleep(pause)
            pause = min(pause * 2, 20_000)
        }
        let signal = status & 0x7F
        let result: Ending = hasStayed ? .stayed : signal == 0 ? .exited((status >> 8) & 0xFF) : .signalled(signal)
        ending = result
        return result
    }
}
