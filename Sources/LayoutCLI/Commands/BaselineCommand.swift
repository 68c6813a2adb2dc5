import LayoutRecord
import LayoutStore

/// `keyline baseline`.
enum BaselineCommand {
    private static let codes: [ExitCode] = [.fine, .usage, .notFound, .emptyOrIncomplete, .database, .couldNotRun]

    static let definition = CommandDefinition(
        "baseline", "Set, list and delete baselines: names that point to runs.", exitCodes: codes,
        subcommands: [set, list, log, delete])

    private static let set = CommandDefinition(
        "baseline set", "Let a baseline point to a run; make it if there is none of the name.",
        operands: [
            OperandDefinition("NAME", .baseline, .one, "The baseline."),
            OperandDefinition("RUN", .selector, .one, "The run."),
        ],
        options: [CommonOptions.by, CommonOptions.database],
        examples: [.init("keyline baseline set main latest", "The latest run becomes the baseline main.")],
        exitCodes: codes
    ) { invocation in
        let store = try invocation.openDatabase(.write(create: false))
        let name = invocation.arguments.operands[0]
        let selected = try invocation.select(invocation.arguments.operands[1], in: store)
        try store.setBaseline(name: name, run: selected.run.id, by: invocation.author, at: Clock.timestamp)
        try invocation.terminal.print("\(name)  run:\(selected.run.id)")
        return .fine
    }

    private static let list = CommandDefinition(
        "baseline list", "List the baselines.", options: [CommonOptions.database, CommonOptions.json],
        examples: [.init("keyline baseline list", "Every baseline and the run it points to.")], exitCodes: codes
    ) { invocation in
        let store = try invocation.openDatabase()
        let baselines = try store.baselines().map { ($0.name, try store.run(id: $0.run)) }
        if invocation.arguments.has(CommonOptions.json) {
            var json = JSONWriter()
            RecordingCoder.array(baselines, to: &json) { entry, json in
                json.beginObject()
                json.key("name")
                json.string(entry.0)
                RunJSON.writeMembers(of: entry.1, to: &json, nameKey: "runName")
                json.endObject()
            }
            try invocation.terminal.print(json.text)
            return .fine
        }
        var table = Table([
            ("baseline", .leading), ("run", .trailing), ("started (UTC)", .leading), ("cases", .trailing),
            ("commit", .leading),
        ])
        for (name, run) in baselines {
            table.append([
                name, "\(run.id)", run.startedAt, "\(run.cases)", run.commit.map { String($0.prefix(9)) } ?? "",
            ])
        }
        let lines = table.lines(width: invocation.terminal.width, style: invocation.style)
        try invocation.terminal.print(lines.joined(separator: "\n"))
        if baselines.isEmpty { invocation.terminal.say("`keyline baseline set NAME RUN` makes one.") }
        return .fine
    }

    private static let log = CommandDefinition(
        "baseline log", "List how the baselines moved, the oldest first.",
        operands: [OperandDefinition("NAME", .baseline, .optional, "Only this baseline.")],
        options: [CommonOptions.database, CommonOptions.json],
        examples: [.init("keyline baseline log main", "When and by whom main was moved.")], exitCodes: codes
    ) { invocation in
        let store = try invocation.openDatabase()
        let moves = try store.baselineLog(name: invocation.arguments.operand(0))
        if invocation.arguments.has(CommonOptions.json) {
            var json = JSONWriter()
            RecordingCoder.array(moves, to: &json) { move, json in
                json.beginObject()
                for (key, text) in [("name", move.name), ("at", move.at), ("by", move.by)] {
                    json.key(key)
                    json.string(text)
                }
                for (key, run) in [("from", move.from), ("to", move.to)] {
                    json.key(key)
                    if let run { json.int(run) } else { json.null() }
                }
                json.endObject()
            }
            try invocation.terminal.print(json.text)
            return .fine
        }
        var table = Table([
            ("baseline", .leading), ("at (UTC)", .leading), ("by", .leading), ("from", .trailing), ("to", .trailing),
        ])
        func word(_ run: Int?) -> String { run.map { "run:\($0)" } ?? "-" }
        for move in moves { table.append([move.name, move.at, move.by, word(move.from), word(move.to)]) }
        let lines = table.lines(width: invocation.terminal.width, style: invocation.style)
        try invocation.terminal.print(lines.joined(separator: "\n"))
        return .fine
    }

    private static let delete = CommandDefinition(
        "baseline delete", "Delete a baseline; its run and its log stay.",
        operands: [OperandDefinition("NAME", .baseline, .one, "The baseline.")],
        options: [CommonOptions.by, CommonOptions.database],
        examples: [.init("keyline baseline delete old", "The run it points to stays.")], exitCodes: codes
    ) { invocation in
        let store = try invocation.openDatabase(.write(create: false))
        let name = invocation.arguments.operands[0]
        try store.deleteBaseline(name: name, by: invocation.author, at: Clock.timestamp)
        invocation.terminal.say("The baseline \"\(name)\" is deleted; its run stays.")
        return .fine
    }
}
