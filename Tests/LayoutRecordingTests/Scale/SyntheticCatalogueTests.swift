import LayoutEngine
import LayoutRecord
import LayoutRecording
import SyntheticCatalogue
import Testing

/// The catalogues that measurements are made of.
@MainActor struct SyntheticCatalogueTests {
    private func small(revision: Int = 0) -> SyntheticCatalogue {
        var catalogue = SyntheticCatalogue()
        catalogue.suites = 10
        catalogue.scenarios = 2
        catalogue.revision = revision
        return catalogue
    }

    private func records(_ catalogue: SyntheticCatalogue) throws -> [CaseRecord] {
        var records: [CaseRecord] = []
        for unit in try RecordingPlan(catalogue.makeSuites()).units {
            unit.record(options: EngineOptions()) { records.append($0) }
        }
        return records
    }

    @Test func aCardHasTwentyNodesAndALeafOne() throws {
        var catalogue = small()
        #expect(try records(catalogue).map(\.recording.nodes.count) == Array(repeating: 20, count: catalogue.cases))
        catalogue.content = .leaf
        #expect(try records(catalogue).map(\.recording.nodes.count) == Array(repeating: 1, count: catalogue.cases))
    }

    @Test func equalCataloguesRecordAlikeAndSeedsTellThemApart() throws {
        var other = small()
        other.seed = 2
        let first = try records(small())
        #expect(try records(small()) == first)
        #expect(try records(other) != first)
    }

    @Test func aRevisionChangesAsManySuitesAsItIsToldTo() throws {
        let before = try records(small())
        let after = try records(small(revision: 1))
        let changed = Set(zip(before, after).filter { $0 != $1 }.map(\.0.id.suite))
        #expect(changed.count == 1)
        let cases = zip(before, after).filter { $0 != $1 }.count
        #expect(cases == small().casesPerSuite, "a suite changes whole")
        #expect(small(revision: 13).changes.reduce(0, +) == 13)
    }

    @Test func argumentsMakeTheSameCatalogue() {
        var catalogue = small(revision: 3)
        catalogue.changedScenarios = 1
        catalogue.content = .leaf
        #expect(SyntheticCatalogue(arguments: catalogue.arguments) == catalogue)
        #expect(SyntheticCatalogue(arguments: ["suites"]) == nil)
        #expect(SyntheticCatalogue(arguments: ["storeys=3"]) == nil)
    }
}
