/// How a button looks. The built-in styles take the room of the label; a style of one's own decides by its body.
@MainActor @preconcurrency public protocol ButtonStyle {
    associatedtype Body: View
    typealias Configuration = ButtonStyleConfiguration
    @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// A style that runs the button's action itself.
@MainActor @preconcurrency public protocol PrimitiveButtonStyle {}

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

public struct DefaultButtonStyle: PrimitiveButtonStyle { nonisolated public init() {} }
public struct PlainButtonStyle: PrimitiveButtonStyle { nonisolated public init() {} }
public struct BorderlessButtonStyle: PrimitiveButtonStyle { nonisolated public init() {} }
public struct BorderedButtonStyle: PrimitiveButtonStyle { nonisolated public init() {} }
public struct BorderedProminentButtonStyle: PrimitiveButtonStyle { nonisolated public init() {} }
public struct LinkButtonStyle: PrimitiveButtonStyle { nonisolated public init() {} }

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

/// The style that buttons inherit: what it makes of a label.
private struct ButtonStyleKey: EnvironmentKey {
    static var defaultValue: ((AnyView, ButtonRole?) -> AnyView)? { nil }
}

extension EnvironmentValues {
    var styledButton: ((AnyView, ButtonRole?) -> AnyView)? {
        get { self[ButtonStyleKey.self] }
        set { self[ButtonStyleKey.self] = newValue }
    }
}

/// Styles of controls, by name. They have no effect on layout.
public struct _ControlStyle: Sendable {
    public static let automatic = _ControlStyle()
    public static let checkbox = _ControlStyle()
    public static let `switch` = _ControlStyle()
    public static let button = _ControlStyle()
    public static let menu = _ControlStyle()
    public static let inline = _ControlStyle()
    public static let segmented = _ControlStyle()
    public static let radioGroup = _ControlStyle()
    public static let wheel = _ControlStyle()
    public static let navigationLink = _ControlStyle()
    public static let palette = _ControlStyle()
    public static let plain = _ControlStyle()
    public static let roundedBorder = _ControlStyle()
    public static let squareBorder = _ControlStyle()
    public static let borderlessButton = _ControlStyle()
}

/// How large controls are. All are laid out as regular ones.
public enum ControlSize: CaseIterable, Sendable {
    case mini, small, regular, large, extraLarge
}

/// The key that a shortcut presses.
public struct KeyEquivalent: ExpressibleByExtendedGraphemeClusterLiteral, Sendable {
    public let character: Character

    public init(_ character: Character) { self.character = character }
    public init(extendedGraphemeClusterLiteral value: Character) { character = value }

    public static let `return` = KeyEquivalent("\r")
    public static let escape = KeyEquivalent("\u{1B}")
    public static let delete = KeyEquivalent("\u{8}")
    public static let space = KeyEquivalent(" ")
    public static let tab = KeyEquivalent("\t")
}

public struct EventModifiers: OptionSet, Sendable {
    public let rawValue: Int

    public init(rawValue: Int) { self.rawValue = rawValue }

    public static let command = EventModifiers(rawValue: 1)
    public static let shift = EventModifiers(rawValue: 2)
    public static let option = EventModifiers(rawValue: 4)
    public static let control = EventModifiers(rawValue: 8)
}

public struct KeyboardShortcut: Sendable {
    public static let defaultAction = KeyboardShortcut()
    public static let cancelAction = KeyboardShortcut()
}

nonisolated extension View {
    /// Gives the buttons inside another look. Styles of one's own shape the room that a button takes.
    public func buttonStyle<S: ButtonStyle>(_ style: S) -> some View {
        modifier(
            _EnvironmentModifier { values in
                values.styledButton = { label, role in
                    nonisolated(unsafe) let configuration = ButtonStyleConfiguration(
                        role: role, label: .init(content: label))
                    nonisolated(unsafe) let style = style
                    nonisolated(unsafe) var body: AnyView?
                    MainActor.assumeIsolated { body = AnyView(style.makeBody(configuration: configuration)) }
                    return body ?? label
                }
            })
    }

    /// Gives the buttons inside a built-in look, which takes the room of the label.
    public func buttonStyle(_ style: some PrimitiveButtonStyle) -> some View {
        modifier(_EnvironmentModifier { $0.styledButton = nil })
    }

    public func toggleStyle(_ style: _ControlStyle) -> some View { self }
    public func pickerStyle(_ style: _ControlStyle) -> some View { self }
    public func textFieldStyle(_ style: _ControlStyle) -> some View { self }
    public func menuStyle(_ style: _ControlStyle) -> some View { self }
    public func controlSize(_ size: ControlSize) -> some View { self }
    public func keyboardShortcut(_ shortcut: KeyboardShortcut) -> some View { self }
    public func keyboardShortcut(_ key: KeyEquivalent, modifiers: EventModifiers = .command) -> some View { self }
    public func onSubmit(_ action: @escaping () -> Void) -> some View { self }
    public func autocorrectionDisabled(_ disable: Bool = true) -> some View { self }

    /// Runs an action at a tap: a step finds the view by its text or identifier.
    public func onTapGesture(count: Int = 1, perform action: @escaping () -> Void) -> some View {
        modifier(_TapModifier(action: action))
    }
}

/// The modifier behind `onTapGesture`.
public struct _TapModifier {
    let action: () -> Void
}

extension _TapModifier: ViewModifier {
    public typealias Body = Never

    public func _build(_ content: some View, _ context: BuildContext, into nodes: inout NodeList) {
        let start = nodes.count
        content._build(context.entering(.content), into: &nodes)
        let action = action
        for node in nodes.nodes[start...] where node.control == nil {
            node.control = Control(kind: .button, isEnabled: context.environment.isEnabled, tap: { action() })
        }
    }
}

nonisolated extension View {
    /// Keeps the controls inside from being used.
    public func disabled(_ disabled: Bool) -> some View {
        modifier(_EnvironmentModifier { $0.isEnabled = $0.isEnabled && !disabled })
    }
}
