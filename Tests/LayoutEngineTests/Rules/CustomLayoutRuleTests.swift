import Foundation
import LayoutEngine
import Testing

/// Rules 3.7, 6.8 and 14: the contract of an author's own layout.
@MainActor struct CustomLayoutRuleTests {
    /// What a layout did, in order.
    private final class Log: @unchecked Sendable {
        // Layouts run where views are built: on the main actor.
        var entries: [String] = []
    }

    /// A row without gaps that notes what is asked of its cache.
    private struct Noting: Layout {
        let log: Log
        let name: String

        struct Cache { var count: Int }

        func makeCache(subviews: Subviews) -> Cache {
            log.entries.append("make \(name) \(subviews.count)")
            return Cache(count: subviews.count)
        }

        func updateCache(_ cache: inout Cache, subviews: Subviews) {
            log.entries.append("update \(name) \(cache.count) to \(subviews.count)")
            cache.count = subviews.count
        }

        func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) -> CGSize {
            CGSize(width: 10 * cache.count, height: 10)
        }

        func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) {
            for (index, subview) in subviews.enumerated() {
                subview.place(at: CGPoint(x: bounds.minX + CGFloat(index) * 10, y: bounds.minY), proposal: .unspecified)
            }
        }
    }

    @Test func cachesAreMadeOnceAndUpdatedAfter() {
        let log = Log()
        let count = Counter()
        let session = ViewSession {
            Noting(log: log, name: "row") {
                ForEach(0..<count.value, id: \.self) { box("\($0)", 10, 10) }
            }
        }
        for (value, width) in [(2, 20), (2, 20), (3, 30)] as [(Int, CGFloat)] {
            count.value = value
            let root = session.build()
            root.layOut(at: .zero, proposal: .unspecified)
            #expect(root.size.width == width)
        }
        #expect(log.entries == ["make row 2", "update row 2 to 2", "update row 2 to 3"])
    }

    @MainActor private final class Counter { var value = 0 }

    /// Puts each child with another anchor at the same point.
    private struct Anchoring: Layout {
        static let anchors: [UnitPoint] = [.topLeading, .center, .bottomTrailing, UnitPoint(x: 0.25, y: 2)]

        func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
            CGSize(width: 100, height: 50)
        }

        func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
            for (subview, anchor) in zip(subviews, Self.anchors) {
                subview.place(
                    at: CGPoint(x: 60, y: 20), anchor: anchor, proposal: ProposedViewSize(width: 20, height: 10))
            }
        }
    }

    @Test(arguments: [LayoutDirection.leftToRight, .rightToLeft])
    func anchorsOfPlacements(direction: LayoutDirection) {
        let laidOut = LaidOut(
            at: .unspecified, environment: { $0.layoutDirection = direction }
        ) {
            Anchoring { ForEach(0..<4) { Color.red.named("\($0)") } }
        }
        let corners: [(CGFloat, CGFloat)] = [(60, 20), (50, 15), (40, 10), (55, 0)]
        for (index, corner) in corners.enumerated() {
            let x = direction == .leftToRight ? corner.0 : 100 - corner.0 - 20
            #expect(laidOut["\(index)"] == rect(x, corner.1, 20, 10))
        }
    }

    /// Coordinates run from the left whatever the direction; `layoutDirection` of the subviews tells it.
    private struct Reporting: Layout {
        let log: Log

        func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
            CGSize(width: 50, height: 10)
        }

        func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
            log.entries.append("\(subviews.layoutDirection) \(bounds.minX) \(bounds.width)")
            subviews[0].place(at: bounds.origin, proposal: ProposedViewSize(width: 20, height: 10))
        }
    }

    @Test func customLayoutsAreMirroredAfterPlacement() {
        let log = Log()
        let laidOut = LaidOut(at: .unspecified, environment: { $0.layoutDirection = .rightToLeft }) {
            Reporting(log: log) { Color.red.named("a") }
        }
        #expect(laidOut["a"] == rect(30, 0, 20, 10))
        #expect(log.entries == ["rightToLeft 0.0 50.0"])
    }

    private enum Middle: AlignmentID {
        static func defaultValue(in context: ViewDimensions) -> CGFloat { context.height / 2 }
    }

    private static let middle = VerticalAlignment(Middle.self)

    /// Piles its children up; may set a guide of its own.
    private struct Pile: Layout {
        var top: CGFloat?
        var offset: CGFloat = 0

        func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
            CGSize(width: 20, height: 40)
        }

        func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
            for subview in subviews {
                subview.place(at: CGPoint(x: bounds.minX, y: bounds.minY + offset), proposal: .unspecified)
            }
        }

        func explicitAlignment(
            of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
            cache: inout ()
        ) -> CGFloat? {
            guard guide == .top, let top else { return nil }
            return bounds.minY + top
        }
    }

    private struct DefaultPile: Layout {
        func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
            CGSize(width: 20, height: 40)
        }

        func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
            for (index, subview) in subviews.enumerated() {
                subview.place(
                    at: CGPoint(x: bounds.minX, y: bounds.minY + 10 * CGFloat(index)), proposal: .unspecified)
            }
        }
    }

    @Test func explicitAlignmentOfCustomLayouts() {
        let own = LaidOut(nil, nil) {
            HStack(alignment: .top, spacing: 0) {
                Pile(top: 15) { box("x", 10, 10) }.named("pile")
                box("a", 10, 10)
            }
        }
        #expect(own["pile"] == rect(0, 0, 20, 40))
        #expect(own["a"] == rect(20, 15, 10, 10))

        // 4 at 0 and 6 at 10: the mean is 10.
        let merged = LaidOut(nil, nil) {
            HStack(alignment: Self.middle, spacing: 0) {
                DefaultPile {
                    box("x", 10, 10).alignmentGuide(Self.middle) { _ in 4 }
                    box("y", 10, 10).alignmentGuide(Self.middle) { _ in 6 }
                }
                .named("pile")
                box("a", 10, 30)
            }
        }
        #expect(merged["pile"] == rect(0, 5, 20, 40))
        #expect(merged["a"] == rect(20, 0, 10, 30))
    }

    /// A layout that says along which axis it runs, or does not.
    private struct Oriented: Layout {
        static var layoutProperties: LayoutProperties {
            var properties = LayoutProperties()
            properties.stackOrientation = .vertical
            return properties
        }

        func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
            proposal.replacingUnspecifiedDimensions()
        }

        func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
            for subview in subviews { subview.place(at: bounds.origin, proposal: ProposedViewSize(bounds.size)) }
        }
    }

    private struct Unoriented: Layout {
        func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
            proposal.replacingUnspecifiedDimensions()
        }

        func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
            for subview in subviews { subview.place(at: bounds.origin, proposal: ProposedViewSize(bounds.size)) }
        }
    }

    @Test func spacersInCustomLayouts() {
        let oriented = LaidOut(60, 40) { HStack { Oriented { Spacer().named("s") } } }
        #expect(oriented["s"].size == CGSize(width: 0, height: 40))
        let unoriented = LaidOut(60, 40) { HStack { Unoriented { Spacer().named("s") } } }
        #expect(unoriented["s"].size == CGSize(width: 60, height: 40))
        let erased = LaidOut(60, 40) { AnyLayout(Oriented()) { Spacer().named("s") } }
        #expect(erased["s"].size == CGSize(width: 0, height: 40))
    }

    @Test func emptyCustomLayoutsAreServedLast() {
        let laidOut = LaidOut(60, 40) {
            HStack(spacing: 0) {
                Unoriented {}.named("empty")
                Color.red.named("a")
                Unoriented { Color.blue }.named("full")
            }
        }
        #expect(laidOut["empty"].width == 0)
        #expect(laidOut["a"] == rect(0, 0, 30, 40))
        #expect(laidOut["full"] == rect(30, 0, 30, 40))
    }

    private struct Weight: LayoutValueKey { static let defaultValue = 1 }

    /// Notes the weights it reads.
    private struct Weighing: Layout {
        let log: Log

        func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
            log.entries.append(subviews.map { "\($0[Weight.self])" }.joined(separator: " "))
            return CGSize(width: 10, height: 10)
        }

        func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
            for subview in subviews { subview.place(at: bounds.origin, proposal: .unspecified) }
        }
    }

    private struct Heavy: View {
        var body: some View { Color.red.layoutValue(key: Weight.self, value: 7) }
    }

    @Test func layoutValuesReachTheLayoutAroundThemOnly() {
        let log = Log()
        _ = LaidOut(nil, nil) {
            Weighing(log: log) {
                Color.red.layoutValue(key: Weight.self, value: 3)
                Color.red
                Color.red.layoutValue(key: Weight.self, value: 5).padding(2).frame(width: 9)
                VStack { Color.red.layoutValue(key: Weight.self, value: 4) }
                Heavy()
                Color.red.overlay { Color.blue.layoutValue(key: Weight.self, value: 6) }
                Color.red.layoutValue(key: Weight.self, value: 8).layoutValue(key: Weight.self, value: 9)
            }
        }
        #expect(log.entries.first == "3 1 5 1 7 1 9")
    }

    /// Notes distances between its children, along both axes.
    private struct Measuring: Layout {
        let log: Log

        func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
            for axis in [Axis.horizontal, .vertical] {
                let distances = zip(subviews, subviews.dropFirst()).map {
                    $0.spacing.distance(to: $1.spacing, along: axis)
                }
                log.entries.append("\(axis) \(distances.map { "\($0)" }.joined(separator: " "))")
            }
            return CGSize(width: 10, height: 10)
        }

        func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
            for subview in subviews { subview.place(at: bounds.origin, proposal: .unspecified) }
        }
    }

    @Test func customLayoutsUniteTheSpacingOfTheirChildren() {
        let log = Log()
        _ = LaidOut(nil, nil) {
            Measuring(log: log) {
                Color.red
                Text("a")
                Text("b")
                Unoriented {
                    Spacer()
                    Color.red
                }
                Color.red
            }
        }
        // The layout around a Spacer states 0 on all edges, as the Spacer in it does.
        #expect(Array(log.entries.prefix(2)) == ["horizontal 8.0 8.0 0.0 0.0", "vertical 8.0 0.0 0.0 0.0"])
    }

    struct Distance: Sendable {
        let first: [(CGFloat, ViewSpacing.Category)]
        let second: [(CGFloat, ViewSpacing.Category)]
        let distance: CGFloat
    }

    /// Rule 3.2: of one category the distances add up; else the larger plain one; else the default.
    @Test(arguments: [
        Distance(first: [], second: [], distance: 8),
        Distance(first: [(3, .plain)], second: [], distance: 3),
        Distance(first: [], second: [(12, .plain)], distance: 12),
        Distance(first: [(3, .plain)], second: [(5, .plain)], distance: 5),
        Distance(first: [(0, .plain)], second: [(0, .plain)], distance: 0),
        Distance(first: [(3, .text)], second: [(5, .text)], distance: 8),
        Distance(first: [(1, .text)], second: [(1, .text)], distance: 2),
        Distance(first: [(3, .text)], second: [], distance: 8),
        Distance(first: [(3, .text)], second: [(5, .plain)], distance: 5),
        Distance(first: [(1, .text), (20, .plain)], second: [(1, .text), (30, .plain)], distance: 2),
    ])
    func distancesByCategory(row: Distance) {
        for axis in [Axis.horizontal, .vertical] {
            var (first, second) = (ViewSpacing(), ViewSpacing())
            for (distance, category) in row.first {
                first.set(distance, category, at: axis == .horizontal ? .trailing : .bottom)
            }
            for (distance, category) in row.second {
                second.set(distance, category, at: axis == .horizontal ? .leading : .top)
            }
            #expect(first.distance(to: second, along: axis) == row.distance)
            // Along the other axis neither prefers anything.
            #expect(first.distance(to: second, along: axis == .horizontal ? .vertical : .horizontal) == 8)
        }
    }

    @Test func unionsTakeTheLargerDistance() {
        var (first, second) = (ViewSpacing(), ViewSpacing())
        first.set(3, .plain, at: .top)
        second.set(5, .plain, at: .top)
        second.set(2, .plain, at: .leading)
        let all = first.union(second)
        #expect(all.distance(.plain, at: .top) == 5)
        #expect(all.distance(.plain, at: .leading) == 2)
        let some = first.union(second, edges: .horizontal)
        #expect(some.distance(.plain, at: .top) == 3)
        #expect(some.distance(.plain, at: .leading) == 2)
        #expect(ViewSpacing.zero.distance(to: .zero, along: .vertical) == 0)
    }

    /// Rule 15.2: a text's size is whole device pixels, at any scale.
    @Test(arguments: [1, 2, 3] as [CGFloat]) func textSizesAreRoundedUpToAPixel(scale: CGFloat) {
        var options = EngineOptions()
        options.scale = scale
        for width in [nil, 40, 71, 133] as [CGFloat?] {
            let size = LaidOut(width, nil, options: options) {
                Text("Some words of several widths, iii and WWW").font(.system(size: 13.7))
            }.size
            for length in [size.width, size.height] {
                let pixels = length * scale
                #expect(abs(pixels - pixels.rounded()) < 1e-6)
            }
        }
    }
}
