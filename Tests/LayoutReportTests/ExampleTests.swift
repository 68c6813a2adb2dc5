import Foundation
import LayoutDiff
import LayoutReport
import Testing

/// The committed examples are what the code makes today.
struct ExampleTests {
    @Test func examplesAreCurrent() throws {
        try Golden.expect(Pages.sideBySide.bytes, at: "Reports/Examples/side-by-side.html")
        let diff = Diffs.everything
        let files = HTMLReport.render(diff, name: "diff.html")
        #expect(files.count == 1)
        try Golden.expect(files[0].bytes, at: "Reports/Examples/diff.html")
        try Golden.expect(Array(MarkdownReport().render(diff).text.utf8), at: "Reports/Examples/diff.md")
        try Golden.expect(Array(TerminalReport().render(diff).utf8), at: "Reports/Examples/diff.txt")
        try Golden.expect(Array(JUnitReport.render(diff).utf8), at: "Reports/Examples/diff.xml")
        try Golden.expect(Array(AnnotationsReport.render(diff).utf8), at: "Reports/Examples/annotations.txt")
    }

    @Test func renderingTwiceGivesTheSameBytes() {
        #expect(HTMLReport.render(Diffs.hostile) == HTMLReport.render(Diffs.hostile))
    }
}
