import LayoutRecord
import SQLite

/// A recording as the database keeps it. Decoding it needs no database: it can be done on any thread, at any time.
struct KeptRecording: Sendable {
    private let digests: RecordingDigests
    private let shape: StoredShape.Tree
    private let fields: StoredFields
    /// What the row says that its checksum is; nil in a row from before there were any.
    private let checksum: Int?

    static let columns = "visible, negotiation, checksum, " + StoredFields.columns

    /// - Parameter column: where `columns` begin.
    init(_ row: Row, from column: Int32, shape: StoredShape.Tree) throws {
        digests = RecordingDigests(visible: try row.digest(column), negotiation: try row.digest(column + 1))
        checksum = try row.optionalInt(column + 2)
        fields = try StoredFields(row, from: column + 3)
        self.shape = shape
    }

    /// The recording, if the row is what was written. Cost: O(nodes + events).
    func decode() throws -> Recording {
        if checksum == nil { return try digested() }
        try requireChecksum()
        return try fields.recording(of: shape.nodes)
    }

    /// The recording, digested again and compared with what it is known by: half again as expensive, and not even a row that
    /// someone made up passes.
    func digested() throws -> Recording {
        let recording = try fields.recording(of: shape.nodes)
        guard recording.digests == digests else { throw StoredFormError("its content has another digest") }
        try requireChecksum()
        return recording
    }

    private func requireChecksum() throws {
        if let checksum, fields.checksum(shape: shape.digest, digests: digests) != checksum {
            throw StoredFormError("its row has another checksum")
        }
    }
}
