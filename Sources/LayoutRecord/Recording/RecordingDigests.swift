/// The two names of a recording's content: what a user sees, and how it was negotiated. Two recordings that differ only
/// in the second look alike and were measured differently.
package struct RecordingDigests: Hashable, Sendable {
    /// The tree, its frames, text lines, outcome, passes, message and findings.
    package let visible: Digest
    /// The events, memo hits and observations.
    package let negotiation: Digest

    package init(visible: Digest, negotiation: Digest) {
        self.visible = visible
        self.negotiation = negotiation
    }
}

extension Recording {
    /// The digests of the canonical bytes: the JSON form of `RecordingCoder`, in which a number is its shortest decimal,
    /// -0 is 0, and infinity and NaN are words. Cost: O(nodes + events).
    package var digests: RecordingDigests {
        var visible = JSONWriter()
        visible.beginObject()
        visible.member("outcome")
        visible.string(outcome.rawValue)
        visible.member("passes")
        visible.int(passes)
        visible.member("message")
        RecordingCoder.write(message, to: &visible)
        visible.member("nodes")
        RecordingCoder.array(nodes, to: &visible) { RecordingCoder.write($0, hits: 0, to: &$1) }
        visible.member("findings")
        RecordingCoder.array(findings, to: &visible) { RecordingCoder.write($0, to: &$1) }
        visible.endObject()

        var negotiation = JSONWriter()
        negotiation.beginObject()
        negotiation.member("hits")
        RecordingCoder.array(nodes, to: &negotiation) { $1.int($0.hits) }
        negotiation.member("events")
        RecordingCoder.array(events, to: &negotiation) { RecordingCoder.write($0, to: &$1) }
        negotiation.member("observations")
        RecordingCoder.array(observations, to: &negotiation) { RecordingCoder.write($0, to: &$1) }
        negotiation.endObject()
        return RecordingDigests(visible: Digest(of: visible.bytes), negotiation: Digest(of: negotiation.bytes))
    }
}
