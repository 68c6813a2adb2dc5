import LayoutRecord

/// What content, observers or an author's code were told: notes of the recorder, which tell an engine that says something
/// else from an author who asks something else.
struct ToldNote {
    /// The index after of the node that tells.
    let node: Int
    let what: String
    /// Whether an author's code has a part in what is told, as in merging preferences.
    let isCode: Bool
    /// Whether the node's own answers and places come of what was told: those of a layout whose code heard it.
    var decidesOutputs = false

    /// What was told otherwise, of names that both have.
    struct Difference {
        let name: String
        /// Whether only the teller's own size tells it.
        let isOfItself: Bool
        let isCode: Bool
    }

    /// Begins the names of what was asked of a property that is told something.
    private static let asked = "asked "
    /// Begins the names of what was told though the node itself says something else.
    private static let otherwise = "otherwise "
    private static let preference = "preference"
    /// What an author's code was given to merge, in this order.
    private static let parts = "preference parts"

    /// Whether an input is such a note.
    static func isTold(_ input: Input) -> Bool { input.name.hasPrefix(InputComparison.told) }

    /// What was told, by name, without the prefix.
    private static func told(_ inputs: [Input]) -> [String: InputValue] {
        let told = inputs.lazy.filter(isTold).map { (String($0.name.dropFirst(InputComparison.told.count)), $0.value) }
        return Dictionary(told) { first, _ in first }
    }

    /// What a proxy, or a merge of preferences, told otherwise; of several the first by name.
    static func difference(_ old: [Input], _ new: [Input]) -> Difference? {
        let (old, new) = (told(old), told(new))
        let name = old.keys.filter { name in
            name != parts && !name.hasPrefix(asked) && old[asked + name] == nil
                && new[name].map { $0 != old[name] } ?? false
        }.min { $0.bytesPrecede($1) }
        guard let name else { return nil }
        // Equal parts are merged otherwise by the author's code; where nothing was merged, none of it ran.
        let given = old[parts]
        let isCode = name == preference && given == new[parts] && given != .string("")
        return Difference(name: name, isOfItself: name == "size" || name == "own frame", isCode: isCode)
    }

    /// The property that was told something else though the same was asked for; of several the first by name.
    static func property(_ old: [Input], _ new: [Input]) -> String? {
        let (old, new) = (told(old), told(new))
        return old.keys.filter { name in
            guard let question = old[asked + name] else { return false }
            return question == new[asked + name] && old[name] != new[name]
        }.min { $0.bytesPrecede($1) }
    }

    /// What a layout's code heard of its subviews in one run only, though they say something else themselves.
    static func heardOtherwise(_ old: [Input], _ new: [Input]) -> String? {
        let differing = Set(told(old).keys).symmetricDifference(told(new).keys).filter { $0.hasPrefix(otherwise) }
        return differing.min { $0.bytesPrecede($1) }.map { "\($0.dropFirst(otherwise.count)) of subviews" }
    }
}
