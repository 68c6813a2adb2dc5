/// What a view is built in: the session, the environment and the view's structural identity.
public struct BuildContext {
    package let layout: LayoutContext
    package let state: StateStore
    package var environment: EnvironmentValues
    /// Mixed from the places, branches and ids on the way here: equal in two updates for the view that is the same.
    package var identity: Identity

    /// The context of the part of this view that is named by `part`.
    package func entering(_ part: Identity.Part) -> BuildContext {
        var context = self
        context.identity.enter(part)
        return context
    }

    package func with(_ change: (inout EnvironmentValues) -> Void) -> BuildContext {
        var context = self
        change(&context.environment)
        return context
    }
}

/// A structural identity: state belongs to it, not to a view value. Two 64-bit hashes, so that a chance collision needs
/// 10^18 views.
package struct Identity: Hashable, Sendable {
    /// One step from a view to a part of it.
    package enum Part: Hashable {
        case place(Int)
        case branch(Bool)
        case type(ObjectIdentifier)
        /// An element of a ForEach or a view with an explicit id; `occurrence` tells equal ids apart.
        case id(AnyHashable, occurrence: Int)
        case content
    }

    private var first = 0
    private var second = 0

    package static let root = Identity()

    package mutating func enter(_ part: Part) {
        var hasher = Hasher()
        hasher.combine(first)
        hasher.combine(part)
        let old = first
        first = hasher.finalize()
        hasher = Hasher()
        hasher.combine(second)
        hasher.combine(old)
        hasher.combine(part)
        second = hasher.finalize()
    }
}

/// The nodes a view stands for: none, one or, for groups, several.
public struct NodeList {
    package var nodes: [LayoutNode] = []

    package init() {}

    package var count: Int { nodes.count }

    package mutating func append(_ node: LayoutNode) { nodes.append(node) }

    /// Puts a modifier's node around every node from `start` on, so that a modifier on a group modifies each member.
    /// Places and the ids of ForEach elements move to the outermost node of the chain.
    package mutating func wrap(from start: Int, _ wrapper: (LayoutNode) -> LayoutNode) {
        for index in start..<nodes.count {
            let child = nodes[index]
            let node = wrapper(child)
            node.takePlace(of: child)
            nodes[index] = node
        }
    }
}

/// Builds the nodes of some views that stand in a container.
@MainActor package func builtChildren(_ content: some View, _ context: BuildContext) -> [LayoutNode] {
    var list = NodeList()
    content._build(context, into: &list)
    return list.nodes
}

/// Builds views where one node is needed: several stand in an implicit container, none is an empty view.
@MainActor package func builtSingle(
    _ content: some View, _ context: BuildContext, implicit: ([LayoutNode], BuildContext) -> LayoutNode
) -> LayoutNode {
    let children = builtChildren(content, context)
    switch children.count {
    case 0: return EmptyNode(context.layout)
    case 1: return children[0]
    default: return implicit(children, context)
    }
}
