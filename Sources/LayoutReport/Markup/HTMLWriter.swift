package import ReportAssets

/// An attribute: the name can only be a literal, the value is always escaped.
package struct HTMLAttribute: Sendable {
    let name: StaticString
    let value: String

    package init(_ name: StaticString, _ value: String) {
        self.name = name
        self.value = value
    }
}

/// Writes HTML (and the SVG inside it) that is escaped by construction: element and attribute names are literals,
/// text and values pass through the one escaper here, and the only unescaped text is an asset of our own.
package struct HTMLWriter: Sendable {
    package private(set) var bytes: [UInt8] = []

    package init() {}

    package var text: String { String(decoding: bytes, as: UTF8.self) }

    package mutating func doctype() { literal("<!DOCTYPE html>\n") }

    /// An element with content.
    package mutating func element(
        _ name: StaticString, _ attributes: HTMLAttribute..., content: (inout HTMLWriter) -> Void
    ) {
        open(name, attributes)
        content(&self)
        close(name)
    }

    /// An element with nothing but text in it.
    package mutating func element(_ name: StaticString, _ attributes: HTMLAttribute..., text: String) {
        open(name, attributes)
        self.text(text)
        close(name)
    }

    /// The same with attributes that were made elsewhere.
    package mutating func element(_ name: StaticString, attributes: [HTMLAttribute], text: String) {
        open(name, attributes)
        self.text(text)
        close(name)
    }

    /// An element that has no content and no closing tag, such as `meta` and `input`.
    package mutating func void(_ name: StaticString, _ attributes: HTMLAttribute...) { open(name, attributes) }

    package mutating func text(_ text: String) { Self.escape(text, into: &bytes) }

    /// A line break of the source, for a reader of the file; it has no meaning on the page.
    package mutating func newline() { bytes.append(UInt8(ascii: "\n")) }

    /// Our own style sheet or script, embedded as it is.
    package mutating func element(_ name: StaticString, asset: ReportAsset) {
        open(name, [])
        bytes.append(contentsOf: asset.bytes)
        close(name)
    }

    /// A block of data for the script: JSON in which nothing can end the element.
    package mutating func data(id: StaticString, json: EmbeddedJSON) {
        open("script", [HTMLAttribute("type", "application/json"), HTMLAttribute("id", id.description)])
        bytes.append(contentsOf: json.bytes)
        close("script")
        newline()
    }

    /// A block of data that needs no name of its own.
    package mutating func element(_ name: StaticString, data: EmbeddedJSON) {
        open(name, [HTMLAttribute("type", "application/json"), HTMLAttribute("class", "shard")])
        bytes.append(contentsOf: data.bytes)
        close(name)
        newline()
    }

    private mutating func open(_ name: StaticString, _ attributes: [HTMLAttribute]) {
        literal("<")
        literal(name)
        for attribute in attributes {
            literal(" ")
            literal(attribute.name)
            literal("=\"")
            Self.escape(attribute.value, into: &bytes)
            literal("\"")
        }
        literal(">")
    }

    private mutating func close(_ name: StaticString) {
        literal("</")
        literal(name)
        literal(">")
    }

    private mutating func literal(_ text: StaticString) {
        text.withUTF8Buffer { bytes.append(contentsOf: $0) }
    }

    /// The one place that escapes HTML: text and quoted attribute values alike.
    private static func escape(_ text: String, into bytes: inout [UInt8]) {
        for byte in text.visible.utf8 {
            switch byte {
            case UInt8(ascii: "&"): bytes.append(contentsOf: "&amp;".utf8)
            case UInt8(ascii: "<"): bytes.append(contentsOf: "&lt;".utf8)
            case UInt8(ascii: ">"): bytes.append(contentsOf: "&gt;".utf8)
            case UInt8(ascii: "\""): bytes.append(contentsOf: "&quot;".utf8)
            case UInt8(ascii: "'"): bytes.append(contentsOf: "&#39;".utf8)
            default: bytes.append(byte)
            }
        }
    }
}
