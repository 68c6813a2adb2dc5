import Foundation

/// A tree of boxes as plain values: what `PlainLayout` lays out by the rules' words and the engine by its own code.
/// Axis 0 runs across, axis 1 down. Places on an axis: 0 the start, 1 the middle, 2 the end.
indirect enum BoxTree: Sendable {
    case color
    /// Expands along one axis, or along both where there is none.
    case spacer(minimum: Double?, axis: Int?)
    case stack(axis: Int, place: Int, gap: Double?, [BoxTree])
    case pile(places: [Int], [BoxTree])
    case frame([Double?], places: [Int], BoxTree)
    case flexible([Bounds], places: [Int], BoxTree)
    /// What is added before and after the child on each axis.
    case padding(before: [Double], after: [Double], BoxTree)
    case fixed([Bool], BoxTree)
    case priority(Double, BoxTree)

    struct Bounds: Sendable {
        var least: Double?
        var ideal: Double?
        var greatest: Double?
    }
}

extension BoxTree {
    /// A random tree of at most some depth. `axis` is that of the stack around it.
    static func random(depth: Int, axis: Int?, _ random: inout SplitMix) -> BoxTree {
        func below(_ count: Int) -> Int { Int(random.next() % UInt64(count)) }
        func length() -> Double { [0, 3, 7.5, 10, 24, 40, 61.25, 100][below(8)] }
        func maybe() -> Double? { below(2) == 0 ? nil : length() }
        func places() -> [Int] { [below(3), below(3)] }
        func child(_ axis: Int?) -> BoxTree { .random(depth: depth - 1, axis: axis, &random) }
        func children(_ axis: Int?) -> [BoxTree] { (0..<(1 + below(4))).map { _ in child(axis) } }
        switch below(depth <= 0 ? 5 : 20) {
        case 0: return .color
        case 1: return .spacer(minimum: maybe(), axis: axis)
        case 2, 3, 4: return .frame([length(), length()], places: places(), .color)
        case 5...9:
            let axis = below(2)
            return .stack(axis: axis, place: below(3), gap: below(3) == 0 ? length() / 4 : nil, children(axis))
        case 10: return .pile(places: places(), children(nil))
        case 11, 12: return .frame([maybe(), maybe()], places: places(), child(axis))
        case 13, 14:
            func bounds() -> Bounds {
                let lengths = [length(), length(), length()].sorted()
                return Bounds(
                    least: below(2) == 0 ? nil : lengths[0], ideal: below(3) == 0 ? lengths[1] : nil,
                    greatest: [nil, lengths[2], .infinity][below(3)])
            }
            return .flexible([bounds(), bounds()], places: places(), child(axis))
        case 15, 16:
            func inset() -> Double { [0, 0, 2, 8, 12.5, -4][below(6)] }
            return .padding(before: [inset(), inset()], after: [inset(), inset()], child(axis))
        case 17: return .fixed([below(2) == 0, below(2) == 0], child(axis))
        default: return .priority(Double(below(3)) - 1, child(axis))
        }
    }
}
