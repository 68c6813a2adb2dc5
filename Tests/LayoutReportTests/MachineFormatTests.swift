import Foundation
import FoundationXML
import LayoutDiff
import LayoutRecord
import LayoutReport
import Testing

/// What other programs read: JUnit XML by an independent parser, annotations by the rules of the log they stand in.
struct MachineFormatTests {
    private final class Counter: NSObject, XMLParserDelegate {
        var counts: [String: Int] = [:]
        var names: [String] = []

        func parser(
            _ parser: XMLParser, didStartElement name: String, namespaceURI: String?, qualifiedName: String?,
            attributes: [String: String]
        ) {
            counts[name, default: 0] += 1
            if name == "testcase", let name = attributes["name"] { names.append(name) }
            if name == "testsuites" { for (key, value) in attributes { counts["total " + key] = Int(value) } }
        }
    }

    @Test(arguments: ["same", "everything", "hostile", "many"])
    func junitIsWhatItsCountsSay(name: String) throws {
        let diff =
            switch name {
            case "same": Diffs.same()
            case "everything": Diffs.everything
            case "hostile": Diffs.hostile
            default: Diffs.many(1_000, isLight: true)
            }
        let text = JUnitReport.render(diff)
        for scalar in text.unicodeScalars {
            let isAllowed: Bool =
                switch scalar.value {
                case 0x9, 0xA, 0xD, 0x20...0xD7FF, 0xE000...0xFFFD, 0x10000...0x10FFFF: true
                default: false
                }
            guard isAllowed else {
                Issue.record("U+\(String(scalar.value, radix: 16)) is no character of XML 1.0")
                return
            }
        }
        let counter = Counter()
        let parser = XMLParser(data: Data(text.utf8))
        parser.delegate = counter
        #expect(parser.parse(), "\(String(describing: parser.parserError))")
        #expect(counter.counts["testcase"] == counter.counts["total tests"])
        #expect(counter.counts["failure", default: 0] == counter.counts["total failures"])
        #expect(counter.counts["testcase"] == diff.cases.count + 1)
        #expect(Array(counter.names.dropFirst()).sorted() == diff.cases.map { $0.id.description.visible }.sorted())
    }

    @Test func thereAreAtMostTenAnnotations() {
        #expect(AnnotationsReport.render(Diffs.same()) == "")
        #expect(lines(Diffs.many(100, causes: 10, isLight: true)).count == 10)
        let many = lines(Diffs.many(100, causes: 40, isLight: true))
        #expect(many.count == 10)
        #expect(many.last == "::error title=Layout::31 more causes, not listed here; see the report")
    }

    @Test func annotationsHoldNoCommandOfTheirOwn() {
        let lines = lines(Diffs.hostile)
        #expect(lines.count == 10)
        for line in lines {
            #expect(line.hasPrefix("::error title=Layout"))
            let title = line.dropFirst("::error title=".count).prefix { $0 != ":" }
            #expect(!title.contains(","))
        }
    }

    private func lines(_ diff: RunDiff) -> [Substring] {
        AnnotationsReport.render(diff).split(whereSeparator: \.isNewline)
    }
}
