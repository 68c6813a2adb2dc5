/// A change that can be put on any view.
@MainActor @preconcurrency public protocol ViewModifier {
    associatedtype Body: View
    @ViewBuilder func body(content: Content) -> Body
    typealias Content = _ViewModifier_Content<Self>

    /// Appends the nodes of the modified content. Modifiers of the engine's own implement it; others are their body.
    func _build(_ content: some View, _ context: BuildContext, into nodes: inout NodeList)
}

extension ViewModifier {
    public func _build(_ content: some View, _ context: BuildContext, into nodes: inout NodeList) {
        let context = context.entering(.type(ObjectIdentifier(Self.self)))
        var modifier = self
        let told = context.layout.toldProperties { bindDynamicProperties(of: &modifier, context) }
        let start = nodes.count
        let content = Content { context, nodes in content._build(context.entering(.content), into: &nodes) }
        modifier.body(content: content)._build(context, into: &nodes)
        for node in nodes.nodes[start...] {
            for (what, words) in told { node.noteTold(what, words) }
        }
    }
}

extension ViewModifier where Body == Never {
    public func body(content: Content) -> Never { fatalError("\(Self.self) is a modifier without a body") }
}

/// The content that a modifier's body is given. It keeps the environment of where the body puts it.
public struct _ViewModifier_Content<Modifier> {
    let build: @MainActor (BuildContext, inout NodeList) -> Void
}

extension _ViewModifier_Content: PrimitiveView {
    public func _build(_ context: BuildContext, into nodes: inout NodeList) { build(context, &nodes) }
}

/// A value with a modifier put on it.
public struct ModifiedContent<Content, Modifier> {
    public var content: Content
    public var modifier: Modifier

    public init(content: Content, modifier: Modifier) {
        self.content = content
        self.modifier = modifier
    }
}

extension ModifiedContent: View where Content: View, Modifier: ViewModifier {
    public typealias Body = Never

    public func _build(_ context: BuildContext, into nodes: inout NodeList) {
        modifier._build(content, context, into: &nodes)
    }
}

extension ModifiedContent: ViewModifier where Content: ViewModifier, Modifier: ViewModifier {
    public typealias Body = Never

    public func _build(_ content: some View, _ context: BuildContext, into nodes: inout NodeList) {
        modifier._build(ModifiedContent<_, Content>(content: content, modifier: self.content), context, into: &nodes)
    }
}

nonisolated extension View {
    /// This view with a modifier put on it.
    public func modifier<T>(_ modifier: T) -> ModifiedContent<Self, T> { .init(content: self, modifier: modifier) }
}

extension ViewModifier {
    nonisolated public func concat<T>(_ modifier: T) -> ModifiedContent<Self, T> {
        .init(content: self, modifier: modifier)
    }
}

/// A modifier that changes nothing.
public struct EmptyModifier: Sendable {
    public static let identity = EmptyModifier()

    public init() {}
}

extension EmptyModifier: ViewModifier {
    public typealias Body = Never

    public func _build(_ content: some View, _ context: BuildContext, into nodes: inout NodeList) {
        content._build(context, into: &nodes)
    }
}

/// A modifier that puts a node of its own around each node of its content.
@MainActor @preconcurrency package protocol LayoutModifier: ViewModifier where Body == Never {
    nonisolated func node(around child: LayoutNode, _ context: BuildContext) -> LayoutNode
}

extension LayoutModifier {
    public func _build(_ content: some View, _ context: BuildContext, into nodes: inout NodeList) {
        let start = nodes.count
        content._build(context.entering(.content), into: &nodes)
        nodes.wrap(from: start) { node(around: $0, context) }
    }
}

/// A modifier that only changes the environment its content is built in.
public struct _EnvironmentModifier {
    /// What the author asks for by it, where that is a value that views may read.
    var asked: AskedEnvironment?
    let change: (inout EnvironmentValues) -> Void
}

extension _EnvironmentModifier: ViewModifier {
    public typealias Body = Never

    public func _build(_ content: some View, _ context: BuildContext, into nodes: inout NodeList) {
        var inner = context.with(change)
        if let asked, context.layout.observer != nil { asked.note(in: &inner.environment) }
        content._build(inner, into: &nodes)
    }
}

/// A modifier that only notes something on the nodes of its content.
public struct _NodeModifier {
    let note: (LayoutNode) -> Void
}

extension _NodeModifier: ViewModifier {
    public typealias Body = Never

    public func _build(_ content: some View, _ context: BuildContext, into nodes: inout NodeList) {
        let start = nodes.count
        content._build(context, into: &nodes)
        for index in start..<nodes.count { note(nodes.nodes[index]) }
    }
}
