public import Foundation

// What only changes how a view looks. None of it takes part in layout, and none of it is a node (SWIFTUI-LAYOUT 6,
// trust A for transforms, clipping and opacity).

nonisolated extension View {
    public func clipShape(_ shape: some Shape, style: FillStyle = FillStyle()) -> some View { self }
    public func clipped(antialiased: Bool = false) -> some View { self }
    public func cornerRadius(_ radius: CGFloat, antialiased: Bool = true) -> some View { self }
    public func border(_ content: some ShapeStyle, width: CGFloat = 1) -> some View { self }
    public func containerShape(_ shape: some Shape) -> some View { self }
    public func contentShape(_ shape: some Shape, eoFill: Bool = false) -> some View { self }

    public func foregroundStyle(_ style: some ShapeStyle) -> some View { self }
    public func foregroundStyle(_ primary: some ShapeStyle, _ secondary: some ShapeStyle) -> some View { self }
    public func foregroundStyle(
        _ primary: some ShapeStyle, _ secondary: some ShapeStyle, _ tertiary: some ShapeStyle
    ) -> some View { self }
    public func foregroundColor(_ color: Color?) -> some View { self }
    public func backgroundStyle(_ style: some ShapeStyle) -> some View { self }
    public func tint(_ tint: some ShapeStyle) -> some View { self }
    @_disfavoredOverload public func tint(_ tint: Color?) -> some View { self }
    public func accentColor(_ accentColor: Color?) -> some View { self }

    public func opacity(_ opacity: Double) -> some View { self }
    /// Hides the view, which keeps its place.
    public func hidden() -> some View { self }
    public func zIndex(_ value: Double) -> some View { self }
    public func shadow(
        color: Color = .black, radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0
    ) -> some View { self }
    public func blur(radius: CGFloat, opaque: Bool = false) -> some View { self }
    public func brightness(_ amount: Double) -> some View { self }
    public func contrast(_ amount: Double) -> some View { self }
    public func saturation(_ amount: Double) -> some View { self }
    public func grayscale(_ amount: Double) -> some View { self }
    public func hueRotation(_ angle: Angle) -> some View { self }
    public func colorInvert() -> some View { self }
    public func colorMultiply(_ color: Color) -> some View { self }
    public func luminanceToAlpha() -> some View { self }
    public func blendMode(_ blendMode: BlendMode) -> some View { self }
    public func compositingGroup() -> some View { self }
    public func drawingGroup(opaque: Bool = false) -> some View { self }
    public func geometryGroup() -> some View { self }

    public func rotationEffect(_ angle: Angle, anchor: UnitPoint = .center) -> some View { self }
    public func rotation3DEffect(
        _ angle: Angle, axis: (x: CGFloat, y: CGFloat, z: CGFloat), anchor: UnitPoint = .center,
        anchorZ: CGFloat = 0, perspective: CGFloat = 1
    ) -> some View { self }
    public func scaleEffect(_ scale: CGSize, anchor: UnitPoint = .center) -> some View { self }
    public func scaleEffect(_ s: CGFloat, anchor: UnitPoint = .center) -> some View { self }
    public func scaleEffect(x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center) -> some View { self }
    public func transformEffect(_ transform: CGAffineTransform) -> some View { self }
    public func flipsForRightToLeftLayoutDirection(_ enabled: Bool) -> some View { self }

    public func symbolRenderingMode(_ mode: SymbolRenderingMode?) -> some View { self }
    public func symbolVariant(_ variant: SymbolVariants) -> some View {
        environment(\.symbolVariants, variant)
    }
    /// The scale of pictures beside text; a stand-in picture has one size.
    public func imageScale(_ scale: Image.Scale) -> some View { environment(\.imageScale, scale) }
    public func redacted(reason: RedactionReasons) -> some View {
        modifier(_EnvironmentModifier { $0.redactionReasons.formUnion(reason) })
    }
    public func unredacted() -> some View { environment(\.redactionReasons, []) }
    public func privacySensitive(_ sensitive: Bool = true) -> some View { self }
    public func preferredColorScheme(_ colorScheme: ColorScheme?) -> some View { self }
    public func colorScheme(_ colorScheme: ColorScheme) -> some View { environment(\.colorScheme, colorScheme) }
    public func textSelection(_ selectability: some TextSelectability) -> some View { self }
    public func underline(_ isActive: Bool = true, color: Color? = nil) -> some View { self }
    public func strikethrough(_ isActive: Bool = true, color: Color? = nil) -> some View { self }
}

/// How a layer is mixed with what is behind it.
public enum BlendMode: Sendable {
    case normal, multiply, screen, overlay, darken, lighten, colorDodge, colorBurn, softLight, hardLight, difference
    case exclusion, hue, saturation, color, luminosity, sourceAtop, destinationOver, destinationOut, plusDarker
    case plusLighter
}

/// How a symbol's layers are coloured.
public struct SymbolRenderingMode: Sendable {
    public static let monochrome = SymbolRenderingMode()
    public static let multicolor = SymbolRenderingMode()
    public static let hierarchical = SymbolRenderingMode()
    public static let palette = SymbolRenderingMode()
}

/// A variant of a symbol.
public struct SymbolVariants: Hashable, Sendable {
    private let name: String

    public static let none = SymbolVariants(name: "none")
    public static let circle = SymbolVariants(name: "circle")
    public static let square = SymbolVariants(name: "square")
    public static let rectangle = SymbolVariants(name: "rectangle")
    public static let fill = SymbolVariants(name: "fill")
    public static let slash = SymbolVariants(name: "slash")

    public var fill: SymbolVariants { SymbolVariants(name: name + ".fill") }
    public var circle: SymbolVariants { SymbolVariants(name: name + ".circle") }
}

/// Why content is hidden.
public struct RedactionReasons: OptionSet, Sendable {
    public let rawValue: Int

    public init(rawValue: Int) { self.rawValue = rawValue }

    public static let placeholder = RedactionReasons(rawValue: 1)
    public static let privacy = RedactionReasons(rawValue: 2)
    public static let invalidated = RedactionReasons(rawValue: 4)
}

/// Light or dark.
public enum ColorScheme: Hashable, CaseIterable, Sendable { case light, dark }

enum ColorSchemeKey: EnvironmentKey { static var defaultValue: ColorScheme { .light } }

extension EnvironmentValues {
    public var colorScheme: ColorScheme {
        get { self[ColorSchemeKey.self] }
        set { self[ColorSchemeKey.self] = newValue }
    }
}

/// Whether a text can be selected.
public protocol TextSelectability: Sendable {}

public struct EnabledTextSelectability: TextSelectability {}
public struct DisabledTextSelectability: TextSelectability {}

extension TextSelectability where Self == EnabledTextSelectability {
    public static var enabled: EnabledTextSelectability { EnabledTextSelectability() }
}

extension TextSelectability where Self == DisabledTextSelectability {
    public static var disabled: DisabledTextSelectability { DisabledTextSelectability() }
}
