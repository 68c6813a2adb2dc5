import Foundation
import LayoutEngine
import LayoutRecord
import LayoutRecording
import Testing

@testable import Scenarios

/// The whole catalogue, recorded once for all tests.
@MainActor enum RecordedCatalogue {
    static let all: [CaseRecord] = {
        do { return try record() } catch { fatalError("the catalogue has no valid names: \(error)") }
    }()

    private static let byID = Dictionary(uniqueKeysWithValues: all.map { ("\($0.id)", $0.recording) })

    /// Every case of the catalogue, in its order.
    static func record(options: EngineOptions = EngineOptions()) throws -> [CaseRecord] {
        var cases: [CaseRecord] = []
        for unit in try RecordingPlan(Catalogue.suites).units {
            unit.record(options: options) { cases.append($0) }
        }
        return cases
    }

    /// The case of an id such as `wide-first-grid/empty@w96`.
    static subscript(id: String) -> RecordedCase {
        get throws { RecordedCase(id: id, recording: try #require(byID[id], "the catalogue has no case \(id)")) }
    }

    /// Every case of a suite.
    static func cases(of suite: String) -> [RecordedCase] {
        all.filter { $0.id.suite == suite }.map { RecordedCase(id: "\($0.id)", recording: $0.recording) }
    }
}
