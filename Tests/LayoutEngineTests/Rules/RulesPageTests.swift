import Foundation
import Testing

/// docs/rules.md: every rule of trust A or B names what holds it, and what it names is there.
struct RulesPageTests {
    private struct Row {
        let rule: String
        let trust: String
        let names: [String]
    }

    private static let package = URL(fileURLWithPath: #filePath)
        .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent()

    private static func rows() throws -> [Row] {
        let page = try String(contentsOf: package.appendingPathComponent("docs/rules.md"), encoding: .utf8)
        return page.split(separator: "\n").compactMap { line in
            let cells = line.split(separator: "|").map { $0.trimmingCharacters(in: .whitespaces) }
            guard cells.count == 4, cells[0].first?.isNumber == true else { return nil }
            let parts = cells[3].split(separator: "`", omittingEmptySubsequences: false)
            return Row(
                rule: cells[0], trust: cells[2],
                names: parts.enumerated().filter { $0.offset % 2 == 1 }.map { "\($0.element)" })
        }
    }

    /// The names of tests and of published cases: functions, and strings in quotes.
    private static func namesInTests() throws -> Set<String> {
        let function = try Regex<(Substring, Substring)>(#"func (\w+)\("#)
        let text = try Regex<(Substring, Substring)>(#""((?:[^"\\]|\\.)*)""#)
        var names: Set<String> = []
        let tests = package.appendingPathComponent("Tests")
        guard let files = FileManager.default.enumerator(at: tests, includingPropertiesForKeys: nil) else { return [] }
        for case let file as URL in files where file.pathExtension == "swift" {
            let source = try String(contentsOf: file, encoding: .utf8)
            for match in source.matches(of: function) { names.insert(String(match.1)) }
            for match in source.matches(of: text) { names.insert(String(match.1)) }
        }
        return names
    }

    @Test("Every rule of trust A or B has a fixture that is there") func complete() throws {
        let names = try Self.namesInTests()
        let rows = try Self.rows()
        #expect(rows.count > 80)
        #expect(Set(rows.map(\.rule)).count == rows.count)
        for row in rows {
            #expect(["A", "B", "C", "-"].contains(row.trust), "rule \(row.rule)")
            #expect(!row.names.isEmpty, "nothing holds rule \(row.rule)")
            for name in row.names {
                #expect(names.contains(name), "rule \(row.rule) names \"\(name)\", which is no test")
            }
        }
    }

    @Test("Every fixture's rule is on the page") func known() throws {
        let rules = Set(try Self.rows().map(\.rule))
        for fixture in RuleFixture.all { #expect(rules.contains(fixture.rule), "\(fixture.testDescription)") }
    }
}
