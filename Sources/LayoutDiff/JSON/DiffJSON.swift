import LayoutRecord

/// The machine-readable form of a comparison, `diff --json`. `docs/diff.schema.json` describes it.
///
/// Version 1. Members may be added; none is removed or changes its meaning without a new version.
package enum DiffJSON {
    package static let format = "keyline-diff"
    package static let version = 1

    /// UTF-8 JSON on one line with a line feed at its end. Lengths are points; infinity and NaN are the strings
    /// `"inf"`, `"-inf"` and `"nan"`. Cost: O(what differs).
    package static func encode(_ diff: RunDiff) -> [UInt8] {
        var json = JSONWriter()
        json.beginObject()
        json.key("format")
        json.string(format)
        json.key("version")
        json.int(version)
        json.key("before")
        write(diff.before, to: &json)
        json.key("after")
        write(diff.after, to: &json)
        json.key("tolerance")
        json.number(diff.tolerance)
        json.key("environment")
        RecordingCoder.array(diff.environment, to: &json) { write($0, to: &$1) }
        json.key("counts")
        write(diff.counts, to: &json)
        json.key("notes")
        RecordingCoder.array(diff.notes, to: &json) { $1.string($0) }
        json.key("causes")
        RecordingCoder.array(diff.causes, to: &json) { write($0, to: &$1) }
        json.key("breakpoints")
        RecordingCoder.array(diff.breakpoints, to: &json) { write($0, to: &$1) }
        let causeIDs = diff.causes.map(\.id)
        json.key("cases")
        RecordingCoder.array(diff.cases, to: &json) { write($0, causeIDs: causeIDs, to: &$1) }
        json.endObject()
        json.newline()
        return json.bytes
    }

    // MARK: Runs

    private static func write(_ facts: RunFacts, to json: inout JSONWriter) {
        json.beginObject()
        json.key("run")
        if let id = facts.id { json.int(id) } else { json.null() }
        json.key("name")
        json.string(facts.name)
        json.key("startedAt")
        json.string(facts.startedAt)
        json.key("engine")
        json.beginObject()
        json.key("name")
        json.string(facts.engine.name)
        json.key("version")
        json.string(facts.engine.version)
        json.endObject()
        json.key("environment")
        RecordingCoder.write(facts.environment, to: &json)
        json.key("branch")
        RecordingCoder.write(facts.branch, to: &json)
        json.key("commit")
        RecordingCoder.write(facts.commit, to: &json)
        json.key("dirty")
        json.bool(facts.isDirty)
        json.key("state")
        json.string(facts.state)
        json.key("scope")
        json.beginObject()
        json.key("only")
        RecordingCoder.array(facts.scope.only, to: &json) { $1.string($0) }
        json.key("cases")
        json.int(facts.scope.cases)
        json.endObject()
        json.key("cases")
        json.int(facts.cases)
        json.key("chosenBy")
        json.string(facts.chosenBy)
        json.endObject()
    }

    private static func write(_ difference: EnvironmentDifference, to json: inout JSONWriter) {
        json.beginObject()
        json.key("name")
        json.string(difference.name)
        for (key, value) in [("before", difference.before), ("after", difference.after)] {
            json.key(key)
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
        json.key("total")
        json.int(counts.total)
        json.endObject()
    }

    // MARK: Causes

    private static func write(_ cause: Cause, to json: inout JSONWriter) {
        json.beginObject()
        json.key("id")
        json.string(cause.id)
        json.key("rank")
        json.int(cause.signature.rank.rawValue)
        json.key("by")
        json.string(cause.signature.by.rawValue)
        json.key("origin")
        json.beginObject()
        json.key("verdict")
        json.string(cause.signature.verdict.rawValue)
        json.key("kind")
        json.string(cause.signature.kind)
        json.key("change")
        json.string(cause.signature.change)
        json.key("delta")
        if let delta = cause.delta {
            json.beginArray()
            json.number(delta.lowerBound)
            json.number(delta.upperBound)
            json.endArray()
        } else {
            json.null()
        }
        json.key("edit")
        RecordingCoder.write(cause.edit, to: &json)
        json.endObject()
        json.key("cases")
        RecordingCoder.array(cause.cases, to: &json) { $1.string($0.description) }
        json.key("nodes")
        json.int(cause.nodes)
        json.key("scenarios")
        json.int(cause.scenarios)
        json.key("offers")
        RecordingCoder.array(cause.offerKinds, to: &json) { $1.string($0) }
        json.key("intervals")
        RecordingCoder.array(cause.intervals, to: &json) { interval, json in
            json.beginObject()
            json.key("scenario")
            json.string(interval.scenario)
            json.key("from")
            json.number(interval.from)
            json.key("to")
            json.number(interval.to)
            json.endObject()
        }
        json.key("example")
        json.string(cause.example.description)
        json.key("examplePath")
        json.string(cause.examplePath)
        json.endObject()
    }

    private static func write(_ scenario: ScenarioBreakpoints, to json: inout JSONWriter) {
        json.beginObject()
        json.key("scenario")
        json.string(scenario.scenario)
        for (key, list) in [("before", scenario.before), ("after", scenario.after)] {
            json.key(key)
            RecordingCoder.array(list, to: &json) { breakpoint, json in
                json.beginObject()
                json.key("path")
                json.string(breakpoint.path)
                json.key("kind")
                json.string(breakpoint.kind.rawValue)
                json.key("below")
                json.number(breakpoint.below)
                json.key("at")
                json.number(breakpoint.at)
                json.key("from")
                json.string(breakpoint.from)
                json.key("to")
                json.string(breakpoint.to)
                json.endObject()
            }
        }
        json.endObject()
    }

    // MARK: Cases

    private static func write(_ diff: CaseDiff, causeIDs: [String], to json: inout JSONWriter) {
        json.beginObject()
        json.key("id")
        json.string(diff.id.description)
        json.key("class")
        json.string(diff.caseClass.rawValue)
        if let old = diff.renamedFrom {
            json.key("renamedFrom")
            json.string(old.description)
        }
        json.key("causes")
        RecordingCoder.array(diff.causes, to: &json) { $1.string(causeIDs[$0]) }
        json.key("changes")
        RecordingCoder.array(diff.changes, to: &json) { write($0, to: &$1) }
        json.key("nodes")
        RecordingCoder.array(diff.nodes, to: &json) { write($0, to: &$1) }
        json.endObject()
    }

    private static func write(_ node: NodeDiff, to json: inout JSONWriter) {
        json.beginObject()
        json.key("path")
        json.string(node.path)
        json.key("kind")
        json.string(node.kind)
        json.key("verdict")
        json.string(node.verdict.rawValue)
        json.key("matchedBy")
        RecordingCoder.write(node.matchedBy?.rawValue, to: &json)
        for (key, frame) in [("before", node.before), ("after", node.after)] {
            json.key(key)
            guard let frame else {
                json.null()
                continue
            }
            json.beginObject()
            let members = [("x", frame.x), ("y", frame.y), ("width", frame.width), ("height", frame.height)]
            for (name, length) in members {
                json.key(name)
                json.number(length)
            }
            json.endObject()
        }
        json.key("changes")
        RecordingCoder.array(node.changes, to: &json) { write($0, to: &$1) }
        json.endObject()
    }

    private static func write(_ change: Change, to json: inout JSONWriter) {
        json.beginObject()
        json.key("kind")
        json.string(change.kind.rawValue)
        json.key("what")
        json.string(change.what)
        json.key("before")
        json.string(change.before)
        json.key("after")
        json.string(change.after)
        json.key("delta")
        if let delta = change.delta { json.number(delta) } else { json.null() }
        json.endObject()
    }
}
