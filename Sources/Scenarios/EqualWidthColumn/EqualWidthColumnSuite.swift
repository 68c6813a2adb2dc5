import Foundation
import LayoutEngine
import LayoutRecording

extension Suite {
    /// A: several labels share the width of the widest.
    static var equalWidthColumn: Suite {
        Suite("equal-width-column") {
            columnScenario("empty", [])
            columnScenario("single label", Array(LabelSet.short.labels.prefix(1)))
            columnScenario("short labels", LabelSet.short.labels, offers: .catalogueAndOdd)
            for set in LabelSet.long { columnScenario(set.name, set.labels) }
            Scenario("larger font", offers: .catalogue) {
                EqualWidthColumn { columnRows(LabelSet.short.labels) }.font(.title)
            }
            Scenario("fixed rows", offers: .catalogueAndOdd) {
                EqualWidthColumn {
                    ForEach([120, 60, 90], id: \.self) { width in
                        Color.blue.frame(minWidth: 0, idealWidth: CGFloat(width), maxWidth: .infinity)
                            .frame(height: 20)
                    }
                }
            }
            Scenario("row wider than the column", offers: .catalogue) {
                EqualWidthColumn {
                    ColumnLabel(text: "Narrow")
                    Color.blue.frame(width: 150, height: 20)
                }
            }
            panelScenario("panel, empty", [])
            panelScenario("panel, short labels", LabelSet.short.labels)
            for set in LabelSet.long { panelScenario("panel, \(set.name)", set.labels) }
        }
    }

    private static func columnRows(_ labels: [String]) -> some View {
        ForEach(labels.indices, id: \.self) { ColumnLabel(text: labels[$0]) }
    }

    private static func columnScenario(
        _ name: String, _ labels: [String], offers: Offers = .catalogue
    ) -> Scenario {
        Scenario(name, offers: offers) { EqualWidthColumn { columnRows(labels) } }
    }

    private static func panelScenario(_ name: String, _ labels: [String]) -> Scenario {
        Scenario(name, offers: .catalogue) { LabelColumnPanel(labels: labels) }
    }
}
