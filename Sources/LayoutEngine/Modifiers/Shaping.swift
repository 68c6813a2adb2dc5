public import Foundation

/// A shape that is filled or stroked: for layout, the shape.
public struct _ShapeView<Content: Shape> {
    let shape: Content
}

extension _ShapeView: View {
    public typealias Body = Never

    public func _build(_ context: BuildContext, into nodes: inout NodeList) { shape._build(context, into: &nodes) }
}

nonisolated extension Shape {
    public func fill(_ style: some ShapeStyle) -> some View { _ShapeView(shape: self) }
    public func fill() -> some View { _ShapeView(shape: self) }
    public func stroke(_ style: some ShapeStyle, lineWidth: CGFloat = 1) -> some View { _ShapeView(shape: self) }
    public func stroke(lineWidth: CGFloat = 1) -> some View { _ShapeView(shape: self) }
}

nonisolated extension InsettableShape {
    public func strokeBorder(_ style: some ShapeStyle, lineWidth: CGFloat = 1) -> some View { _ShapeView(shape: self) }
}

/// A style where a view is needed: it fills what it is offered.
public struct _StyleView<Style: ShapeStyle> {
    let style: Style
}

extension _StyleView: PrimitiveView {
    public func _build(_ context: BuildContext, into nodes: inout NodeList) {
        nodes.append(FillingNode(context.layout, kind: kindName(of: Style.self)))
    }
}

nonisolated extension View {
    /// A background of a style, which takes the view's own size.
    public func background<S: ShapeStyle>(_ style: S, ignoresSafeAreaEdges edges: Edge.Set = .all) -> some View {
        modifier(_BackgroundModifier(background: _StyleView(style: style), alignment: .center))
    }

    public func overlay<S: ShapeStyle>(_ style: S, ignoresSafeAreaEdges edges: Edge.Set = .all) -> some View {
        modifier(_OverlayModifier(overlay: _StyleView(style: style), alignment: .center))
    }

    public func background<S: ShapeStyle>(_ style: S, in shape: some Shape) -> some View {
        modifier(_BackgroundModifier(background: _ShapeView(shape: shape), alignment: .center))
    }

    public func clipShape(_ shape: some Shape) -> some View { self }
    public func clipped(antialiased: Bool = false) -> some View { self }
    public func cornerRadius(_ radius: CGFloat, antialiased: Bool = true) -> some View { self }
    public func foregroundStyle(_ style: some ShapeStyle) -> some View { self }
    public func foregroundColor(_ color: Color?) -> some View { self }
    public func opacity(_ opacity: Double) -> some View { self }
}
