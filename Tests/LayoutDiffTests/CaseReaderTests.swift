import LayoutRecord
import Testing

@testable import LayoutDiff

/// A comparison that keeps few cases says the same, and what it left out is read again as it was.
@Suite struct CaseReaderTests {
    private static let offer = Offer(width: 200, height: nil)

    private static func item(_ suite: String, _ scenario: String, _ view: ModelView, step: Int? = nil) -> CaseRecord {
        let name = step.map { StepName(number: $0, words: "tap") }
        return CaseRecord(id: caseID(suite, scenario, offer, step: name), recording: record(offer, view))
    }

    private static func run(_ word: String, unstable: Bool = false) -> MemoryRun {
        var records = (60...140).map { width in
            let offer = Offer(width: Double(width), height: nil)
            let view = ModelView.fits([.text(word + " and more"), .text("short")])
            return CaseRecord(id: caseID("sweep", "s", offer), recording: record(offer, view))
        }
        records += (0..<5).map { item("plain", "case \($0)", .hStack([.text(word), .image(Double($0 + 1), 2)])) }
        records.append(item("plain", "only \(word)", .text(word)))
        records.append(item("plain", "shaky", .text(word)))
        records.append(item("unit", "u", .text("same at first")))
        records += (1...3).map { item("unit", "u", .vStack([.text(word), .image(Double($0), 1)]), step: $0) }
        return MemoryRun(records, unstable: unstable ? ["plain/shaky@w200": "frames"] : [:])
    }

    private func words(_ diff: CaseDiff) -> String {
        let nodes = diff.nodes.map { "\($0)" }.joined(separator: ";")
        return "\(diff.id) \(diff.caseClass) \(diff.causes) \(diff.changes) \(diff.size) \(nodes) \(diff.pairs ?? [])"
    }

    @Test(arguments: [0, 1, 60, 1_000, Int.max])
    func `what was left out is read again`(rows: Int) throws {
        let (before, after) = (Self.run("one"), Self.run("another word", unstable: true))
        let whole = compare(before, after)
        let outline = try RunComparison(options: DiffOptions()).compare(before, after, keeping: rows)
        #expect(outline.counts == whole.counts)
        #expect(outline.causes.map(\.id) == whole.causes.map(\.id))
        #expect(outline.causes.map(\.intervals) == whole.causes.map(\.intervals))
        #expect(outline.breakpoints == whole.breakpoints)
        #expect(!whole.breakpoints.isEmpty)
        #expect(outline.cases.map(\.id) == whole.cases.map(\.id))
        #expect(outline.cases.map(\.size) == whole.cases.map(\.size))
        #expect(outline.cases.contains(where: \.isOutline) == (rows < .max))
        // In any order, a step before the step it is compared after too.
        let orders = [Array(whole.cases.indices), Array(whole.cases.indices.reversed())]
        for order in orders {
            var reader = CaseReader(outline, before: before, after: after, options: DiffOptions())
            for place in order {
                let read = try reader.read(place)
                #expect(words(read) == words(whole.cases[place]))
                #expect(read.before == whole.cases[place].before)
                #expect(read.after == whole.cases[place].after)
                #expect(!read.isOutline)
            }
        }
    }

    @Test(arguments: [0, 60, 1_000])
    func `written case by case the JSON is the same`(rows: Int) throws {
        let (before, after) = (Self.run("one"), Self.run("another word", unstable: true))
        let whole = DiffJSON.encode(compare(before, after))
        let outline = try RunComparison(options: DiffOptions()).compare(before, after, keeping: rows)
        var reader = CaseReader(outline, before: before, after: after, options: DiffOptions())
        var pieces: [[UInt8]] = []
        try DiffJSON.write(outline, body: { try reader.read($0) }) { pieces.append($0) }
        #expect(pieces.flatMap { $0 } == whole)
        #expect(pieces.count > 2)
    }

    @Test func `a selection of outlines finds its example`() throws {
        let (before, after) = (Self.run("one"), Self.run("another word"))
        let whole = compare(before, after)
        let outline = try RunComparison(options: DiffOptions()).compare(before, after, keeping: 0)
        var reader = CaseReader(outline, before: before, after: after, options: DiffOptions())
        for place in whole.cases.indices {
            let ids: Set = [whole.cases.id(at: place)]
            let part = try outline.selecting(outline.places(ids: ids)) { try reader.read($0) }
            let expected = whole.selecting(ids: ids)
            #expect(part.causes.map(\.example) == expected.causes.map(\.example))
            #expect(part.causes.map(\.examplePath) == expected.causes.map(\.examplePath))
            #expect(part.cases.map(\.causes) == expected.cases.map(\.causes))
        }
    }

    @Test func `an outline holds no recording`() throws {
        let (before, after) = (Self.run("one"), Self.run("another word"))
        let outline = try RunComparison(options: DiffOptions()).compare(before, after, keeping: 0)
        #expect(outline.cases.allSatisfy { $0.before == nil && $0.after == nil && $0.nodes.isEmpty })
        #expect(outline.cases.allSatisfy { $0.isOutline })
    }
}
