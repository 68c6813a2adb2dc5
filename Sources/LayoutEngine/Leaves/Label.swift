import Foundation

/// A title with an icon. A stand-in: a row of both, 8 apart, aligned at their centres; its style decides what is shown.
public struct Label<Title, Icon> {
    let title: Title
    let icon: Icon
}

extension Label: View where Title: View, Icon: View {
    nonisolated public init(@ViewBuilder title: () -> Title, @ViewBuilder icon: () -> Icon) {
        self.init(title: title(), icon: icon())
    }

    public var body: some View { StyledLabel(configuration: .init(title: title, icon: icon)) }
}

extension Label where Title == Text, Icon == Image {
    nonisolated public init(_ titleKey: LocalizedStringKey, systemImage name: String) {
        self.init(title: Text(titleKey), icon: Image(systemName: name))
    }

    nonisolated public init(_ titleKey: LocalizedStringKey, image name: String) {
        self.init(title: Text(titleKey), icon: Image(name))
    }

    @_disfavoredOverload
    nonisolated public init(_ title: some StringProtocol, systemImage name: String) {
        self.init(title: Text(title), icon: Image(systemName: name))
    }
}

extension Label where Title == LabelStyleConfiguration.Title, Icon == LabelStyleConfiguration.Icon {
    /// The label of a style's configuration.
    nonisolated public init(_ configuration: LabelStyleConfiguration) {
        self.init(title: configuration.title, icon: configuration.icon)
    }
}

/// The parts of a label, for its style.
public struct LabelStyleConfiguration {
    /// The label's title.
    public struct Title { let content: any View }
    /// The label's icon.
    public struct Icon { let content: any View }

    public let title: Title
    public let icon: Icon

    init(title: some View, icon: some View) {
        self.title = Title(content: title)
        self.icon = Icon(content: icon)
    }
}

extension LabelStyleConfiguration.Title: PrimitiveView {
    public func _build(_ context: BuildContext, into nodes: inout NodeList) { content._build(context, into: &nodes) }
}

extension LabelStyleConfiguration.Icon: PrimitiveView {
    public func _build(_ context: BuildContext, into nodes: inout NodeList) { content._build(context, into: &nodes) }
}

/// How labels look.
@MainActor @preconcurrency public protocol LabelStyle {
    associatedtype Body: View
    typealias Configuration = LabelStyleConfiguration

    @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// Icon and title.
public struct TitleAndIconLabelStyle: LabelStyle {
    nonisolated public init() {}

    public func makeBody(configuration: Configuration) -> some View {
        HStack(spacing: 8) {
            configuration.icon
            configuration.title
        }
        .standInPart("icon and title")
    }
}

/// The platform's own choice: icon and title.
public struct DefaultLabelStyle: LabelStyle {
    nonisolated public init() {}

    public func makeBody(configuration: Configuration) -> some View {
        TitleAndIconLabelStyle().makeBody(configuration: configuration)
    }
}

/// The title alone.
public struct TitleOnlyLabelStyle: LabelStyle {
    nonisolated public init() {}

    public func makeBody(configuration: Configuration) -> some View {
        HStack { configuration.title }.standInPart("title")
    }
}

/// The icon alone.
public struct IconOnlyLabelStyle: LabelStyle {
    nonisolated public init() {}

    public func makeBody(configuration: Configuration) -> some View {
        HStack { configuration.icon }.standInPart("icon")
    }
}

extension LabelStyle where Self == DefaultLabelStyle {
    nonisolated public static var automatic: DefaultLabelStyle { DefaultLabelStyle() }
}
extension LabelStyle where Self == TitleAndIconLabelStyle {
    nonisolated public static var titleAndIcon: TitleAndIconLabelStyle { TitleAndIconLabelStyle() }
}
extension LabelStyle where Self == TitleOnlyLabelStyle {
    nonisolated public static var titleOnly: TitleOnlyLabelStyle { TitleOnlyLabelStyle() }
}
extension LabelStyle where Self == IconOnlyLabelStyle {
    nonisolated public static var iconOnly: IconOnlyLabelStyle { IconOnlyLabelStyle() }
}

enum LabelStyleKey: EnvironmentKey { static var defaultValue: (any LabelStyle)? { nil } }

/// A label as the environment's style shows it.
private struct StyledLabel: PrimitiveView {
    let configuration: LabelStyleConfiguration

    func _build(_ context: BuildContext, into nodes: inout NodeList) {
        let style = context.environment[LabelStyleKey.self] ?? DefaultLabelStyle()
        // A style may show a label again: that one has the style around this one's, here the default.
        let inner = context.with { $0[LabelStyleKey.self] = nil }
        build(style, inner, into: &nodes)
    }

    private func build(_ style: some LabelStyle, _ context: BuildContext, into nodes: inout NodeList) {
        style.makeBody(configuration: configuration)._build(context.entering(.content), into: &nodes)
    }
}

nonisolated extension View {
    public func labelStyle(_ style: some LabelStyle) -> some View {
        modifier(_EnvironmentModifier { $0[LabelStyleKey.self] = style })
    }
}
