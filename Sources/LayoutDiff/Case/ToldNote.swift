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

    private static func value(_ name: String, _ inputs: [Input]) -> InputValue? {
        inputs.first { $0.name == InputComparison.told + name }?.value
    }

    private static func names(_ inputs: [Input]) -> [String] {
        inputs.filter { $0.name.hasPrefix(InputComparison.told) }.map {
            String($0.name.dropFirst(InputComparison.told.count))
        }
    }

    /// What a proxy, or a merge of preferences, told otherwise.
    static func difference(_ old: [Input], _ new: [Input]) -> Difference? {
        for name in names(old) where name != parts && value(asked + name, old) == nil && !name.hasPrefix(asked) {
            guard let was = value(name, old), let now = value(name, new), was != now else { continue }
            // Equal parts are merged otherwise by the author's code; where nothing was merged, none of it ran.
            let given = value(parts, old)
            let isCode = name == preference && given == value(parts, new) && given != .string("")
            return Difference(name: name, isOfItself: name == "size" || name == "own frame", isCode: isCode)
        }
        return nil
    }

    /// The property that was told something else though the same was asked for.
    static func property(_ old: [Input], _ new: [Input]) -> String? {
        names(old).first { name in
            guard let question = value(asked + name, old) else { return false }
            return question == value(asked + name, new) && value(name, old) != value(name, new)
        }
    }

    /// What a layout's code heard of its subviews in one run only, though they say something else themselves.
    static func heardOtherwise(_ old: [Input], _ new: [Input]) -> String? {
        let (before, after) = (names(old), names(new))
        let differing = Set(before).symmetricDifference(after).filter { $0.hasPrefix(otherwise) }
        return differing.min().map { "\($0.dropFirst(otherwise.count)) of subviews" }
    }
}
