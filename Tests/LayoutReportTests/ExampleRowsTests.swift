import LayoutDiff
import LayoutRecord
import Testing

@testable import LayoutReport

/// Which nodes of a case are shown on a terminal.
@Suite struct ExampleRowsTests {
    private func node(_ path: String, _ verdict: Verdict, moves: Bool = false, _ change: Change? = nil) -> NodeDiff {
        let before = Frame(x: 0, y: 0, width: 10, height: 10)
        let after = Frame(x: moves ? 4 : 0, y: 0, width: 10, height: 10)
        return NodeDiff(
            path: path, kind: String(path.split(separator: "/").last ?? ""), verdict: verdict, beforeIndex: 0,
            afterIndex: 0, before: before, after: after, matchedBy: .kind, changes: change.map { [$0] } ?? [])
    }

    private func paths(_ nodes: [NodeDiff]) -> [String] { ExampleRows(nodes).shown.map { nodes[$0].path } }

    @Test func `What looks as before is shown only where it leads to something`() {
        let nodes = [
            node("V", .relayed), node("V/0:A", .knockOn), node("V/0:A/B", .absorbed), node("V/1:C", .relayed),
            node("V/1:C/D", .edited), node("V/1:C/D/E", .knockOn), node("V/1:CC", .knockOn),
        ]
        #expect(paths(nodes) == ["V", "V/1:C", "V/1:C/D"])
        #expect(ExampleRows(nodes).quiet == 4)
    }

    @Test func `A line that was broken otherwise is to be seen`() {
        let broken = Change(kind: .rewrapped, what: "lines", before: "a b", after: "a␊b")
        #expect(paths([node("V", .relayed), node("V/T", .knockOn, broken)]) == ["V", "V/T"])
    }

    @Test func `Children that only moved are shown below what moved them`() {
        let children = (0..<5).map { node("V/L/\($0):T", .carried, moves: true) }
        let nodes = [node("V", .relayed), node("V/L", .origin)] + children + [node("V/M", .carried, moves: true)]
        #expect(paths(nodes) == ["V", "V/L", "V/L/0:T", "V/L/1:T", "V/L/2:T"])
        #expect(ExampleRows(nodes).carried == 3)
        // Where something else of them differs, that says it.
        let resized = nodes[0...1] + [node("V/L/0:T", .knockOn, moves: true)] + children.dropFirst()
        #expect(paths(Array(resized)) == ["V", "V/L", "V/L/0:T"])
    }
}
