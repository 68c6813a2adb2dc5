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
        let content = HStack(spacing: ControlMetrics.labelGap) {
            ControlPart(kind: "Checkbox", width: ControlMetrics.checkbox, height: ControlMetrics.checkbox)
            label
        }
        let node = controlNode("Toggle", content, context, inputs: [NodeInput("isOn", isOn.wrappedValue)])
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
