import LayoutRecord
import Testing

/// SWIFTUI-LAYOUT 15: the origin and the far corner are each rounded to the nearest device pixel, halves up.
struct GeometryTests {
    struct Row: Sendable {
        let start: Double
        let length: Double
        let scale: Double
        let alignedStart: Double
        let alignedLength: Double
    }

    static let rows: [Row] = [
        // Published at one pixel a point: 73.5 -> 74, 196.5 -> 197, 89.5 -> 90 (trust A).
        Row(start: 73.5, length: 0, scale: 1, alignedStart: 74, alignedLength: 0),
        Row(start: 0, length: 196.5, scale: 1, alignedStart: 0, alignedLength: 197),
        Row(start: 0, length: 89.5, scale: 1, alignedStart: 0, alignedLength: 90),
        // Edges are rounded, not lengths: 0.4 + 1.2 ends at 1.6, so two pixels from 0.
        Row(start: 0.4, length: 1.2, scale: 1, alignedStart: 0, alignedLength: 2),
        Row(start: 0.5, length: 1, scale: 1, alignedStart: 1, alignedLength: 1),
        Row(start: -0.5, length: 1, scale: 1, alignedStart: 0, alignedLength: 1),
        Row(start: -0.75, length: 1, scale: 1, alignedStart: -1, alignedLength: 1),
        Row(start: 0.25, length: 0.25, scale: 2, alignedStart: 0.5, alignedLength: 0),
        Row(start: 10, length: 33.3, scale: 3, alignedStart: 10, alignedLength: 100.0 / 3),
        Row(start: 0, length: .infinity, scale: 2, alignedStart: 0, alignedLength: .infinity),
    ]

    @Test(arguments: rows) func edgesAreRoundedHalvesUp(row: Row) {
        let across = Frame(x: row.start, y: 0, width: row.length, height: 0).pixelAligned(scale: row.scale)
        #expect(abs(across.x - row.alignedStart) < 1e-9)
        #expect(across.width == row.alignedLength || abs(across.width - row.alignedLength) < 1e-9)
        let down = Frame(x: 0, y: row.start, width: 0, height: row.length).pixelAligned(scale: row.scale)
        #expect(abs(down.y - row.alignedStart) < 1e-9)
        #expect(down.height == row.alignedLength || abs(down.height - row.alignedLength) < 1e-9)
    }

    @Test func nothingBecomesNaNButNaN() {
        let frame = Frame(x: .nan, y: 1, width: 2, height: 3).pixelAligned(scale: 2)
        #expect(frame.x.isNaN)
        #expect(frame.y == 1 && frame.height == 3)
    }
}
