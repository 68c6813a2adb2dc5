import Foundation
import LayoutEngine

/// The width that was sent last.
struct BadgeWidthKey: PreferenceKey {
    static var defaultValue: CGFloat { 0 }

    static func reduce(value: inout CGFloat, nextValue: () -> CGFloat) { value = nextValue() }
}

extension View {
    /// The older form of observing a width: a reader in the background sends it as a preference.
    func sendsBadgeWidth() -> some View {
        background(
            GeometryReader { proxy in Color.clear.preference(key: BadgeWidthKey.self, value: proxy.size.width) })
    }
}

/// A badge that is measured as it was done before `onGeometryChange`.
struct PreferenceMeasuredBadge: View {
    let text: String
    @State private var width: CGFloat = 0

    var body: some View {
        Badge(text: text).sendsBadgeWidth().onPreferenceChange(BadgeWidthKey.self) { width = $0 }
    }
}

/// Two badges that both send their widths: the last one's is what arrives.
struct TwoMeasuredBadges: View {
    let first: String
    let last: String
    @State private var width: CGFloat = 0

    var body: some View {
        VStack(alignment: .leading) {
            Badge(text: first).sendsBadgeWidth()
            Badge(text: last).sendsBadgeWidth()
        }
        .onPreferenceChange(BadgeWidthKey.self) { width = $0 }
    }
}

/// The same badge observed by `onGeometryChange` at the place at which the older form stands.
struct DirectlyMeasuredBadge: View {
    let text: String
    @State private var width: CGFloat = 0

    var body: some View {
        Badge(text: text).onGeometryChange(for: CGFloat.self, of: \.size.width) { width = $0 }
    }
}
