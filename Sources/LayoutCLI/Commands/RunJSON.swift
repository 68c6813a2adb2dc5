import LayoutRecord
import LayoutStore

/// A run's facts as JSON.
enum RunJSON {
    static func writeMembers(of run: RunRow, to json: inout JSONWriter, nameKey: String = "name") {
        json.key("run")
        json.int(run.id)
        json.key(nameKey)
        json.string(run.name)
        json.key("startedAt")
        json.string(run.startedAt)
        json.key("finishedAt")
        RecordingCoder.write(run.finishedAt, to: &json)
        json.key("state")
        json.string(run.state.rawValue)
        json.key("cases")
        json.int(run.cases)
        json.key("shard")
        RecordingCoder.write(run.facts.shard?.description, to: &json)
        json.key("engine")
        json.beginObject()
        json.key("name")
        json.string(run.engine.name)
        json.key("version")
        json.string(run.engine.version)
        json.endObject()
        json.key("environment")
        RecordingCoder.write(run.environment, to: &json)
        json.key("scope")
        json.beginObject()
        json.key("only")
        RecordingCoder.array(run.scope.only, to: &json) { $1.string($0) }
        json.key("cases")
        json.int(run.scope.cases)
        json.endObject()
        json.key("branch")
        RecordingCoder.write(run.branch, to: &json)
        json.key("commit")
        RecordingCoder.write(run.commit, to: &json)
        json.key("dirty")
        json.bool(run.isDirty)
    }
}
