import SwiftUI

/// Views on a circle.
struct RadialLayout: Layout {
    var offset: Angle = .zero
    var inset: CGFloat = 0

    var animatableData: Double {
        get { offset.radians }
        set { offset = .radians(newValue) }
    }

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
        proposal.replacingUnspecifiedDimensions()
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
        let radius = min(bounds.size.width, bounds.size.height) / 2 - inset
        let angle = Angle.degrees(360.0 / Double(max(subviews.count, 1)))
        for (index, subview) in subviews.enumerated() {
            var point = CGPoint(x: 0, y: -radius)
                .applying(CGAffineTransform(rotationAngle: CGFloat((angle * Double(index) + offset).radians)))
            point.x += bounds.midX
            point.y += bounds.midY
            subview.place(at: point, anchor: .center, proposal: .unspecified)
        }
    }
}

struct RadialLayout_Previews: PreviewProvider {
    static var previews: some View {
        RadialLayout(inset: 20) {
            ForEach(0..<4) { index in
                Text("\(index)").frame(width: 20, height: 20)
            }
        }
        .previewLayout(.sizeThatFits)
    }
}
