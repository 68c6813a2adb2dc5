/// The places of things in a list by their hashes, so that a thing like another is found; whoever keeps the list says
/// what is alike.
///
/// There is a key for each row and each node of both recordings. A `Dictionary` of them, with the general hashing, took a
/// fifth of comparing a case; here a key costs some dozens of instructions.
struct HashedPlaces {
    /// Differs from process to process, so that keys that meet in one slot do not meet each time.
    private static let processSeed = UInt64.random(in: .min ... .max)

    /// By place.
    private var hashes: [UInt64] = []
    /// Places, -1 where none is. At least half of them are free.
    private var slots: [Int32]

    /// - Parameter capacity: how many things are expected.
    init(capacity: Int = 16) {
        var size = 16
        while size < 2 * capacity { size *= 2 }
        slots = Array(repeating: -1, count: size)
        hashes.reserveCapacity(capacity)
    }

    var count: Int { hashes.count }

    /// The place of a thing that is here.
    @inline(__always)
    func place(ofHash hash: UInt64, where isAlike: (Int) -> Bool) -> Int? {
        var slot = Int(truncatingIfNeeded: hash) & (slots.count - 1)
        while slots[slot] >= 0 {
            let place = Int(slots[slot])
            if hashes[place] == hash, isAlike(place) { return place }
            slot = (slot + 1) & (slots.count - 1)
        }
        return nil
    }

    /// Adds a thing that is not here; its place is the number of those before it.
    mutating func append(hash: UInt64) {
        if 2 * (hashes.count + 1) > slots.count { grow() }
        put(hashes.count, hash)
        hashes.append(hash)
    }

    private mutating func put(_ place: Int, _ hash: UInt64) {
        var slot = Int(truncatingIfNeeded: hash) & (slots.count - 1)
        while slots[slot] >= 0 { slot = (slot + 1) & (slots.count - 1) }
        slots[slot] = Int32(place)
    }

    private mutating func grow() {
        slots = Array(repeating: -1, count: 2 * slots.count)
        for (place, hash) in hashes.enumerated() { put(place, hash) }
    }

    /// Mixes words into one whose lowest bits are as good as the others. Of a single word it is a hash that no other
    /// word has.
    struct Mixer {
        private(set) var hash = HashedPlaces.processSeed

        @inline(__always)
        mutating func mix(_ word: UInt64) {
            hash = (hash ^ word) &* 0x9E37_79B9_7F4A_7C15
            hash ^= hash >> 32
        }

        mutating func mix(_ text: String) {
            let isMixed = text.utf8.withContiguousStorageIfAvailable { mixASCII($0) }
            // Two spellings of a character are one text; the general hashing knows which.
            if isMixed != true { mix(UInt64(bitPattern: Int64(text.hashValue))) }
        }

        private mutating func mixASCII(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
            let start = hash
            var words: UInt64 = 0
            var index = 0
            while index + 8 <= bytes.count {
                let word = UnsafeRawPointer(bytes.baseAddress! + index).loadUnaligned(as: UInt64.self)
                words |= word
                mix(word)
                index += 8
            }
            var rest = UInt64(bytes.count)
            while index < bytes.count {
                words |= UInt64(bytes[index])
                rest = rest << 8 | UInt64(bytes[index])
                index += 1
            }
            mix(rest)
            if words & 0x8080_8080_8080_8080 == 0 { return true }
            hash = start
            return false
        }
    }
}
