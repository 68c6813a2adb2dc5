import Foundation
import LayoutEngine
public import LayoutRecording

/// The built-in scenarios.
@MainActor public enum Catalogue {
    @SuiteBuilder public static var suites: [Suite] {
        Suite("wide-first-grid") {
            Scenario("twelve fixed tiles") {
                WideFirstGrid { ForEach(0..<12) { _ in Color.blue.frame(height: 64) } }
            }
            Scenario("labels") {
                VStack(alignment: .leading) {
                    Text("Short")
                    Text("A label that is long enough to wrap when the window is narrow").padding(10).background(.red)
                    HStack {
                        Text("a"); Spacer(); Text("b")
                    }
                }
            }
        }
    }
}
