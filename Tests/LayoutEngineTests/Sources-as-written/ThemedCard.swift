import SwiftUI

extension EnvironmentValues {
    @Entry var cardInset: CGFloat = 8
    @Entry fileprivate var cardWidth = 60.0
    @Entry var cardTitle: String?
}

struct ThemedCard: View {
    @Environment(\.cardInset) private var inset
    @Environment(\.cardWidth) private var width
    @Environment(\.cardTitle) private var title

    var body: some View {
        VStack(spacing: 0) {
            if let title { Text(title) }
            Color.red
        }
        .frame(width: width, height: 40)
        .padding(inset)
    }
}

struct ThemedCards: View {
    var body: some View {
        HStack(spacing: 0) {
            ThemedCard()
            ThemedCard().environment(\.cardInset, 2).environment(\.cardWidth, 20)
        }
    }
}
