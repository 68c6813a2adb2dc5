/// A control that does something when it is tapped. Here it is as large as its label.
public struct Button<Label> {
    let action: @MainActor () -> Void
    let label: Label
}

extension Button: View where Label: View {
    public typealias Body = Never

    nonisolated public init(action: @escaping @MainActor () -> Void, @ViewBuilder label: () -> Label) {
        self.init(action: action, label: label())
    }

    nonisolated public init(
        role: ButtonRole?, action: @escaping @MainActor () -> Void, @ViewBuilder label: () -> Label
    ) {
        self.init(action: action, label: label())
    }

    public func _build(_ context: BuildContext, into nodes: inout NodeList) {
        let node = controlNode("Button", label, context)
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
    ) { self.init(action: action, label: Text(titleKey)) }

    @_disfavoredOverload
    nonisolated public init(
        _ title: some StringProtocol, role: ButtonRole?, action: @escaping @MainActor () -> Void
    ) { self.init(action: action, label: Text(title)) }
}

/// What a button is for; it has no effect on layout.
public struct ButtonRole: Equatable, Sendable {
    private let name: String

    public static let destructive = ButtonRole(name: "destructive")
    public static let cancel = ButtonRole(name: "cancel")
}

/// A control around its label and whatever else it shows.
final class ControlNode: UnaryNode {
    private let label: String?
    private let shown: [NodeInput]

    init(kind: String, child: LayoutNode, label: String? = nil, inputs: [NodeInput] = []) {
        self.label = label
        shown = inputs
        super.init(kind: kind, child: child)
    }

    override var text: String? { label ?? LayoutEngine.label(of: child) }

    /// A container of its own: what a label prefers is not what a control does.
    override var spacing: ViewSpacing { ViewSpacing(default: context.options.spacing) }

    override var inputs: [NodeInput] { shown }
}

/// A control's node around its content, which stands in a row where it is several views.
@MainActor func controlNode(
    _ kind: String, _ content: some View, _ context: BuildContext, label: String? = nil, inputs: [NodeInput] = []
) -> ControlNode {
    let inner = context.entering(.content).with { $0.stackAxis = .horizontal }
    return ControlNode(
        kind: kind, child: builtSingle(content, inner, implicit: implicitRow), label: label, inputs: inputs)
}

/// All text below a node, joined by spaces: how a person names a control.
func label(of node: LayoutNode) -> String? {
    var words: [String] = []
    var pending = [node]
    while let node = pending.popLast() {
        if let text = node.text, node.children.isEmpty { words.append(text) }
        pending.append(contentsOf: node.children.reversed())
    }
    return words.isEmpty ? nil : words.joined(separator: " ")
}
