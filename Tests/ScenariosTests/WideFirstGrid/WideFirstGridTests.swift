import Foundation
import LayoutEngine
import LayoutRecord
import LayoutRecording
import Testing

@testable import Scenarios

/// SYSTEMS D, number by number.
@MainActor struct WideFirstGridTests {
    private func tiles(_ id: String) throws -> [Frame] {
        let recorded = try RecordedCatalogue[id]
        return try recorded.frames(below: recorded.only("WideFirstGrid"))
    }

    @Test(
        arguments: ["twelve fixed tiles", "twelve tiles"],
        [(96, 1, 96, 12), (200, 2, 200, 7), (304, 3, 200, 5), (408, 4, 200, 4)])
    func columnsFirstTileAndRows(_ scenario: String, _ row: (width: Int, columns: Int, first: Double, rows: Int)) throws
    {
        let tiles = try tiles("wide-first-grid/\(scenario)@w\(row.width)")
        #expect(tiles.count == 12)
        #expect(Set(tiles.dropFirst().map(\.x)).count == row.columns)
        #expect(tiles[0].width == row.first)
        #expect(Set(tiles.map(\.y)).count == row.rows)
    }

    @Test func exactFramesAt408() throws {
        let recorded = try RecordedCatalogue["wide-first-grid/twelve fixed tiles@w408"]
        let expected: [(Double, Double, Double)] = [
            (0, 0, 200), (208, 0, 96), (312, 0, 96),
            (0, 72, 96), (104, 72, 96), (208, 72, 96), (312, 72, 96),
            (0, 144, 96), (104, 144, 96), (208, 144, 96), (312, 144, 96),
            (0, 216, 96),
        ]
        let frames = try recorded.frames(below: recorded.only("WideFirstGrid"))
        #expect(frames == expected.map { Frame(x: $0.0, y: $0.1, width: $0.2, height: 64) })
        #expect(try recorded.root == Frame(x: 0, y: 0, width: 408, height: 280))
    }

    /// W nil gives four columns, an infinite or NaN one all slots in one row, 0 and less still 96.
    @Test(arguments: [("ideal", 408), ("wInf", 1344), ("wNaN", 1344), ("w0", 96), ("w-5", 96)])
    func widthAtOddOffers(_ offer: String, _ width: Double) throws {
        let recorded = try RecordedCatalogue["wide-first-grid/twelve fixed tiles@\(offer)"]
        #expect(try recorded.root.width == width)
        #expect(recorded.recording.outcome == .settled)
        #expect(recorded.nodes.allSatisfy { $0.frame?.isFinite ?? false })
    }

    @Test(arguments: [-Double.infinity, .infinity, .nan])
    func everySlotInOneRow(_ width: Double) throws {
        let recorded = try recorded(width) {
            WideFirstGrid { ForEach(0..<12, id: \.self) { _ in Color.blue.frame(height: 64) } }
        }
        let tiles = try recorded.frames(below: 0)
        #expect(Set(tiles.map(\.y)) == [0])
        #expect(tiles[0].width == 200)
        #expect(tiles.last?.x == 1248)
    }

    @Test(arguments: [1e9, 1e15, 1e300, Double.greatestFiniteMagnitude, -1e300])
    func hugeOffersDoNotCrash(_ width: Double) throws {
        let recorded = try recorded(width) { WideFirstGrid { Color.blue.frame(height: 64) } }
        #expect(recorded.recording.outcome == .settled)
    }

    /// Below 96 the grid answers more than it was offered: a note, with the excess.
    @Test(arguments: [("w0", 96.0), ("w-5", 101)]) func narrowOffersAreAFinding(_ offer: String, _ excess: Double)
        throws
    {
        let recorded = try RecordedCatalogue["wide-first-grid/twelve fixed tiles@\(offer)"]
        let findings = recorded.findings(.overOffer)
        #expect(findings.map(\.node) == [0])
        #expect(findings.map(\.value) == [excess])
    }

    /// A tile of fixed width 150 in a slot of 96 covers its neighbour by 150 - 96 - 8.
    @Test func wideTileOverlapsItsNeighbour() throws {
        let recorded = try RecordedCatalogue["wide-first-grid/a tile of fixed width@w408"]
        let findings = recorded.findings(.overlap)
        #expect(findings.map(\.value) == [46])
        #expect(findings.first?.message.contains("WideFirstGrid/1:.frame") == true)
    }

    @Test(arguments: ["w96", "w200", "w304", "w408", "ideal", "w0", "wInf"])
    func emptyGridIsNothing(_ offer: String) throws {
        #expect(try RecordedCatalogue["wide-first-grid/empty@\(offer)"].root == Frame(x: 0, y: 0, width: 0, height: 0))
    }

    @Test(arguments: [("ideal", 96.0, 96.0), ("w408", 408, 200), ("w200", 200, 200), ("w96", 96, 96), ("wInf", 96, 96)])
    func oneTile(_ offer: String, _ container: Double, _ tile: Double) throws {
        let recorded = try RecordedCatalogue["wide-first-grid/one tile@\(offer)"]
        #expect(try recorded.root.width == container)
        #expect(try recorded.frames(below: 0) == [Frame(x: 0, y: 0, width: tile, height: 64)])
    }

    /// The palette's window is 32 points wider than its grid.
    @Test(arguments: [(128, 96.0), (232, 200), (336, 304), (440, 408)])
    func windowIsWiderThanItsGrid(_ window: Int, _ grid: Double) throws {
        let recorded = try RecordedCatalogue["wide-first-grid/window@w\(window)"]
        let frame = try recorded.frame(recorded.only("WideFirstGrid"))
        #expect(frame.width == grid)
        #expect(frame.x == 16)
    }

    @Test func pathsReadAsDocumented() throws {
        let recorded = try RecordedCatalogue["wide-first-grid/twelve tiles@w304"]
        let path = "PaletteView/VStack/2:ScrollView/.frame/WideFirstGrid/1:Button[3]/.frame/.padding/Text"
        #expect(recorded.nodes[try recorded.index(path)].text == LabelSet.short.labels[3])
    }
}
