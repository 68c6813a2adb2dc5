package import LayoutRecord
import SQLite

/// Writing and reading content: recordings and shapes, each kept once.
extension Store {
    // MARK: Writing

    /// The row of a recording, if it is stored. Cost: one look into an index.
    func row(ofRecording digests: RecordingDigests) throws -> Int? {
        try connection.first(
            "SELECT id FROM recording WHERE substr(visible, 1, 8) = substr(?1, 1, 8) AND visible = ?1 AND negotiation = ?2",
            [.blob(digests.visible.bytes), .blob(digests.negotiation.bytes)]
        ) { try $0.int(0) }
    }

    /// Whether a recording is stored.
    package func hasRecording(_ digests: RecordingDigests) throws(StoreError) -> Bool {
        try attempt { try row(ofRecording: digests) != nil }
    }

    /// Whether any recording is stored where a second connection finds it too.
    package func hasRecordings() throws(StoreError) -> Bool {
        guard path != ":memory:" else { return false }
        return try attempt { try connection.first("SELECT 1 FROM recording LIMIT 1") { _ in true } ?? false }
    }

    /// Stores a recording unless it is there, and returns its row. Inside a write transaction.
    func insert(_ recording: StorableRecording) throws -> Int {
        let digests = recording.digests
        if let row = try row(ofRecording: digests) { return row }
        let shape = try insertShape(of: recording)
        let checksum = recording.fields.checksum(shape: recording.shape, digests: digests)
        try connection.run(
            """
            INSERT INTO recording (visible, negotiation, shape, checksum, \(StoredFields.columns))
            VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)
            """,
            [
                .blob(digests.visible.bytes), .blob(digests.negotiation.bytes), .integer(shape), .integer(checksum),
            ] + recording.fields.values)
        return connection.lastInsertedRow
    }

    private func insertShape(of recording: StorableRecording) throws -> Int {
        let digest = recording.shape
        if let row = try connection.first(
            "SELECT id FROM shape WHERE digest = ?", [.blob(digest.bytes)], { try $0.int(0) })
        {
            return row
        }
        try connection.run(
            "INSERT INTO shape (digest, nodes) VALUES (?, ?)", [.blob(digest.bytes), .integer(recording.nodes)])
        let shape = connection.lastInsertedRow
        func insertNode(_ index: Int, parent: Int, builder: Int?, place: Int, content: Int) throws {
            try connection.run(
                "INSERT INTO shape_node (shape, node, parent, place, content, builder) VALUES (?, ?, ?, ?, ?, ?)",
                [
                    .integer(shape), .integer(index), .integer(parent), .integer(place), .integer(content),
                    .integer(builder),
                ])
        }
        switch recording.tree {
        case .nodes(let nodes):
            for (index, node) in nodes.enumerated() {
                try insertNode(
                    index, parent: node.parent, builder: node.builder,
                    place: insertPlace(path: node.path, kind: node.kind),
                    content: insertContent(StoredShape.Content(of: node)))
            }
        case .canonical(let tree):
            for (index, node) in tree.nodes.enumerated() {
                try insertNode(
                    index, parent: node.parent, builder: node.builder, place: insertPlace(node, tree),
                    content: insertContent(node, tree))
            }
        }
        interned.bound()
        return shape
    }

    private func insertPlace(_ node: CanonicalTree.Node, _ tree: CanonicalTree) throws -> Int {
        let bytes = tree.place(node)
        if let row = interned.canonicalPlaces[bytes] { return row }
        let row = try insertPlace(path: tree.path(node), kind: tree.kind(node))
        interned.canonicalPlaces[bytes] = row
        return row
    }

    private func insertContent(_ node: CanonicalTree.Node, _ tree: CanonicalTree) throws -> Int {
        let bytes = tree.contentBytes(node)
        if let row = interned.canonicalContents[bytes] { return row }
        let row = try insertContent(tree.content(node))
        interned.canonicalContents[bytes] = row
        return row
    }

    private func insertPlace(path: String, kind: String) throws -> Int {
        let digest = Digest(of: StoredShape.place(path: path, kind: kind))
        if let row = interned.places[digest] { return row }
        var row = try connection.first(
            "SELECT id FROM place WHERE key = ? AND path = ? AND kind = ?",
            [.integer(digest.key), .text(path), .text(kind)]
        ) { try $0.int(0) }
        if row == nil {
            try connection.run(
                "INSERT INTO place (key, path, kind) VALUES (?, ?, ?)",
                [.integer(digest.key), .text(path), .text(kind)])
            row = connection.lastInsertedRow
        }
        interned.places[digest] = row
        return row ?? 0
    }

    private func insertContent(_ content: StoredShape.Content) throws -> Int {
        let digest = Digest(of: content.bytes)
        if let row = interned.contents[digest] { return row }
        var row = try connection.first(
            """
            SELECT id FROM content WHERE key = ? AND identifier IS ? AND text IS ? AND inputs IS ?
                AND inputs_by_pass IS ? AND traits IS ? AND is_code = ?
            """, [.integer(digest.key)] + content.values
        ) { try $0.int(0) }
        if row == nil {
            try connection.run(
                """
                INSERT INTO content (key, identifier, text, inputs, inputs_by_pass, traits, is_code)
                VALUES (?, ?, ?, ?, ?, ?, ?)
                """, [.integer(digest.key)] + content.values)
            row = connection.lastInsertedRow
        }
        interned.contents[digest] = row
        return row ?? 0
    }

    // MARK: Reading

    /// The recording with these digests, digested again and compared: a damaged file never answers wrongly without a word,
    /// and neither does one that somebody made up. Digesting is a third of the cost. Cost: O(nodes + events).
    ///
    /// - Throws: `.noSuchCase` when it is not stored, `.corrupt` when it is not what it was.
    package func recording(_ digests: RecordingDigests) throws(StoreError) -> Recording {
        try attempt {
            let kept = try kept(digests)
            do { return try kept.digested() } catch { throw Self.damaged(digests, in: path, error) }
        }
    }

    /// Reads what is kept of the recording with these digests. What comes back decodes it, on any thread; it is checked by
    /// the checksum of its row, which costs less than the digests do.
    ///
    /// - Throws: as `recording`, and so does what comes back.
    package func reading(_ digests: RecordingDigests) throws(StoreError) -> @Sendable () throws -> Recording {
        try attempt {
            let kept = try kept(digests)
            return { [path] in
                do { return try kept.decode() } catch { throw Self.damaged(digests, in: path, error) }
            }
        }
    }

    private static func damaged(_ digests: RecordingDigests, in path: String, _ reason: any Error) -> StoreError {
        StoreError(
            .corrupt,
            "The recording \(digests.visible.short) in \(path) is damaged: \(reason). Run `keyline verify --db \(path)`."
        )
    }

    private func kept(_ digests: RecordingDigests) throws -> KeptRecording {
        let kept = try connection.first(
            """
            SELECT shape, \(KeptRecording.columns) FROM recording
            WHERE substr(visible, 1, 8) = substr(?1, 1, 8) AND visible = ?1 AND negotiation = ?2
            """, [.blob(digests.visible.bytes), .blob(digests.negotiation.bytes)], keptRecording)
        guard let kept else {
            throw StoreError(
                .noSuchCase, "The database \(path) has no recording \(digests.visible.short). Was it pruned?")
        }
        return kept
    }

    /// What a row of `recording` keeps.
    func kept(row id: Int) throws -> KeptRecording {
        let kept = try connection.first(
            "SELECT shape, \(KeptRecording.columns) FROM recording WHERE id = ?", [.integer(id)], keptRecording)
        guard let kept else { throw StoredFormError("recording \(id) is missing") }
        return kept
    }

    private func keptRecording(_ row: Row) throws -> KeptRecording {
        try KeptRecording(row, from: 1, shape: try shape(row: row.int(0)))
    }

    /// The tree of a shape, whose nodes are without frames. The last ones are kept: a scenario's offers share one.
    func shape(row id: Int) throws -> StoredShape.Tree {
        let found = try connection.first("SELECT nodes, digest FROM shape WHERE id = ?", [.integer(id)]) {
            (count: try $0.int(0), digest: try $0.digest(1))
        }
        guard let (count, digest) = found else { throw StoredFormError("shape \(id) is missing") }
        if let known = lastShapes.first(where: { $0.digest == digest }) { return known }
        var nodes: [NodeRecord] = []
        try connection.forEach(
            """
            SELECT node, parent, builder, path, kind, content
            FROM shape_node CROSS JOIN place ON place.id = shape_node.place
            WHERE shape = ? ORDER BY node
            """, [.integer(id)]
        ) { row in
            nodes.append(try StoredShape.node(row, content: try content(row: try row.int(5)), index: nodes.count))
        }
        guard nodes.count == count else { throw StoredFormError("shape \(id) has \(nodes.count) nodes of \(count)") }
        guard StoredShape.digest(of: nodes) == digest else {
            throw StoredFormError("shape \(id) has nodes with another digest")
        }
        let tree = StoredShape.Tree(digest: digest, nodes: nodes)
        lastShapes.insert(tree, at: 0)
        if lastShapes.count > 4 { lastShapes.removeLast() }
        return tree
    }

    /// A node of some content, without its place. Shapes share contents, so each is read once.
    private func content(row id: Int) throws -> NodeRecord {
        if let known = interned.nodes[id] { return known }
        let found = try connection.first(
            "SELECT identifier, text, inputs, inputs_by_pass, traits, is_code FROM content WHERE id = ?",
            [.integer(id)],
            StoredShape.content)
        guard let found else { throw StoredFormError("content \(id) is missing") }
        interned.nodes[id] = found
        interned.bound()
        return found
    }
}
