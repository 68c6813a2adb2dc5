import LayoutRecord
import Testing

@testable import LayoutDiff

/// What a comparison costs, in counted operations: in proportion to nodes and rows, at any width and depth.
@Suite struct CostTests {
    private let count = 10_000

    /// A container of many leaves, each measured and placed once.
    private func siblings(_ texts: [String], ids: Bool = false) -> Recording {
        var made = HandMade()
        let root = made.node("List", frame: Frame(x: 0, y: 0, width: 100, height: Double(texts.count) * 10))
        for (index, text) in texts.enumerated() {
            made.node(
                "Text", in: root, place: ids ? nil : index, id: ids ? text : nil,
                inputs: [Input("text", .string(text))], text: text,
                frame: Frame(x: 0, y: Double(index) * 10, width: 50, height: 10))
        }
        for index in texts.indices { made.measure(index + 1, 100, Size(width: 50, height: 10)) }
        made.measure(root, 100, Size(width: 100, height: Double(texts.count) * 10))
        made.place(root, 100, 0, 0)
        for index in texts.indices { made.place(index + 1, 100, 0, Double(index) * 10) }
        return made.recording
    }

    /// A chain of many nodes, the innermost of which answers a width.
    private func chain(_ kind: String, _ depth: Int, width: Double) -> Recording {
        var made = HandMade()
        var parent = -1
        for _ in 0..<depth { parent = made.node(kind, in: parent, frame: Frame(x: 0, y: 0, width: width, height: 1)) }
        let leaf = made.node("Leaf", in: parent, frame: Frame(x: 0, y: 0, width: width, height: 1))
        for node in stride(from: leaf, through: 0, by: -1) { made.measure(node, 300, Size(width: width, height: 1)) }
        for node in 0...leaf { made.place(node, 300, 0, 0) }
        return made.recording
    }

    private func isLinear(_ cost: ComparisonCost) -> Bool {
        cost.lookups <= cost.rows && cost.alignmentCells <= 64 * cost.nodes + WeightedAlignment.largest
    }

    @Test func `ten thousand siblings of which one changed`() {
        let names = (0..<count).map { "row \($0)" }
        var changed = names
        changed[5_000] = "another"
        let result = compareCase(siblings(names), siblings(changed))
        #expect(result.causeWords == ["0 edited Text text"])
        #expect(result.cost.alignmentCells <= 3)
        #expect(isLinear(result.cost))
        #expect(result.nodes.count == 1)
    }

    @Test func `ten thousand siblings with insertions at both ends`() {
        let names = (0..<count).map { "row \($0)" }
        let result = compareCase(siblings(names), siblings(["first"] + names.dropLast() + ["last"]))
        #expect(Set(result.causeWords) == ["0 added Text added", "0 edited Text text"])
        #expect(isLinear(result.cost))
        #expect(result.nodes.filter { $0.verdict == .carried }.count == count - 1)
    }

    @Test func `ten thousand siblings that all changed pair by place`() {
        let result = compareCase(siblings((0..<count).map { "old \($0)" }), siblings((0..<count).map { "new \($0)" }))
        #expect(result.nodes.filter { $0.verdict == .edited }.count == count)
        #expect(result.nodes.allSatisfy { $0.matchedBy == .place || $0.matchedBy == .root })
        #expect(isLinear(result.cost))
    }

    @Test func `ten thousand siblings in reverse, with and without ids`() {
        let names = (0..<count).map { "row \($0)" }
        for ids in [true, false] {
            let result = compareCase(siblings(names, ids: ids), siblings(names.reversed(), ids: ids))
            #expect(result.nodes.first?.changes.contains { $0.kind == .reordered } == true)
            #expect(result.causeWords == ["0 edited List order"])
            #expect(isLinear(result.cost))
        }
    }

    @Test(arguments: [".padding", "Box"])
    func `a tree ten thousand deep`(kind: String) {
        let before = chain(kind, count, width: 100)
        let result = compareCase(before, chain(kind, count, width: 99))
        #expect(result.causeWords == ["0 origin Leaf answer width"])
        #expect(isLinear(result.cost))
        let deeper = compareCase(before, chain(kind, count + 1, width: 100))
        // A chain of modifiers is aligned as a whole; of nested containers the outer one holds what was there.
        #expect(deeper.causeWords == ["0 added \(kind) added"])
        #expect(isLinear(deeper.cost))
    }

    @Test func `twice the rows cost at most twice the lookups`() {
        func cost(_ count: Int) -> ComparisonCost {
            let names = (0..<count).map { "row \($0)" }
            var before = siblings(names)
            before.nodes[0].frame?.width = 99
            return compareCase(before, siblings(names)).cost
        }
        let small = cost(1_000)
        let large = cost(2_000)
        #expect(large.lookups <= 2 * small.lookups)
        #expect(large.rows <= 2 * small.rows)
    }
}
