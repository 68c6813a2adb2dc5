/// One of the views that a `PreviewProvider` shows, with what it says of how it is shown.
@MainActor public struct _PreviewPart {
    public var view: any View
    public var name: String?
    public var layout: PreviewLayout?
}

/// A view that stands for several previews, or says how its own is shown. Nothing is built to find them.
@MainActor protocol PreviewSplitting {
    var previewParts: [_PreviewPart] { get }
}

/// The previews that a provider's views are: a group's views and a loop's are one each.
@MainActor public func _previewParts(of view: any View) -> [_PreviewPart] {
    (view as? any PreviewSplitting)?.previewParts ?? [_PreviewPart(view: view)]
}

extension Group: PreviewSplitting where Content: View {
    var previewParts: [_PreviewPart] { _previewParts(of: content) }
}

extension TupleView: PreviewSplitting {
    var previewParts: [_PreviewPart] {
        Mirror(reflecting: value).children.compactMap { $0.value as? any View }.flatMap { _previewParts(of: $0) }
    }
}

extension ForEach: PreviewSplitting where Content: View {
    var previewParts: [_PreviewPart] { data.flatMap { _previewParts(of: content($0)) } }
}

extension ModifiedContent: PreviewSplitting where Content: View, Modifier: ViewModifier {
    var previewParts: [_PreviewPart] {
        _previewParts(of: content).map { part in
            var part = part
            if let shown = modifier as? _PreviewShown {
                part.name = part.name ?? shown.name
                part.layout = part.layout ?? shown.layout
            } else {
                part.view = modified(part.view)
            }
            return part
        }
    }

    private func modified(_ view: some View) -> any View { view.modifier(modifier) }
}

/// What a view says of its preview.
struct _PreviewShown {
    var name: String?
    var layout: PreviewLayout?
}

extension _PreviewShown: ViewModifier {
    typealias Body = Never

    func _build(_ content: some View, _ context: BuildContext, into nodes: inout NodeList) {
        content._build(context, into: &nodes)
    }
}
