/// The options that several commands share. Each is spelled and explained once.
package enum CommonOptions {
    // MARK: Everywhere

    package static let help = OptionDefinition("help", short: "h", "Print help on the command.")
    package static let quiet = OptionDefinition("quiet", short: "q", "Print results and errors, no prose or progress.")
    package static let color = OptionDefinition(
        "color", .choice(["auto", "always", "never"]), "WHEN", "Whether to colour what is printed.", standard: "auto",
        setting: .color)
    package static let config = OptionDefinition(
        "config", .file, "FILE", "The configuration file.",
        standard: "the nearest keyline.json upward from the working directory")

    package static let everywhere = [config, color, quiet, help]

    // MARK: The database and its runs

    package static let database = OptionDefinition(
        "db", .file, "FILE", "The database.", standard: "keyline.db", setting: .database)
    package static let only = OptionDefinition(
        "only", .glob, "GLOB", isRepeatable: true, "Only cases whose id matches; `*` crosses `/`.")
    package static let json = OptionDefinition("json", "Print JSON, the same as `--format json`.")
    package static let output = OptionDefinition(
        "o", .file, "FILE", "Write to FILE instead; `-` is standard output.")
    package static let by = OptionDefinition(
        "by", .name, "NAME", "Who decides, for the baseline's log.", standard: "the user's name")

    package static func format(_ formats: [String], standard: String) -> OptionDefinition {
        OptionDefinition("format", .choice(formats), "FORMAT", "The form of the result.", standard: standard)
    }

    // MARK: Recording

    package static let recorder = OptionDefinition(
        "recorder", .command, "EXE",
        "Record with this program, which writes the recording stream to standard output.",
        standard: "the program's own scenarios", setting: .recorder)
    package static let recorderArgument = OptionDefinition(
        "recorder-arg", .text, "ARG", isRepeatable: true, "An argument for the recorder, before all others.")
    package static let run = OptionDefinition("run", .name, "NAME", "Name the run.")
    package static let offer = OptionDefinition(
        "offer", .offers, "LIST", isRepeatable: true, "Offers instead of the standard ones: 300x200,nilxnil,infx0.")
    package static let widths = OptionDefinition(
        "widths", .widths, "LIST", isRepeatable: true, "Offers of these widths, such as 220,300.")
    package static let sweep = OptionDefinition(
        "sweep", .sweep, "A...B", "Offers of every width from A to B, a point apart; A...B/STEP for another step.")
    package static let height = OptionDefinition(
        "height", .number(0...1_000_000), "H", "The height offered with `--widths` and `--sweep`.")
    package static let engineOption = OptionDefinition(
        "option", .assignment, "KEY=VALUE", isRepeatable: true,
        "Set an option of the engine; `keyline help options` lists them.", setting: .options)
    package static let engineVersion = OptionDefinition(
        "engine-version", .name, "VERSION", "Record under this version of the engine.")
    package static let branch = OptionDefinition(
        "branch", .name, "NAME", "The run's branch.", standard: "from the CI's environment or git")
    package static let commit = OptionDefinition(
        "commit", .name, "HASH", "The run's commit.", standard: "from the CI's environment or git")
    package static let jobs = OptionDefinition(
        "jobs", short: "j", .integer(1...256), "N", "How many worker processes record.", standard: "one per core",
        setting: .jobs)
    package static let timeout = OptionDefinition(
        "timeout", .number(0.05...86_400), "SECONDS", "How long one case may take.", standard: "30", setting: .timeout)
    package static let repeats = OptionDefinition(
        "repeat", .integer(1...100), "N",
        "Record every case N times, each in a process of its own; what differs is unstable.",
        standard: "1")
    package static let shard = OptionDefinition(
        "shard", .shard, "I/N", "Record part I of N equal parts; `merge` joins them.")
    package static let failFast = OptionDefinition(
        "fail-fast", "Stop at the first case that crashes, times out or fails a step.")
    package static let rerunFailed = OptionDefinition(
        "rerun-failed", "Record only the cases that failed in the latest run.")
    package static let strict = OptionDefinition(
        "strict", "Exit with 1 when a case crashed, timed out or failed a step.")
    package static let packagePath = OptionDefinition(
        "package-path", .directory, "DIR", "Keyline's own package, against which SwiftUI source is built.",
        standard: "found from the program's place", setting: .package)

    package static let recording = [
        recorder, recorderArgument, run, only, offer, widths, sweep, height, engineOption, engineVersion, branch,
        commit,
        jobs, timeout, repeats, shard, failFast, rerunFailed, packagePath,
    ]

    // MARK: Comparing and reporting

    package static let tolerance = OptionDefinition(
        "tolerance", .number(0...1_000_000), "POINTS", "Differences up to this many points are tolerated.",
        standard: "0.01", setting: .tolerance)
    package static let pixels = OptionDefinition(
        "pixels", .number(0.1...16), "SCALE", "Compare frames aligned to device pixels, SCALE of them to a point.",
        setting: .pixels)
    package static let sameEnvironment = OptionDefinition(
        "require-same-environment", "Refuse to compare runs whose environments differ.")
    package static let incomplete = OptionDefinition(
        "allow-incomplete", "Compare runs that are incomplete too.")
    package static let maximumBytes = OptionDefinition(
        "max-bytes", .integer(1_000...Int.max), "N", "The most bytes of Markdown.", standard: "60000",
        setting: .maximumBytes)
    package static let open = OptionDefinition("open", "Open the report in a browser.")
}
