/// A pattern over whole case ids: `*` stands for any characters, `/` included, `?` for one.
package struct Glob: Equatable, Sendable {
    private let pattern: [Character]

    package init(_ pattern: String) { self.pattern = Array(pattern) }

    /// Whether the whole text matches. Cost: O(pattern * text) at worst, with no recursion.
    package func matches(_ text: String) -> Bool {
        let text = Array(text)
        var position = 0
        var place = 0
        // The last star, and how much of the text it stands for.
        var star: (place: Int, position: Int)?
        while position < text.count {
            if place < pattern.count, pattern[place] == "*" {
                star = (place, position)
                place += 1
            } else if place < pattern.count, pattern[place] == "?" || pattern[place] == text[position] {
                place += 1
                position += 1
            } else if let last = star {
                star = (last.place, last.position + 1)
                place = last.place + 1
                position = last.position + 1
            } else {
                return false
            }
        }
        return pattern[place...].allSatisfy { $0 == "*" }
    }
}
