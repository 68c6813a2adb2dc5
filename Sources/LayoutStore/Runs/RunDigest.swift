import LayoutRecord

/// The digests over a run and its suites, so that damage to a row never passes for what was recorded.
enum RunDigest {
    /// The digest of a suite's cases: the JSON `[suite]`, then for each case the JSON `[case id, unstable]` and the 64
    /// bytes of the recording's two digests. Cases are ordered by the bytes of their ids, so that shards give the digest
    /// of the whole, in whichever order they came.
    static func snapshot(suite: String, cases: [(id: String, digests: RecordingDigests, unstable: String?)]) -> Digest {
        var bytes: [UInt8] = []
        var json = JSONWriter()
        func append(_ first: String, _ second: String?) {
            json.removeAll()
            json.beginArray()
            json.string(first)
            json.stored(second)
            json.endArray()
            json.withBytes { bytes.append(contentsOf: $0) }
        }
        append(suite, nil)
        for entry in cases.sorted(by: { $0.id.bytesPrecede($1.id) }) {
            append(entry.id, entry.unstable)
            bytes += entry.digests.visible.bytes
            bytes += entry.digests.negotiation.bytes
        }
        return Digest(of: bytes)
    }

    /// The digest of the suites of a run: `[[name, snapshot digest], ...]` ordered by the bytes of the names.
    static func suites(_ suites: [StoredSuite]) -> Digest {
        var json = JSONWriter()
        let ordered = suites.sorted { $0.name.bytesPrecede($1.name) }
        RecordingCoder.array(ordered, to: &json) { suite, json in
            json.beginArray()
            json.string(suite.name)
            json.string(suite.digest.description)
            json.endArray()
        }
        return json.digest
    }

    /// The digest of a run's facts and of its suites' digest. The number in the database is no part of it.
    static func run(_ run: RunRow, suites: Digest) -> Digest {
        let facts = run.facts
        var json = JSONWriter()
        json.beginArray()
        json.stored(facts.key)
        json.stored(facts.shard?.description)
        for text in [run.name, run.startedAt, run.finishedAt, run.state.rawValue] { json.stored(text) }
        json.string(run.engine.name)
        json.string(run.engine.version)
        RecordingCoder.write(run.environment, to: &json)
        RecordingCoder.array(run.scope.only, to: &json) { $1.string($0) }
        json.int(run.scope.cases)
        json.int(run.cases)
        json.stored(run.branch)
        json.stored(run.commit)
        RecordingCoder.array(facts.parents, to: &json) { $1.string($0) }
        json.bool(run.isDirty)
        RecordingCoder.write(facts.tools, to: &json)
        RecordingCoder.write(facts.ci, to: &json)
        json.string(suites.description)
        json.endArray()
        return json.digest
    }
}
