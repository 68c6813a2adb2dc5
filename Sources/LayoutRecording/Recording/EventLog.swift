import Foundation
import LayoutEngine
import LayoutRecord

/// Keeps what happens in one pass, by the nodes' serial numbers: their indices are known only when the pass is done,
/// because some nodes are built while others are laid out.
final class EventLog: LayoutObserver {
    enum Entry {
        case measure(serial: Int, ProposedViewSize, CGSize)
        /// The guide's name is made when it is recorded: entries without references are appended and let go faster.
        case guide(serial: Int, ProposedViewSize, AlignmentKey, CGFloat?)
        case place(serial: Int, ProposedViewSize, CGPoint)
    }

    @exclusivity(unchecked) private(set) var entries: [Entry] = []

    init() {
        // As many as a view of twenty nodes has.
        entries.reserveCapacity(96)
    }

    func measured(_ node: LayoutNode, at proposal: ProposedViewSize, size: CGSize) {
        entries.append(.measure(serial: node.serial, proposal, size))
    }

    func aligned(_ node: LayoutNode, at proposal: ProposedViewSize, guide: AlignmentKey, value: CGFloat?) {
        entries.append(.guide(serial: node.serial, proposal, guide, value))
    }

    func placed(_ node: LayoutNode, at origin: CGPoint, proposal: ProposedViewSize) {
        entries.append(.place(serial: node.serial, proposal, origin))
    }
}

extension Proposal {
    init(_ proposal: ProposedViewSize) {
        self.init(width: proposal.width.map(Double.init), height: proposal.height.map(Double.init))
    }
}
