import LayoutRecord

/// Says whose decision a changed part of a stand-in is. What the engine itself puts into a stand-in (the padding of a
/// `List`'s rows, the row of a `Label`) carries a note: no author wrote it, so that its inputs are no edit. As long as the
/// stand-in is given the same, it is the stand-in that decides otherwise, by engine.
struct StandInRule {
    /// The note's name among the inputs; its value is the variant that the part was made for. No property of a view is
    /// called so.
    static let note = "stand-in part"
    /// What a stand-in was given to show, where types say so: a note as well.
    static let given = "given types"
    /// The variant of a part that is there whenever its stand-in's own inputs say so.
    private static let byInputs = "by inputs"

    enum Answer {
        /// An author wrote it, or the stand-in was given another variant or style: it is an edit.
        case edit
        /// It follows from an edit of the stand-in.
        case follows
        /// The stand-in, by its index after, decides otherwise.
        case decidedBy(Int)
    }

    private let pair: CasePair
    /// By stand-in after, what was found.
    private var known: [Int: Answer] = [:]
    /// The same for the views of authors that it shows.
    private var knownOfShown: [Int: Answer] = [:]

    init(of pair: CasePair) { self.pair = pair }

    /// For a node of the recording before or after. Cost: O(parts of the stand-in), once for each.
    mutating func answer(forNode index: Int, isAfter: Bool) -> Answer {
        let tree = isAfter ? pair.after : pair.before
        guard Self.isPart(tree.nodes[index]), let (b, a) = standIn(around: index, isAfter: isAfter) else {
            return .edit
        }
        if let answer = known[a] { return answer }
        let answer = decide(b, a)
        known[a] = answer
        return answer
    }

    /// The stand-in that a part, or what its parts hold, stands in; nil where only one run has it.
    private func standIn(around index: Int, isAfter: Bool) -> (before: Int, after: Int)? {
        let tree = isAfter ? pair.after : pair.before
        var owner = tree.parents[index]
        while owner >= 0, Self.isPart(tree.nodes[owner]) { owner = tree.parents[owner] }
        guard owner >= 0, let before = isAfter ? pair.match.before(owner) : owner,
            let after = isAfter ? owner : pair.match.after(owner)
        else { return nil }
        return (before, after)
    }

    /// For a part after whose children stand in another order. Which of several views of one kind comes first is said by
    /// nobody but the author; views of different kinds that were given in the same order are the stand-in's to arrange.
    mutating func answer(forOrderOf part: Int) -> Answer {
        guard let (b, a) = standIn(around: part, isAfter: true), let types = Self.types(givenTo: pair.after.nodes[a]),
            types == Self.types(givenTo: pair.before.nodes[b])
        else { return .edit }
        let kinds = Set(pair.after.children(of: part).map { pair.after.nodes[shown(by: Int($0))].kind })
        return kinds.count > 1 ? answer(forNode: part, isAfter: true) : .edit
    }

    /// The author's view that the parts around it hold.
    private func shown(by entry: Int) -> Int {
        var node = entry
        while Self.isPart(pair.after.nodes[node]) || pair.after.isModifier(node),
            let first = pair.after.children(of: node).first
        {
            node = Int(first)
        }
        return node
    }

    /// For an author's view that one run has, in the recording before or after: a stand-in that arranges the same views
    /// otherwise, or shows others of the same that it was given, decides so itself. Cost: O(nodes of the stand-in), once
    /// for each.
    mutating func answer(forShown index: Int, isAfter: Bool) -> Answer {
        let tree = isAfter ? pair.after : pair.before
        let holder = tree.parents[index]
        guard holder >= 0, Self.isPart(tree.nodes[holder]), let (b, a) = standIn(around: index, isAfter: isAfter) else {
            return .edit
        }
        if let answer = knownOfShown[a] { return answer }
        let answer = decideShown(b, a)
        knownOfShown[a] = answer
        return answer
    }

    private func decideShown(_ b: Int, _ a: Int) -> Answer {
        let isArranged = shown(below: b, in: pair.before) == shown(below: a, in: pair.after)
        if EditComparison(of: b, and: a, in: pair).firstPass != nil { return isArranged ? .follows : .edit }
        let types = Self.types(givenTo: pair.before.nodes[b])
        let isGivenAlike =
            types != nil && types == Self.types(givenTo: pair.after.nodes[a])
            && variants(below: b, in: pair.before) == variants(below: a, in: pair.after)
        return isArranged || isGivenAlike ? .decidedBy(a) : .edit
    }

    /// The views of authors that a stand-in's parts show, by their contents and explicit ids.
    private func shown(below owner: Int, in tree: RecordedTree) -> [String] {
        var found: [String] = []
        var pending = tree.children(of: owner).map { (node: Int($0), id: "") }
        while let (node, outer) = pending.popLast() {
            // A part around an author's view stands under its id.
            let id = tree.explicitID(of: node).map { String($0.id) } ?? outer
            if Self.isPart(tree.nodes[node]) {
                pending += tree.children(of: node).map { (Int($0), id) }
            } else {
                found.append("\(tree.subtrees[node]) \(id)")
            }
        }
        return found.sorted()
    }

    private static func types(givenTo node: NodeRecord) -> InputValue? {
        node.inputs.value(of: given)
    }

    private func decide(_ b: Int, _ a: Int) -> Answer {
        let old = variants(below: b, in: pair.before)
        let new = variants(below: a, in: pair.after)
        // Another variant, or the parts of a style of the author's own: the source says so.
        let isDetermined = old.union(new) == [Self.byInputs]
        guard isDetermined || !old.isEmpty && old == new else { return .edit }
        return EditComparison(of: b, and: a, in: pair).firstPass == nil ? .decidedBy(a) : .follows
    }

    private func variants(below owner: Int, in tree: RecordedTree) -> Set<String> {
        var found: Set<String> = []
        var pending = tree.children(of: owner).map(Int.init)
        while let node = pending.popLast() {
            guard let variant = Self.variant(of: tree.nodes[node]) else { continue }
            found.insert(variant)
            pending += tree.children(of: node).map(Int.init)
        }
        return found
    }

    /// Whether the engine itself put a node into a stand-in.
    static func isPart(_ node: NodeRecord) -> Bool { variant(of: node) != nil }

    private static func variant(of node: NodeRecord) -> String? {
        for input in node.inputs where input.name == note {
            if case .string(let variant) = input.value { return variant }
        }
        return nil
    }
}
