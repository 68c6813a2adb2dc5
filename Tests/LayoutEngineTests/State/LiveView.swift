import Foundation
import LayoutEngine

/// A view that is kept alive by a test: settled at an offer again and again.
@MainActor final class LiveView {
    let session: ViewSession
    private(set) var root: LayoutNode?
    private(set) var passes: [SessionPass] = []

    init(_ view: @escaping @MainActor () -> some View) { session = ViewSession(view) }

    /// Settles and returns the number of layouts.
    @discardableResult func settle(width: CGFloat? = 300, height: CGFloat? = nil) -> Int {
        passes = []
        let result = session.settle(at: ProposedViewSize(width: width, height: height)) { _ in
            nil
        } done: { pass in
            passes.append(pass)
            root = pass.root
        }
        return result.passes
    }

    var firings: [ObserverFiring] { passes.flatMap(\.firings) }

    /// Every node, parents before children.
    var nodes: [LayoutNode] {
        var nodes: [LayoutNode] = []
        var pending = root.map { [$0] } ?? []
        while let node = pending.popLast() {
            nodes.append(node)
            pending.append(contentsOf: node.children.reversed())
        }
        return nodes
    }

    /// The nodes' kinds and frames, as one text.
    var picture: String {
        nodes.map { "\($0.kind) \($0.globalOrigin) \($0.size)" }.joined(separator: "\n")
    }

    func node(_ kind: String) -> LayoutNode? { nodes.first { $0.kind == kind } }

    /// Taps the control with a label.
    func tap(_ label: String) { nodes.first { $0.control != nil && $0.text == label }?.control?.tap?() }
}
