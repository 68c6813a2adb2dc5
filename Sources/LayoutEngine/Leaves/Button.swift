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

    public func _build(_ context: BuildContext, into nodes: inout NodeList) {
        let inner = context.entering(.content).with { $0.stackAxis = .horizontal }
        let node = ControlNode(kind: "Button", child: builtSingle(label, inner, implicit: implicitRow))
        node.action = action
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
}

/// A control around its label. A step finds it by its label or identifier and acts on it.
final class ControlNode: UnaryNode {
    var action: (@MainActor () -> Void)?

    override var text: String? { label(of: child) }

    /// A container of its own: what a label prefers is not what a control does.
    override var spacing: ViewSpacing { ViewSpacing(default: context.options.spacing) }

    override var inputs: [NodeInput] { [] }
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
