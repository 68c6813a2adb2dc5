/// Builds views from statements.
@resultBuilder public enum ViewBuilder {
    public static func buildExpression<Content: View>(_ content: Content) -> Content { content }

    public static func buildBlock() -> EmptyView { EmptyView() }
    public static func buildBlock<Content: View>(_ content: Content) -> Content { content }
    public static func buildBlock<each Content: View>(
        _ content: repeat each Content
    ) -> TupleView<(repeat each Content)> {
        TupleView((repeat each content))
    }

    public static func buildIf<Content: View>(_ content: Content?) -> Content? { content }
    public static func buildOptional<Content: View>(_ content: Content?) -> Content? { content }

    public static func buildEither<TrueContent: View, FalseContent: View>(
        first: TrueContent
    ) -> _ConditionalContent<TrueContent, FalseContent> { .init(storage: .first(first)) }

    public static func buildEither<TrueContent: View, FalseContent: View>(
        second: FalseContent
    ) -> _ConditionalContent<TrueContent, FalseContent> { .init(storage: .second(second)) }

    public static func buildLimitedAvailability<Content: View>(_ content: Content) -> AnyView { AnyView(content) }
}

/// One of two views.
public struct _ConditionalContent<TrueContent, FalseContent> {
    enum Storage {
        case first(TrueContent)
        case second(FalseContent)
    }

    let storage: Storage
}

extension _ConditionalContent: View where TrueContent: View, FalseContent: View {
    public typealias Body = Never

    public func _build(_ context: BuildContext, into nodes: inout NodeList) {
        switch storage {
        case .first(let content): content._build(context.entering(.branch(true)), into: &nodes)
        case .second(let content): content._build(context.entering(.branch(false)), into: &nodes)
        }
    }
}

extension Optional: View where Wrapped: View {
    public typealias Body = Never

    public func _build(_ context: BuildContext, into nodes: inout NodeList) {
        self?._build(context.entering(.branch(true)), into: &nodes)
    }
}

/// No view at all.
public struct EmptyView: Sendable {
    public init() {}
}

extension EmptyView: PrimitiveView {
    public func _build(_ context: BuildContext, into nodes: inout NodeList) {}
}

/// A view whose type is not known.
public struct AnyView {
    private let content: any View

    public init<V: View>(_ view: V) { content = (view as? AnyView)?.content ?? view }
    public init<V: View>(erasing view: V) { self.init(view) }

    public init?(_fromValue value: Any) {
        guard let view = value as? any View else { return nil }
        self.init(view)
    }
}

extension AnyView: PrimitiveView {
    public func _build(_ context: BuildContext, into nodes: inout NodeList) {
        // Another type is another view: its state starts anew.
        content._build(context.entering(.type(ObjectIdentifier(type(of: content)))), into: &nodes)
    }
}

/// Several views that are treated as one where a modifier is put on them.
public struct Group<Content> {
    let content: Content
}

extension Group: View where Content: View {
    public typealias Body = Never

    nonisolated public init(@ViewBuilder content: () -> Content) { self.content = content() }

    public func _build(_ context: BuildContext, into nodes: inout NodeList) { content._build(context, into: &nodes) }
}

/// Content with a header and a footer; in a plain container they stand one after another.
public struct Section<Parent, Content, Footer> {
    let header: Parent
    let content: Content
    let footer: Footer
}

extension Section: View where Parent: View, Content: View, Footer: View {
    public typealias Body = Never

    nonisolated public init(
        @ViewBuilder content: () -> Content, @ViewBuilder header: () -> Parent, @ViewBuilder footer: () -> Footer
    ) {
        self.init(header: header(), content: content(), footer: footer())
    }

    public func _build(_ context: BuildContext, into nodes: inout NodeList) {
        TupleView(
            (
                header.modifier(_SectionEnd()).modifier(_SectionPart(section: context.identity, place: .header)),
                content.modifier(_SectionPart(section: context.identity, place: .content)),
                footer.modifier(_SectionEnd()).modifier(_SectionPart(section: context.identity, place: .footer))
            )
        )
        ._build(context, into: &nodes)
    }
}

/// Marks a section's header and footer for containers that treat them otherwise than other views.
struct _SectionEnd: ViewModifier {
    typealias Body = Never

    func _build(_ content: some View, _ context: BuildContext, into nodes: inout NodeList) {
        let start = nodes.count
        content._build(context, into: &nodes)
        for index in start..<nodes.count { nodes.nodes[index].endsSection = true }
    }
}

extension Section where Parent == EmptyView, Content: View, Footer == EmptyView {
    nonisolated public init(@ViewBuilder content: () -> Content) {
        self.init(header: EmptyView(), content: content(), footer: EmptyView())
    }
}

extension Section where Parent == Text, Content: View, Footer == EmptyView {
    nonisolated public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
        self.init(header: Text(titleKey), content: content(), footer: EmptyView())
    }

    @_disfavoredOverload
    nonisolated public init(_ title: some StringProtocol, @ViewBuilder content: () -> Content) {
        self.init(header: Text(title), content: content(), footer: EmptyView())
    }
}

extension Section where Parent == Text, Content: View, Footer == EmptyView {
    /// A section that can be closed: then only its header is there.
    nonisolated public init<Inner: View>(
        _ titleKey: LocalizedStringKey, isExpanded: Binding<Bool>, @ViewBuilder content: () -> Inner
    ) where Content == Inner? {
        self.init(header: Text(titleKey), content: isExpanded.wrappedValue ? content() : nil, footer: EmptyView())
    }

    @_disfavoredOverload
    nonisolated public init<Inner: View>(
        _ title: some StringProtocol, isExpanded: Binding<Bool>, @ViewBuilder content: () -> Inner
    ) where Content == Inner? {
        self.init(header: Text(title), content: isExpanded.wrappedValue ? content() : nil, footer: EmptyView())
    }
}

extension Section where Parent: View, Content: View, Footer == EmptyView {
    /// A section that can be closed: then only its header is there.
    nonisolated public init<Inner: View>(
        isExpanded: Binding<Bool>, @ViewBuilder content: () -> Inner, @ViewBuilder header: () -> Parent
    ) where Content == Inner? {
        self.init(header: header(), content: isExpanded.wrappedValue ? content() : nil, footer: EmptyView())
    }
}

extension Section where Parent: View, Content: View, Footer: View {
    nonisolated public init(header: Parent, footer: Footer, @ViewBuilder content: () -> Content) {
        self.init(header: header, content: content(), footer: footer)
    }
}

extension Section where Parent == EmptyView, Content: View, Footer: View {
    nonisolated public init(footer: Footer, @ViewBuilder content: () -> Content) {
        self.init(header: EmptyView(), content: content(), footer: footer)
    }
}

extension Section where Parent: View, Content: View, Footer == EmptyView {
    nonisolated public init(@ViewBuilder content: () -> Content, @ViewBuilder header: () -> Parent) {
        self.init(header: header(), content: content(), footer: EmptyView())
    }

    nonisolated public init(header: Parent, @ViewBuilder content: () -> Content) {
        self.init(header: header, content: content(), footer: EmptyView())
    }
}

extension Section where Parent == EmptyView, Content: View, Footer: View {
    nonisolated public init(@ViewBuilder content: () -> Content, @ViewBuilder footer: () -> Footer) {
        self.init(header: EmptyView(), content: content(), footer: footer())
    }
}
