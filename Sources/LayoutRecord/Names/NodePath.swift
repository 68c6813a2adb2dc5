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
        for place in places {
            if !segment.isEmpty { segment += "." }
            segment += String(place)
        }
        segment = places.isEmpty ? kind : segment + ":" + kind
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
        private struct Node {
            var segment: String
            var parent: Int
            var depth: Int
            /// The whole path, down to the depth at which paths are shortened.
            var path: String
        }

        /// How many segments are written before the dots, and how many after them.
        private static let first = 32
        private static let last = 31

        private var nodes: [Node] = []

        /// A builder with room for the paths of `count` nodes.
        package init(count: Int = 0) { nodes.reserveCapacity(count) }

        /// The path of the next node, whose parent has the index `parent` (-1 for a root).
        package mutating func append(segment: String, parent: Int) -> String {
            let index = nodes.count
            guard parent >= 0 else {
                nodes.append(Node(segment: segment, parent: -1, depth: 1, path: segment))
                return segment
            }
            let depth = nodes[parent].depth + 1
            // Joining all segments of every path took more than writing them.
            let path = depth > NodePath.deepest ? nodes[parent].path : Self.joined(nodes[parent].path, segment)
            // Below that depth a node keeps the path down to the first segments.
            let kept = depth == NodePath.deepest ? head(above: parent) : path
            nodes.append(Node(segment: segment, parent: parent, depth: depth, path: kept))
            if depth <= NodePath.deepest { return path }
            var tail = [segment]
            var above = parent
            while tail.count < Self.last {
                tail.append(nodes[above].segment)
                above = nodes[above].parent
            }
            return path + "/.../" + tail.reversed().joined(separator: "/") + "~\(index)"
        }

        /// `path/segment`, in one piece of memory: two sums of strings take two.
        private static func joined(_ path: String, _ segment: String) -> String {
            var (path, segment) = (path, segment)
            return path.withUTF8 { path in
                segment.withUTF8 { segment in
                    String(unsafeUninitializedCapacity: path.count + 1 + segment.count) { bytes in
                        _ = bytes.update(fromContentsOf: path)
                        bytes[path.count] = UInt8(ascii: "/")
                        _ = bytes[(path.count + 1)...].update(fromContentsOf: segment)
                        return path.count + 1 + segment.count
                    }
                }
            }
        }

        private func head(above node: Int) -> String {
            var node = node
            while nodes[node].depth > Self.first { node = nodes[node].parent }
            return nodes[node].path
        }
    }
}
