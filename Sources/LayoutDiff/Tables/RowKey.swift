import LayoutRecord

/// What a node was asked, as the key of its function tables: proposals rounded to 0.001 points, so that
/// noise of the arithmetic does not make two questions of one.
struct RowKey: Equatable {
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

    var hash: UInt64 {
        var mixer = HashedPlaces.Mixer()
        mixer.mix(UInt64(bitPattern: width))
        mixer.mix(UInt64(bitPattern: height))
        mixer.mix(UInt64(bitPattern: ownWidth))
        mixer.mix(UInt64(bitPattern: ownHeight))
        mixer.mix(UInt64(UInt32(bitPattern: node)) << 32 | UInt64(UInt32(bitPattern: pass)))
        mixer.mix(UInt64(UInt32(bitPattern: name)) << 8 | UInt64(function.rawValue))
        return mixer.hash
    }

    /// Thousandths of a point. Nil, the infinities and NaN have values of their own.
    static func rounded(_ length: Double?) -> Int64 {
        guard let length else { return .min }
        // Most lengths are whole, and rounding takes a call.
        if let whole = Int32(exactly: length) { return Int64(whole) * 1000 }
        if length.isNaN { return .min + 1 }
        let thousandths = (length * 1000).rounded()
        if let exact = Int64(exactly: thousandths), abs(exact) < .max / 2 { return exact }
        // Infinite, or so large that no layout tells neighbours apart.
        return length < 0 ? .min + 2 : .max
    }
}
