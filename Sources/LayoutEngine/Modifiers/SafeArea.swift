public import Foundation

/// The insets that bars and notches leave; zero unless a scenario sets them.
enum SafeAreaKey: EnvironmentKey { static var defaultValue: EdgeInsets { EdgeInsets() } }

/// Keeps the root inside the safe area that the options state, or a view inside what `safeAreaPadding` adds to it.
final class SafeAreaNode: UnaryNode, SafeAreaProvider {
    private let insets: EdgeInsets

    init(_ insets: EdgeInsets, _ child: LayoutNode, isMirrored: Bool, kind: String = ".safeArea") {
        self.insets = insets
        super.init(kind: kind, child: child, isMirrored: isMirrored)
    }

    override func computeSize(_ proposal: ProposedViewSize) -> CGSize {
        let size = child.sizeThatFits(proposal.inset(by: insets))
        return CGSize(
            width: size.width + insets.leading + insets.trailing, height: size.height + insets.top + insets.bottom)
    }

    override func placeChildren(in size: CGSize, proposal: ProposedViewSize) {
        child.place(at: CGPoint(x: insets.leading, y: insets.top), proposal: proposal.inset(by: insets))
    }

    func keptClear(for child: LayoutNode) -> EdgeInsets { insets }

    override var inputs: [NodeInput] { insets.recordedInputs }
}

extension EdgeInsets {
    var recordedInputs: [NodeInput] {
        [
            NodeInput("bottom", bottom), NodeInput("leading", leading), NodeInput("top", top),
            NodeInput("trailing", trailing),
        ]
    }
}

/// Which parts of the safe area a view may ignore.
public struct SafeAreaRegions: OptionSet, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// The insets of the window and of bars.
    public static let container = SafeAreaRegions(rawValue: 1)
    /// The insets of a keyboard, which never shows here.
    public static let keyboard = SafeAreaRegions(rawValue: 2)
    public static let all = SafeAreaRegions(rawValue: .max)
}

/// The modifier behind `ignoresSafeArea`.
public struct _IgnoresSafeArea: Sendable {
    let edges: Edge.Set
}

extension _IgnoresSafeArea: LayoutModifier {
    public typealias Body = Never

    nonisolated package func node(around child: LayoutNode, _ context: BuildContext) -> LayoutNode {
        var insets = context.environment[SafeAreaKey.self]
        if !edges.contains(.top) { insets.top = 0 }
        if !edges.contains(.leading) { insets.leading = 0 }
        if !edges.contains(.bottom) { insets.bottom = 0 }
        if !edges.contains(.trailing) { insets.trailing = 0 }
        return IgnoringSafeAreaNode(
            insets, asked: edges, of: context.environment[SafeAreaKey.self], child, isMirrored: context.isMirrored)
    }
}

/// Offers its child the safe area's insets too and lets it reach into them; its own answer stays without them. Right
/// where the view stands at the safe area's edge (trust C).
final class IgnoringSafeAreaNode: UnaryNode {
    private let insets: EdgeInsets
    /// The edges that the author named.
    private let asked: Edge.Set
    /// The safe area around.
    private let area: EdgeInsets

    init(_ insets: EdgeInsets, asked: Edge.Set, of area: EdgeInsets, _ child: LayoutNode, isMirrored: Bool) {
        self.insets = insets
        self.asked = asked
        self.area = area
        super.init(kind: ".ignoresSafeArea", child: child, isMirrored: isMirrored)
    }

    private func offer(_ proposal: ProposedViewSize) -> ProposedViewSize {
        ProposedViewSize(
            width: proposal.width.map { $0 + insets.leading + insets.trailing },
            height: proposal.height.map { $0 + insets.top + insets.bottom })
    }

    override func computeSize(_ proposal: ProposedViewSize) -> CGSize {
        let size = child.sizeThatFits(offer(proposal))
        return CGSize(
            width: max(0, size.width - insets.leading - insets.trailing),
            height: max(0, size.height - insets.top - insets.bottom))
    }

    override func placeChildren(in size: CGSize, proposal: ProposedViewSize) {
        child.place(at: CGPoint(x: -insets.leading, y: -insets.top), proposal: offer(proposal))
    }

    override var inputs: [NodeInput] {
        [
            NodeInput(Self.askedNote, asked.words),
            NodeInput(Self.aroundNote, area.words),
        ] + insets.recordedInputs
    }
}

/// The modifier behind `safeAreaPadding`: padding into which what ignores the safe area may reach.
public struct _SafeAreaPadding {
    let insets: (_ standard: CGFloat) -> EdgeInsets
}

extension _SafeAreaPadding: ViewModifier {
    public typealias Body = Never

    public func _build(_ content: some View, _ context: BuildContext, into nodes: inout NodeList) {
        let insets = insets(context.layout.options.padding)
        let start = nodes.count
        content._build(
            context.entering(.content).with { environment in
                environment[SafeAreaKey.self].top += insets.top
                environment[SafeAreaKey.self].leading += insets.leading
                environment[SafeAreaKey.self].bottom += insets.bottom
                environment[SafeAreaKey.self].trailing += insets.trailing
            }, into: &nodes)
        nodes.wrap(from: start) {
            SafeAreaNode(insets, $0, isMirrored: context.isMirrored, kind: ".safeAreaPadding")
        }
    }
}

/// The modifier behind `safeAreaInset`.
public struct _SafeAreaInset<Inset> {
    let edge: Edge
    let alignment: Alignment
    let spacing: CGFloat?
    let inset: Inset
}

extension _SafeAreaInset: ViewModifier where Inset: View {
    public typealias Body = Never

    public func _build(_ content: some View, _ context: BuildContext, into nodes: inout NodeList) {
        let start = nodes.count
        content._build(context.entering(.content), into: &nodes)
        let inner = context.entering(.place(1)).with { $0.stackAxis = nil }
        nodes.wrap(from: start) {
            let layer = builtSingle(inset, inner, implicit: implicitColumn)
            return SafeAreaInsetNode($0, layer, edge: edge, alignment: alignment, spacing: spacing, context)
        }
    }
}

/// A view beside another one, at one of its edges: the inset is served first, the view has what is left (trust C: the
/// gap is the default one where none is given).
package final class SafeAreaInsetNode: LayoutNode, SafeAreaProvider {
    private let edge: Edge
    private let alignment: Alignment
    private let gap: CGFloat
    private let given: CGFloat?

    init(
        _ primary: LayoutNode, _ inset: LayoutNode, edge: Edge, alignment: Alignment, spacing: CGFloat?,
        _ context: BuildContext
    ) {
        self.edge = edge
        self.alignment = alignment
        given = spacing
        gap = spacing ?? context.layout.options.spacing
        super.init(
            context.layout, kind: ".safeAreaInset", children: [primary, inset],
            isMirrored: context.isMirrored)
    }

    override func takePlace(of child: LayoutNode) {
        super.takePlace(of: child)
        children[0].standInBuilder(at: 0)
        children[1].standInBuilder(at: 1)
    }

    private var axis: Axis { edge == .top || edge == .bottom ? .vertical : .horizontal }

    private func insetOffer(_ proposal: ProposedViewSize) -> ProposedViewSize {
        ProposedViewSize(axis, major: nil, minor: proposal[axis.other])
    }

    private func room(_ proposal: ProposedViewSize) -> (taken: CGFloat, offer: ProposedViewSize) {
        let taken = children[1].sizeThatFits(insetOffer(proposal))[axis] + gap
        var offer = proposal
        if let length = proposal[axis] { offer[axis] = max(0, length - taken) }
        return (taken, offer)
    }

    override func computeSize(_ proposal: ProposedViewSize) -> CGSize {
        let room = room(proposal)
        var size = children[0].sizeThatFits(room.offer)
        size[axis] += room.taken
        return size
    }

    override func placeChildren(in size: CGSize, proposal: ProposedViewSize) {
        let room = room(proposal)
        let isFirst = edge == .top || edge == .leading
        children[0].place(
            at: CGPoint(axis, major: isFirst ? room.taken : 0, minor: 0), proposal: room.offer)
        var offer = insetOffer(proposal)
        offer[axis.other] = size[axis.other]
        let length = children[1].sizeThatFits(offer)[axis]
        var corner = children[1].aligned(alignment, in: size, proposal: offer)
        let far = size[axis].isFinite ? size[axis] - length : 0
        if axis == .vertical { corner.y = isFirst ? 0 : far } else { corner.x = isFirst ? 0 : far }
        children[1].place(at: corner, proposal: offer)
    }

    override func computeGuide(_ key: AlignmentKey, at proposal: ProposedViewSize) -> CGFloat? {
        let room = room(proposal)
        guard let value = children[0].explicitGuide(key, at: room.offer) else { return nil }
        return (edge == .top || edge == .leading) && key.axis == axis ? value + room.taken : value
    }

    /// The view beside the inset is kept clear of it; the inset itself is not.
    func keptClear(for child: LayoutNode) -> EdgeInsets {
        var insets = EdgeInsets()
        guard child === children[0] else { return insets }
        let taken = room(placedProposal).taken
        switch edge {
        case .top: insets.top = taken
        case .leading: insets.leading = taken
        case .bottom: insets.bottom = taken
        case .trailing: insets.trailing = taken
        }
        return insets
    }

    override package var modified: LayoutNode? { children[0] }
    override package var ownPriority: Double { children[0].priority }

    override package var inputs: [NodeInput] {
        var inputs = alignment.recordedInputs() + [NodeInput("edge", "\(edge)")]
        if let given { inputs.append(NodeInput("spacing", given)) }
        return inputs
    }
}

nonisolated extension View {
    public func safeAreaInset<V: View>(
        edge: VerticalEdge, alignment: HorizontalAlignment = .byDefault(.center), spacing: CGFloat? = nil,
        @ViewBuilder content: () -> V
    ) -> some View {
        modifier(
            _SafeAreaInset(
                edge: edge == .top ? .top : .bottom,
                alignment: Alignment(horizontal: alignment, vertical: .byDefault(.center)),
                spacing: spacing, inset: content()))
    }

    public func safeAreaInset<V: View>(
        edge: HorizontalEdge, alignment: VerticalAlignment = .byDefault(.center), spacing: CGFloat? = nil,
        @ViewBuilder content: () -> V
    ) -> some View {
        modifier(
            _SafeAreaInset(
                edge: edge == .leading ? .leading : .trailing,
                alignment: Alignment(horizontal: .byDefault(.center), vertical: alignment), spacing: spacing,
                inset: content()))
    }

    /// Lets the view reach into the safe area.
    public func ignoresSafeArea(_ regions: SafeAreaRegions = .all, edges: Edge.Set = .all) -> some View {
        modifier(_IgnoresSafeArea(edges: edges))
    }

    public func edgesIgnoringSafeArea(_ edges: Edge.Set) -> some View { modifier(_IgnoresSafeArea(edges: edges)) }

    /// Padding that counts as safe area: what ignores the safe area reaches into it.
    public func safeAreaPadding(_ insets: EdgeInsets) -> some View { modifier(_SafeAreaPadding { _ in insets }) }
    public func safeAreaPadding(_ edges: Edge.Set = .all, _ length: CGFloat? = nil) -> some View {
        modifier(_SafeAreaPadding { EdgeInsets(length ?? $0, edges: edges) })
    }
    public func safeAreaPadding(_ length: CGFloat) -> some View { safeAreaPadding(.all, length) }
}
