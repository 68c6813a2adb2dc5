import Foundation
import LayoutEngine

/// One row of a label column: its background is as wide as the column.
struct ColumnLabel: View {
    let text: String

    var body: some View {
        Text(text)
            .padding(10)
            .frame(maxWidth: .infinity, alignment: .leading)
            .background(Color.blue.opacity(0.2), in: RoundedRectangle(cornerRadius: 8))
    }
}
