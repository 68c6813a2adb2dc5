public import Foundation

/// A style by which a shape is filled. Styles have no effect on layout.
public protocol ShapeStyle: Sendable {}

/// A colour: as a view it takes what it is offered, 10 by 10 where nothing is (SWIFTUI-LAYOUT 1, trust A).
public struct Color: Hashable, Sendable, ShapeStyle {
    public enum RGBColorSpace: Hashable, Sendable { case sRGB, sRGBLinear, displayP3 }

    let name: String

    public init(_ name: String, bundle: Bundle? = nil) { self.name = name }

    public init(
        _ colorSpace: RGBColorSpace = .sRGB, red: Double, green: Double, blue: Double, opacity: Double = 1
    ) { name = "rgb(\(red), \(green), \(blue), \(opacity))" }

    public init(_ colorSpace: RGBColorSpace = .sRGB, white: Double, opacity: Double = 1) {
        self.init(colorSpace, red: white, green: white, blue: white, opacity: opacity)
    }

    public init(hue: Double, saturation: Double, brightness: Double, opacity: Double = 1) {
        name = "hsb(\(hue), \(saturation), \(brightness), \(opacity))"
    }

    public static let red = Color("red")
    public static let orange = Color("orange")
    public static let yellow = Color("yellow")
    public static let green = Color("green")
    public static let mint = Color("mint")
    public static let teal = Color("teal")
    public static let cyan = Color("cyan")
    public static let blue = Color("blue")
    public static let indigo = Color("indigo")
    public static let purple = Color("purple")
    public static let pink = Color("pink")
    public static let brown = Color("brown")
    public static let white = Color("white")
    public static let gray = Color("gray")
    public static let black = Color("black")
    public static let clear = Color("clear")
    public static let primary = Color("primary")
    public static let secondary = Color("secondary")
    public static let accentColor = Color("accentColor")

    public func opacity(_ opacity: Double) -> Color { self }
    public func mix(with rhs: Color, by fraction: Double) -> Color { self }
    public var gradient: AnyGradient { AnyGradient() }
}

extension Color: PrimitiveView {
    public func _build(_ context: BuildContext, into nodes: inout NodeList) {
        nodes.append(FillingNode(context.layout, kind: "Color"))
    }
}

extension ShapeStyle where Self == Color {
    public static var red: Color { .init("red") }
    public static var orange: Color { .init("orange") }
    public static var yellow: Color { .init("yellow") }
    public static var green: Color { .init("green") }
    public static var mint: Color { .init("mint") }
    public static var teal: Color { .init("teal") }
    public static var cyan: Color { .init("cyan") }
    public static var blue: Color { .init("blue") }
    public static var indigo: Color { .init("indigo") }
    public static var purple: Color { .init("purple") }
    public static var pink: Color { .init("pink") }
    public static var brown: Color { .init("brown") }
    public static var white: Color { .init("white") }
    public static var gray: Color { .init("gray") }
    public static var black: Color { .init("black") }
    public static var clear: Color { .init("clear") }
}

extension Color {
    public init(_ color: UIColor) { self.init(color.name) }
    public init(uiColor: UIColor) { self.init(uiColor.name) }
    public init(nsColor: NSColor) { self.init(nsColor.name) }
    public init(cgColor: CGColor) { self.init(cgColor.name) }

    public var cgColor: CGColor? { CGColor(name: name) }
}
