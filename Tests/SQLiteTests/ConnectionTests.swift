import Foundation
import Testing

@testable import SQLite

@Suite struct ConnectionTests {
    @Test(arguments: [
        Value.null, .integer(0), .integer(Int64.min), .real(0.1), .real(.infinity), .real(-.infinity), .text(""),
        .text("a\u{0}b"), .text("🙂"), .blob([]), .blob([0, 255]),
    ])
    func `values come back as they went in`(value: Value) throws {
        let connection = try Connection(path: ":memory:", access: .create)
        #expect(try connection.first("SELECT ?", [value]) { $0.value(0) } == value)
    }
}
