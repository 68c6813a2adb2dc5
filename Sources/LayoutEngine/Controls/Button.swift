/// A control that does something when it is tapped. Here it is as large as its label.
public struct Button<Label> {
    let action: @MainActor () -> Void
    let label: Label
    var role: ButtonRole?
}

extension Button: View where Label: View {
    public typealias Body = Never

    @preconcurrency nonisolated public init(action: @escaping @MainActor () -> Void, @ViewBuilder label: () -> Label) {
        self.init(action: action, label: label())
    }

    @preconcurrency nonisolated public init(
        role: ButtonRole?, action: @escaping @MainActor () -> Void, @ViewBuilder label: () -> Label
    ) {
        self.init(action: action, label: label(), role: role)
    }

    public func _build(_ context: BuildContext, into nodes: inout NodeList) {
        let node: ControlNode
        if let build = context.environment[style: PrimitiveButtonStyleConfiguration.self] {
            let configuration = PrimitiveButtonStyleConfiguration(
                role: role, label: .init(content: AnyView(label)), action: action)
            node = controlNode("Button", StyledView(configuration: configuration, build: build), context, of: Self.self)
        } else {
            node = controlNode("Button", label, context, of: Self.self)
        }
        node.control = Control(kind: .button, isEnabled: context.environment.isEnabled, tap: action)
        nodes.append(node)
    }
}

extension Button where Label == Text {
    @preconcurrency nonisolated public init(_ titleKey: LocalizedStringKey, action: @escaping @MainActor () -> Void) {
        self.init(action: action, label: Text(titleKey))
    }

    @_disfavoredOverload
    @preconcurrency nonisolated public init(_ title: some StringProtocol, action: @escaping @MainActor () -> Void) {
        self.init(action: action, label: Text(title))
    }

    @preconcurrency nonisolated public init(
        _ titleKey: LocalizedStringKey, role: ButtonRole?, action: @escaping @MainActor () -> Void
    ) { self.init(action: action, label: Text(titleKey), role: role) }

    @_disfavoredOverload
    @preconcurrency nonisolated public init(
        _ title: some StringProtocol, role: ButtonRole?, action: @escaping @MainActor () -> Void
    ) { self.init(action: action, label: Text(title), role: role) }
}

extension Button where Label == LayoutEngine.Label<Text, Image> {
    @preconcurrency nonisolated public init(
        _ titleKey: LocalizedStringKey, systemImage: String, role: ButtonRole? = nil,
        action: @escaping @MainActor () -> Void
    ) { self.init(action: action, label: .init(titleKey, systemImage: systemImage), role: role) }

    @_disfavoredOverload
    @preconcurrency nonisolated public init(
        _ title: some StringProtocol, systemImage: String, role: ButtonRole? = nil,
        action: @escaping @MainActor () -> Void
    ) { self.init(action: action, label: .init(title, systemImage: systemImage), role: role) }

    @preconcurrency nonisolated public init(
        _ titleKey: LocalizedStringKey, image: String, role: ButtonRole? = nil,
        action: @escaping @MainActor () -> Void
    ) { self.init(action: action, label: .init(titleKey, image: image), role: role) }
}

extension Button where Label == PrimitiveButtonStyleConfiguration.Label {
    /// The button of a style's configuration.
    nonisolated public init(_ configuration: PrimitiveButtonStyleConfiguration) {
        self.init(action: configuration.action, label: configuration.label, role: configuration.role)
    }
}

/// What a button is for; it has no effect on layout.
public struct ButtonRole: Equatable, Sendable {
    private let name: String

    public static let destructive = ButtonRole(name: "destructive")
    public static let cancel = ButtonRole(name: "cancel")
    public static let close = ButtonRole(name: "close")
    public static let confirm = ButtonRole(name: "confirm")
}
