import Foundation
import LayoutEngine

/// A scroll view as tall as its content, padding included, up to a limit. The content is measured, the height is applied
/// outside, so that nothing the height changes is measured again.
struct HuggingPanel<Content: View>: View {
    let content: Content
    @State private var viewport: CGFloat = panelLimit

    init(@ViewBuilder content: () -> Content) { self.content = content() }

    var body: some View {
        ScrollView {
            content
                .padding(12)
                .onGeometryChange(for: CGFloat.self, of: \.size.height) { viewport = panelViewport(for: $0) }
        }
        .scrollBounceBehavior(.basedOnSize)
        .frame(height: viewport)
    }
}

/// The viewport is never higher than this many points.
let panelLimit: CGFloat = 240

/// The height of the viewport for content of a height: rounded up to a whole point, at most the limit.
func panelViewport(for content: CGFloat) -> CGFloat { min(content.rounded(.up), panelLimit) }
