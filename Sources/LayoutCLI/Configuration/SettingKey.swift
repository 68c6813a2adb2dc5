/// What can be set for good: in `keyline.json`, by an environment variable, and by an option that is stronger than both.
package enum SettingKey: String, Sendable, CaseIterable {
    case database = "db"
    case baseline
    case recorder
    case package
    case options
    case jobs
    case timeout
    case tolerance
    case toleranceByKind
    case toleranceBySuite
    case pixels
    case color
    case maximumBytes = "maxBytes"
    case allow
    case allowByScenario
    case fail
    case noBaseline
    case minimumCases
    case budgets

    /// The form of the entry in the configuration file.
    package enum Form: Equatable, Sendable {
        case text
        case choice([String])
        case number(ClosedRange<Double>)
        case integer(ClosedRange<Int>)
        /// An array of words, each one of a list.
        case words([String])
        /// An object of such arrays, by names of any kind.
        case wordsByName([String])
        /// A program: its name, or an array of its name and arguments.
        case command
        /// An object whose members are texts, numbers or booleans.
        case assignments
        /// An object of lengths in points, by names of any kind.
        case lengths
        /// An object of whole numbers, whose names are of a list.
        case numbers([String])
    }

    package var form: Form {
        switch self {
        case .database, .baseline, .package: .text
        case .recorder: .command
        case .options: .assignments
        case .jobs: .integer(1...256)
        case .timeout: .number(0.05...86_400)
        case .tolerance: .number(0...1_000_000)
        case .toleranceByKind, .toleranceBySuite: .lengths
        case .pixels: .number(0.1...16)
        case .color: .choice(["auto", "always", "never"])
        case .maximumBytes: .integer(1_000...Int.max)
        case .allow: .words(CheckPolicy.ruleNames)
        case .allowByScenario: .wordsByName(CheckPolicy.ruleNames)
        case .fail: .words(CheckPolicy.Failing.allCases.map(\.rawValue))
        case .noBaseline: .choice(["fail", "pass"])
        case .minimumCases: .integer(0...Int.max)
        case .budgets: .numbers(CheckPolicy.Failing.allCases.map(\.rawValue))
        }
    }

    /// `KEYLINE_MAX_BYTES` for `maxBytes`; nil where the environment has no good way to write the value.
    package var variable: String? {
        switch form {
        case .assignments, .numbers, .lengths, .wordsByName: nil
        default:
            "KEYLINE_"
                + rawValue.reduce(into: "") { name, letter in
                    if letter.isUppercase { name += "_" }
                    name += letter.uppercased()
                }
        }
    }

    package var standard: String {
        switch self {
        case .database: "keyline.db"
        case .baseline: "main"
        case .recorder: ""
        case .package: ""
        case .options: ""
        case .jobs: "one per core"
        case .timeout: "30"
        case .tolerance: "0.01"
        case .toleranceByKind, .toleranceBySuite, .pixels: ""
        case .color: "auto"
        case .maximumBytes: "60000"
        case .allow, .allowByScenario: ""
        case .fail: CheckPolicy.standardFailing.map(\.rawValue).joined(separator: ",")
        case .noBaseline: "fail in CI, else pass"
        case .minimumCases: "1"
        case .budgets: ""
        }
    }

    package var summary: String {
        switch self {
        case .database: "The database."
        case .baseline: "The baseline that `diff`, `check` and `accept` use."
        case .recorder: "The recorder: a program, or an array of a program and its arguments."
        case .package: "Keyline's own package, against which SwiftUI source is built."
        case .options: "Options of the engine, by name."
        case .jobs: "How many worker processes record."
        case .timeout: "How many seconds one case may take."
        case .tolerance: "Differences up to this many points are tolerated."
        case .toleranceByKind: "Tolerances for nodes of one kind, such as `Text`; they go before all others."
        case .toleranceBySuite: "Tolerances for the cases of one suite; they go before the general one."
        case .pixels: "Compare frames aligned to device pixels, this many to a point."
        case .color: "Whether to colour what is printed."
        case .maximumBytes: "The most bytes of Markdown."
        case .allow: "Finding rules that never decide a check."
        case .allowByScenario:
            "Finding rules that are allowed in single scenarios, such as `{\"palette/badge\": [\"overflow\"]}`."
        case .fail: "What makes a check fail."
        case .noBaseline: "What `check` does without a baseline."
        case .minimumCases: "The fewest cases that a recording must have to count as one."
        case .budgets: "How many of each kind a check may have before it fails."
        }
    }
}
