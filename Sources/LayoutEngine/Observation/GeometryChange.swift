nonisolated extension View {
    /// Runs an action with a value made of the view's geometry: after the first layout, and after every layout that
    /// changed it.
    public func onGeometryChange<T: Equatable>(
        for type: T.Type, of transform: @escaping (GeometryProxy) -> T, action: @escaping (_ newValue: T) -> Void
    ) -> some View {
        onGeometryChange(for: type, of: transform) { _, new in action(new) }
    }

    /// The form whose action is told the old value too; at first both are the new one.
    public func onGeometryChange<T: Equatable>(
        for type: T.Type, of transform: @escaping (GeometryProxy) -> T,
        action: @escaping (_ oldValue: T, _ newValue: T) -> Void
    ) -> some View {
        modifier(
            _ObserverModifier { _, memory in
                ValueObserver(kind: "onGeometryChange", memory: memory, isMeasured: true) { node in
                    transform(GeometryProxy(node))
                } action: { old, new in
                    action(old, new)
                }
            })
    }

    /// Runs an action when a value differs from what it was at the last update.
    public func onChange<V: Equatable>(
        of value: V, initial: Bool = false, _ action: @escaping (_ oldValue: V, _ newValue: V) -> Void
    ) -> some View {
        modifier(
            _ObserverModifier { _, memory in
                ValueObserver(kind: "onChange", memory: memory, isMeasured: false, runsAtFirst: initial) { _ in
                    value
                } action: { old, new in
                    action(old, new)
                }
            })
    }

    public func onChange<V: Equatable>(
        of value: V, initial: Bool = false, _ action: @escaping () -> Void
    ) -> some View { onChange(of: value, initial: initial) { _, _ in action() } }

    /// The older form, whose action is told the new value alone.
    public func onChange<V: Equatable>(
        of value: V, perform action: @escaping (_ newValue: V) -> Void
    ) -> some View { onChange(of: value) { _, new in action(new) } }
}
