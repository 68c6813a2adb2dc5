import SwiftUI

struct WidthKey: PreferenceKey {
    static var defaultValue: CGFloat = 0
    static func reduce(value: inout CGFloat, nextValue: () -> CGFloat) {
        value = nextValue()
    }
}

struct Badge: View {
    let title: String
    @State private var width: CGFloat = 0

    var body: some View {
        VStack(alignment: .leading) {
            Text(title)
                .font(.system(size: 16))
                .lineLimit(1)
                .padding(.horizontal, 12)
                .padding(.vertical, 8)
                .background(Capsule().fill(.blue.opacity(0.2)))
                .background(
                    GeometryReader { proxy in
                        Color.clear.preference(key: WidthKey.self, value: proxy.size.width)
                    }
                )
                .onPreferenceChange(WidthKey.self) { width = $0 }
            Text("\(Int(width)) pt")
                .font(.caption)
                .foregroundStyle(.secondary)
        }
    }
}

#Preview("Short") {
    Badge(title: "New")
}

#Preview("Long", traits: .sizeThatFitsLayout) {
    @Previewable @State var title = "A badge with a \"long\" title { that is truncated"
    Badge(title: title)
        .padding()
}
