public import Foundation

/// A type that sizes and places its subviews.
///
/// `sizeThatFits` may be asked many times with different proposals; answers are kept by the whole proposal. A subview
/// that is not placed stands in the centre, and of several placements the last one counts. All lengths are points.
/// Source: SWIFTUI-LAYOUT 14.
public protocol Layout: Animatable, Sendable {
    /// What is computed once and handed to every call.
    associatedtype Cache = Void
    /// The subviews, in the order of the content.
    typealias Subviews = LayoutSubviews

    /// Facts that do not depend on the content; by default no orientation.
    static var layoutProperties: LayoutProperties { get }

    /// Makes the cache, once for each place in the tree.
    func makeCache(subviews: Subviews) -> Cache

    /// Brings the cache up to date when the layout or its content is built again.
    func updateCache(_ cache: inout Cache, subviews: Subviews)

    /// How far the container likes to stand from its neighbours; by default the union of its subviews' preferences.
    func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing

    /// The container's size for a proposal.
    ///
    /// - Parameter proposal: nil asks for the ideal length, 0 for the least, infinity for the most.
    /// - Returns: any size, larger than the proposal too: a parent cannot refuse it, and it is taken as it is. A length
    ///   that is not finite in the end is recorded as a finding.
    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) -> CGSize

    /// Places each subview with `LayoutSubview.place`.
    ///
    /// - Parameters:
    ///   - bounds: where to place; its size is what `sizeThatFits` answered, its origin need not be zero.
    ///   - proposal: what was proposed when the container was placed, which the size need not follow.
    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache)

    /// Where a horizontal guide of the container stands, from its leading edge; nil for the guide's default. By default
    /// merged from the subviews' guides.
    func explicitAlignment(
        of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
        cache: inout Cache
    ) -> CGFloat?

    /// Where a vertical guide of the container stands, from its top edge; nil for the guide's default. By default merged
    /// from the subviews' guides.
    func explicitAlignment(
        of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
        cache: inout Cache
    ) -> CGFloat?
}

extension Layout {
    /// No orientation: a Spacer expands along both axes.
    public static var layoutProperties: LayoutProperties { LayoutProperties() }

    /// Makes the cache anew.
    public func updateCache(_ cache: inout Cache, subviews: Subviews) { cache = makeCache(subviews: subviews) }

    /// The union of all subviews' preferences on all edges (SWIFTUI-LAYOUT 3, trust B).
    public func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing { subviews.unionOfSpacing }

    /// Merged from the placed subviews' guides (SWIFTUI-LAYOUT 12, trust B).
    public func explicitAlignment(
        of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
        cache: inout Cache
    ) -> CGFloat? { subviews.container?.mergedGuide(guide.key, at: proposal) }

    /// Merged from the placed subviews' guides (SWIFTUI-LAYOUT 12, trust B).
    public func explicitAlignment(
        of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
        cache: inout Cache
    ) -> CGFloat? { subviews.container?.mergedGuide(guide.key, at: proposal) }

    /// The layout with its content, as a view.
    public func callAsFunction<V: View>(@ViewBuilder _ content: () -> V) -> some View {
        _LayoutView(layout: self, content: content())
    }
}

extension Layout where Cache == Void {
    /// Nothing to keep.
    public func makeCache(subviews: Subviews) {}
}

/// Facts about a layout that do not depend on its content.
public struct LayoutProperties: Sendable {
    /// The axis along which a Spacer in this layout expands; nil for both.
    public var stackOrientation: Axis?

    public init() {}
}

/// A value that a view hands to the layout it stands in directly.
public protocol LayoutValueKey {
    associatedtype Value
    /// What a layout reads of a view that hands no value.
    static var defaultValue: Value { get }
}

/// A layout value as a node keeps it.
package struct LayoutValue {
    package let name: String
    package let value: Any
    /// The value as it is recorded; nil for its own description.
    package let words: String?

    init(name: String, value: Any, words: String? = nil) {
        self.name = name
        self.value = value
        self.words = words
    }

    /// The value as text. Objects have no lasting description, so only their type is told.
    package var recorded: String {
        if let words { return words }
        return Mirror(reflecting: value).displayStyle == .class
            ? kindName(of: type(of: value)) : String(describing: value)
    }
}

nonisolated extension View {
    /// Hands a value to the layout this view stands in directly.
    public func layoutValue<K: LayoutValueKey>(key: K.Type, value: K.Value) -> some View {
        modifier(
            _NodeModifier {
                $0.layoutValues[ObjectIdentifier(key)] = LayoutValue(name: kindName(of: key), value: value)
            })
    }
}
