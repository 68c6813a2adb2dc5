public import Foundation

/// A view of AppKit's in a layout. Its view and its coordinator are made once and last as long as the view's identity.
///
/// `sizeThatFits` may be asked several times for one layout with different proposals, so it must answer from the proposal
/// alone and write no state.
@MainActor @preconcurrency public protocol NSViewRepresentable: View where Body == Never {
    associatedtype NSViewType: NSView
    associatedtype Coordinator = Void

    typealias Context = NSViewRepresentableContext<Self>

    @MainActor @preconcurrency func makeNSView(context: Context) -> NSViewType
    @MainActor @preconcurrency func updateNSView(_ nsView: NSViewType, context: Context)
    @MainActor @preconcurrency static func dismantleNSView(_ nsView: NSViewType, coordinator: Coordinator)
    @MainActor @preconcurrency func makeCoordinator() -> Coordinator

    /// The size at a proposal, in points. Nil asks for the default algorithm: the view's `intrinsicContentSize` where it
    /// has one, else what is offered, and 10 where nothing is.
    @MainActor @preconcurrency func sizeThatFits(
        _ proposal: ProposedViewSize, nsView: NSViewType, context: Context
    ) -> CGSize?
}

/// What a representable is told: its coordinator and what it inherits.
@MainActor @preconcurrency public struct NSViewRepresentableContext<View: NSViewRepresentable> {
    public let coordinator: View.Coordinator
    public let environment: EnvironmentValues
    public let transaction: Transaction
}

extension NSViewRepresentable where Coordinator == Void {
    public func makeCoordinator() {}
}

extension NSViewRepresentable {
    public static func dismantleNSView(_ nsView: NSViewType, coordinator: Coordinator) {}
    public func sizeThatFits(_ proposal: ProposedViewSize, nsView: NSViewType, context: Context) -> CGSize? { nil }

    public func _build(_ context: BuildContext, into nodes: inout NodeList) {
        let inner = context.entering(.type(ObjectIdentifier(Self.self)))
        var view = self
        bindDynamicProperties(of: &view, inner)
        func told(_ coordinator: Coordinator) -> Context {
            Context(coordinator: coordinator, environment: inner.environment, transaction: Transaction())
        }
        PlatformSettings.with(inner.layout) {
            let host = inner.state.object(inner.identity, 0) {
                let coordinator = view.makeCoordinator()
                return PlatformHost(
                    view: view.makeNSView(context: told(coordinator)), coordinator: coordinator,
                    dismantle: { Self.dismantleNSView($0, coordinator: $1) })
            }
            let told = told(host.coordinator)
            view.updateNSView(host.view, context: told)
            let bound = view
            nodes.append(
                PlatformNode(kind: kindName(of: Self.self), view: host.view, inner) {
                    bound.sizeThatFits($0, nsView: host.view, context: told)
                })
        }
    }
}
