import Foundation
import LayoutEngine

/// Wrong: the observer stands on the scroll view, whose height is what it sets. It stays at the limit for ever.
struct SelfMeasuringPanel<Content: View>: View {
    let content: Content
    @State private var viewport: CGFloat = panelLimit

    init(@ViewBuilder content: () -> Content) { self.content = content() }

    var body: some View {
        ScrollView { content.padding(12) }
            .frame(height: viewport)
            .onGeometryChange(for: CGFloat.self, of: \.size.height) { viewport = panelViewport(for: $0) }
    }
}

/// Wrong: the padding comes after the observer, so that its 24 points are below the fold.
struct ShortPanel<Content: View>: View {
    let content: Content
    @State private var viewport: CGFloat = panelLimit

    init(@ViewBuilder content: () -> Content) { self.content = content() }

    var body: some View {
        ScrollView {
            content
                .onGeometryChange(for: CGFloat.self, of: \.size.height) { viewport = panelViewport(for: $0) }
                .padding(12)
        }
        .frame(height: viewport)
    }
}

/// Wrong: the content is at least as high as the viewport, so that the viewport never becomes lower.
struct NeverShrinkingPanel<Content: View>: View {
    let content: Content
    @State private var viewport: CGFloat = panelLimit

    init(@ViewBuilder content: () -> Content) { self.content = content() }

    var body: some View {
        ScrollView {
            content
                .padding(12)
                .frame(minHeight: viewport, alignment: .top)
                .onGeometryChange(for: CGFloat.self, of: \.size.height) { viewport = panelViewport(for: $0) }
        }
        .frame(height: viewport)
    }
}
