public import Foundation

/// A column of a `LazyVGrid` or a row of a `LazyHGrid`.
public struct GridItem: Sendable {
    /// How long the item is across the grid, in points.
    public enum Size: Sendable {
        case fixed(CGFloat)
        case flexible(minimum: CGFloat = 10, maximum: CGFloat = .infinity)
        /// As many tracks as fit with at least the minimum.
        case adaptive(minimum: CGFloat, maximum: CGFloat = .infinity)
    }

    public var size: Size
    /// The gap to the next item; nil for the default, 8.
    public var spacing: CGFloat?
    /// Where cells stand in the item's tracks; nil for the centre.
    public var alignment: Alignment?

    /// A spacing of nil is 8 points; an alignment of nil is the grid's.
    public init(_ size: Size = .flexible(), spacing: CGFloat? = nil, alignment: Alignment? = nil) {
        self.size = size
        self.spacing = spacing
        self.alignment = alignment
    }

    /// As recorded in a grid's inputs.
    var words: String {
        var words =
            switch size {
            case .fixed(let length): "fixed \(length)"
            case .flexible(let minimum, let maximum): "flexible \(minimum) to \(maximum)"
            case .adaptive(let minimum, let maximum): "adaptive \(minimum) to \(maximum)"
            }
        if let spacing { words += " spacing \(spacing)" }
        if let alignment { words += " \(alignment.words)" }
        return words
    }
}

/// The tracks that grid items make at a length: columns of a `LazyVGrid`, rows of a `LazyHGrid`.
struct GridTracks {
    struct Track {
        let start: CGFloat
        let length: CGFloat
        let alignment: Alignment?
    }

    private(set) var tracks: [Track] = []
    /// From the first track's start to the last one's end.
    private(set) var total: CGFloat = 0

    /// Shares a length out from the first item to the last, without looking ahead (SWIFTUI-LAYOUT 10, trust A): what
    /// fixed items and gaps leave, in equal parts of what is left at each item, within the item's bounds.
    ///
    /// - Parameters:
    ///   - length: nil asks every item for its minimum.
    ///   - gap: between items that state none.
    ///   - atMost: the number of cells: the most tracks an adaptive item makes of an infinite length.
    init(_ items: [GridItem], in length: CGFloat?, gap: CGFloat, atMost: Int) {
        var rest = length ?? 0
        var flexible = 0
        for (index, item) in items.enumerated() {
            if index < items.count - 1 { rest -= item.spacing ?? gap }
            if case .fixed(let fixed) = item.size { rest -= fixed } else { flexible += 1 }
        }
        var position: CGFloat = 0
        for (index, item) in items.enumerated() {
            let share = flexible > 0 ? max(0, rest / CGFloat(flexible)) : 0
            switch item.size {
            case .fixed(let fixed): add(fixed.isFinite ? max(0, fixed) : 0, item, &position)
            case .flexible(let minimum, let maximum):
                let track = length == nil ? minimum : min(max(share, minimum), max(maximum, minimum))
                add(track, item, &position)
                rest = less(rest, track)
                flexible -= 1
            case .adaptive(let minimum, let maximum):
                let inner = item.spacing ?? gap
                let count = Self.count(of: minimum, inner, in: share, atMost: atMost)
                let track =
                    share.isFinite
                    ? min(max(minimum, (share - CGFloat(count - 1) * inner) / CGFloat(count)), max(maximum, minimum))
                    : minimum
                // An offer of a billion points makes millions of tracks: those that no cell can reach are only counted.
                let reached = min(count, max(1, atMost))
                for place in 0..<reached {
                    if place > 0 { position += inner }
                    add(track, item, &position)
                }
                position += CGFloat(count - reached) * (track + inner)
                rest = less(rest, share)
                flexible -= 1
            }
            if index < items.count - 1 { position += item.spacing ?? gap }
        }
        total = tracks.isEmpty ? 0 : position
    }

    /// How many tracks of a minimum length fit, gaps between them included; at least one.
    private static func count(of minimum: CGFloat, _ gap: CGFloat, in share: CGFloat, atMost: Int) -> Int {
        let count = ((share + gap) / (minimum + gap)).rounded(.down)
        guard count.isFinite, count < CGFloat(Int32.max) else { return max(1, atMost) }
        return max(1, Int(count))
    }

    private func less(_ rest: CGFloat, _ taken: CGFloat) -> CGFloat { rest.isFinite ? rest - taken : rest }

    private mutating func add(_ length: CGFloat, _ item: GridItem, _ position: inout CGFloat) {
        tracks.append(Track(start: position, length: length, alignment: item.alignment))
        position += length
    }
}
