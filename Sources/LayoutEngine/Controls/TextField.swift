public import Foundation

/// The node of a field: one line and a little more high, or as high as its text where it grows; as wide as it is
/// offered.
final class FieldNode: LeafNode {
    enum Growth { case line, text, fill }

    private let shown: LayoutNode
    private let line: LayoutNode
    private let growth: Growth
    private let label: String?
    private let value: String

    init(
        kind: String, label: String?, value: String, prompt: String?, growth: Growth, _ context: BuildContext
    ) {
        self.label = label
        self.value = value
        self.growth = growth
        func text(_ string: String) -> LayoutNode {
            nonisolated(unsafe) let context = context
            nonisolated(unsafe) var node: LayoutNode?
            MainActor.assumeIsolated {
                node = builtSingle(Text(verbatim: string), context, implicit: implicitColumn)
            }
            return node!
        }
        shown = text(value.isEmpty ? prompt ?? label ?? "" : value)
        line = text("X")
        super.init(context.layout, kind: kind)
    }

    override func computeSize(_ proposal: ProposedViewSize) -> CGSize {
        let width = flexible(proposal.width)
        let extra = ControlMetrics.fieldExtraHeight
        let lineHeight = line.sizeThatFits(.unspecified).height
        switch growth {
        case .line: return CGSize(width: width, height: lineHeight + extra)
        case .text:
            let inner = max(0, width - 2 * ControlMetrics.fieldInset)
            let height = shown.sizeThatFits(ProposedViewSize(width: inner, height: nil)).height
            return CGSize(width: width, height: max(height, lineHeight) + extra)
        case .fill: return CGSize(width: width, height: max(flexible(proposal.height), lineHeight + extra))
        }
    }

    override var text: String? { label }
    override var inputs: [NodeInput] { line.inputs.filter { $0.name.hasPrefix("font") } + [NodeInput("value", value)] }
}

/// A field's node, which a step can type into.
@MainActor private func fieldNode(
    _ kind: String, label: String?, text: Binding<String>, prompt: String? = nil, growth: FieldNode.Growth,
    shows: (String) -> String = { $0 }, _ context: BuildContext
) -> LayoutNode {
    let node = FieldNode(
        kind: kind, label: label, value: shows(text.wrappedValue), prompt: prompt, growth: growth, context)
    node.control = Control(
        kind: .field, isEnabled: context.environment.isEnabled,
        set: { new in
            switch new {
            case .text(let string): text.wrappedValue = string
            case .number(let number): text.wrappedValue = spokenValue(number)
            case .bool: return "a text"
            }
            return nil
        })
    return node
}

/// A field for one line of text, or for a text that grows along its axis.
public struct TextField<Label> {
    let text: Binding<String>
    let prompt: Text?
    let axis: Axis
    let label: Label
}

extension TextField: View where Label: View {
    public typealias Body = Never

    nonisolated public init(text: Binding<String>, prompt: Text? = nil, @ViewBuilder label: () -> Label) {
        self.init(text: text, prompt: prompt, axis: .horizontal, label: label())
    }

    public func _build(_ context: BuildContext, into nodes: inout NodeList) {
        if let build = context.environment[style: TextField<_StyleContent>.self] {
            let field = TextField<_StyleContent>(text: text, prompt: prompt, axis: axis, label: _StyleContent(label))
            return build(field, context.entering(.content), &nodes)
        }
        nodes.append(
            fieldNode(
                "TextField", label: hiddenLabel(label, context), text: text, prompt: prompt?.string,
                growth: axis == .vertical ? .text : .line, context))
    }
}

extension TextField where Label == Text {
    nonisolated public init(_ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text? = nil) {
        self.init(text: text, prompt: prompt, axis: .horizontal, label: Text(titleKey))
    }

    @_disfavoredOverload
    nonisolated public init(_ title: some StringProtocol, text: Binding<String>, prompt: Text? = nil) {
        self.init(text: text, prompt: prompt, axis: .horizontal, label: Text(title))
    }

    nonisolated public init(
        _ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text? = nil, axis: Axis
    ) { self.init(text: text, prompt: prompt, axis: axis, label: Text(titleKey)) }

    /// A field for a value of another type, shown in a format. What cannot be parsed leaves the value as it is.
    nonisolated public init<F: ParseableFormatStyle>(
        _ titleKey: LocalizedStringKey, value: Binding<F.FormatInput>, format: F, prompt: Text? = nil
    ) where F.FormatOutput == String {
        let text = Binding<String>(
            get: { format.format(value.wrappedValue) },
            set: { if let new = try? format.parseStrategy.parse($0) { value.wrappedValue = new } })
        self.init(text: text, prompt: prompt, axis: .horizontal, label: Text(titleKey))
    }
}

extension TextField where Label == Text {
    @_disfavoredOverload
    nonisolated public init(
        _ title: some StringProtocol, text: Binding<String>, prompt: Text? = nil, axis: Axis
    ) { self.init(text: text, prompt: prompt, axis: axis, label: Text(title)) }

    /// A field for a value that may be missing: an empty text is no value.
    nonisolated public init<F: ParseableFormatStyle>(
        _ titleKey: LocalizedStringKey, value: Binding<F.FormatInput?>, format: F, prompt: Text? = nil
    ) where F.FormatOutput == String {
        let text = Binding<String>(
            get: { value.wrappedValue.map { format.format($0) } ?? "" },
            set: { value.wrappedValue = try? format.parseStrategy.parse($0) })
        self.init(text: text, prompt: prompt, axis: .horizontal, label: Text(titleKey))
    }
}

extension TextField where Label: View {
    nonisolated public init(
        text: Binding<String>, prompt: Text? = nil, axis: Axis, @ViewBuilder label: () -> Label
    ) { self.init(text: text, prompt: prompt, axis: axis, label: label()) }
}

/// A field whose text is not shown.
public struct SecureField<Label> {
    let text: Binding<String>
    let label: Label
}

extension SecureField: View where Label: View {
    public typealias Body = Never

    public func _build(_ context: BuildContext, into nodes: inout NodeList) {
        nodes.append(
            fieldNode(
                "SecureField", label: hiddenLabel(label, context), text: text, growth: .line,
                shows: { String(repeating: "•", count: $0.count) }, context))
    }
}

extension SecureField where Label == Text {
    nonisolated public init(_ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text? = nil) {
        self.init(text: text, label: Text(titleKey))
    }

    @_disfavoredOverload
    nonisolated public init(_ title: some StringProtocol, text: Binding<String>, prompt: Text? = nil) {
        self.init(text: text, label: Text(title))
    }
}

/// A field for a long text, which fills what it is offered.
public struct TextEditor {
    let text: Binding<String>

    public init(text: Binding<String>) { self.text = text }
}

extension TextEditor: PrimitiveView {

    public func _build(_ context: BuildContext, into nodes: inout NodeList) {
        nodes.append(fieldNode("TextEditor", label: nil, text: text, growth: .fill, context))
    }
}
