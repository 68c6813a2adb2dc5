import Keyline
import SwiftUI
import Tags

@main struct PackageRecorder: LayoutRecorder {
    static var suites: [Suite] {
        Suite("tags") {
            Scenario("five tags") { TagList(["layout", "linux", "no", "screen", "needed"]) }
            Scenario("one tag", offers: .widths(40, 200)) { TagList(["alone"]) }
        }
    }
}
