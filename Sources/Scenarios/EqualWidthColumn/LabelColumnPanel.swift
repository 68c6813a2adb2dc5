import Foundation
import LayoutEngine

/// A column of labels in a scrolling panel that is never smaller than 220 by 180.
struct LabelColumnPanel: View {
    let labels: [String]

    var body: some View {
        ScrollView(.vertical) {
            EqualWidthColumn {
                ForEach(labels.indices, id: \.self) { ColumnLabel(text: labels[$0]) }
            }
            .padding(20)
            .frame(maxWidth: .infinity, alignment: .leading)
        }
        .frame(minWidth: 220, minHeight: 180)
    }
}
