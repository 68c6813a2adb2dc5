import LayoutRecord
import Testing

@testable import LayoutStore

@Suite struct SelectorTests {
    /// Runs 1 to 7, of which 5 is incomplete, and the baseline "main", which moved from run 1 to run 2.
    private func withRuns(_ body: (Store) throws -> Void) throws {
        try withStore { store in
            let facts: [(name: String, branch: String?, commit: String?, dirty: Bool, state: RunState)] = [
                ("nightly", "main", "aaaa1111", false, .complete),
                ("nightly", "main", "aaaa2222", false, .complete),
                ("probe", "topic", "bbbb1111", false, .complete),
                ("nightly", "topic", "bbbb2222", true, .complete),
                ("nightly", "topic", "cccc1111", false, .incomplete),
                ("topic", nil, nil, false, .complete),
                ("half", "half", nil, false, .failed),
            ]
            for (index, fact) in facts.enumerated() {
                try store.record(
                    name: fact.name, at: "2026-01-0\(index + 1)T00:00:00Z", [try smallSuite("grid")], state: fact.state
                ) {
                    $0.branch = fact.branch
                    $0.commit = fact.commit
                    $0.isDirty = fact.dirty
                }
            }
            try store.setBaseline(name: "main", run: 1, by: "ana", at: "2026-01-01T01:00:00Z")
            try store.setBaseline(name: "main", run: 2, by: "ana", at: "2026-01-02T01:00:00Z")
            try body(store)
        }
    }

    static let chosen: [(selector: String, run: Int, rule: String)] = [
        ("latest", 6, "the latest run"), ("latest~1", 4, "the latest run, 1 before"),
        ("latest~4", 1, "the latest run, 4 before"),
        ("run:5", 5, "the run's number"), ("#3", 3, "the run's number"), ("run:5~1", 4, "1 before run:5"),
        ("baseline:main", 2, "baseline \"main\""), ("baseline:main~1", 1, "baseline \"main\", 1 before"),
        ("main", 2, "baseline \"main\""), ("branch:main", 2, "branch \"main\""),
        ("branch:main~1", 1, "branch \"main\", 1 before"),
        ("topic", 4, "branch \"topic\""), ("branch:topic~1", 3, "branch \"topic\", 1 before"),
        ("name:topic", 6, "name \"topic\""), ("nightly", 4, "name \"nightly\""),
        ("name:nightly~2", 1, "name \"nightly\", 2 before"),
        ("commit:bbbb1", 3, "commit bbbb1"), ("BBBB1111", 3, "commit BBBB1111"),
        ("commit:aaaa2222", 2, "commit aaaa2222"),
    ]

    @Test(arguments: chosen.indices) func `a selector chooses`(index: Int) throws {
        let expected = Self.chosen[index]
        try withRuns { store in
            let selected = try store.resolve(expected.selector)
            #expect(selected.run.id == expected.run)
            #expect(selected.rule == expected.rule)
        }
    }

    static let refused: [(selector: String, kind: StoreError.Kind)] = [
        ("", .invalid), ("run:x", .invalid), ("run:99", .noSuchRun), ("#99", .noSuchRun),
        ("baseline:none", .noSuchBaseline),
        ("branch:none", .noSuchRun), ("name:", .invalid), ("nothing", .noSuchRun), ("1234", .noSuchRun),
        ("commit:1234", .invalid), ("commit:ab", .invalid), ("commit:aaaa", .invalid), ("commit:eeee", .noSuchRun),
        ("latest~5", .noSuchRun), ("run:1~1", .noSuchRun), ("half", .incompleteRun),
        ("commit:cccc1111", .incompleteRun),
        ("merge-base:main", .invalid),
    ]

    @Test(arguments: refused.indices) func `a selector is refused`(index: Int) throws {
        let expected = Self.refused[index]
        try withRuns { store in
            let error = #expect(throws: StoreError.self) { try store.resolve(expected.selector) }
            #expect(error?.kind == expected.kind)
            #expect(error?.message.hasSuffix(".") == true)
        }
    }

    @Test func `the merge base is the nearest ancestor with a clean complete run`() throws {
        try withRuns { store in
            let selected = try store.resolve(
                "merge-base:main", ancestors: ["dddd0000", "cccc1111", "bbbb2222", "bbbb1111", "aaaa2222"])
            #expect(selected.run.id == 3)
            #expect(
                selected.rule == "merge base of \"main\": commit bbbb1111, the nearest that was recorded, 3 before it")
            let error = #expect(throws: StoreError.self) {
                try store.resolve("merge-base:main", ancestors: ["dddd0000"])
            }
            #expect(error?.kind == .noSuchRun)
            #expect(error?.message.contains("shallow") == true)
        }
    }

    @Test func `a run that is not complete or has no cases is not compared`() throws {
        try withRuns { store in
            let incomplete = #expect(throws: StoreError.self) { try store.requireComparable(store.run(id: 5)) }
            #expect(incomplete?.kind == .incompleteRun)
            let empty = try store.record([])
            let error = #expect(throws: StoreError.self) { try store.requireComparable(empty) }
            #expect(error?.kind == .emptyRun)
        }
    }
}
