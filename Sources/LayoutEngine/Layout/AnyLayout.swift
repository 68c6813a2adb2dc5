public import Foundation

/// A layout whose type is not known. Switching it keeps the identity of the views it lays out, and so their state.
public struct AnyLayout: Layout {
    private let box: LayoutBox

    public init<L: Layout>(_ layout: L) { box = (layout as? AnyLayout)?.box ?? ConcreteLayoutBox(layout) }

    /// The cache of the layout inside, and for which type it was made.
    public struct Cache {
        fileprivate var value: Any
        fileprivate var type: ObjectIdentifier
    }

    public func makeCache(subviews: Subviews) -> Cache { box.makeCache(subviews) }

    public func updateCache(_ cache: inout Cache, subviews: Subviews) { box.updateCache(&cache, subviews) }

    public func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing { box.spacing(subviews, &cache) }

    public func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) -> CGSize {
        box.sizeThatFits(proposal, subviews, &cache)
    }

    public func placeSubviews(
        in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
    ) { box.placeSubviews(bounds, proposal, subviews, &cache) }

    public func explicitAlignment(
        of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
        cache: inout Cache
    ) -> CGFloat? { box.explicitAlignment(guide, bounds, proposal, subviews, &cache) }

    public func explicitAlignment(
        of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
        cache: inout Cache
    ) -> CGFloat? { box.explicitAlignment(guide, bounds, proposal, subviews, &cache) }

    /// What the layout inside says of itself; the static properties cannot know it.
    var properties: LayoutProperties { box.properties }
    /// The layout inside.
    var base: any Layout { box.base }
}

extension AnyLayout: RecordedLayout {
    var recordedInputs: [NodeInput] {
        let inner = (base as? any RecordedLayout)?.recordedInputs ?? reflectedInputs(of: base)
        return ([NodeInput("layout", kindName(of: type(of: base)))] + inner).sorted { $0.name < $1.name }
    }
}

/// The methods of a layout, with its cache erased. A subclass knows the type.
private class LayoutBox: @unchecked Sendable {
    // Immutable, and the layout inside is Sendable itself.
    var base: any Layout { fatalError("a box without a layout") }
    var properties: LayoutProperties { LayoutProperties() }
    func makeCache(_ subviews: LayoutSubviews) -> AnyLayout.Cache { fatalError("a box without a layout") }
    func updateCache(_ cache: inout AnyLayout.Cache, _ subviews: LayoutSubviews) {}
    func spacing(_ subviews: LayoutSubviews, _ cache: inout AnyLayout.Cache) -> ViewSpacing { ViewSpacing() }
    func sizeThatFits(
        _ proposal: ProposedViewSize, _ subviews: LayoutSubviews, _ cache: inout AnyLayout.Cache
    ) -> CGSize { .zero }
    func placeSubviews(
        _ bounds: CGRect, _ proposal: ProposedViewSize, _ subviews: LayoutSubviews, _ cache: inout AnyLayout.Cache
    ) {}
    func explicitAlignment(
        _ guide: HorizontalAlignment, _ bounds: CGRect, _ proposal: ProposedViewSize, _ subviews: LayoutSubviews,
        _ cache: inout AnyLayout.Cache
    ) -> CGFloat? { nil }
    func explicitAlignment(
        _ guide: VerticalAlignment, _ bounds: CGRect, _ proposal: ProposedViewSize, _ subviews: LayoutSubviews,
        _ cache: inout AnyLayout.Cache
    ) -> CGFloat? { nil }
}

private final class ConcreteLayoutBox<L: Layout>: LayoutBox, @unchecked Sendable {
    private let layout: L

    init(_ layout: L) { self.layout = layout }

    override var base: any Layout { layout }
    override var properties: LayoutProperties { L.layoutProperties }

    /// Runs `body` with the cache as its own type. A cache of another layout is made anew.
    private func with<Result>(
        _ cache: inout AnyLayout.Cache, _ subviews: LayoutSubviews, _ body: (inout L.Cache) -> Result
    ) -> Result {
        if cache.type != ObjectIdentifier(L.self) { cache = makeCache(subviews) }
        guard var value = cache.value as? L.Cache else { fatalError("the cache of \(L.self) has another type") }
        // The erased copy goes away meanwhile, so that changing the cache does not copy it.
        cache.value = ()
        defer { cache.value = value }
        return body(&value)
    }

    override func makeCache(_ subviews: LayoutSubviews) -> AnyLayout.Cache {
        AnyLayout.Cache(value: layout.makeCache(subviews: subviews), type: ObjectIdentifier(L.self))
    }

    override func updateCache(_ cache: inout AnyLayout.Cache, _ subviews: LayoutSubviews) {
        guard cache.type == ObjectIdentifier(L.self) else {
            cache = makeCache(subviews)
            return
        }
        with(&cache, subviews) { layout.updateCache(&$0, subviews: subviews) }
    }

    override func spacing(_ subviews: LayoutSubviews, _ cache: inout AnyLayout.Cache) -> ViewSpacing {
        with(&cache, subviews) { layout.spacing(subviews: subviews, cache: &$0) }
    }

    override func sizeThatFits(
        _ proposal: ProposedViewSize, _ subviews: LayoutSubviews, _ cache: inout AnyLayout.Cache
    ) -> CGSize {
        with(&cache, subviews) { layout.sizeThatFits(proposal: proposal, subviews: subviews, cache: &$0) }
    }

    override func placeSubviews(
        _ bounds: CGRect, _ proposal: ProposedViewSize, _ subviews: LayoutSubviews, _ cache: inout AnyLayout.Cache
    ) {
        with(&cache, subviews) {
            layout.placeSubviews(in: bounds, proposal: proposal, subviews: subviews, cache: &$0)
        }
    }

    override func explicitAlignment(
        _ guide: HorizontalAlignment, _ bounds: CGRect, _ proposal: ProposedViewSize, _ subviews: LayoutSubviews,
        _ cache: inout AnyLayout.Cache
    ) -> CGFloat? {
        with(&cache, subviews) {
            layout.explicitAlignment(of: guide, in: bounds, proposal: proposal, subviews: subviews, cache: &$0)
        }
    }

    override func explicitAlignment(
        _ guide: VerticalAlignment, _ bounds: CGRect, _ proposal: ProposedViewSize, _ subviews: LayoutSubviews,
        _ cache: inout AnyLayout.Cache
    ) -> CGFloat? {
        with(&cache, subviews) {
            layout.explicitAlignment(of: guide, in: bounds, proposal: proposal, subviews: subviews, cache: &$0)
        }
    }
}
