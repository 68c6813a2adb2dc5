import Foundation
import LayoutEngine
import LayoutRecord
import LayoutRecording
import SyntheticCatalogue
import Testing

/// Every kind of view nested 10,000 deep, and every container with many children, is recorded: the stack does not
/// overflow, and no node answers more often for it. Each in a process of its own, whose stack may grow as a recorder's.
struct LargeTreeRecordingTests {
    /// Children of a container: a tenth of what each bears, for the time that a debug build takes.
    private static let breadth = 10_000

    /// Ends the process as failed, with the kind's name, unless its tree settles with few answers a node.
    @MainActor private static func check(_ tree: LargeTree, _ count: Int) {
        let view = tree.view(count)
        let scenario = Scenario("case", offers: [ProposedViewSize(width: 304, height: nil)], content: { view })
        guard let units = try? RecordingPlan([Suite(tree.name, [scenario])]).units else {
            preconditionFailure("\(tree.name) has no plan")
        }
        for unit in units {
            unit.record(options: EngineOptions()) { record in
                let recording = record.recording
                precondition(recording.outcome == .settled, "\(tree.name): \(recording.outcome)")
                let measures = recording.events.count { if case .measure = $0 { true } else { false } }
                precondition(measures <= 12 * recording.nodes.count, "\(tree.name): \(measures) answers")
            }
        }
    }

    @Test func deep() async {
        // The processes started from here get the room.
        RecorderProgram.growStack()
        await #expect(processExitsWith: .success) {
            RecorderProgram.growStack()
            await MainActor.run { for tree in LargeTree.deep { Self.check(tree, LargeTree.depth) } }
        }
    }

    @Test func broad() async {
        await #expect(processExitsWith: .success) {
            await MainActor.run { for tree in LargeTree.broad { Self.check(tree, Self.breadth) } }
        }
    }
}
