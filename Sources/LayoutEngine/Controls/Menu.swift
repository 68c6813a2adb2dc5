import Foundation

/// A control that opens a menu. A stand-in: its label. A tap opens the menu: its content in a leading column without gaps,
/// over the label, at its top and leading corner; it never changes the label. Another tap closes it.
public struct Menu<Label, Content> {
    let label: Label
    let content: Content?
    let primaryAction: (() -> Void)?
    private var isOpen = State(wrappedValue: false)

    init(label: Label, content: Content?, primaryAction: (() -> Void)? = nil) {
        self.label = label
        self.content = content
        self.primaryAction = primaryAction
    }
}

extension Menu: View where Label: View, Content: View {
    nonisolated public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
        self.init(label: label(), content: content())
    }

    /// A menu whose tap does something: then a step cannot open it, as only a long press would.
    nonisolated public init(
        @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label, primaryAction: @escaping () -> Void
    ) { self.init(label: label(), content: content(), primaryAction: primaryAction) }

    public var body: some View {
        let isOpen = isOpen.projectedValue
        let items = VStack(alignment: .leading, spacing: 0) { content }.standInPart()
        StyledControl(
            configuration: MenuStyleConfiguration(label: _StyleContent(label)),
            look: HStack { label }.standInPart()
        )
        .onTapGesture { if let primaryAction { primaryAction() } else { isOpen.wrappedValue.toggle() } }
        .modifier(
            _PresentationModifier(kind: ".menu", presented: isOpen.wrappedValue ? items : nil, isIdeal: true) {
                isOpen.wrappedValue = false
            })
    }
}

extension Menu where Label == MenuStyleConfiguration.Label, Content == MenuStyleConfiguration.Content {
    /// The menu of a style's configuration.
    nonisolated public init(_ configuration: MenuStyleConfiguration) {
        self.init(label: configuration.label, content: nil)
    }
}

extension Menu where Label == Text, Content: View {
    nonisolated public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
        self.init(label: Text(titleKey), content: content())
    }

    @_disfavoredOverload
    nonisolated public init(_ title: some StringProtocol, @ViewBuilder content: () -> Content) {
        self.init(label: Text(title), content: content())
    }

    nonisolated public init(
        _ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content, primaryAction: @escaping () -> Void
    ) { self.init(label: Text(titleKey), content: content(), primaryAction: primaryAction) }

    @_disfavoredOverload
    nonisolated public init(
        _ title: some StringProtocol, @ViewBuilder content: () -> Content, primaryAction: @escaping () -> Void
    ) { self.init(label: Text(title), content: content(), primaryAction: primaryAction) }
}

extension Menu where Label == LayoutEngine.Label<Text, Image>, Content: View {
    nonisolated public init(
        _ titleKey: LocalizedStringKey, systemImage: String, @ViewBuilder content: () -> Content
    ) { self.init(label: .init(titleKey, systemImage: systemImage), content: content()) }

    @_disfavoredOverload nonisolated public init(
        _ title: some StringProtocol, systemImage: String, @ViewBuilder content: () -> Content
    ) { self.init(label: .init(title, systemImage: systemImage), content: content()) }

    nonisolated public init(
        _ titleKey: LocalizedStringKey, systemImage: String, @ViewBuilder content: () -> Content,
        primaryAction: @escaping () -> Void
    ) {
        self.init(
            label: .init(titleKey, systemImage: systemImage), content: content(), primaryAction: primaryAction)
    }

    nonisolated public init(
        _ titleKey: LocalizedStringKey, image: String, @ViewBuilder content: () -> Content
    ) { self.init(label: .init(titleKey, image: image), content: content()) }
}
