import Foundation
import FoundationXML

/// Markdown as an independent GFM parser (Debian `cmark-gfm`) reads it.
struct MarkdownDocument {
    private(set) var tables: [[Int]] = []
    private(set) var codeSpans: [String] = []
    private(set) var htmlBlocks: [String] = []
    /// Names of elements that no report should contain.
    private(set) var forbidden: [String] = []

    struct Failure: Error, CustomStringConvertible {
        let description: String
    }

    init(parsing text: String) throws {
        let xml = try Self.xml(of: text)
        let reader = Reader()
        let parser = XMLParser(data: xml)
        parser.delegate = reader
        guard parser.parse() else {
            throw Failure(description: "cmark-gfm's XML: \(String(describing: parser.parserError))")
        }
        (tables, codeSpans, htmlBlocks, forbidden) = (
            reader.tables, reader.codeSpans, reader.htmlBlocks, reader.forbidden
        )
    }

    private static func xml(of text: String) throws -> Data {
        let file = FileManager.default.temporaryDirectory.appending(path: "keyline-\(UUID().uuidString).md")
        try Data(text.utf8).write(to: file)
        defer { try? FileManager.default.removeItem(at: file) }
        let process = Process()
        process.executableURL = URL(filePath: "/usr/bin/env")
        process.arguments = [
            "cmark-gfm", "-e", "table", "-e", "autolink", "-e", "strikethrough", "-e", "tagfilter", "--unsafe", "-t",
            "xml",
            file.path(),
        ]
        let output = Pipe()
        process.standardOutput = output
        process.standardInput = FileHandle.nullDevice
        try process.run()
        let data = output.fileHandleForReading.readDataToEndOfFile()
        process.waitUntilExit()
        guard process.terminationStatus == 0 else {
            throw Failure(description: "cmark-gfm is missing or failed; install the Debian package cmark-gfm")
        }
        return data
    }

    private final class Reader: NSObject, XMLParserDelegate {
        var tables: [[Int]] = []
        var codeSpans: [String] = []
        var htmlBlocks: [String] = []
        var forbidden: [String] = []
        private var text = ""

        func parser(
            _ parser: XMLParser, didStartElement name: String, namespaceURI: String?, qualifiedName: String?,
            attributes: [String: String]
        ) {
            text = ""
            switch name {
            case "table": tables.append([])
            case "table_header", "table_row": tables[tables.count - 1].append(0)
            case "table_cell": tables[tables.count - 1][tables[tables.count - 1].count - 1] += 1
            case "link", "image", "emph", "strong", "strikethrough", "html_inline", "code_block", "list", "block_quote":
                forbidden.append(name)
            default: break
            }
        }

        func parser(_ parser: XMLParser, foundCharacters characters: String) { text += characters }

        func parser(
            _ parser: XMLParser, didEndElement name: String, namespaceURI: String?, qualifiedName: String?
        ) {
            if name == "code" { codeSpans.append(text) }
            if name == "html_block" { htmlBlocks.append(text) }
        }
    }
}
