import Foundation

/// The algorithm of HStack and VStack: one, with the axes swapped (SWIFTUI-LAYOUT 2, trust B; the numbers are its
/// rules).
package struct StackAlgorithm: Sendable {
    let axis: Axis
    let alignment: AlignmentKey
    let spacing: CGFloat?

    /// What does not depend on the proposal, and the last distribution.
    package struct Cache {
        /// Rule 1: the gap before each child but the first, and their sum.
        var gaps: [CGFloat]
        var sumOfGaps: CGFloat
        var priorities: [Double]
        var hasOnePriority: Bool
        var children: [Child]
        /// The cross proposal for which the order of `order` holds.
        var order: [Int] = []
        var orderedCross: CGFloat??

        /// Rule 3's comparison of two children.
        func goesFirst(_ a: Int, _ b: Int) -> Bool {
            if priorities[a] != priorities[b] { return priorities[a] > priorities[b] }
            let (left, right) = (children[a], children[b])
            if left.flexibility == .infinity, right.flexibility == .infinity { return left.minimum > right.minimum }
            return left.flexibility < right.flexibility
        }

        struct Child {
            /// What the child is offered along the axis, its answer, and where it stands across.
            var offer: CGFloat?
            var size = CGSize.zero
            var guide: CGFloat = 0
            /// Rule 3: the answers at 0 and at infinity.
            var minimum: CGFloat = 0
            var flexibility: CGFloat = 0
        }
    }

    func makeCache(_ nodes: ArraySlice<LayoutNode>) -> Cache {
        var gaps: [CGFloat] = []
        gaps.reserveCapacity(nodes.count)
        if let spacing {
            for _ in nodes.dropFirst() { gaps.append(spacing) }
        } else {
            var previous: ViewSpacing?
            for node in nodes {
                let next = node.spacing
                if let previous { gaps.append(previous.distance(to: next, along: axis)) }
                previous = next
            }
        }
        let priorities = nodes.map(\.priority)
        return Cache(
            gaps: gaps, sumOfGaps: gaps.reduce(0, +), priorities: priorities,
            hasOnePriority: priorities.allSatisfy { $0 == priorities[0] },
            children: Array(repeating: Cache.Child(), count: nodes.count))
    }

    func size(_ proposal: ProposedViewSize, _ nodes: ArraySlice<LayoutNode>, _ cache: inout Cache) -> CGSize {
        guard nodes.count > 1 else {
            // Rule 10: a stack with one child is that child.
            return nodes.first?.sizeThatFits(proposal) ?? .zero
        }
        distribute(proposal[axis], cross: proposal[axis.other], nodes, &cache)
        let cross = crossRange(nodes, proposal[axis.other], &cache)
        // Rule 7.
        return CGSize(
            axis, major: cache.children.reduce(cache.sumOfGaps) { $0 + $1.size[axis] }, minor: cross.upper - cross.lower
        )
    }

    func place(
        in bounds: CGRect, _ proposal: ProposedViewSize, _ nodes: ArraySlice<LayoutNode>, _ cache: inout Cache
    ) {
        guard nodes.count > 1 else {
            nodes.first?.place(at: bounds.origin, proposal: proposal)
            return
        }
        // Rule 8: a nil cross proposal is replaced by the measured cross size, and the whole distribution runs again.
        let cross = proposal[axis.other] ?? bounds.size[axis.other]
        distribute(proposal[axis], cross: cross, nodes, &cache)
        let range = crossRange(nodes, cross, &cache)
        var position = axis == .horizontal ? bounds.minX : bounds.minY
        let start = axis == .horizontal ? bounds.minY : bounds.minX
        for (index, node) in nodes.enumerated() {
            let child = cache.children[index]
            // In an infinite stack both are infinite: the child stands at its start.
            let offset = child.guide.isFinite && range.lower.isFinite ? -child.guide - range.lower : 0
            node.place(
                at: CGPoint(axis, major: position, minor: start + offset),
                proposal: ProposedViewSize(axis, major: child.offer, minor: cross))
            position += child.size[axis] + (index < cache.gaps.count ? cache.gaps[index] : 0)
        }
    }

    /// Offers each child its part of the length and notes its answer.
    private func distribute(
        _ length: CGFloat?, cross: CGFloat?, _ nodes: ArraySlice<LayoutNode>, _ cache: inout Cache
    ) {
        let first = nodes.startIndex
        guard let length else {
            // Rule 2.
            for index in cache.children.indices {
                cache.children[index].offer = nil
                cache.children[index].size = nodes[first + index].sizeThatFits(
                    ProposedViewSize(axis, major: nil, minor: cross))
            }
            return
        }
        order(nodes, cross: cross, &cache)
        // Rule 4: gaps and the minimums of every lower priority are kept back.
        var available = length - cache.sumOfGaps
        if !cache.hasOnePriority {
            let highest = cache.priorities[cache.order[0]]
            for index in cache.order where cache.priorities[index] != highest {
                available = less(available, cache.children[index].minimum)
            }
        }
        var position = 0
        while position < cache.order.count {
            let priority = cache.priorities[cache.order[position]]
            var end = position
            while end < cache.order.count, cache.priorities[cache.order[end]] == priority { end += 1 }
            if position > 0 {
                for index in cache.order[position..<end] { available += cache.children[index].minimum }
            }
            // Rule 5: an equal part of what is left, in order; no second pass.
            for place in position..<end {
                let index = cache.order[place]
                let part = available / CGFloat(end - place)
                let offer = part > 0 ? part : 0
                let size = nodes[first + index].sizeThatFits(ProposedViewSize(axis, major: offer, minor: cross))
                cache.children[index].offer = offer
                cache.children[index].size = size
                available = less(available, size[axis])
            }
            position = end
        }
    }

    /// An infinite length stays infinite whatever is taken from it, so that nothing becomes NaN.
    private func less(_ available: CGFloat, _ taken: CGFloat) -> CGFloat {
        available == .infinity ? available : available - taken
    }

    /// Rule 3: by priority, then the least flexible first; of two infinitely flexible ones that with the larger minimum
    /// first; others in source order. Rule 9: the order holds until the cross proposal changes.
    private func order(_ nodes: ArraySlice<LayoutNode>, cross: CGFloat?, _ cache: inout Cache) {
        if let ordered = cache.orderedCross, ordered == cross { return }
        let first = nodes.startIndex
        for index in cache.children.indices {
            let node = nodes[first + index]
            let minimum = node.sizeThatFits(ProposedViewSize(axis, major: 0, minor: cross))[axis]
            let maximum = node.sizeThatFits(ProposedViewSize(axis, major: .infinity, minor: cross))[axis]
            cache.children[index].minimum = minimum
            cache.children[index].flexibility = maximum - minimum
        }
        // Insertion keeps equal children in source order, and most stacks are short.
        cache.order.removeAll(keepingCapacity: true)
        if cache.children.count > 32 {
            let unsorted = cache
            cache.order = unsorted.children.indices.sorted { a, b in
                unsorted.goesFirst(a, b) || (!unsorted.goesFirst(b, a) && a < b)
            }
        } else {
            for index in cache.children.indices {
                var place = cache.order.count
                while place > 0, cache.goesFirst(index, cache.order[place - 1]) { place -= 1 }
                cache.order.insert(index, at: place)
            }
        }
        cache.orderedCross = .some(cross)
    }

    /// Rule 6: where the children reach across the axis when their guides meet at 0, united with 0.
    private func crossRange(
        _ nodes: ArraySlice<LayoutNode>, _ cross: CGFloat?, _ cache: inout Cache
    ) -> (lower: CGFloat, upper: CGFloat) {
        let first = nodes.startIndex
        var lower: CGFloat = 0
        var upper: CGFloat = 0
        for index in cache.children.indices {
            let child = cache.children[index]
            let dimensions = ViewDimensions(
                node: nodes[first + index], proposal: ProposedViewSize(axis, major: child.offer, minor: cross),
                size: child.size)
            let guide = dimensions[alignment]
            cache.children[index].guide = guide
            let size = child.size[axis.other]
            if size == .infinity {
                upper = .infinity
            } else {
                lower = min(lower, -guide)
                upper = max(upper, size - guide)
            }
        }
        return (lower, upper)
    }

    /// A stack's own preferences: its children's on the cross edges, the first and last child's at its ends
    /// (SWIFTUI-LAYOUT 3, trust B).
    func spacing(_ nodes: ArraySlice<LayoutNode>) -> ViewSpacing {
        guard let first = nodes.first, let last = nodes.last else { return ViewSpacing() }
        let (ending, across): (Edge.Set, Edge.Set) =
            axis == .horizontal ? (.trailing, .vertical) : (.bottom, .horizontal)
        var spacing = first.spacing
        spacing.reset(ending)
        for node in nodes.dropFirst() { spacing.formUnion(node.spacing, edges: across) }
        spacing.formUnion(last.spacing, edges: ending)
        return spacing
    }
}
