import Foundation
import LayoutEngine

extension RuleFixture {
    private static func cells(_ count: Int) -> some View {
        ForEach(0..<count, id: \.self) { Color.red.frame(height: 10).named("\($0)") }
    }

    /// Rules 10.1 to 10.5: lazy grids. `ExactTrackTests` has random ones.
    @RuleFixtureBuilder static var lazyGrids: [RuleFixture] {
        RuleFixture(
            "10.1", "what fixed columns and gaps leave is shared by the others",
            At(100, nil, 100, 28, ["0": [0, 0, 30, 10], "1": [38, 0, 62, 10], "2": [0, 18, 30, 10]]),
            At(38, nil, 48, 28, ["1": [38, 0, 10, 10]])
        ) {
            LazyVGrid(columns: [GridItem(.fixed(30)), GridItem(.flexible())]) { cells(3) }
        }
        RuleFixture(
            "10.1", "an item's spacing is the gap after it; the last one's does not count",
            At(100, nil, 100, 10, ["0": [0, 0, 30, 10], "1": [32, 0, 68, 10]])
        ) {
            LazyVGrid(columns: [GridItem(.fixed(30), spacing: 2), GridItem(.flexible(), spacing: 50)]) { cells(2) }
        }
        RuleFixture(
            "10.1", "three flexible columns share equally",
            At(316, nil, 316, 10, ["0": [0, 0, 100, 10], "1": [108, 0, 100, 10], "2": [216, 0, 100, 10]])
        ) {
            LazyVGrid(columns: [GridItem(), GridItem(), GridItem()]) { cells(3) }
        }
        RuleFixture(
            "10.2", "a column's maximum leaves more to those after it",
            At(200, nil, 200, 10, ["0": [0, 0, 40, 10], "1": [48, 0, 152, 10]])
        ) {
            LazyVGrid(columns: [GridItem(.flexible(maximum: 40)), GridItem()]) { cells(2) }
        }
        RuleFixture(
            "10.2", "it gives nothing to those before it: nothing looks ahead",
            At(200, nil, 144, 10, ["0": [0, 0, 68, 10], "1": [76, 0, 40, 10]])
        ) {
            // Measured as 96 and 40; placed from the 144 that were reported as 68 and 40.
            LazyVGrid(columns: [GridItem(), GridItem(.flexible(maximum: 40))], alignment: .leading) { cells(2) }
        }
        RuleFixture(
            "10.3", "an adaptive item makes as many columns as fit",
            At(200, nil, 200, 28, ["0": [0, 0, 44, 10], "3": [156, 0, 44, 10], "4": [0, 18, 44, 10]]),
            At(87, nil, 87, 82, ["0": [0, 0, 87, 10], "1": [0, 18, 87, 10]]),
            At(88, nil, 88, 46, ["1": [48, 0, 40, 10], "2": [0, 18, 40, 10]]),
            At(20, nil, 40, 82, ["0": [0, 0, 40, 10]])
        ) { LazyVGrid(columns: [GridItem(.adaptive(minimum: 40))]) { cells(5) } }
        RuleFixture(
            "10.3", "adaptive columns stop at their maximum",
            At(100, nil, 100, 10, ["0": [0, 0, 28, 10], "2": [72, 0, 28, 10]]),
            At(75, nil, 68, 28, ["1": [38, 0, 30, 10]])
        ) { LazyVGrid(columns: [GridItem(.adaptive(minimum: 20, maximum: 30))]) { cells(3) } }
        RuleFixture(
            "10.3", "two adaptive items share first and divide then",
            At(
                208, nil, 208, 10,
                ["0": [0, 0, 46, 10], "1": [54, 0, 46, 10], "2": [108, 0, 46, 10], "3": [162, 0, 46, 10]])
        ) {
            LazyVGrid(columns: [GridItem(.adaptive(minimum: 40)), GridItem(.adaptive(minimum: 40))]) { cells(4) }
        }
        RuleFixture(
            "10.3", "fixed and adaptive, as published",
            At(200, nil, 200, 10, ["0": [0, 0, 70, 10], "1": [78, 0, 57, 10], "2": [143, 0, 57, 10]])
        ) {
            LazyVGrid(columns: [GridItem(.fixed(70)), GridItem(.adaptive(minimum: 40))]) { cells(3) }
        }
        RuleFixture(
            "10.4", "a grid that reports more is placed from that",
            At(200, nil, 200, 10, ["g": [-12, 0, 224, 10], "0": [-18, 0, 108, 10], "1": [98, 0, 120, 10]])
        ) {
            // Placed, the columns are 236 wide: they are centred in the 224, as the 224 are in the frame.
            LazyVGrid(columns: [GridItem(.flexible(minimum: 50)), GridItem(.flexible(minimum: 120))]) { cells(2) }
                .named("g").frame(width: 200)
        }
        RuleFixture(
            "10.5", "a row is as high as its tallest cell, which stands in its middle",
            At(100, nil, 100, 58, ["a": [18, 10, 10, 10], "b": [72, 0, 10, 30], "c": [18, 38, 10, 20]])
        ) {
            LazyVGrid(columns: [GridItem(), GridItem()]) {
                box("a", 10, 10)
                box("b", 10, 30)
                box("c", 10, 20)
            }
        }
        RuleFixture(
            "10.5", "a given gap and alignments of columns",
            At(100, nil, 100, 32, ["a": [0, 0, 10, 10], "b": [90, 20, 10, 10], "c": [0, 32, 10, 0]])
        ) {
            LazyVGrid(
                columns: [GridItem(spacing: 0, alignment: .topLeading), GridItem(alignment: .bottomTrailing)],
                spacing: 2
            ) {
                box("a", 10, 10)
                VStack(spacing: 20) {
                    box("x", 10, 0)
                    box("b", 10, 10)
                }
                box("c", 10, 0)
            }
        }
        RuleFixture(
            "10.5", "a text in a column wraps at its width",
            At(108, nil, 108, 20, ["t": [0, 0, 50, 20], "u": [73, 5, 20, 10]]), options: .squareText
        ) {
            LazyVGrid(columns: [GridItem(), GridItem()]) {
                Text("aa bb cc").letters(10).named("t")
                Text("dd").letters(10).named("u")
            }
        }
        RuleFixture(
            "10.5", "rows of a horizontal grid",
            At(nil, 100, 24, 100, ["0": [0, 0, 10, 20], "1": [0, 28, 10, 72], "2": [14, 0, 10, 20]])
        ) {
            LazyHGrid(rows: [GridItem(.fixed(20)), GridItem(.flexible())], spacing: 4) {
                ForEach(0..<3, id: \.self) { Color.red.frame(width: 10).named("\($0)") }
            }
        }
    }

    /// Rules 10.6: what Apple documents of Grid. `GridTests` has more.
    @RuleFixtureBuilder static var grids: [RuleFixture] {
        RuleFixture(
            "10.6", "the widest cell sets its column, the tallest its row",
            At(nil, nil, 50, 25, ["b": [30, 0, 20, 20], "c": [0, 20, 30, 5]]), At(0, 0, 50, 25), At(500, 500, 50, 25)
        ) {
            Grid(alignment: .topLeading, horizontalSpacing: 0, verticalSpacing: 0) {
                GridRow {
                    box("a", 10, 10)
                    box("b", 20, 20)
                }
                GridRow { box("c", 30, 5) }
            }
        }
        RuleFixture(
            "10.6", "cells stand 8 apart both ways, in the middle of their cells",
            At(nil, nil, 58, 33, ["a": [10, 5, 10, 10], "b": [38, 0, 20, 20], "c": [0, 28, 30, 5]])
        ) {
            Grid {
                GridRow {
                    box("a", 10, 10)
                    box("b", 20, 20)
                }
                GridRow { box("c", 30, 5) }
            }
        }
        RuleFixture(
            "10.6", "a flexible cell makes its column and row greedy",
            At(100, 50, 100, 50, ["a": [0, 20, 10, 10], "b": [10, 0, 90, 50]]), At(nil, nil, 20, 10)
        ) {
            Grid(horizontalSpacing: 0) {
                GridRow {
                    box("a", 10, 10)
                    Color.red.named("b")
                }
            }
        }
        RuleFixture(
            "10.6", "flexible columns share equally",
            At(208, 40, 208, 40, ["a": [0, 0, 100, 16], "b": [108, 0, 100, 16], "d": [108, 24, 100, 16]])
        ) {
            Grid {
                GridRow {
                    Color.red.named("a")
                    Color.red.named("b")
                }
                GridRow {
                    Color.red
                    Color.red.named("d")
                }
            }
        }
        RuleFixture(
            "10.6", "an empty cell that is unsized takes the room of its cell",
            At(nil, nil, 58, 38, ["e": [0, 0, 30, 20], "a": [38, 0, 20, 20], "c": [43, 28, 10, 10]]),
            At(300, 300, 58, 38)
        ) {
            Grid {
                GridRow {
                    Color.clear.gridCellUnsizedAxes([.horizontal, .vertical]).named("e")
                    box("a", 20, 20)
                }
                GridRow {
                    box("b", 30, 10)
                    box("c", 10, 10)
                }
            }
        }
        RuleFixture(
            "10.6", "a Divider spans the grid, and makes it greedy",
            At(300, 100, 300, 37, ["d": [0, 18, 300, 1]]), At(nil, nil, 48, 37, ["d": [0, 18, 48, 1]])
        ) {
            Grid {
                GridRow {
                    box("a", 20, 10)
                    box("b", 20, 10)
                }
                Divider().named("d")
                GridRow { box("c", 20, 10) }
            }
        }
        RuleFixture(
            "10.6", "unless it is unsized across", At(300, 100, 48, 37, ["d": [0, 18, 48, 1], "b": [28, 0, 20, 10]])
        ) {
            Grid {
                GridRow {
                    box("a", 20, 10)
                    box("b", 20, 10)
                }
                Divider().gridCellUnsizedAxes(.horizontal).named("d")
                GridRow { box("c", 20, 10) }
            }
        }
        RuleFixture(
            "10.6", "a cell of two columns spans the gap between them",
            At(
                nil, nil, 88, 28,
                ["w": [0, 0, 48, 10], "c": [56, 0, 32, 10], "a": [0, 18, 20, 10], "b": [28, 18, 20, 10]])
        ) {
            Grid {
                GridRow {
                    Color.red.frame(height: 10).gridCellColumns(2).named("w")
                    box("c", 32, 10)
                }
                GridRow {
                    box("a", 20, 10)
                    box("b", 20, 10)
                }
            }
        }
        RuleFixture(
            "10.6", "a column's alignment stands above the row's and the grid's",
            At(nil, nil, 68, 58, ["a": [0, 0, 10, 10], "b": [58, 48, 10, 10], "c": [0, 28, 30, 30]])
        ) {
            Grid(alignment: .bottomTrailing) {
                GridRow(alignment: .top) {
                    box("a", 10, 10).gridColumnAlignment(.leading)
                    box("x", 30, 20)
                }
                GridRow {
                    box("c", 30, 30)
                    box("b", 10, 10)
                }
            }
        }
        RuleFixture(
            "10.6", "a row's texts stand on one line",
            At(nil, nil, 38, 20, ["a": [0, 0, 20, 20], "b": [28, 7.5, 10, 10]]), options: .squareText
        ) {
            Grid(alignment: .leadingFirstTextBaseline) {
                GridRow {
                    Text("A").letters(20).named("a")
                    Text("b").letters(10).named("b")
                }
            }
        }
        RuleFixture(
            "10.6", "an anchor stands above every alignment",
            At(nil, nil, 48, 58, ["a": [10, 30, 10, 10], "b": [28, 0, 20, 40], "c": [0, 48, 20, 10]])
        ) {
            Grid(alignment: .topLeading) {
                GridRow {
                    box("a", 10, 10).gridCellAnchor(.bottomTrailing).gridColumnAlignment(.leading)
                    box("b", 20, 40)
                }
                GridRow { box("c", 20, 10) }
            }
        }
    }
}
