import TestSupport

/// The tracks of a lazy grid in fractions, item by item as rules 10.1 to 10.4 say it.
struct ExactLazyGrid {
    enum Size {
        case fixed(Int)
        case flexible(least: Int, greatest: Int?)
        case adaptive(least: Int, greatest: Int?)
    }

    struct Item {
        let size: Size
        /// The gap after it and, of an adaptive item, between its tracks; nil for 8.
        let gap: Int?
    }

    struct Track: Equatable {
        let start: Rational
        let length: Rational
    }

    private(set) var tracks: [Track] = []
    /// From the start of the first track to the end of the last.
    private(set) var total = Rational(0)

    init(_ items: [Item], in length: Rational) {
        var rest = length
        var sharing = 0
        for (index, item) in items.enumerated() {
            if index + 1 < items.count { rest = rest - Rational(item.gap ?? 8) }
            if case .fixed(let fixed) = item.size { rest = rest - Rational(fixed) } else { sharing += 1 }
        }
        for (index, item) in items.enumerated() {
            if index > 0 { total = total + Rational(items[index - 1].gap ?? 8) }
            let share = sharing > 0 ? max(Rational(0), rest / sharing) : Rational(0)
            switch item.size {
            case .fixed(let fixed): add(Rational(fixed))
            case .flexible(let least, let greatest):
                let track = Self.clamped(share, least, greatest)
                add(track)
                rest = rest - track
                sharing -= 1
            case .adaptive(let least, let greatest):
                let gap = item.gap ?? 8
                var count = 1
                while Rational((count + 1) * least + count * gap) <= share { count += 1 }
                let track = Self.clamped((share - Rational((count - 1) * gap)) / count, least, greatest)
                for place in 0..<count {
                    if place > 0 { total = total + Rational(gap) }
                    add(track)
                }
                rest = rest - share
                sharing -= 1
            }
        }
    }

    private static func clamped(_ length: Rational, _ least: Int, _ greatest: Int?) -> Rational {
        max(Rational(least), greatest.map { min(length, Rational($0)) } ?? length)
    }

    private mutating func add(_ length: Rational) {
        tracks.append(Track(start: total, length: length))
        total = total + length
    }
}
