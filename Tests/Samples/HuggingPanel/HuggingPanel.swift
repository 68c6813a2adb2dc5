import SwiftUI

@main
struct HuggingPanelApp: App {
    var body: some Scene {
        WindowGroup {
            ContentView()
                .frame(minWidth: 240, minHeight: 180)
        }
    }
}

struct ContentView: View {
    @State private var contentHeight: CGFloat = 240
    @State private var showsMore = false

    private let maximumHeight: CGFloat = 240

    private var labels: [String] {
        showsMore ? (1...18).map { "Label number \($0) with a few more words" } : ["First label", "Second label"]
    }

    var body: some View {
        VStack(alignment: .leading, spacing: 16) {
            Toggle("Show more labels", isOn: $showsMore)

            ScrollView {
                VStack(alignment: .leading, spacing: 8) {
                    ForEach(labels, id: \.self) { label in
                        Text(label)
                            .fixedSize(horizontal: false, vertical: true)
                    }
                }
                .frame(maxWidth: .infinity, alignment: .leading)
                .padding(12)
                .onGeometryChange(for: CGFloat.self) { proxy in
                    proxy.size.height.rounded(.up)
                } action: { height in
                    contentHeight = min(height, maximumHeight)
                }
            }
            .frame(height: contentHeight)
            .scrollBounceBehavior(.basedOnSize)
            .background(.quaternary, in: RoundedRectangle(cornerRadius: 10))

            Spacer()
        }
        .padding()
    }
}
