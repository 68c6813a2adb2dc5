import LayoutRecord

/// Gives equal contents equal numbers, across both recordings of a case. The numbers do what digests of contents and
/// subtrees would: they are exact, and cheaper than hashing bytes.
///
/// A node's content is its kind, inputs, layout values and text; a subtree's is its root's content and its children's
/// subtrees. Paths, identifiers and frames are no content.
struct ContentNumbers {
    private var contents: [Content] = []
    private var contentPlaces = HashedPlaces(capacity: 64)
    private var subtreePlaces = HashedPlaces(capacity: 128)

    private struct Content {
        let kind: String
        let inputs: [Input]
        let values: [Input]
        let text: String?
    }

    mutating func number(kind: String, inputs: [Input], values: [Input], text: String?) -> Int32 {
        let hash = Self.hash(kind, inputs, values, text)
        let place = contentPlaces.place(ofHash: hash) {
            contents[$0].kind == kind && contents[$0].text == text && Closeness.bit(contents[$0].inputs, inputs)
                && Closeness.bit(contents[$0].values, values)
        }
        if let place { return Int32(place) }
        contentPlaces.append(hash: hash)
        contents.append(Content(kind: kind, inputs: inputs, values: values, text: text))
        return Int32(contents.count - 1)
    }

    /// The number of a subtree that is a root of this content and nothing else.
    mutating func number(ofRoot content: Int32) -> Int32 { number(ofPair: -1, content) }

    /// The number of a subtree with one child more.
    mutating func number(of subtree: Int32, followedBy child: Int32) -> Int32 { number(ofPair: subtree, child) }

    private mutating func number(ofPair first: Int32, _ second: Int32) -> Int32 {
        var mixer = HashedPlaces.Mixer()
        mixer.mix(UInt64(UInt32(bitPattern: first)) << 32 | UInt64(UInt32(bitPattern: second)))
        // The hash of one word says which it was.
        if let place = subtreePlaces.place(ofHash: mixer.hash, where: { _ in true }) { return Int32(place) }
        subtreePlaces.append(hash: mixer.hash)
        return Int32(subtreePlaces.count - 1)
    }

    /// Without the names of inputs and flags, and the text once.
    private static func hash(_ kind: String, _ inputs: [Input], _ values: [Input], _ text: String?) -> UInt64 {
        var mixer = HashedPlaces.Mixer()
        mixer.mix(kind)
        if let text { mixer.mix(text) }
        for list in [inputs, values] {
            for place in list.indices {
                switch list[place].value {
                // All NaN are one value, and so are 0 and -0.
                case .number(let number): mixer.mix(number == 0 || number.isNaN ? 0 : number.bitPattern)
                case .string(let words) where words != text: mixer.mix(words)
                case .bool, .string: break
                }
            }
        }
        return mixer.hash
    }
}
