import Foundation
import LayoutEngine
import Testing

/// Properties of every tree at every offer.
@MainActor struct RandomTreeTests {
    @Test("No offer traps, hangs or makes a frame that is not a number", arguments: 0..<6)
    func framesAreNumbers(part: UInt64) {
        for seed in 200_000 + part * 400..<(200_000 + part * 400 + 400 * MemoOracleTests.factor) {
            var random = RandomViews(seed: seed)
            let view = random.view(depth: 5)
            let offer = random.offer()
            let laidOut = LaidOut(at: offer) { view }
            for (node, frame) in laidOut.frames {
                let lengths = [frame.origin.x, frame.origin.y, frame.size.width, frame.size.height]
                guard !lengths.contains(where: \.isNaN), lengths[2] >= 0, lengths[3] >= 0 else {
                    Issue.record("seed \(seed) at \(offer): \(node.kind) has \(lengths)")
                    return
                }
            }
        }
    }

    @Test("Finite offers have finite answers", arguments: 0..<4)
    func finiteAnswers(part: UInt64) {
        for seed in 300_000 + part * 300..<(300_000 + part * 300 + 300 * MemoOracleTests.factor) {
            var random = RandomViews(seed: seed)
            let view = random.view(depth: 5)
            for offer in [
                ProposedViewSize.unspecified, .zero, .init(width: 100, height: 50), .init(width: 1e9, height: nil),
            ] {
                let laidOut = LaidOut(at: offer) { view }
                guard laidOut.size.width.isFinite, laidOut.size.height.isFinite else {
                    Issue.record("seed \(seed) at \(offer): \(laidOut.size)")
                    return
                }
            }
        }
    }

    @Test("The ideal size does not depend on what was asked before", arguments: [UInt64(1), 2, 3, 4, 5, 6, 7, 8])
    func idealIsStable(seed: UInt64) {
        var random = RandomViews(seed: 400_000 + seed)
        let view = random.view(depth: 5)
        let first = LaidOut(at: .unspecified) { view }.size
        let root = ViewSession { view }.build()
        _ = root.sizeThatFits(.infinity)
        _ = root.sizeThatFits(.zero)
        #expect(root.sizeThatFits(.unspecified) == first)
    }
}
