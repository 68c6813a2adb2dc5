import LayoutRecord

/// Gives equal contents equal numbers, across both recordings of a case. The numbers do what digests of contents and
/// subtrees would: they are exact, and cheaper than hashing bytes.
///
/// A node's content is its kind, inputs, layout values and text; a subtree's is its root's content and its children's
/// subtrees. Paths, identifiers and frames are no content.
struct ContentNumbers {
    private var contents: [Content: Int32] = [:]
    private var subtrees: [Subtree: Int32] = [:]

    mutating func number(of node: NodeRecord) -> Int32 {
        let content = Content(kind: node.kind, inputs: node.inputs, values: node.traits.values, text: node.text)
        if let known = contents[content] { return known }
        let next = Int32(contents.count)
        contents[content] = next
        return next
    }

    mutating func number(ofSubtree content: Int32, children: [Int32]) -> Int32 {
        let subtree = Subtree(content: content, children: children)
        if let known = subtrees[subtree] { return known }
        let next = Int32(subtrees.count)
        subtrees[subtree] = next
        return next
    }

    private struct Subtree: Hashable {
        let content: Int32
        let children: [Int32]
    }

    private struct Content: Hashable {
        let kind: String
        let inputs: [Input]
        let values: [Input]
        let text: String?

        static func == (a: Content, b: Content) -> Bool {
            a.kind == b.kind && a.text == b.text && Closeness.bit(a.inputs, b.inputs)
                && Closeness.bit(a.values, b.values)
        }

        /// Without names and flags, and the text once: hashing everything took a third of matching the trees.
        func hash(into hasher: inout Hasher) {
            hasher.combine(kind)
            hasher.combine(text)
            // All NaN are one value, and so are 0 and -0 (Double hashes these two alike).
            for input in [inputs, values].joined() {
                switch input.value {
                case .number(let number): hasher.combine(number.isNaN ? 0 : number)
                case .string(let words) where words != text: hasher.combine(words)
                case .bool, .string: break
                }
            }
        }
    }
}
