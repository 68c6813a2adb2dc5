/// Writes the lines of `CanonicalLine`, one after the other, in memory that is kept from case to case.
package struct CanonicalLineWriter {
    private var visible = JSONWriter()
    private var negotiation = JSONWriter()
    private var line = JSONWriter()

    /// A writer that held a larger line than this gives its memory back.
    private static let kept = 1 << 20

    package init() {}

    /// Calls `body` with the line of a case, its newline included.
    package mutating func withLine<Result>(
        of record: CaseRecord, _ body: (UnsafeBufferPointer<UInt8>) -> Result
    ) -> Result {
        if line.count > Self.kept { self = CanonicalLineWriter() }
        visible.removeAll()
        record.recording.writeVisible(to: &visible)
        negotiation.removeAll()
        record.recording.writeNegotiation(to: &negotiation)
        line.removeAll()
        line.beginObject()
        line.member("case")
        line.string(record.id.description)
        line.member("sizes")
        line.beginArray()
        line.int(visible.count)
        line.int(negotiation.count)
        line.endArray()
        line.member("visible")
        line.raw(visible)
        line.member("negotiation")
        line.raw(negotiation)
        line.endObject()
        line.newline()
        return line.withBytes(body)
    }
}
