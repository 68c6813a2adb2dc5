import Foundation
import Testing

/// docs/compatibility.md names every public type, global function and modifier of `View`, and nothing else in its tables.
struct CompatibilityPageTests {
    private static let package = URL(fileURLWithPath: #filePath)
        .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

    /// Public names of the engine's sources: declarations at the start of a line, and functions in extensions of `View`.
    /// Names that begin with an underscore are ours.
    private static func publicNames() throws -> Set<String> {
        let sources = package.appendingPathComponent("Sources/LayoutEngine")
        let attributes = #"(?:@[\w.]+(?:\([^)]*\))? )*(?:nonisolated )?"#
        let global = try Regex<(Substring, Substring)>(
            "^" + attributes + #"(?:public|open) (?:final )?(?:struct|enum|protocol|class|func) ([A-Za-z]\w*)"#)
        let modifier = try Regex<(Substring, Substring)>("^    " + attributes + #"public func ([A-Za-z]\w*)"#)
        let extensions = try Regex<Substring>(#"^(?:nonisolated )?extension View(?: where .*)? \{"#)
        var names: Set<String> = []
        guard let files = FileManager.default.enumerator(at: sources, includingPropertiesForKeys: nil) else {
            return []
        }
        for case let file as URL in files where file.pathExtension == "swift" {
            var isInView = false
            for line in try String(contentsOf: file, encoding: .utf8).split(separator: "\n") {
                if let match = try global.prefixMatch(in: line) { names.insert(String(match.1)) }
                if try extensions.prefixMatch(in: line) != nil {
                    isInView = true
                } else if line.hasPrefix("}") {
                    isInView = false
                }
                if isInView, let match = try modifier.prefixMatch(in: line) { names.insert(String(match.1)) }
            }
        }
        return names
    }

    /// The names in the first column of the page's tables.
    private static func listedNames() throws -> Set<String> {
        let page = try String(contentsOf: package.appendingPathComponent("docs/compatibility.md"), encoding: .utf8)
        var names: Set<String> = []
        for line in page.split(separator: "\n") where line.hasPrefix("| `") {
            let cell = line.dropFirst().prefix { $0 != "|" }
            for (index, part) in cell.split(separator: "`", omittingEmptySubsequences: false).enumerated()
            where index % 2 == 1 { names.insert(String(part)) }
        }
        return names
    }

    @Test("Every public name is on the page") func complete() throws {
        let missing = try Self.publicNames().subtracting(Self.listedNames()).sorted()
        #expect(missing.isEmpty, "docs/compatibility.md lacks \(missing.joined(separator: ", "))")
    }

    @Test("Every name on the page is public") func exact() throws {
        let names = try Self.publicNames()
        #expect(names.count > 300)
        let unknown = try Self.listedNames().subtracting(names).sorted()
        #expect(unknown.isEmpty, "docs/compatibility.md names \(unknown.joined(separator: ", ")), which are not public")
    }
}
