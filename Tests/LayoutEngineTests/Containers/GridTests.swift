import Foundation
import LayoutEngine
import Testing

/// What Apple documents of Grid; the distribution of room is provisional.
@MainActor struct GridTests {
    @Test("A cell wider than the others sets its column, the tallest its row") func fixedCells() {
        let laidOut = LaidOut(500, 500) {
            Grid(alignment: .topLeading) {
                GridRow {
                    box("a", 30, 10)
                    box("b", 50, 20)
                }
                GridRow {
                    box("c", 60, 40)
                    box("d", 20, 10)
                }
            }
        }
        #expect(laidOut.size == CGSize(width: 118, height: 68))
        #expect(laidOut["a"] == rect(0, 0, 30, 10))
        #expect(laidOut["b"] == rect(68, 0, 50, 20))
        #expect(laidOut["c"] == rect(0, 28, 60, 40))
        #expect(laidOut["d"] == rect(68, 28, 20, 10))
    }

    @Test("A row with fewer cells ends in empty ones; a view outside a row spans the grid") func spanning() {
        let laidOut = LaidOut(300, 300) {
            Grid(horizontalSpacing: 10, verticalSpacing: 5) {
                GridRow {
                    box("a", 40, 10)
                    box("b", 40, 10)
                    box("c", 40, 10)
                }
                box("whole", 20, 10)
                GridRow { box("d", 40, 10) }
            }
        }
        #expect(laidOut.size == CGSize(width: 140, height: 40))
        #expect(laidOut["whole"] == rect(60, 15, 20, 10))
        #expect(laidOut["d"] == rect(0, 30, 40, 10))
    }

    @Test("A cell of several columns widens them equally") func columns() {
        let laidOut = LaidOut(nil, nil) {
            Grid(alignment: .leading) {
                GridRow { box("wide", 128, 10).gridCellColumns(2) }
                GridRow {
                    box("a", 40, 10)
                    box("b", 60, 10)
                }
            }
        }
        #expect(laidOut.size.width == 128)
        #expect(laidOut["b"].minX == 58)
    }

    @Test("Flexible cells make the grid greedy unless they are unsized") func unsized() {
        func grid(_ axes: Axis.Set) -> LaidOut {
            LaidOut(300, 100) {
                Grid {
                    GridRow {
                        box("a", 40, 10)
                        box("b", 40, 10)
                    }
                    Color.red.frame(height: 2).named("line").gridCellUnsizedAxes(axes)
                }
            }
        }
        #expect(grid([]).size.width == 300)
        #expect(grid(.horizontal).size.width == 88)
        #expect(grid(.horizontal)["line"].width == 88)
    }

    @Test("Anchor, then column, then row, then grid alignment") func alignment() {
        let laidOut = LaidOut(nil, nil) {
            Grid(alignment: .bottomTrailing) {
                GridRow {
                    box("corner", 100, 50)
                    box("large", 100, 50)
                }
                GridRow(alignment: .top) {
                    box("row", 10, 10)
                    box("column", 10, 10).gridColumnAlignment(.leading)
                }
                GridRow {
                    box("grid", 10, 10)
                    box("anchor", 10, 10).gridCellAnchor(.center)
                    box("tall", 10, 50)
                }
            }
        }
        #expect(laidOut["row"] == rect(90, 58, 10, 10))
        #expect(laidOut["column"] == rect(108, 58, 10, 10))
        #expect(laidOut["grid"] == rect(90, 116, 10, 10))
        #expect(laidOut["anchor"] == rect(153, 96, 10, 10))
    }

    @Test(
        "Twelve tiles in rows, the intro in two columns, at the four widths",
        arguments: [
            (96, 1), (200, 2), (304, 3), (408, 4),
        ])
    func twelveTiles(width: CGFloat, columns: Int) {
        let laidOut = LaidOut(width, nil) {
            Grid {
                ForEach(0..<(columns == 1 ? 12 : (12 + columns) / columns), id: \.self) { row in
                    GridRow {
                        let first = columns == 1 ? row : (row == 0 ? 0 : row * columns - 1)
                        let count = columns == 1 ? 1 : (row == 0 ? columns - 1 : columns)
                        ForEach(first..<min(12, first + count), id: \.self) { tile in
                            Color.blue.frame(height: 64).named("\(tile)")
                                .gridCellColumns(tile == 0 ? min(2, columns) : 1)
                        }
                    }
                }
            }
        }
        #expect(laidOut.size.width == width)
        #expect(laidOut["0"].width == (columns == 1 ? 96 : 200))
        #expect(laidOut["11"].width == 96)
    }

    @Test("Outside a grid a row is a group") func rowAlone() {
        let laidOut = LaidOut(100, 100) {
            VStack(spacing: 0) {
                GridRow {
                    box("a", 10, 10)
                    box("b", 10, 10)
                }
            }
        }
        #expect(laidOut["b"] == rect(0, 10, 10, 10))
    }

    @Test("A grid as a layout switches with a stack") func layout() {
        let layout = AnyLayout(GridLayout(horizontalSpacing: 0))
        let laidOut = LaidOut(nil, nil) {
            layout {
                GridRow {
                    box("a", 10, 10)
                    box("b", 10, 10)
                }
            }
        }
        #expect(laidOut["b"] == rect(10, 0, 10, 10))
    }
}
