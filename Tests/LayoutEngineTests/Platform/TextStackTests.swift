import Foundation
import LayoutEngine
import Testing

/// SYSTEMS H: both text stacks of a platform's text view.
@MainActor struct TextStackTests {
    private let words = "Choose the colour of the lines that connect the stations"

    private func view(width: CGFloat = 150, _ string: String? = nil) -> NSTextView {
        let view = NSTextView(frame: CGRect(x: 0, y: 0, width: width, height: 0))
        view.font = .systemFont(ofSize: 13)
        view.string = string ?? words
        return view
    }

    @Test("Nothing is used before a layout was ensured") func ensured() throws {
        let view = view()
        let newer = try #require(view.textLayoutManager)
        #expect(newer.usageBoundsForTextContainer == .zero)
        newer.ensureLayout(for: newer.documentRange)
        #expect(newer.usageBoundsForTextContainer.height > 0)

        let container = try #require(view.textContainer)
        let older = try #require(view.layoutManager)
        #expect(older.usedRect(for: container) == .zero)
        older.ensureLayout(for: container)
        let used = older.usedRect(for: container)
        #expect(used.height > 0)
        // A narrower container and another text have no layout yet.
        container.size.width = 80
        #expect(older.usedRect(for: container) == .zero)
        older.ensureLayout(for: container)
        #expect(older.usedRect(for: container).height > used.height)
        view.string = "Red"
        #expect(older.usedRect(for: container) == .zero)
    }

    @Test("Asking for the older stack switches to it for good, also by way of the container")
    func compatibilityMode() {
        for ask in [{ $0.layoutManager }, { $0.textContainer?.layoutManager }] as [(NSTextView) -> NSLayoutManager?] {
            let view = view()
            #expect(view.textLayoutManager != nil && view.textContainer?.textLayoutManager != nil)
            #expect(ask(view) != nil)
            #expect(view.textLayoutManager == nil && view.textContainer?.textLayoutManager == nil)
            #expect(view.layoutManager === view.layoutManager)
        }
        #expect(NSTextView(usingTextLayoutManager: false).textLayoutManager == nil)
    }

    @Test("Both stacks use the same rectangle, which begins after the padding") func agree() throws {
        for width in [40.0, 96, 150, 400] {
            let view = view(width: width)
            let newer = try #require(view.textLayoutManager)
            newer.ensureLayout(for: newer.documentRange)
            let used = newer.usageBoundsForTextContainer
            #expect(used.minX == 5)
            let container = try #require(view.textContainer)
            let older = try #require(view.layoutManager)
            older.ensureLayout(for: container)
            #expect(older.usedRect(for: container) == used)
        }
    }

    @Test("Lines are broken for the width less insets and padding; both are added around the used rectangle")
    func insetAndPadding() throws {
        let plain = NSAttributedString(string: words, attributes: [.font: NSFont.systemFont(ofSize: 13)])
        let view = view(width: 150)
        view.textContainerInset = CGSize(width: 20, height: 7)
        let container = try #require(view.textContainer)
        #expect(container.lineFragmentPadding == 5)
        #expect(container.size.width == 110)
        let lines = plain.boundingRect(
            with: CGSize(width: 100, height: 0), options: .usesLineFragmentOrigin)
        view.sizeToFit()
        #expect(view.frame.height == (lines.height + 14).rounded(.up))
        #expect(view.frame.width == 150)
        view.isHorizontallyResizable = true
        view.sizeToFit()
        #expect(view.frame.width == (lines.width + 50).rounded(.up))
    }

    @Test("The classical stack is built by hand") func byHand() {
        let storage = NSTextStorage(string: words)
        let manager = NSLayoutManager()
        let container = NSTextContainer(containerSize: CGSize(width: 90, height: 10_000))
        storage.addLayoutManager(manager)
        manager.addTextContainer(container)
        #expect(manager.usedRect(for: container) == .zero)
        #expect(manager.glyphRange(for: container).length == storage.length)
        let free = manager.usedRect(for: container)
        #expect(free.width <= 80 && free.height > 0)
        container.maximumNumberOfLines = 1
        manager.ensureLayout(for: container)
        #expect(manager.usedRect(for: container).height < free.height)
    }

    @Test("A string's own size is fractional; a label's is rounded up") func fractions() {
        let string = NSAttributedString(string: "Interlaken", attributes: [.font: NSFont.systemFont(ofSize: 13.3)])
        let size = string.size()
        #expect(size.width != size.width.rounded())
        let label = NSTextField(labelWithString: "")
        label.attributedStringValue = string
        #expect(label.intrinsicContentSize.width == size.width.rounded(.up) + 4)
        #expect(label.intrinsicContentSize.height == size.height.rounded(.up))
    }

    @Test("An empty text is one line of its font high") func empty() throws {
        for size in [10.0, 13, 40] {
            let view = view("")
            view.font = .systemFont(ofSize: size)
            view.sizeToFit()
            let empty = view.frame.height
            view.string = "X"
            view.sizeToFit()
            #expect(empty > 0 && view.frame.height == empty)
        }
    }

    @Test("A document's size and the viewport's are two numbers") func documentAndViewport() throws {
        let scrollView = NSTextView.scrollableTextView()
        let document = try #require(scrollView.documentView as? NSTextView)
        document.string = Array(repeating: words, count: 8).joined(separator: "\n")
        scrollView.frame = CGRect(x: 0, y: 0, width: 120, height: 60)
        #expect(scrollView.contentSize == CGSize(width: 120, height: 60))
        #expect(document.frame.width == 120 && document.frame.height > 60)
        let high = document.frame.height
        scrollView.frame.size.width = 240
        #expect(document.frame.width == 240 && document.frame.height < high)
        scrollView.contentView.scroll(to: CGPoint(x: 0, y: 30))
        #expect(scrollView.documentVisibleRect == CGRect(x: 0, y: 30, width: 240, height: 60))
        document.string = "Red"
        scrollView.tile()
        #expect(document.frame.height == 60)
    }
}
