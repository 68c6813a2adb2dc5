import Foundation
import LayoutEngine

/// A platform's text view that measures itself: the offered width less insets and padding is what lines are broken for,
/// the height comes from it.
struct TextBox: NSViewRepresentable {
    let text: String
    /// Whether the text view was switched to the older stack by somebody.
    var isCompatible = false

    /// What is kept free around the text container, in points.
    static let inset = CGSize(width: 6, height: 4)

    func makeNSView(context: Context) -> NSTextView {
        let view = NSTextView(frame: .zero)
        view.textContainerInset = Self.inset
        view.font = .systemFont(ofSize: 13)
        if isCompatible { _ = view.layoutManager }
        return view
    }

    func updateNSView(_ view: NSTextView, context: Context) {
        if view.string != text { view.string = text }
    }

    func sizeThatFits(_ proposal: ProposedViewSize, nsView: NSTextView, context: Context) -> CGSize? {
        Self.size(of: nsView, at: proposal)
    }

    /// The size of a text view's text with what is around it. The newer stack is asked first: the older one is only there
    /// where the newer is absent, because asking for it would switch the view to it.
    static func size(of view: NSTextView, at proposal: ProposedViewSize) -> CGSize? {
        guard let container = view.textContainer else { return nil }
        let around = CGSize(
            width: 2 * (container.lineFragmentPadding + inset.width), height: 2 * inset.height)
        // A container of no width would not limit its lines; one as wide as its padding has a character on each.
        let room = proposal.width.map { max($0 - 2 * inset.width, 2 * container.lineFragmentPadding) }
        container.size = CGSize(width: room.map { $0.isFinite ? $0 : 0 } ?? 0, height: 0)
        let used: CGRect
        if let manager = view.textLayoutManager {
            manager.ensureLayout(for: manager.documentRange)
            used = manager.usageBoundsForTextContainer
        } else if let manager = view.layoutManager {
            manager.ensureLayout(for: container)
            used = manager.usedRect(for: container)
        } else {
            return nil
        }
        return CGSize(
            width: (used.width + around.width).rounded(.up), height: (used.height + around.height).rounded(.up))
    }
}
