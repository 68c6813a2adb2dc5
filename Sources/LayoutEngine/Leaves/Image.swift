public import Foundation

/// A picture. Nothing is decoded here: a picture is a square as wide as its font's size is high, a resizable one takes
/// what it is offered.
public struct Image: Equatable, Sendable {
    private let name: String
    private var isResizable = false

    /// How a resizable picture fills its frame.
    public enum ResizingMode: Sendable { case tile, stretch }
    /// How large a symbol is beside text.
    public enum Scale: Hashable, Sendable { case small, medium, large }
    public enum TemplateRenderingMode: Sendable { case template, original }
    public enum Interpolation: Sendable { case none, low, medium, high }

    public init(systemName: String) { name = systemName }
    public init(systemName: String, variableValue: Double?) { name = systemName }
    public init(_ name: String, variableValue: Double?, bundle: Bundle? = nil) { self.name = name }
    public init(_ name: String, bundle: Bundle? = nil, label: Text) { self.name = name }
    public init(_ name: String, bundle: Bundle? = nil) { self.name = name }
    public init(decorative name: String, bundle: Bundle? = nil) { self.name = name }

    public init(_ resource: ImageResource) { name = resource.name }
    public init(decorative resource: ImageResource) { name = resource.name }

    public func allowedDynamicRange(_ range: DynamicRange?) -> Image { self }
    public func renderingMode(_ renderingMode: TemplateRenderingMode?) -> Image { self }
    public func interpolation(_ interpolation: Interpolation) -> Image { self }
    public func antialiased(_ isAntialiased: Bool) -> Image { self }
    public func symbolRenderingMode(_ mode: SymbolRenderingMode?) -> Image { self }

    public func resizable(capInsets: EdgeInsets = EdgeInsets(), resizingMode: ResizingMode = .stretch) -> Image {
        var image = self
        image.isResizable = true
        return image
    }

    fileprivate func node(_ context: BuildContext) -> LayoutNode {
        let environment = context.environment
        let asked = environment.font ?? .body
        func askedFont() -> String { "\(environment.font?.words ?? "default") at \(environment.dynamicTypeSize)" }
        func request() -> NodeInput {
            NodeInput(LayoutNode.askedNote, "\(name)\(isResizable ? " resizable" : "") in \(askedFont())")
        }
        if isResizable { return FillingNode(context.layout, kind: "Image", inputs: [request()]) }
        let font = asked.resolved(textScale: Double(environment.text.scale))
        let metrics = context.layout.metrics.lineMetrics(for: font)
        return FixedNode(
            context.layout, kind: "Image", CGSize(width: metrics.height, height: metrics.height),
            inputs: [
                request(), NodeInput("font", font.words), NodeInput(LayoutNode.askedFontNote, askedFont()),
                NodeInput("name", name),
            ])
    }
}

/// A picture in an asset catalogue.
public struct ImageResource: Hashable, Sendable {
    let name: String

    public init(name: String, bundle: Bundle) { self.name = name }
}

/// A colour in an asset catalogue.
public struct ColorResource: Hashable, Sendable {
    let name: String

    public init(name: String, bundle: Bundle) { self.name = name }
}

extension Color {
    public init(_ resource: ColorResource) { self.init(resource.name) }
}

extension Image {
    /// How bright a picture may be.
    public struct DynamicRange: Hashable, Sendable {
        public static let standard = DynamicRange()
        public static let constrainedHigh = DynamicRange()
        public static let high = DynamicRange()
    }
}

extension Image: PrimitiveView {
    public func _build(_ context: BuildContext, into nodes: inout NodeList) { nodes.append(node(context)) }
}

/// A leaf of one size whatever it is offered.
final class FixedNode: LeafNode {
    private let fixed: CGSize
    private let given: () -> [NodeInput]

    /// - Parameter inputs: made where somebody records.
    init(
        _ context: LayoutContext, kind: String, _ size: CGSize,
        inputs: @autoclosure @escaping () -> [NodeInput]
    ) {
        fixed = size
        given = inputs
        super.init(context, kind: kind)
    }

    override func computeSize(_ proposal: ProposedViewSize) -> CGSize { fixed }
    override var inputs: [NodeInput] { given() }
}
