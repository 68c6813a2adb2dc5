import SwiftUI

@main
struct LoopApp: App {
    var body: some Scene {
        WindowGroup("Growing") {
            GrowingView()
        }
        Window("Flipping", id: "flipping") {
            FlippingView()
        }
    }
}

struct GrowingView: View {
    @State private var width: CGFloat = 120

    var body: some View {
        Text("Resize me")
            .frame(width: width)
            .padding(.horizontal, 8)
            .background(Color.yellow)
            .onGeometryChange(for: CGFloat.self) {
                $0.size.width
            } action: { newWidth in
                DispatchQueue.main.async {
                    width = newWidth
                }
            }
    }
}

struct FlippingView: View {
    @State private var isCompact = false

    var body: some View {
        HStack {
            Text(isCompact ? "On" : "Switched on")
        }
        .frame(width: isCompact ? 80 : 200)
        .background {
            GeometryReader { proxy in
                Color.clear
                    .onAppear { isCompact = proxy.size.width > 150 }
                    .onChange(of: proxy.size.width) { _, width in isCompact = width > 150 }
            }
        }
    }
}
