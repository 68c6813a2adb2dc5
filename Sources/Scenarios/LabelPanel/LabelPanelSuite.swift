import Foundation
import LayoutEngine
import LayoutRecording

extension Suite {
    /// C: a scroll view as tall as its content, up to a limit.
    static var labelPanel: Suite {
        Suite("label-panel") {
            panel("empty", [])
            panel("one label", ["Red"])
            Scenario("two labels", offers: .catalogue) {
                LabelPanel(few: ["Red", "Amber"], many: eighteen)
            } steps: {
                Step.toggle("Show more labels")
                Step.resize(width: 120)
                Step.resize(width: 304)
                Step.toggle("Show more labels")
                Step.tap("Remove all labels")
            }
            panel("short labels", LabelSet.short.labels)
            panel("eighteen labels", eighteen)
            for set in LabelSet.long { panel(set.name, Array(set.labels.prefix(3))) }
            // Content of 86 and of 410 points, its padding of 24 included.
            block("content of 86", 62)
            block("content of 410", 386)
            block("content of 85.25", 61.25)
            Scenario("narrowed and widened", offers: .widths(304)) {
                HuggingPanel { PanelLabels(labels: [LabelSet.long[0].labels[0], "Red"]) }
            } steps: {
                Step.resize(width: 120)
                Step.resize(width: 304)
            }
            Scenario("lazy labels", offers: .catalogue) { HuggingPanel { LazyPanelLabels(labels: eighteen) } }
            Scenario("wrong, observer on the scroll view", offers: .widths(304)) {
                SelfMeasuringPanel { PanelLabels(labels: ["Red", "Amber"]) }
            }
            Scenario("wrong, padding after the observer", offers: .widths(304)) {
                ShortPanel { PanelLabels(labels: ["Red", "Amber"]) }
            }
            Scenario("wrong, content as high as the viewport", offers: .widths(304)) {
                NeverShrinkingPanel { PanelLabels(labels: ["Red", "Amber"]) }
            }
        }
    }

    private static var eighteen: [String] { LabelSet.long[0].labels + LabelSet.short.labels.prefix(6) }

    private static func panel(_ name: String, _ labels: [String]) -> Scenario {
        Scenario(name, offers: .catalogue) { HuggingPanel { PanelLabels(labels: labels) } }
    }

    private static func block(_ name: String, _ height: CGFloat) -> Scenario {
        Scenario(name, offers: .catalogue) { HuggingPanel { Color.blue.frame(height: height) } }
    }
}
