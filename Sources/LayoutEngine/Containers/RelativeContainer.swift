public import Foundation

/// What `containerRelativeFrame` is relative to: the nearest scroll view's room, else the offer to the whole tree.
///
/// The room is not part of the proposals in between, so answers that depend on it are forgotten when it changes.
final class RelativeContainer {
    private(set) var room = ProposedViewSize.unspecified
    private var dependents: [Dependent] = []

    private struct Dependent {
        weak var node: LayoutNode?
    }

    func add(_ node: LayoutNode) { dependents.append(Dependent(node: node)) }

    /// Notes the room. Cost: nothing where no view is relative to it or it did not change.
    func setRoom(_ room: ProposedViewSize, of container: LayoutNode?) {
        guard !dependents.isEmpty, room != self.room else { return }
        self.room = room
        for dependent in dependents {
            var node = dependent.node
            while let next = node, next !== container {
                next.forgetAnswers()
                node = next.parent
            }
        }
    }
}

enum RelativeContainerKey: EnvironmentKey { static var defaultValue: RelativeContainer? { nil } }

/// The modifier behind `containerRelativeFrame`.
public struct _ContainerRelativeFrame {
    let axes: Axis.Set
    let alignment: Alignment
    /// The frame's length from the container's; nil for the container's own.
    let length: ((CGFloat, Axis) -> CGFloat)?
    let words: String
    /// Whether the author's own code computes the length.
    var isComputed = false
}

extension _ContainerRelativeFrame: LayoutModifier {
    public typealias Body = Never

    nonisolated package func node(around child: LayoutNode, _ context: BuildContext) -> LayoutNode {
        let container = context.environment[RelativeContainerKey.self] ?? context.layout.rootContainer
        let node = RelativeFrameNode(
            self, child, container, isMirrored: context.isMirrored)
        container.add(node)
        return node
    }
}

/// A fixed frame whose lengths come from the container around it (trust C). Where the container has no length, it is
/// as large as its content.
final class RelativeFrameNode: UnaryNode {
    override package var holdsChildren: Bool { true }

    private let frame: _ContainerRelativeFrame
    private let container: RelativeContainer

    init(_ frame: _ContainerRelativeFrame, _ child: LayoutNode, _ container: RelativeContainer, isMirrored: Bool) {
        self.frame = frame
        self.container = container
        super.init(kind: ".containerRelativeFrame", child: child, isMirrored: isMirrored)
    }

    private func length(_ axis: Axis) -> CGFloat? {
        guard frame.axes.contains(axis), let room = container.room[axis], room.isFinite else { return nil }
        let length = frame.length?(room, axis) ?? room
        return length.isFinite && length >= 0 ? length : nil
    }

    private func offer(_ proposal: ProposedViewSize) -> ProposedViewSize {
        ProposedViewSize(
            width: length(.horizontal) ?? proposal.width, height: length(.vertical) ?? proposal.height)
    }

    override func computeSize(_ proposal: ProposedViewSize) -> CGSize {
        let size = child.sizeThatFits(offer(proposal))
        return CGSize(width: length(.horizontal) ?? size.width, height: length(.vertical) ?? size.height)
    }

    override func placeChildren(in size: CGSize, proposal: ProposedViewSize) {
        child.place(frame.alignment, in: size, proposal: offer(proposal))
    }

    override var inputs: [NodeInput] {
        frame.alignment.recordedInputs() + [NodeInput("axes", frame.axes.words), NodeInput("length", frame.words)]
    }

    override var isCode: Bool { frame.isComputed }
}

nonisolated extension View {
    /// A frame as long as the nearest container on some axes.
    public func containerRelativeFrame(_ axes: Axis.Set, alignment: Alignment = .byDefault(.center)) -> some View {
        modifier(_ContainerRelativeFrame(axes: axes, alignment: alignment, length: nil, words: "container"))
    }

    /// A frame of a length that is computed from the nearest container's.
    public func containerRelativeFrame(
        _ axes: Axis.Set, alignment: Alignment = .byDefault(.center), _ length: @escaping (CGFloat, Axis) -> CGFloat
    ) -> some View {
        modifier(
            _ContainerRelativeFrame(
                axes: axes, alignment: alignment, length: length, words: "computed", isComputed: true))
    }

    /// A frame of `span` of the `count` equal parts of the nearest container, `spacing` points between the parts.
    public func containerRelativeFrame(
        _ axes: Axis.Set, count: Int, span: Int = 1, spacing: CGFloat, alignment: Alignment = .byDefault(.center)
    ) -> some View {
        let words = "\(span) of \(count), spacing \(spacing)"
        return modifier(
            _ContainerRelativeFrame(
                axes: axes, alignment: alignment,
                length: { room, _ in
                    let part = (room - spacing * CGFloat(count - 1)) / CGFloat(count)
                    return part * CGFloat(span) + spacing * CGFloat(span - 1)
                }, words: words))
    }
}
