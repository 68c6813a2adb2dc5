import Foundation
import LayoutEngine
import LayoutRecord

/// Findings about where frames stand: what overlaps, overflows, answers more than it was offered, or is no size at all.
struct GeometryFindings {
    private let tree: TreeSnapshot
    private let offer: Offer

    /// The findings, in the order of the nodes.
    static func all(in tree: TreeSnapshot, offer: Offer) -> [FindingRecord] {
        var geometry = GeometryFindings(tree: tree, offer: offer)
        // What its container did not choose stands nowhere.
        for (index, source) in tree.sources.enumerated() where source.isShown {
            geometry.findBadNumbers(at: index)
            geometry.findOverOffer(at: index)
            geometry.findOverflows(of: index)
            geometry.findOverlaps(in: index)
        }
        geometry.findRootOverflow()
        return geometry.findings
    }

    private var findings: [FindingRecord] = []

    private init(tree: TreeSnapshot, offer: Offer) {
        self.tree = tree
        self.offer = offer
    }

    private mutating func add(_ rule: FindingRule, at node: Int, _ message: String, _ value: Double) {
        findings.append(FindingRecord(rule: rule, node: node, message: message, value: value))
    }

    private func frame(_ index: Int) -> Frame { tree.nodes[index].frame! }

    private func index(of node: LayoutNode) -> Int { tree.index(of: node.serial)! }

    /// An answer that is not a number, or infinite where nothing infinite was offered; a negative length; a place that is
    /// infinitely far away in a container that is not.
    private mutating func findBadNumbers(at index: Int) {
        let source = tree.sources[index]
        let (size, origin) = (source.size, source.origin)
        // Nearly every size and place is one; this is asked of every node.
        if size.width >= 0, size.height >= 0, size.width.isFinite, size.height.isFinite, origin.x.isFinite,
            origin.y.isFinite
        {
            return
        }
        let lengths = [
            ("width", Double(size.width), source.placedProposal.width.map(Double.init)),
            ("height", Double(size.height), source.placedProposal.height.map(Double.init)),
        ]
        for (name, length, offered) in lengths {
            if length.isNaN || (isUnasked(length, offered) && !childIsInfinite(source, name)) {
                let offer = offered.map(shortestDecimal) ?? "nil"
                add(
                    .nonFinite, at: index,
                    "its \(name) is \(shortestDecimal(length)) although it was offered \(offer)", length)
            } else if length < 0 {
                add(.negativeSize, at: index, "its \(name) is \(spoken(length))", length)
            }
        }
        guard let parent = source.parent else { return }
        for (name, place, room) in [("x", origin.x, parent.size.width), ("y", origin.y, parent.size.height)]
        where place.isInfinite && room.isFinite {
            let place = Double(place)
            add(.nonFinite, at: index, "it was placed at \(name) \(shortestDecimal(place))", place)
        }
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
    private mutating func findOverOffer(at index: Int) {
        let source = tree.sources[index]
        // Nearly every answer fits; this too is asked of every node.
        guard excess(of: source, .horizontal) != nil || excess(of: source, .vertical) != nil else { return }
        for axis in [Axis.horizontal, .vertical] {
            guard let excess = excess(of: source, axis),
                !source.children.contains(where: { self.excess(of: $0, axis) != nil })
            else { continue }
            add(
                .overOffer, at: index,
                "it answers \(spoken(Double(source.size[axis]))) points "
                    + "\(axis == .horizontal ? "of width" : "of height") to an offer of "
                    + spoken(Double(source.placedProposal[axis] ?? 0)), excess)
        }
    }

    private func excess(of node: LayoutNode, _ axis: Axis) -> Double? {
        guard let offered = node.placedProposal[axis], offered.isFinite else { return nil }
        let excess = Double(node.size[axis] - offered)
        return excess > Findings.slack && excess.isFinite ? excess : nil
    }

    private mutating func findRootOverflow() {
        let root = frame(0)
        for (word, length, offered) in [("wide", root.width, offer.width), ("high", root.height, offer.height)] {
            guard let offered, offered.isFinite, length.isFinite, length - offered > Findings.slack else { continue }
            add(
                .rootOverflow, at: 0,
                "the root is \(spoken(length)) points \(word) and was offered \(spoken(offered))", length - offered)
        }
    }

    /// Children outside a container that is meant to hold them.
    private mutating func findOverflows(of index: Int) {
        let source = tree.sources[index]
        guard source.holdsChildren else { return }
        let own = frame(index)
        for child in source.children where child.isShown {
            let childIndex = self.index(of: child)
            guard let amount = overflow(of: frame(childIndex), in: own), amount > Findings.slack else { continue }
            add(.overflow, at: childIndex, "it stands \(spoken(amount)) points outside its container", amount)
            if let text = soleText(below: child) {
                add(
                    .textClipped, at: text, "its frame is \(spoken(amount)) points smaller than its text needs",
                    amount)
            }
        }
    }

    /// How far a frame reaches out of another on the side where it does most; negative where it is inside.
    private func overflow(of inner: Frame, in own: Frame) -> Double? {
        // An infinite place is told by itself; an infinite size in a container that has an end is an overflow too.
        let isEndless = own.isFinite && inner.x.isFinite && inner.y.isFinite
        var largest: Double?
        func look(_ amount: Double) {
            guard amount.isFinite || (isEndless && !amount.isNaN) else { return }
            largest = max(largest ?? amount, amount)
        }
        look(own.x - inner.x)
        look(own.y - inner.y)
        look(inner.x + inner.width - own.x - own.width)
        look(inner.y + inner.height - own.y - own.height)
        return largest
    }

    /// The text that a chain of modifiers ends in.
    private func soleText(below node: LayoutNode) -> Int? {
        var node = node
        while let modified = node.modified { node = modified }
        return node.textRecord == nil ? nil : index(of: node)
    }

    /// Siblings that cover each other, each with the leftmost of those before it. Swept along the axis on which they
    /// stand apart, so that the cost is O(n log n) for rows and columns.
    private mutating func findOverlaps(in index: Int) {
        let source = tree.sources[index]
        guard source.separatesChildren, source.children.count > 1 else { return }
        if standApart(source.children, .horizontal) || standApart(source.children, .vertical) { return }
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
        for (node, overlap) in found.sorted(by: { $0.key < $1.key }) {
            add(
                .overlap, at: node,
                "it covers \(tree.nodes[overlap.other].path) by \(spoken(overlap.amount)) points", overlap.amount)
        }
    }

    /// Whether each child begins where those before it end: true along one axis of nearly every row and column, which
    /// then need not be swept.
    private func standApart(_ children: [LayoutNode], _ axis: Axis) -> Bool {
        var end = -Double.infinity
        for child in children where child.isShown {
            let frame = frame(index(of: child))
            let (start, length) = axis == .horizontal ? (frame.x, frame.width) : (frame.y, frame.height)
            guard start >= end, length >= 0, (start + length).isFinite else { return false }
            end = max(end, start + length)
        }
        return true
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
