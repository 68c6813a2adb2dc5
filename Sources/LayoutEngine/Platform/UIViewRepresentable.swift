public import Foundation

/// A view of UIKit's in a layout. Its view and its coordinator are made once and last as long as the view's identity.
///
/// `sizeThatFits` may be asked several times for one layout with different proposals, so it must answer from the proposal
/// alone and write no state.
@MainActor @preconcurrency public protocol UIViewRepresentable: View where Body == Never {
    associatedtype UIViewType: UIView
    associatedtype Coordinator = Void

    typealias Context = UIViewRepresentableContext<Self>

    @MainActor @preconcurrency func makeUIView(context: Context) -> UIViewType
    @MainActor @preconcurrency func updateUIView(_ uiView: UIViewType, context: Context)
    @MainActor @preconcurrency static func dismantleUIView(_ uiView: UIViewType, coordinator: Coordinator)
    @MainActor @preconcurrency func makeCoordinator() -> Coordinator

    /// The size at a proposal, in points. Nil asks for the default algorithm: the view's `intrinsicContentSize` where it
    /// has one, else what is offered, and 10 where nothing is.
    @MainActor @preconcurrency func sizeThatFits(
        _ proposal: ProposedViewSize, uiView: UIViewType, context: Context
    ) -> CGSize?
}

/// What a representable is told: its coordinator and what it inherits.
@MainActor @preconcurrency public struct UIViewRepresentableContext<View: UIViewRepresentable> {
    public let coordinator: View.Coordinator
    public let environment: EnvironmentValues
    public let transaction: Transaction
}

extension UIViewRepresentable where Coordinator == Void {
    public func makeCoordinator() {}
}

extension UIViewRepresentable {
    public static func dismantleUIView(_ uiView: UIViewType, coordinator: Coordinator) {}
    public func sizeThatFits(_ proposal: ProposedViewSize, uiView: UIViewType, context: Context) -> CGSize? { nil }

    public func _build(_ context: BuildContext, into nodes: inout NodeList) {
        buildRepresentable(
            context, into: &nodes, coordinator: { $0.makeCoordinator() },
            told: { Context(coordinator: $0, environment: $1, transaction: Transaction()) },
            make: { $0.makeUIView(context: $1) }, update: { $0.updateUIView($1, context: $2) },
            size: { $0.sizeThatFits($1, uiView: $2, context: $3) },
            dismantle: { Self.dismantleUIView($0, coordinator: $1) })
    }
}
