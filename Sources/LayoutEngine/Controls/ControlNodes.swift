import Foundation

/// A control around its label and whatever else it shows.
final class ControlNode: UnaryNode {
    private let label: String?
    private let shown: [NodeInput]
    /// The control's type, and whether its labels are hidden: what it is made of.
    private let given: (type: Any.Type, hidesLabels: Bool)?

    init(
        kind: String, child: LayoutNode, label: String? = nil, inputs: [NodeInput] = [],
        given: (type: Any.Type, hidesLabels: Bool)? = nil
    ) {
        self.label = label
        shown = inputs
        self.given = given
        super.init(kind: kind, child: child)
    }

    override var text: String? { label ?? shownText }

    /// The text below. Kept once the layout stands: controls nested in controls would each walk all that is below them.
    fileprivate var shownText: String? {
        if let keptText { return keptText }
        let text = LayoutEngine.label(of: child)
        if isShown { keptText = .some(text) }
        return text
    }

    private var keptText: String??

    /// A container of its own: what a label prefers is not what a control does.
    override var ownSpacing: ViewSpacing { ViewSpacing(default: context.options.spacing) }

    override var inputs: [NodeInput] {
        guard let given, let words = GivenNote.words(of: given.type) else { return shown }
        return shown + [NodeInput(Self.givenNote, given.hidesLabels ? words + " without labels" : words)]
    }
}

/// A part of fixed lengths, or as long as it is offered.
final class ControlPartNode: LeafNode {
    private let part: ControlPart

    init(_ part: ControlPart, _ context: LayoutContext) {
        self.part = part
        super.init(context, kind: part.kind)
    }

    override func computeSize(_ proposal: ProposedViewSize) -> CGSize {
        CGSize(
            width: part.width ?? flexible(proposal.width),
            height: part.height ?? flexible(proposal.height))
    }
}

/// A flexible length of a control: what it is offered, never less than nothing, and its ideal where nothing is.
func flexible(_ length: CGFloat?) -> CGFloat {
    guard let length, !length.isNaN else { return ControlMetrics.flexibleIdeal }
    return max(0, length)
}

/// A control's node around its content, which stands in a row where it is several views.
///
/// - Parameter type: the control's, for the record.
@MainActor func controlNode(
    _ kind: String, _ content: some View, _ context: BuildContext, of type: Any.Type, label: String? = nil,
    inputs: [NodeInput] = []
) -> ControlNode {
    let inner = context.entering(.content).with { $0.stackAxis = .horizontal }
    return ControlNode(
        kind: kind, child: builtSingle(content, inner, implicit: implicitRow), label: label, inputs: inputs,
        given: (type, context.environment.hidesLabels))
}

/// All text below a node, joined by spaces: how a person names a control.
package func label(of node: LayoutNode) -> String? {
    var words: [String] = []
    var pending = [node]
    while let node = pending.popLast() {
        if node.children.isEmpty {
            if let text = node.text { words.append(text) }
        } else if let control = node as? ControlNode {
            if let text = control.shownText { words.append(text) }
        } else {
            pending.append(contentsOf: node.children.reversed())
        }
    }
    return words.isEmpty ? nil : words.joined(separator: " ")
}

/// The words of a label that is not shown.
@MainActor func hiddenLabel(_ view: some View, _ context: BuildContext) -> String? {
    let words = builtChildren(view, context.entering(.place(-1))).compactMap { label(of: $0) }
    return words.isEmpty ? nil : words.joined(separator: " ")
}

/// A control's label, unless labels are hidden.
struct ControlLabel<Label: View>: PrimitiveView {
    let label: Label

    func _build(_ context: BuildContext, into nodes: inout NodeList) {
        if !context.environment.hidesLabels { label._build(context, into: &nodes) }
    }
}

/// The words of a control whose label is hidden; nil where it is shown.
@MainActor func wordsIfHidden(_ label: some View, _ context: BuildContext) -> String? {
    context.environment.hidesLabels ? hiddenLabel(label, context) : nil
}

private enum HidesLabels: EnvironmentKey { static var defaultValue: Bool { false } }

extension EnvironmentValues {
    var hidesLabels: Bool {
        get { self[HidesLabels.self] }
        set { self[HidesLabels.self] = newValue }
    }
}

nonisolated extension View {
    /// Hides the labels of the controls inside; a step still finds them by their words.
    public func labelsHidden() -> some View { modifier(_EnvironmentModifier { $0.hidesLabels = true }) }
}
