import LayoutRecord

/// Says which nodes follow an edit because they take the axis of the container around them, which no parameter of theirs
/// tells: a `Spacer` in an `AnyLayout` expands along the other axis when the author chooses another layout. Where the
/// container was not edited, a node that takes another axis decides otherwise itself.
struct InheritanceRule {
    /// The name of the recorder's note of what was inherited. No property of a view is called so.
    static let note = "inherited axis"

    private let pair: CasePair

    init(of pair: CasePair) { self.pair = pair }

    /// Whether two matched nodes inherited something else from a container that was edited.
    ///
    /// Cost: O(inputs) for nodes with the note; where it differs, O(the chain up to the container).
    func followsEdit(_ b: Int, _ a: Int) -> Bool {
        if pair.before.contents[b] == pair.after.contents[a] { return false }
        guard let old = Self.inherited(by: pair.before.nodes[b]), let new = Self.inherited(by: pair.after.nodes[a]),
            old != new
        else { return false }
        var container = pair.after.parents[a]
        while container >= 0, let before = pair.match.before(container) {
            // A modifier, or a view of one child, hands on what is around it.
            if !pair.after.isModifier(container) {
                let edits = EditComparison(of: before, and: container, in: pair)
                if edits.firstPass != nil { return !edits.isResolvedOtherwise }
                guard pair.after.childPlaces(of: container).count == 1 else { return false }
            }
            container = pair.after.parents[container]
        }
        return false
    }

    private static func inherited(by node: NodeRecord) -> InputValue? { node.inputs.value(of: note) }
}
