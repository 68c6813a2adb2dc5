import Foundation
import LayoutEngine

/// The tiles of the palette in a `Grid`: rows are explicit, and the first tile takes two of four columns.
struct PaletteGrid: View {
    let labels: [String]

    /// The intro tile and two buttons, then four buttons a row.
    private var rows: [Range<Int>] {
        guard labels.count > 1 else { return [] }
        return [1..<min(3, labels.count)]
            + stride(from: 3, to: labels.count, by: 4).map { $0..<min($0 + 4, labels.count) }
    }

    var body: some View {
        Grid(alignment: .topLeading, horizontalSpacing: 8, verticalSpacing: 8) {
            if labels.count == 1 { GridRow { IntroTile(text: labels[0]).gridCellColumns(2) } }
            ForEach(rows.indices, id: \.self) { row in
                GridRow {
                    if row == 0 { IntroTile(text: labels[0]).gridCellColumns(2) }
                    ForEach(rows[row], id: \.self) { paletteButton(labels[$0]) }
                }
            }
        }
    }
}

/// The tiles in a `Grid` without rows: each spans the whole grid.
struct BarePaletteGrid: View {
    let labels: [String]

    var body: some View { Grid(horizontalSpacing: 8, verticalSpacing: 8) { paletteTiles(labels) } }
}

/// The tiles in a lazy grid of adaptive columns: rows are filled, and no tile spans two.
struct AdaptivePalette: View {
    let labels: [String]

    var body: some View {
        LazyVGrid(columns: [GridItem(.adaptive(minimum: 96), spacing: 8)], spacing: 8) { paletteTiles(labels) }
    }
}

/// The tiles one below the other.
struct PaletteColumn: View {
    let labels: [String]

    var body: some View { VStack(alignment: .leading, spacing: 8) { paletteTiles(labels) } }
}

/// The tiles in one row.
struct PaletteRow: View {
    let labels: [String]

    var body: some View { HStack(alignment: .top, spacing: 8) { paletteTiles(labels) } }
}
