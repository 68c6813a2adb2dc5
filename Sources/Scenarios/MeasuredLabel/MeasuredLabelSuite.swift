import Foundation
import LayoutEngine
import LayoutRecording

extension Suite {
    /// E: what a geometry observer sees depends on where in the modifier chain it stands.
    static var measuredLabel: Suite {
        Suite("measured-label") {
            badge("empty", "")
            badge("short label", "Interlaken")
            badge("longer label", "Interlaken Ost, change for Grindelwald")
            for set in LabelSet.long { badge(set.name, set.labels[0]) }
            Scenario("block of 96", offers: .catalogue) {
                MeasuredBadge { Color.blue.frame(width: 96, height: 16) }
            }
            Scenario("block of 96 in a frame of 260", offers: .catalogue) {
                MeasuredBadge(frameWidth: 260) { Color.blue.frame(width: 96, height: 16) }
            }
            Scenario("label in a frame of 260", offers: .catalogue) {
                MeasuredBadge(frameWidth: 260) { BadgeText(text: "Interlaken") }
            }
            // The slider of the sample.
            Scenario("narrowing", offers: .sweep(120...340, by: 10)) {
                MeasuredBadge { BadgeText(text: "Interlaken Ost, change for Grindelwald") }
            }
            Scenario("resized", offers: .widths(340)) {
                MeasuredBadge { BadgeText(text: "Interlaken Ost, change for Grindelwald") }
            } steps: {
                Step.resize(width: 200)
                Step.resize(width: 120)
                Step.resize(width: 340)
            }
            Scenario("slider and longer label", offers: .widths(408)) {
                BadgeSample()
            } steps: {
                Step.set("Offered width", to: 200)
                Step.tap("Longer label")
                Step.set("Offered width", to: 120)
                Step.set("Offered width", to: 340)
            }
            Scenario("height alone", offers: [ProposedViewSize(width: 304, height: 100)]) {
                MeasuredBadge { Color.blue.frame(width: 96) }
            } steps: {
                Step.resize(height: 200)
                Step.resize(height: 50)
            }
            Scenario("observer, newer form", offers: .catalogue) {
                DirectlyMeasuredBadge(text: LabelSet.long[0].labels[0])
            }
            Scenario("observer, older form", offers: .catalogue) {
                PreferenceMeasuredBadge(text: LabelSet.long[0].labels[0])
            }
            Scenario("observer, none", offers: .catalogue) { Badge(text: LabelSet.long[0].labels[0]) }
            Scenario("two senders", offers: .catalogue) {
                TwoMeasuredBadges(first: "Interlaken Ost, change here", last: "Spiez")
            }
            Scenario("in a reader", offers: .catalogue) { StretchedBadge(text: "Interlaken") }
            Scenario("rigid", offers: .catalogue) {
                VStack(alignment: .leading) { RigidBadge(text: LabelSet.long[0].labels[0]) }
                    .frame(width: 120, alignment: .leading)
            }
        }
    }

    private static func badge(_ name: String, _ text: String) -> Scenario {
        Scenario(name, offers: .catalogue) { MeasuredBadge { BadgeText(text: text) } }
    }
}
