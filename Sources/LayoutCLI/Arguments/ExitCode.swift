/// What the program tells its caller (docs/commands.md).
package enum ExitCode: Int32, Sendable, CaseIterable {
    case fine = 0
    case differences = 1
    case usage = 2
    case notFound = 3
    case emptyOrIncomplete = 4
    case database = 5
    case couldNotRun = 6
    case interrupted = 130

    /// The meaning, as help and the reference print it.
    package var meaning: String {
        switch self {
        case .fine: "fine, no differences"
        case .differences: "differences or new findings beyond the policy"
        case .usage: "usage or configuration, a filter that matches nothing"
        case .notFound: "no such database, run, baseline or case"
        case .emptyOrIncomplete: "empty or incomplete run"
        case .database: "database locked, corrupt, foreign or newer, its disk full or failing"
        case .couldNotRun: "could not run: a build or recorder failed, output not writable"
        case .interrupted: "interrupted"
        }
    }
}

/// Why a command ended without doing what was asked: the code, what happened, and what to do next.
package struct CommandFailure: Error, Equatable, CustomStringConvertible {
    package var code: ExitCode
    package var message: String
    package var remedy: String?

    package init(_ code: ExitCode, _ message: String, remedy: String? = nil) {
        self.code = code
        self.message = message
        self.remedy = remedy
    }

    /// Whoever read standard output has gone, and wants no words about it.
    package static let readerHasGone = CommandFailure(.couldNotRun, "")

    package var description: String { remedy.map { "\(message)\n  \($0)" } ?? message }
}
