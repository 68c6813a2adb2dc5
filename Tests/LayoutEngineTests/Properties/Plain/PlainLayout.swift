import Foundation

/// The rules of proposals, stacks, spacing, Spacers, frames, padding, fixedSize and piles (docs/rules.md 1 to 7), written
/// down a second time: without a memo, a cache or a node, as near to the rules' words as code comes. Slow, and for
/// finite and nil offers only.
struct PlainLayout {
    typealias Offer = [Double?]
    typealias Lengths = [Double]

    static let gap = 8.0
    var isMirrored = false

    // MARK: Sizes

    func size(_ tree: BoxTree, _ offer: Offer) -> Lengths {
        switch tree {
        case .color: return offer.map { max(0, $0 ?? 10) }
        case .spacer(let minimum, let axis):
            let least = minimum ?? Self.gap
            return [0, 1].map { axis == nil || axis == $0 ? max(least, offer[$0] ?? least) : 0 }
        case .frame(let lengths, _, let child):
            let inner = size(child, [lengths[0] ?? offer[0], lengths[1] ?? offer[1]])
            return [lengths[0] ?? inner[0], lengths[1] ?? inner[1]]
        case .flexible(let bounds, _, let child):
            let asked = [0, 1].map { bounds[$0].offered(offer[$0]) }
            let inner = size(child, asked)
            return [0, 1].map { bounds[$0].answer(offer[$0], asked[$0], inner[$0]) }
        case .padding(let before, let after, let child):
            let inner = size(child, inset(offer, before, after))
            return [0, 1].map { max(0, inner[$0] + before[$0] + after[$0]) }
        case .fixed(let axes, let child): return size(child, [axes[0] ? nil : offer[0], axes[1] ? nil : offer[1]])
        case .priority(_, let child): return size(child, offer)
        case .stack(let axis, let place, let gap, let children):
            if children.count == 1 { return size(children[0], offer) }
            let shares = shares(children, axis, gap, offer)
            let range = range(shares, 1 - axis, place)
            var lengths = [0.0, 0.0]
            lengths[axis] = shares.reduce(0) { $0 + $1.size[axis] } + gaps(children, axis, gap).reduce(0, +)
            lengths[1 - axis] = range.upperBound - range.lowerBound
            return lengths
        case .pile(_, let children):
            if children.count == 1 { return size(children[0], offer) }
            let highest = children.map(priority).max()
            let sizes = children.filter { priority($0) == highest }.map { size($0, offer) }
            return [0, 1].map { axis in sizes.map { $0[axis] }.max() ?? 0 }
        }
    }

    private func inset(_ offer: Offer, _ before: [Double], _ after: [Double]) -> Offer {
        [0, 1].map { axis in offer[axis].map { max(0, $0 - (before[axis] + after[axis])) } }
    }

    private func priority(_ tree: BoxTree) -> Double {
        switch tree {
        case .priority(let value, _): value
        case .spacer: -.infinity
        case .frame(_, _, let child), .flexible(_, _, let child), .padding(_, _, let child), .fixed(_, let child):
            priority(child)
        case .color, .stack, .pile: 0
        }
    }

    // MARK: Spacing

    /// The distance preferred at the start (0) or the end (1) of an axis; nil where there is no preference.
    private func preference(_ tree: BoxTree, _ axis: Int, _ end: Int) -> Double? {
        switch tree {
        case .color: return nil
        case .spacer(_, let own): return own == nil || own == axis ? 0 : nil
        case .frame(let lengths, _, let child):
            if case .spacer = child { return preference(child, axis, end) }
            return lengths[axis] == nil ? preference(child, axis, end) : nil
        case .padding(let before, let after, let child):
            return (end == 0 ? before : after)[axis] == 0 ? preference(child, axis, end) : nil
        case .flexible(_, _, let child), .fixed(_, let child), .priority(_, let child):
            return preference(child, axis, end)
        case .stack(let own, _, _, let children):
            if own == axis { return preference(end == 0 ? children.first! : children.last!, axis, end) }
            return children.compactMap { preference($0, axis, end) }.max()
        case .pile(_, let children): return children.compactMap { preference($0, axis, end) }.max()
        }
    }

    private func gaps(_ children: [BoxTree], _ axis: Int, _ given: Double?) -> [Double] {
        zip(children, children.dropFirst()).map { first, second in
            given ?? [preference(first, axis, 1), preference(second, axis, 0)].compactMap { $0 }.max() ?? Self.gap
        }
    }

    // MARK: Stacks

    private struct Share {
        var offer: Double?
        var size: Lengths
    }

    /// What each child of a stack is offered along it, and what it answers.
    private func shares(_ children: [BoxTree], _ axis: Int, _ gap: Double?, _ offer: Offer) -> [Share] {
        func asked(_ child: BoxTree, _ length: Double?) -> Lengths {
            size(child, axis == 0 ? [length, offer[1]] : [offer[0], length])
        }
        guard let length = offer[axis] else { return children.map { Share(offer: nil, size: asked($0, nil)) } }
        let least = children.map { asked($0, 0)[axis] }
        let flexibility = zip(children, least).map { asked($0, .infinity)[axis] - $1 }
        var shares = [Share?](repeating: nil, count: children.count)
        var room = length - gaps(children, axis, gap).reduce(0, +)
        // From the highest priority down; the least that lower ones need is kept back until their turn.
        for level in Set(children.map(priority)).sorted(by: >) {
            var waiting = children.indices.filter { priority(children[$0]) == level }
            let kept = children.indices.filter { priority(children[$0]) < level }.reduce(0) { $0 + least[$1] }
            while !waiting.isEmpty {
                // The first of the least flexible; of the endlessly flexible, the first with the largest minimum.
                let lowest = waiting.map { flexibility[$0] }.min()!
                let equals = waiting.filter { flexibility[$0] == lowest }
                let next =
                    lowest == .infinity ? equals.first { least[$0] == equals.map { least[$0] }.max()! }! : equals[0]
                let share = max(0, (room - kept) / Double(waiting.count))
                let answer = asked(children[next], share)
                shares[next] = Share(offer: share, size: answer)
                if room.isFinite { room -= answer[axis] }
                waiting.removeAll { $0 == next }
            }
        }
        return shares.map { $0! }
    }

    /// Where children reach across a stack when their guides meet at 0, united with 0.
    private func range(_ shares: [Share], _ cross: Int, _ place: Int) -> ClosedRange<Double> {
        guard shares.allSatisfy({ $0.size[cross].isFinite }) else { return 0 ... .infinity }
        let starts = shares.map { -$0.size[cross] * Double(place) / 2 }
        return min(0, starts.min()!)...max(0, zip(starts, shares).map { $0 + $1.size[cross] }.max()!)
    }

    // MARK: Frames

    /// The frames of a tree and everything in it, parents first: x, y, width, height.
    func frames(_ tree: BoxTree, _ offer: Offer, at point: [Double] = [0, 0]) -> [[Double]] {
        let own = size(tree, offer)
        var frames = [point + own]
        func add(_ child: BoxTree, _ offer: Offer, _ x: Double, _ y: Double) {
            let left = isMirrored ? own[0] - x - size(child, offer)[0] : x
            frames += self.frames(child, offer, at: [point[0] + left, point[1] + y])
        }
        /// Puts a child where its guides meet those of this tree's own size.
        func align(_ child: BoxTree, _ offer: Offer, _ places: [Int]) {
            let inner = size(child, offer)
            let corner = [0, 1].map { (own[$0] - inner[$0]) * Double(places[$0]) / 2 }
            add(child, offer, corner[0], corner[1])
        }
        switch tree {
        case .color, .spacer: break
        case .frame(let lengths, let places, let child):
            align(child, [lengths[0] ?? offer[0], lengths[1] ?? offer[1]], places)
        case .flexible(let bounds, let places, let child):
            align(child, [0, 1].map { bounds[$0].placing(offer[$0], own[$0]) }, places)
        case .padding(let before, let after, let child): add(child, inset(offer, before, after), before[0], before[1])
        case .fixed(let axes, let child): add(child, [axes[0] ? nil : offer[0], axes[1] ? nil : offer[1]], 0, 0)
        case .priority(_, let child): add(child, offer, 0, 0)
        case .stack(let axis, let place, let gap, let children):
            if children.count == 1 {
                add(children[0], offer, 0, 0)
                break
            }
            // A cross length that was not proposed is now the stack's own, and everything is shared out again.
            var offer = offer
            offer[1 - axis] = offer[1 - axis] ?? own[1 - axis]
            let shares = shares(children, axis, gap, offer)
            let lower = range(shares, 1 - axis, place).lowerBound
            var position = 0.0
            for (index, child) in children.enumerated() {
                let across = -shares[index].size[1 - axis] * Double(place) / 2 - lower
                offer[axis] = shares[index].offer
                add(child, offer, axis == 0 ? position : across, axis == 0 ? across : position)
                position += shares[index].size[axis]
                if index < children.count - 1 { position += gaps(children, axis, gap)[index] }
            }
        case .pile(let places, let children):
            if children.count == 1 {
                add(children[0], offer, 0, 0)
                break
            }
            let highest = children.map(priority).max()
            for child in children {
                let guides = [0, 1].map { axis in
                    children.filter { priority($0) == highest }.map { size($0, own)[axis] }.max()!
                        * Double(places[axis])
                        / 2
                }
                let inner = size(child, own)
                let corner = [0, 1].map { guides[$0] - inner[$0] * Double(places[$0]) / 2 }
                add(child, own, corner[0], corner[1])
            }
        }
        return frames
    }
}

extension BoxTree.Bounds {
    private func clamped(_ length: Double) -> Double { max(least ?? 0, min(length, greatest ?? .infinity)) }

    func offered(_ proposal: Double?) -> Double? { (proposal ?? ideal).map { clamped($0) } }

    func answer(_ proposal: Double?, _ asked: Double?, _ child: Double) -> Double {
        if let proposal, least != nil, greatest != nil { return clamped(proposal) }
        if proposal == nil, let ideal { return clamped(ideal) }
        guard let asked else { return max(least ?? -.infinity, min(child, greatest ?? .infinity)) }
        switch (least, greatest) {
        case (let least?, nil): return max(min(asked, child), least)
        case (nil, let greatest?): return min(max(asked, child), greatest)
        default: return child
        }
    }

    /// What the child is offered when it is placed: the final length, or nil as proposed where it is free between bounds.
    func placing(_ proposal: Double?, _ final: Double) -> Double? {
        let isFree = final > least ?? -.infinity && final < greatest ?? .infinity
        return proposal == nil && ideal == nil && isFree ? nil : final
    }
}
