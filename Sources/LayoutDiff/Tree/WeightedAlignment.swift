/// The heaviest alignment of two sequences that keeps the order of both (a weighted longest common subsequence).
enum WeightedAlignment {
    /// More cells than this are not filled in.
    static let largest = 512 * 512

    /// The aligned pairs in order. A weight of 0 means "not alignable". Where several alignments weigh the same, an
    /// element of `before` is dropped first, then one of `after`, so that the last of equal candidates is taken on both
    /// sides and swapping the sides swaps the result.
    ///
    /// Cost: O(before * after) in time and memory.
    static func pairs(before: Int, after: Int, weight: (Int, Int) -> Int) -> [(before: Int, after: Int)] {
        guard before > 0, after > 0 else { return [] }
        let width = after + 1
        var best = [Int32](repeating: 0, count: (before + 1) * width)
        var weights = [Int32](repeating: 0, count: before * after)
        for i in stride(from: before - 1, through: 0, by: -1) {
            for j in stride(from: after - 1, through: 0, by: -1) {
                var value = max(best[(i + 1) * width + j], best[i * width + j + 1])
                let aligned = Int32(weight(i, j))
                weights[i * after + j] = aligned
                if aligned > 0 { value = max(value, aligned + best[(i + 1) * width + j + 1]) }
                best[i * width + j] = value
            }
        }
        var pairs: [(before: Int, after: Int)] = []
        var i = 0
        var j = 0
        while i < before, j < after {
            let value = best[i * width + j]
            if value == best[(i + 1) * width + j] {
                i += 1
            } else if value == best[i * width + j + 1] {
                j += 1
            } else {
                pairs.append((i, j))
                i += 1
                j += 1
            }
        }
        return pairs
    }
}
