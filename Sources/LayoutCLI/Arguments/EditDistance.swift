/// How many insertions, removals, replacements and swaps of neighbours make one word the other (the restricted
/// Damerau-Levenshtein distance). Cost: O(a * b).
package func editDistance(_ a: String, _ b: String) -> Int {
    let a = Array(a)
    let b = Array(b)
    var beforePrevious: [Int] = []
    var previous = Array(0...b.count)
    for i in 0..<a.count {
        var current = [i + 1]
        for j in 0..<b.count {
            var best = min(previous[j + 1] + 1, current[j] + 1, previous[j] + (a[i] == b[j] ? 0 : 1))
            if i > 0, j > 0, a[i] == b[j - 1], a[i - 1] == b[j] { best = min(best, beforePrevious[j - 1] + 1) }
            current.append(best)
        }
        beforePrevious = previous
        previous = current
    }
    return previous[b.count]
}

/// The candidate nearest to a mistyped word, or nil when none is near: at most a third of the word may be wrong. Of
/// several equally near, the first.
package func nearest(to word: String, in candidates: some Sequence<String>) -> String? {
    let limit = max(1, (word.count + 1) / 3)
    var best: (candidate: String, distance: Int)?
    for candidate in candidates {
        // Words of other lengths are further apart than that.
        guard abs(candidate.count - word.count) <= limit || candidate.hasPrefix(word) else { continue }
        // A word cut short is near, however much is missing.
        let isPrefix = word.count >= 3 && candidate.hasPrefix(word)
        let distance = isPrefix ? 1 : editDistance(word.lowercased(), candidate.lowercased())
        if distance <= limit, distance < best?.distance ?? .max { best = (candidate, distance) }
    }
    return best?.candidate
}
