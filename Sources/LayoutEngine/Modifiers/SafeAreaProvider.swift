import Foundation

/// A node that keeps what is below it clear of some of its edges.
protocol SafeAreaProvider: LayoutNode {
    /// The insets a child of this node is kept clear of.
    func keptClear(for child: LayoutNode) -> EdgeInsets
}

extension LayoutNode {
    /// How far this node could reach on into the safe areas around it, edge by edge. An edge that does not touch the safe
    /// area's has nothing to reach into. Cost: one visit a node on the way to the root.
    final var safeAreaInsets: EdgeInsets {
        // The rectangle this node would have if it ignored every safe area met so far, in the present node's space.
        var reach = CGRect(origin: .zero, size: size)
        var (left, right, top, bottom) = (CGFloat(0), CGFloat(0), CGFloat(0), CGFloat(0))
        var isFromRight = isMirrored
        var node = self
        while let parent = node.parent {
            reach.origin.x += node.origin.x
            reach.origin.y += node.origin.y
            if let provider = parent as? any SafeAreaProvider {
                let insets = provider.keptClear(for: node)
                isFromRight = parent.isMirrored
                let edges =
                    isFromRight ? (insets.trailing, insets.leading) : (insets.leading, insets.trailing)
                let moves = (
                    left: reached(from: reach.minX, inset: edges.0),
                    right: reached(from: parent.size.width - reach.maxX, inset: edges.1),
                    top: reached(from: reach.minY, inset: insets.top),
                    bottom: reached(from: parent.size.height - reach.maxY, inset: insets.bottom)
                )
                left += moves.left
                right += moves.right
                top += moves.top
                bottom += moves.bottom
                reach = CGRect(
                    x: reach.minX - moves.left, y: reach.minY - moves.top,
                    width: reach.width + moves.left + moves.right, height: reach.height + moves.top + moves.bottom)
            }
            node = parent
        }
        return EdgeInsets(
            top: top, leading: isFromRight ? right : left, bottom: bottom, trailing: isFromRight ? left : right)
    }

    /// How far a view can reach on that stands `distance` from its safe area's outer edge.
    private final func reached(from distance: CGFloat, inset: CGFloat) -> CGFloat {
        // The dust of adding is not a distance.
        distance > 0 && distance <= inset + 1e-6 ? min(distance, inset) : 0
    }
}
