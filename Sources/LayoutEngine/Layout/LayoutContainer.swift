import Foundation

/// A layout with its content.
public struct _LayoutView<L: Layout, Content> {
    let layout: L
    let content: Content
}

extension _LayoutView: View where Content: View {
    public typealias Body = Never

    public func _build(_ context: BuildContext, into nodes: inout NodeList) {
        nodes.append(containerNode(layout, content, context))
    }
}

/// The node of a layout around the views of its content.
@MainActor func containerNode<L: Layout>(
    _ layout: L, kind: String? = nil, _ content: some View, _ context: BuildContext
) -> LayoutNode {
    let context = context.entering(.type(ObjectIdentifier(L.self)))
    let orientation = ((layout as? AnyLayout)?.properties ?? L.layoutProperties).stackOrientation
    let children = builtChildren(content, context.with { $0.stackAxis = orientation })
    return ContainerNode(layout, kind: kind ?? kindName(of: L.self), children: children, context)
}

/// The node of a `Layout`, an author's or the engine's own.
package final class ContainerNode<L: Layout>: LayoutNode {
    package let layout: L
    /// Kept from one update to the next, so that a layout's cache is made once and updated after.
    private let cache: LayoutCache<L.Cache>
    private let direction: LayoutDirection

    package init(_ layout: L, kind: String, children: [LayoutNode], _ context: BuildContext) {
        self.layout = layout
        let direction = context.environment.layoutDirection
        self.direction = direction
        let subviews = LayoutSubviews(children, of: nil, layoutDirection: direction)
        if L.Cache.self == Void.self {
            cache = LayoutCache(layout.makeCache(subviews: subviews))
        } else {
            var isNew = false
            cache = context.state.object(context.identity, 0) {
                isNew = true
                return LayoutCache(layout.makeCache(subviews: subviews))
            }
            if !isNew { layout.updateCache(&cache.value, subviews: subviews) }
        }
        // An author's layout may set any guide.
        let sources = children.reduce(into: layout is any BuiltInLayout ? [] : GuideSources.set) {
            $0.formUnion($1.guideSources)
        }
        super.init(
            context.layout, kind: kind, children: children, isMirrored: direction == .rightToLeft,
            guideSources: sources)
    }

    override package var holdsChildren: Bool { true }

    /// A pile is meant to cover itself.
    override package var separatesChildren: Bool { !(base is ZStackLayout) }

    /// The layout, or the one inside an `AnyLayout`.
    private var base: any Layout { (layout as? AnyLayout)?.base ?? layout }

    private var subviews: LayoutSubviews { LayoutSubviews(children, of: self, layoutDirection: direction) }

    override func computeSize(_ proposal: ProposedViewSize) -> CGSize {
        layout.sizeThatFits(proposal: proposal, subviews: subviews, cache: &cache.value)
    }

    override func placeChildren(in size: CGSize, proposal: ProposedViewSize) {
        layout.placeSubviews(
            in: CGRect(origin: .zero, size: size), proposal: proposal, subviews: subviews, cache: &cache.value)
        for (index, child) in children.enumerated() where !child.isPlaced {
            // Known from Apple's session, trust C: an unplaced child stands in the centre.
            context.report(.unplaced, at: child, "its container did not place it; it stands in the centre")
            child.place(.center, in: size, proposal: proposal)
            // Not the layout's code puts it there.
            noteTold("asked place of \(index)", "\(spokenValue(child.sizeThatFits(proposal))) in \(spokenValue(size))")
            noteTold("place of \(index)", spokenValue(child.origin))
        }
    }

    override func computeGuide(_ key: AlignmentKey, at proposal: ProposedViewSize) -> CGFloat? {
        // Merging places the children, which needs the cache: the layout gets a copy, so that the two accesses never
        // overlap.
        let bounds = CGRect(origin: .zero, size: sizeThatFits(proposal))
        var copy = cache.value
        switch key.axis {
        case .horizontal:
            return layout.explicitAlignment(
                of: HorizontalAlignment(key: key), in: bounds, proposal: proposal, subviews: subviews, cache: &copy)
        case .vertical:
            return layout.explicitAlignment(
                of: VerticalAlignment(key: key), in: bounds, proposal: proposal, subviews: subviews, cache: &copy)
        }
    }

    /// An empty custom container is served last (SWIFTUI-LAYOUT 14).
    override package var ownPriority: Double { children.isEmpty ? -.infinity : 0 }

    override package var ownSpacing: ViewSpacing {
        guard !children.isEmpty else { return super.ownSpacing }
        return layout.spacing(subviews: subviews, cache: &cache.value)
    }

    override package var inputs: [NodeInput] {
        (layout as? any RecordedLayout)?.recordedInputs ?? reflectedInputs(of: layout)
    }

    override package var isCode: Bool { !(base is any BuiltInLayout) }
}

/// The cache of one layout in the tree.
private final class LayoutCache<Value> {
    /// Not checked for exclusive access: each check walks the accesses under way, which nest as deep as the tree, so
    /// that a layout would cost the square of its depth. A layout that reaches its own cache again does so by value.
    @exclusivity(unchecked) var value: Value

    init(_ value: Value) { self.value = value }
}

/// A layout of the engine's own: its rules change with the engine, not with an author's code.
package protocol BuiltInLayout: Layout {}

/// A layout that says itself what is recorded of it.
protocol RecordedLayout {
    var recordedInputs: [NodeInput] { get }
}

/// A value's stored numbers, booleans and strings; nested values under dotted names, references never.
package func reflectedInputs(of value: Any) -> [NodeInput] {
    var inputs: [NodeInput] = []
    func visit(_ value: Any, name: String, depth: Int) {
        switch value {
        case let number as CGFloat: inputs.append(NodeInput(name, number))
        case let number as Double: inputs.append(NodeInput(name, CGFloat(number)))
        case let number as any BinaryInteger: inputs.append(NodeInput(name, CGFloat(Double(number))))
        case let number as Float: inputs.append(NodeInput(name, CGFloat(number)))
        case let flag as Bool: inputs.append(NodeInput(name, flag))
        case let text as String: inputs.append(NodeInput(name, text))
        case let alignment as Alignment: inputs += alignment.recordedInputs(name)
        case let alignment as HorizontalAlignment: inputs += alignment.key.recordedInputs(name)
        case let alignment as VerticalAlignment: inputs += alignment.key.recordedInputs(name)
        default:
            let mirror = Mirror(reflecting: value)
            switch mirror.displayStyle {
            case .class?: return
            // Ranges and dates say themselves what they are made of; functions and types are made of nothing.
            case nil where type(of: value) is AnyClass || mirror.children.isEmpty: return
            case .optional?: if let child = mirror.children.first { visit(child.value, name: name, depth: depth) }
            case .enum?:
                guard let child = mirror.children.first else {
                    return inputs.append(NodeInput(name, String(describing: value)))
                }
                inputs.append(NodeInput(name, child.label ?? ""))
                if depth < 4 { visit(child.value, name: "\(name).\(child.label ?? "0")", depth: depth + 1) }
            default:
                guard depth < 4 else { return }
                for (offset, child) in mirror.children.enumerated() {
                    let label = child.label.map { $0.hasPrefix("_") ? String($0.dropFirst()) : $0 } ?? String(offset)
                    visit(child.value, name: name.isEmpty ? label : "\(name).\(label)", depth: depth + 1)
                }
            }
        }
    }
    visit(value, name: "", depth: 0)
    return inputs.sorted { $0.name < $1.name }
}
