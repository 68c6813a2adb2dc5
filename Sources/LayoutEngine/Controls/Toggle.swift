import Foundation

/// A control that is on or off: a checkbox before its label.
public struct Toggle<Label> {
    let isOn: Binding<Bool>
    let label: Label
}

extension Toggle: View where Label: View {
    public typealias Body = Never

    nonisolated public init(isOn: Binding<Bool>, @ViewBuilder label: () -> Label) {
        self.init(isOn: isOn, label: label())
    }

    public func _build(_ context: BuildContext, into nodes: inout NodeList) {
        let isOn = isOn
        let look = HStack(spacing: ControlMetrics.labelGap) {
            ControlPart(kind: "Checkbox", width: ControlMetrics.checkbox, height: ControlMetrics.checkbox)
            ControlLabel(label: label)
        }
        .standInPart()
        let content = StyledControl(
            configuration: ToggleStyleConfiguration(label: _StyleContent(label), isOn: isOn), look: look)
        let node = controlNode(
            "Toggle", content, context, label: wordsIfHidden(label, context),
            inputs: [NodeInput("isOn", isOn.wrappedValue)])
        node.control = Control(kind: .toggle, isEnabled: context.environment.isEnabled) {
            isOn.wrappedValue.toggle()
        } set: { value in
            guard case .bool(let flag) = value else { return "true or false" }
            isOn.wrappedValue = flag
            return nil
        }
        nodes.append(node)
    }
}

extension Toggle where Label == Text {
    nonisolated public init(_ titleKey: LocalizedStringKey, isOn: Binding<Bool>) {
        self.init(isOn: isOn, label: Text(titleKey))
    }

    @_disfavoredOverload
    nonisolated public init(_ title: some StringProtocol, isOn: Binding<Bool>) {
        self.init(isOn: isOn, label: Text(title))
    }
}

extension Toggle where Label == LayoutEngine.Label<Text, Image> {
    nonisolated public init(_ titleKey: LocalizedStringKey, systemImage: String, isOn: Binding<Bool>) {
        self.init(isOn: isOn, label: .init(titleKey, systemImage: systemImage))
    }
}

extension Toggle where Label == ToggleStyleConfiguration.Label {
    /// The toggle of a style's configuration.
    nonisolated public init(_ configuration: ToggleStyleConfiguration) {
        self.init(isOn: configuration.$isOn, label: configuration.label)
    }
}
