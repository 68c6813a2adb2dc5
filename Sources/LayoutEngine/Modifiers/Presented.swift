import Foundation

/// What a sheet, a cover or a popover adds to a view while it is presented: nothing before.
public struct _PresentationModifier<Presented> {
    let kind: String
    let presented: Presented?
    /// Whether it is as large as its content wants to be, and not offered the window's size.
    let isIdeal: Bool
    let dismiss: () -> Void
}

extension _PresentationModifier: ViewModifier where Presented: View {
    public typealias Body = Never

    public func _build(_ content: some View, _ context: BuildContext, into nodes: inout NodeList) {
        let start = nodes.count
        content._build(context, into: &nodes)
        guard let presented, start < nodes.count else { return }
        let dismiss = dismiss
        let inner = context.entering(.place(1)).with {
            $0.stackAxis = nil
            $0.dismiss = DismissAction(dismiss)
        }
        // One presentation for all nodes of a group.
        nodes.wrap(at: start) {
            PresentationNode(
                kind, $0, builtSingle(presented, inner, implicit: implicitPile(.center)), isIdeal: isIdeal, context)
        }
    }
}

/// A view with what is presented over it. The presented view is offered the window's size, a popover nothing, and stands at
/// the view's top and leading corner; it never changes the view. A stand-in: the platform has other places and margins.
package final class PresentationNode: LayeredNode {
    private let isIdeal: Bool
    private let window: RelativeContainer

    init(
        _ kind: String, _ primary: LayoutNode, _ presented: LayoutNode, isIdeal: Bool, _ context: BuildContext
    ) {
        self.isIdeal = isIdeal
        window = context.layout.rootContainer
        super.init(kind, primary, presented, context)
        window.add(self)
    }

    override func placeChildren(in size: CGSize, proposal: ProposedViewSize) {
        primary.place(at: .zero, proposal: proposal)
        secondary.place(at: .zero, proposal: isIdeal ? .unspecified : window.room)
    }
}

nonisolated extension View {
    private func presents<Presented: View>(
        _ kind: String, _ isPresented: Binding<Bool>, isIdeal: Bool = false, _ onDismiss: (() -> Void)?,
        _ content: () -> Presented
    ) -> some View {
        modifier(
            _PresentationModifier(
                kind: kind, presented: isPresented.wrappedValue ? content() : nil, isIdeal: isIdeal
            ) {
                isPresented.wrappedValue = false
                onDismiss?()
            })
    }

    private func presents<Item, Presented: View>(
        _ kind: String, _ item: Binding<Item?>, isIdeal: Bool = false, _ onDismiss: (() -> Void)?,
        _ content: (Item) -> Presented
    ) -> some View {
        modifier(
            _PresentationModifier(kind: kind, presented: item.wrappedValue.map(content), isIdeal: isIdeal) {
                item.wrappedValue = nil
                onDismiss?()
            })
    }

    public func sheet(
        isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping () -> some View
    ) -> some View { presents(".sheet", isPresented, onDismiss, content) }
    public func sheet<Item: Identifiable>(
        item: Binding<Item?>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping (Item) -> some View
    ) -> some View { presents(".sheet", item, onDismiss, content) }
    public func fullScreenCover(
        isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping () -> some View
    ) -> some View { presents(".fullScreenCover", isPresented, onDismiss, content) }
    public func fullScreenCover<Item: Identifiable>(
        item: Binding<Item?>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping (Item) -> some View
    ) -> some View { presents(".fullScreenCover", item, onDismiss, content) }
    public func popover(
        isPresented: Binding<Bool>, attachmentAnchor: PopoverAttachmentAnchor = .point(.center),
        arrowEdge: Edge? = nil, @ViewBuilder content: @escaping () -> some View
    ) -> some View { presents(".popover", isPresented, isIdeal: true, nil, content) }
    public func popover<Item: Identifiable>(
        item: Binding<Item?>, attachmentAnchor: PopoverAttachmentAnchor = .point(.center), arrowEdge: Edge? = nil,
        @ViewBuilder content: @escaping (Item) -> some View
    ) -> some View { presents(".popover", item, isIdeal: true, nil, content) }
}
