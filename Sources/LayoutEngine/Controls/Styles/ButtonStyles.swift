public import Foundation

/// How a button looks. The built-in styles take the room of the label; a style of one's own decides by its body.
@MainActor @preconcurrency public protocol ButtonStyle {
    associatedtype Body: View
    typealias Configuration = ButtonStyleConfiguration
    @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// A style that runs the button's action itself.
@MainActor @preconcurrency public protocol PrimitiveButtonStyle {
    associatedtype Body: View
    typealias Configuration = PrimitiveButtonStyleConfiguration
    @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// What a button style makes a button's body of. A headless button is never pressed.
public struct ButtonStyleConfiguration {
    /// The button's label, whatever its type.
    public struct Label {
        let content: AnyView
    }

    public let role: ButtonRole?
    public let label: Label
    public var isPressed: Bool { false }
}

extension ButtonStyleConfiguration.Label: View {
    public var body: some View { content }
}

/// What a style that runs the action itself makes a button's body of.
public struct PrimitiveButtonStyleConfiguration {
    public typealias Label = ButtonStyleConfiguration.Label

    public let role: ButtonRole?
    public let label: Label
    let action: @MainActor () -> Void

    @MainActor public func trigger() { action() }
}

/// A built-in style: the label, and nothing around it.
@MainActor @preconcurrency public protocol _BuiltInButtonStyle: PrimitiveButtonStyle {}

extension _BuiltInButtonStyle {
    public func makeBody(configuration: PrimitiveButtonStyleConfiguration) -> some View { configuration.label }
}

public struct DefaultButtonStyle: _BuiltInButtonStyle, BuiltInStyle { nonisolated public init() {} }
public struct PlainButtonStyle: _BuiltInButtonStyle, BuiltInStyle { nonisolated public init() {} }
public struct BorderlessButtonStyle: _BuiltInButtonStyle, BuiltInStyle { nonisolated public init() {} }
public struct BorderedButtonStyle: _BuiltInButtonStyle, BuiltInStyle { nonisolated public init() {} }
public struct BorderedProminentButtonStyle: _BuiltInButtonStyle, BuiltInStyle { nonisolated public init() {} }
public struct LinkButtonStyle: _BuiltInButtonStyle, BuiltInStyle { nonisolated public init() {} }

extension PrimitiveButtonStyle where Self == DefaultButtonStyle {
    nonisolated public static var automatic: Self { Self() }
}
extension PrimitiveButtonStyle where Self == PlainButtonStyle {
    nonisolated public static var plain: Self { Self() }
}
extension PrimitiveButtonStyle where Self == BorderlessButtonStyle {
    nonisolated public static var borderless: Self { Self() }
}
extension PrimitiveButtonStyle where Self == BorderedButtonStyle {
    nonisolated public static var bordered: Self { Self() }
}
extension PrimitiveButtonStyle where Self == BorderedProminentButtonStyle {
    nonisolated public static var borderedProminent: Self { Self() }
}
extension PrimitiveButtonStyle where Self == LinkButtonStyle {
    nonisolated public static var link: Self { Self() }
}

/// The outline of a bordered button. It has no effect on layout.
public struct ButtonBorderShape: Equatable, Sendable {
    public static let automatic = ButtonBorderShape()
    public static let capsule = ButtonBorderShape()
    public static let circle = ButtonBorderShape()
    public static let roundedRectangle = ButtonBorderShape()
    public static func roundedRectangle(radius: CGFloat) -> ButtonBorderShape { ButtonBorderShape() }
}

nonisolated extension View {
    /// Gives the buttons inside another look. Styles of one's own shape the room that a button takes.
    public func buttonStyle<S: ButtonStyle>(_ style: S) -> some View {
        modifier(
            styleModifier(style) { (style, configuration: PrimitiveButtonStyleConfiguration) in
                style.makeBody(configuration: .init(role: configuration.role, label: configuration.label))
            })
    }

    /// Gives the buttons inside another look, which takes the room of the label where it is a built-in one.
    public func buttonStyle<S: PrimitiveButtonStyle>(_ style: S) -> some View {
        modifier(styleModifier(style) { $0.makeBody(configuration: $1) })
    }

    public func buttonBorderShape(_ shape: ButtonBorderShape) -> some View { self }
}
