/// What a style of the author's own builds from a control's configuration.
typealias StyledBuild<Configuration> = @MainActor (Configuration, BuildContext, inout NodeList) -> Void

/// A style of the engine's own: controls look as they do without a style.
package protocol BuiltInStyle {}

private enum StyleKey<Configuration>: EnvironmentKey {
    static var defaultValue: StyledBuild<Configuration>? { nil }
}

extension EnvironmentValues {
    /// The style that controls with such a configuration inherit; nil for the engine's own look.
    subscript<Configuration>(style type: Configuration.Type) -> StyledBuild<Configuration>? {
        get { self[StyleKey<Configuration>.self] }
        set { self[StyleKey<Configuration>.self] = newValue }
    }
}

/// A change of the style that controls inherit. Values of the environment that the style itself reads are those of the
/// control it is used for.
///
/// - Parameter nests: Whether the same kind of control inside the styled one has the style too. Where a style may show its
///   control again, that one has the engine's look.
nonisolated func styleModifier<Style, Configuration, Content: View>(
    _ style: Style, nests: Bool = false, _ body: @escaping @MainActor (Style, Configuration) -> Content
) -> _EnvironmentModifier {
    guard !(style is any BuiltInStyle) else { return _EnvironmentModifier { $0[style: Configuration.self] = nil } }
    nonisolated(unsafe) let style = style
    let build: StyledBuild<Configuration> = { configuration, context, nodes in
        var style = style
        let inner = context.entering(.type(ObjectIdentifier(Style.self))).with {
            if !nests { $0[style: Configuration.self] = nil }
        }
        bindDynamicProperties(of: &style, inner)
        body(style, configuration)._build(inner.entering(.content), into: &nodes)
    }
    return _EnvironmentModifier { $0[style: Configuration.self] = build }
}

/// What a style makes of a configuration, as a view.
struct StyledView<Configuration>: PrimitiveView {
    let configuration: Configuration
    let build: StyledBuild<Configuration>

    func _build(_ context: BuildContext, into nodes: inout NodeList) { build(configuration, context, &nodes) }
}

/// A control as the style around it shows it, else by the engine's look.
struct StyledControl<Configuration, Look: View>: PrimitiveView {
    let configuration: Configuration
    let look: Look

    func _build(_ context: BuildContext, into nodes: inout NodeList) {
        if let build = context.environment[style: Configuration.self] {
            build(configuration, context.entering(.branch(true)), &nodes)
        } else {
            look._build(context.entering(.branch(false)), into: &nodes)
        }
    }
}

/// A part of a control, as a style's configuration gives it.
public struct _StyleContent {
    private let content: any View

    init(_ content: some View) { self.content = content }
}

extension _StyleContent: PrimitiveView {
    public func _build(_ context: BuildContext, into nodes: inout NodeList) { content._build(context, into: &nodes) }
}
