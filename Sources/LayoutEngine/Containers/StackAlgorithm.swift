import Foundation

/// The algorithm of HStack and VStack: one, with the axes swapped (SWIFTUI-LAYOUT 2, trust B; the numbers are its
/// rules).
package struct StackAlgorithm: Sendable {
    let axis: Axis
    let alignment: AlignmentKey
    let spacing: CGFloat?

    /// What does not depend on the proposal, and the last distribution.
    package struct Cache {
        var sumOfGaps: CGFloat = 0
        var hasOnePriority = true
        var children: ContiguousArray<Child> = []
        /// Rule 3's order of the children, and the cross proposal for which it holds.
        var order: ContiguousArray<Int> = []
        var orderedCross: CGFloat??

        struct Child {
            /// Not counted: its container holds it, and counting at every question took a third of a layout's time.
            let node: Unmanaged<LayoutNode>
            let priority: Double
            /// Rule 1: the gap after the child; 0 after the last.
            var gap: CGFloat = 0
            /// What the child is offered along the axis, its answer, and where its guide stands across.
            var offer: CGFloat?
            var size = CGSize.zero
            var guide: CGFloat = 0
            /// Rule 3: the answers at 0 and at infinity.
            var minimum: CGFloat = 0
            var flexibility: CGFloat = 0

            func answer(_ proposal: ProposedViewSize) -> CGSize {
                node._withUnsafeGuaranteedRef { $0.sizeThatFits(proposal) }
            }

            /// Rule 3's comparison.
            func goesBefore(_ other: Child) -> Bool {
                if priority != other.priority { return priority > other.priority }
                if flexibility == .infinity, other.flexibility == .infinity { return minimum > other.minimum }
                return flexibility < other.flexibility
            }
        }
    }

    func makeCache(_ nodes: ArraySlice<LayoutNode>) -> Cache {
        var cache = Cache()
        cache.children.reserveCapacity(nodes.count)
        for node in nodes {
            cache.children.append(Cache.Child(node: .passUnretained(node), priority: node.priority))
        }
        guard nodes.count > 1 else { return cache }
        cache.hasOnePriority = cache.children.allSatisfy { $0.priority == cache.children[0].priority }
        var previous = spacing == nil ? nodes.first?.spacing : nil
        for (index, node) in nodes.dropFirst().enumerated() {
            let gap: CGFloat
            if let spacing {
                gap = spacing
            } else {
                let next = node.spacing
                gap = previous?.distance(to: next, along: axis) ?? 0
                previous = next
            }
            cache.children[index].gap = gap
            cache.sumOfGaps += gap
        }
        return cache
    }

    func size(_ proposal: ProposedViewSize, _ cache: inout Cache) -> CGSize {
        guard cache.children.count > 1 else {
            // Rule 10: a stack with one child is that child.
            return cache.children.first?.answer(proposal) ?? .zero
        }
        distribute(proposal[axis], cross: proposal[axis.other], &cache)
        let cross = crossRange(proposal[axis.other], &cache)
        // Rule 7.
        var length = cache.sumOfGaps
        for child in cache.children { length += child.size[axis] }
        return CGSize(axis, major: length, minor: cross.upper - cross.lower)
    }

    func place(in bounds: CGRect, _ proposal: ProposedViewSize, _ cache: inout Cache) {
        guard cache.children.count > 1 else {
            cache.children.first?.node._withUnsafeGuaranteedRef { $0.place(at: bounds.origin, proposal: proposal) }
            return
        }
        // Rule 8: a nil cross proposal is replaced by the measured cross size, and the whole distribution runs again.
        let cross = proposal[axis.other] ?? bounds.size[axis.other]
        distribute(proposal[axis], cross: cross, &cache)
        let range = crossRange(cross, &cache)
        var position = axis == .horizontal ? bounds.minX : bounds.minY
        let start = axis == .horizontal ? bounds.minY : bounds.minX
        for child in cache.children {
            // In an infinite stack both are infinite: the child stands at its start.
            let offset = child.guide.isFinite && range.lower.isFinite ? -child.guide - range.lower : 0
            child.node._withUnsafeGuaranteedRef {
                $0.place(
                    at: CGPoint(axis, major: position, minor: start + offset),
                    proposal: ProposedViewSize(axis, major: child.offer, minor: cross))
            }
            position += child.size[axis] + child.gap
        }
    }

    /// Offers each child its part of the length and notes its answer.
    private func distribute(_ length: CGFloat?, cross: CGFloat?, _ cache: inout Cache) {
        guard let length else {
            // Rule 2.
            for index in cache.children.indices {
                let size = cache.children[index].answer(ProposedViewSize(axis, major: nil, minor: cross))
                cache.children[index].offer = nil
                cache.children[index].size = size
            }
            return
        }
        order(cross: cross, &cache)
        // Rule 4: gaps and the minimums of every lower priority are kept back.
        var available = length - cache.sumOfGaps
        if !cache.hasOnePriority {
            let highest = cache.children[cache.order[0]].priority
            for index in cache.order where cache.children[index].priority != highest {
                available = less(available, cache.children[index].minimum)
            }
        }
        var position = 0
        while position < cache.order.count {
            let priority = cache.children[cache.order[position]].priority
            var end = cache.hasOnePriority ? cache.order.count : position
            while end < cache.order.count, cache.children[cache.order[end]].priority == priority { end += 1 }
            if position > 0 {
                for index in cache.order[position..<end] { available += cache.children[index].minimum }
            }
            // Rule 5: an equal part of what is left, in order; no second pass.
            for place in position..<end {
                let index = cache.order[place]
                let part = available / CGFloat(end - place)
                let offer = part > 0 ? part : 0
                let size = cache.children[index].answer(ProposedViewSize(axis, major: offer, minor: cross))
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
    private func order(cross: CGFloat?, _ cache: inout Cache) {
        if let ordered = cache.orderedCross, ordered == cross { return }
        for index in cache.children.indices {
            let child = cache.children[index]
            let minimum = child.answer(ProposedViewSize(axis, major: 0, minor: cross))[axis]
            let maximum = child.answer(ProposedViewSize(axis, major: .infinity, minor: cross))[axis]
            cache.children[index].minimum = minimum
            cache.children[index].flexibility = maximum - minimum
        }
        // Insertion keeps equal children in source order, and most stacks are short.
        cache.order.removeAll(keepingCapacity: true)
        if cache.children.count > 32 {
            let children = cache.children
            cache.order.append(
                contentsOf: children.indices.sorted { a, b in
                    children[a].goesBefore(children[b]) || (!children[b].goesBefore(children[a]) && a < b)
                })
        } else {
            for index in cache.children.indices {
                var place = cache.order.count
                cache.order.append(index)
                while place > 0, cache.children[index].goesBefore(cache.children[cache.order[place - 1]]) {
                    cache.order[place] = cache.order[place - 1]
                    place -= 1
                }
                cache.order[place] = index
            }
        }
        cache.orderedCross = .some(cross)
    }

    /// Rule 6: where the children reach across the axis when their guides meet at 0, united with 0.
    private func crossRange(_ cross: CGFloat?, _ cache: inout Cache) -> (lower: CGFloat, upper: CGFloat) {
        var lower: CGFloat = 0
        var upper: CGFloat = 0
        for index in cache.children.indices {
            let child = cache.children[index]
            let proposal = ProposedViewSize(axis, major: child.offer, minor: cross)
            let guide = child.node._withUnsafeGuaranteedRef { $0.guide(alignment, at: proposal, size: child.size) }
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

    /// Makes the cache anew where it was made for other children: an author may hand a layout what subviews they like.
    func refresh(_ cache: inout Cache, for nodes: ArraySlice<LayoutNode>) {
        let isSame =
            nodes.count == cache.children.count
            && zip(nodes, cache.children).allSatisfy { $1.node.toOpaque() == Unmanaged.passUnretained($0).toOpaque() }
        if !isSame { cache = makeCache(nodes) }
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
