import Foundation
import LayoutEngine

/// A badge that nobody measures.
struct Badge: View {
    let text: String

    var body: some View {
        BadgeText(text: text)
            .padding(.horizontal, 12)
            .padding(.vertical, 8)
            .background(Color.blue)
    }
}

/// A badge that keeps its ideal width, whatever it is offered.
struct RigidBadge: View {
    let text: String

    var body: some View { Badge(text: text).fixedSize(horizontal: true, vertical: false) }
}

/// A badge inside a GeometryReader, which stretches to what it is offered.
struct StretchedBadge: View {
    let text: String

    var body: some View {
        GeometryReader { proxy in
            Badge(text: text).frame(maxWidth: proxy.size.width, alignment: .leading)
        }
    }
}
