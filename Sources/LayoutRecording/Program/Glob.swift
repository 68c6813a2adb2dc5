/// A pattern over case ids: `*` is any text, `/` included, `?` is one Unicode scalar, everything else itself. Scalars and
/// not characters, because a mark at the beginning of a name is one character with the slash before it.
package struct Glob: Sendable {
    private let pattern: [Unicode.Scalar]

    package init(_ pattern: String) { self.pattern = Array(pattern.unicodeScalars) }

    /// Whether the whole text matches. Cost: O(text x stars).
    package func matches(_ text: String) -> Bool {
        let text = Array(text.unicodeScalars)
        var (position, place) = (0, 0)
        var star: (place: Int, position: Int)?
        while position < text.count {
            if place < pattern.count, pattern[place] == "*" {
                star = (place, position)
                place += 1
            } else if place < pattern.count, pattern[place] == "?" || pattern[place] == text[position] {
                place += 1
                position += 1
            } else if let back = star {
                // The star takes one scalar more.
                star = (back.place, back.position + 1)
                place = back.place + 1
                position = back.position + 1
            } else {
                return false
            }
        }
        return pattern[place...].allSatisfy { $0 == "*" }
    }
}
