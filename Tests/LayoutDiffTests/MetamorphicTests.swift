import LayoutRecord
import Testing

@testable import LayoutDiff

/// What holds for any two runs.
@Suite struct MetamorphicTests {
    static let faults: [ModelFault] = [
        .hStackForgetsLastGap, .paddingTwice, .textWrapsEarly, .fitsTakesFirst, .zStackTopLeading, .guideNegates,
    ]

    @Test func `a run equals itself and is not opened for it`() {
        let before = MemoryRun(ModelCatalogue.plain)
        let after = MemoryRun(ModelCatalogue.plain)
        let result = compare(before, after)
        #expect(result.counts[.unchanged] == ModelCatalogue.plain.count)
        #expect(result.counts.total == ModelCatalogue.plain.count)
        #expect(result.cases.isEmpty && result.causes.isEmpty && result.notes.isEmpty)
        #expect(before.openedSuites + after.openedSuites == [])
        #expect(before.openedRecordings + after.openedRecordings == [])
    }

    @Test func `cases with equal digests are never opened`() {
        var changed = ModelCatalogue.plain
        changed[3].recording.nodes[0].frame?.width += 1
        let before = MemoryRun(ModelCatalogue.plain)
        let after = MemoryRun(changed)
        let result = compare(before, after)
        #expect(result.counts[.changed] == 1)
        #expect(before.openedRecordings == [changed[3].id.description])
        #expect(after.openedRecordings == [changed[3].id.description])
    }

    @Test(arguments: faults)
    func `the reverse comparison mirrors`(fault: ModelFault) {
        let broken = ModelCatalogue.broken[fault]!
        let there = diff(ModelCatalogue.plain, broken)
        let back = diff(broken, ModelCatalogue.plain)
        #expect(there.counts == back.counts)
        #expect(there.cases.map(\.id) == back.cases.map(\.id))
        #expect(
            Set(zip(there.causes, there.idsOfCauses).map { "\($0.signature.kind) \($0.signature.change) \($1)" })
                == Set(zip(back.causes, back.idsOfCauses).map { "\($0.signature.kind) \($0.signature.change) \($1)" }))
        for (a, b) in zip(there.cases, back.cases) {
            let verdicts = a.nodes.filter { $0.beforeIndex != nil && $0.afterIndex != nil }.map {
                ($0.path, $0.verdict)
            }
            let mirrored = b.nodes.filter { $0.beforeIndex != nil && $0.afterIndex != nil }.map {
                ($0.path, $0.verdict)
            }
            #expect(verdicts.map { "\($0)" } == mirrored.map { "\($0)" })
            #expect(
                a.nodes.filter { $0.verdict == .added }.map(\.path)
                    == b.nodes.filter { $0.verdict == .removed }.map(\.path))
        }
    }

    @Test(arguments: faults)
    func `the order of cases changes nothing`(fault: ModelFault) {
        let broken = ModelCatalogue.broken[fault]!
        let plain = diff(ModelCatalogue.plain, broken)
        let permuted = diff(ModelCatalogue.plain.reversed(), broken.reversed())
        #expect(plain.counts == permuted.counts)
        #expect(plain.causes.map(\.signature) == permuted.causes.map(\.signature))
        #expect(plain.causes.map(\.example) == permuted.causes.map(\.example))
        #expect(plain.idsOfCauses.map(Set.init) == permuted.idsOfCauses.map(Set.init))
        let byID = Dictionary(uniqueKeysWithValues: permuted.cases.map { ($0.id, $0) })
        for own in plain.cases {
            #expect(byID[own.id]?.nodes == own.nodes)
            #expect(byID[own.id]?.causes == own.causes)
        }
    }

    @Test(arguments: faults)
    func `an unrelated scenario only adds`(fault: ModelFault) {
        let broken = ModelCatalogue.broken[fault]!
        let offer = Offer(width: 100, height: nil)
        let extra = CaseRecord(
            id: caseID("other", "extra", offer), recording: record(offer, .hStack([.text("x"), .image(4, 4)])))
        let plain = diff(ModelCatalogue.plain, broken)
        let more = diff(ModelCatalogue.plain, broken + [extra])
        #expect(more.counts[.added] == plain.counts[.added] + 1)
        for caseClass in CaseClass.allCases where caseClass != .added {
            #expect(more.counts[caseClass] == plain.counts[caseClass])
        }
        #expect(more.causes.map(\.signature) == plain.causes.map(\.signature))
        #expect(more.cases.filter { $0.caseClass != .added }.map(\.id) == plain.cases.map(\.id))
    }

    @Test(arguments: ModelFault.allCases)
    func `the classes sum to the number of cases`(fault: ModelFault) {
        let result = diff(ModelCatalogue.plain, ModelCatalogue.broken[fault]!)
        #expect(result.counts.total == ModelCatalogue.plain.count)
        #expect(result.counts.differing == result.cases.count)
        for caseClass in CaseClass.allCases where caseClass != .unchanged {
            #expect(result.counts[caseClass] == result.cases.count { $0.caseClass == caseClass })
        }
        #expect(result.cases.filter { $0.caseClass == .changed }.allSatisfy { !$0.causes.isEmpty })
    }

    @Test func `the bytes of a comparison do not depend on anything but the runs`() {
        let broken = ModelCatalogue.broken[.textRoundsUp]!
        #expect(
            DiffJSON.encode(diff(ModelCatalogue.plain, broken)) == DiffJSON.encode(diff(ModelCatalogue.plain, broken)))
    }
}

extension RunDiff {
    fileprivate var idsOfCauses: [[CaseID]] { casesOfCauses.map { places in places.map { cases.id(at: Int($0)) } } }
}
