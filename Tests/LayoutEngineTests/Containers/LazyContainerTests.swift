import Foundation
import LayoutEngine
import Testing

@MainActor struct LazyContainerTests {
    private func widths(_ items: [GridItem], _ width: CGFloat?, count: Int = 4) -> [CGFloat] {
        let laidOut = LaidOut(width, nil) {
            LazyVGrid(columns: items) {
                ForEach(0..<count, id: \.self) { _ in Color.red.frame(height: 10) }
            }
        }
        let cells = laidOut.all("Color")
        return cells.filter { $0.minY == 0 }.map(\.width)
    }

    @Test("Fixed and adaptive: the adaptive item takes what is left, as many tracks as fit") func adaptive() {
        #expect(widths([GridItem(.fixed(70)), GridItem(.adaptive(minimum: 40))], 200) == [70, 57, 57])
    }

    @Test("Two flexible items overflow, and are shared out again of the total that was reported") func twoPasses() {
        let laidOut = LaidOut(200, nil) {
            LazyVGrid(columns: [GridItem(.flexible(minimum: 50)), GridItem(.flexible(minimum: 120))]) {
                ForEach(0..<2, id: \.self) { _ in Color.red.frame(height: 10) }
            }
        }
        #expect(laidOut.size.width == 224)
        #expect(laidOut.all("Color").map(\.width) == [108, 120])
    }

    @Test("Twelve adaptive tiles at the four widths", arguments: [(96, 1), (200, 2), (304, 3), (408, 4)])
    func tiles(width: CGFloat, columns: Int) {
        #expect(widths([GridItem(.adaptive(minimum: 96))], width, count: 12) == Array(repeating: 96, count: columns))
    }

    @Test("Rows are as tall as their tallest cell, 8 apart") func rows() {
        let laidOut = LaidOut(100, nil) {
            LazyVGrid(columns: [GridItem(), GridItem()]) {
                box("a", 10, 10)
                box("b", 10, 30)
                box("c", 10, 20)
            }
        }
        #expect(laidOut.size == CGSize(width: 100, height: 58))
        #expect(laidOut["a"] == rect(18, 10, 10, 10))
        #expect(laidOut["c"] == rect(18, 38, 10, 20))
    }

    @Test("A horizontal grid is the mirror of a vertical one") func horizontal() {
        let laidOut = LaidOut(nil, 100) {
            LazyHGrid(rows: [GridItem(.fixed(20)), GridItem(.flexible())], spacing: 4) {
                ForEach(0..<4, id: \.self) { box("\($0)", 10, 5) }
            }
        }
        #expect(laidOut.size == CGSize(width: 24, height: 100))
        #expect(laidOut["2"] == rect(14, 7.5, 10, 5))
    }

    @Test("A section's header takes a whole line") func section() {
        let laidOut = LaidOut(100, nil) {
            LazyVGrid(columns: [GridItem(), GridItem()], spacing: 0) {
                Section {
                    ForEach(0..<3, id: \.self) { _ in Color.red.frame(height: 10) }
                } header: {
                    Color.blue.frame(height: 5).named("header")
                }
                Section {
                    Color.red.frame(height: 10).named("next")
                } header: {
                    Color.blue.frame(height: 5).named("second")
                }
            }
        }
        #expect(laidOut["header"] == rect(0, 0, 100, 5))
        #expect(laidOut["second"] == rect(0, 25, 100, 5))
        #expect(laidOut["next"] == rect(0, 30, 46, 10))
    }

    @Test("Infinite and missing widths end") func extremes() {
        #expect(widths([GridItem(.adaptive(minimum: 96))], .infinity, count: 3) == [96, 96, 96])
        #expect(widths([GridItem(.flexible())], nil, count: 1) == [10])
        #expect(widths([GridItem(.adaptive(minimum: 50))], 1e9, count: 2).count == 2)
        #expect(widths([], 100, count: 2).isEmpty)
    }

    @Test("A lazy column takes its whole width and each child's ideal height") func lazyColumn() {
        let laidOut = LaidOut(200, 500) {
            LazyVStack(alignment: .trailing) {
                box("a", 50, 20)
                Color.red.named("b")
            }
        }
        #expect(laidOut.size == CGSize(width: 200, height: 38))
        #expect(laidOut["a"] == rect(150, 0, 50, 20))
        #expect(laidOut["b"] == rect(0, 28, 200, 10))
    }

    @Test("A lazy row takes its whole height") func lazyRow() {
        let laidOut = LaidOut(200, 60) {
            LazyHStack(alignment: .bottom, spacing: 3) {
                box("a", 50, 20)
                box("b", 50, 20)
            }
        }
        #expect(laidOut.size == CGSize(width: 103, height: 60))
        #expect(laidOut["b"] == rect(53, 40, 50, 20))
    }
}
