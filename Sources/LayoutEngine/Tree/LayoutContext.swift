package import Foundation

/// What all nodes of one tree share: the options, the observer and the trouble that was met.
package final class LayoutContext {
    package let options: EngineOptions
    package let metrics: any TextMetrics
    package let texts: TextCache
    /// The memory in which the tree's nodes keep their answers.
    let answers = AnswerArena()
    /// Sees every computed answer, guide and placement; nil when nobody records.
    @exclusivity(unchecked) package var observer: (any LayoutObserver)?
    /// The node that is laid out, by which what sees a node keeps the nodes above it alive. Looking for it from each of a
    /// deep tree's readers would cost the square of the depth.
    weak var root: LayoutNode?
    /// Whether answers are kept. Off only in the oracle that compares kept answers with fresh ones.
    @exclusivity(unchecked) package var memoises = true
    /// Things that were wrong with what views asked for, in order.
    package private(set) var troubles: [LayoutTrouble] = []
    /// What was noted already: 100,000 children may each be in trouble.
    private var reported: Set<Reported> = []

    private struct Reported: Hashable {
        let kind: LayoutTrouble.Kind
        let node: ObjectIdentifier
    }

    /// What `containerRelativeFrame` outside any scroll view is relative to.
    let rootContainer = RelativeContainer()
    /// While preferences are merged for a listener that is recorded: what an author's code was given.
    var merged: [String]?
    /// What the properties of the view that is being built were told, for its nodes.
    private var toldProperties: [(what: String, words: String)] = []
    /// The next node's serial number.
    @exclusivity(unchecked) private var serial = 0

    package init(options: EngineOptions, texts: TextCache = TextCache()) {
        self.options = options
        self.texts = texts
        metrics = TextMetricsRegistry.metrics(named: options.metrics) ?? TextMetricsRegistry.portable
    }

    func nextSerial() -> Int {
        defer { serial += 1 }
        return serial
    }

    /// Notes what a property of the view that is being built was told. Cost: nothing unless recorded.
    func noteProperty(_ what: @autoclosure () -> String, _ words: @autoclosure () -> String) {
        if observer != nil { toldProperties.append((what(), words())) }
    }

    /// What the properties of a view were told while they were bound.
    func toldProperties(_ bind: () -> Void) -> [(what: String, words: String)] {
        toldProperties = []
        bind()
        return toldProperties
    }

    /// Notes a trouble once per node and rule.
    func report(_ kind: LayoutTrouble.Kind, at node: LayoutNode, _ message: String, value: Double? = nil) {
        guard reported.insert(Reported(kind: kind, node: ObjectIdentifier(node))).inserted else { return }
        troubles.append(LayoutTrouble(kind: kind, node: node, message: message, value: value))
    }
}

/// Something a view or layout asked for that cannot be done as asked.
package struct LayoutTrouble {
    package enum Kind: String { case invalidFrame, contradictoryFrame, nanOrigin, placedTwice, unplaced }

    package let kind: Kind
    package let node: LayoutNode
    package let message: String
    package let value: Double?
}

/// Sees what happens between parents and children, in order.
package protocol LayoutObserver: AnyObject {
    /// A node computed an answer.
    func measured(_ node: LayoutNode, at proposal: ProposedViewSize, size: CGSize)
    /// A node that may have explicit guides was asked for one, told once per guide and proposal: nil where it has none.
    func aligned(_ node: LayoutNode, at proposal: ProposedViewSize, guide: AlignmentKey, value: CGFloat?)
    /// A node was put at a point of its parent's space.
    func placed(_ node: LayoutNode, at origin: CGPoint, proposal: ProposedViewSize)
}

/// What a run of the engine may be told: everything that layouts depend on beside the views.
package struct EngineOptions: Sendable {
    /// The gap between views that prefer none, in points.
    package var spacing: CGFloat = 8
    /// The padding on edges that are given no length.
    package var padding: CGFloat = 16
    /// Device pixels per point.
    package var scale: CGFloat = 2
    /// The ideal length of a GeometryReader (SWIFTUI-LAYOUT 8: sources contradict each other, trust C).
    package var readerIdeal: CGFloat = 10
    /// A Divider's thickness.
    package var dividerThickness: CGFloat = 1
    /// What bars and notches leave at the edges of the root.
    package var safeArea = EdgeInsets()
    /// Which text metrics are used.
    package var metrics = "portable-1"
    /// How many layouts a case may take to settle.
    package var passLimit = 64

    package init() {}
}
