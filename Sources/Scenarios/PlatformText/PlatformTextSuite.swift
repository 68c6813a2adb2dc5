import Foundation
import LayoutEngine
import LayoutRecording

extension Suite {
    /// H: platform views that measure themselves.
    static var platformText: Suite {
        Suite("platform-text") {
            Scenario("empty", offers: .catalogue) { TextBox(text: "") }
            Scenario("single label", offers: .catalogue) { TextBox(text: "Palette") }
            Scenario("short labels", offers: .catalogue) { boxes(.short) }
            for set in LabelSet.long { Scenario(set.name, offers: .catalogue) { boxes(set) } }
            Scenario("older stack", offers: .catalogue) {
                TextBox(text: LabelSet.long[0].labels[0], isCompatible: true)
            }
            Scenario("newer stack", offers: .catalogue) { TextBox(text: LabelSet.long[0].labels[0]) }
            Scenario("scrolled text", offers: .catalogue) {
                TextPanel(text: LabelSet.long[0].labels.joined(separator: "\n")).frame(height: 120)
            }
            Scenario("label", offers: .catalogue) { PlatformLabel(text: "Interlaken Ost") }
            Scenario("block", offers: .catalogue) { PlatformBlock() }
            Scenario("resized", offers: .widths(304)) {
                TextBox(text: LabelSet.long[0].labels[0])
            } steps: {
                Step.resize(width: 120)
                Step.resize(width: 304)
            }
        }
    }

    private static func boxes(_ set: LabelSet) -> some View {
        VStack(alignment: .leading) {
            ForEach(0..<3, id: \.self) { TextBox(text: set.labels[$0]) }
        }
    }
}
