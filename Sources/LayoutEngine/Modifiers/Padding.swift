public import Foundation

/// The modifier behind `padding`.
public struct _PaddingLayout: Sendable {
    enum Amount: Sendable {
        case insets(EdgeInsets)
        /// Edges without a length get the default, 16.
        case edges(Edge.Set, CGFloat?)

        /// What the author wrote: the edges and the length. What the default is, the options say.
        var words: String {
            switch self {
            case .insets(let insets): insets.words
            case .edges(let edges, let length):
                "\(edges.words), \(length.map { shortest($0) } ?? "default")"
            }
        }
    }

    let amount: Amount
}

extension _PaddingLayout: LayoutModifier {
    public typealias Body = Never

    nonisolated package func node(around child: LayoutNode, _ context: BuildContext) -> LayoutNode {
        let insets =
            switch amount {
            case .insets(let insets): insets
            case .edges(let edges, let length): EdgeInsets(length ?? context.layout.options.padding, edges: edges)
            }
        return PaddingNode(insets, amount, child, isMirrored: context.isMirrored)
    }
}

/// The child gets the proposal less the insets; the answer is the child's and the insets (SWIFTUI-LAYOUT 6, trust A).
final class PaddingNode: UnaryNode {
    private let insets: EdgeInsets
    private let asked: _PaddingLayout.Amount

    init(_ insets: EdgeInsets, _ asked: _PaddingLayout.Amount, _ child: LayoutNode, isMirrored: Bool) {
        self.insets = insets
        self.asked = asked
        super.init(kind: ".padding", child: child, isMirrored: isMirrored)
    }

    override func computeSize(_ proposal: ProposedViewSize) -> CGSize {
        let size = child.sizeThatFits(proposal.inset(by: insets))
        // Negative insets make a view smaller, but no view is smaller than nothing.
        return CGSize(
            width: max(0, size.width + insets.leading + insets.trailing),
            height: max(0, size.height + insets.top + insets.bottom))
    }

    override func placeChildren(in size: CGSize, proposal: ProposedViewSize) {
        child.place(at: CGPoint(x: insets.leading, y: insets.top), proposal: proposal.inset(by: insets))
    }

    /// Padding ends the child's preferences on the edges that it pads (SWIFTUI-LAYOUT 3, trust C).
    override var ownSpacing: ViewSpacing {
        var spacing = child.spacing
        var padded: Edge.Set = []
        if insets.top != 0 { padded.insert(.top) }
        if insets.leading != 0 { padded.insert(.leading) }
        if insets.bottom != 0 { padded.insert(.bottom) }
        if insets.trailing != 0 { padded.insert(.trailing) }
        spacing.reset(padded)
        return spacing
    }

    override var inputs: [NodeInput] {
        [
            NodeInput(Self.askedNote, asked.words),
            NodeInput("bottom", insets.bottom), NodeInput("leading", insets.leading),
            NodeInput("top", insets.top), NodeInput("trailing", insets.trailing),
        ]
    }
}

nonisolated extension View {
    /// Room around the view, in points: the offer shrinks by as much, never below 0 (SWIFTUI-LAYOUT 6).
    public func padding(_ insets: EdgeInsets) -> some View {
        modifier(_PaddingLayout(amount: .insets(insets)))
    }

    /// The same on some edges; a length of nil is the default, 16 points.
    public func padding(_ edges: Edge.Set = .all, _ length: CGFloat? = nil) -> some View {
        modifier(_PaddingLayout(amount: .edges(edges, length)))
    }

    /// The same on all edges.
    public func padding(_ length: CGFloat) -> some View {
        modifier(_PaddingLayout(amount: .edges(.all, length)))
    }
}
