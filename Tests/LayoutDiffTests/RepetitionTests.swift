import LayoutRecord
import Testing

@testable import LayoutDiff

/// In what a case differs from itself.
@Suite struct RepetitionTests {
    private let first = record(Offer(width: 200, height: nil), .hStack([.text("a b"), .image(5, 5)]))

    @Test func `the same content is stable`() {
        #expect(Repetition.difference(first, first) == nil)
    }

    @Test func `a frame`() {
        var again = first
        again.nodes[2].frame?.x += 3
        #expect(Repetition.difference(first, again) == "1 node differs: HStack/1:Image x 29, then 32")
    }

    @Test func `the outcome`() {
        let again = Recording(outcome: .timedOut, passes: 0)
        #expect(Repetition.difference(first, again) == "outcome settled, then timed-out")
    }

    @Test func `measure calls, or only their order`() {
        var again = first
        again.events.append(first.events[0])
        let calls = first.events.count { if case .measure = $0 { true } else { false } }
        #expect(Repetition.difference(first, again) == "measured-more measure calls: \(calls), then \(calls + 1)")
        var reordered = first
        reordered.events.swapAt(0, 1)
        #expect(Repetition.difference(first, reordered) == "the negotiation")
    }
}
