import Foundation
import LayoutEngine
import Testing

/// What was remembered must equal what is asked anew, frame for frame. `KEYLINE_SOAK=N` tries N times as many trees.
@MainActor struct MemoOracleTests {
    static let factor = ProcessInfo.processInfo.environment["KEYLINE_SOAK"].flatMap { UInt64($0) } ?? 1

    /// What a layout shows, exactly: NaN equals NaN.
    private func shown(_ laidOut: LaidOut) -> [String] {
        laidOut.frames.map { "\($0.node.kind) \($0.frame.minX) \($0.frame.minY) \($0.frame.width) \($0.frame.height)" }
    }

    private func laidOut(_ seed: UInt64, memoises: Bool, direction: LayoutDirection) -> LaidOut {
        var random = RandomViews(seed: seed)
        let view = random.view(depth: 4)
        return LaidOut(at: random.offer(), memoises: memoises, environment: { $0.layoutDirection = direction }) { view }
    }

    @Test("Answers from the memo equal fresh ones, over random trees", arguments: 0..<8)
    func memoEqualsFresh(part: UInt64) {
        for seed in part * 400..<(part * 400 + 400 * Self.factor) {
            let direction: LayoutDirection = seed % 4 == 0 ? .rightToLeft : .leftToRight
            let kept = shown(laidOut(seed, memoises: true, direction: direction))
            let fresh = shown(laidOut(seed, memoises: false, direction: direction))
            guard kept == fresh else {
                let at = zip(kept, fresh).first { $0 != $1 }
                Issue.record("seed \(seed): \(at?.0 ?? "") from the memo, \(at?.1 ?? "") fresh")
                return
            }
        }
    }

    @Test("Measuring at other offers never changes a later placement", arguments: 0..<4)
    func measuringChangesNothing(part: UInt64) {
        for seed in 100_000 + part * 300..<(100_000 + part * 300 + 300 * Self.factor) {
            var random = RandomViews(seed: seed)
            let view = random.view(depth: 4)
            let offer = random.offer()
            let others = (0..<6).map { _ in random.offer() }
            let plain = LaidOut(at: offer) { view }
            let session = ViewSession { view }
            let root = session.build()
            for other in others {
                _ = root.sizeThatFits(other)
                _ = root.dimensions(in: other)[HorizontalAlignment.testMean]
                _ = root.dimensions(in: other)[VerticalAlignment.firstTextBaseline]
            }
            root.layOut(at: .zero, proposal: offer)
            var nodes = [(root, plain.root)]
            while let (measured, fresh) = nodes.popLast() {
                let isSame =
                    measured.isShown == fresh.isShown
                    && (!measured.isShown
                        || "\(measured.origin) \(measured.size)" == "\(fresh.origin) \(fresh.size)")
                guard isSame else {
                    Issue.record("seed \(seed) at \(offer): \(measured.kind) stands elsewhere after measuring")
                    return
                }
                nodes += zip(measured.children, fresh.children)
            }
        }
    }
}
