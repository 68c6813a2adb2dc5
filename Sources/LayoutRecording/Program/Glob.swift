/// A pattern over case ids: `*` is any text, `/` included, `?` is one character, everything else itself.
package struct Glob: Sendable {
    private let pattern: [Character]

    package init(_ pattern: String) { self.pattern = Array(pattern) }

    /// Whether the whole text matches. Cost: O(text x stars).
    package func matches(_ text: String) -> Bool {
        let text = Array(text)
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
                // The star takes one character more.
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
