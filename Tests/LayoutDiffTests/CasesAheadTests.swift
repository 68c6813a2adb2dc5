import LayoutRecord
import Testing

@testable import LayoutDiff

/// Comparing on several threads gives what comparing one case after the other gives.
@Suite struct CasesAheadTests {
    /// A run whose recordings of one case cannot be read.
    private struct BrokenRun: RecordedRun {
        struct Broken: Error, Equatable { var id: CaseID }

        var whole: MemoryRun
        var broken: CaseID

        var facts: RunFacts { whole.facts }
        func suites() -> [SuiteEntry] { whole.suites() }
        func cases(ofSuite name: String) -> [CaseEntry] { whole.cases(ofSuite: name) }
        func recording(of entry: CaseEntry) throws -> Recording {
            if entry.id == broken { throw Broken(id: entry.id) }
            return whole.recording(of: entry)
        }
    }

    /// Cards at three widths, every other one with two steps that carry state on.
    private func records(spacing: Double) -> [CaseRecord] {
        var records: [CaseRecord] = []
        for scenario in 0..<12 {
            for width in [96.0, 200, 304] {
                let offer = Offer(width: width, height: nil)
                var state: [String] = []
                for number in 0...(scenario.isMultiple(of: 2) ? 2 : 0) {
                    let step = number == 0 ? nil : StepName(number: number, words: "grow")
                    let id = caseID("s", "card \(scenario)", offer, step: step)
                    let recording = record(offer, startingState: state) { words in
                        .hStack(spacing, "center", [.text("some words \(scenario)")] + words.map { .text($0) })
                    }
                    records.append(CaseRecord(id: id, recording: recording))
                    state.append("more \(number)")
                }
            }
        }
        return records
    }

    private func pairs(_ before: MemoryRun, _ after: MemoryRun) -> [(before: CaseEntry, after: CaseEntry)] {
        zip(before.cases(ofSuite: "s"), after.cases(ofSuite: "s")).map { ($0, $1) }
    }

    @Test(arguments: [2, 3, 8]) func `the number of threads changes nothing`(threads: Int) throws {
        let before = MemoryRun(records(spacing: 8))
        let after = MemoryRun(records(spacing: 11))
        let pairs = pairs(before, after)
        let one = CasesAhead(pairs, before: before, after: after, options: DiffOptions(), threads: 1)
        let expected = try pairs.map { _ in try one.next() }
        let many = CasesAhead(pairs, before: before, after: after, options: DiffOptions(), threads: threads)
        defer { many.stop() }
        for (pair, expected) in zip(pairs, expected) {
            let found = try many.next()
            #expect(found.before == many.read { before.recording(of: pair.before) })
            #expect(found.after == many.read { after.recording(of: pair.after) })
            #expect(found.result.caseClass == expected.result.caseClass)
            #expect(found.result.causes == expected.result.causes)
            #expect(found.result.changes == expected.result.changes)
            #expect(found.result.nodes == expected.result.nodes)
            #expect(found.result.state?.causes == expected.result.state?.causes)
        }
    }

    @Test(arguments: [1, 4]) func `what cannot be read is said at its place`(threads: Int) throws {
        let before = MemoryRun(records(spacing: 8))
        let after = MemoryRun(records(spacing: 11))
        let pairs = pairs(before, after)
        let broken = pairs[30].after.id
        let ahead = CasesAhead(
            pairs, before: before, after: BrokenRun(whole: after, broken: broken), options: DiffOptions(),
            threads: threads)
        defer { ahead.stop() }
        for _ in 0..<30 { _ = try ahead.next() }
        #expect(throws: BrokenRun.Broken(id: broken)) { try ahead.next() }
    }

    /// Whoever stops asking does not wait for all that was to come.
    @Test func `stopping lets no thread begin another unit`() throws {
        let before = MemoryRun(records(spacing: 8))
        let after = MemoryRun(records(spacing: 11))
        let ahead = CasesAhead(
            pairs(before, after), before: before, after: after, options: DiffOptions(), threads: 4)
        _ = try ahead.next()
        ahead.stop()
        let read = after.openedRecordings.count
        ahead.stop()
        #expect(after.openedRecordings.count == read)
    }
}
