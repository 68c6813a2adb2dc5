import Foundation
import LayoutEngine

/// A measured badge with a slider for the width it is offered and a button that gives it a longer label.
struct BadgeSample: View {
    @State private var width: CGFloat = 340
    @State private var isLong = false

    var body: some View {
        VStack(alignment: .leading) {
            MeasuredBadge { BadgeText(text: isLong ? "Interlaken Ost, change for Grindelwald" : "Interlaken") }
                .frame(width: width, alignment: .leading)
            Slider(value: $width, in: 120...340) { Text("Offered width") }
            Button("Longer label") { isLong = true }
        }
    }
}
