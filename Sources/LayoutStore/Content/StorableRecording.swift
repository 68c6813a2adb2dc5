package import LayoutRecord

/// A recording as its rows hold it, all but the numbers of other rows. It can be made on any thread, and is made twice
/// as fast from canonical bytes as from a recording: then its tree is decoded only if no other recording has it.
package struct StorableRecording: Equatable, Sendable {
    /// The nodes of a tree, which are needed when it is stored for the first time.
    enum Tree: Equatable, Sendable {
        case nodes([NodeRecord])
        case canonical(CanonicalTree)
    }

    package let digests: RecordingDigests
    package let outcome: Outcome
    let passes: Int
    let message: String?
    let tree: Tree
    /// The digest of the shape.
    let shape: Digest
    let nodes: Int
    let frames: [UInt8]
    let events: [UInt8]
    let observations: [UInt8]?
    let findings: [UInt8]?
    let allowed: [UInt8]?
    /// How many nodes and events there are.
    let size: Int

    /// Cost: O(nodes + events).
    ///
    /// - Parameter digests: those of the recording.
    package init(_ recording: Recording, digests: RecordingDigests) {
        self.digests = digests
        outcome = recording.outcome
        passes = recording.passes
        message = recording.message
        tree = .nodes(recording.nodes)
        shape = StoredShape.digest(of: recording.nodes)
        nodes = recording.nodes.count
        frames = StoredFrames.encode(recording)
        events = StoredEvents.encode(recording.events)
        observations = StoredNotes.encode(recording.observations)
        findings = StoredNotes.encode(recording.findings)
        allowed = StoredNotes.encode(rules: recording.allowed)
        size = recording.nodes.count + recording.events.count
    }
}
