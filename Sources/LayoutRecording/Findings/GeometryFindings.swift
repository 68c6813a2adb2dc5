import Foundation
import LayoutEngine
import LayoutRecord

/// Findings about where frames stand: what overlaps, overflows, answers more than it was offered, or is no size at all.
struct GeometryFindings {
    let tree: TreeSnapshot
    let offer: Offer

    var findings: [FindingRecord] {
        var findings: [FindingRecord] = []
        // What its container did not choose stands nowhere.
        for index in tree.nodes.indices where tree.sources[index].isShown {
            findings += badNumbers(at: index)
            findings += overOffer(at: index)
            findings += overflows(of: index)
            findings += overlaps(in: index)
        }
        return findings + rootOverflow
    }

    private func frame(_ index: Int) -> Frame { tree.nodes[index].frame! }

    private func index(of node: LayoutNode) -> Int { tree.indices[node.serial]! }

    /// An answer that is not a number, or infinite where nothing infinite was offered; a negative length; a place that is
    /// infinitely far away in a container that is not.
    private func badNumbers(at index: Int) -> [FindingRecord] {
        let source = tree.sources[index]
        let (size, origin) = (source.size, source.origin)
        // Nearly every size and place is one; this is asked of every node.
        if size.width >= 0, size.height >= 0, size.width.isFinite, size.height.isFinite, origin.x.isFinite,
            origin.y.isFinite
        {
            return []
        }
        var findings: [FindingRecord] = []
        let lengths = [
            ("width", Double(source.size.width), source.placedProposal.width.map(Double.init)),
            ("height", Double(source.size.height), source.placedProposal.height.map(Double.init)),
        ]
        for (name, length, offered) in lengths {
            if length.isNaN || (isUnasked(length, offered) && !childIsInfinite(source, name)) {
                findings.append(
                    FindingRecord(
                        rule: .nonFinite, node: index,
                        message: "its \(name) is \(shortestDecimal(length)) although it was offered "
                            + (offered.map(shortestDecimal) ?? "nil"), value: length))
            } else if length < 0 {
                findings.append(
                    FindingRecord(
                        rule: .negativeSize, node: index, message: "its \(name) is \(spoken(length))", value: length))
            }
        }
        guard let parent = source.parent else { return findings }
        for (name, place, room) in [
            ("x", source.origin.x, parent.size.width), ("y", source.origin.y, parent.size.height),
        ] where place.isInfinite && room.isFinite {
            findings.append(
                FindingRecord(
                    rule: .nonFinite, node: index,
                    message: "it was placed at \(name) \(shortestDecimal(Double(place)))",
                    value: Double(place)))
        }
        return findings
    }

    private func isUnasked(_ length: Double, _ offered: Double?) -> Bool {
        length.isInfinite && !(offered ?? 0).isInfinite
    }

    /// Whether a child answered infinity there unasked: the lowest node is the one to name.
    private func childIsInfinite(_ node: LayoutNode, _ name: String) -> Bool {
        node.children.contains { child in
            name == "width"
                ? isUnasked(Double(child.size.width), child.placedProposal.width.map(Double.init))
                : isUnasked(Double(child.size.height), child.placedProposal.height.map(Double.init))
        }
    }

    /// A response larger than a finite offer, told at the lowest node that gave one.
    private func overOffer(at index: Int) -> [FindingRecord] {
        let source = tree.sources[index]
        guard excess(of: source, .horizontal) != nil || excess(of: source, .vertical) != nil else { return [] }
        return [Axis.horizontal, .vertical].compactMap { axis in
            guard let excess = excess(of: source, axis),
                !source.children.contains(where: { self.excess(of: $0, axis) != nil })
            else { return nil }
            let offered = Double(source.placedProposal[axis] ?? 0)
            return FindingRecord(
                rule: .overOffer, node: index,
                message: "it answers \(spoken(Double(source.size[axis]))) points "
                    + "\(axis == .horizontal ? "of width" : "of height") to an offer of \(spoken(offered))",
                value: excess)
        }
    }

    private func excess(of node: LayoutNode, _ axis: Axis) -> Double? {
        guard let offered = node.placedProposal[axis], offered.isFinite else { return nil }
        let excess = Double(node.size[axis] - offered)
        return excess > Findings.slack && excess.isFinite ? excess : nil
    }

    private var rootOverflow: [FindingRecord] {
        let root = frame(0)
        return [("wide", root.width, offer.width), ("high", root.height, offer.height)].compactMap {
            word, length, offered in
            guard let offered, offered.isFinite, length.isFinite, length - offered > Findings.slack else { return nil }
            return FindingRecord(
                rule: .rootOverflow, node: 0,
                message: "the root is \(spoken(length)) points \(word) and was offered \(spoken(offered))",
                value: length - offered)
        }
    }

    /// Children outside a container that is meant to hold them.
    private func overflows(of index: Int) -> [FindingRecord] {
        let source = tree.sources[index]
        guard source.holdsChildren else { return [] }
        let own = frame(index)
        var findings: [FindingRecord] = []
        for child in source.children where child.isShown {
            let inner = frame(self.index(of: child))
            let amounts = [
                own.x - inner.x, own.y - inner.y, inner.x + inner.width - own.x - own.width,
                inner.y + inner.height - own.y - own.height,
            ]
            // An infinite place is told by itself; an infinite size in a container that has an end is an overflow too.
            let isEndless = own.isFinite && inner.x.isFinite && inner.y.isFinite
            guard let amount = amounts.filter({ $0.isFinite || (isEndless && !$0.isNaN) }).max(),
                amount > Findings.slack, !child.fillsRatio
            else { continue }
            let childIndex = self.index(of: child)
            findings.append(
                FindingRecord(
                    rule: .overflow, node: childIndex,
                    message: "it stands \(spoken(amount)) points outside its container", value: amount))
            if let text = soleText(below: child) {
                findings.append(
                    FindingRecord(
                        rule: .textClipped, node: self.index(of: text),
                        message: "its frame is \(spoken(amount)) points smaller than its text needs", value: amount))
            }
        }
        return findings
    }

    /// The text that a chain of modifiers ends in.
    private func soleText(below node: LayoutNode) -> LayoutNode? {
        var node = node
        while let modified = node.modified { node = modified }
        return node.textRecord == nil ? nil : node
    }

    /// Siblings that cover each other, each with the leftmost of those before it. Swept along the axis on which they
    /// stand apart, so that the cost is O(n log n) for rows and columns.
    private func overlaps(in index: Int) -> [FindingRecord] {
        let source = tree.sources[index]
        guard source.separatesChildren, source.children.count > 1 else { return [] }
        let children = source.children.filter(\.isShown).map {
            (index: self.index(of: $0), frame: frame(self.index(of: $0)))
        }
        .filter { $0.frame.width > Findings.slack && $0.frame.height > Findings.slack && $0.frame.isFinite }
        let frames = children.map(\.frame)
        let sweepsDown = spread(frames.map { ($0.y, $0.height) }) > spread(frames.map { ($0.x, $0.width) })
        func start(_ frame: Frame) -> Double { sweepsDown ? frame.y : frame.x }
        func end(_ frame: Frame) -> Double { sweepsDown ? frame.y + frame.height : frame.x + frame.width }
        var open: [(index: Int, frame: Frame)] = []
        var found: [Int: (other: Int, left: Double, amount: Double)] = [:]
        for child in children.sorted(by: { (start($0.frame), $0.index) < (start($1.frame), $1.index) }) {
            open.removeAll { end($0.frame) <= start(child.frame) + Findings.slack }
            for other in open {
                let across =
                    min(other.frame.x + other.frame.width, child.frame.x + child.frame.width)
                    - max(other.frame.x, child.frame.x)
                let down =
                    min(other.frame.y + other.frame.height, child.frame.y + child.frame.height)
                    - max(other.frame.y, child.frame.y)
                guard across > Findings.slack, down > Findings.slack else { continue }
                let (earlier, later) = child.index < other.index ? (child, other) : (other, child)
                if let known = found[later.index], (known.left, known.other) < (earlier.frame.x, earlier.index) {
                    continue
                }
                found[later.index] = (earlier.index, earlier.frame.x, min(across, down))
            }
            open.append(child)
        }
        return found.sorted { $0.key < $1.key }.map { node, overlap in
            FindingRecord(
                rule: .overlap, node: node,
                message: "it covers \(tree.nodes[overlap.other].path) by \(spoken(overlap.amount)) points",
                value: overlap.amount)
        }
    }
}

/// How far apart intervals stand: 1 or more where none covers another.
private func spread(_ intervals: [(start: Double, length: Double)]) -> Double {
    let start = intervals.reduce(Double.infinity) { min($0, $1.start) }
    let end = intervals.reduce(-Double.infinity) { max($0, $1.start + $1.length) }
    return (end - start) / intervals.reduce(0) { $0 + $1.length }
}

extension Frame {
    fileprivate var isFinite: Bool { x.isFinite && y.isFinite && width.isFinite && height.isFinite }
}
