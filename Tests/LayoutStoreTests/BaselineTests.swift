import LayoutRecord
import Testing

@testable import LayoutStore

@Suite struct BaselineTests {
    @Test func `every move is logged`() throws {
        try withStore { store in
            for _ in 0..<2 { try store.record([try smallSuite("grid")]) }
            try store.setBaseline(name: "main", run: 1, by: "ana", at: "2026-01-01T00:00:00Z")
            try store.setBaseline(name: "main", run: 1, by: "bo", at: "2026-01-02T00:00:00Z")
            try store.setBaseline(name: "main", run: 2, by: "bo", at: "2026-01-03T00:00:00Z")
            #expect(try store.baselines() == [Baseline(name: "main", run: 2)])
            try store.deleteBaseline(name: "main", by: "cy", at: "2026-01-04T00:00:00Z")
            #expect(try store.baselines() == [])
            #expect(
                try store.baselineLog(name: "main") == [
                    BaselineMove(name: "main", at: "2026-01-01T00:00:00Z", by: "ana", from: nil, to: 1),
                    BaselineMove(name: "main", at: "2026-01-03T00:00:00Z", by: "bo", from: 1, to: 2),
                    BaselineMove(name: "main", at: "2026-01-04T00:00:00Z", by: "cy", from: 2, to: nil),
                ])
        }
    }

    @Test func `a baseline points to complete runs only`() throws {
        try withStore { store in
            try store.record([try smallSuite("grid")], state: .failed)
            let error = #expect(throws: StoreError.self) {
                try store.setBaseline(name: "main", run: 1, by: "ana", at: "2026-01-01T00:00:00Z")
            }
            #expect(error?.kind == .incompleteRun)
            let missing = #expect(throws: StoreError.self) {
                try store.deleteBaseline(name: "main", by: "ana", at: "2026-01-01T00:00:00Z")
            }
            #expect(missing?.kind == .noSuchBaseline)
        }
    }

    @Test(arguments: ["", "run:1", "a b", "x~1", "#1"]) func `a name that reads as a selector is refused`(name: String)
        throws
    {
        try withStore { store in
            try store.record([try smallSuite("grid")])
            let error = #expect(throws: StoreError.self) {
                try store.setBaseline(name: name, run: 1, by: "ana", at: "2026-01-01T00:00:00Z")
            }
            #expect(error?.kind == .invalid)
        }
    }

    @Test func `an accepted change is known by its content`() throws {
        try withStore { store in
            let (before, after) = (smallRecording(96).digests.visible, smallRecording(97).digests.visible)
            let acceptance = Acceptance(
                caseID: "grid/tiles@w96", before: before, after: after, at: "2026-01-01T00:00:00Z", by: "ana",
                note: "wider")
            let added = Acceptance(
                caseID: "grid/new@w96", before: nil, after: after, at: "2026-01-01T00:00:00Z", by: "ana", note: "")
            try store.accept([acceptance, added])
            try store.accept([acceptance])
            #expect(try store.acceptances() == [added, acceptance])
            #expect(try store.isAccepted(caseID: "grid/tiles@w96", before: before, after: after))
            #expect(try !store.isAccepted(caseID: "grid/tiles@w96", before: after, after: before))
            #expect(try store.isAccepted(caseID: "grid/new@w96", before: nil, after: after))
            for _ in 0..<2 {
                try store.withdraw([added])
                #expect(try store.acceptances() == [acceptance])
            }
            #expect(try !store.isAccepted(caseID: "grid/new@w96", before: nil, after: after))
        }
    }
}
