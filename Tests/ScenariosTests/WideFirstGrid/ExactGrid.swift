import TestSupport

/// The rules of the wide-first grid computed a second time, in fractions (SYSTEMS D). Slots are walked one by one.
struct ExactGrid {
    struct Tile: Equatable {
        let x: Rational
        let y: Int
        let width: Rational
        let row: Int
        let slots: Int
    }

    let columns: Int
    let width: Rational
    private(set) var tiles: [Tile] = []
    private(set) var height = 0

    /// A grid of tiles of whole heights. The width is nil for the unspecified proposal.
    init(width offered: Rational?, heights: [Int]) {
        let slots = heights.count > 1 ? heights.count + 1 : heights.count
        guard slots > 0 else {
            columns = 0
            width = Rational(0)
            return
        }
        if let offered {
            // columns x 104 <= W + 8
            var count = 1
            while Rational((count + 1) * 104) <= offered + Rational(8) { count += 1 }
            columns = count
            width = max(offered, Rational(96))
        } else {
            columns = min(4, slots)
            width = Rational(columns * 96 + (columns - 1) * 8)
        }
        let column = (width - Rational((columns - 1) * 8)) / columns
        var row = 0
        var slot = 0
        var top = 0
        var tallest = 0
        for (index, tileHeight) in heights.enumerated() {
            let span = index == 0 && columns >= 2 ? 2 : 1
            if slot + span > columns {
                row += 1
                slot = 0
                top += tallest + 8
                tallest = 0
            }
            tiles.append(
                Tile(
                    x: (column + Rational(8)) * slot, y: top, width: column * span + Rational(8 * (span - 1)), row: row,
                    slots: span))
            slot += span
            tallest = max(tallest, tileHeight)
        }
        height = top + tallest
    }
}
