import Foundation

/// Content that is shown or hidden by its header, a triangle before a label.
public struct DisclosureGroup<Label, Content> {
    let given: Binding<Bool>?
    let label: Label
    let content: () -> Content
    private var ownState = State(wrappedValue: false)

    init(given: Binding<Bool>?, label: Label, content: @escaping () -> Content) {
        self.given = given
        self.label = label
        self.content = content
    }
}

extension DisclosureGroup: View where Label: View, Content: View {
    nonisolated public init(@ViewBuilder content: @escaping () -> Content, @ViewBuilder label: () -> Label) {
        self.init(given: nil, label: label(), content: content)
    }

    nonisolated public init(
        isExpanded: Binding<Bool>, @ViewBuilder content: @escaping () -> Content, @ViewBuilder label: () -> Label
    ) {
        self.init(given: isExpanded, label: label(), content: content)
    }

    public var body: some View {
        let expanded = given ?? ownState.projectedValue
        StyledControl(
            configuration: DisclosureGroupStyleConfiguration(
                label: _StyleContent(label), content: _StyleContent(content()), isExpanded: expanded),
            look: VStack(alignment: .leading, spacing: ControlMetrics.labelGap) {
                DisclosureHeader(isExpanded: expanded, label: label)
                if expanded.wrappedValue { content() }
            }
            .standInPart())
    }
}

extension DisclosureGroup where Label == Text, Content: View {
    nonisolated public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: @escaping () -> Content) {
        self.init(given: nil, label: Text(titleKey), content: content)
    }

    @_disfavoredOverload
    nonisolated public init(_ title: some StringProtocol, @ViewBuilder content: @escaping () -> Content) {
        self.init(given: nil, label: Text(title), content: content)
    }

    nonisolated public init(
        _ titleKey: LocalizedStringKey, isExpanded: Binding<Bool>, @ViewBuilder content: @escaping () -> Content
    ) {
        self.init(given: isExpanded, label: Text(titleKey), content: content)
    }

    @_disfavoredOverload
    nonisolated public init(
        _ title: some StringProtocol, isExpanded: Binding<Bool>, @ViewBuilder content: @escaping () -> Content
    ) {
        self.init(given: isExpanded, label: Text(title), content: content)
    }
}

/// The row that a disclosure group is opened and closed by.
private struct DisclosureHeader<Label: View>: PrimitiveView {
    let isExpanded: Binding<Bool>
    let label: Label

    func _build(_ context: BuildContext, into nodes: inout NodeList) {
        let isExpanded = isExpanded
        let content = HStack(spacing: ControlMetrics.triangleGap) {
            ControlPart(kind: "Triangle", width: ControlMetrics.triangle, height: ControlMetrics.triangle)
            label
        }
        .standInPart()
        let node = controlNode(
            "DisclosureHeader", content, context, of: Self.self,
            inputs: [NodeInput("isExpanded", isExpanded.wrappedValue)])
        node.control = Control(kind: .group, isEnabled: context.environment.isEnabled) {
            isExpanded.wrappedValue.toggle()
        } set: { value in
            guard case .bool(let flag) = value else { return "true or false" }
            isExpanded.wrappedValue = flag
            return nil
        }
        nodes.append(node)
    }
}
