import Foundation

/// How a field looks. The built-in styles are one line and a little more high; a style of one's own puts views around
/// the field.
@MainActor @preconcurrency public protocol TextFieldStyle {
    associatedtype _Body: View
    typealias _Label = _StyleContent
    @ViewBuilder func _body(configuration: TextField<_Label>) -> _Body
}

/// A built-in style.
@MainActor @preconcurrency public protocol _BuiltInTextFieldStyle: TextFieldStyle {}

extension _BuiltInTextFieldStyle {
    public func _body(configuration: TextField<_Label>) -> some View { configuration }
}

public struct DefaultTextFieldStyle: _BuiltInTextFieldStyle, BuiltInStyle { nonisolated public init() {} }
public struct PlainTextFieldStyle: _BuiltInTextFieldStyle, BuiltInStyle { nonisolated public init() {} }
public struct RoundedBorderTextFieldStyle: _BuiltInTextFieldStyle, BuiltInStyle { nonisolated public init() {} }
public struct SquareBorderTextFieldStyle: _BuiltInTextFieldStyle, BuiltInStyle { nonisolated public init() {} }

extension TextFieldStyle where Self == DefaultTextFieldStyle {
    nonisolated public static var automatic: Self { Self() }
}
extension TextFieldStyle where Self == PlainTextFieldStyle { nonisolated public static var plain: Self { Self() } }
extension TextFieldStyle where Self == RoundedBorderTextFieldStyle {
    nonisolated public static var roundedBorder: Self { Self() }
}
extension TextFieldStyle where Self == SquareBorderTextFieldStyle {
    nonisolated public static var squareBorder: Self { Self() }
}

/// How a text editor looks.
public protocol TextEditorStyle: Sendable {}
public struct AutomaticTextEditorStyle: TextEditorStyle { public init() {} }
public struct PlainTextEditorStyle: TextEditorStyle { public init() {} }

extension TextEditorStyle where Self == AutomaticTextEditorStyle { public static var automatic: Self { Self() } }
extension TextEditorStyle where Self == PlainTextEditorStyle { public static var plain: Self { Self() } }

nonisolated extension View {
    public func textFieldStyle<S: TextFieldStyle>(_ style: S) -> some View {
        modifier(styleModifier(style) { $0._body(configuration: $1) })
    }

    public func textEditorStyle(_ style: some TextEditorStyle) -> some View { self }
}
