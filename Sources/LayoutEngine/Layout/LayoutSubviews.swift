public import Foundation

/// The subviews of a layout, in the order of their builder.
public struct LayoutSubviews: Equatable, RandomAccessCollection, @unchecked Sendable {
    // Layout methods run on one thread, the one that lays the tree out; the conformance is SwiftUI's.
    package let nodes: ArraySlice<LayoutNode>
    /// The node these are the children of; nil for a slice.
    unowned(unsafe) let container: LayoutNode?
    /// The direction of the container; its layout works left to right, and the result is mirrored.
    public var layoutDirection: LayoutDirection

    package init(_ nodes: [LayoutNode], of container: LayoutNode?, layoutDirection: LayoutDirection) {
        self.nodes = nodes[...]
        self.container = container
        self.layoutDirection = layoutDirection
    }

    private init(slice: ArraySlice<LayoutNode>, layoutDirection: LayoutDirection) {
        nodes = slice
        container = nil
        self.layoutDirection = layoutDirection
    }

    public typealias Element = LayoutSubview
    public typealias Index = Int
    public typealias SubSequence = LayoutSubviews

    public var startIndex: Int { nodes.startIndex }
    public var endIndex: Int { nodes.endIndex }
    public subscript(index: Int) -> LayoutSubview { LayoutSubview(node: nodes[index]) }

    public subscript(bounds: Range<Int>) -> LayoutSubviews {
        LayoutSubviews(slice: nodes[bounds], layoutDirection: layoutDirection)
    }

    public subscript<S: Sequence>(indices: S) -> LayoutSubviews where S.Element == Int {
        LayoutSubviews(slice: ArraySlice(indices.map { nodes[$0] }), layoutDirection: layoutDirection)
    }

    public static func == (a: LayoutSubviews, b: LayoutSubviews) -> Bool {
        a.layoutDirection == b.layoutDirection && a.nodes.elementsEqual(b.nodes) { $0 === $1 }
    }

    /// The largest preference of any subview, edge by edge.
    var unionOfSpacing: ViewSpacing {
        guard let first = nodes.first else { return ViewSpacing() }
        var spacing = first.spacing
        for node in nodes.dropFirst() { spacing.formUnion(node.spacing) }
        return spacing
    }
}

/// One subview of a layout: it can be asked for its size and be placed.
public struct LayoutSubview: Equatable, @unchecked Sendable {
    package let node: LayoutNode

    /// The value that the view, or a modifier around it, hands to this layout; else the key's default.
    public subscript<K: LayoutValueKey>(key: K.Type) -> K.Value {
        let id = ObjectIdentifier(key)
        let value = heard("value", node.layoutValue(id)) { heard in
            heard?.recorded == node.chain.lazy.compactMap { $0.layoutValues[id] }.first?.recorded
        }
        return (value?.value as? K.Value) ?? K.defaultValue
    }

    /// Higher priorities are served first; 0 unless set.
    public var priority: Double { heard("priority", node.priority) { $0 == node.priority } }
    /// The distances the subview prefers to its neighbours.
    public var spacing: ViewSpacing { heard("spacing", node.spacing) { $0.isRecorded(like: node.spacing) } }

    /// The size the subview answers, in points. May be larger than the proposal, or infinite for an infinite one.
    public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
        heard("size", node.sizeThatFits(proposal)) { $0 == node.knownAnswer(at: proposal) ?? $0 }
    }

    /// The same with the alignment guides that the subview has at that size.
    public func dimensions(in proposal: ProposedViewSize) -> ViewDimensions {
        heard("dimensions", node.dimensions(in: proposal)) { heard in
            heard == ViewDimensions(node: node, proposal: proposal, size: node.knownAnswer(at: proposal) ?? heard.size)
        }
    }

    /// Puts the subview so that `anchor` of its frame is at a point of the layout's bounds. The last call counts.
    public func place(at position: CGPoint, anchor: UnitPoint = .topLeading, proposal: ProposedViewSize) {
        guard anchor != .topLeading else { return node.place(at: position, proposal: proposal) }
        let size = node.sizeThatFits(proposal)
        node.place(
            at: CGPoint(x: position.x - less(size.width, anchor.x), y: position.y - less(size.height, anchor.y)),
            proposal: proposal)
        _ = heard("place", node.origin) { origin in
            let (x, y) = (origin.x + size.width * anchor.x, origin.y + size.height * anchor.y)
            // An infinite view has no such point.
            return (!x.isFinite || (x - position.x).magnitude < 1e-6)
                && (!y.isFinite || (y - position.y).magnitude < 1e-6)
        }
    }

    /// What the author's layout hears of the node, checked while a recording listens: where it is not what the node itself
    /// says, the record tells so, and a comparison does not take the layout's code for the reason.
    private func heard<Answer>(_ what: String, _ answer: Answer, isOwn: (Answer) -> Bool) -> Answer {
        if node.context.observer != nil, !isOwn(answer), let container = node.parent {
            container.noteTold(LayoutNode.toldOtherwise + what, what)
        }
        return answer
    }

    /// An infinite size times 0 is not a number; the anchor of an infinite view is its start.
    private func less(_ length: CGFloat, _ unit: CGFloat) -> CGFloat { unit == 0 ? 0 : length * unit }

    public static func == (a: LayoutSubview, b: LayoutSubview) -> Bool { a.node === b.node }
}

extension LayoutNode {
    /// The value for a key, set on this view or on what its modifiers modify.
    package final func layoutValue(_ key: ObjectIdentifier) -> LayoutValue? {
        var node = self
        while true {
            if let value = node.layoutValues[key] { return value }
            guard let modified = node.modified else { return nil }
            node = modified
        }
    }
}
