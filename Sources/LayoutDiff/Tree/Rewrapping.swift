import LayoutRecord

/// How a view that one run has as it is stands in the other: inside of something, or as a part of another kind.
///
/// A view that is extracted into a view of its own, put into a stack by itself or taken out of one is the same view, and
/// so are the parts of a view whose type was renamed. Without this they would be removed and added with all that is in
/// them.
enum Rewrapping {
    /// Something that the run after has is around it: the nodes after, from the outer one down to the view itself.
    case wrapped([Int])
    /// The same of the run before.
    case unwrapped([Int])
    /// Both are of another kind and have equal children.
    case otherKind

    /// Deeper wrappings are not looked for, so that a deep tree costs no more than its nodes.
    private static let limit = 16

    /// - Parameters:
    ///   - b: the base of an entry before, and `a` of one after.
    /// - Returns: nil when neither holds the other, or both are equal.
    static func find(_ b: Int, _ a: Int, _ before: RecordedTree, _ after: RecordedTree) -> Rewrapping? {
        if before.subtrees[b] == after.subtrees[a] { return nil }
        if let path = path(in: after, from: a, to: before.subtrees[b]) { return .wrapped(path) }
        if let path = path(in: before, from: b, to: after.subtrees[a]) { return .unwrapped(path) }
        let childrenB = before.children(of: b)
        let childrenA = after.children(of: a)
        guard before.nodes[b].kind != after.nodes[a].kind, !before.isModifier(b), !after.isModifier(a),
            !childrenB.isEmpty, childrenB.count == childrenA.count,
            zip(childrenB, childrenA).allSatisfy({ before.subtrees[Int($0)] == after.subtrees[Int($1)] })
        else { return nil }
        return .otherKind
    }

    /// The way down to a subtree of that number, along nodes that hold one thing.
    private static func path(in tree: RecordedTree, from top: Int, to subtree: Int32) -> [Int]? {
        var path = [top]
        while path.count <= limit, let next = held(by: path[path.count - 1], in: tree) {
            path.append(next)
            if tree.subtrees[next] == subtree { return path }
        }
        return nil
    }

    /// The nodes that hear of what is around them: an entry's, down to the first that holds several things or none.
    static func outer(of top: Int, in tree: RecordedTree) -> [Int] {
        var path = [top]
        while path.count <= limit, let next = held(by: path[path.count - 1], in: tree) { path.append(next) }
        return path
    }

    /// What a modifier modifies, or the only child of another node.
    private static func held(by node: Int, in tree: RecordedTree) -> Int? {
        let children = tree.children(of: node)
        guard let first = children.first, tree.isModifier(node) || children.count == 1 else { return nil }
        return Int(first)
    }
}
