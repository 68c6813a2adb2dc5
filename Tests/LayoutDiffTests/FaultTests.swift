import LayoutRecord
import Testing

@testable import LayoutDiff

/// One-line faults of an engine: the diff names the broken kind first, and blames nobody else.
@Suite struct FaultTests {
    @Test(arguments: ModelFault.allCases)
    func `the broken kind is the first cause and nothing unrelated is`(fault: ModelFault) {
        let result = diff(ModelCatalogue.plain, ModelCatalogue.broken[fault]!)
        #expect(result.counts[.changed] > 0)
        #expect(result.causes.first?.signature.kind == fault.kind)
        #expect(result.causes.first?.signature.rank == .exact)
        let by: CauseBy = ["Tiles", ".alignmentGuide", "GeometryReader"].contains(fault.kind) ? .code : .engine
        #expect(result.causes.first?.signature.by == by)
        let unrelated = result.causes.filter {
            $0.signature.rank <= .tippedByRounding && $0.signature.kind != fault.kind
        }
        #expect(unrelated.map { "\($0.signature.kind) \($0.signature.change)" } == [])
        #expect(!result.causes.contains { $0.signature.rank == .unexplained })
    }

    @Test(arguments: ModelFault.allCases)
    func `another order of questions and no memo beside a fault blame nobody`(fault: ModelFault) {
        let habits = ModelHabits(keepsAnswers: false, asksInfinityFirst: true)
        let result = diff(ModelCatalogue.plain, ModelCatalogue.run(fault: fault, habits: habits))
        #expect(result.causes.first?.signature.kind == fault.kind)
        let unrelated = result.causes.filter {
            $0.signature.rank <= .tippedByRounding && $0.signature.kind != fault.kind
        }
        #expect(unrelated.map(\.signature.kind) == [])
    }

    @Test func `harmless changes of the engine alone are no cause of a visible difference`() {
        let habits = ModelHabits(keepsAnswers: false, asksInfinityFirst: true)
        let result = diff(ModelCatalogue.plain, ModelCatalogue.run(habits: habits))
        #expect(result.counts[.negotiationOnly] > 0)
        #expect(result.counts[.changed] == 0)
        #expect(result.causes.filter { $0.signature.rank != .asksOnly }.map(\.signature.kind) == [])
    }

    @Test func `noise of the arithmetic is tolerated and has no cause`() {
        let result = diff(ModelCatalogue.plain, ModelCatalogue.run(habits: ModelHabits(noise: 1e-9)))
        #expect(result.counts[.tolerated] > 0)
        #expect(result.counts[.changed] == 0)
        #expect(result.causes.map(\.signature) == [])
        #expect(result.notes.contains { $0.contains("only because of the tolerance") })
    }
}
