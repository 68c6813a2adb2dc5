import Foundation

/// A control that chooses one of several options: its label before a pop-up button as wide as the widest option. The
/// options themselves are not shown, so they are no nodes.
public struct Picker<Label, SelectionValue: Hashable, Content> {
    let selection: Binding<SelectionValue>
    let label: Label
    let content: Content
}

extension Picker: View where Label: View, Content: View {
    public typealias Body = Never

    nonisolated public init(
        selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label
    ) {
        self.init(selection: selection, label: label(), content: content())
    }

    nonisolated public init(
        selection: Binding<SelectionValue>, label: Label, @ViewBuilder content: () -> Content
    ) {
        self.init(selection: selection, label: label, content: content())
    }

    public func _build(_ context: BuildContext, into nodes: inout NodeList) {
        let options = options(in: context)
        let widest = options.map(\.width).max() ?? 0
        let highest = options.map(\.height).max() ?? 0
        let content = HStack(spacing: ControlMetrics.partGap) {
            ControlLabel(label: label)
            ControlPart(
                kind: "PopUpButton", width: widest + ControlMetrics.popUpExtra,
                height: max(ControlMetrics.popUpHeight, highest + ControlMetrics.fieldExtraHeight))
        }
        .standInPart()
        let choice = PickerChoice(selection: selection, options: options)
        let node = controlNode(
            "Picker", content, context, of: Self.self, label: wordsIfHidden(label, context),
            inputs: [NodeInput("selection", choice.title)])
        node.control = Control(kind: .picker, isEnabled: context.environment.isEnabled, set: { choice.choose($0) })
        nodes.append(node)
    }

    @MainActor private func options(in context: BuildContext) -> [PickerOption<SelectionValue>] {
        builtChildren(content, context.entering(.place(-2))).map { node in
            let size = node.sizeThatFits(.unspecified)
            return PickerOption(
                title: LayoutEngine.label(of: node) ?? "", value: value(of: node), width: size.width,
                height: size.height)
        }
    }

    /// The tag of an option, looked for through its modifiers; an element of a ForEach without one has its id.
    private func value(of node: LayoutNode) -> SelectionValue? {
        var inner: LayoutNode? = node
        while let current = inner {
            if let tag = current.tag {
                return tag.base as? SelectionValue ?? (tag.base as? any Hashable).flatMap { optional($0) }
            }
            inner = current.modified
        }
        guard let id = node.elementID?.text else { return nil }
        return id as? SelectionValue ?? Int(id) as? SelectionValue
    }

    /// A tag of a type whose optional is selected.
    private func optional(_ tag: any Hashable) -> SelectionValue? {
        func wrapped<T>(_ value: T) -> SelectionValue? { T?.some(value) as? SelectionValue }
        return wrapped(tag)
    }
}

extension Picker where Label == Text, Content: View {
    nonisolated public init(
        _ titleKey: LocalizedStringKey, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content
    ) {
        self.init(selection: selection, label: Text(titleKey), content: content())
    }

    @_disfavoredOverload
    nonisolated public init(
        _ title: some StringProtocol, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content
    ) {
        self.init(selection: selection, label: Text(title), content: content())
    }
}

/// One of the things a picker chooses from.
struct PickerOption<Value> {
    let title: String
    let value: Value?
    let width: CGFloat
    let height: CGFloat
}

/// A picker's options and which of them is chosen.
final class PickerChoice<Value: Hashable> {
    private let selection: Binding<Value>
    private let options: [PickerOption<Value>]

    init(selection: Binding<Value>, options: [PickerOption<Value>]) {
        self.selection = selection
        self.options = options
    }

    var title: String {
        options.first { $0.value == selection.wrappedValue }?.title ?? spokenValue(selection.wrappedValue)
    }

    /// Chooses the option with a title or value; returns what there is to choose from when there is no such one.
    func choose(_ new: ControlValue) -> String? {
        let words: String =
            switch new {
            case .text(let text): text
            case .number(let number): spokenValue(number)
            case .bool(let flag): spokenValue(flag)
            }
        let found = options.filter { $0.title == words || $0.value.map(spokenValue) == words }
        guard found.count == 1, let value = found[0].value else {
            return "one of " + options.map { "\"\($0.title)\"" }.joined(separator: ", ")
        }
        selection.wrappedValue = value
        return nil
    }
}

extension Picker where Label == LayoutEngine.Label<Text, Image>, Content: View {
    nonisolated public init(
        _ titleKey: LocalizedStringKey, systemImage: String, selection: Binding<SelectionValue>,
        @ViewBuilder content: () -> Content
    ) {
        self.init(selection: selection, label: .init(titleKey, systemImage: systemImage), content: content())
    }
}
