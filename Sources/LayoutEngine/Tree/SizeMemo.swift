import Foundation

/// The answers a node has given, by whole proposal.
///
/// Nodes are asked at about ten proposals, so the entries are searched from the newest; a node that is asked at many
/// more (an author's layout that searches for a size) gets an index.
struct SizeMemo {
    struct Key: Hashable {
        let width: UInt64
        let height: UInt64

        @inline(__always) init(_ proposal: ProposedViewSize) {
            width = Self.bits(proposal.width)
            height = Self.bits(proposal.height)
        }

        /// A bit pattern no length has: an unspecified one.
        private static let unspecified: UInt64 = 0x7FFF_0000_0000_0001
        private static let nan: UInt64 = 0x7FF8_0000_0000_0000

        @inline(__always) private static func bits(_ length: CGFloat?) -> UInt64 {
            guard let length else { return unspecified }
            // All NaNs are one proposal, and so are 0 and -0, which added to 0 is 0.
            return length.isNaN ? nan : (length.native + 0).bitPattern
        }
    }

    /// The first answer stands in the node: many nodes are asked for one only.
    private var firstKey: Key?
    private var firstSize = CGSize.zero
    /// The others, newest first, in the tree's arena.
    private var newest: UnsafeMutablePointer<AnswerArena.Answer>?
    private var count = 0
    /// Where each of the others stands, once there are too many to search.
    private var index: [Key: UnsafeMutablePointer<AnswerArena.Answer>]?
    private static let searchedAtMost = 24

    @inline(__always) func size(at key: Key) -> CGSize? {
        if firstKey == key { return firstSize }
        if let index { return index[key]?.pointee.size }
        var answer = newest
        while let known = answer {
            if known.pointee.key == key { return known.pointee.size }
            answer = known.pointee.older
        }
        return nil
    }

    mutating func store(_ size: CGSize, at key: Key, in arena: AnswerArena) {
        if firstKey == nil {
            firstKey = key
            firstSize = size
            return
        }
        let answer = arena.add(.init(key: key, size: size, older: newest))
        newest = answer
        count += 1
        if index != nil {
            index?[key] = answer
        } else if count > Self.searchedAtMost {
            var all: [Key: UnsafeMutablePointer<AnswerArena.Answer>] = [:]
            var known = newest
            while let each = known {
                all[each.pointee.key] = each
                known = each.pointee.older
            }
            index = all
        }
    }
}
