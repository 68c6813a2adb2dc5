import Foundation

/// The answers a node has given, by whole proposal.
///
/// Nodes are asked at about ten proposals, so the entries are searched from the newest; a node that is asked at many
/// more (an author's layout that searches for a size) gets an index.
struct SizeMemo {
    struct Key: Hashable {
        let width: UInt64
        let height: UInt64

        init(_ proposal: ProposedViewSize) {
            width = Self.bits(proposal.width)
            height = Self.bits(proposal.height)
        }

        /// A bit pattern no length has: an unspecified one.
        private static let unspecified: UInt64 = 0x7FFF_0000_0000_0001
        private static let nan: UInt64 = 0x7FF8_0000_0000_0000

        @inline(__always) private static func bits(_ length: CGFloat?) -> UInt64 {
            guard let length else { return unspecified }
            // All NaNs are one proposal, and so are 0 and -0.
            return length.isNaN ? nan : (length == 0 ? 0 : length.native.bitPattern)
        }
    }

    private struct Entry {
        let key: Key
        let size: CGSize
    }

    /// The first answer stands by itself: many nodes are asked for one only, and allocating for it would cost more than
    /// the answer.
    private var first: Entry?
    private var entries: ContiguousArray<Entry> = []
    /// Where each key stands, once there are too many to search.
    private var index: [Key: Int]?
    private static let searchedAtMost = 24

    @inline(__always) func size(at key: Key) -> CGSize? {
        if let first, first.key == key { return first.size }
        if let index { return index[key].map { entries[$0].size } }
        var position = entries.count - 1
        while position >= 0 {
            if entries[position].key == key { return entries[position].size }
            position -= 1
        }
        return nil
    }

    mutating func store(_ size: CGSize, at key: Key) {
        if first == nil {
            first = Entry(key: key, size: size)
            return
        }
        // A stack asks at about nine proposals; growing from one would allocate five times on the way.
        if entries.isEmpty { entries.reserveCapacity(4) }
        entries.append(Entry(key: key, size: size))
        if index != nil {
            index?[key] = entries.count - 1
        } else if entries.count > Self.searchedAtMost {
            index = [:]
            for (position, entry) in entries.enumerated() { index?[entry.key] = position }
        }
    }
}
