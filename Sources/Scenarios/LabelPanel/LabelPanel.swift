import Foundation
import LayoutEngine

/// A panel of labels with the controls that change how many there are.
struct LabelPanel: View {
    let few: [String]
    let many: [String]
    @State private var showsMore = false
    @State private var isEmpty = false

    private var labels: [String] { isEmpty ? [] : showsMore ? many : few }

    var body: some View {
        VStack(alignment: .leading) {
            Toggle("Show more labels", isOn: $showsMore)
            Button("Remove all labels") { isEmpty = true }
            HuggingPanel { PanelLabels(labels: labels) }
        }
    }
}
