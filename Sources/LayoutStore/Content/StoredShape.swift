import LayoutRecord
import SQLite

/// Rows that recordings of many shapes share, by the digest of what they hold. Text is compared by its bytes here:
/// Swift's `==` takes two spellings of one character for equal.
struct InternedRows {
    var places: [Digest: Int] = [:]
    var contents: [Digest: Int] = [:]
    /// The same by canonical bytes, for the few that most trees share: digesting takes ten times as long.
    var canonicalPlaces: [[UInt8]: Int] = [:]
    var canonicalContents: [[UInt8]: Int] = [:]
    /// Contents that were read, by row: nodes that do not know where they stand.
    var nodes: [Int: NodeRecord] = [:]

    /// Forgets everything before it grows beyond what a big suite has: what is met again is found in the database.
    mutating func bound() {
        if places.count > 20_000 { places = [:] }
        if contents.count > 20_000 { contents = [:] }
        if canonicalPlaces.count > 2_000 { canonicalPlaces = [:] }
        if canonicalContents.count > 2_000 { canonicalContents = [:] }
        if nodes.count > 2_000 { nodes = [:] }
    }
}

/// The tree of a recording: rows of a shape, with the paths and the contents of nodes kept once.
enum StoredShape {
    /// A shape that was read: its nodes are without frames.
    struct Tree: Sendable {
        let digest: Digest
        let nodes: [NodeRecord]
    }

    /// The digest of the canonical bytes of everything that recordings of one shape share.
    static func digest(of nodes: [NodeRecord]) -> Digest {
        var json = JSONWriter()
        RecordingCoder.array(nodes, to: &json) { node, json in
            json.beginObject()
            RecordingCoder.writeShape(of: node, to: &json)
            json.endObject()
        }
        return json.digest
    }

    /// The path and the kind of a node, as the bytes that name its row.
    static func place(path: String, kind: String) -> [UInt8] { Array(path.utf8) + [0] + Array(kind.utf8) }

    /// Everything a node is apart from where it stands.
    struct Content: Equatable {
        var identifier: String?
        var text: String?
        var inputs: String?
        var inputsByPass: String?
        var traits: String?
        var isCode: Bool

        init(of node: NodeRecord) {
            identifier = node.identifier
            text = node.text
            isCode = node.isCode
            if !node.inputs.isEmpty {
                var json = JSONWriter()
                RecordingCoder.write(node.inputs, to: &json)
                inputs = json.text
            }
            if !node.inputsByPass.isEmpty {
                var json = JSONWriter()
                RecordingCoder.array(node.inputsByPass, to: &json) { change, json in
                    json.beginArray()
                    json.int(change.pass)
                    RecordingCoder.write(change.inputs, to: &json)
                    json.endArray()
                }
                inputsByPass = json.text
            }
            if !node.traits.isDefault {
                var json = JSONWriter()
                RecordingCoder.write(node.traits, to: &json)
                traits = json.text
            }
        }

        init(row: Row, from column: Int32) throws {
            identifier = try row.optionalText(column)
            text = try row.optionalText(column + 1)
            inputs = try row.optionalText(column + 2)
            inputsByPass = try row.optionalText(column + 3)
            traits = try row.optionalText(column + 4)
            isCode = try row.int(column + 5) == 1
        }

        /// The bytes that name the row.
        var bytes: [UInt8] {
            var json = JSONWriter()
            json.beginArray()
            for text in [identifier, text, inputs, inputsByPass, traits] { json.stored(text) }
            json.bool(isCode)
            json.endArray()
            return json.bytes
        }

        var values: [Value] {
            [
                .text(identifier), .text(text), .text(inputs), .text(inputsByPass), .text(traits),
                .integer(isCode ? 1 : 0),
            ]
        }
    }

    /// A node of some content, from the content's six columns; where it stands is not told yet.
    static func content(_ row: Row) throws -> NodeRecord {
        let content = try Content(row: row, from: 0)
        var node = NodeRecord(path: "", parent: -1, kind: "")
        node.identifier = content.identifier
        node.text = content.text
        node.isCode = content.isCode
        if let inputs = content.inputs { node.inputs = try RecordingCoder.inputs(reading: Array(inputs.utf8)) }
        if let inputs = content.inputsByPass {
            node.inputsByPass = try RecordingCoder.inputsByPass(reading: Array(inputs.utf8))
        }
        if let traits = content.traits { node.traits = try RecordingCoder.traits(reading: Array(traits.utf8)) }
        return node
    }

    /// A node from its row: node, parent, builder, path and kind.
    static func node(_ row: Row, content: NodeRecord, index: Int) throws -> NodeRecord {
        guard try row.int(0) == index else { throw StoredFormError("node \(index) of the shape is missing") }
        var node = content
        node.parent = try row.int(1)
        node.builder = try row.optionalInt(2)
        node.path = try row.text(3)
        node.kind = try row.text(4)
        guard node.parent < index, node.parent >= -1, (node.parent == -1) == (index == 0) else {
            throw StoredFormError("node \(index) has no parent before it")
        }
        if let builder = node.builder, !(0..<index).contains(builder) {
            throw StoredFormError("node \(index) has a builder that is not before it")
        }
        return node
    }
}
