/// Finds the elements that two long sequences have once each and in one order: anchors between which the rest can be
/// paired without comparing everything with everything.
enum UniqueAnchors {
    /// The pairs in order. Cost: O(n log n).
    static func pairs(before: [Int32], after: [Int32]) -> [(before: Int, after: Int)] {
        let placesB = uniquePlaces(before)
        let placesA = uniquePlaces(after)
        var candidates: [(before: Int, after: Int)] = []
        for (index, value) in before.enumerated() where placesB[value] == index {
            if let other = placesA[value], other >= 0 { candidates.append((index, other)) }
        }
        return longestIncreasing(candidates)
    }

    /// The place of each value, -1 when it has several.
    private static func uniquePlaces(_ values: [Int32]) -> [Int32: Int] {
        var places: [Int32: Int] = [:]
        for (index, value) in values.enumerated() { places[value] = places[value] == nil ? index : -1 }
        return places
    }

    /// The longest run of candidates, which are in order of `before`, that is in order of `after` too.
    private static func longestIncreasing(
        _ candidates: [(before: Int, after: Int)]
    ) -> [(before: Int, after: Int)] {
        var ends: [Int] = []
        var previous = [Int](repeating: -1, count: candidates.count)
        for (index, candidate) in candidates.enumerated() {
            var low = 0
            var high = ends.count
            while low < high {
                let middle = (low + high) / 2
                if candidates[ends[middle]].after < candidate.after { low = middle + 1 } else { high = middle }
            }
            if low > 0 { previous[index] = ends[low - 1] }
            if low == ends.count { ends.append(index) } else { ends[low] = index }
        }
        var chosen: [(before: Int, after: Int)] = []
        var next = ends.last ?? -1
        while next >= 0 {
            chosen.append(candidates[next])
            next = previous[next]
        }
        return chosen.reversed()
    }
}
