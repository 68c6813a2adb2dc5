import Foundation

/// A view that scrolls its content (SWIFTUI-LAYOUT 9).
public struct ScrollView<Content> {
    /// What is scrolled.
    public var content: Content
    /// Along these the content is offered nothing, and so takes its ideal length.
    public var axes: Axis.Set
    /// Whether indicators are drawn; they take no room.
    public var showsIndicators: Bool
}

extension ScrollView: View where Content: View {
    public typealias Body = Never

    /// Takes what it is offered along `axes` whatever its content is, and its content's length across.
    nonisolated public init(
        _ axes: Axis.Set = .vertical, showsIndicators: Bool = true, @ViewBuilder content: () -> Content
    ) {
        self.init(content: content(), axes: axes, showsIndicators: showsIndicators)
    }

    public func _build(_ context: BuildContext, into nodes: inout NodeList) {
        let container = RelativeContainer()
        let inner = context.with {
            $0.stackAxis = axes == .horizontal ? .horizontal : .vertical
            $0[RelativeContainerKey.self] = container
            $0.contentMargins = nil
        }
        let implicit = axes == .horizontal ? implicitRow : implicitColumn
        let state = context.state
        let identity = context.identity
        let place = inner.entering(.content)
        let child =
            if let margins = context.environment.contentMargins {
                builtSingle(content.padding(margins).standInPart(LayoutNode.partByInputs), place, implicit: implicit)
            } else {
                builtSingle(content, place, implicit: implicit)
            }
        let node = ScrollNode(
            axes, child, container,
            offset: state.scrollOffsets[identity] ?? .zero, margins: context.environment.contentMargins,
            isMirrored: context.isMirrored)
        node.control = Control(
            kind: .scroll, isEnabled: context.environment.isEnabled,
            set: { [axes] value in
                guard case .number(let number) = value, number.isFinite else { return "a distance in points" }
                state.scrollOffsets[identity] =
                    axes == .horizontal ? CGPoint(x: number, y: 0) : CGPoint(x: 0, y: number)
                return nil
            })
        nodes.append(node)
    }
}

/// Offers its own length across and nil along the scrolled axes; answers the proposed length along them whatever the
/// content is, and the content's length across and where nothing is proposed.
final class ScrollNode: UnaryNode {
    let axes: Axis.Set
    private let container: RelativeContainer
    /// How far the content was scrolled, as far as it can be.
    private let offset: CGPoint
    /// What is kept free around the content; nil for nothing.
    private let margins: EdgeInsets?

    init(
        _ axes: Axis.Set, _ child: LayoutNode, _ container: RelativeContainer, offset: CGPoint, margins: EdgeInsets?,
        isMirrored: Bool
    ) {
        self.margins = margins
        self.axes = axes
        self.container = container
        self.offset = offset
        super.init(kind: "ScrollView", child: child, isMirrored: isMirrored)
    }

    private func contentProposal(_ proposal: ProposedViewSize) -> ProposedViewSize {
        ProposedViewSize(
            width: axes.contains(.horizontal) ? nil : proposal.width,
            height: axes.contains(.vertical) ? nil : proposal.height)
    }

    override func computeSize(_ proposal: ProposedViewSize) -> CGSize {
        container.setRoom(proposal, of: self)
        let content = child.sizeThatFits(contentProposal(proposal))
        return CGSize(
            width: axes.contains(.horizontal) ? proposal.width?.length ?? content.width : content.width,
            height: axes.contains(.vertical) ? proposal.height?.length ?? content.height : content.height)
    }

    /// The content stands at the top and leading edge, not in the centre.
    override func placeChildren(in size: CGSize, proposal: ProposedViewSize) {
        container.setRoom(proposal, of: self)
        let offer = contentProposal(proposal)
        guard offset != .zero else { return child.place(at: .zero, proposal: offer) }
        let content = child.sizeThatFits(offer)
        func scrolled(_ offset: CGFloat, _ content: CGFloat, _ viewport: CGFloat) -> CGFloat {
            let room = content - viewport
            return room.isFinite && room > 0 ? -min(max(0, offset), room) : 0
        }
        child.place(
            at: CGPoint(
                x: scrolled(offset.x, content.width, size.width), y: scrolled(offset.y, content.height, size.height)),
            proposal: offer)
    }

    override var ownPriority: Double { 0 }
    override var ownSpacing: ViewSpacing { ViewSpacing(default: context.options.spacing) }
    override func computeGuide(_ key: AlignmentKey, at proposal: ProposedViewSize) -> CGFloat? { nil }
    override var inputs: [NodeInput] {
        var inputs = [NodeInput("axes", axes.words)]
        if let margins {
            inputs.append(
                NodeInput("margins", "\(margins.top) \(margins.leading) \(margins.bottom) \(margins.trailing)"))
        }
        if offset != .zero { inputs.append(NodeInput("offset", axes == .horizontal ? offset.x : offset.y)) }
        return inputs
    }
}
