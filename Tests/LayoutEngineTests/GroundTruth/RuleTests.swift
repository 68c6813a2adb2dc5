import Foundation
import Testing

@testable import LayoutEngine

/// The rules of stacks and frames in numbers of our own (SWIFTUI-LAYOUT 2 and 5).
@MainActor struct RuleTests {
    nonisolated static let cases =
        GroundTruth.stackRules + GroundTruth.fixedFrameRules + GroundTruth.flexibleFrameRules

    @Test(arguments: cases) func followsTheRule(_ rule: GroundTruth) {
        let layout = MarkedLayout(offer: rule.offer, rule.view)
        #expect(
            isNear(layout.size.width, rule.size.width) && isNear(layout.size.height, rule.size.height),
            "\(layout.size), not \(rule.size) (\(rule.source))")
        expectFrames(layout.frames, rule.frames)
    }

    /// Rule 2: nothing is asked for its flexibility where the axis is not given.
    @Test func nilAxisAsksEachChildOnce() {
        let asked = AskedProposals.during(offer: ProposedViewSize(width: nil, height: 30)) {
            HStack {
                Color.red.marked("a")
                Color.red.marked("b")
            }
        }
        let once = [ProposedViewSize(width: nil, height: 30)]
        #expect(asked.measured == ["a": once, "b": once])
    }

    /// Rules 3 to 5: 0 and infinity on the axis with the real length across, then the share of what is left, and never
    /// less than 0.
    @Test func concreteAxisAsksForFlexibilityThenOffersShares() {
        let asked = AskedProposals.during(offer: ProposedViewSize(width: 100, height: 20)) {
            HStack(spacing: 0) {
                Color.red.frame(width: 60).marked("a")
                Color.red.frame(width: 60).marked("b")
                Color.red.frame(width: 60).marked("c")
            }
        }
        func offers(_ share: CGFloat) -> [ProposedViewSize] {
            [0, .infinity, share].map { ProposedViewSize(width: $0, height: 20) }
        }
        #expect(asked.measured["a"] == offers(100.0 / 3))
        #expect(asked.measured["b"] == offers(20))
        // A share of -20 becomes 0, which was asked before.
        #expect(asked.measured["c"] == [0, .infinity].map { ProposedViewSize(width: $0, height: 20) })
        #expect(asked.placed["c"] == ProposedViewSize(width: 0, height: 20))
    }

    /// Rule 3: of children that are equally flexible the earlier is served first.
    @Test func tiesKeepSourceOrder() {
        let asked = AskedProposals.during(offer: ProposedViewSize(width: 90, height: 20)) {
            HStack(spacing: 0) {
                Color.red.frame(maxWidth: 50).marked("a")
                Color.red.frame(maxWidth: 50).marked("b")
                Color.red.frame(minWidth: 10, maxWidth: 40).marked("c")
            }
        }
        // Flexibility takes two questions each; c, at 30, is less flexible than a and b, at 50.
        #expect(Array(asked.order.dropFirst(6)) == ["c", "a", "b"])
    }

    /// Rule 8: the second distribution offers the measured cross length.
    @Test func placingOffersTheMeasuredCrossLength() {
        let asked = AskedProposals.during(offer: ProposedViewSize(width: 100, height: nil)) {
            HStack(spacing: 0) {
                Color.red.marked("free")
                Color.red.frame(height: 40).marked("fixed")
            }
        }
        #expect(asked.placed["free"] == ProposedViewSize(width: 50, height: 40))
    }

    /// Rule 10: the only child gets the stack's own proposal, nil across included.
    @Test func onlyChildGetsTheStacksProposal() {
        let offer = ProposedViewSize(width: 100, height: nil)
        let asked = AskedProposals.during(offer: offer) { HStack { Color.red.marked("only") } }
        #expect(asked.measured["only"] == [offer])
        #expect(asked.placed["only"] == offer)
    }

    /// A frame with both bounds answers an offer by itself.
    @Test func boundedFrameDoesNotAskItsChildToAnswer() {
        let session = ViewSession {
            Color.red.marked("child").frame(minWidth: 0, maxWidth: 50, minHeight: 0, maxHeight: 50)
        }
        let asked = AskedProposals()
        let root = session.build(observer: asked)
        #expect(root.sizeThatFits(ProposedViewSize(width: 100, height: 20)) == CGSize(width: 50, height: 20))
        #expect(asked.measured.isEmpty)
    }

    /// Newer versions keep nil on an axis that was proposed nil, has no ideal and ended strictly between its bounds.
    @Test(arguments: [(10, 100, nil), (40, 100, 40), (10, 20, 20)] as [(CGFloat, CGFloat, CGFloat?)])
    func nilSurvivesPlacingBetweenTheBounds(_ min: CGFloat, _ max: CGFloat, _ placed: CGFloat?) {
        let asked = AskedProposals.during(offer: .unspecified) {
            Color.red.frame(width: 30, height: 20).marked("child").frame(minWidth: min, maxWidth: max)
        }
        #expect(asked.placed["child"]?.width == placed)
    }

    /// Wrong lengths are told, at the frame that asked for them.
    @Test func wrongFramesAreTold() {
        func troubles(_ view: @escaping @MainActor () -> some View) -> [LayoutTrouble.Kind] {
            let root = ViewSession(view).build()
            root.layOut(at: .zero, proposal: .unspecified)
            return root.context.troubles.map(\.kind)
        }
        #expect(troubles { Color.red.frame(width: -1) } == [.invalidFrame])
        #expect(troubles { Color.red.frame(width: .infinity) } == [.invalidFrame])
        #expect(troubles { Color.red.frame(minWidth: -10) } == [.invalidFrame])
        #expect(troubles { Color.red.frame(minWidth: 50, maxWidth: 20) } == [.contradictoryFrame])
        #expect(troubles { Color.red.frame(minWidth: 20, maxWidth: .infinity) }.isEmpty)
    }
}
