import Foundation

/// A view that builds its content from its own size (SWIFTUI-LAYOUT 8).
public struct GeometryReader<Content> {
    /// Called for each size that the reader is placed with.
    public var content: (GeometryProxy) -> Content
}

extension GeometryReader: View where Content: View {
    public typealias Body = Never

    /// Takes what it is offered, 10 points where nothing is, and puts its content at the top leading corner.
    nonisolated public init(@ViewBuilder content: @escaping (GeometryProxy) -> Content) { self.content = content }

    public func _build(_ context: BuildContext, into nodes: inout NodeList) {
        let inner = context.entering(.content).with { $0.stackAxis = nil }
        nodes.append(
            BuilderNode(kind: "GeometryReader", idealLength: context.layout.options.readerIdeal, context) { node in
                builtChildren(content(GeometryProxy(node)), inner)
            })
    }
}

/// Takes what it is offered and builds its children when it is placed, because they depend on its size: each stands at
/// the top and leading corner and is offered the whole size (SWIFTUI-LAYOUT 8, trust A).
package final class BuilderNode: LayoutNode {
    private let build: @MainActor (LayoutNode) -> [LayoutNode]
    private let idealLength: CGFloat
    /// Where children stand.
    private let alignment: Alignment
    private var builtSize: CGSize?
    /// Whether its content was built from where it stands, too.
    var readsPlace = false

    init(
        kind: String, idealLength: CGFloat, alignment: Alignment = .topLeading, _ context: BuildContext,
        build: @escaping @MainActor (LayoutNode) -> [LayoutNode]
    ) {
        self.build = build
        self.idealLength = idealLength
        self.alignment = alignment
        super.init(
            context.layout, kind: kind, children: [],
            isMirrored: context.isMirrored)
    }

    override func computeSize(_ proposal: ProposedViewSize) -> CGSize {
        proposal.taken(by: CGSize(width: idealLength, height: idealLength))
    }

    override func placeChildren(in size: CGSize, proposal: ProposedViewSize) {
        if builtSize != size {
            builtSize = size
            nonisolated(unsafe) let node = self
            // Layout runs where views are built: on the main actor.
            MainActor.assumeIsolated { node.adopt(node.build(node)) }
            markContent()
        }
        for child in children { child.place(alignment, in: size, proposal: ProposedViewSize(size)) }
    }

    /// Tells every node below that this one built it.
    private func markContent() {
        var pending = children
        while let node = pending.popLast() {
            node.builder = self
            pending.append(contentsOf: node.children)
        }
    }

    override func computeGuide(_ key: AlignmentKey, at proposal: ProposedViewSize) -> CGFloat? { nil }
    override package var isCode: Bool { true }
    override package var inputs: [NodeInput] {
        readsPlace ? [NodeInput("reads place", true)] : []
    }
}
