/// A node that is meant to hold its children.
protocol HoldingNode: LayoutNode {
    var keepsChildrenApart: Bool { get }
}

extension LayoutNode {
    /// Whether a child outside this node's frame is worth a word: containers and frames are meant to hold their
    /// children, while offsets, positions, scrolled content and backgrounds are meant to reach out.
    package final var holdsChildren: Bool { self is any HoldingNode }

    /// Whether children that cover each other are worth a word.
    package final var separatesChildren: Bool { (self as? any HoldingNode)?.keepsChildrenApart ?? false }
}

extension LayoutNode {
    /// Whether the view, or what its modifiers modify, fills a ratio: it is meant to reach out of the frame around it, which
    /// nearly always cuts it off.
    package final var fillsRatio: Bool {
        var node: LayoutNode? = self
        while let next = node {
            if (next as? AspectRatioNode)?.isFilling == true { return true }
            node = next.modified
        }
        return false
    }
}
