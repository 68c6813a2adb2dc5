import Foundation
import LayoutEngine
import LayoutRecord
import LayoutRecording
import Testing

/// One recorded case with what tests ask of it.
struct RecordedCase {
    let id: String
    let recording: Recording

    var nodes: [NodeRecord] { recording.nodes }
    var root: Frame { get throws { try #require(nodes[0].frame) } }

    /// The index of the node at a path.
    func index(_ path: String, sourceLocation: SourceLocation = #_sourceLocation) throws -> Int {
        try #require(
            nodes.firstIndex { $0.path == path }, "no node \(path) in \(id)", sourceLocation: sourceLocation)
    }

    /// The index of the only node of a kind.
    func only(_ kind: String, sourceLocation: SourceLocation = #_sourceLocation) throws -> Int {
        let found = nodes.indices.filter { nodes[$0].kind == kind }
        try #require(found.count == 1, "\(found.count) nodes \(kind) in \(id)", sourceLocation: sourceLocation)
        return found[0]
    }

    func frame(_ index: Int) throws -> Frame { try #require(nodes[index].frame, "\(nodes[index].path) has no frame") }

    func children(of index: Int) -> [Int] { nodes.indices.filter { nodes[$0].parent == index } }

    func frames(below index: Int) throws -> [Frame] { try children(of: index).map(frame) }

    func findings(_ rule: FindingRule) -> [FindingRecord] {
        recording.findings.filter { $0.rule == rule.rawValue }
    }

    /// The rules that were broken, each once, in alphabetical order.
    var brokenRules: [String] { Set(recording.findings.map(\.rule)).sorted() }

    /// What a node was asked in the last pass, and what it answered.
    func answers(of index: Int) -> [(proposal: Proposal, size: Size)] {
        recording.events.compactMap { event in
            guard case .measure(recording.passes, index, let proposal, let size) = event else { return nil }
            return (proposal, size)
        }
    }

    /// The proposals a node was placed with in the last pass.
    func placements(of index: Int) -> [Proposal] {
        recording.events.compactMap { event in
            guard case .place(recording.passes, index, let proposal, _, _) = event else { return nil }
            return proposal
        }
    }
}

extension Frame {
    var right: Double { x + width }
    var bottom: Double { y + height }
    var isFinite: Bool { x.isFinite && y.isFinite && width.isFinite && height.isFinite }
    var hasNaN: Bool { x.isNaN || y.isNaN || width.isNaN || height.isNaN }
}

/// Records a view that is not in the catalogue at one offer.
@MainActor func recorded(
    _ width: Double?, height: Double? = nil, options: EngineOptions = EngineOptions(),
    @ViewBuilder _ view: @escaping @MainActor () -> some View
) throws -> RecordedCase {
    let offer = ProposedViewSize(width: width.map { .init($0) }, height: height.map { .init($0) })
    let plan = try RecordingPlan([Suite("test") { Scenario("view", offers: [offer], content: view) }])
    var cases: [RecordedCase] = []
    plan.units[0].record(options: options) { cases.append(RecordedCase(id: "\($0.id)", recording: $0.recording)) }
    return try #require(cases.first)
}
