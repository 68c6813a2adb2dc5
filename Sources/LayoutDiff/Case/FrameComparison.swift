import LayoutRecord

/// How the absolute frames of two matched nodes differ, in changes a reader understands.
struct FrameComparison {
    private(set) var isVisible = false
    private(set) var isExact = true
    private(set) var changes: [Change] = []

    /// - Parameter pixelScale: aligns both frames to device pixels first; what alignment hides is rounding.
    init(_ b: Frame?, _ a: Frame?, tolerance: Double, pixelScale: Double?) {
        guard let b, let a else {
            if (b == nil) != (a == nil) {
                isVisible = true
                isExact = false
            }
            return
        }
        if Closeness.bit(b, a) { return }
        isExact = false
        if let pixelScale {
            let alignedB = b.pixelAligned(scale: pixelScale)
            let alignedA = a.pixelAligned(scale: pixelScale)
            compare(alignedB, alignedA, tolerance: Closeness.sameLimit)
        } else {
            compare(b, a, tolerance: tolerance)
        }
        if !isVisible { addRounding(b, a) }
    }

    private mutating func compare(_ b: Frame, _ a: Frame, tolerance: Double) {
        guard Closeness.visible(b, a, tolerance) else { return }
        isVisible = true
        changes.reserveCapacity(2)
        addNonFinite(b, a)
        addAxis(("x", "left", "right"), (b.x, b.width), (a.x, a.width), tolerance)
        addAxis(("y", "top", "bottom"), (b.y, b.height), (a.y, a.height), tolerance)
    }

    /// Lengths that became, or are no longer, infinite or NaN.
    private mutating func addNonFinite(_ b: Frame, _ a: Frame) {
        if Self.isFinite(b), Self.isFinite(a) { return }
        let members = [("x", b.x, a.x), ("y", b.y, a.y), ("width", b.width, a.width), ("height", b.height, a.height)]
        for (what, old, new) in members where !Closeness.bit(old, new) && !(old.isFinite && new.isFinite) {
            changes.append(Change(kind: .nonFinite, what: what, before: Words.length(old), after: Words.length(new)))
        }
    }

    private static func isFinite(_ frame: Frame) -> Bool {
        frame.x.isFinite && frame.y.isFinite && frame.width.isFinite && frame.height.isFinite
    }

    /// Along one axis a frame has moved, or single edges of it have.
    private mutating func addAxis(
        _ names: (origin: String, near: String, far: String), _ b: (Double, Double), _ a: (Double, Double),
        _ tolerance: Double
    ) {
        guard b.0.isFinite, b.1.isFinite, a.0.isFinite, a.1.isFinite else { return }
        if !Closeness.visible(b.1, a.1, tolerance) {
            add(.moved, names.origin, b.0, a.0, tolerance)
        } else {
            add(.resized, names.near, b.0, a.0, tolerance)
            add(.resized, names.far, b.0 + b.1, a.0 + a.1, tolerance)
        }
    }

    private mutating func add(_ kind: Change.Kind, _ what: String, _ b: Double, _ a: Double, _ tolerance: Double) {
        guard Closeness.visible(b, a, tolerance) else { return }
        changes.append(
            Change(kind: kind, what: what, before: Words.length(b), after: Words.length(a), delta: a - b))
    }

    private mutating func addRounding(_ b: Frame, _ a: Frame) {
        let members = [("x", b.x, a.x), ("y", b.y, a.y), ("width", b.width, a.width), ("height", b.height, a.height)]
        for (what, old, new) in members where !Closeness.bit(old, new) {
            changes.append(
                Change(
                    kind: .roundingOnly, what: what, before: shortestDecimal(old), after: shortestDecimal(new),
                    delta: new - old))
        }
    }
}
