/// A table from the keys of rows to numbers.
struct RowIndex {
    private var keys: [RowKey] = []
    private var numbers: [Int32] = []
    private var places: HashedPlaces

    /// - Parameter capacity: how many keys are expected.
    init(capacity: Int) {
        places = HashedPlaces(capacity: capacity)
        keys.reserveCapacity(capacity)
        numbers.reserveCapacity(capacity)
    }

    subscript(key: RowKey) -> Int32? { place(of: key, hash: key.hash).map { numbers[$0] } }

    /// Adds the number of a new key; of a known one it returns the number that it has, and keeps.
    mutating func insert(_ key: RowKey, _ number: Int32) -> Int32? {
        let hash = key.hash
        if let place = place(of: key, hash: hash) { return numbers[place] }
        append(key, hash, number)
        return nil
    }

    /// Gives a key a number, whatever it had.
    mutating func replace(_ key: RowKey, _ number: Int32) {
        let hash = key.hash
        if let place = place(of: key, hash: hash) { numbers[place] = number } else { append(key, hash, number) }
    }

    private func place(of key: RowKey, hash: UInt64) -> Int? { places.place(ofHash: hash) { keys[$0] == key } }

    private mutating func append(_ key: RowKey, _ hash: UInt64, _ number: Int32) {
        places.append(hash: hash)
        keys.append(key)
        numbers.append(number)
    }
}
