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
    let tree: Tree
    /// The digest of the shape.
    let shape: Digest
    let nodes: Int
    let fields: StoredFields
    /// How many nodes and events there are.
    let size: Int

    package var outcome: Outcome { fields.outcome }

    /// Cost: O(nodes + events).
    ///
    /// - Parameter digests: those of the recording.
    package init(_ recording: Recording, digests: RecordingDigests) {
        self.digests = digests
        tree = .nodes(recording.nodes)
        shape = StoredShape.digest(of: recording.nodes)
        nodes = recording.nodes.count
        fields = StoredFields(recording)
        size = recording.nodes.count + recording.events.count
    }
}
