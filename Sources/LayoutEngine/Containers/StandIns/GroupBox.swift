public import Foundation

/// Views in a box with a title. A stand-in: the title above the content, leading, 8 apart, padded by the default.
public struct GroupBox<Label, Content> {
    let label: Label
    let content: Content
}

extension GroupBox: View where Label: View, Content: View {
    nonisolated public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
        self.init(label: label(), content: content())
    }

    nonisolated public init(label: Label, @ViewBuilder content: () -> Content) {
        self.init(label: label, content: content())
    }

    public var body: some View {
        StyledControl(
            configuration: GroupBoxStyleConfiguration(label: _StyleContent(label), content: _StyleContent(content)),
            look: VStack(alignment: .leading, spacing: 8) {
                label
                VStack { content }.standInPart()
            }
            .standInPart()
            .padding().standInPart())
    }
}

extension GroupBox where Label == GroupBoxStyleConfiguration.Label, Content == GroupBoxStyleConfiguration.Content {
    /// The box of a style's configuration.
    nonisolated public init(_ configuration: GroupBoxStyleConfiguration) {
        self.init(label: configuration.label, content: configuration.content)
    }
}

extension GroupBox where Label == EmptyView, Content: View {
    nonisolated public init(@ViewBuilder content: () -> Content) {
        self.init(label: EmptyView(), content: content())
    }
}

extension GroupBox where Label == Text, Content: View {
    nonisolated public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
        self.init(label: Text(titleKey), content: content())
    }

    @_disfavoredOverload
    nonisolated public init(_ title: some StringProtocol, @ViewBuilder content: () -> Content) {
        self.init(label: Text(title), content: content())
    }
}

/// A title and a value. A stand-in: the title leading and the value trailing, a Spacer between them.
public struct LabeledContent<Label, Content> {
    let label: Label
    let content: Content
}

extension LabeledContent: View where Label: View, Content: View {
    nonisolated public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
        self.init(label: label(), content: content())
    }

    public var body: some View {
        StyledControl(
            configuration: LabeledContentStyleConfiguration(
                label: _StyleContent(label), content: _StyleContent(content)),
            look: HStack {
                label
                Spacer().standInPart()
                content
            }
            .standInPart())
    }
}

extension LabeledContent
where Label == LabeledContentStyleConfiguration.Label, Content == LabeledContentStyleConfiguration.Content {
    /// The title and the value of a style's configuration.
    nonisolated public init(_ configuration: LabeledContentStyleConfiguration) {
        self.init(label: configuration.label, content: configuration.content)
    }
}

extension LabeledContent where Label == Text, Content: View {
    nonisolated public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
        self.init(label: Text(titleKey), content: content())
    }

    @_disfavoredOverload
    nonisolated public init(_ title: some StringProtocol, @ViewBuilder content: () -> Content) {
        self.init(label: Text(title), content: content())
    }
}

extension LabeledContent where Label == Text, Content == Text {
    nonisolated public init(_ titleKey: LocalizedStringKey, value: some StringProtocol) {
        self.init(label: Text(titleKey), content: Text(value))
    }

    @_disfavoredOverload
    nonisolated public init(_ title: some StringProtocol, value: some StringProtocol) {
        self.init(label: Text(title), content: Text(value))
    }
}

extension LabeledContent where Label == Text, Content == Text {
    nonisolated public init<F: FormatStyle>(_ titleKey: LocalizedStringKey, value: F.FormatInput, format: F)
    where F.FormatInput: Equatable, F.FormatOutput == String {
        self.init(label: Text(titleKey), content: Text(value, format: format))
    }

    @_disfavoredOverload
    nonisolated public init<F: FormatStyle>(_ title: some StringProtocol, value: F.FormatInput, format: F)
    where F.FormatInput: Equatable, F.FormatOutput == String {
        self.init(label: Text(title), content: Text(value, format: format))
    }
}

/// Controls that belong together. A stand-in: a row of them.
public struct ControlGroup<Content> {
    let content: Content
}

extension ControlGroup: View where Content: View {
    nonisolated public init(@ViewBuilder content: () -> Content) { self.init(content: content()) }

    public var body: some View { HStack { content }.standInPart() }
}
