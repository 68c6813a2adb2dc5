import LayoutRecord

/// How the inputs of two matched nodes differ, pass by pass.
package struct InputComparison {
    /// The first pass in which they differ; nil when they never do.
    private(set) var firstPass: Int?
    private(set) var changes: [Change] = []
    /// Both were asked for the same: it is the engine that makes other inputs of it.
    private(set) var isResolvedOtherwise = false
    /// Both were asked for the same in other surroundings: an edit around them makes the difference, if there is one.
    private(set) var isMadeOfSurroundings = false

    /// What a builder's content was built from beside its size: no parameter, but a note of the recorder. No property of
    /// a view is called so.
    static let hint = "reads place"
    /// Ends the names of notes that say what the author asked for, where inputs are made of it by the engine: a font by
    /// its role, an alignment by default. What stands before it begins the names of those inputs; nothing for all of them.
    private static let asked = "asked for"
    /// Begins what content, observers and an author's code were told, by a `GeometryProxy` and its like.
    static let told = "told "
    /// What a scenario's own options are, where it has any: noted at its first root.
    static let ownOptions = "own options"
    /// What of the views around inputs are made of.
    private static let around = "made of what is around"
    /// Begins the names of preferences that were set: parameters like others.
    private static let sets = "sets "

    /// Notes of the recorder, which nobody edits.
    package static func isNote(_ name: String) -> Bool {
        name == hint || name == StandInRule.note || name == StandInRule.given || name == InheritanceRule.note
            || name == ownOptions || name == around || name.hasSuffix(asked) || name.hasPrefix(told)
    }

    /// What of a text beside its fonts is made of what was asked for. A run's have its number behind the name.
    private static let styled: Set<Substring> = [
        "allowsTightening", "baselineOffset", "kerning", "lineLimit", "lineLimitLower", "lineSpacing",
        "minimumScaleFactor", "reservesSpace", "textCase", "tracking", "truncation",
    ]

    /// Whether all that differs was asked for alike.
    private static func isAskedAlike(_ b: [Input], _ a: [Input], _ changes: [Change]) -> Bool {
        func isEqual(_ name: String) -> Bool { b.value(of: name) == a.value(of: name) }
        if b.value(of: asked) != nil {
            // The direction is inherited, and a preference is set beside what was asked for.
            return isEqual(asked) && !changes.contains { $0.what == "layoutDirection" || $0.what.hasPrefix(sets) }
        }
        // An input with a note of its very name.
        let isOwn = changes.allSatisfy { change in
            let own = "\(change.what) \(asked)"
            return b.value(of: own) != nil && isEqual(own)
        }
        if isOwn { return true }
        let font = "font " + asked
        guard b.value(of: font) != nil, a.value(of: font) != nil else { return false }
        return changes.allSatisfy { change in
            if change.what.hasPrefix("font") { return isEqual(font) }
            // Letters that are changed: the words themselves were asked for.
            if change.what == "text" { return b.value(of: "text " + asked) != nil && isEqual("text " + asked) }
            // Where nothing is said of the style, nothing was asked for.
            return styled.contains(change.what.prefix { $0 != "." }) && isEqual("style " + asked)
        }
    }

    /// - Parameter firstSeen: the first pass in which either node did anything.
    init(_ b: NodeRecord, _ a: NodeRecord, firstSeen: Int) {
        if b.inputsByPass.isEmpty, a.inputsByPass.isEmpty {
            compare(b.inputs, a.inputs, pass: firstSeen)
        } else {
            let passes = Set(b.inputsByPass.map(\.pass) + a.inputsByPass.map(\.pass) + [firstSeen])
            for pass in passes.sorted() where firstPass == nil {
                compare(Self.inputs(of: b, in: pass), Self.inputs(of: a, in: pass), pass: pass)
            }
        }
        if b.text != a.text, firstPass == nil || !changes.contains(where: { $0.what == "text" }) {
            // A text's string is among its inputs; a control's label may be known only as its text.
            if firstPass == nil { firstPass = firstSeen }
            isResolvedOtherwise = false
            changes.append(Change(kind: .inputs, what: "text", before: b.text ?? "", after: a.text ?? ""))
        }
    }

    static func inputs(of node: NodeRecord, in pass: Int) -> [Input] {
        guard let first = node.inputsByPass.first else { return node.inputs }
        return (node.inputsByPass.last { $0.pass <= pass } ?? first).inputs
    }

    private mutating func compare(_ b: [Input], _ a: [Input], pass: Int) {
        if Closeness.same(b, a) { return }
        let found = Self.changes(b, a, kind: .inputs) { Closeness.same($0, $1) }.filter { !Self.isNote($0.what) }
        if found.isEmpty { return }
        firstPass = pass
        changes = found
        isResolvedOtherwise = Self.isAskedAlike(b, a, found)
        isMadeOfSurroundings =
            isResolvedOtherwise && b.value(of: Self.around) != a.value(of: Self.around)
    }

    /// One change for each name whose value differs, in the order of the names.
    static func changes(
        _ b: [Input], _ a: [Input], kind: Change.Kind, _ isEqual: (InputValue, InputValue) -> Bool
    ) -> [Change] {
        var changes: [Change] = []
        let names = Set(b.map(\.name) + a.map(\.name)).sorted { $0.bytesPrecede($1) }
        for name in names {
            let old = b.value(of: name)
            let new = a.value(of: name)
            if let old, let new, isEqual(old, new) { continue }
            var delta: Double?
            if case .number(let old)? = old, case .number(let new)? = new { delta = new - old }
            changes.append(
                Change(
                    kind: kind, what: name, before: old.map(Words.value) ?? "", after: new.map(Words.value) ?? "",
                    delta: delta))
        }
        return changes
    }
}

extension [Input] {
    /// The value of a name; nil where nothing is called so. Cost: O(inputs).
    func value(of name: String) -> InputValue? { first { $0.name == name }?.value }
}
