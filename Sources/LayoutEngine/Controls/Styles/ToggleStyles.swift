import Foundation

/// How a toggle looks. The built-in styles are a checkbox before the label; a style of one's own decides by its body.
@MainActor @preconcurrency public protocol ToggleStyle {
    associatedtype Body: View
    typealias Configuration = ToggleStyleConfiguration
    @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// What a toggle style makes a toggle's body of.
public struct ToggleStyleConfiguration {
    public typealias Label = _StyleContent

    public let label: Label
    @Binding public var isOn: Bool
    public var isMixed: Bool { false }

    init(label: Label, isOn: Binding<Bool>) {
        self.label = label
        _isOn = isOn
    }
}

/// A built-in style.
@MainActor @preconcurrency public protocol _BuiltInToggleStyle: ToggleStyle {}

extension _BuiltInToggleStyle {
    public func makeBody(configuration: ToggleStyleConfiguration) -> some View { Toggle(configuration) }
}

public struct DefaultToggleStyle: _BuiltInToggleStyle, BuiltInStyle { nonisolated public init() {} }
public struct SwitchToggleStyle: _BuiltInToggleStyle, BuiltInStyle {
    nonisolated public init() {}
    nonisolated public init(tint: Color) {}
}
public struct CheckboxToggleStyle: _BuiltInToggleStyle, BuiltInStyle { nonisolated public init() {} }
public struct ButtonToggleStyle: _BuiltInToggleStyle, BuiltInStyle { nonisolated public init() {} }

extension ToggleStyle where Self == DefaultToggleStyle { nonisolated public static var automatic: Self { Self() } }
extension ToggleStyle where Self == SwitchToggleStyle { nonisolated public static var `switch`: Self { Self() } }
extension ToggleStyle where Self == CheckboxToggleStyle { nonisolated public static var checkbox: Self { Self() } }
extension ToggleStyle where Self == ButtonToggleStyle { nonisolated public static var button: Self { Self() } }

nonisolated extension View {
    public func toggleStyle<S: ToggleStyle>(_ style: S) -> some View {
        modifier(styleModifier(style) { $0.makeBody(configuration: $1) })
    }
}
