import Foundation

/// How a menu looks.
@MainActor @preconcurrency public protocol MenuStyle {
    associatedtype Body: View
    typealias Configuration = MenuStyleConfiguration
    @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// The parts of a menu, for its style. Its content is not the style's: it is laid out while the menu is open.
public struct MenuStyleConfiguration {
    public typealias Label = _StyleContent
    public typealias Content = _StyleContent

    let label: Label
}

/// A built-in look: the stand-in's.
@MainActor @preconcurrency public protocol _BuiltInMenuStyle: MenuStyle {}

extension _BuiltInMenuStyle {
    public func makeBody(configuration: MenuStyleConfiguration) -> some View { configuration.label }
}

public struct DefaultMenuStyle: _BuiltInMenuStyle, BuiltInStyle { nonisolated public init() {} }
public struct ButtonMenuStyle: _BuiltInMenuStyle, BuiltInStyle { nonisolated public init() {} }
public struct BorderlessButtonMenuStyle: _BuiltInMenuStyle, BuiltInStyle { nonisolated public init() {} }

extension MenuStyle where Self == DefaultMenuStyle { nonisolated public static var automatic: Self { Self() } }
extension MenuStyle where Self == ButtonMenuStyle { nonisolated public static var button: Self { Self() } }
extension MenuStyle where Self == BorderlessButtonMenuStyle {
    nonisolated public static var borderlessButton: Self { Self() }
}

/// How a group of controls looks.
@MainActor @preconcurrency public protocol ControlGroupStyle {
    associatedtype Body: View
    typealias Configuration = ControlGroupStyleConfiguration
    @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// The parts of a group of controls, for its style.
public struct ControlGroupStyleConfiguration {
    public typealias Label = _StyleContent
    public typealias Content = _StyleContent

    public let label: Label
    public let content: Content
}

/// A built-in look: the stand-in's.
@MainActor @preconcurrency public protocol _BuiltInControlGroupStyle: ControlGroupStyle {}

extension _BuiltInControlGroupStyle {
    public func makeBody(configuration: ControlGroupStyleConfiguration) -> some View { ControlGroup(configuration) }
}

public struct AutomaticControlGroupStyle: _BuiltInControlGroupStyle, BuiltInStyle { nonisolated public init() {} }
public struct NavigationControlGroupStyle: _BuiltInControlGroupStyle, BuiltInStyle { nonisolated public init() {} }
public struct CompactMenuControlGroupStyle: _BuiltInControlGroupStyle, BuiltInStyle { nonisolated public init() {} }
public struct MenuControlGroupStyle: _BuiltInControlGroupStyle, BuiltInStyle { nonisolated public init() {} }
public struct PaletteControlGroupStyle: _BuiltInControlGroupStyle, BuiltInStyle { nonisolated public init() {} }

extension ControlGroupStyle where Self == AutomaticControlGroupStyle {
    nonisolated public static var automatic: Self { Self() }
}
extension ControlGroupStyle where Self == NavigationControlGroupStyle {
    nonisolated public static var navigation: Self { Self() }
}
extension ControlGroupStyle where Self == CompactMenuControlGroupStyle {
    nonisolated public static var compactMenu: Self { Self() }
}
extension ControlGroupStyle where Self == MenuControlGroupStyle { nonisolated public static var menu: Self { Self() } }
extension ControlGroupStyle where Self == PaletteControlGroupStyle {
    nonisolated public static var palette: Self { Self() }
}

nonisolated extension View {
    public func menuStyle<S: MenuStyle>(_ style: S) -> some View {
        modifier(styleModifier(style) { $0.makeBody(configuration: $1) })
    }

    public func controlGroupStyle<S: ControlGroupStyle>(_ style: S) -> some View {
        modifier(styleModifier(style) { $0.makeBody(configuration: $1) })
    }
}
