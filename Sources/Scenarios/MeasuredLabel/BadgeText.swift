import Foundation
import LayoutEngine

/// The words of a badge: one line of 16-point text.
struct BadgeText: View {
    let text: String

    var body: some View { Text(text).font(.system(size: 16)).lineLimit(1) }
}
