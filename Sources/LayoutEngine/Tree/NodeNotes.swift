/// What few nodes have. Kept aside and made when first set: a node without any of it is smaller by 120 bytes, and is made
/// and freed with a third fewer instructions.
final class NodeNotes {
    var explicitID: (any Hashable)?
    var identifier: String?
    var tag: AnyHashable?
    var endsSection = false
    var sectionPart: SectionPart?
    var part: String?
    weak var builder: LayoutNode?
    var observers: [any NodeObserver] = []
    var preferences: [PreferenceNote] = []
    var spaceNames: [AnyHashable] = []
    var control: Control?
    var layoutValues: [ObjectIdentifier: LayoutValue] = [:]
    var containerChanges: [(inout ContainerValues) -> Void] = []
    var told: [String: String] = [:]
}

extension LayoutNode {
    package final var explicitID: (any Hashable)? {
        get { notes?.explicitID }
        set { madeNotes.explicitID = newValue }
    }

    package final var identifier: String? {
        get { notes?.identifier }
        set { madeNotes.identifier = newValue }
    }

    package final var tag: AnyHashable? {
        get { notes?.tag }
        set { madeNotes.tag = newValue }
    }

    /// Whether it is the header or the footer of a section.
    final var endsSection: Bool {
        get { notes?.endsSection ?? false }
        set { madeNotes.endsSection = newValue }
    }

    /// The section it belongs to, where a container asked for sections.
    final var sectionPart: SectionPart? {
        get { notes?.sectionPart }
        set { madeNotes.sectionPart = newValue }
    }

    /// The variant of the stand-in that this node is a part of; nil for what an author wrote.
    package final var standInPart: String? {
        get { notes?.part }
        set { madeNotes.part = newValue }
    }

    /// The nearest node around it that builds content from a size.
    package final var builder: LayoutNode? {
        get { notes?.builder }
        set { madeNotes.builder = newValue }
    }

    /// What looks at the node after each layout (`onGeometryChange` and its like).
    package final var observers: [any NodeObserver] {
        get { notes?.observers ?? [] }
        _modify { yield &madeNotes.observers }
    }

    /// The preferences set and changed here, inner modifiers first.
    final var preferences: [PreferenceNote] {
        get { notes?.preferences ?? [] }
        _modify { yield &madeNotes.preferences }
    }

    /// The names this node's space has.
    final var spaceNames: [AnyHashable] {
        get { notes?.spaceNames ?? [] }
        _modify { yield &madeNotes.spaceNames }
    }

    /// What a step can do with this node; nil where it is no control.
    package final var control: Control? {
        get { notes?.control }
        set { madeNotes.control = newValue }
    }

    package final var layoutValues: [ObjectIdentifier: LayoutValue] {
        get { notes?.layoutValues ?? [:] }
        _modify { yield &madeNotes.layoutValues }
    }

    /// What the view says of itself for the container around it, inner modifiers first.
    final var containerChanges: [(inout ContainerValues) -> Void] {
        get { notes?.containerChanges ?? [] }
        _modify { yield &madeNotes.containerChanges }
    }

    /// What content, observers or an author's layout were told about this node, for the record.
    package final var told: [String: String] { notes?.told ?? [:] }

    /// Notes what somebody was told. Of several times what counts is what was told last. Cost: nothing unless recorded.
    final func noteTold(_ what: @autoclosure () -> String, _ words: @autoclosure () -> String) {
        guard context.observer != nil else { return }
        madeNotes.told[what()] = words()
    }

    private final var madeNotes: NodeNotes {
        if let notes { return notes }
        let made = NodeNotes()
        notes = made
        return made
    }
}
