/// What a program and a worker of ours say to each other of cases that are likely to be what they were: the program sends
/// the digests of a unit's cases beside its id, `ID<TAB>DIGESTS<TAB>DIGESTS...`, and the worker answers a case whose
/// recording has them with `{"case":ID,"same":true}` in place of its line.
///
/// The two digests are over all of a recording, its outcome, messages and findings included: equal digests mean that the
/// very bytes of the line are stored. So neither has to write or to read them.
package enum ExpectedCase {
    /// The member of a worker's header that says that it understands this.
    private static let announcement: StaticString = "compares"

    /// Digests that are not known are written as nothing.
    private static let separator = UInt8(ascii: "\t")

    // MARK: The header

    /// The header of a worker that understands this, with its newline.
    package static func headerLine(_ header: RunHeader) -> [UInt8] {
        RecordingStream.headerLine(header) { json in
            json.member(announcement)
            json.bool(true)
        }
    }

    /// Whether a worker says in its header (without a newline) that it understands this.
    package static func isAnnounced(in line: [UInt8]) -> Bool {
        (try? JSONReader.read(line))?[announcement.description]?.bool == true
    }

    // MARK: What a worker is asked

    /// The request for a unit, with its newline.
    ///
    /// - Parameter digests: what is expected of the base case and of each of its steps.
    package static func request(_ base: String, _ digests: [RecordingDigests?]) -> [UInt8] {
        var line = Array(base.utf8)
        // An id has no control characters: they are percent-encoded.
        for digests in digests[..<((digests.lastIndex { $0 != nil } ?? -1) + 1)] {
            line.append(separator)
            digests?.visible.appendHexadecimal(to: &line)
            digests?.negotiation.appendHexadecimal(to: &line)
        }
        line.append(UInt8(ascii: "\n"))
        return line
    }

    /// What a request (without its newline) asks for. Digests that are none are as good as unknown.
    package static func read(request: String) -> (base: String, digests: [RecordingDigests?]) {
        var request = request
        return request.withUTF8 { bytes in
            var parts = bytes.split(separator: separator, omittingEmptySubsequences: false)
            let base = parts.isEmpty ? "" : String(decoding: parts.removeFirst(), as: UTF8.self)
            return (base, parts.map(digests))
        }
    }

    private static func digests(_ text: Slice<UnsafeBufferPointer<UInt8>>) -> RecordingDigests? {
        let text = UnsafeBufferPointer(rebasing: text)
        let length = 2 * Digest.byteCount
        guard text.count == 2 * length,
            let visible = Digest(hexadecimal: UnsafeBufferPointer(rebasing: text[..<length])),
            let negotiation = Digest(hexadecimal: UnsafeBufferPointer(rebasing: text[length...]))
        else { return nil }
        return RecordingDigests(visible: visible, negotiation: negotiation)
    }

    // MARK: What it answers

    /// The answer that a case is what was expected, with its newline.
    static func writeAnswer(_ id: String, to json: inout JSONWriter) {
        json.beginObject()
        json.member("case")
        json.string(id)
        json.member("same")
        json.bool(true)
        json.endObject()
        json.newline()
    }

    /// Whether a line (without its newline) says that the case with this id is what was expected.
    package static func isAnswer(_ line: [UInt8], of id: String) -> Bool {
        // Nearly every line that is as short is one; the others need not be compared.
        guard line.count < id.utf8.count * 6 + 30 else { return false }
        var json = JSONWriter()
        writeAnswer(id, to: &json)
        return json.withBytes { line.elementsEqual($0.dropLast()) }
    }
}
