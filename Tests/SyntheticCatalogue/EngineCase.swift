import Foundation
package import LayoutEngine

/// A wrapping row, as an author would write it: the layout of case iii.
struct WrappingRow: Layout {
    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        var size = CGSize.zero
        arrange(proposal.width ?? .infinity, subviews) { origin, child, _ in
            size.width = max(size.width, origin.x + child.width)
            size.height = max(size.height, origin.y + child.height)
        }
        return size
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
        arrange(bounds.width, subviews) { origin, _, subview in
            subview.place(
                at: CGPoint(x: bounds.minX + origin.x, y: bounds.minY + origin.y), proposal: .unspecified)
        }
    }

    private func arrange(_ width: CGFloat, _ subviews: Subviews, _ put: (CGPoint, CGSize, LayoutSubview) -> Void) {
        var origin = CGPoint.zero
        var lineHeight: CGFloat = 0
        for subview in subviews {
            let size = subview.sizeThatFits(.unspecified)
            if origin.x > 0, origin.x + size.width > width {
                origin = CGPoint(x: 0, y: origin.y + lineHeight)
                lineHeight = 0
            }
            put(origin, size, subview)
            origin.x += size.width
            lineHeight = max(lineHeight, size.height)
        }
    }
}

/// A tree to lay out, of a size that can be chosen.
package struct EngineCase {
    package let name: String
    package let offer: ProposedViewSize
    /// The sizes at which growth is measured; the middle one is the one reported.
    package let sizes: [Int]
    package let view: @MainActor (Int) -> AnyView

    @MainActor package static let all: [EngineCase] = [
        EngineCase(
            name: "engine-i", offer: ProposedViewSize(width: 400, height: nil), sizes: [500, 1_000, 2_000],
            view: { count in
                AnyView(
                    VStack(spacing: 0) { ForEach(0..<count) { _ in Color.clear.frame(width: 100, height: 20) } })
            }),
        EngineCase(
            name: "engine-ii", offer: ProposedViewSize(width: 1_000, height: 1_000), sizes: [5, 6, 7],
            view: { depth in nested(depth: depth - 1, isRow: true) }),
        EngineCase(
            name: "engine-iii", offer: ProposedViewSize(width: 1_000, height: nil), sizes: [5_000, 10_000, 20_000],
            view: { count in
                AnyView(WrappingRow { ForEach(0..<count) { _ in Color.clear.frame(width: 10, height: 10) } })
            }),
        EngineCase(
            name: "engine-iv-a", offer: ProposedViewSize(width: 1_000, height: 1_000), sizes: [100, 200, 400],
            view: { depth in
                var view = AnyView(Text("Some words that wrap at the bottom of it all"))
                for _ in 0..<depth { view = AnyView(view.padding(1)) }
                return view
            }),
        EngineCase(
            name: "engine-iv-b", offer: ProposedViewSize(width: 1_000, height: 1_000), sizes: [50, 100, 200],
            view: { depth in alternating(depth: depth, leaf: { AnyView(Color.clear.frame(width: 2, height: 2)) }) }),
        EngineCase(
            name: "engine-iv-b-text", offer: ProposedViewSize(width: 1_000, height: 1_000), sizes: [25, 50, 100],
            view: { depth in alternating(depth: depth, leaf: { AnyView(Text("two words")) }) }),
        EngineCase(
            name: "engine-v", offer: ProposedViewSize(width: 800, height: 800), sizes: [8, 16, 32],
            view: { side in grid(side: side) }),
    ]

    /// What must finish: 10,000 levels, 100,000 children.
    @MainActor package static let scale: [EngineCase] = [
        EngineCase(
            name: "engine-depth-padding", offer: ProposedViewSize(width: 1_000, height: nil),
            sizes: [1_000, 3_000, 10_000],
            view: { depth in (0..<depth).reduce(AnyView(Color.clear)) { view, _ in AnyView(view.padding(0.01)) } }),
        EngineCase(
            name: "engine-depth-stacks", offer: ProposedViewSize(width: 1_000, height: nil),
            sizes: [1_000, 3_000, 10_000],
            view: { depth in (0..<depth).reduce(AnyView(Color.clear)) { view, _ in AnyView(VStack { view }) } }),
        EngineCase(
            name: "engine-breadth", offer: ProposedViewSize(width: 1_000, height: nil),
            sizes: [1_000, 10_000, 100_000],
            view: { count in AnyView(VStack { ForEach(0..<count) { _ in Color.clear.frame(height: 1) } }) }),
    ]

    /// A case, or a large tree as one; nil for an unknown name.
    @MainActor package static func named(_ name: String) -> EngineCase? {
        if let known = (all + scale).first(where: { $0.name == name }) { return known }
        return LargeTree.all.first { $0.name == name }.map {
            EngineCase(name: $0.name, offer: ProposedViewSize(width: 304, height: nil), sizes: [], view: $0.view)
        }
    }

    package struct Counts {
        package var nodes = 0
        package var computed = 0
        package var asked = 0

        package var computedPerNode: Double { Double(computed) / Double(nodes) }
        package var askedPerNode: Double { Double(asked) / Double(nodes) }
    }

    /// What a tree that was laid out was asked and computed.
    @MainActor package static func count(_ root: LayoutNode) -> Counts {
        var counts = Counts()
        var pending = [root]
        while let node = pending.popLast() {
            counts.nodes += 1
            counts.computed += node.computed
            counts.asked += node.computed + node.hits
            pending += node.children
        }
        return counts
    }

    /// The counts of a layout that is observed: without an observer, arithmetic answers are not kept or counted.
    @MainActor package func counts(size: Int) -> Counts {
        let view = view(size)
        let session = ViewSession { view }
        let root = session.build(observer: SilentObserver())
        root.layOut(at: .zero, proposal: offer)
        return Self.count(root)
    }

    /// Case ii: rows and columns by turns, four children each, flexible leaves.
    @MainActor private static func nested(depth: Int, isRow: Bool) -> AnyView {
        if depth < 0 { return AnyView(Color.clear) }
        let children = ForEach(0..<4) { _ in nested(depth: depth - 1, isRow: !isRow) }
        return isRow ? AnyView(HStack(spacing: 0) { children }) : AnyView(VStack(spacing: 0) { children })
    }

    /// Case iv b: row and column by turns, a leaf at every level.
    @MainActor private static func alternating(depth: Int, leaf: @MainActor () -> AnyView) -> AnyView {
        var view = leaf()
        for level in 0..<depth {
            let inner = view
            let own = leaf()
            view =
                level.isMultiple(of: 2)
                ? AnyView(
                    HStack(spacing: 0) {
                        own
                        inner
                    })
                : AnyView(
                    VStack(spacing: 0) {
                        own
                        inner
                    })
        }
        return view
    }

    /// Case v: cells of a colour and a short label, paired 2, 4 and 2 in nested stacks.
    @MainActor private static func grid(side: Int) -> AnyView {
        AnyView(
            VStack(spacing: 0) {
                ForEach(0..<(side / 2)) { pair in
                    VStack(spacing: 0) {
                        ForEach(0..<2) { row in
                            HStack(spacing: 0) {
                                ForEach(0..<(side / 4)) { four in
                                    HStack(spacing: 0) {
                                        ForEach(0..<4) { column in
                                            HStack(spacing: 0) {
                                                Color.blue.frame(width: 5)
                                                Text("\(pair * 2 + row),\(four * 4 + column)")
                                            }
                                        }
                                    }
                                }
                            }
                        }
                    }
                }
            })
    }
}

private final class SilentObserver: LayoutObserver {
    func measured(_ node: LayoutNode, at proposal: ProposedViewSize, size: CGSize) {}
    func aligned(_ node: LayoutNode, at proposal: ProposedViewSize, guide: AlignmentKey, value: CGFloat?) {}
    func placed(_ node: LayoutNode, at origin: CGPoint, proposal: ProposedViewSize) {}
}
