import LayoutRecord
import Testing

@testable import LayoutDiff

/// Outlines come back from the list as they were put in, beside cases that are kept whole.
@Suite struct CaseListTests {
    private static let digests = (0..<4).map { Digest(of: [UInt8($0)]) }

    private static func entry(_ place: Int) -> CaseDiff {
        let offers = [Offer.ideal, Offer(width: 96, height: nil), Offer(width: .infinity, height: 0.1)]
        let step = place % 2 == 0 ? nil : StepName(number: place, words: "tap \(place)")
        let id = caseID("suite \(place / 6)", "scenario \(place / 3)", offers[place % 3], step: step)
        var entry = CaseDiff(
            id: id, caseClass: CaseClass.allCases[place % CaseClass.allCases.count],
            renamedFrom: place % 5 == 0 ? caseID("suite 0", "old", .ideal) : nil,
            causes: [[], [1], [0, 1]][place % 3],
            before: nil, after: nil)
        entry.digestsBefore = place % 4 == 0 ? nil : RecordingDigests(visible: digests[0], negotiation: digests[1])
        entry.digestsAfter = place % 7 == 0 ? nil : RecordingDigests(visible: digests[2], negotiation: digests[3])
        entry.size = place * 10
        entry.gainedFindings = place % 2
        entry.isOutline = place % 4 != 1
        let change = Change(kind: .outcome, what: "unstable", before: "", after: "frames")
        if place % 6 == 0 { entry.changes = [change] }
        return entry
    }

    private func words(_ entry: CaseDiff) -> String {
        "\(entry.id) \(entry.caseClass) \(entry.renamedFrom?.description ?? "") \(entry.causes) \(entry.changes) "
            + "\(String(describing: entry.digestsBefore)) \(String(describing: entry.digestsAfter)) \(entry.size) "
            + "\(entry.gainedFindings) \(entry.isOutline)"
    }

    @Test func `what is put in comes back`() {
        let entries = (0..<40).map(Self.entry)
        let list = CaseList(entries)
        #expect(list.map(words) == entries.map(words))
        for place in list.indices {
            #expect(list.id(at: place) == entries[place].id)
            #expect(list.caseClass(at: place) == entries[place].caseClass)
            #expect(list.size(at: place) == entries[place].size)
            #expect(list.causes(at: place) == entries[place].causes)
            #expect(list.isOnBothSides(at: place) == entries[place].isOnBothSides)
        }
    }

    @Test func `a case can be replaced`() {
        var list = CaseList((0..<10).map(Self.entry))
        for place in list.indices {
            list[place].causes = [place]
            list[place].size = 3
        }
        #expect(list.map(\.causes) == (0..<10).map { [$0] })
        #expect(list.map(\.size) == Array(repeating: 3, count: 10))
        #expect(list.map(\.id) == (0..<10).map { Self.entry($0).id })
    }

    @Test func `findings above notes are counted with the case`() {
        func gained(_ rule: String) -> Change { Change(kind: .findingGained, what: rule, before: "", after: "it") }
        let changes = [
            gained(FindingRule.overlap.rawValue), gained(FindingRule.textTruncated.rawValue), gained("some-rule"),
            Change(kind: .findingLost, what: FindingRule.overlap.rawValue, before: "it", after: ""),
        ]
        let id = caseID("s", "c", .ideal)
        #expect(CaseDiff(id: id, caseClass: .changed, changes: changes, before: nil, after: nil).gainedFindings == 2)
    }
}
