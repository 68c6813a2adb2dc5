import LayoutRecord

/// `keyline scenarios`.
enum ScenariosCommand {
    static let definition = CommandDefinition(
        "scenarios", "List the cases that would be recorded.",
        options: [
            CommonOptions.recorder, CommonOptions.recorderArgument, CommonOptions.only, CommonOptions.offer,
            CommonOptions.widths, CommonOptions.sweep, CommonOptions.height, CommonOptions.engineOption,
            CommonOptions.timeout, CommonOptions.json,
        ],
        examples: [
            .init("keyline scenarios", "Every case."),
            .init("keyline scenarios --only 'palette/*'", "Those of one suite."),
        ],
        exitCodes: [.fine, .usage, .emptyOrIncomplete, .couldNotRun, .interrupted]
    ) { invocation in
        let request = try RecordingRequest(invocation)
        guard request.session.recorder.manner == .worker else {
            throw CommandFailure(
                .usage, "this recorder writes its whole stream and does not list its cases",
                remedy: "Record it; `keyline show latest` lists what it wrote.")
        }
        let units = try request.session.units()
        let ids = (0..<units.count).flatMap { units[$0].cases }
        if invocation.arguments.has(CommonOptions.json) {
            var json = JSONWriter()
            RecordingCoder.array(ids, to: &json) { $1.string($0.description) }
            try invocation.terminal.print(json.text)
        } else {
            try invocation.terminal.print(ids.map(\.description).joined(separator: "\n"))
        }
        return .fine
    }
}
