import LayoutEngine
import LayoutRecord

/// The paths of the tree that was recorded last. The cases of a scenario, and the passes of a case, have one tree as a
/// rule; telling that takes a fifth of what naming twenty nodes does.
final class PathMemory {
    /// What a node's path is made of.
    private struct Part {
        var kind: String
        var id: String?
        var places: [Int]
        var parent: Int

        func isOf(_ node: LayoutNode, below parent: Int) -> Bool {
            guard self.parent == parent, kind.hasSameBytes(as: node.kind), node.stands(at: places) else { return false }
            return switch (id, node.pathID) {
            case (nil, nil): true
            case (let id?, let other?): id.hasSameBytes(as: other)
            default: false
            }
        }
    }

    private var parts: [Part] = []
    private var paths: [String] = []

    /// Larger trees are not kept.
    private static let mostNodes = 2_000

    /// The paths of a tree's nodes, which stand in depth-first order.
    func paths(of sources: [LayoutNode], _ parents: [Int]) -> [String] {
        if isKnown(sources, parents) { return paths }
        let paths = Self.makePaths(of: sources, parents)
        if sources.count <= Self.mostNodes {
            self.paths = paths
            parts = zip(sources, parents).map { node, parent in
                Part(kind: node.kind, id: node.pathID, places: node.places, parent: parent)
            }
        }
        return paths
    }

    private func isKnown(_ sources: [LayoutNode], _ parents: [Int]) -> Bool {
        guard sources.count == parts.count else { return false }
        return parts.indices.allSatisfy { parts[$0].isOf(sources[$0], below: parents[$0]) }
    }

    private static func makePaths(of sources: [LayoutNode], _ parents: [Int]) -> [String] {
        var builder = NodePath.Builder(count: sources.count)
        var paths: [String] = []
        paths.reserveCapacity(sources.count)
        for (node, parent) in zip(sources, parents) {
            let segment = NodePath.segment(kind: node.kind, places: node.places, id: node.pathID)
            paths.append(builder.append(segment: segment, parent: parent))
        }
        guard mayRepeat(paths) else { return paths }
        // Two nodes with one identity: a finding says so, and the paths still tell them apart.
        var seen: [String: Int] = [:]
        return paths.map { path in
            let count = seen[path, default: 0] + 1
            seen[path] = count
            return count == 1 ? path : path + "~\(count)"
        }
    }

    /// Whether two paths could be equal: false for nearly every tree, and true by chance for none that anybody will see.
    /// A dictionary of the paths took an eighth of a recorder's instructions.
    private static func mayRepeat(_ paths: [String]) -> Bool {
        var sums = paths.map(checksum)
        sums.sort()
        return zip(sums, sums.dropFirst()).contains { $0 == $1 }
    }

    private static func checksum(of path: String) -> UInt64 {
        var path = path
        return path.withUTF8 { bytes in
            let bytes = UnsafeRawBufferPointer(bytes)
            var sum = UInt64(truncatingIfNeeded: bytes.count)
            var offset = 0
            while offset + 8 <= bytes.count {
                sum = (sum ^ bytes.loadUnaligned(fromByteOffset: offset, as: UInt64.self)) &* 0x9E37_79B9_7F4A_7C15
                sum ^= sum >> 32
                offset += 8
            }
            while offset < bytes.count {
                sum = (sum ^ UInt64(bytes[offset])) &* 0x9E37_79B9_7F4A_7C15
                offset += 1
            }
            return sum
        }
    }
}
