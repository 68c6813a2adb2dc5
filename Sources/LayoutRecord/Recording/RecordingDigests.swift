/// The two names of a recording's content: what a user sees, and how it was negotiated. Two recordings that differ only
/// in the second look alike and were measured differently.
package struct RecordingDigests: Hashable, Sendable {
    /// The tree, its frames, text lines, outcome, passes, message and findings.
    package let visible: Digest
    /// The events, memo hits, observations and allowed rules.
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
        var json = JSONWriter()
        writeVisible(to: &json)
        let visible = json.digest
        json.removeAll()
        writeNegotiation(to: &json)
        return RecordingDigests(visible: visible, negotiation: json.digest)
    }

    /// What a user sees, in canonical bytes.
    package func writeVisible(to json: inout JSONWriter) {
        writeVisible(to: &json) { RecordingCoder.writeShape(of: $0.pointee, to: &$2) }
    }

    /// What a user sees, in canonical bytes.
    ///
    /// - Parameter writeShape: writes the members that say what the node at an index is.
    func writeVisible(
        to json: inout JSONWriter,
        writeShape: (_ node: UnsafePointer<NodeRecord>, _ index: Int, inout JSONWriter) -> Void
    ) {
        json.beginObject()
        json.member("outcome")
        json.string(outcome.rawValue)
        json.member("passes")
        json.int(passes)
        json.member("message")
        RecordingCoder.write(message, to: &json)
        json.member("nodes")
        json.beginArray()
        nodes.withUnsafeBufferPointer { nodes in
            guard let first = nodes.baseAddress else { return }
            for index in nodes.indices {
                json.beginObject()
                writeShape(first + index, index, &json)
                let node = first + index
                RecordingCoder.writePlace(
                    node.pointee.frame, hits: 0, node.pointee.lines, node.pointee.truncated, to: &json)
                json.endObject()
            }
        }
        json.endArray()
        json.member("findings")
        RecordingCoder.array(findings, to: &json) { RecordingCoder.write($0, to: &$1) }
        json.endObject()
    }

    /// How it was negotiated, in canonical bytes.
    package func writeNegotiation(to json: inout JSONWriter) {
        json.beginObject()
        json.member("hits")
        json.beginArray()
        for index in nodes.indices { json.int(nodes[index].hits) }
        json.endArray()
        json.member("events")
        RecordingCoder.array(events, to: &json) { RecordingCoder.write($0, to: &$1) }
        json.member("observations")
        RecordingCoder.array(observations, to: &json) { RecordingCoder.write($0, to: &$1) }
        RecordingCoder.writeAllowed(allowed, to: &json)
        json.endObject()
    }
}
