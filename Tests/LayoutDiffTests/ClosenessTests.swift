import LayoutRecord
import Testing

@testable import LayoutDiff

/// Equal, the same but for noise, and visibly different.
@Suite struct ClosenessTests {
    struct Row: Sendable {
        let a: Double
        let b: Double
        let bit: Bool
        let same: Bool
        let visible: Bool
    }

    static let rows = [
        Row(a: 1, b: 1, bit: true, same: true, visible: false),
        Row(a: 0, b: -0.0, bit: true, same: true, visible: false),
        Row(a: .nan, b: .nan, bit: true, same: true, visible: false),
        Row(a: .infinity, b: .infinity, bit: true, same: true, visible: false),
        Row(a: .infinity, b: -.infinity, bit: false, same: false, visible: true),
        Row(a: 1, b: .nan, bit: false, same: false, visible: true),
        Row(a: 1, b: .infinity, bit: false, same: false, visible: true),
        Row(a: .nan, b: .infinity, bit: false, same: false, visible: true),
        Row(a: 1, b: 1.0000005, bit: false, same: true, visible: false),
        Row(a: 1, b: 1.00001, bit: false, same: false, visible: false),
        Row(a: 1, b: 1.009, bit: false, same: false, visible: false),
        Row(a: 1, b: 1.02, bit: false, same: false, visible: true),
    ]

    @Test(arguments: rows)
    func `lengths`(row: Row) {
        for (a, b) in [(row.a, row.b), (row.b, row.a)] {
            #expect(Closeness.bit(a, b) == row.bit)
            #expect(Closeness.same(a, b) == row.same)
            #expect(Closeness.visible(a, b, 0.01) == row.visible)
        }
    }

    @Test func `keys round to a thousandth and keep what is no number apart`() {
        #expect(RowKey.rounded(100.0001) == RowKey.rounded(100.0004))
        #expect(RowKey.rounded(100.001) != RowKey.rounded(100.002))
        let special: [Double?] = [nil, .nan, .infinity, -.infinity, 0, 1e300, -1e300]
        #expect(Set(special.map(RowKey.rounded)).count == 5)
        #expect(RowKey.rounded(0) == RowKey.rounded(-0.0))
    }

    @Test func `an offer of a kind`() {
        let kinds = ["ideal", "w304", "h20", "w0", "wInf", "wNaN", "w304h0"].map {
            Offer(name: $0).map { OfferKind($0).rawValue }
        }
        #expect(kinds == ["nil", "finite", "finite", "0", "inf", "nan", "finite"])
    }
}
