nonisolated extension View {
    /// Gives the view an identity of its own: another id is another view, whose state starts anew.
    public func id<ID: Hashable>(_ id: ID) -> some View { modifier(_IDModifier(id: AnyHashable(id))) }

    /// A tag for pickers and the like; it has no effect on layout.
    public func tag<V: Hashable>(_ tag: V, includeOptional: Bool = true) -> some View {
        modifier(_NodeModifier { $0.tag = AnyHashable(tag) })
    }

    /// A name by which tests and steps find the view. Recorded for the view it is attached to.
    public func accessibilityIdentifier(_ identifier: String) -> some View {
        modifier(_NodeModifier { $0.identifier = identifier })
    }
}

/// The modifier behind `id`.
public struct _IDModifier {
    let id: AnyHashable
}

extension _IDModifier: ViewModifier {
    public typealias Body = Never

    public func _build(_ content: some View, _ context: BuildContext, into nodes: inout NodeList) {
        let start = nodes.count
        content._build(context.entering(.id(id.hashValue, occurrence: 0)), into: &nodes)
        for index in start..<nodes.count { nodes.nodes[index].explicitID = id }
    }
}
