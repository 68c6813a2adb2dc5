public import Foundation

/// A point or rectangle of one view, which another view can read in its own space.
public struct Anchor<Value> {
    /// What a view gives away of itself.
    public struct Source {
        /// As it is recorded.
        let words: String
        let value: (CGSize) -> Value

        init(_ words: String, _ value: @escaping (CGSize) -> Value) {
            self.words = words
            self.value = value
        }
    }

    private let node: LayoutNode
    /// Keeps the nodes above alive, as in `GeometryProxy`.
    private let root: LayoutNode
    private let source: Source
    private let moved: (Value, CGPoint) -> Value

    init(_ node: LayoutNode, _ source: Source, moved: @escaping (Value, CGPoint) -> Value) {
        self.node = node
        self.source = source
        self.moved = moved
        root = node.root
    }

    /// The value as it is seen from a view at a point of the root's space.
    func value(seenFrom origin: CGPoint) -> Value {
        let own = node.globalOrigin
        return moved(source.value(node.size), CGPoint(x: own.x - origin.x, y: own.y - origin.y))
    }
}

extension Anchor: Equatable where Value: Equatable {
    public static func == (a: Anchor, b: Anchor) -> Bool { a.value(seenFrom: .zero) == b.value(seenFrom: .zero) }
}

extension Anchor: Hashable where Value: Hashable {
    public func hash(into hasher: inout Hasher) { hasher.combine(value(seenFrom: .zero)) }
}

extension Anchor.Source where Value == CGRect {
    public static var bounds: Self { Self("bounds") { CGRect(origin: .zero, size: $0) } }
    public static func rect(_ rect: CGRect) -> Self { Self("rect \(spokenValue(rect))") { _ in rect } }
}

extension Anchor.Source where Value == CGPoint {
    public static func point(_ point: CGPoint) -> Self { Self("point \(spokenValue(point))") { _ in point } }
    public static func unitPoint(_ point: UnitPoint) -> Self {
        Self("unit \(spokenValue(point))") { CGPoint(x: point.x * $0.width, y: point.y * $0.height) }
    }
    public static var topLeading: Self { unitPoint(.topLeading) }
    public static var top: Self { unitPoint(.top) }
    public static var topTrailing: Self { unitPoint(.topTrailing) }
    public static var leading: Self { unitPoint(.leading) }
    public static var center: Self { unitPoint(.center) }
    public static var trailing: Self { unitPoint(.trailing) }
    public static var bottomLeading: Self { unitPoint(.bottomLeading) }
    public static var bottom: Self { unitPoint(.bottom) }
    public static var bottomTrailing: Self { unitPoint(.bottomTrailing) }
}

/// What can be given away as an anchor: a value of a view's space that moves with it.
public protocol _AnchorValue {
    func _moved(by offset: CGPoint) -> Self
}

extension CGRect: _AnchorValue {
    public func _moved(by offset: CGPoint) -> CGRect { offsetBy(dx: offset.x, dy: offset.y) }
}

extension CGPoint: _AnchorValue {
    public func _moved(by offset: CGPoint) -> CGPoint { CGPoint(x: x + offset.x, y: y + offset.y) }
}

nonisolated extension View {
    /// Sets a preference from an anchor of this view.
    public func anchorPreference<A: _AnchorValue, K: PreferenceKey>(
        key: K.Type = K.self, value: Anchor<A>.Source, transform: @escaping (Anchor<A>) -> K.Value
    ) -> some View {
        modifier(
            _NodeModifier { node in
                node.preferences.append(
                    PreferenceNote(K.self, of: "anchor \(value.words)") { stored, node in
                        stored = transform(Anchor(node, value) { $0._moved(by: $1) })
                    })
            })
    }

    /// Changes a preference of this view's content with an anchor of this view.
    public func transformAnchorPreference<A: _AnchorValue, K: PreferenceKey>(
        key: K.Type = K.self, value: Anchor<A>.Source, transform: @escaping (inout K.Value, Anchor<A>) -> Void
    ) -> some View {
        modifier(
            _NodeModifier { node in
                node.preferences.append(
                    PreferenceNote(K.self, of: "anchor \(value.words)") { stored, node in
                        var changed = stored ?? K.defaultValue
                        transform(&changed, Anchor(node, value) { $0._moved(by: $1) })
                        stored = changed
                    })
            })
    }
}
