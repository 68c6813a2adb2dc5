import Foundation
import LayoutEngine
import LayoutRecording

extension Suite {
    /// B: a measured size that reaches the frame that produced it, and observers that do no harm.
    static var feedbackLoop: Suite {
        Suite("feedback-loop") {
            Scenario("growing frame", offers: .widths(408)) { GrowingFrame() }
            Scenario("growing frame, compared", offers: .widths(408)) { ComparingFrame() }
            Scenario("growing frame, through a preference", offers: .widths(408)) { PreferenceFrame() }
            Scenario("growing frame, assigned later", offers: .widths(408)) { DelayedFrame() }
            Scenario("bounded frame", offers: .widths(408)) { BoundedFrame() }
            Scenario("alternating form", offers: .widths(408)) { AlternatingForm() }
            Scenario("healthy overlay", offers: .catalogue) { WidthOverlay() }
            Scenario("healthy overlay, resized", offers: .widths(304)) {
                WidthOverlay()
            } steps: {
                Step.resize(width: 200)
                Step.resize(width: 408)
            }
            Scenario("repeated measurement", offers: .catalogue) { NestedStacks(depth: 6) }
        }
    }
}
