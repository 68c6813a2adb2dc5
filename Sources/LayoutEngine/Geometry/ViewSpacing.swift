public import Foundation

/// The distances a view prefers to its neighbours, by edge and category.
///
/// Two facing edges are compared category by category: where both state one, their values add up and the largest sum
/// wins; else the larger of their plain values; else the default, 8 points. Source: SWIFTUI-LAYOUT 3, trust B.
public struct ViewSpacing: Sendable {
    /// What a distance is for. A plain distance counts next to anything.
    package enum Category: Int, Sendable, CaseIterable, Comparable {
        case plain, text

        package static func < (a: Category, b: Category) -> Bool { a.rawValue < b.rawValue }
    }

    private struct Entry: Sendable, Equatable {
        let edge: Edge
        let category: Category
        var distance: CGFloat

        /// Describing an enumeration's case by reflection took a tenth of a recording's time.
        var name: String {
            switch (edge, category) {
            case (.top, .plain): "top.plain"
            case (.top, .text): "top.text"
            case (.leading, .plain): "leading.plain"
            case (.leading, .text): "leading.text"
            case (.bottom, .plain): "bottom.plain"
            case (.bottom, .text): "bottom.text"
            case (.trailing, .plain): "trailing.plain"
            case (.trailing, .text): "trailing.text"
            }
        }
    }

    /// Few views state more than two entries, so a list is searched.
    private var entries: [Entry] = []
    /// The distance where neither neighbour prefers one: 8, or what the engine's options say.
    private var fallback: CGFloat

    /// No distance on any edge: neighbours touch unless they prefer more.
    public static let zero: ViewSpacing = {
        var spacing = ViewSpacing()
        for edge in Edge.allCases { spacing.set(0, .plain, at: edge) }
        return spacing
    }()

    /// No preference: the default distance, 8 points, counts.
    public init() { fallback = 8 }

    package init(default fallback: CGFloat) { self.fallback = fallback }

    package mutating func set(_ distance: CGFloat, _ category: Category, at edge: Edge) {
        if let index = entries.firstIndex(where: { $0.edge == edge && $0.category == category }) {
            entries[index].distance = distance
        } else {
            entries.append(Entry(edge: edge, category: category, distance: distance))
        }
    }

    package mutating func reset(_ edges: Edge.Set) { entries.removeAll { edges.contains(Edge.Set($0.edge)) } }

    package func distance(_ category: Category, at edge: Edge) -> CGFloat? {
        entries.first { $0.edge == edge && $0.category == category }?.distance
    }

    /// Adds the larger of both views' preferences on some edges.
    public mutating func formUnion(_ other: ViewSpacing, edges: Edge.Set = .all) {
        for entry in other.entries where edges.contains(Edge.Set(entry.edge)) {
            let mine = distance(entry.category, at: entry.edge)
            set(max(mine ?? entry.distance, entry.distance), entry.category, at: entry.edge)
        }
    }

    public func union(_ other: ViewSpacing, edges: Edge.Set = .all) -> ViewSpacing {
        var union = self
        union.formUnion(other, edges: edges)
        return union
    }

    /// The preferred distance to the next view along an axis, in points.
    public func distance(to next: ViewSpacing, along axis: Axis) -> CGFloat {
        if entries.isEmpty, next.entries.isEmpty { return fallback }
        let (ending, starting): (Edge, Edge) = axis == .horizontal ? (.trailing, .leading) : (.bottom, .top)
        var largest: CGFloat?
        for category in Category.allCases where category != .plain {
            if let a = distance(category, at: ending), let b = next.distance(category, at: starting) {
                largest = max(largest ?? a + b, a + b)
            }
        }
        if let largest { return largest }
        switch (distance(.plain, at: ending), next.distance(.plain, at: starting)) {
        case (let a?, let b?): return max(a, b)
        case (let a?, nil): return a
        case (nil, let b?): return b
        case (nil, nil): return fallback
        }
    }

    /// The entries as recorded among a node's traits, by name: `bottom.text` and the like.
    package var recorded: [(name: String, distance: CGFloat)] {
        if entries.isEmpty { return [] }
        var recorded = entries.map { (name: $0.name, distance: $0.distance) }
        recorded.sort { $0.name < $1.name }
        return recorded
    }

    /// Whether a recording tells the same of both.
    func isRecorded(like other: ViewSpacing) -> Bool {
        recorded.elementsEqual(other.recorded) { $0.name == $1.name && $0.distance == $1.distance }
    }
}
