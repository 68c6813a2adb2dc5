import Foundation
import LayoutEngine

/// A view laid out once: frames in the root's space, by accessibility identifier or kind.
@MainActor struct LaidOut {
    let root: LayoutNode
    let context: LayoutContext

    /// Lays a view out. Widths and heights are in points; nil asks for the ideal.
    init(
        _ width: CGFloat?, _ height: CGFloat?, options: EngineOptions = EngineOptions(), memoises: Bool = true,
        @ViewBuilder _ content: @escaping @MainActor () -> some View
    ) {
        self.init(
            at: ProposedViewSize(width: width, height: height), options: options, memoises: memoises, content)
    }

    init(
        at proposal: ProposedViewSize, options: EngineOptions = EngineOptions(), memoises: Bool = true,
        environment: (inout EnvironmentValues) -> Void = { _ in },
        @ViewBuilder _ content: @escaping @MainActor () -> some View
    ) {
        let session = ViewSession(options: options, content)
        environment(&session.environment)
        root = session.build()
        context = root.context
        context.memoises = memoises
        root.layOut(at: .zero, proposal: proposal)
    }

    var size: CGSize { root.size }

    /// Every node the layout reached, parents first, with its frame.
    var frames: [(node: LayoutNode, frame: CGRect)] {
        var frames: [(LayoutNode, CGRect)] = []
        var pending: [(LayoutNode, CGPoint)] = [(root, .zero)]
        while let (node, base) = pending.popLast() {
            let origin = CGPoint(x: base.x + node.origin.x, y: base.y + node.origin.y)
            frames.append((node, CGRect(origin: origin, size: node.size)))
            for child in node.children.reversed() where child.isShown { pending.append((child, origin)) }
        }
        return frames
    }

    /// The frame of the node with an identifier; a null rectangle where there is none.
    subscript(identifier: String) -> CGRect {
        frames.first { $0.node.identifier == identifier }?.frame ?? .null
    }

    /// The frames of all nodes of a kind, in the order of the tree.
    func all(_ kind: String) -> [CGRect] { frames.filter { $0.node.kind == kind }.map(\.frame) }

    func troubles(_ kind: LayoutTrouble.Kind) -> [LayoutTrouble] { context.troubles.filter { $0.kind == kind } }
}

extension View {
    /// A short name for tests.
    nonisolated func named(_ name: String) -> some View { accessibilityIdentifier(name) }
}

/// A fixed box.
@MainActor func box(_ name: String, _ width: CGFloat, _ height: CGFloat) -> some View {
    Color.red.frame(width: width, height: height).named(name)
}

func rect(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) -> CGRect {
    CGRect(x: x, y: y, width: width, height: height)
}
