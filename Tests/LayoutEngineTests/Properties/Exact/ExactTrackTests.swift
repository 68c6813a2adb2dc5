import Foundation
import LayoutEngine
import TestSupport
import Testing

/// Random grids laid out by the engine and, in fractions, by a second computation.
@MainActor struct ExactTrackTests {
    private func isNear(_ a: CGFloat, _ b: Rational) -> Bool { abs(Double(a) - b.double) < 1e-6 }

    private func item(_ item: ExactLazyGrid.Item) -> GridItem {
        let gap = item.gap.map { CGFloat($0) }
        func most(_ length: Int?) -> CGFloat { length.map { CGFloat($0) } ?? .infinity }
        switch item.size {
        case .fixed(let length): return GridItem(.fixed(CGFloat(length)), spacing: gap)
        case .flexible(let least, let greatest):
            return GridItem(.flexible(minimum: CGFloat(least), maximum: most(greatest)), spacing: gap)
        case .adaptive(let least, let greatest):
            return GridItem(.adaptive(minimum: CGFloat(least), maximum: most(greatest)), spacing: gap)
        }
    }

    @Test("The columns of lazy grids are those of exact arithmetic", arguments: 0..<4)
    func lazyColumns(part: UInt64) {
        for seed in 600_000 + part * 400..<(600_000 + part * 400 + 400 * MemoOracleTests.factor) {
            var random = SplitMix(state: seed)
            func below(_ count: Int) -> Int { Int(random.next() % UInt64(count)) }
            let items = (0..<1 + below(4)).map { _ in
                let least = [10, 30, 40, 75, 120][below(5)]
                let greatest = below(3) == 0 ? least + below(60) : nil
                let size: ExactLazyGrid.Size =
                    switch below(3) {
                    case 0: .fixed(least)
                    case 1: .flexible(least: least, greatest: greatest)
                    default: .adaptive(least: least, greatest: greatest)
                    }
                return ExactLazyGrid.Item(size: size, gap: below(2) == 0 ? nil : below(20))
            }
            let width = Rational(below(1200), over: 2)
            let heights = (0..<1 + below(9)).map { _ in below(30) }
            let laidOut = LaidOut(CGFloat(width.double), nil) {
                LazyVGrid(columns: items.map(item)) {
                    ForEach(0..<heights.count, id: \.self) { index in
                        Color.red.frame(height: CGFloat(heights[index])).named("\(index)")
                    }
                }
            }
            let measured = ExactLazyGrid(items, in: width)
            let placed = ExactLazyGrid(items, in: measured.total)
            let start = (measured.total - placed.total) / 2
            guard isNear(laidOut.size.width, measured.total) else {
                Issue.record("seed \(seed): \(laidOut.size.width) wide, exactly \(measured.total.double): \(items)")
                return
            }
            var top = 0
            for (first, index) in heights.indices.map({ ($0 - $0 % placed.tracks.count, $0) }) {
                let row = heights[first..<min(heights.count, first + placed.tracks.count)]
                let track = placed.tracks[index - first]
                let y = Rational(top) + Rational(row.max()! - heights[index], over: 2)
                let frame = laidOut["\(index)"]
                guard isNear(frame.minX, start + track.start), isNear(frame.width, track.length), isNear(frame.minY, y)
                else {
                    Issue.record(
                        "seed \(seed): cell \(index) at \(frame), exactly \((start + track.start).double) and \(track.length.double) wide: \(items)"
                    )
                    return
                }
                if index == row.endIndex - 1 { top += row.max()! + 8 }
            }
        }
    }

    @Test("The cells of grids stand where exact arithmetic puts them", arguments: 0..<4)
    func tables(part: UInt64) {
        for seed in 700_000 + part * 300..<(700_000 + part * 300 + 300 * MemoOracleTests.factor) {
            var random = SplitMix(state: seed)
            func below(_ count: Int) -> Int { Int(random.next() % UInt64(count)) }
            func cell() -> ExactTable.Cell {
                ExactTable.Cell(
                    width: [0, 10, 25, 60, 110][below(5)], height: [0, 8, 21, 40][below(4)], isFixed: below(3) > 0,
                    span: below(5) == 0 ? 2 : 1)
            }
            let lines = (0..<1 + below(4)).map { _ in
                below(5) == 0 ? ExactTable.Line.whole(cell()) : .row((0..<1 + below(4)).map { _ in cell() })
            }
            func offer() -> Rational? { below(4) == 0 ? nil : Rational(below(900), over: 2) }
            let (width, height) = (offer(), offer())
            let exact = ExactTable(lines, width: width, height: height)
            let laidOut = LaidOut(width.map { CGFloat($0.double) }, height.map { CGFloat($0.double) }) {
                Grid {
                    ForEach(0..<lines.count, id: \.self) { row in
                        switch lines[row] {
                        case .whole(let cell): view(cell, "\(row)")
                        case .row(let cells):
                            GridRow {
                                ForEach(0..<cells.count, id: \.self) { column in
                                    view(cells[column], "\(row).\(column)").gridCellColumns(cells[column].span)
                                }
                            }
                        }
                    }
                }
            }
            let names = lines.enumerated().flatMap { row, line in
                switch line {
                case .whole: ["\(row)"]
                case .row(let cells): cells.indices.map { "\(row).\($0)" }
                }
            }
            let isWhole = isNear(laidOut.size.width, exact.width) && isNear(laidOut.size.height, exact.height)
            guard isWhole else {
                Issue.record(
                    "seed \(seed): \(laidOut.size), exactly \(exact.width.double) x \(exact.height.double): \(lines)")
                return
            }
            for (name, cell) in zip(names, exact.cells) {
                let frame = laidOut[name]
                let isSame =
                    isNear(frame.minX, cell.x) && isNear(frame.minY, cell.y) && isNear(frame.width, cell.width)
                    && isNear(frame.height, cell.height)
                guard isSame else {
                    Issue.record("seed \(seed): cell \(name) at \(frame), exactly \(cell): \(lines)")
                    return
                }
            }
        }
    }

    private func view(_ cell: ExactTable.Cell, _ name: String) -> some View {
        let (width, height) = (CGFloat(cell.width), CGFloat(cell.height))
        return Group {
            if cell.isFixed {
                Color.red.frame(width: width, height: height).named(name)
            } else {
                Color.red.frame(minWidth: width, minHeight: height).named(name)
            }
        }
    }
}
