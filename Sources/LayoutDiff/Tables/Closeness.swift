import LayoutRecord

/// The three ways in which two lengths can be alike. Structures are compared member by member.
enum Closeness {
    /// Differences up to this are noise of the arithmetic.
    static let sameLimit = 1e-6

    /// Equal numbers, or both NaN. 0 equals -0.
    static func bit(_ a: Double, _ b: Double) -> Bool { a == b || (a.isNaN && b.isNaN) }

    /// Equal, or both finite and no more than the noise apart.
    static func same(_ a: Double, _ b: Double) -> Bool {
        bit(a, b) || (a.isFinite && b.isFinite && abs(a - b) <= sameLimit)
    }

    /// Not equal, and not both finite within the tolerance: a number against NaN or infinity is always visible.
    static func visible(_ a: Double, _ b: Double, _ tolerance: Double) -> Bool {
        !bit(a, b) && !(a.isFinite && b.isFinite && abs(a - b) <= tolerance)
    }

    static func bit(_ a: Double?, _ b: Double?) -> Bool { sameLength(a, b) }

    static func visible(_ a: Double?, _ b: Double?, _ tolerance: Double) -> Bool {
        switch (a, b) {
        case (nil, nil): false
        case (let a?, let b?): visible(a, b, tolerance)
        default: true
        }
    }

    static func bit(_ a: Proposal, _ b: Proposal) -> Bool { bit(a.width, b.width) && bit(a.height, b.height) }

    static func visible(_ a: Proposal, _ b: Proposal, _ tolerance: Double) -> Bool {
        visible(a.width, b.width, tolerance) || visible(a.height, b.height, tolerance)
    }

    static func bit(_ a: Size, _ b: Size) -> Bool { bit(a.width, b.width) && bit(a.height, b.height) }

    static func same(_ a: Size, _ b: Size) -> Bool { same(a.width, b.width) && same(a.height, b.height) }

    static func visible(_ a: Size, _ b: Size, _ tolerance: Double) -> Bool {
        visible(a.width, b.width, tolerance) || visible(a.height, b.height, tolerance)
    }

    static func bit(_ a: Frame, _ b: Frame) -> Bool {
        bit(a.x, b.x) && bit(a.y, b.y) && bit(a.width, b.width) && bit(a.height, b.height)
    }

    static func visible(_ a: Frame, _ b: Frame, _ tolerance: Double) -> Bool {
        visible(a.x, b.x, tolerance) || visible(a.y, b.y, tolerance) || visible(a.width, b.width, tolerance)
            || visible(a.height, b.height, tolerance)
    }

    /// Values of inputs: numbers within the noise, everything else exactly.
    static func same(_ a: InputValue, _ b: InputValue) -> Bool {
        if case .number(let a) = a, case .number(let b) = b { return same(a, b) }
        return a == b
    }

    static func bit(_ a: InputValue, _ b: InputValue) -> Bool {
        if case .number(let a) = a, case .number(let b) = b { return bit(a, b) }
        return a == b
    }

    static func visible(_ a: InputValue, _ b: InputValue, _ tolerance: Double) -> Bool {
        if case .number(let a) = a, case .number(let b) = b { return visible(a, b, tolerance) }
        return a != b
    }

    static func bit(_ a: [Input], _ b: [Input]) -> Bool {
        if a.count != b.count { return false }
        // Nodes that were stored with one content share their inputs.
        if a.withUnsafeBufferPointer({ a in b.withUnsafeBufferPointer { a.baseAddress == $0.baseAddress } }) {
            return true
        }
        return a.indices.allSatisfy { a[$0].name == b[$0].name && bit(a[$0].value, b[$0].value) }
    }

    static func same(_ a: [Input], _ b: [Input]) -> Bool {
        a.count == b.count && zip(a, b).allSatisfy { $0.name == $1.name && same($0.value, $1.value) }
    }

    /// All that a container reads without asking, equal to the bit.
    static func bit(_ a: Traits, _ b: Traits) -> Bool {
        bit(a.priority, b.priority) && bit(a.spacing, b.spacing) && bit(a.values, b.values) && a.guides == b.guides
    }
}
