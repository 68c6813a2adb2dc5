/// The line of a case as a worker of ours writes it when the program that started it can read it:
/// `{"case":ID,"sizes":[V,N],"visible":...,"negotiation":...}` with the canonical bytes of the two halves of a recording,
/// V and N of them.
///
/// The digests of a recording are those of these bytes. So they are known before anything is decoded, and a recording
/// that is stored already need not be decoded at all: equal digests mean that these very bytes were stored.
package struct CanonicalLine: Sendable {
    /// What a worker finds in its environment when its parent reads such lines: `KEYLINE_LINES=canonical`. Recorders
    /// that know nothing of it write the lines of the stream, and are read all the same.
    package static let variable = (name: "KEYLINE_LINES", value: "canonical")

    /// The canonical bytes of what a user sees, unless the line is not what it says; see `recording`.
    package let visible: [UInt8]
    /// Those of how it was negotiated.
    package let negotiation: [UInt8]
    package let digests: RecordingDigests

    /// The line of a case, with its newline.
    package static func write(_ record: CaseRecord) -> [UInt8] {
        var lines = CanonicalLineWriter()
        return lines.withLine(of: record.recording, name: record.id.description) { Array($0) }
    }

    // MARK: Reading

    /// Nil when the line (without its newline) is no such line of the case with this id. Cost: O(bytes), for the digests.
    package init?(_ line: [UInt8], of id: String) {
        var head = JSONWriter()
        head.beginObject()
        head.member("case")
        head.string(id)
        head.member("sizes")
        head.beginArray()
        guard head.withBytes({ line.starts(with: $0) }) else { return nil }
        var rest = line[head.count...]
        guard let first = Self.size(&rest, before: UInt8(ascii: ",")),
            let second = Self.size(&rest, before: UInt8(ascii: "]")),
            let visible = Self.part(&rest, after: ",\"visible\":", size: first),
            let negotiation = Self.part(&rest, after: ",\"negotiation\":", size: second), rest.elementsEqual("}".utf8)
        else { return nil }
        self.visible = Array(visible)
        self.negotiation = Array(negotiation)
        digests = RecordingDigests(visible: Digest(of: self.visible), negotiation: Digest(of: self.negotiation))
    }

    private static func size(_ rest: inout ArraySlice<UInt8>, before end: UInt8) -> Int? {
        var size = 0
        while let byte = rest.popFirst(), byte != end {
            guard (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte), size < 1 << 40 else { return nil }
            size = size * 10 + Int(byte - UInt8(ascii: "0"))
        }
        return size
    }

    private static func part(
        _ rest: inout ArraySlice<UInt8>, after word: StaticString, size: Int
    ) -> ArraySlice<UInt8>? {
        let name = UnsafeBufferPointer(start: word.utf8Start, count: word.utf8CodeUnitCount)
        guard rest.starts(with: name), rest.count - name.count >= size else { return nil }
        let part = rest.dropFirst(name.count).prefix(size)
        rest = rest[part.endIndex...]
        return part
    }

    /// How the case ended, without decoding the rest; nil when the bytes are not canonical.
    package var outcome: Outcome? {
        Outcome.allCases.first { visible.starts(with: "{\"outcome\":\"\($0.rawValue)\",".utf8) }
    }

    /// The recording and its digests, which are others than the line's when its bytes are not canonical, as those of
    /// another version of the worker may be. So a recording is never stored under another one's digests.
    package func recording() throws(RecordingError) -> (recording: Recording, digests: RecordingDigests) {
        var parts = RecordingParts()
        do {
            for half in [visible, negotiation] {
                try JSONReader.read(half) { reader in
                    var isFirst = true
                    try reader.begin(UInt8(ascii: "{"))
                    while let key = try reader.nextKey(&isFirst) {
                        if try !parts.read(key, &reader) { try reader.skip() }
                    }
                }
            }
        } catch let error as RecordingError {
            throw error
        } catch {
            throw RecordingError("the recording is not JSON: \(error)")
        }
        let recording = try parts.recording()
        var json = JSONWriter()
        recording.writeVisible(to: &json)
        var isCanonical = json.isEqual(to: visible)
        json.removeAll()
        recording.writeNegotiation(to: &json)
        isCanonical = isCanonical && json.isEqual(to: negotiation)
        return (recording, isCanonical ? digests : recording.digests)
    }
}
