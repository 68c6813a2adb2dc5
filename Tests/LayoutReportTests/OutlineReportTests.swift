import LayoutRecord
import LayoutReport
import Testing

@testable import LayoutDiff

/// Every form of a comparison reads the cases one at a time and says what it says of cases that are all kept.
struct OutlineReportTests {
    private static let whole = Diffs.everything

    private static var outline: RunDiff {
        var diff = whole
        diff.cases = CaseList(
            whole.cases.map { entry in
                var entry = entry
                entry.digestsBefore = entry.before?.digests
                entry.digestsAfter = entry.after?.digests
                return entry.outline(keeping: [])
            })
        return diff
    }

    private final class Bodies {
        var read: [Int] = []
        func body(_ place: Int) -> CaseDiff {
            read.append(place)
            return OutlineReportTests.whole.cases[place]
        }
    }

    @Test func junit() {
        var text = ""
        var pieces = 0
        JUnitReport.write(Self.outline, body: Bodies().body) {
            text += $0
            pieces += 1
        }
        #expect(text == JUnitReport.render(Self.whole))
        #expect(pieces > Self.whole.cases.count)
    }

    @Test(arguments: [2_000, 10_000, 60_000]) func markdown(bytes: Int) {
        let report = MarkdownReport(maximumBytes: bytes)
        let bodies = Bodies()
        #expect(report.render(Self.outline, body: bodies.body).text == report.render(Self.whole).text)
        // Of two causes the examples, and the failure.
        #expect(bodies.read.count <= 3)
    }

    @Test func terminal() {
        let bodies = Bodies()
        #expect(TerminalReport().render(Self.outline, body: bodies.body) == TerminalReport().render(Self.whole))
        #expect(bodies.read == [0])
    }

    @Test func page() throws {
        var files: [OutputFile] = []
        let bodies = Bodies()
        try HTMLReport().write(Self.outline, name: "diff.html", body: bodies.body) { files.append($0) }
        #expect(files.map(\.name) == ["diff.html"])
        #expect(files == HTMLReport.render(Self.whole, name: "diff.html"))
        #expect(bodies.read.sorted() == Array(Self.whole.cases.indices))
    }
}
