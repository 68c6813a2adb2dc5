package import Foundation

/// One view or layout modifier in the tree that is laid out. Each kind of layout is a subclass.
///
/// Measuring and placing are apart: `sizeThatFits` answers a proposal and keeps nothing but the answer; `placeChildren`
/// puts the children of a node that was placed; `layOut` walks from the root and makes placements final.
///
/// Properties that every question touches are not checked for exclusive access at run time: the checks took a tenth of
/// all instructions of a layout, and a tree is laid out by one thread.
package class LayoutNode {
    // MARK: What it is

    package let context: LayoutContext
    /// The type's name as its author wrote it; a modifier's begins with a dot.
    package let kind: String
    /// Tells nodes apart in the order in which they were built.
    package let serial: Int
    @exclusivity(unchecked) package private(set) var children: [LayoutNode]
    @exclusivity(unchecked) package private(set) unowned(unsafe) var parent: LayoutNode?

    /// An id given by a ForEach, which belongs to the outermost node of the element. A class, because few nodes have one
    /// and it is seven words.
    package final class ElementID {
        let id: any Hashable
        private let offset: Int
        let isDuplicate: Bool

        init(id: any Hashable, offset: Int, isDuplicate: Bool) {
            self.id = id
            self.offset = offset
            self.isDuplicate = isDuplicate
        }

        /// As it stands in a path: the id, where it has a lasting text, else the offset.
        package var text: String { recordedID(id) ?? String(offset) }
    }

    @exclusivity(unchecked) private var builderPlaces = BuilderPlaces()
    @exclusivity(unchecked) package var elementID: ElementID?
    /// What few nodes have; nil until something is noted.
    @exclusivity(unchecked) final var notes: NodeNotes?

    /// The id that stands in the node's path: its ForEach's or its own, as text.
    package final var pathID: String? {
        // A copy of an id of any type costs more than asking here.
        if let elementID { return elementID.text }
        guard let explicitID else { return nil }
        return recordedID(explicitID) ?? "0"
    }

    /// Whether another element of the node's ForEach has the same id.
    package final var hasDuplicateID: Bool { elementID?.isDuplicate ?? false }

    // MARK: Where it was put

    /// The top-leading corner in the parent's space, mirrored where the layout runs from the right.
    @exclusivity(unchecked) package private(set) var origin = CGPoint.zero
    @exclusivity(unchecked) package private(set) var placedProposal = ProposedViewSize.unspecified
    /// Whether the present placing of the parent's children reached this one.
    @exclusivity(unchecked) package fileprivate(set) var isPlaced = false
    /// Whether the layout reached this node. A candidate that its container did not choose is measured, but stands
    /// nowhere: neither it nor what is below it has a frame.
    @exclusivity(unchecked) package private(set) var isShown = false
    /// The answer at the proposal it was placed with.
    @exclusivity(unchecked) package private(set) var size = CGSize.zero
    /// Whether the answer is a few operations on the proposal, without asking anybody.
    let isArithmetic: Bool
    /// Whether layouts run from the right in this node.
    package let isMirrored: Bool
    /// Where an explicit guide could come from: most nodes have none, and need not be asked.
    package let guideSources: GuideSources

    // MARK: What it answered

    @exclusivity(unchecked) private var knownPriority: Double?
    @exclusivity(unchecked) private var knownSpacing: ViewSpacing?

    @exclusivity(unchecked) private var memo = SizeMemo()
    /// How often it was asked and answered from the memo.
    @exclusivity(unchecked) package private(set) var hits = 0
    /// How many answers it computed.
    @exclusivity(unchecked) package private(set) var computed = 0
    @exclusivity(unchecked) private var guides: [GuideKey: CGFloat?] = [:]

    private struct GuideKey: Hashable {
        let guide: AlignmentKey
        let proposal: SizeMemo.Key
    }

    package init(
        _ context: LayoutContext, kind: String, children: [LayoutNode], isMirrored: Bool,
        guideSources: GuideSources? = nil, isArithmetic: Bool = false
    ) {
        self.context = context
        self.kind = kind
        self.children = children
        self.isMirrored = isMirrored
        self.isArithmetic = isArithmetic
        self.guideSources = guideSources ?? children.reduce(into: []) { $0.formUnion($1.guideSources) }
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
        swap(&builderPlaces, &child.builderPlaces)
        swap(&elementID, &child.elementID)
    }

    /// The places in the builders the node stands in, outermost first; empty where a builder has one entry.
    package final var places: [Int] { builderPlaces.list }

    /// Whether these are the places, without making a list of them.
    package final func stands(at places: [Int]) -> Bool { builderPlaces.isList(places) }

    /// Notes where the node stands in the builder around those known so far.
    final func enterBuilder(at place: Int) { builderPlaces.enter(at: place) }

    /// Notes that the node stands in one builder only, whatever was known.
    final func standInBuilder(at place: Int) {
        builderPlaces = BuilderPlaces()
        builderPlaces.enter(at: place)
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
    package var ownPriority: Double { 0 }

    /// The preferred distances to neighbours.
    package var ownSpacing: ViewSpacing { ViewSpacing(default: context.options.spacing) }

    /// The node's own parameters, for the record.
    package var inputs: [NodeInput] { [] }

    /// Whether the node runs its author's code, whose changes no input shows.
    package var isCode: Bool { false }

    /// Whether a child outside this node's frame is worth a word: containers and frames are meant to hold their
    /// children, while offsets, positions, scrolled content and backgrounds are meant to reach out.
    package var holdsChildren: Bool { false }

    /// Whether children that cover each other are worth a word.
    package var separatesChildren: Bool { false }

    /// The lines of a text; nil for other nodes.
    package var textRecord: TextRecord? { nil }

    /// The text a person reads at this node: a text's string or a control's label.
    package var text: String? { nil }

    /// The names of guides that were set explicitly on this very node.
    package var guideNames: [String] { [] }

    // MARK: Asking

    /// `ownPriority`, found once: a modifier has its child's, and a chain would be walked again from each of its nodes.
    package final var priority: Double {
        if let knownPriority { return knownPriority }
        let priority = ownPriority
        knownPriority = priority
        return priority
    }

    /// `ownSpacing`, found once for the same reason.
    package final var spacing: ViewSpacing {
        if let knownSpacing { return knownSpacing }
        let spacing = ownSpacing
        knownSpacing = spacing
        return spacing
    }

    /// The answer at a proposal, kept by the whole proposal.
    package final func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
        // Arithmetic on a proposal is cheaper than remembering it; a recording wants each answer told once.
        if isArithmetic, context.observer == nil { return computeSize(proposal) }
        let key = SizeMemo.Key(proposal)
        // Empty where answers are not kept.
        if let known = memo.size(at: key) {
            hits += 1
            return known
        }
        let size = computeSize(proposal)
        computed += 1
        if context.memoises { memo.store(size, at: key, in: context.answers) }
        context.observer?.measured(self, at: proposal, size: size)
        return size
    }

    /// The answer that the node keeps for a proposal, without asking it; nil when it keeps none.
    final func knownAnswer(at proposal: ProposedViewSize) -> CGSize? { memo.size(at: SizeMemo.Key(proposal)) }

    package final func dimensions(in proposal: ProposedViewSize) -> ViewDimensions {
        ViewDimensions(node: self, proposal: proposal, size: sizeThatFits(proposal))
    }

    package final func explicitGuide(_ key: AlignmentKey, at proposal: ProposedViewSize) -> CGFloat? {
        guard !guideSources.isEmpty, guideSources.mayHave(key) else { return nil }
        let memoKey = GuideKey(guide: key, proposal: SizeMemo.Key(proposal))
        if context.memoises, let known = guides[memoKey] { return known }
        let value = computeGuide(key, at: proposal)
        if context.memoises { guides[memoKey] = .some(value) }
        context.observer?.aligned(self, at: proposal, guide: key, value: value)
        return value
    }

    /// Drops what was answered, because something changed that no proposal tells.
    final func forgetAnswers() {
        memo = SizeMemo()
        guides = [:]
    }

    /// The guide's value at a proposal, whose answer is `size`: the explicit one, else the default.
    final func guide(_ key: AlignmentKey, at proposal: ProposedViewSize, size: CGSize) -> CGFloat {
        if guideSources.mayHave(key), let value = explicitGuide(key, at: proposal) { return value }
        let length = key.axis == .horizontal ? size.width : size.height
        return switch key.standard {
        case .start: 0
        case .middle: length / 2
        case .end: length
        case .custom: key.id.defaultValue(in: ViewDimensions(node: self, proposal: proposal, size: size))
        }
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
        place(at: aligned(alignment, in: container, proposal: proposal), proposal: proposal)
    }

    /// Where this node's top-left corner is when its guides meet those of a container of some size.
    final func aligned(_ alignment: Alignment, in container: CGSize, proposal: ProposedViewSize) -> CGPoint {
        let own = sizeThatFits(proposal)
        return CGPoint(
            x: alignedOrigin(alignment.horizontal.key, own, proposal, in: container),
            y: alignedOrigin(alignment.vertical.key, own, proposal, in: container))
    }

    /// Both guides of an infinite container are infinite: it is filled from its start, so that nothing becomes NaN.
    private final func alignedOrigin(
        _ key: AlignmentKey, _ own: CGSize, _ proposal: ProposedViewSize, in container: CGSize
    ) -> CGFloat {
        guard (key.axis == .horizontal ? container.width : container.height).isFinite else { return 0 }
        return ViewDimensions(container: container)[key] - guide(key, at: proposal, size: own)
    }

    /// Runs `placeChildren`, then mirrors what it placed where layouts run from the right. Guides are counted from the
    /// leading edge, so whoever moves a guide with a child asks for placements that are not mirrored
    /// (SWIFTUI-LAYOUT 14: mirroring happens after placement).
    final func runPlacement(in size: CGSize, proposal: ProposedViewSize, mirrors: Bool = true) {
        for child in children { child.isPlaced = false }
        placeChildren(in: size, proposal: proposal)
        guard mirrors, isMirrored, size.width.isFinite else { return }
        for child in children where child.isPlaced {
            child.origin.x = size.width - child.origin.x - child.sizeThatFits(child.placedProposal).width
        }
    }

    /// The node that was laid out, which owns all others. Known while the tree is laid out and stands.
    final var root: LayoutNode {
        if let root = context.root { return root }
        var root = self
        while let parent = root.parent { root = parent }
        return root
    }

    /// Makes placements final from this node down, parents first. Cost: one visit a node; no recursion.
    package final func layOut(at origin: CGPoint, proposal: ProposedViewSize) {
        context.root = self
        context.rootContainer.setRoom(proposal, of: nil)
        place(at: origin, proposal: proposal)
        var pending = [self]
        while let node = pending.popLast() {
            node.isShown = true
            // Asked before it counts as placed: its children are measured before any of them is placed.
            node.size = node.sizeThatFits(node.placedProposal)
            context.observer?.placed(node, at: node.origin, proposal: node.placedProposal)
            node.runPlacement(in: node.size, proposal: node.placedProposal)
            for child in node.children.reversed() where child.isPlaced { pending.append(child) }
        }
    }

    /// A guide merged from the children's, where they stand at a proposal (SWIFTUI-LAYOUT 12).
    final func mergedGuide(_ key: AlignmentKey, at proposal: ProposedViewSize) -> CGFloat? {
        guard key.merging != .none, !children.isEmpty else { return nil }
        runPlacement(in: sizeThatFits(proposal), proposal: proposal, mirrors: false)
        var values: [CGFloat] = []
        for child in children where child.isPlaced {
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

extension LayoutNode {
    /// The node and what it modifies, from the outermost to the innermost.
    final var chain: UnfoldFirstSequence<LayoutNode> { sequence(first: self) { $0.modified } }

    /// Whether this view, or what its modifiers modify, is the header or the footer of a section.
    final var isSectionEnd: Bool {
        var node = self
        while true {
            if node.endsSection { return true }
            guard let modified = node.modified else { return false }
            node = modified
        }
    }
}
