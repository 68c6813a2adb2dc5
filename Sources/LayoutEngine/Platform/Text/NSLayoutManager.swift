public import Foundation

/// A text that layout managers lay out.
open class NSTextStorage: NSMutableAttributedString {
    /// What the line of an empty text is measured with, which has no attributes.
    var emptyFont: NSFont?

    /// Gives a layout manager this text.
    open func addLayoutManager(_ manager: NSLayoutManager) { manager.textStorage = self }
}

/// The older text stack. A layout is only there after it was ensured.
public class NSLayoutManager {
    public internal(set) var textStorage: NSTextStorage?
    public private(set) var textContainers: [NSTextContainer] = []
    public var usesFontLeading = true
    private var layouts: [ObjectIdentifier: EnsuredLayout] = [:]

    public init() {}

    public func addTextContainer(_ container: NSTextContainer) {
        textContainers.append(container)
        container.older = self
    }

    private func layout(_ container: NSTextContainer) -> EnsuredLayout {
        let id = ObjectIdentifier(container)
        if let known = layouts[id] { return known }
        let layout = EnsuredLayout()
        layouts[id] = layout
        return layout
    }

    /// Lays out what the container holds. Cost: linear in the text where it changed, else in its lines.
    public func ensureLayout(for container: NSTextContainer) {
        guard let textStorage else { return }
        layout(container).ensure(textStorage, container)
    }

    /// The rectangle of the container's lines, fractional and without the padding; zero before their layout was ensured.
    public func usedRect(for container: NSTextContainer) -> CGRect {
        guard let textStorage else { return .zero }
        return layout(container).used(textStorage, container)
    }

    /// The characters in the container: all of them. Asking lays them out.
    public func glyphRange(for container: NSTextContainer) -> NSRange {
        ensureLayout(for: container)
        return NSRange(location: 0, length: textStorage?.length ?? 0)
    }
}
