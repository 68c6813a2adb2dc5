import LayoutRecord
import SQLite

/// What a recording's own row holds of it: all but the tree, which is a shape, and the digests.
struct StoredFields: Equatable, Sendable {
    var outcome: Outcome
    var passes: Int
    var message: String?
    var frames: [UInt8]
    var events: [UInt8]
    var observations: [UInt8]?
    var findings: [UInt8]?
    var allowed: [UInt8]?

    /// The columns, in the order in which `values` and `init` have them.
    static let columns = "outcome, passes, message, frames, events, observations, findings, allowed"

    var values: [Value] {
        [
            .text(outcome.rawValue), .integer(passes), .text(message), .utf8(frames), .utf8(events),
            .utf8(observations), .utf8(findings), .utf8(allowed),
        ]
    }

    /// A number that tells whether the row is what was written. It binds the fields to the tree and to the digests by which
    /// the row is found. Cost: O(bytes), a tenth of digesting the recording itself.
    func checksum(shape: Digest, digests: RecordingDigests) -> Int {
        var json = JSONWriter()
        json.beginArray()
        for digest in [digests.visible, digests.negotiation, shape] { json.string(digest.description) }
        json.string(outcome.rawValue)
        json.int(passes)
        json.stored(message)
        json.endArray()
        var bytes = json.bytes
        bytes.reserveCapacity(bytes.count + frames.count + events.count + 1024)
        for part in [frames, events, observations, findings, allowed] {
            // Neither byte is one of a text, so that no part can begin in another.
            bytes.append(part == nil ? 0xFE : 0xFF)
            if let part { bytes += part }
        }
        return Digest(of: bytes).key
    }
}

extension StoredFields {
    init(_ recording: Recording) {
        self.init(
            outcome: recording.outcome, passes: recording.passes, message: recording.message,
            frames: StoredFrames.encode(recording), events: StoredEvents.encode(recording.events),
            observations: StoredNotes.encode(recording.observations),
            findings: StoredNotes.encode(recording.findings), allowed: StoredNotes.encode(rules: recording.allowed))
    }

    /// The fields in a row, from a column on.
    init(_ row: Row, from column: Int32) throws {
        guard let outcome = Outcome(rawValue: try row.text(column)) else {
            throw StoredFormError("an unknown outcome")
        }
        let passes = try row.int(column + 1)
        guard passes >= 0 else { throw StoredFormError("a negative number of passes") }
        func optional(_ place: Int32) throws -> [UInt8]? { row.isNull(place) ? nil : try row.utf8(place) }
        self.init(
            outcome: outcome, passes: passes, message: try row.optionalText(column + 2),
            frames: try row.utf8(column + 3), events: try row.utf8(column + 4), observations: try optional(column + 5),
            findings: try optional(column + 6), allowed: try optional(column + 7))
    }

    /// The recording that these are of, given the nodes of its tree. Cost: O(nodes + events).
    func recording(of shape: [NodeRecord]) throws -> Recording {
        var nodes = shape
        try StoredFrames.decode(frames, into: &nodes)
        return Recording(
            outcome: outcome, passes: passes, message: message, nodes: nodes,
            events: try StoredEvents.decode(events, nodes: nodes.count),
            observations: try observations.map { try StoredNotes.observations($0, nodes: nodes.count) } ?? [],
            findings: try findings.map { try StoredNotes.findings($0, nodes: nodes.count) } ?? [],
            allowed: try allowed.map(StoredNotes.rules) ?? [])
    }
}
