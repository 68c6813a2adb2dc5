package import LayoutRecording

/// What a command finds around it.
package struct ProgramContext {
    package var environment: [String: String]
    /// This program's own file, which is started again as a recorder.
    package var executable: String
    /// What followed the program's name.
    package var commandLine: [String] = []
    package var suites: @MainActor () throws -> [Suite]

    package init(environment: [String: String], executable: String, suites: @escaping @MainActor () throws -> [Suite]) {
        self.environment = environment
        self.executable = executable
        self.suites = suites
    }
}

/// A command that is to run: its arguments, the settings in force, and where it prints.
package struct Invocation {
    package var command: CommandDefinition
    package var arguments: ParsedArguments
    package var settings: Settings
    package var terminal: Terminal
    package var context: ProgramContext

    package var style: Style { Style(usesColor: terminal.usesColor) }
    package var environment: [String: String] { context.environment }

    /// Whether a CI service runs this.
    package var isContinuousIntegration: Bool { ContinuousIntegration(environment: environment).isActive }
}
