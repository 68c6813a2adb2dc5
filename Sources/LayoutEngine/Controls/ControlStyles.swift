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
    public static let deleteForward = KeyEquivalent("\u{F728}")
    public static let clear = KeyEquivalent("\u{F739}")
    public static let upArrow = KeyEquivalent("\u{F700}")
    public static let downArrow = KeyEquivalent("\u{F701}")
    public static let leftArrow = KeyEquivalent("\u{F702}")
    public static let rightArrow = KeyEquivalent("\u{F703}")
    public static let home = KeyEquivalent("\u{F729}")
    public static let end = KeyEquivalent("\u{F72B}")
    public static let pageUp = KeyEquivalent("\u{F72C}")
    public static let pageDown = KeyEquivalent("\u{F72D}")
}

public struct EventModifiers: OptionSet, Sendable {
    public let rawValue: Int

    public init(rawValue: Int) { self.rawValue = rawValue }

    public static let command = EventModifiers(rawValue: 1)
    public static let shift = EventModifiers(rawValue: 2)
    public static let option = EventModifiers(rawValue: 4)
    public static let control = EventModifiers(rawValue: 8)
    public static let capsLock = EventModifiers(rawValue: 16)
    public static let numericPad = EventModifiers(rawValue: 32)
    public static let all: EventModifiers = [.command, .shift, .option, .control, .capsLock, .numericPad]
}

public struct KeyboardShortcut: Sendable {
    public static let defaultAction = KeyboardShortcut(.return, modifiers: [])
    public static let cancelAction = KeyboardShortcut(.escape, modifiers: [])

    public var key: KeyEquivalent
    public var modifiers: EventModifiers

    public init(_ key: KeyEquivalent, modifiers: EventModifiers = .command) {
        self.key = key
        self.modifiers = modifiers
    }
}

/// Which kinds of field submit.
public struct SubmitTriggers: OptionSet, Sendable {
    public let rawValue: Int

    public init(rawValue: Int) { self.rawValue = rawValue }

    public static let text = SubmitTriggers(rawValue: 1)
    public static let search = SubmitTriggers(rawValue: 2)
}

nonisolated extension View {
    /// The stand-ins have one size; what reads `controlSize` from the environment, such as a style of one's own, hears it.
    public func controlSize(_ size: ControlSize) -> some View { environment(\.controlSize, size) }
    public func keyboardShortcut(_ shortcut: KeyboardShortcut?) -> some View { self }
    public func keyboardShortcut(_ key: KeyEquivalent, modifiers: EventModifiers = .command) -> some View { self }
    public func onSubmit(of triggers: SubmitTriggers = .text, _ action: @escaping () -> Void) -> some View { self }
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
        modifier(
            _EnvironmentModifier(asked: .init("isEnabled", adding: "\(!disabled)")) {
                $0.isEnabled = $0.isEnabled && !disabled
            })
    }
}
