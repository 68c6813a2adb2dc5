package import Foundation

/// One view or layout modifier in the tree that is laid out. Each kind of layout is a subclass.
///
/// Measuring and placing are apart: `sizeThatFits` answers a proposal and keeps nothing but the answer; `placeChildren`
/// puts the children of a node that was placed; `layOut` walks from the root and makes placements final.
package class LayoutNode {
    // MARK: What it is

    package let context: LayoutContext
    /// The type's name as its author wrote it; a modifier's begins with a dot.
    package let kind: String
    /// Tells nodes apart in the order in which they were built.
    package let serial: Int
    package private(set) var children: [LayoutNode]
    package private(set) unowned(unsafe) var parent: LayoutNode?

    /// An id given by a ForEach, which belongs to the outermost node of the element.
    package struct ElementID {
        package let text: String
        package let isDuplicate: Bool
    }

    /// The places in the builders the node stands in, outermost first; empty where a builder has one entry.
    package var places: [Int] = []
    package var elementID: ElementID?
    package var explicitID: String?
    package var identifier: String?
    package var tag: AnyHashable?
    /// The nearest node around it that builds content from a size.
    package weak var builder: LayoutNode?
    /// What looks at the node after each layout (`onGeometryChange` and its like).
    package var observers: [any NodeObserver] = []
    package var layoutValues: [ObjectIdentifier: LayoutValue] = [:]

    // MARK: Where it was put

    /// The top-leading corner in the parent's space, mirrored where the layout runs from the right.
    package private(set) var origin = CGPoint.zero
    package private(set) var placedProposal = ProposedViewSize.unspecified
    /// Whether the present placing of the parent's children reached this one.
    package fileprivate(set) var isPlaced = false
    /// The answer at the proposal it was placed with.
    package private(set) var size = CGSize.zero
    /// Whether layouts run from the right in this node.
    package let isMirrored: Bool

    // MARK: What it answered

    private var memo = SizeMemo()
    /// How often it was asked and answered from the memo.
    package private(set) var hits = 0
    /// How many answers it computed.
    package private(set) var computed = 0
    private var guides: [GuideKey: CGFloat?] = [:]

    private struct GuideKey: Hashable {
        let guide: AlignmentKey
        let proposal: SizeMemo.Key
    }

    package init(_ context: LayoutContext, kind: String, children: [LayoutNode], isMirrored: Bool) {
        self.context = context
        self.kind = kind
        self.children = children
        self.isMirrored = isMirrored
        serial = context.nextSerial()
        for child in children { child.parent = self }
    }

    /// Gives a node that builds its content from a size its children.
    func adopt(_ children: [LayoutNode]) {
        self.children = children
        for child in children { child.parent = self }
    }

    /// Moves what belongs to the outermost node of a chain from the child here.
    func takePlace(of child: LayoutNode) {
        places = child.places
        child.places = []
        elementID = child.elementID
        child.elementID = nil
    }

    // MARK: What subclasses answer

    /// The size at a proposal. Pure: the same proposal has the same answer as long as the tree stands.
    func computeSize(_ proposal: ProposedViewSize) -> CGSize { .zero }

    /// Puts every child by `place(at:proposal:)`. `size` is this node's own answer at `proposal`.
    func placeChildren(in size: CGSize, proposal: ProposedViewSize) {}

    /// The guide where it was set explicitly at a proposal, or nil.
    func computeGuide(_ key: AlignmentKey, at proposal: ProposedViewSize) -> CGFloat? {
        mergedGuide(key, at: proposal)
    }

    /// The child this node modifies: values for a layout are looked for there too. Nil for containers and leaves.
    package var modified: LayoutNode? { nil }

    /// Higher priorities are served first by a stack.
    package var priority: Double { 0 }

    /// The preferred distances to neighbours.
    package var spacing: ViewSpacing { ViewSpacing(default: context.options.spacing) }

    /// The node's own parameters, for the record.
    package var inputs: [NodeInput] { [] }

    /// Whether the node runs its author's code, whose changes no input shows.
    package var isCode: Bool { false }

    /// The lines of a text; nil for other nodes.
    package var textRecord: TextRecord? { nil }

    /// The text a person reads at this node: a text's string or a control's label.
    package var text: String? { nil }

    /// The names of guides that were set explicitly on this very node.
    package var guideNames: [String] { [] }

    // MARK: Asking

    /// The answer at a proposal, kept by the whole proposal.
    package final func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
        let key = SizeMemo.Key(proposal)
        if context.memoises, let known = memo.size(at: key) {
            hits += 1
            return known
        }
        let size = computeSize(proposal)
        computed += 1
        if context.memoises { memo.store(size, at: key) }
        context.observer?.measured(self, at: proposal, size: size)
        return size
    }

    package final func dimensions(in proposal: ProposedViewSize) -> ViewDimensions {
        ViewDimensions(node: self, proposal: proposal, size: sizeThatFits(proposal))
    }

    package final func explicitGuide(_ key: AlignmentKey, at proposal: ProposedViewSize) -> CGFloat? {
        let memoKey = GuideKey(guide: key, proposal: SizeMemo.Key(proposal))
        if context.memoises, let known = guides[memoKey] { return known }
        let value = computeGuide(key, at: proposal)
        if context.memoises { guides[memoKey] = .some(value) }
        if let value { context.observer?.aligned(self, at: proposal, guide: key, value: value) }
        return value
    }

    // MARK: Placing

    /// Puts this node in its parent: the top-left corner before mirroring, and the proposal it is to answer.
    final func place(at point: CGPoint, proposal: ProposedViewSize) {
        var point = point
        if point.x.isNaN || point.y.isNaN {
            context.report(
                .nanOrigin, at: self, "it was placed at an origin that is not a number; 0 was used instead")
            point = CGPoint(x: point.x.isNaN ? 0 : point.x, y: point.y.isNaN ? 0 : point.y)
        }
        if isPlaced {
            context.report(.placedTwice, at: self, "it was placed more than once; the last placement counts")
        }
        origin = point
        placedProposal = proposal
        isPlaced = true
    }

    /// Puts this node so that its alignment guides meet those of a container of some size.
    final func place(_ alignment: Alignment, in container: CGSize, proposal: ProposedViewSize) {
        let own = dimensions(in: proposal)
        let around = ViewDimensions(container: container)
        place(
            at: CGPoint(
                x: alignedOrigin(own, around, alignment.horizontal.key),
                y: alignedOrigin(own, around, alignment.vertical.key)),
            proposal: proposal)
    }

    /// Both guides of an infinite container are infinite: it is filled from its start, so that nothing becomes NaN.
    private final func alignedOrigin(
        _ own: ViewDimensions, _ around: ViewDimensions, _ key: AlignmentKey
    ) -> CGFloat {
        let container = key.axis == .horizontal ? around.width : around.height
        return container.isFinite ? around[key] - own[key] : 0
    }

    /// Runs `placeChildren`, then sees to children it did not place and to layouts that run from the right.
    final func runPlacement(in size: CGSize, proposal: ProposedViewSize) {
        for child in children { child.isPlaced = false }
        placeChildren(in: size, proposal: proposal)
        guard isMirrored, size.width.isFinite else { return }
        for child in children {
            child.origin.x = size.width - child.origin.x - child.sizeThatFits(child.placedProposal).width
        }
    }

    /// Makes placements final from this node down, parents first. Cost: one visit a node; no recursion.
    package final func layOut(at origin: CGPoint, proposal: ProposedViewSize) {
        place(at: origin, proposal: proposal)
        var pending = [self]
        while let node = pending.popLast() {
            // Asked before it counts as placed: its children are measured before any of them is placed.
            node.size = node.sizeThatFits(node.placedProposal)
            context.observer?.placed(node, at: node.origin, proposal: node.placedProposal)
            node.runPlacement(in: node.size, proposal: node.placedProposal)
            pending.append(contentsOf: node.children.reversed())
        }
    }

    /// A guide merged from the children's, where they stand at a proposal (SWIFTUI-LAYOUT 12).
    final func mergedGuide(_ key: AlignmentKey, at proposal: ProposedViewSize) -> CGFloat? {
        guard key.merging != .none, !children.isEmpty else { return nil }
        runPlacement(in: sizeThatFits(proposal), proposal: proposal)
        var values: [CGFloat] = []
        for child in children {
            guard let value = child.explicitGuide(key, at: child.placedProposal) else { continue }
            values.append(value + (key.axis == .horizontal ? child.origin.x : child.origin.y))
        }
        switch key.merging {
        case .none: return nil
        case .mean: return values.isEmpty ? nil : values.reduce(0, +) / CGFloat(values.count)
        case .minimum: return values.min()
        case .maximum: return values.max()
        }
    }
}

/// A parameter of a node, for the record.
package struct NodeInput: Equatable, Sendable {
    package enum Value: Equatable, Sendable {
        case number(Double)
        case bool(Bool)
        case string(String)
    }

    package let name: String
    package let value: Value

    package init(_ name: String, _ value: CGFloat) {
        self.name = name
        self.value = .number(Double(value))
    }

    package init(_ name: String, _ value: Int) { self.init(name, CGFloat(value)) }

    package init(_ name: String, _ value: Bool) {
        self.name = name
        self.value = .bool(value)
    }

    package init(_ name: String, _ value: String) {
        self.name = name
        self.value = .string(value)
    }
}

/// How a text's lines fell.
package struct TextRecord {
    /// UTF-8 offsets.
    package let lines: [Range<Int>]
    package let isTruncated: Bool
    package let breaksWord: Bool
    /// What the text needs at its width, in points.
    package let neededSize: CGSize
}

/// Looks at a node after a layout.
package protocol NodeObserver: AnyObject {
    /// Compares what it sees with what it saw last, and runs its action where that differs.
    @MainActor func observe(_ node: LayoutNode) -> ObserverFiring?
}

extension LayoutNode {
    /// Whether a child outside this node's frame is worth a word: containers and frames are meant to hold their
    /// children, while offsets, positions, scrolled content and backgrounds are meant to reach out.
    package final var holdsChildren: Bool { self is any HoldingNode }

    /// Whether children that cover each other are worth a word.
    package final var separatesChildren: Bool { (self as? any HoldingNode)?.keepsChildrenApart ?? false }
}

/// A node that is meant to hold its children.
protocol HoldingNode: LayoutNode {
    var keepsChildrenApart: Bool { get }
}
