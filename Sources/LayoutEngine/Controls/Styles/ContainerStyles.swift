import Foundation

/// How a group box looks.
@MainActor @preconcurrency public protocol GroupBoxStyle {
    associatedtype Body: View
    typealias Configuration = GroupBoxStyleConfiguration
    @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// The parts of a group box, for its style.
public struct GroupBoxStyleConfiguration {
    public typealias Label = _StyleContent
    public typealias Content = _StyleContent

    public let label: Label
    public let content: Content
}

/// The platform's own look: the stand-in's.
public struct DefaultGroupBoxStyle: GroupBoxStyle, BuiltInStyle {
    nonisolated public init() {}

    public func makeBody(configuration: Configuration) -> some View { GroupBox(configuration) }
}

extension GroupBoxStyle where Self == DefaultGroupBoxStyle { nonisolated public static var automatic: Self { Self() } }

/// How a disclosure group looks.
@MainActor @preconcurrency public protocol DisclosureGroupStyle {
    associatedtype Body: View
    typealias Configuration = DisclosureGroupStyleConfiguration
    @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// The parts of a disclosure group, for its style.
public struct DisclosureGroupStyleConfiguration {
    public typealias Label = _StyleContent
    public typealias Content = _StyleContent

    public let label: Label
    public let content: Content
    @Binding public var isExpanded: Bool

    init(label: Label, content: Content, isExpanded: Binding<Bool>) {
        self.label = label
        self.content = content
        _isExpanded = isExpanded
    }
}

/// The platform's own look: the stand-in's.
public struct AutomaticDisclosureGroupStyle: DisclosureGroupStyle, BuiltInStyle {
    nonisolated public init() {}

    public func makeBody(configuration: Configuration) -> some View {
        DisclosureGroup(isExpanded: configuration.$isExpanded) {
            configuration.content
        } label: {
            configuration.label
        }
    }
}

extension DisclosureGroupStyle where Self == AutomaticDisclosureGroupStyle {
    nonisolated public static var automatic: Self { Self() }
}

/// How a title with a value looks.
@MainActor @preconcurrency public protocol LabeledContentStyle {
    associatedtype Body: View
    typealias Configuration = LabeledContentStyleConfiguration
    @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// The parts of a title with a value, for its style.
public struct LabeledContentStyleConfiguration {
    public typealias Label = _StyleContent
    public typealias Content = _StyleContent

    public let label: Label
    public let content: Content
}

/// The platform's own look: the stand-in's.
public struct AutomaticLabeledContentStyle: LabeledContentStyle, BuiltInStyle {
    nonisolated public init() {}

    public func makeBody(configuration: Configuration) -> some View { LabeledContent(configuration) }
}

extension LabeledContentStyle where Self == AutomaticLabeledContentStyle {
    nonisolated public static var automatic: Self { Self() }
}

nonisolated extension View {
    public func groupBoxStyle<S: GroupBoxStyle>(_ style: S) -> some View {
        modifier(styleModifier(style, nests: true) { $0.makeBody(configuration: $1) })
    }

    public func disclosureGroupStyle<S: DisclosureGroupStyle>(_ style: S) -> some View {
        modifier(styleModifier(style, nests: true) { $0.makeBody(configuration: $1) })
    }

    public func labeledContentStyle<S: LabeledContentStyle>(_ style: S) -> some View {
        modifier(styleModifier(style) { $0.makeBody(configuration: $1) })
    }
}
