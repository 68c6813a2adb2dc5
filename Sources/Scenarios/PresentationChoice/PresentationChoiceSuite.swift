import Foundation
import LayoutEngine
import LayoutRecording

extension Suite {
    /// F: the first form whose ideal size fits is shown, else the last.
    static var presentationChoice: Suite {
        Suite("presentation-choice") {
            Scenario("empty", offers: .catalogue) { ViewThatFits {} }
            Scenario("single form", offers: .catalogue) { ViewThatFits { Color.blue.frame(width: 150, height: 20) } }
            Scenario("blocks", offers: .catalogue) { BlockChoice() }
            Scenario("blocks swept", offers: .sweep(60...400)) { BlockChoice() }
            Scenario("short labels", offers: .catalogue) { StationChoice(name: "Spiez") }
            Scenario("station swept", offers: .sweep(60...400)) { StationChoice(name: "Interlaken Ost") }
            for set in LabelSet.long {
                Scenario(set.name, offers: .catalogue) { StationChoice(name: set.labels[0]) }
            }
        }
    }
}
