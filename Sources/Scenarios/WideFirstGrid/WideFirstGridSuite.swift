import Foundation
import LayoutEngine
import LayoutRecording

extension Suite {
    /// D: a flat list packed into equal columns, the first tile two slots wide where two columns fit.
    static var wideFirstGrid: Suite {
        Suite("wide-first-grid") {
            Scenario("empty", offers: .catalogue) { WideFirstGrid {} }
            Scenario("one tile", offers: .catalogue) { WideFirstGrid { fixedTiles(1) } }
            Scenario("twelve fixed tiles", offers: .catalogueAndOdd) { WideFirstGrid { fixedTiles(12) } }
            Scenario("twelve fixed tiles swept", offers: .sweep(60...440)) { WideFirstGrid { fixedTiles(12) } }
            Scenario("a tile of fixed width", offers: .catalogue) {
                WideFirstGrid {
                    fixedTiles(4)
                    Color.red.frame(width: 150, height: 64)
                    fixedTiles(4)
                }
            }
            palette("empty palette", [])
            palette("single tile", Array(LabelSet.short.labels.prefix(1)))
            palette("twelve tiles", LabelSet.short.labels)
            Scenario("twelve tiles swept", offers: .sweep(60...440)) {
                PaletteView(labels: LabelSet.short.labels)
            }
            for set in LabelSet.long { palette("twelve tiles, \(set.name)", set.labels) }
            // The window is 32 points wider than its grid.
            Scenario("window", offers: .widths(128, 232, 336, 440)) {
                PaletteWindow(labels: LabelSet.short.labels)
            }
        }
    }

    private static func fixedTiles(_ count: Int) -> some View {
        ForEach(0..<count, id: \.self) { _ in Color.blue.frame(height: 64) }
    }

    private static func palette(_ name: String, _ labels: [String]) -> Scenario {
        Scenario(name, offers: .catalogue) { PaletteView(labels: labels) }
    }
}
