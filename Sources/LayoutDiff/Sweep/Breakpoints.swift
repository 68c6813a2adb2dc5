package import LayoutRecord

/// One width of a sweep in both runs.
struct SweepPoint {
    let width: Double
    let before: Recording
    let after: Recording
}

/// Finds the widths at which the structure of a layout flips.
package enum Breakpoints {
    /// Scenarios with fewer widths are no sweeps: their unchanged neighbours are not read to find breakpoints.
    static let smallestSweep = 8

    /// The breakpoints of one run's sweep.
    ///
    /// - Parameter points: recordings by offered width, in ascending order; neighbours in the list are compared.
    /// - Complexity: O(nodes log nodes) a width.
    package static func find(in points: [(width: Double, recording: Recording)]) -> [Breakpoint] {
        var found: [Breakpoint] = []
        var last: (width: Double, structure: [ContainerStructure])?
        for point in points {
            let structure = structures(of: point.recording)
            if let last {
                found += flips(from: last.structure, at: last.width, to: structure, at: point.width)
            }
            last = (point.width, structure)
        }
        return found
    }

    /// The breakpoints around changed widths, unless both runs have the same.
    static func differing(
        in points: [SweepPoint], recorded: RecordedWidths, scenario: String
    ) -> ScenarioBreakpoints? {
        let ordered = points.sorted { $0.width < $1.width }
        let runs = recorded.intervals(of: ordered.map(\.width))
        var before: [Breakpoint] = []
        var after: [Breakpoint] = []
        for run in runs {
            let own = ordered.filter { run.contains($0.width) }
            before += find(in: own.map { ($0.width, $0.before) })
            after += find(in: own.map { ($0.width, $0.after) })
        }
        // What both runs share did not move.
        let own = before.filter { !after.contains($0) }
        let new = after.filter { !before.contains($0) }
        if own.isEmpty, new.isEmpty { return nil }
        return ScenarioBreakpoints(scenario: scenario, before: own, after: new)
    }

    // MARK: Structure

    private struct ContainerStructure {
        let path: String
        let rows: Int
        let shown: Int
        /// The path of the only child that is shown; nil when it is not one.
        let onlyPath: String?

        var words: String { onlyPath.map { String(NodeRecord.segment(ofPath: $0)) } ?? "\(shown) children" }

        func shows(asMuchAs other: ContainerStructure) -> Bool {
            guard shown == other.shown else { return false }
            // Most often the paths are equal, and cost less than their last segments.
            return onlyPath == other.onlyPath
                || onlyPath.map(NodeRecord.segment(ofPath:)) == other.onlyPath.map(NodeRecord.segment(ofPath:))
        }
    }

    /// What the nodes with several children, or with a choice of children, look like.
    private static func structures(of recording: Recording) -> [ContainerStructure] {
        let nodes = recording.nodes
        var pairs: [(node: Int, value: Int32)] = []
        pairs.reserveCapacity(nodes.count)
        for index in nodes.indices where nodes[index].parent >= 0 && nodes[index].parent < index {
            pairs.append((nodes[index].parent, Int32(index)))
        }
        let children = Grouped(pairs, groups: nodes.count)
        var structures: [ContainerStructure] = []
        var frames: [Frame] = []
        for index in nodes.indices {
            let places = children.range(of: index)
            if places.isEmpty || nodes[index].kind.utf8.first == UInt8(ascii: ".") { continue }
            frames.removeAll(keepingCapacity: true)
            var shown = 0
            var last = 0
            for place in places {
                guard let frame = nodes[children.at(place)].frame else { continue }
                shown += 1
                last = children.at(place)
                if frame.y.isFinite, frame.height.isFinite { frames.append(frame) }
            }
            frames.sort { ($0.y, $0.height) < ($1.y, $1.height) }
            structures.append(
                ContainerStructure(
                    path: nodes[index].path, rows: rows(frames), shown: shown,
                    onlyPath: shown == 1 ? nodes[last].path : nil))
        }
        return structures
    }

    /// How many rows frames, from the top down, stand in: a row begins with a frame that starts below everything in the
    /// row before it. Children of one row may start at different heights, as centred ones do.
    private static func rows(_ frames: [Frame]) -> Int {
        var rows = 0
        var top = -Double.infinity
        var bottom = -Double.infinity
        let margin = 0.01
        for frame in frames {
            if rows == 0 || (frame.y > top + margin && frame.y >= bottom - margin) {
                rows += 1
                top = frame.y
                bottom = frame.y + frame.height
            } else {
                bottom = max(bottom, frame.y + frame.height)
            }
        }
        return rows
    }

    private static func flips(
        from old: [ContainerStructure], at below: Double, to new: [ContainerStructure], at width: Double
    ) -> [Breakpoint] {
        var flips: [Breakpoint] = []
        let isSameTree = old.count == new.count && zip(old, new).allSatisfy { $0.path == $1.path }
        let known = isSameTree ? [:] : Dictionary(old.map { ($0.path, $0) }) { _, last in last }
        for (index, structure) in new.enumerated() {
            guard let previous = isSameTree ? old[index] : known[structure.path] else { continue }
            if !structure.shows(asMuchAs: previous) {
                flips.append(
                    Breakpoint(
                        path: structure.path, kind: .shown, below: below, at: width, from: previous.words,
                        to: structure.words))
            } else if previous.rows != structure.rows {
                flips.append(
                    Breakpoint(
                        path: structure.path, kind: .rows, below: below, at: width, from: "\(previous.rows)",
                        to: "\(structure.rows)"))
            }
        }
        return flips
    }
}
