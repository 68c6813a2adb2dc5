public import Foundation

/// A shape that is filled or stroked: for layout, the shape.
public struct _ShapeView<Content: Shape> {
    public let shape: Content
}

extension _ShapeView: View {
    public typealias Body = Never

    public func _build(_ context: BuildContext, into nodes: inout NodeList) { shape._build(context, into: &nodes) }
}

nonisolated extension Shape {
    public func fill(_ style: some ShapeStyle, style fillStyle: FillStyle = FillStyle()) -> _ShapeView<Self> {
        _ShapeView(shape: self)
    }
    public func fill(style: FillStyle = FillStyle()) -> _ShapeView<Self> { _ShapeView(shape: self) }
    public func stroke(_ style: some ShapeStyle, style strokeStyle: StrokeStyle) -> _ShapeView<Self> {
        _ShapeView(shape: self)
    }
    public func stroke(_ style: some ShapeStyle, lineWidth: CGFloat = 1, antialiased: Bool = true) -> _ShapeView<Self> {
        _ShapeView(shape: self)
    }
    public func stroke(style: StrokeStyle) -> some Shape { _ChangedShape(base: self) { path, _ in path } }
    public func stroke(lineWidth: CGFloat = 1) -> some Shape { stroke(style: StrokeStyle(lineWidth: lineWidth)) }
}

nonisolated extension InsettableShape {
    /// A border inside the shape's frame.
    public func strokeBorder(
        _ style: some ShapeStyle, style strokeStyle: StrokeStyle, antialiased: Bool = true
    ) -> _ShapeView<Self> { _ShapeView(shape: self) }
    public func strokeBorder(
        _ style: some ShapeStyle, lineWidth: CGFloat = 1, antialiased: Bool = true
    ) -> _ShapeView<Self> { _ShapeView(shape: self) }
    public func strokeBorder(style: StrokeStyle, antialiased: Bool = true) -> _ShapeView<Self> {
        _ShapeView(shape: self)
    }
    public func strokeBorder(lineWidth: CGFloat = 1, antialiased: Bool = true) -> _ShapeView<Self> {
        _ShapeView(shape: self)
    }
}

/// What is filled or stroked can be filled and stroked again.
nonisolated extension _ShapeView {
    public func fill(_ style: some ShapeStyle, style fillStyle: FillStyle = FillStyle()) -> Self { self }
    public func stroke(_ style: some ShapeStyle, style strokeStyle: StrokeStyle) -> Self { self }
    public func stroke(_ style: some ShapeStyle, lineWidth: CGFloat = 1, antialiased: Bool = true) -> Self { self }
}

nonisolated extension _ShapeView where Content: InsettableShape {
    public func strokeBorder(_ style: some ShapeStyle, lineWidth: CGFloat = 1, antialiased: Bool = true) -> Self {
        self
    }
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
        modifier(_BackgroundModifier(background: _StyleView(style: style), alignment: .byDefault(.center)))
    }

    public func background(ignoresSafeAreaEdges edges: Edge.Set = .all) -> some View {
        background(BackgroundStyle(), ignoresSafeAreaEdges: edges)
    }

    public func overlay<S: ShapeStyle>(_ style: S, ignoresSafeAreaEdges edges: Edge.Set = .all) -> some View {
        modifier(_OverlayModifier(overlay: _StyleView(style: style), alignment: .byDefault(.center)))
    }

    public func background<S: ShapeStyle>(
        _ style: S, in shape: some Shape, fillStyle: FillStyle = FillStyle()
    ) -> some View {
        modifier(_BackgroundModifier(background: _ShapeView(shape: shape), alignment: .byDefault(.center)))
    }

    public func background(in shape: some Shape, fillStyle: FillStyle = FillStyle()) -> some View {
        modifier(_BackgroundModifier(background: _ShapeView(shape: shape), alignment: .byDefault(.center)))
    }

    public func overlay<S: ShapeStyle>(
        _ style: S, in shape: some Shape, fillStyle: FillStyle = FillStyle()
    ) -> some View { modifier(_OverlayModifier(overlay: _ShapeView(shape: shape), alignment: .byDefault(.center))) }
}
