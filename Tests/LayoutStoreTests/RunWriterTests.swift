import Foundation
import LayoutRecord
import Testing

@testable import LayoutStore

@Suite struct RunWriterTests {
    private func counts(_ store: Store) throws -> [String: Int] {
        var counts: [String: Int] = [:]
        for table in [
            "run", "run_suite", "suite_snapshot", "suite_case", "recording", "shape", "shape_node", "case_name",
        ] {
            counts[table] = try shell(store.path, "SELECT count(*) FROM \(table)").first.flatMap { Int($0) }
        }
        return counts
    }

    @Test func `an unchanged suite costs one row`() throws {
        try withStore { store in
            try store.record([try smallSuite("grid"), try smallSuite("list")])
            let before = try counts(store)
            try store.record([try smallSuite("grid"), try smallSuite("list", widths: [96, 200, 304, 409])])
            var expected = before
            expected["run"] = 2
            expected["run_suite"] = 4
            // Of the changed suite: its list of cases, one recording, the name of the new case; the shape is shared.
            expected["suite_snapshot"] = 3
            expected["suite_case"] = 12
            expected["recording"] = before["recording"].map { $0 + 1 }
            expected["case_name"] = before["case_name"].map { $0 + 1 }
            #expect(try counts(store) == expected)
        }
    }

    @Test func `100 unchanged runs of 100 suites add at most 4 KB each`() throws {
        try withStore { store in
            let suites = try (0..<100).map { try smallSuite("suite \($0)", widths: [96]) }
            func size() throws -> Int {
                try store.checkpoint()
                return Store.fileSize(store.path) ?? 0
            }
            try store.record(suites)
            let first = try size()
            for _ in 0..<100 { try store.record(suites) }
            #expect(try size() - first <= 100 * 4096)
        }
    }

    @Test func `a run with another number of cases than declared is incomplete`() throws {
        try withStore { store in
            let run = try store.record([try smallSuite("grid")]) { $0.header.scope.cases = 5 }
            #expect(run.state == .incomplete)
            #expect(run.cases == 4)
        }
    }

    @Test func `a case or a suite that comes twice is refused with both places`() throws {
        try withStore { store in
            let suite = try smallSuite("grid").1
            let writer = try store.beginRun(NewRun(name: "run", startedAt: "", header: header(cases: 5)))
            for record in suite { try writer.append(record, unstable: nil) }
            let twice = #expect(throws: StoreError.self) { try writer.append(suite[1], unstable: nil) }
            #expect(twice?.kind == .invalid)
            #expect(twice?.message.contains("as case 2 and as case 5") == true)
            try writer.append(try smallSuite("list").1[0], unstable: nil)
            let again = #expect(throws: StoreError.self) { try writer.append(suite[0], unstable: nil) }
            #expect(again?.message.contains("The suite \"grid\" comes a second time") == true)
        }
    }

    @Test func `the likely run is the newest of the environment, with the same scope if there is one`() throws {
        try withStore { store in
            let other = [Input("scale", .number(3))]
            #expect(try store.likelyRun(for: header(cases: 4)) == nil)
            let whole = try store.record([try smallSuite("grid")])
            let part = try store.record([try smallSuite("grid", widths: [96])]) { $0.header.scope.only = ["grid/*"] }
            _ = try store.record([try smallSuite("grid")]) { $0.header.environment = other }
            _ = try store.record([try smallSuite("grid")]) { $0.header.scope.cases = 9 }
            #expect(try store.likelyRun(for: header(cases: 4)) == whole.id)
            var narrow = header(cases: 1)
            narrow.scope.only = ["grid/*"]
            #expect(try store.likelyRun(for: narrow) == part.id)
            narrow.scope.only = ["list/*"]
            #expect(try store.likelyRun(for: narrow) == whole.id)
            #expect(try store.likelyRun(for: header(cases: 4, environment: [])) == nil)
            let likely = try store.likelyCases(of: whole.id, suite: "grid")
            let cases = try store.cases(of: whole.id, suite: "grid")
            #expect(likely.count == 4)
            for entry in cases {
                #expect(likely[entry.id.description] == LikelyCase(digests: entry.digests, outcome: entry.outcome))
            }
            #expect(try store.likelyCases(of: whole.id, suite: "list").isEmpty)
        }
    }

    @Test func `a recording that went while the run was recorded is missed, and the run is incomplete`() throws {
        try withStore { store in
            let first = try store.record([try smallSuite("grid")])
            let known = try store.cases(of: first.id, suite: "grid")
            let again = NewRun(name: "again", startedAt: "", header: header(cases: 4))
            let cut: Int
            do {
                let writer = try store.beginRun(again)
                cut = writer.run
                for entry in known { try writer.append(entry.id, digests: entry.digests, unstable: nil) }
                // No `prune` does this while a run is recorded.
                _ = try shell(
                    store.path,
                    "DELETE FROM run_suite; DELETE FROM suite_case; DELETE FROM suite_snapshot; DELETE FROM recording")
                let error = #expect(throws: StoreError.self) { try writer.finish(state: .complete) }
                #expect(error?.kind == .conflict)
                #expect(error?.message.contains("was removed from") == true)
            }
            let reopened = try Store.open(path: store.path, access: .write(create: false))
            #expect(try reopened.run(id: cut).state == .incomplete)
            let healed = try reopened.record([try smallSuite("grid")])
            #expect(healed.state == .complete)
            #expect(try reopened.cases(of: healed.id, suite: "grid").map(\.digests) == known.map(\.digests))
        }
    }

    @Test func `suites that were committed stay when the writer goes`() throws {
        try withStore { store in
            do {
                let writer = try store.beginRun(NewRun(name: "cut", startedAt: "", header: header(cases: 8)))
                for record in try smallSuite("grid").1 + [smallSuite("list").1[0]] {
                    try writer.append(record, unstable: nil)
                }
                #expect(try store.run(id: writer.run).state == .recording)
            }
            let reopened = try Store.open(path: store.path, access: .write(create: false))
            let run = try reopened.run(id: 1)
            #expect(run.state == .incomplete)
            #expect(run.cases == 4)
            #expect(try reopened.suites(of: 1).map(\.name) == ["grid"])
        }
    }

    @Test func `what differed between repeats is kept`() throws {
        try withStore { store in
            let writer = try store.beginRun(NewRun(name: "run", startedAt: "", header: header(cases: 1)))
            try writer.append(try smallSuite("grid", widths: [96]).1[0], unstable: "width 96 or 97")
            let run = try writer.finish(state: .complete)
            #expect(try store.cases(of: run.id, suite: "grid").map(\.unstable) == ["width 96 or 97"])
        }
    }

    @Test func `what is not there is said`() throws {
        try withStore { store in
            try store.record([try smallSuite("grid")])
            #expect(#expect(throws: StoreError.self) { try store.run(id: 9) }?.kind == .noSuchRun)
            #expect(#expect(throws: StoreError.self) { try store.cases(of: 1, suite: "none") }?.kind == .noSuchCase)
            let digests = smallRecording(1).digests
            #expect(#expect(throws: StoreError.self) { try store.recording(digests) }?.kind == .noSuchCase)
        }
    }
}
