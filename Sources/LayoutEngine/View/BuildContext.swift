/// What a view is built in: the session, the environment and the view's structural identity.
public struct BuildContext {
    package let layout: LayoutContext
    package let state: StateStore
    package var environment: EnvironmentValues
    /// Whether layouts run from the right here.
    package var isMirrored: Bool { environment.layoutDirection == .rightToLeft }
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

/// A structural identity: state belongs to it, not to a view value. Two 64-bit mixes, so that a chance collision needs
/// billions of views.
package struct Identity: Hashable, Sendable {
    /// One step from a view to a part of it.
    package enum Part {
        case place(Int)
        case branch(Bool)
        case type(ObjectIdentifier)
        /// The hash of a ForEach element's or an explicit id; `occurrence` tells equal ids apart.
        case id(Int, occurrence: Int)
        case content

        fileprivate var bits: UInt64 {
            switch self {
            case .place(let place): UInt64(truncatingIfNeeded: place) &* 8
            case .branch(let flag): flag ? 1 : 9
            case .type(let type): UInt64(truncatingIfNeeded: UInt(bitPattern: type)) | 2
            case .id(let hash, let occurrence): UInt64(truncatingIfNeeded: hash &+ occurrence &* 0x9E37) ^ 0x5555
            case .content: 3
            }
        }
    }

    private var first: UInt64 = 0x243F_6A88_85A3_08D3
    private var second: UInt64 = 0x1319_8A2E_0370_7344

    package static let root = Identity()

    package mutating func enter(_ part: Part) {
        // Every view enters several parts, so this is a multiplication and a shift each, not a cryptographic hash.
        first = (first ^ part.bits) &* 0x9E37_79B9_7F4A_7C15
        first ^= first >> 29
        second = (second &+ part.bits) &* 0xC2B2_AE3D_27D4_EB4F
        second ^= second >> 32
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
        for index in start..<nodes.count { wrap(at: index, wrapper) }
    }

    /// The same for one node.
    mutating func wrap(at index: Int, _ wrapper: (LayoutNode) -> LayoutNode) {
        let child = nodes[index]
        let node = wrapper(child)
        node.takePlace(of: child)
        nodes[index] = node
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
