import Foundation
import LayoutEngine
import LayoutRecord
import LayoutRecording
import SyntheticCatalogue
import Testing

/// Siblings that cover each other: the sweep against every pair compared with every other.
@MainActor struct OverlapTests {
    /// Puts its children where it is told, like an author's layout that miscounted.
    private struct Scattered: Layout {
        let frames: [CGRect]

        func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
            CGSize(width: 300, height: 300)
        }

        func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
            for (frame, subview) in zip(frames, subviews) {
                subview.place(at: frame.origin, proposal: ProposedViewSize(frame.size))
            }
        }
    }

    private struct Found: Equatable {
        let node: Int
        let other: Int
        let amount: Double
    }

    /// Of the siblings before it that it covers, the leftmost is named.
    private func expected(_ frames: [CGRect]) -> [Found] {
        frames.indices.compactMap { later in
            let covered = (0..<later).filter {
                let common = frames[$0].intersection(frames[later])
                return !common.isNull && common.width > 0.01 && common.height > 0.01
            }
            guard let other = covered.min(by: { (frames[$0].minX, $0) < (frames[$1].minX, $1) }) else { return nil }
            let common = frames[other].intersection(frames[later])
            return Found(node: later + 1, other: other + 1, amount: Double(min(common.width, common.height)))
        }
    }

    /// Spread over a row, a column and a field: each sweeps along another axis.
    @Test(arguments: [(300, 20), (20, 300), (150, 150)], Array(UInt64(1)...20))
    func theSweepFindsWhatComparingAllFinds(room: (width: Int, height: Int), seed: UInt64) throws {
        var random = SeededRandom(seed: seed)
        let frames = (0..<24).map { _ in
            CGRect(
                x: Int.random(in: 0..<room.width, using: &random), y: Int.random(in: 0..<room.height, using: &random),
                width: Int.random(in: 1...30, using: &random), height: Int.random(in: 1...30, using: &random))
        }
        let recording = try #require(
            try recorded { Scattered(frames: frames) { ForEach(0..<24) { _ in Color.red } } }.first?.recording)
        let paths = recording.nodes.map(\.path)
        let found = recording.findings.filter { $0.rule == "overlap" }.map { finding in
            let other = paths.indices.first { finding.message.hasPrefix("it covers \(paths[$0]) by") }
            return Found(node: finding.node ?? -1, other: other ?? -1, amount: finding.value ?? .nan)
        }
        #expect(found == expected(frames))
    }
}
