import LayoutRecord

/// What a node was asked, as the key of its function tables: proposals rounded to 0.001 points, so that
/// noise of the arithmetic does not make two questions of one.
struct RowKey: Hashable {
    enum Function: UInt8 {
        case measure, guide, place
        /// The newest answer at a proposal whatever the pass; used where an answer was kept from an earlier pass.
        case newestAnswer
    }

    var node: Int32
    var pass: Int32
    var function: Function
    /// The guide's name as a number, 0 elsewhere.
    var name: Int32 = 0
    var width: Int64
    var height: Int64
    /// The node's own size when it placed its children; 0 elsewhere.
    var ownWidth: Int64 = 0
    var ownHeight: Int64 = 0

    init(node: Int, pass: Int, function: Function, proposal: Proposal) {
        self.node = Int32(truncatingIfNeeded: node)
        self.pass = Int32(truncatingIfNeeded: pass)
        self.function = function
        width = Self.rounded(proposal.width)
        height = Self.rounded(proposal.height)
    }

    /// One word is hashed, not nine: there is a key for each row of both recordings.
    func hash(into hasher: inout Hasher) {
        var mixed = UInt64(bitPattern: width)
        func mix(_ word: Int64) { mixed = (mixed &* 0x9E37_79B9_7F4A_7C15) ^ (mixed >> 29) ^ UInt64(bitPattern: word) }
        mix(height)
        mix(ownWidth)
        mix(ownHeight)
        mix(0)
        mixed ^= UInt64(UInt32(bitPattern: node)) << 32 | UInt64(UInt32(bitPattern: pass)) << 8
        mixed ^= UInt64(UInt32(bitPattern: name)) << 20 ^ UInt64(function.rawValue)
        hasher.combine(mixed)
    }

    /// Thousandths of a point. Nil, the infinities and NaN have values of their own.
    static func rounded(_ length: Double?) -> Int64 {
        guard let length else { return .min }
        if length.isNaN { return .min + 1 }
        let thousandths = (length * 1000).rounded()
        if let exact = Int64(exactly: thousandths), abs(exact) < .max / 2 { return exact }
        // Infinite, or so large that no layout tells neighbours apart.
        return length < 0 ? .min + 2 : .max
    }
}
