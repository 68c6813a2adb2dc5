import LayoutRecord

extension ModelEngine {
    struct Stacked {
        var size: Size
        var proposals: [Proposal]
        var places: [(x: Double, y: Double)]
    }

    /// Offers what is left to one child after another, the least flexible first, by priority.
    func stack(_ node: ModelNode, _ proposal: Proposal) -> Stacked {
        let isHorizontal = node.view.kind == "HStack"
        let spacing = node.view.number("spacing") ?? 0
        let children = node.children
        if children.isEmpty { return Stacked(size: Size(width: 0, height: 0), proposals: [], places: []) }
        let cross = isHorizontal ? proposal.height : proposal.width
        func make(_ major: Double?) -> Proposal {
            isHorizontal ? Proposal(width: major, height: cross) : Proposal(width: cross, height: major)
        }
        func major(_ size: Size) -> Double { isHorizontal ? size.width : size.height }

        var offered = isHorizontal ? proposal.width : proposal.height
        if !isHorizontal, fault == .vStackOffersNoHeight { offered = nil }
        var proposals = children.map { _ in make(nil) }
        if let offered, offered.isFinite {
            var left = offered - spacing * Double(children.count - 1)
            var order = flexibilityOrder(children, make, major)
            if isHorizontal, fault == .hStackReversesFlexibility { order.reverse() }
            for (position, index) in order.enumerated() {
                let rest = Double(order.count - position)
                let later = order[(position + 1)...].filter {
                    effectivePriority(children[$0]) < effectivePriority(children[index])
                }
                let reserved = later.reduce(0) { $0 + major(measure(children[$1], make(0))) }
                let share = isHorizontal && fault == .hStackOffersAllToEach ? 1 : rest - Double(later.count)
                var offer = max(0, (left - reserved) / share)
                if isHorizontal, fault == .hStackLastChildNarrower, index == children.count - 1 {
                    offer = max(0, offer - 1)
                }
                proposals[index] = make(offer)
                left -= major(measure(children[index], proposals[index]))
            }
        } else if offered != nil {
            proposals = children.map { _ in make(.infinity) }
        }
        let sizes = zip(children, proposals).map { measure($0, $1) }
        return arrange(node, proposals, sizes, isHorizontal, spacing)
    }

    private func effectivePriority(_ node: ModelNode) -> Double {
        fault == .hStackIgnoresPriority && node.axisIsHorizontal ? 0 : priority(node)
    }

    private func flexibilityOrder(
        _ children: [ModelNode], _ make: (Double?) -> Proposal, _ major: (Size) -> Double
    ) -> [Int] {
        let flexibilities = children.map { child in
            if habits.asksInfinityFirst {
                let most = major(measure(child, make(.infinity)))
                return most - major(measure(child, make(0)))
            }
            let least = major(measure(child, make(0)))
            return major(measure(child, make(.infinity))) - least
        }
        return children.indices.sorted { a, b in
            let priorities = (effectivePriority(children[a]), effectivePriority(children[b]))
            if priorities.0 != priorities.1 { return priorities.0 > priorities.1 }
            return (flexibilities[a], a) < (flexibilities[b], b)
        }
    }

    private func arrange(
        _ node: ModelNode, _ proposals: [Proposal], _ sizes: [Size], _ isHorizontal: Bool, _ spacing: Double
    ) -> Stacked {
        let alignment = node.view.string("alignment") ?? "center"
        let guides = node.children.indices.map { index in
            let length = isHorizontal ? sizes[index].height : sizes[index].width
            if let explicit = guide(node.children[index], alignment, proposals[index]) { return explicit }
            switch alignment {
            case "top", "leading": return 0
            case "bottom", "trailing": return length
            default: return length / 2
            }
        }
        let before = guides.max() ?? 0
        let crossLengths = sizes.map { isHorizontal ? $0.height : $0.width }
        let after = zip(guides, crossLengths).map { $1 - $0 }.max() ?? 0
        let cross = before + after
        var position = 0.0
        var places: [(x: Double, y: Double)] = []
        for (index, size) in sizes.enumerated() {
            var offset = before - guides[index]
            if isHorizontal, fault == .hStackAlignsTop { offset = 0 }
            if !isHorizontal, fault == .vStackAlignsTrailing { offset = cross - crossLengths[index] }
            if !isHorizontal, fault == .vStackRoundsCentre { offset = (offset / 4).rounded(.down) * 4 }
            var along = position
            if isHorizontal, fault == .hStackPlacesOffByOne, index > 0 { along += 1 }
            if !isHorizontal, fault == .vStackPlacesDouble, index > 0 { along += spacing }
            places.append(isHorizontal ? (along, offset) : (offset, along))
            position += (isHorizontal ? size.width : size.height) + spacing
        }
        var length = position - spacing
        if isHorizontal, fault == .hStackForgetsLastGap, sizes.count > 1 { length -= spacing }
        if !isHorizontal, fault == .vStackExtraGap { length += spacing }
        let size = isHorizontal ? Size(width: length, height: cross) : Size(width: cross, height: length)
        return Stacked(size: size, proposals: proposals, places: places)
    }

    // MARK: Placing

    /// Where a node puts its children.
    func placements(_ node: ModelNode, _ proposal: Proposal, _ size: Size) -> [Placement] {
        switch node.view.kind {
        case "HStack", "VStack":
            let stacked = stack(node, proposal)
            return node.children.indices.map { index in
                Placement(
                    child: node.children[index], proposal: stacked.proposals[index], x: stacked.places[index].x,
                    y: stacked.places[index].y)
            }
        case "Tiles":
            let places = tiles(node, proposal).places
            return zip(node.children, places).map {
                Placement(child: $0, proposal: Proposal(width: nil, height: nil), x: $1.x, y: $1.y)
            }
        case "ZStack":
            return node.children.map { centred($0, proposal, in: size, atCorner: fault == .zStackTopLeading) }
        case "ViewThatFits": return chosen(node, proposal).map { [centred($0, proposal, in: size)] } ?? []
        case "GeometryReader": return readerPlacements(node, size)
        default: return modifierPlacements(node, proposal, size)
        }
    }

    private func centred(
        _ child: ModelNode, _ proposal: Proposal, in size: Size, atCorner: Bool = false
    ) -> Placement {
        let own = measure(child, proposal)
        let x = atCorner ? 0 : (size.width - own.width) / 2
        let y = atCorner ? 0 : (size.height - own.height) / 2
        return Placement(child: child, proposal: proposal, x: x, y: y)
    }

    private func readerPlacements(_ node: ModelNode, _ size: Size) -> [Placement] {
        guard let build = node.view.build else { return [] }
        let child = ModelNode(build(size), parent: node, places: [], builder: node)
        node.children = [child]
        return [Placement(child: child, proposal: Proposal(width: size.width, height: size.height), x: 0, y: 0)]
    }

    private func modifierPlacements(_ node: ModelNode, _ proposal: Proposal, _ size: Size) -> [Placement] {
        guard let child = node.children.first else { return [] }
        let view = node.view
        let inner = inner(node, proposal)
        switch view.kind {
        case ".padding":
            let x = fault == .paddingPlacesAtZero ? 0 : view.number("leading") ?? 0
            return [Placement(child: child, proposal: inner, x: x, y: view.number("top") ?? 0)]
        case ".frame":
            let own = measure(child, inner)
            let isLeading = view.string("alignment") == "leading"
            return [
                Placement(
                    child: child, proposal: inner, x: isLeading ? 0 : (size.width - own.width) / 2,
                    y: fault == .frameAlignsTop ? 0 : (size.height - own.height) / 2)
            ]
        case ".offset":
            let factor = fault == .offsetDoubles ? 2.0 : fault == .offsetNegates ? -1 : 1
            return [
                Placement(
                    child: child, proposal: inner, x: (view.number("x") ?? 0) * factor,
                    y: (view.number("y") ?? 0) * factor)
            ]
        case ".background", ".overlay":
            let second = node.children[1]
            let isBackground = view.kind == ".background"
            let offersNothing = isBackground && fault == .backgroundOffersNothing
            let offer =
                offersNothing
                ? Proposal(width: nil, height: nil) : Proposal(width: size.width, height: size.height)
            let own = measure(second, offer)
            var x = (size.width - own.width) / 2
            if isBackground, fault == .backgroundPlacesAtZero { x = 0 }
            if !isBackground, fault == .overlayAlignsTrailing { x = size.width - own.width }
            return [
                Placement(child: child, proposal: inner, x: 0, y: 0),
                Placement(child: second, proposal: offer, x: x, y: (size.height - own.height) / 2),
            ]
        default: return [Placement(child: child, proposal: inner, x: 0, y: 0)]
        }
    }
}
