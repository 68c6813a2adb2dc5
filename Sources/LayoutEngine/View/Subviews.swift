/// The views of some content one by one, for a container that arranges each (`Group(subviews:)`, `ForEach(subviews:)`).
public struct SubviewsCollection: RandomAccessCollection {
    let source: SubviewSource
    /// Which of the content's views; nil for all.
    var places: [Int]?
    /// Whether a `ForEach` over it has to build the content first: no `Group` around it did.
    var isUnbound = false

    public var startIndex: Int { 0 }
    public var endIndex: Int { places?.count ?? source.views.count }
    public subscript(position: Int) -> Subview {
        let view = source.views[places?[position] ?? position]
        return Subview(id: view.id, containerValues: view.containerValues, explicitID: view.explicitID, source: source)
    }
}

extension SubviewsCollection: View, PrimitiveView {
    public func _build(_ context: BuildContext, into nodes: inout NodeList) {
        for subview in self { subview._build(context, into: &nodes) }
    }
}

/// Some of a container's views, such as `subviews.dropFirst()`.
public typealias SubviewsCollectionSlice = Slice<SubviewsCollection>

extension Slice: View where Base == SubviewsCollection {
    public typealias Body = Never
}

extension Slice: PrimitiveView where Base == SubviewsCollection {
    @MainActor public func _build(_ context: BuildContext, into nodes: inout NodeList) {
        for subview in self { subview._build(context, into: &nodes) }
    }
}

/// One view of a container's content.
public struct Subview: Identifiable {
    /// Which view of which content.
    public struct ID: Hashable {
        let content: Identity
        let place: Int
    }

    public let id: ID
    /// What was said of the view for the container around it.
    public let containerValues: ContainerValues
    let explicitID: (any Hashable)?
    let source: SubviewSource

    /// The id that the view was given, where it is of this type.
    public func id<T: Hashable>(as type: T.Type) -> T? { explicitID as? T }

    public subscript<K: _ViewTraitKey>(key: K.Type) -> K.Value {
        get { containerValues.values.value(key, default: K.defaultValue) }
        set {}
    }
}

extension Subview: View, PrimitiveView {
    public func _build(_ context: BuildContext, into nodes: inout NodeList) {
        nodes.append(source.node(id.place, in: context))
    }
}

/// Builds content and hands out its nodes. Content is built once for each environment that its views are put in.
final class SubviewSource {
    private struct Built {
        let environment: EnvironmentValues
        private var nodes: [LayoutNode?]

        init(_ environment: EnvironmentValues, _ nodes: [LayoutNode]) {
            self.environment = environment
            self.nodes = nodes
        }

        /// The node of a view, which is handed out once.
        mutating func take(_ place: Int) -> LayoutNode? {
            guard place < nodes.count else { return nil }
            defer { nodes[place] = nil }
            return nodes[place]
        }
    }

    private let content: any View
    private var context: BuildContext?
    private var built: [Built] = []
    // A `Subview` holds the source: if the source held those in turn, nothing of a tree would ever be let go.
    private(set) var views: [(id: Subview.ID, containerValues: ContainerValues, explicitID: (any Hashable)?)] = []
    private(set) var sections: [SectionViews] = []
    private let readsSections: Bool

    init(_ content: some View, readsSections: Bool = false) {
        self.content = content
        self.readsSections = readsSections
    }

    /// Builds the content in the context of the container.
    @MainActor func bind(_ context: BuildContext) {
        let context = context.entering(.content)
        self.context = context
        var inner = context
        if readsSections { inner.environment[SectionNotesKey.self] = true }
        let nodes = builtChildren(content, inner)
        built = [Built(context.environment, nodes)]
        views = nodes.enumerated().map { place, node in
            (
                id: .init(content: context.identity, place: place), containerValues: ContainerValues(of: node),
                explicitID: node.chain.lazy.compactMap(\.explicitID).first ?? node.elementID?.id
            )
        }
        if readsSections { sections = sectionViews(of: nodes, content: context.identity) }
    }

    /// The node of a view, each time another one.
    @MainActor func node(_ place: Int, in context: BuildContext) -> LayoutNode {
        for index in built.indices where built[index].environment.isIdentical(to: context.environment) {
            if let node = built[index].take(place) { return node }
        }
        guard var inner = self.context else { return EmptyNode(context.layout) }
        inner.environment = context.environment
        var made = Built(context.environment, builtChildren(content, inner))
        guard let node = made.take(place) else { return EmptyNode(context.layout) }
        built.append(made)
        return node
    }
}

/// The content of a `Group(subviews:)`: made of the views of other content.
public struct _SubviewGroup<Result: View> {
    let source: SubviewSource
    let transform: (SubviewsCollection) -> Result
}

extension _SubviewGroup: PrimitiveView {
    public func _build(_ context: BuildContext, into nodes: inout NodeList) {
        source.bind(context)
        transform(SubviewsCollection(source: source))._build(context.entering(.branch(true)), into: &nodes)
    }
}

extension Group {
    /// What is made of the views of some content.
    nonisolated public init<Base: View, Result: View>(
        subviews view: Base, @ViewBuilder transform: @escaping (SubviewsCollection) -> Result
    ) where Content == _SubviewGroup<Result> {
        content = _SubviewGroup(source: SubviewSource(view), transform: transform)
    }
}

extension ForEach where Data == SubviewsCollection, ID == Subview.ID, Content: View {
    /// One view for each view of some content.
    nonisolated public init<V: View>(subviews view: V, @ViewBuilder content: @escaping (Subview) -> Content) {
        self.init(SubviewsCollection(source: SubviewSource(view), isUnbound: true), content: content)
    }
}

// MARK: Values for the container around a view

/// What views say of themselves for the container around them: `@Entry` declares values in an extension.
public struct ContainerValues {
    var values = KeyedValues()

    init(of node: LayoutNode) {
        // What was said further outside counts.
        for part in node.chain.reversed() { for change in part.containerChanges { change(&self) } }
    }

    public subscript<K: _EntryKey>(key: K.Type) -> K.Value {
        get { values.value(key, default: K.defaultValue) }
        set { values.set(key, newValue) }
    }
    public subscript<K: ContainerValueKey>(key: K.Type) -> K.Value {
        get { values.value(key, default: K.defaultValue) }
        set { values.set(key, newValue) }
    }
}

/// A key of a container's value.
public protocol ContainerValueKey {
    associatedtype Value
    static var defaultValue: Value { get }
}

/// A key of what a view says of itself, as containers read it before `ContainerValues`.
public protocol _ViewTraitKey {
    associatedtype Value
    static var defaultValue: Value { get }
}

nonisolated extension View {
    /// Says something of the view for the container around it.
    public func containerValue<V>(_ keyPath: WritableKeyPath<ContainerValues, V>, _ value: V) -> some View {
        nonisolated(unsafe) let path = keyPath
        return modifier(_NodeModifier { $0.containerChanges.append { $0[keyPath: path] = value } })
    }

    public func _trait<K: _ViewTraitKey>(_ key: K.Type, _ value: K.Value) -> some View {
        modifier(_NodeModifier { $0.containerChanges.append { $0.values.set(key, value) } })
    }
}

// MARK: The older form

/// The form that containers of subviews had before `Group(subviews:)`.
public enum _VariadicView {
    public typealias Root = _VariadicView_Root
    public typealias ViewRoot = _VariadicView_ViewRoot
    public typealias UnaryViewRoot = _VariadicView_UnaryViewRoot
    public typealias MultiViewRoot = _VariadicView_MultiViewRoot
    public typealias Children = SubviewsCollection

    /// Content as a root arranges it.
    public struct Tree<Root, Content> {
        public var root: Root
        public var content: Content
    }
}

extension _VariadicView.Tree: View where Root: _VariadicView_ViewRoot, Content: View {
    nonisolated public init(_ root: Root, @ViewBuilder content: () -> Content) {
        self.init(root: root, content: content())
    }

    public typealias Body = Never

    public func _build(_ context: BuildContext, into nodes: inout NodeList) {
        var root = root
        bindDynamicProperties(of: &root, context)
        let bound = root
        _SubviewGroup(source: SubviewSource(content)) { bound.body(children: $0) }._build(context, into: &nodes)
    }
}

public protocol _VariadicView_Root {}

@MainActor @preconcurrency public protocol _VariadicView_ViewRoot: _VariadicView_Root {
    associatedtype Body: View
    @ViewBuilder func body(children: _VariadicView.Children) -> Body
}

public protocol _VariadicView_UnaryViewRoot: _VariadicView_ViewRoot {}
public protocol _VariadicView_MultiViewRoot: _VariadicView_ViewRoot {}

/// A child of such a container.
public typealias _VariadicView_Children = SubviewsCollection
