public import Foundation

/// A stretch of a text in the newer stack.
public final class NSTextRange {
    let range: NSRange

    init(_ range: NSRange) { self.range = range }

    public var isEmpty: Bool { range.length == 0 }
}

/// The newer text stack. A layout is only there after it was ensured.
public class NSTextLayoutManager {
    public var textContainer: NSTextContainer? {
        didSet { textContainer?.textLayoutManager = self }
    }
    var storage: NSTextStorage?
    private let layout = EnsuredLayout()

    public init() {}

    /// The whole text.
    public var documentRange: NSTextRange { NSTextRange(NSRange(location: 0, length: storage?.length ?? 0)) }

    /// Lays out what the container holds; a part of a text is laid out with all of it.
    public func ensureLayout(for range: NSTextRange) {
        guard let storage, let textContainer else { return }
        layout.ensure(storage, textContainer)
    }

    /// The rectangle of the container's lines, fractional and without the padding; zero before their layout was ensured.
    public var usageBoundsForTextContainer: CGRect {
        guard let storage, let textContainer else { return .zero }
        return layout.used(storage, textContainer)
    }
}
