import Foundation
import LayoutEngine
import LayoutRecording

extension Suite {
    /// G: the containers that do not do what the wide-first grid does, with its twelve tiles.
    static var gridContainers: Suite {
        Suite("grid-containers") {
            forms("empty", [])
            forms("single tile", Array(LabelSet.short.labels.prefix(1)))
            forms("twelve tiles", LabelSet.short.labels)
            for set in LabelSet.long { forms("twelve tiles, \(set.name)", set.labels) }
        }
    }

    private static func forms(_ name: String, _ labels: [String]) -> [Scenario] {
        [
            Scenario("\(name), Grid", offers: .catalogue) { PaletteGrid(labels: labels) },
            Scenario("\(name), Grid without rows", offers: .catalogue) { BarePaletteGrid(labels: labels) },
            Scenario("\(name), LazyVGrid", offers: .catalogue) { AdaptivePalette(labels: labels) },
            Scenario("\(name), VStack", offers: .catalogue) { PaletteColumn(labels: labels) },
            Scenario("\(name), HStack", offers: .catalogue) { PaletteRow(labels: labels) },
        ]
    }
}
