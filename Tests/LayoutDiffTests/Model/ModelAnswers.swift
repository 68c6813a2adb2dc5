import LayoutRecord

extension ModelEngine {
    /// What a node answers to a proposal.
    func answer(_ node: ModelNode, _ proposal: Proposal) -> Size {
        let view = node.view
        switch view.kind {
        case "Text":
            let lines = wrap(view.text ?? "", proposal.width)
            let width = lines.map(\.width).max() ?? 0
            let high = fault == .textLineTooHigh ? 17.0 : 16
            return Size(
                width: fault == .textRoundsUp ? (width / 10).rounded(.up) * 10 : width,
                height: Double(lines.count) * high)
        case "Image":
            let width = view.number("width") ?? 0
            let height = view.number("height") ?? 0
            return fault == .imageSwaps ? Size(width: height, height: width) : Size(width: width, height: height)
        case "Spacer":
            let minimum = (view.number("minLength") ?? 0) + (fault == .spacerMinimum ? 1 : 0)
            func length(_ offered: Double?) -> Double { max(minimum, offered ?? minimum) }
            return node.axisIsHorizontal
                ? Size(width: length(proposal.width), height: 0) : Size(width: 0, height: length(proposal.height))
        case "Color":
            let ideal = fault == .colorIdeal ? 11.0 : 10
            return Size(width: max(0, proposal.width ?? ideal), height: max(0, proposal.height ?? ideal))
        case "GeometryReader":
            let factor = fault == .readerAnswersHalf ? 0.5 : 1
            return Size(width: (proposal.width ?? 10) * factor, height: (proposal.height ?? 10) * factor)
        case "HStack", "VStack": return stack(node, proposal).size
        case "ZStack":
            let sizes = node.children.map { measure($0, proposal) }
            if fault == .zStackTakesLast { return sizes.last ?? Size(width: 0, height: 0) }
            return union(sizes)
        case "ViewThatFits": return chosen(node, proposal).map { measure($0, proposal) } ?? Size(width: 0, height: 0)
        case "Tiles": return tiles(node, proposal).size
        default: return modifierAnswer(node, proposal)
        }
    }

    private func union(_ sizes: [Size]) -> Size {
        Size(width: sizes.map(\.width).max() ?? 0, height: sizes.map(\.height).max() ?? 0)
    }

    private func modifierAnswer(_ node: ModelNode, _ proposal: Proposal) -> Size {
        guard let child = node.children.first else { return Size(width: 0, height: 0) }
        let view = node.view
        let size = measure(child, inner(node, proposal))
        switch view.kind {
        case ".padding":
            let factor = fault == .paddingTwice ? 2.0 : 1
            let trailing = fault == .paddingForgetsTrailing ? 0 : view.number("trailing") ?? 0
            let high = (view.number("top") ?? 0) + (view.number("bottom") ?? 0)
            let wide = fault == .paddingAddsHeightOnly ? 0 : (view.number("leading") ?? 0) + trailing
            return Size(width: size.width + wide * factor, height: size.height + high * factor)
        case ".frame":
            var width = view.number("width") ?? size.width
            if let maximum = view.number("maxWidth"), fault != .frameIgnoresMaximum {
                width = min(max(proposal.width ?? size.width, size.width), maximum)
            }
            if let minimum = view.number("minWidth"), fault != .frameIgnoresMinimum { width = max(width, minimum) }
            let height = fault == .frameIgnoresHeight ? nil : view.number("height")
            return Size(width: width, height: height ?? size.height)
        case ".overlay" where fault == .overlayAddsItsSize:
            let second = measure(node.children[1], Proposal(width: size.width, height: size.height))
            return Size(width: size.width + second.width, height: size.height)
        default: return size
        }
    }

    /// What a modifier proposes to what it modifies.
    func inner(_ node: ModelNode, _ proposal: Proposal) -> Proposal {
        let view = node.view
        switch view.kind {
        case ".padding":
            if fault == .paddingOffersAll { return proposal }
            let wide = (view.number("leading") ?? 0) + (view.number("trailing") ?? 0)
            let high = (view.number("top") ?? 0) + (view.number("bottom") ?? 0)
            return Proposal(
                width: proposal.width.map { max(0, $0 - wide) }, height: proposal.height.map { max(0, $0 - high) })
        case ".frame":
            if fault == .frameOffersOuter { return proposal }
            var width = view.number("width") ?? proposal.width
            if let maximum = view.number("maxWidth") { width = width.map { min($0, maximum) } }
            if let minimum = view.number("minWidth") { width = width.map { max($0, minimum) } }
            return Proposal(width: width, height: view.number("height") ?? proposal.height)
        case ".fixedSize":
            if fault == .fixedSizeOffersZero { return Proposal(width: 0, height: 0) }
            if fault == .fixedSizeKeepsHeight { return Proposal(width: proposal.width, height: nil) }
            return Proposal(width: nil, height: nil)
        case ".aspectRatio":
            guard let width = proposal.width, var ratio = view.number("ratio") else { return proposal }
            if fault == .aspectInverts { ratio = 1 / ratio }
            let height = width / ratio
            guard let offered = proposal.height else { return Proposal(width: width, height: height) }
            let tooHigh = fault == .aspectFills ? height < offered : height > offered
            return tooHigh
                ? Proposal(width: offered * ratio, height: offered) : Proposal(width: width, height: height)
        default: return proposal
        }
    }

    /// The first alternative whose ideal width fits, else the last.
    func chosen(_ node: ModelNode, _ proposal: Proposal) -> ModelNode? {
        if fault == .fitsTakesFirst { return node.children.first }
        let spare = fault == .fitsNeedsSpare ? 60.0 : 0
        let fitting = node.children.first { child in
            measure(child, Proposal(width: nil, height: nil)).width + spare <= (proposal.width ?? .infinity)
        }
        return fitting ?? node.children.last
    }

    // MARK: Tiles

    /// Rows of children at their ideal sizes.
    func tiles(_ node: ModelNode, _ proposal: Proposal) -> (size: Size, places: [(x: Double, y: Double)]) {
        let gap = fault == .tilesForgetsGap ? 0 : node.view.number("gap") ?? 0
        let limit = proposal.width ?? .infinity
        var x = 0.0
        var y = 0.0
        var rowHeight = 0.0
        var width = 0.0
        var places: [(x: Double, y: Double)] = []
        for child in node.children {
            let size = measure(child, Proposal(width: nil, height: nil))
            if x > 0, x + size.width > limit {
                x = 0
                y += rowHeight + gap
                rowHeight = 0
            }
            places.append((x, y))
            width = max(width, x + size.width)
            x += size.width + gap
            rowHeight = max(rowHeight, size.height)
        }
        return (Size(width: width, height: y + rowHeight), places)
    }
}
