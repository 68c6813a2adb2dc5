/// The names of nodes: segments from the root joined by `/`.
///
/// A segment is KIND, with `N:` before it when the builder it stands in has several entries and `[id]` after it for an
/// element of a `ForEach` or a view with an explicit id. A builder inside a transparent view (a Group or a conditional)
/// adds a place of its own: `1.0:Text` is entry 0 of the Group that is entry 1.
package enum NodePath {
    /// An id longer than this many UTF-8 bytes is cut and ends in a digest.
    private static let longestID = 64
    /// A path is written whole down to this depth.
    private static let deepest = 64

    package static func segment(kind: String, places: [Int], id: String?) -> String {
        var segment = ""
        if !places.isEmpty { segment = places.map(String.init).joined(separator: ".") + ":" }
        segment += kind
        if let id { segment += "[" + encoded(id: id) + "]" }
        return segment
    }

    private static func encoded(id: String) -> String {
        guard id.utf8.count > longestID else { return id.percentEncoded("/[]:") }
        var cut = id
        while cut.utf8.count > longestID - 13 { cut.removeLast() }
        return cut.percentEncoded("/[]:") + "~" + Digest(of: Array(id.utf8)).short
    }

    /// The path of a node under its parent. Below depth 64 a path is written as its first 32 segments, `...`, its last
    /// 31 and `~index`, so that the paths of a deep tree do not grow with the square of the depth.
    package struct Builder {
        /// Per node, the segments of its path, newest last; only what a path can show is kept.
        private var heads: [[String]] = []
        private var tails: [[String]] = []
        private var depths: [Int] = []
        /// The whole path, down to the depth at which paths are shortened.
        private var paths: [String] = []

        package init() {}

        /// The path of the next node, whose parent has the index `parent` (-1 for a root).
        package mutating func append(segment: String, parent: Int) -> String {
            let index = depths.count
            var head = parent < 0 ? [] : heads[parent]
            var tail = parent < 0 ? [] : tails[parent]
            let depth = parent < 0 ? 1 : depths[parent] + 1
            // Joining all segments of every path took more than writing them.
            let path = depth > NodePath.deepest ? "" : parent < 0 ? segment : paths[parent] + "/" + segment
            paths.append(path)
            if depth <= 32 {
                head.append(segment)
            } else {
                tail.append(segment)
                if tail.count > 32 { tail.removeFirst() }
            }
            heads.append(head)
            tails.append(tail)
            depths.append(depth)
            if depth <= NodePath.deepest { return path }
            return (head + ["..."] + tail.suffix(31)).joined(separator: "/") + "~\(index)"
        }
    }
}
