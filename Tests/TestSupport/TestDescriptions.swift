package import LayoutDiff
package import LayoutRecord
import Testing

// A failing expectation prints every value in it, and a comparison holds whole recordings: megabytes that say nothing.

extension RunDiff: CustomTestStringConvertible {
    package var testDescription: String {
        "RunDiff(\(counts.testDescription); causes: \(causes.map(\.testDescription).joined(separator: ", ")))"
    }
}

extension ClassCounts: CustomTestStringConvertible {
    package var testDescription: String {
        CaseClass.allCases.filter { self[$0] > 0 }.map { "\(self[$0]) \($0.rawValue)" }.joined(separator: ", ")
    }
}

extension Cause: CustomTestStringConvertible {
    package var testDescription: String {
        "\(signature.rank.rawValue) \(signature.by.rawValue) \(signature.kind) \(signature.change) in \(caseCount)"
    }
}

extension CaseDiff: CustomTestStringConvertible {
    package var testDescription: String { "CaseDiff(\(id), \(caseClass.rawValue), \(nodes.count) nodes)" }
}

extension CaseResult: CustomTestStringConvertible {
    package var testDescription: String {
        "CaseResult(\(caseClass.rawValue), \(nodes.count) nodes, causes: \(causes.map { "\($0.kind) \($0.change)" }))"
    }
}

extension Recording: CustomTestStringConvertible {
    package var testDescription: String {
        "Recording(\(outcome.rawValue), \(nodes.count) nodes, \(events.count) events, \(digests.visible.short))"
    }
}

extension CaseRecord: CustomTestStringConvertible {
    package var testDescription: String { "CaseRecord(\(id), \(recording.testDescription))" }
}
