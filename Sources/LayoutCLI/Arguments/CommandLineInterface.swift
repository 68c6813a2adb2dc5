internal import CMalloc
import Glibc
import LayoutDiff
public import LayoutRecording

/// The command line of `keyline` and of every recorder in a user's own package.
public enum CommandLineInterface {
    package static let version = "0.1.0"

    /// Runs the program and returns its exit code.
    ///
    /// - Parameters:
    ///   - arguments: without the program's name.
    ///   - suites: what is recorded when no other recorder is named; called in worker processes only.
    @MainActor public static func run(
        arguments: [String], suites: @escaping @MainActor () throws -> [Suite]
    ) -> Int32 {
        if arguments.first == "__recorder" {
            return RecorderProgram.run(suites: suites, arguments: Array(arguments.dropFirst()))
        }
        // The worker processes inherit it.
        RecorderProgram.growStack()
        Terminal.secureStandardStreams()
        returnMemory()
        let environment = processEnvironment()
        var context = ProgramContext(
            environment: environment, executable: FileSystem.absolute("/proc/self/exe"), suites: suites)
        context.commandLine = arguments
        var terminal = Terminal(environment: environment, color: .auto, isQuiet: false)
        do {
            return try run(arguments, context: context, terminal: &terminal).rawValue
        } catch let error as CommandFailure {
            if error != .readerHasGone { terminal.warn(legible("keyline: \(error.description)")) }
            return error.code.rawValue
        } catch let error as UsageError {
            terminal.warn(legible("keyline: \(error)\n  \(usageRemedy(arguments))"))
            return ExitCode.usage.rawValue
        } catch {
            let failure = Failures.commandFailure(error)
            terminal.warn(legible("keyline: \(failure.description)"))
            return failure.code.rawValue
        }
    }

    /// Lets the C library give large arrays back once they are freed, and keep few arenas: as it is, it learns to keep them.
    /// With one arena for all, threads that compare wait for each other so often that one of them alone is faster.
    private static func returnMemory() {
        mallopt(M_MMAP_THRESHOLD, 1 << 20)
        mallopt(M_ARENA_MAX, Int32(RunComparison.mostThreads) + 1)
    }

    @MainActor private static func run(
        _ arguments: [String], context: ProgramContext, terminal: inout Terminal
    ) throws -> ExitCode {
        switch arguments.first {
        case "--version", "-V":
            try terminal.print("keyline \(version)")
            return .fine
        case nil:
            terminal.warn(HelpText.overview(width: Terminal.columns(context.environment)))
            throw UsageError.noCommand(of: nil)
        case "--help", "-h":
            try terminal.print(HelpText.overview(width: Terminal.columns(context.environment)))
            return .fine
        default: break
        }
        let (command, rest) = try CommandTable.find(arguments)
        let parsed = try ArgumentParser.parse(rest, of: command)
        if parsed.has(CommonOptions.help) {
            try terminal.print(HelpText.help(on: command, width: Terminal.columns(context.environment)))
            return .fine
        }
        guard let action = command.action else { throw UsageError.noCommand(of: command.name) }
        let file = parsed.text(CommonOptions.config) ?? ConfigurationFile.find(from: FileSystem.workingDirectory)
        var settings = try Settings(file: try file.map(ConfigurationFile.read), environment: context.environment)
        settings.overrule(with: parsed, of: command)
        let color = settings.text(.color).flatMap(Terminal.ColorChoice.init) ?? .auto
        terminal = Terminal(environment: context.environment, color: color, isQuiet: parsed.has(CommonOptions.quiet))
        return try action(
            Invocation(command: command, arguments: parsed, settings: settings, terminal: terminal, context: context))
    }

    /// A message repeats what was typed; what is very long would hide what is said about it.
    private static func legible(_ message: String) -> String {
        let most = 1000
        return message.split(separator: "\n", omittingEmptySubsequences: false).map { line in
            line.count <= most ? String(line) : "\(line.prefix(most / 2)) ... \(line.suffix(most / 2))"
        }.joined(separator: "\n")
    }

    private static func usageRemedy(_ arguments: [String]) -> String {
        guard let (command, _) = try? CommandTable.find(arguments) else { return "`keyline help` lists the commands." }
        return "`keyline help \(command.name)` says what it takes."
    }

    private static func processEnvironment() -> [String: String] {
        var variables: [String: String] = [:]
        var entry = environ
        while let text = entry.pointee {
            let parts = String(cString: text).split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
            if parts.count == 2 { variables[String(parts[0])] = String(parts[1]) }
            entry += 1
        }
        return variables
    }
}
