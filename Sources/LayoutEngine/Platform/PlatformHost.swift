import Foundation

/// A platform's view and its coordinator. They last as long as the representable that made them.
final class PlatformHost<Platform: _PlatformView, Coordinator>: Departing {
    let view: Platform
    let coordinator: Coordinator
    let onDeparture: (() -> Void)?

    init(view: Platform, coordinator: Coordinator, dismantle: @escaping @MainActor (Platform, Coordinator) -> Void) {
        self.view = view
        self.coordinator = coordinator
        nonisolated(unsafe) let coordinator = coordinator
        // Departures run where views are built: on the main actor.
        onDeparture = { MainActor.assumeIsolated { dismantle(view, coordinator) } }
    }
}

extension View {
    /// Builds a representable: its view and its coordinator are made once, and updated each time it is built.
    ///
    /// - Parameter told: What the representable is told, made of its coordinator and what it inherits.
    func buildRepresentable<Platform: _PlatformView, Coordinator, Told>(
        _ context: BuildContext, into nodes: inout NodeList, coordinator: (Self) -> Coordinator,
        told: (Coordinator, EnvironmentValues) -> Told, make: (Self, Told) -> Platform,
        update: (Self, Platform, Told) -> Void,
        size: @escaping @MainActor (Self, ProposedViewSize, Platform, Told) -> CGSize?,
        dismantle: @escaping @MainActor (Platform, Coordinator) -> Void
    ) {
        let inner = context.entering(.type(ObjectIdentifier(Self.self)))
        var view = self
        bindDynamicProperties(of: &view, inner)
        PlatformSettings.with(inner.layout) {
            let host = inner.state.object(inner.identity, 0) {
                let coordinator = coordinator(view)
                return PlatformHost(
                    view: make(view, told(coordinator, inner.environment)), coordinator: coordinator,
                    dismantle: dismantle)
            }
            let told = told(host.coordinator, inner.environment)
            update(view, host.view, told)
            let bound = view
            nodes.append(
                PlatformNode(kind: kindName(of: Self.self), view: host.view, inner) {
                    size(bound, $0, host.view, told)
                })
        }
    }
}

/// The node of a representable: what its view answers, whatever that is. The view's frame is this node's, set when it is
/// placed and by nobody else.
package final class PlatformNode: LayoutNode {
    private let view: _PlatformView
    private let answer: @MainActor (ProposedViewSize) -> CGSize?

    /// - Parameter answer: the representable's own answer; nil asks for the default algorithm.
    init(
        kind: String, view: _PlatformView, _ context: BuildContext,
        answer: @escaping @MainActor (ProposedViewSize) -> CGSize?
    ) {
        self.view = view
        self.answer = answer
        nonisolated(unsafe) let layout = context.layout
        nonisolated(unsafe) var children: [LayoutNode] = []
        MainActor.assumeIsolated {
            if let document = (view as? NSScrollView)?.documentView { children = [DocumentNode(document, layout)] }
        }
        super.init(context.layout, kind: kind, children: children, isMirrored: false, guideSources: [])
    }

    override func computeSize(_ proposal: ProposedViewSize) -> CGSize {
        nonisolated(unsafe) let node = self
        return MainActor.assumeIsolated {
            PlatformSettings.with(node.context) { node.answer(proposal) ?? node.view.defaultSize(proposal) }
        }
    }

    override func placeChildren(in size: CGSize, proposal: ProposedViewSize) {
        nonisolated(unsafe) let node = self
        // A scrolled document is offered the viewport's lengths where it follows them, and its own elsewhere.
        let (corner, offer) = MainActor.assumeIsolated {
            PlatformSettings.with(node.context) {
                node.view.frame = CGRect(origin: node.globalOrigin, size: size)
                node.view.arrangeIfNeeded()
            }
            let contentView = (node.view as? NSScrollView)?.contentView
            let mask = contentView?.documentView?.autoresizingMask ?? []
            return (
                contentView?.bounds.origin ?? .zero,
                ProposedViewSize(
                    width: mask.contains(.width) ? size.width : nil,
                    height: mask.contains(.height) ? size.height : nil)
            )
        }
        for child in children {
            child.place(at: CGPoint(x: -corner.x, y: -corner.y), proposal: offer)
        }
    }

    override func computeGuide(_ key: AlignmentKey, at proposal: ProposedViewSize) -> CGFloat? { nil }
    override package var isCode: Bool { true }
}

/// A scroll view's document: as large as its own frame, whatever is offered. It stands in the tree so that a recording
/// has the document's size and the viewport's.
final class DocumentNode: LeafNode {
    private let document: NSView

    @MainActor init(_ document: NSView, _ context: LayoutContext) {
        self.document = document
        super.init(context, kind: kindName(of: type(of: document)), isArithmetic: false)
    }

    override func computeSize(_ proposal: ProposedViewSize) -> CGSize {
        let document = document
        return MainActor.assumeIsolated { document.frame.size }
    }
}
