public import Foundation

/// A drawing: it takes what it is offered, 10 by 10 where nothing is, as a shape does. Nothing is drawn, so its renderer is
/// never called; its symbols are not laid out.
public struct Canvas<Symbols> {
    /// How colours are mixed.
    public typealias ColorMode = ColorRenderingMode
}

/// How the colours of a drawing are worked out.
public enum ColorRenderingMode: Hashable, Sendable { case nonLinear, linear, extendedLinear }

extension Canvas: View where Symbols: View {
    nonisolated public init(
        opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear, rendersAsynchronously: Bool = false,
        renderer: @escaping (inout GraphicsContext, CGSize) -> Void, @ViewBuilder symbols: () -> Symbols
    ) {}

    public typealias Body = Never

    public func _build(_ context: BuildContext, into nodes: inout NodeList) {
        nodes.append(FillingNode(context.layout, kind: "Canvas"))
    }
}

extension Canvas where Symbols == EmptyView {
    nonisolated public init(
        opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear, rendersAsynchronously: Bool = false,
        renderer: @escaping (inout GraphicsContext, CGSize) -> Void
    ) {}
}

/// What a canvas is drawn with. Drawing has no effect; what is asked of a text or a picture is nothing.
public struct GraphicsContext {
    /// How a path is filled.
    public struct Shading: Sendable {
        public static func color(_ color: Color) -> Shading { Shading() }
        public static func color(
            _ colorSpace: Color.RGBColorSpace = .sRGB, red: Double, green: Double, blue: Double, opacity: Double = 1
        ) -> Shading { Shading() }
        public static func style(_ style: some ShapeStyle) -> Shading { Shading() }
        public static func linearGradient(
            _ gradient: Gradient, startPoint: CGPoint, endPoint: CGPoint, options: GradientOptions = []
        ) -> Shading { Shading() }
        public static func radialGradient(
            _ gradient: Gradient, center: CGPoint, startRadius: CGFloat, endRadius: CGFloat,
            options: GradientOptions = []
        ) -> Shading { Shading() }
        public static func conicGradient(
            _ gradient: Gradient, center: CGPoint, angle: Angle = .zero, options: GradientOptions = []
        ) -> Shading { Shading() }
        public static var foreground: Shading { Shading() }
        public static var backdrop: Shading { Shading() }
    }

    public struct GradientOptions: OptionSet, Sendable {
        public let rawValue: UInt32
        public init(rawValue: UInt32) { self.rawValue = rawValue }
        public static let `repeat` = GradientOptions(rawValue: 1)
        public static let mirror = GradientOptions(rawValue: 2)
        public static let linearColor = GradientOptions(rawValue: 4)
    }

    /// A change of what is drawn after it.
    public struct Filter: Sendable {
        public static func blur(radius: CGFloat) -> Filter { Filter() }
        public static func shadow(color: Color = .black, radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0) -> Filter {
            Filter()
        }
        public static func alphaThreshold(min: Double, max: Double = 1, color: Color = .black) -> Filter { Filter() }
        public static func colorMultiply(_ color: Color) -> Filter { Filter() }
        public static func brightness(_ amount: Double) -> Filter { Filter() }
        public static func contrast(_ amount: Double) -> Filter { Filter() }
        public static func saturation(_ amount: Double) -> Filter { Filter() }
        public static func grayscale(_ amount: Double) -> Filter { Filter() }
        public static func hueRotation(_ angle: Angle) -> Filter { Filter() }
    }

    /// How a layer is mixed with what is behind it.
    public struct BlendMode: Equatable, Sendable {
        public static let normal = BlendMode()
        public static let multiply = BlendMode()
        public static let screen = BlendMode()
        public static let overlay = BlendMode()
        public static let plusLighter = BlendMode()
        public static let destinationOut = BlendMode()
        public static let sourceAtop = BlendMode()
        public static let clear = BlendMode()
    }

    /// A text made ready to be drawn.
    public struct ResolvedText {
        public var shading = Shading()
        public func measure(in size: CGSize) -> CGSize { .zero }
        public func firstBaseline(in size: CGSize) -> CGFloat { 0 }
        public func lastBaseline(in size: CGSize) -> CGFloat { 0 }
    }

    /// A picture made ready to be drawn.
    public struct ResolvedImage {
        public var shading: Shading?
        public var size: CGSize { .zero }
        public var baseline: CGFloat { 0 }
    }

    /// A view made ready to be drawn.
    public struct ResolvedSymbol {
        public var size: CGSize { .zero }
    }

    public var opacity = 1.0
    public var blendMode = BlendMode.normal
    public var environment: EnvironmentValues { EnvironmentValues() }
    public var transform = CGAffineTransform.identity
    public var clipBoundingRect: CGRect { .zero }

    public mutating func scaleBy(x: CGFloat, y: CGFloat) {}
    public mutating func translateBy(x: CGFloat, y: CGFloat) {}
    public mutating func rotate(by angle: Angle) {}
    public mutating func concatenate(_ matrix: CGAffineTransform) {}
    public mutating func clip(to path: Path, style: FillStyle = FillStyle()) {}
    public mutating func addFilter(_ filter: Filter) {}

    public func fill(_ path: Path, with shading: Shading, style: FillStyle = FillStyle()) {}
    public func stroke(_ path: Path, with shading: Shading, style: StrokeStyle) {}
    public func stroke(_ path: Path, with shading: Shading, lineWidth: CGFloat = 1) {}
    public func drawLayer(content: (inout GraphicsContext) throws -> Void) rethrows {}

    public func resolve(_ text: Text) -> ResolvedText { ResolvedText() }
    public func resolve(_ image: Image) -> ResolvedImage { ResolvedImage() }
    public func resolve(_ shading: Shading) -> Shading { shading }
    public func resolveSymbol(id: some Hashable) -> ResolvedSymbol? { nil }

    public func draw(_ text: ResolvedText, in rect: CGRect) {}
    public func draw(_ text: ResolvedText, at point: CGPoint, anchor: UnitPoint = .center) {}
    public func draw(_ text: Text, in rect: CGRect) {}
    public func draw(_ text: Text, at point: CGPoint, anchor: UnitPoint = .center) {}
    public func draw(_ image: ResolvedImage, in rect: CGRect, style: FillStyle = FillStyle()) {}
    public func draw(_ image: ResolvedImage, at point: CGPoint, anchor: UnitPoint = .center) {}
    public func draw(_ image: Image, in rect: CGRect, style: FillStyle = FillStyle()) {}
    public func draw(_ image: Image, at point: CGPoint, anchor: UnitPoint = .center) {}
    public func draw(_ symbol: ResolvedSymbol, in rect: CGRect) {}
    public func draw(_ symbol: ResolvedSymbol, at point: CGPoint, anchor: UnitPoint = .center) {}
}
