/// A file of a report: a name relative to where the report is put, and its bytes. Equal input gives equal bytes.
package struct OutputFile: Equatable, Sendable {
    /// Made of letters, digits, `.`, `-`, `_` and, in a site, `/`; never of a title.
    package var name: String
    package var bytes: [UInt8]

    package init(name: String, bytes: [UInt8]) {
        self.name = name
        self.bytes = bytes
    }

    package var text: String { String(decoding: bytes, as: UTF8.self) }
}
