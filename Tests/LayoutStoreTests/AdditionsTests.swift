import LayoutRecord
import Testing

@testable import LayoutStore

@Suite struct AdditionsTests {
    @Test func `a run says what no earlier run has`() throws {
        try withStore { store in
            let first = try store.record([try smallSuite("grid"), try smallSuite("list")])
            let again = try store.record([try smallSuite("grid"), try smallSuite("list", widths: [96, 200, 304, 409])])
            let same = try store.record([try smallSuite("grid"), try smallSuite("list")])
            let news = try [first, again, same].map { try store.additions(of: $0.id) }
            #expect(news[0].suites == 2)
            #expect(news[0].recordings == news[0].allRecordings)
            #expect(news[0].rows == 1 + 2 + 2 + 8 + news[0].recordings)
            #expect(news[1].suites == 1)
            #expect(news[1].allSuites == 2)
            #expect(news[1].recordings == 1)
            #expect(news[1].rows == 1 + 2 + 1 + 4 + 1)
            #expect(
                news[2]
                    == RunAdditions(
                        suites: 0, allSuites: 2, recordings: 0, allRecordings: news[0].allRecordings, rows: 3))
        }
    }
}
