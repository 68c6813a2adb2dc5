import LayoutRecord
import LayoutStore

/// Turns the errors of the parts into the program's own, each with its exit code and what to do next.
package enum Failures {
    package static func commandFailure(_ error: any Error) -> CommandFailure {
        switch error {
        case let failure as CommandFailure: failure
        case let error as UsageError: CommandFailure(.usage, error.description)
        case let error as StoreError: CommandFailure(code(of: error.kind), error.message)
        case let error as RecordingError:
            CommandFailure(
                .database, "a stored recording cannot be read: \(error)",
                remedy: "`keyline verify` checks the database.")
        case let error as NameError: CommandFailure(.usage, error.description, remedy: "Give it a name.")
        default: CommandFailure(.couldNotRun, "\(error)")
        }
    }

    private static func code(of kind: StoreError.Kind) -> ExitCode {
        switch kind {
        case .noSuchDatabase, .noSuchRun, .noSuchBaseline, .noSuchCase: .notFound
        case .emptyRun, .incompleteRun: .emptyOrIncomplete
        case .locked, .corrupt, .foreign, .newer, .full, .io: .database
        case .notWritable: .couldNotRun
        case .invalid, .conflict: .usage
        }
    }
}
