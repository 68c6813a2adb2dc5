/// A control that does something when it is tapped. Here it is as large as its label.
public struct Button<Label> {
    let action: @MainActor () -> Void
    let label: Label
    var role: ButtonRole?
}

extension Button: View where Label: View {
    public typealias Body = Never

    nonisolated public init(action: @escaping @MainActor () -> Void, @ViewBuilder label: () -> Label) {
        self.init(action: action, label: label())
    }

    nonisolated public init(
        role: ButtonRole?, action: @escaping @MainActor () -> Void, @ViewBuilder label: () -> Label
    ) {
        self.init(action: action, label: label(), role: role)
    }

    public func _build(_ context: BuildContext, into nodes: inout NodeList) {
        let styled = context.environment.styledButton?(AnyView(label), role)
        let node =
            if let styled { controlNode("Button", styled, context) } else { controlNode("Button", label, context) }
        node.control = Control(kind: .button, isEnabled: context.environment.isEnabled, tap: action)
        nodes.append(node)
    }
}

extension Button where Label == Text {
    nonisolated public init(_ titleKey: LocalizedStringKey, action: @escaping @MainActor () -> Void) {
        self.init(action: action, label: Text(titleKey))
    }

    @_disfavoredOverload
    nonisolated public init(_ title: some StringProtocol, action: @escaping @MainActor () -> Void) {
        self.init(action: action, label: Text(title))
    }

    nonisolated public init(
        _ titleKey: LocalizedStringKey, role: ButtonRole?, action: @escaping @MainActor () -> Void
    ) { self.init(action: action, label: Text(titleKey), role: role) }

    @_disfavoredOverload
    nonisolated public init(
        _ title: some StringProtocol, role: ButtonRole?, action: @escaping @MainActor () -> Void
    ) { self.init(action: action, label: Text(title), role: role) }
}

/// What a button is for; it has no effect on layout.
public struct ButtonRole: Equatable, Sendable {
    private let name: String

    public static let destructive = ButtonRole(name: "destructive")
    public static let cancel = ButtonRole(name: "cancel")
}
