public import Foundation

/// A platform view that shows a view of SwiftUI's. Its natural size is that view's ideal size. The view is laid out by
/// itself: its observers do not run and it inherits nothing.
@MainActor open class NSHostingView<Content: View>: NSView {
    open var rootView: Content

    public required init(rootView: Content) {
        self.rootView = rootView
        super.init(frame: .zero)
    }

    public required init?(coder: NSCoder) { return nil }

    /// The view's size at a proposal, in points.
    private func size(_ proposal: ProposedViewSize) -> CGSize {
        let session = ViewSession(options: PlatformSettings.current.options) { self.rootView }
        return session.update(at: proposal).size
    }

    open override var intrinsicContentSize: CGSize { size(.unspecified) }
}
