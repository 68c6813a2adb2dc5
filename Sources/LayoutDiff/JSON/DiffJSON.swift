import LayoutRecord

/// The machine-readable form of a comparison, `diff --json`. `docs/diff.schema.json` describes it.
///
/// Version 1. Members may be added; none is removed or changes its meaning without a new version.
package enum DiffJSON {
    package static let format = "keyline-diff"
    package static let version = 1
    private static let pieceBytes = 1 << 16

    /// UTF-8 JSON on one line with a line feed at its end. Lengths are points; infinity and NaN are the strings
    /// `"inf"`, `"-inf"` and `"nan"`. Cost: O(what differs).
    package static func encode(_ diff: RunDiff) -> [UInt8] {
        var bytes: [UInt8] = []
        write(diff, body: { diff.cases[$0] }) { bytes += $0 }
        return bytes
    }

    /// The same in pieces, so that memory does not grow with the number of cases.
    ///
    /// - Parameter body: the whole case at an index of the diff's cases; each is asked for once, in order.
    /// - Throws: what `body` and `output` throw.
    package static func write(
        _ diff: RunDiff, body: (Int) throws -> CaseDiff, to output: ([UInt8]) throws -> Void
    ) rethrows {
        var json = JSONWriter()
        json.beginObject()
        json.member("format")
        json.string(format)
        json.member("version")
        json.int(version)
        json.member("before")
        write(diff.before, to: &json)
        json.member("after")
        write(diff.after, to: &json)
        json.member("tolerance")
        json.number(diff.tolerance)
        json.member("environment")
        RecordingCoder.array(diff.environment, to: &json) { write($0, to: &$1) }
        json.member("counts")
        write(diff.counts, to: &json)
        json.member("notes")
        RecordingCoder.array(diff.notes, to: &json) { $1.string($0) }
        json.member("causes")
        let members = diff.casesOfCauses
        json.beginArray()
        for (place, cause) in diff.causes.enumerated() {
            write(cause, members[place].lazy.map { diff.cases.id(at: Int($0)) }, to: &json)
            try output(json.take())
        }
        json.endArray()
        json.member("breakpoints")
        RecordingCoder.array(diff.breakpoints, to: &json) { write($0, to: &$1) }
        let causeIDs = diff.causes.map(\.id)
        json.member("cases")
        json.beginArray()
        for place in diff.cases.indices {
            write(try body(place), diff.cases.causes(at: place).map { causeIDs[$0] }, to: &json)
            if json.count > pieceBytes { try output(json.take()) }
        }
        json.endArray()
        json.endObject()
        json.newline()
        try output(json.take())
    }

    // MARK: Runs

    private static func write(_ facts: RunFacts, to json: inout JSONWriter) {
        json.beginObject()
        json.member("run")
        if let id = facts.id { json.int(id) } else { json.null() }
        json.member("name")
        json.string(facts.name)
        json.member("startedAt")
        json.string(facts.startedAt)
        json.member("engine")
        json.beginObject()
        json.member("name")
        json.string(facts.engine.name)
        json.member("version")
        json.string(facts.engine.version)
        json.endObject()
        json.member("environment")
        RecordingCoder.write(facts.environment, to: &json)
        json.member("branch")
        RecordingCoder.write(facts.branch, to: &json)
        json.member("commit")
        RecordingCoder.write(facts.commit, to: &json)
        json.member("dirty")
        json.bool(facts.isDirty)
        json.member("state")
        json.string(facts.state)
        json.member("scope")
        json.beginObject()
        json.member("only")
        RecordingCoder.array(facts.scope.only, to: &json) { $1.string($0) }
        json.member("cases")
        json.int(facts.scope.cases)
        json.endObject()
        json.member("cases")
        json.int(facts.cases)
        json.member("chosenBy")
        json.string(facts.chosenBy)
        json.endObject()
    }

    private static func write(_ difference: EnvironmentDifference, to json: inout JSONWriter) {
        json.beginObject()
        json.member("name")
        json.string(difference.name)
        for (key, value): (StaticString, InputValue?) in [("before", difference.before), ("after", difference.after)] {
            json.member(key)
            if let value { RecordingCoder.write(value, to: &json) } else { json.null() }
        }
        json.endObject()
    }

    private static func write(_ counts: ClassCounts, to json: inout JSONWriter) {
        json.beginObject()
        for caseClass in CaseClass.allCases {
            json.key(caseClass.rawValue)
            json.int(counts[caseClass])
        }
        json.member("total")
        json.int(counts.total)
        json.endObject()
    }

    // MARK: Causes

    private static func write(_ cause: Cause, _ cases: some Sequence<CaseID>, to json: inout JSONWriter) {
        json.beginObject()
        json.member("id")
        json.string(cause.id)
        json.member("number")
        json.int(cause.number)
        json.member("rank")
        json.int(cause.signature.rank.rawValue)
        json.member("by")
        json.string(cause.signature.by.rawValue)
        json.member("origin")
        json.beginObject()
        json.member("verdict")
        json.string(cause.signature.verdict.rawValue)
        json.member("kind")
        json.string(cause.signature.kind)
        json.member("change")
        json.string(cause.signature.change)
        json.member("delta")
        if let delta = cause.delta {
            json.beginArray()
            json.number(delta.lowerBound)
            json.number(delta.upperBound)
            json.endArray()
        } else {
            json.null()
        }
        json.member("edit")
        RecordingCoder.write(cause.edit, to: &json)
        json.endObject()
        json.member("cases")
        json.beginArray()
        for id in cases { json.string(id.description) }
        json.endArray()
        json.member("nodes")
        json.int(cause.nodes)
        json.member("scenarios")
        json.int(cause.scenarios)
        json.member("offers")
        RecordingCoder.array(cause.offerKinds, to: &json) { $1.string($0) }
        json.member("intervals")
        RecordingCoder.array(cause.intervals, to: &json) { interval, json in
            json.beginObject()
            json.member("scenario")
            json.string(interval.scenario)
            json.member("from")
            json.number(interval.from)
            json.member("to")
            json.number(interval.to)
            json.endObject()
        }
        json.member("example")
        json.string(cause.example.description)
        json.member("examplePath")
        json.string(cause.examplePath)
        json.endObject()
    }

    private static func write(_ scenario: ScenarioBreakpoints, to json: inout JSONWriter) {
        json.beginObject()
        json.member("scenario")
        json.string(scenario.scenario)
        for (key, list): (StaticString, [Breakpoint]) in [("before", scenario.before), ("after", scenario.after)] {
            json.member(key)
            RecordingCoder.array(list, to: &json) { breakpoint, json in
                json.beginObject()
                json.member("path")
                json.string(breakpoint.path)
                json.member("kind")
                json.string(breakpoint.kind.rawValue)
                json.member("below")
                json.number(breakpoint.below)
                json.member("at")
                json.number(breakpoint.at)
                json.member("from")
                json.string(breakpoint.from)
                json.member("to")
                json.string(breakpoint.to)
                json.endObject()
            }
        }
        json.endObject()
    }

    // MARK: Cases

    private static func write(_ diff: CaseDiff, _ causes: [String], to json: inout JSONWriter) {
        json.beginObject()
        json.member("id")
        json.string(diff.id.description)
        json.member("class")
        json.string(diff.caseClass.rawValue)
        if let old = diff.renamedFrom {
            json.member("renamedFrom")
            json.string(old.description)
        }
        json.member("causes")
        RecordingCoder.array(causes, to: &json) { $1.string($0) }
        json.member("changes")
        RecordingCoder.array(diff.changes, to: &json) { write($0, to: &$1) }
        json.member("nodes")
        RecordingCoder.array(diff.nodes, to: &json) { write($0, to: &$1) }
        json.endObject()
    }

    private static func write(_ node: NodeDiff, to json: inout JSONWriter) {
        // Nodes are nearly all that is written: room is asked for once for what each of them takes.
        let most = JSONRoom.most(for: node.path) + JSONRoom.most(for: node.kind)
        json.put(atMost: most + 20 * JSONRoom.longestMember + 10 * JSONRoom.longestNumber) { room in
            room.beginObject()
            room.member("path")
            room.string(node.path)
            room.member("kind")
            room.string(node.kind)
            room.member("verdict")
            room.string(node.verdict.rawValue)
            room.member("matchedBy")
            room.string(node.matchedBy?.rawValue)
            room.member("before")
            write(node.before, to: &room)
            room.member("after")
            write(node.after, to: &room)
            room.member("changes")
        }
        RecordingCoder.array(node.changes, to: &json) { write($0, to: &$1) }
        json.endObject()
    }

    private static func write(_ frame: Frame?, to room: inout JSONRoom) {
        guard let frame else { return room.literal("null") }
        room.beginObject()
        room.member("x")
        room.number(frame.x)
        room.member("y")
        room.number(frame.y)
        room.member("width")
        room.number(frame.width)
        room.member("height")
        room.number(frame.height)
        room.endObject()
    }

    private static func write(_ change: Change, to json: inout JSONWriter) {
        let most =
            JSONRoom.most(for: change.what) + JSONRoom.most(for: change.before) + JSONRoom.most(for: change.after)
        json.put(atMost: most + 7 * JSONRoom.longestMember + 2 * JSONRoom.longestNumber) { room in
            room.beginObject()
            room.member("kind")
            room.string(change.kind.rawValue)
            room.member("what")
            room.string(change.what)
            room.member("before")
            room.string(change.before)
            room.member("after")
            room.string(change.after)
            room.member("delta")
            if let delta = change.delta { room.number(delta) } else { room.literal("null") }
            room.endObject()
        }
    }
}
