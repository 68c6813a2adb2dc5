import LayoutRecord
import Testing

@testable import LayoutDiff

/// What the tables of a recording hold, and under which keys.
@Suite struct NodeTablesTests {
    private func made(own: Double = 100, twice: Bool = false) -> Recording {
        var made = HandMade()
        let root = made.node("Row")
        let first = made.node("Leaf", in: root, place: 0)
        let second = made.node("Leaf", in: root, place: 1)
        made.measure(first, 50, Size(width: 50, height: 10))
        made.measure(root, 300, Size(width: own, height: 10))
        for _ in 0..<(twice ? 2 : 1) {
            made.place(root, 300, 0, 0)
            made.place(second, 50, 60, 0)
            made.place(first, 50, 0, 0)
        }
        return made.recording
    }

    private func tables(_ recordings: Recording...) -> [NodeTables] {
        var names = NameNumbers()
        return recordings.map { NodeTables($0, names: &names, tolerance: 0.01) }
    }

    @Test func `children's rows belong to the placing before them`() {
        let tables = tables(made(twice: true))[0]
        #expect(tables.places[0].count == 1)
        #expect(tables.placings.map(\.children.count).filter { $0 > 0 } == [2, 2])
        #expect(tables.placings[0].ownSize == Size(width: 100, height: 10))
        #expect(tables.unstableNode == nil)
    }

    @Test func `a placing is found by proposal and own size`() {
        let all = tables(made(), made(), made(own: 101))
        let placing = all[0].placings[Int(all[0].places[0].first!)]
        #expect(all[1].placing(of: 0, like: placing, of: all[0]) != nil)
        #expect(all[2].placing(of: 0, like: placing, of: all[0]) == nil)
    }

    @Test func `answers are found by pass, node and proposal`() {
        var later = made()
        later.events[0] = .measure(
            pass: 2, node: 1, proposal: Proposal(width: 50, height: nil), size: Size(width: 50, height: 10))
        let all = tables(made(), made(), later)
        #expect(all[1].row(of: 1, likeRow: 0, of: all[0]) == 0)
        #expect(all[1].row(of: 2, likeRow: 0, of: all[0]) == nil)
        #expect(all[2].row(of: 1, likeRow: 0, of: all[0]) == nil)
    }

    @Test func `another place for the same child at one key is unstable`() {
        var recording = made(twice: true)
        let last = recording.events.count - 1
        recording.events[last] = .place(pass: 1, node: 1, proposal: Proposal(width: 50, height: nil), x: 2, y: 0)
        #expect(tables(recording)[0].unstableNode == 0)
    }

    @Test func `a size asked only after placing is known all the same`() {
        var recording = made()
        let answer = recording.events.remove(at: 1)
        recording.events.append(answer)
        #expect(tables(recording)[0].placings[0].ownSize == Size(width: 100, height: 10))
    }

    @Test func `rows of nodes that do not exist are left out`() {
        var recording = made()
        recording.events.append(
            .measure(pass: 1, node: 99, proposal: Proposal(width: 1, height: 1), size: Size(width: 1, height: 1)))
        recording.nodes[1].parent = 7
        recording.nodes[2].builder = 40
        let result = compareCase(recording, made())
        #expect(result.caseClass == .changed)
    }
}
