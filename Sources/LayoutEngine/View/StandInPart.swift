/// What the record says of a node beside its parameters, so that a comparison can tell whose decision a difference is.
extension LayoutNode {
    /// Marks a part of a stand-in: a node that the engine itself puts around or beside the author's views, as a `List`
    /// puts padding around its rows. Not an edit of the source when it differs: the stand-in decides otherwise.
    package static let partNote = "stand-in part"
    /// What the author asked for, where the node's parameters are made of it: a font by its role, padding by its edges.
    /// Where parameters differ and this does not, the engine makes something else of it.
    package static let askedNote = "asked for"
    /// The same of a text's fonts alone.
    package static let askedFontNote = "font asked for"
    /// The same of how a text is set: its lines, spacing, scaling and truncation. Left out where nothing was asked for.
    package static let askedStyleNote = "style asked for"
    /// The words of a text whose letters are changed, as the author wrote them.
    package static let askedTextNote = "text asked for"
    /// What of the views around the parameters are made of, beside what was asked for: the insets of a safe area.
    package static let aroundNote = "made of what is around"
    /// What a stand-in was given to show, by the types of its content, where these say which views there are.
    package static let givenNote = "given types"
    /// Begins the names of what content, observers or an author's code were told: the size that a `GeometryProxy` says.
    package static let toldPrefix = "told "
    /// What a scenario's own options are, where it has any: a note of its first root.
    package static let optionsNote = "own options"
    /// Begins the names of what was told although the node itself answers otherwise.
    static let toldOtherwise = "otherwise "
    /// The axis of the container around a view that takes it: no parameter, but what the container hands it.
    static let inheritedAxisNote = "inherited axis"
    /// The variant of a part that is there whenever its stand-in's parameters say so.
    static let partByInputs = "by inputs"
}

nonisolated extension View {
    /// Notes that the nodes of this view are parts of the stand-in around them. What is inside them is not noted.
    ///
    /// - Parameter variant: what the parts depend on beside the author's views, such as the kind of a progress view:
    ///   another variant is an edit, and equal variants are made alike.
    func standInPart(_ variant: String = "plain") -> some View { modifier(_NodeModifier { $0.standInPart = variant }) }
}
