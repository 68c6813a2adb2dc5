import Foundation

@testable import LayoutEngine

/// What marked views are asked, in order: every proposal whose answer is computed, and where they are placed.
final class AskedProposals: LayoutObserver {
    private(set) var measured: [String: [ProposedViewSize]] = [:]
    private(set) var placed: [String: ProposedViewSize] = [:]
    /// The marks in the order of the questions.
    private(set) var order: [String] = []

    func measured(_ node: LayoutNode, at proposal: ProposedViewSize, size: CGSize) {
        guard let name = node.identifier else { return }
        measured[name, default: []].append(proposal)
        order.append(name)
    }

    func aligned(_ node: LayoutNode, at proposal: ProposedViewSize, guide: AlignmentKey, value: CGFloat?) {}

    func placed(_ node: LayoutNode, at origin: CGPoint, proposal: ProposedViewSize) {
        if let name = node.identifier { placed[name] = proposal }
    }

    /// Lays a view out and tells what was asked.
    @MainActor static func during(
        offer: ProposedViewSize, _ view: @escaping @MainActor () -> some View
    ) -> AskedProposals {
        let asked = AskedProposals()
        ViewSession(view).build(observer: asked).layOut(at: .zero, proposal: offer)
        return asked
    }
}
