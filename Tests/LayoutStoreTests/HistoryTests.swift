import LayoutRecord
import Testing

@testable import LayoutStore

@Suite struct HistoryTests {
    /// One run a width, of one case.
    private func record(_ widths: [Double], in store: Store, scenario: String = "tiles", from: Int = 1) throws {
        for (index, width) in widths.enumerated() {
            let number = String(100 + from + index).dropFirst()
            try store.record(
                name: "run \(from + index)", at: "2026-01-\(number)T00:00:00Z",
                [
                    (
                        "grid",
                        [CaseRecord(id: try caseID("grid", scenario, width: 304), recording: smallRecording(width))]
                    ),
                    try smallSuite("other", widths: [Double(from + index)]),
                ])
        }
    }

    @Test func `results are told apart, and a return is seen`() throws {
        try withStore { store in
            try record([1, 1, 2, 2, 3, 2, 2], in: store)
            let history = try store.history(caseID: "grid/tiles@w304")
            #expect(history.points.map(\.result) == [0, 0, 1, 1, 2, 1, 1])
            #expect(history.results.map(\.label) == ["A", "B", "C"])
            #expect(history.results.map(\.count) == [2, 4, 1])
            #expect(history.results.map(\.firstSeen) == [0, 2, 4])
            #expect(history.results.map(\.lastSeen) == [1, 6, 4])
            #expect(history.presentSince == 5)
            #expect(history.returnedTo == 3)
            #expect(history.firstDifference(after: 1, through: 7)?.run.id == 3)
            #expect(history.firstDifference(after: 3, through: 4) == nil)
            #expect(history.firstDifference(after: 1, through: 99) == nil)
        }
    }

    @Test func `a node has a history of its own`() throws {
        try withStore { store in
            try record([1, 2, 2], in: store)
            let history = try store.history(caseID: "grid/tiles@w304", nodePath: "VStack/0:Text")
            #expect(history.points.map { $0.frame?.width } == [1, 2, 2])
            #expect(history.points.map(\.result) == [0, 1, 1])
            #expect(history.returnedTo == nil)
            let missing = #expect(throws: StoreError.self) {
                try store.history(caseID: "grid/tiles@w304", nodePath: "HStack")
            }
            #expect(missing?.kind == .noSuchCase)
        }
    }

    @Test func `a renamed case keeps its history`() throws {
        try withStore { store in
            try record([1, 2], in: store, scenario: "old")
            try record([2, 3], in: store, scenario: "new", from: 3)
            let history = try store.history(caseID: "grid/new@w304")
            #expect(
                history.points.map(\.caseID) == ["grid/old@w304", "grid/old@w304", "grid/new@w304", "grid/new@w304"])
            #expect(history.points.map(\.result) == [0, 1, 1, 2])
            #expect(history.renames == [CaseHistory.Rename(from: "grid/old@w304", to: "grid/new@w304", run: 3)])
        }
    }

    @Test func `a name that begins with a combining mark is found, and its former name`() throws {
        try withStore { store in
            try record([1, 2], in: store, scenario: "\u{301}Mark")
            #expect(try store.history(caseID: "grid/\u{301}Mark@w304").points.count == 2)
            try record([2], in: store, scenario: "\u{301}New", from: 3)
            let history = try store.history(caseID: "grid/\u{301}New@w304")
            #expect(history.points.map(\.result) == [0, 1, 1])
        }
    }

    @Test func `a case that is nowhere is said`() throws {
        try withStore { store in
            try record([1], in: store)
            #expect(
                #expect(throws: StoreError.self) { try store.history(caseID: "grid/none@w304") }?.kind == .noSuchCase)
            #expect(
                #expect(throws: StoreError.self) { try store.history(caseID: "grid/tiles@w304", branch: "none") }?.kind
                    == .noSuchCase)
        }
    }

    @Test func `labels go on after Z`() {
        #expect([0, 25, 26, 51, 52, 701, 702].map(CaseHistory.label) == ["A", "Z", "AA", "AZ", "BA", "ZZ", "AAA"])
    }
}
