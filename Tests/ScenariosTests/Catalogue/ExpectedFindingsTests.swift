import Foundation
import LayoutRecord
import LayoutRecording
import Testing

@testable import Scenarios

/// No false alarms: every case has the findings it is expected to have, and no others.
@MainActor struct ExpectedFindingsTests {
    /// Scenarios that are wrong on purpose; what they are reported for is tested beside their systems.
    private func isWrongOnPurpose(_ id: CaseID) -> Bool {
        id.suite == "label-panel" && id.scenario.hasPrefix("wrong")
            || id.suite == "feedback-loop" && (FeedbackLoopTests.loops + ["bounded frame"]).contains(id.scenario)
    }

    private func matches(_ offer: String, _ pattern: String) -> Bool {
        let bounds = pattern.dropFirst().split(separator: ".", omittingEmptySubsequences: true).compactMap { Int($0) }
        guard pattern.contains("..."), bounds.count == 2 else { return offer == pattern }
        return Int(offer.dropFirst()).map { (bounds[0]...bounds[1]).contains($0) } ?? false
    }

    @Test func everyCaseHasTheFindingsItShould() {
        for record in RecordedCatalogue.all
        where !isWrongOnPurpose(record.id) && CatalogueTests.systems.contains(record.id.suite) {
            let id = "\(record.id)"
            let offer = String(id[id.index(after: id.firstIndex(of: "@")!)...])
            let rows = ExpectedFindings.all.filter { row in
                row.suite == record.id.suite && row.scenarios.contains(record.id.scenario)
                    && row.offers.contains { matches(offer, $0) }
            }
            #expect(rows.count <= 1, "\(id) stands in several rows")
            let found = Set(record.recording.findings.map(\.rule)).sorted()
            #expect(found == rows.first?.rules ?? [], "\(id)")
        }
    }

    /// At the standard widths, nil and infinity the custom layouts have no warning, but where a scenario is there to show
    /// one.
    @Test func healthyScenariosHaveNoWarnings() {
        let shown = ["a tile of fixed width", "row wider than the column", "rigid", "in a reader"]
        let custom = ["equal-width-column", "label-panel", "wide-first-grid", "measured-label"]
        for record in RecordedCatalogue.all
        where custom.contains(record.id.suite) && !shown.contains(record.id.scenario) && !isWrongOnPurpose(record.id)
            && record.id.offer.width ?? 1 > 0
        {
            #expect(!record.recording.findings.contains { $0.severity != .note }, "\(record.id)")
        }
    }

    /// Every row of the table is about cases that exist.
    @Test func everyRowIsUsed() {
        for row in ExpectedFindings.all {
            for scenario in row.scenarios {
                #expect(
                    RecordedCatalogue.all.contains { $0.id.suite == row.suite && $0.id.scenario == scenario },
                    "\(row.suite)/\(scenario)")
            }
        }
    }
}
