/// Writes the lines of `CanonicalLine`, one after the other, in memory that is kept from case to case.
package struct CanonicalLineWriter {
    private var visible = JSONWriter()
    private var negotiation = JSONWriter()
    private var line = JSONWriter()
    private var shapes = KnownShapes()

    /// A writer that held a larger line than this gives its memory back.
    private static let kept = 1 << 20

    package init() {}

    /// Calls `body` with the line of a case, its newline included.
    ///
    /// - Parameters:
    ///   - name: the text of the case's id.
    ///   - expected: the digests that the recording is likely to have; with them its answer is `ExpectedCase`'s, which is
    ///     a hundredth as long.
    package mutating func withLine<Result>(
        of recording: Recording, name: String, expected: RecordingDigests? = nil,
        _ body: (UnsafeBufferPointer<UInt8>) -> Result
    ) -> Result {
        if visible.count + negotiation.count > Self.kept { self = CanonicalLineWriter() }
        visible.removeAll()
        var shapes = KnownShapes()
        swap(&shapes, &self.shapes)
        recording.writeVisible(to: &visible) { shapes.writeShape(of: $0, at: $1, to: &$2) }
        swap(&shapes, &self.shapes)
        negotiation.removeAll()
        recording.writeNegotiation(to: &negotiation)
        line.removeAll()
        if let expected, visible.digest == expected.visible, negotiation.digest == expected.negotiation {
            ExpectedCase.writeAnswer(name, to: &line)
            return line.withBytes(body)
        }
        line.beginObject()
        line.member("case")
        line.string(name)
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
