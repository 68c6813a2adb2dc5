import Foundation
import LayoutEngine
import LayoutRecord
import LayoutRecording
import TestSupport
import Testing

@testable import Scenarios

/// What must hold for the wide-first grid at every offer (SYSTEMS D).
@MainActor struct WideFirstGridPropertyTests {
    /// Every grid in the catalogue whose tiles fit their slots.
    private nonisolated static func isHealthy(_ id: String) -> Bool { !id.contains("a tile of fixed width") }

    private func grids() throws -> [(case: RecordedCase, grid: Int)] {
        try RecordedCatalogue.cases(of: "wide-first-grid").filter { Self.isHealthy($0.id) }
            .map { ($0, try $0.only("WideFirstGrid")) }
    }

    @Test func noTwoTilesOverlapAndNoneLeavesTheGrid() throws {
        for (recorded, grid) in try grids() {
            let frame = try recorded.frame(grid)
            let tiles = try recorded.frames(below: grid)
            for (index, tile) in tiles.enumerated() {
                #expect(
                    tile.x >= frame.x && tile.y >= frame.y && tile.right <= frame.right + 1e-9
                        && tile.bottom <= frame.bottom + 1e-9, "\(recorded.id): \(tile) leaves \(frame)")
                for other in tiles[..<index] {
                    #expect(
                        tile.x >= other.right || other.x >= tile.right || tile.y >= other.bottom
                            || other.y >= tile.bottom, "\(recorded.id): \(tile) covers \(other)")
                }
            }
        }
    }

    /// One placement for each tile, at the proposal at which it was measured: (slot width, nil).
    @Test func tilesArePlacedOnceAsTheyWereMeasured() throws {
        for (recorded, grid) in try grids() {
            #expect(recorded.findings(.placedTwice).isEmpty && recorded.findings(.unplaced).isEmpty, "\(recorded.id)")
            #expect(recorded.findings(.measurePlace).isEmpty, "\(recorded.id)")
            for tile in recorded.children(of: grid) {
                let placements = recorded.placements(of: tile)
                #expect(placements.count == 1, "\(recorded.id)")
                let measured = recorded.answers(of: tile).map(\.proposal)
                #expect(measured.contains { placements.contains($0) }, "\(recorded.id)")
                #expect((measured + placements).allSatisfy { $0.height == nil && $0.width != nil }, "\(recorded.id)")
                #expect(placements[0].width == (try recorded.frame(tile)).width, "\(recorded.id)")
            }
        }
    }

    /// The slots of a row are never more than the columns.
    @Test func rowsNeverHoldMoreSlotsThanColumns() throws {
        for (recorded, grid) in try grids() {
            let tiles = try recorded.frames(below: grid)
            guard let narrowest = tiles.map(\.width).min() else { continue }
            for row in Dictionary(grouping: tiles, by: \.y).values {
                let slots = row.reduce(0) { $0 + ($1.width > narrowest * 1.5 ? 2 : 1) }
                #expect(Double(slots) * 96 + Double(slots - 1) * 8 <= max(96, try recorded.frame(grid).width) + 1e-9)
            }
        }
    }

    /// Counts of tiles and heights with a fixed seed, at widths in quarters of a point: every frame against the same
    /// rules in fractions.
    @Test(arguments: [0, 1, 2, 3, 5, 8, 12, 13])
    func framesMatchASecondComputation(_ count: Int) throws {
        var seed: UInt64 = 0x9E37_79B9 &+ UInt64(count)
        let heights = (0..<count).map { _ in
            seed = seed &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            return Int(seed >> 33) % 90 + 1
        }
        let widths: [Rational?] =
            [nil] + stride(from: 0, through: 1400, by: 3).map { Rational($0 * 4 + $0 % 4, over: 4) }
        for width in widths {
            let exact = ExactGrid(width: width, heights: heights)
            let recorded = try recorded(width?.double) {
                WideFirstGrid {
                    ForEach(heights.indices, id: \.self) { Color.blue.frame(height: CGFloat(heights[$0])) }
                }
            }
            let root = try recorded.root
            #expect(abs(root.width - exact.width.double) < 1e-9 && root.height == Double(exact.height))
            let frames = try recorded.frames(below: 0)
            #expect(frames.count == exact.tiles.count)
            for (frame, tile) in zip(frames, exact.tiles) {
                #expect(
                    abs(frame.x - tile.x.double) < 1e-9 && abs(frame.width - tile.width.double) < 1e-9
                        && frame.y == Double(tile.y), "\(frame) at \(String(describing: width)), not \(tile)")
            }
        }
    }

    /// The sweep in the catalogue, and where it changes: exactly at 200, 304 and 408.
    @Test func sweepChangesAtTheThresholds() throws {
        var changes: [Int] = []
        var last = 0
        for width in 60...440 {
            let recorded = try RecordedCatalogue["wide-first-grid/twelve fixed tiles swept@w\(width)"]
            let frames = try recorded.frames(below: 0)
            let exact = ExactGrid(width: Rational(width), heights: Array(repeating: 64, count: 12))
            #expect(zip(frames, exact.tiles).allSatisfy { abs($0.x - $1.x.double) < 1e-9 && $0.y == Double($1.y) })
            if exact.columns != last { changes.append(width) }
            last = exact.columns
            #expect(Set(frames.dropFirst().map(\.x)).count == exact.columns)
        }
        #expect(changes == [60, 200, 304, 408])
    }

    /// Heights are the tiles' own at their slot's width: none is squeezed, tiles stand at the top of their row, and a row
    /// is as tall as its tallest.
    @Test func rowsAreAsTallAsTheirTallestTile() throws {
        for (recorded, grid) in try grids() {
            let tiles = recorded.children(of: grid)
            let frames = try tiles.map(recorded.frame)
            for (tile, frame) in zip(tiles, frames) {
                let answer = recorded.answers(of: tile).last { $0.proposal == recorded.placements(of: tile)[0] }
                #expect(answer.map(\.size.height) == frame.height, "\(recorded.id)")
            }
            let rows = Dictionary(grouping: frames, by: \.y).sorted { $0.key < $1.key }
            for (row, next) in zip(rows, rows.dropFirst()) {
                #expect(abs(next.key - row.key - 8 - row.value.map(\.height).max()!) < 1e-9, "\(recorded.id)")
            }
        }
    }
}
