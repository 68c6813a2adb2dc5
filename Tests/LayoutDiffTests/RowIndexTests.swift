import LayoutRecord
import Testing

@testable import LayoutDiff

/// The table from the keys of rows to numbers.
@Suite struct RowIndexTests {
    private func key(_ node: Int, _ width: Double?, own: (Double, Double) = (0, 0)) -> RowKey {
        var key = RowKey(node: node, pass: 1, function: .place, proposal: Proposal(width: width, height: nil))
        key.ownWidth = RowKey.rounded(own.0)
        key.ownHeight = RowKey.rounded(own.1)
        return key
    }

    @Test func `a key keeps its first number until it is given another`() {
        var index = RowIndex(capacity: 1)
        #expect(index.insert(key(3, 50), 7) == nil)
        #expect(index.insert(key(3, 50), 8) == 7)
        #expect(index[key(3, 50)] == 7)
        index.replace(key(3, 50), 9)
        index.replace(key(4, 50), 10)
        #expect(index[key(3, 50)] == 9)
        #expect(index[key(4, 50)] == 10)
        #expect(index[key(3, nil)] == nil)
    }

    @Test func `more keys than were expected are all found`() {
        var index = RowIndex(capacity: 4)
        for node in 0..<1000 { #expect(index.insert(key(node, Double(node % 7)), Int32(node)) == nil) }
        #expect((0..<1000).allSatisfy { index[key($0, Double($0 % 7))] == Int32($0) })
        #expect(index[key(1000, 6)] == nil)
    }

    @Test func `own sizes that differ in both lengths do not share a hash`() {
        // Many of these are equal as a sum or a multiple of their lengths.
        let sizes = (0..<64).flatMap { width in (0..<64).map { (Double(width), Double($0 * 31)) } }
        #expect(Set(sizes.map { key(1, 50, own: $0).hash }).count == sizes.count)
    }
}
