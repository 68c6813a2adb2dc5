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
            "Toggle", content, context, of: Self.self, label: wordsIfHidden(label, context),
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

extension Toggle where Label: View {
    /// One toggle for all elements: on when all are, and it sets all.
    nonisolated public init<C: RandomAccessCollection>(
        sources: C, isOn: KeyPath<C.Element, Binding<Bool>>, @ViewBuilder label: () -> Label
    ) {
        let bindings = sources.map { $0[keyPath: isOn] }
        self.init(
            isOn: Binding(
                get: { bindings.allSatisfy(\.wrappedValue) },
                set: { value in for binding in bindings { binding.wrappedValue = value } }),
            label: label)
    }
}

extension Toggle where Label == Text {
    nonisolated public init<C: RandomAccessCollection>(
        _ titleKey: LocalizedStringKey, sources: C, isOn: KeyPath<C.Element, Binding<Bool>>
    ) { self.init(sources: sources, isOn: isOn) { Text(titleKey) } }

    @_disfavoredOverload
    nonisolated public init<C: RandomAccessCollection>(
        _ title: some StringProtocol, sources: C, isOn: KeyPath<C.Element, Binding<Bool>>
    ) { self.init(sources: sources, isOn: isOn) { Text(title) } }
}
