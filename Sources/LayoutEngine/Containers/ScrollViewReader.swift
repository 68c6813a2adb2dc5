/// Content that can scroll to one of its views. Nothing is scrolled here, so it is its content.
public struct ScrollViewReader<Content> {
    public var content: (ScrollViewProxy) -> Content
}

extension ScrollViewReader: View where Content: View {
    nonisolated public init(@ViewBuilder content: @escaping (ScrollViewProxy) -> Content) {
        self.content = content
    }

    public var body: some View { content(ScrollViewProxy()) }
}

/// Scrolls to a view by its id; it has no effect on where views are laid out.
public struct ScrollViewProxy: Sendable {
    public func scrollTo<ID: Hashable>(_ id: ID, anchor: UnitPoint? = nil) {}
}
