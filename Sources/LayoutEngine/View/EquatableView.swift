/// A view that is only updated when it is no longer equal to itself. Every pass builds the whole tree anew here, so it
/// is what it shows.
public struct EquatableView<Content> {
    public var content: Content

    public init(content: Content) { self.content = content }
}

extension EquatableView: View where Content: View & Equatable {
    public typealias Body = Never

    public func _build(_ context: BuildContext, into nodes: inout NodeList) { content._build(context, into: &nodes) }
}

nonisolated extension View where Self: Equatable {
    /// The view, updated only when it changed.
    public func equatable() -> EquatableView<Self> { EquatableView(content: self) }
}
