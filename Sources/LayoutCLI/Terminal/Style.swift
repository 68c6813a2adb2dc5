/// Colours and weights for a terminal that takes them; plain text for one that does not. Colour never stands alone: a
/// sign or a word says the same.
package struct Style: Sendable {
    package var usesColor: Bool

    package init(usesColor: Bool) { self.usesColor = usesColor }

    package func bold(_ text: String) -> String { wrap(text, "1") }
    package func dim(_ text: String) -> String { wrap(text, "2") }
    package func good(_ text: String) -> String { wrap(text, "36") }
    package func bad(_ text: String) -> String { wrap(text, "1;33") }

    private func wrap(_ text: String, _ code: String) -> String {
        usesColor && !text.isEmpty ? "\u{1B}[\(code)m\(text)\u{1B}[0m" : text
    }
}
