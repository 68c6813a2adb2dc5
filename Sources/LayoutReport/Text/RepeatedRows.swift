/// Folds rows that repeat, alone or in groups, as the rows of a list do.
struct RepeatedRows: Equatable {
    /// The first of the groups: indices of its rows.
    var rows: Range<Int>
    /// How often the group stands there, one after the other.
    var repeats: Int

    /// Longer groups are not looked for.
    private static let longest = 24

    /// The rows in groups, in their order; what does not repeat stands by itself. A fold saves at least a line: one row
    /// three times, or a group twice. Cost: O(rows).
    static func fold(_ keys: [String]) -> [RepeatedRows] {
        var found: [RepeatedRows] = []
        var place = 0
        while place < keys.count {
            let part = longestFold(keys, at: place)
            found.append(part)
            place += part.rows.count * part.repeats
        }
        return found
    }

    /// The group at a row that covers the most rows; the shortest of equals.
    private static func longestFold(_ keys: [String], at start: Int) -> RepeatedRows {
        var best = RepeatedRows(rows: start..<start + 1, repeats: 1)
        for length in 1...longest {
            var end = start + length
            while end < keys.count, keys[end] == keys[end - length] { end += 1 }
            let repeats = (end - start) / length
            guard start + length <= keys.count, repeats >= (length == 1 ? 3 : 2) else { continue }
            if length * repeats > best.rows.count * best.repeats {
                best = RepeatedRows(rows: start..<start + length, repeats: repeats)
            }
        }
        return best
    }
}
