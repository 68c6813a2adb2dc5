import Foundation
import LayoutEngine

/// The labels of a panel one below the other, or a message where there are none. Each keeps the height its text needs.
struct PanelLabels: View {
    let labels: [String]

    var body: some View {
        VStack(alignment: .leading, spacing: 8) {
            if labels.isEmpty {
                Text("No labels")
            } else {
                ForEach(labels.indices, id: \.self) { Text(labels[$0]) }
            }
        }
        .fixedSize(horizontal: false, vertical: true)
        .frame(maxWidth: .infinity, alignment: .leading)
    }
}

/// The same labels in a lazy stack.
struct LazyPanelLabels: View {
    let labels: [String]

    var body: some View {
        LazyVStack(alignment: .leading, spacing: 8) {
            ForEach(labels.indices, id: \.self) { Text(labels[$0]) }
        }
        .frame(maxWidth: .infinity, alignment: .leading)
    }
}
