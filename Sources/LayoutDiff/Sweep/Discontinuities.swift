package import LayoutRecord

/// A size that jumps between two neighbouring widths of one run.
package struct Discontinuity: Equatable, Sendable {
    /// The node, and its index in the recording at the wider offer.
    package var path: String
    package var node: Int
    /// `width` or `height`.
    package var what: String
    /// The two offered widths.
    package var from: Double
    package var to: Double
    /// The node's length at each.
    package var before: Double
    package var after: Double

    /// The finding that says so; its value is the jump in points.
    package var finding: FindingRecord {
        let message =
            "\(what) jumps from \(Words.length(before)) to \(Words.length(after)) between the widths "
            + "\(Words.length(from)) and \(Words.length(to))"
        return FindingRecord(rule: .discontinuity, node: node, message: message, value: after - before)
    }
}

/// Finds sizes that jump between neighbouring widths: by more than the offer itself changed, and a point.
package enum Discontinuities {
    /// Widths further apart than this are no neighbours.
    package static let farthest = 8.0

    /// - Parameters:
    ///   - points: recordings of one scenario by offered width, in ascending order.
    ///   - limit: how many points a length may change beyond the change of the offer.
    /// - Complexity: O(nodes) a width.
    package static func find(
        in points: [(width: Double, recording: Recording)], limit: Double = 1
    ) -> [Discontinuity] {
        zip(points, points.dropFirst()).flatMap { between($0, $1, limit: limit) }
    }

    /// The jumps between two neighbours. A node whose size jumps only because a child's does is not named.
    package static func between(
        _ narrow: (width: Double, recording: Recording), _ wide: (width: Double, recording: Recording),
        limit: Double = 1
    ) -> [Discontinuity] {
        let step = wide.width - narrow.width
        guard step > 0, step <= farthest else { return [] }
        var frames: [String: Frame] = [:]
        for node in narrow.recording.nodes { if let frame = node.frame { frames[node.path] = frame } }
        var found: [Discontinuity] = []
        // Per node, which of its lengths a descendant explains. Children stand after their parents.
        let nodes = wide.recording.nodes
        var explained = [(width: Bool, height: Bool)](repeating: (false, false), count: nodes.count)
        for index in nodes.indices.reversed() {
            let node = nodes[index]
            var jumps = explained[index]
            if let new = node.frame, let old = frames[node.path] {
                let pairs = [
                    ("width", old.width, new.width, jumps.width), ("height", old.height, new.height, jumps.height),
                ]
                for (what, old, new, isExplained) in pairs where abs(new - old) > step + limit {
                    if what == "width" { jumps.width = true } else { jumps.height = true }
                    if isExplained { continue }
                    found.append(
                        Discontinuity(
                            path: node.path, node: index, what: what, from: narrow.width, to: wide.width, before: old,
                            after: new))
                }
            }
            if node.parent >= 0, node.parent < index {
                explained[node.parent].width = explained[node.parent].width || jumps.width
                explained[node.parent].height = explained[node.parent].height || jumps.height
            }
        }
        return found.reversed()
    }
}
