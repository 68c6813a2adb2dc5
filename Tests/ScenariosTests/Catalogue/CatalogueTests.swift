import Foundation
import LayoutEngine
import LayoutRecord
import LayoutRecording
import Testing

@testable import Scenarios

/// The catalogue as a whole.
@MainActor struct CatalogueTests {
    private func bytes(_ cases: [CaseRecord]) -> [[UInt8]] { cases.map(RecordingStream.caseLine) }

    @Test func recordingTwiceGivesTheSameBytes() throws {
        let first = bytes(RecordedCatalogue.all)
        let second = bytes(try RecordedCatalogue.record())
        try #require(first.count == second.count)
        for (index, (before, after)) in zip(first, second).enumerated() where before != after {
            Issue.record("\(RecordedCatalogue.all[index].id) differs when it is recorded again")
        }
    }

    /// The suites of SYSTEMS, in the order of the catalogue.
    nonisolated static let systems = [
        "equal-width-column", "feedback-loop", "label-panel", "wide-first-grid", "measured-label",
        "presentation-choice", "grid-containers", "platform-text",
    ]

    @Test func everySystemIsASuite() {
        #expect(Catalogue.suites.map(\.name).filter(Self.systems.contains) == Self.systems)
    }

    /// Every system is recorded empty and with labels of every kind at the standard widths, nil, 0 and infinity.
    @Test(arguments: systems.filter { $0 != "feedback-loop" })
    func everySystemIsRecordedWithEveryLabel(_ suite: String) {
        let ids = Set(RecordedCatalogue.all.map { "\($0.id)" })
        for set in [LabelSet.short] + LabelSet.long {
            for offer in ["w96", "w200", "w304", "w408", "ideal", "w0", "wInf"] {
                let names: [String] =
                    switch suite {
                    case "wide-first-grid": [set.name == "short labels" ? "twelve tiles" : "twelve tiles, \(set.name)"]
                    case "grid-containers":
                        ["Grid", "Grid without rows", "LazyVGrid", "VStack", "HStack"].map {
                            (set.name == "short labels" ? "twelve tiles" : "twelve tiles, \(set.name)") + ", \($0)"
                        }
                    case "measured-label": [set.name == "short labels" ? "short label" : set.name]
                    default: [set.name]
                    }
                for name in names {
                    #expect(ids.contains("\(suite)/\(name)@\(offer)"), "\(suite)/\(name)@\(offer)")
                }
            }
        }
    }

    @Test func labelSetsAreWhatTheirNamesSay() throws {
        #expect(LabelSet.long.count == 7)
        for set in [LabelSet.short] + LabelSet.long { #expect(set.labels.count == 12) }
        let unbreakable = try #require(LabelSet.long.first { $0.name == "unbreakable labels" })
        #expect(unbreakable.labels[0].count == 60 && unbreakable.labels[0].allSatisfy(\.isLetter))
    }

    /// Nothing in the catalogue crashes, is not a number, or has a negative size.
    @Test func everyCaseIsSound() {
        for record in RecordedCatalogue.all {
            #expect(!record.recording.outcome.isFailure, "\(record.id)")
            for rule in [FindingRule.nonFinite, .negativeSize, .unplaced, .placedTwice, .measurePlace, .measureCost] {
                #expect(!record.recording.findings.contains { $0.rule == rule.rawValue }, "\(record.id): \(rule)")
            }
            for node in record.recording.nodes { #expect(node.frame?.hasNaN != true, "\(record.id): \(node.path)") }
        }
    }
}
