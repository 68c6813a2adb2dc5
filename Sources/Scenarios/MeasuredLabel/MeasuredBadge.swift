import Foundation
import LayoutEngine

/// A badge that is observed at four places of its modifier chain: before the paddings, after them, after an explicit
/// frame, and on the stack around it.
struct MeasuredBadge<Label: View>: View {
    /// The frame's width in points; nil for none.
    let frameWidth: CGFloat?
    let label: Label

    @State private var textWidth: CGFloat = 0
    @State private var badgeWidth: CGFloat = 0
    @State private var frameSeen: CGFloat = 0
    @State private var stackWidth: CGFloat = 0

    init(frameWidth: CGFloat? = nil, @ViewBuilder label: () -> Label) {
        self.frameWidth = frameWidth
        self.label = label()
    }

    var body: some View {
        VStack(alignment: .leading) {
            label
                .onGeometryChange(for: CGFloat.self, of: \.size.width) { textWidth = $0 }
                .padding(.horizontal, 12)
                .padding(.vertical, 8)
                .onGeometryChange(for: CGFloat.self, of: \.size.width) { badgeWidth = $0 }
                .background(Color.blue)
                .frame(width: frameWidth)
                .onGeometryChange(for: CGFloat.self, of: \.size.width) { frameSeen = $0 }
        }
        .onGeometryChange(for: CGFloat.self, of: \.size.width) { stackWidth = $0 }
    }
}
