import Foundation

/// The modifier behind `overlayPreferenceValue` and `backgroundPreferenceValue`.
public struct _PreferenceLayerModifier<K: PreferenceKey, Layer> {
    let kind: String
    let alignment: Alignment
    let layer: (K.Value) -> Layer
}

extension _PreferenceLayerModifier: ViewModifier where Layer: View {
    public typealias Body = Never

    public func _build(_ content: some View, _ context: BuildContext, into nodes: inout NodeList) {
        let start = nodes.count
        content._build(context.entering(.content), into: &nodes)
        let inner = context.entering(.place(1)).with { $0.stackAxis = nil }
        nodes.wrap(from: start) { primary in
            // Built when it is placed: by then everything below the primary stands, so that its preferences are
            // complete and its anchors lead somewhere.
            let secondary = BuilderNode(kind: "PreferenceReader", idealLength: 0, alignment: alignment, context) {
                let value = primary.preference(K.self, toldTo: $0)
                return [builtSingle(layer(value), inner, implicit: implicitPile(alignment))]
            }
            return LayerNode(kind, primary, secondary, alignment, context)
        }
    }
}

nonisolated extension View {
    /// Puts a view over this one that is built from a preference of this one.
    public func overlayPreferenceValue<K: PreferenceKey, V: View>(
        _ key: K.Type = K.self, alignment: Alignment = .byDefault(.center),
        @ViewBuilder _ transform: @escaping (K.Value) -> V
    ) -> some View {
        modifier(_PreferenceLayerModifier<K, V>(kind: ".overlay", alignment: alignment, layer: transform))
    }

    /// Puts a view behind this one that is built from a preference of this one.
    public func backgroundPreferenceValue<K: PreferenceKey, V: View>(
        _ key: K.Type = K.self, alignment: Alignment = .byDefault(.center),
        @ViewBuilder _ transform: @escaping (K.Value) -> V
    ) -> some View {
        modifier(_PreferenceLayerModifier<K, V>(kind: ".background", alignment: alignment, layer: transform))
    }
}
