/// The sections of some content one by one, for a container that arranges each (`Group(sections:)`, `ForEach(sections:)`).
public struct SectionCollection: RandomAccessCollection {
    let source: SubviewSource
    /// Whether a `ForEach` over it has to build the content first: no `Group` around it did.
    var isUnbound = false

    public var startIndex: Int { 0 }
    public var endIndex: Int { source.sections.count }
    public subscript(position: Int) -> SectionConfiguration {
        let section = source.sections[position]
        func views(_ place: SectionPart.Place) -> SubviewsCollection {
            SubviewsCollection(source: source, places: section.places[place] ?? [])
        }
        return SectionConfiguration(
            id: section.id, containerValues: section.containerValues, header: views(.header), content: views(.content),
            footer: views(.footer))
    }
}

/// One section of a container's content. Views outside sections make sections of their own, without header and footer.
public struct SectionConfiguration: Identifiable {
    /// Which section of which content.
    public struct ID: Hashable {
        let content: Identity
        let place: Int
    }

    public let id: ID
    /// What was said of the section for the container around it.
    public let containerValues: ContainerValues
    public let header: SubviewsCollection
    public let content: SubviewsCollection
    public let footer: SubviewsCollection
}

/// To which section a node belongs, and as what.
struct SectionPart {
    enum Place { case header, content, footer }

    let section: Identity
    let place: Place
}

/// Whether sections note on their nodes what belongs to them: only a container that reads sections needs it.
enum SectionNotesKey: EnvironmentKey {
    static let defaultValue = false
}

/// Notes on the nodes of a section to which section they belong. Of nested sections the outer one counts.
struct _SectionPart {
    let section: Identity
    let place: SectionPart.Place
}

extension _SectionPart: ViewModifier {
    typealias Body = Never

    func _build(_ content: some View, _ context: BuildContext, into nodes: inout NodeList) {
        let start = nodes.count
        content._build(context, into: &nodes)
        guard context.environment[SectionNotesKey.self] else { return }
        for index in start..<nodes.count {
            nodes.nodes[index].sectionPart = SectionPart(section: section, place: place)
        }
    }
}

/// What a section is made of, as the source of its views knows it.
struct SectionViews {
    let id: SectionConfiguration.ID
    let containerValues: ContainerValues
    /// Which of the content's views are its header, content and footer.
    let places: [SectionPart.Place: [Int]]
}

/// The sections that nodes of content belong to.
func sectionViews(of nodes: [LayoutNode], content: Identity) -> [SectionViews] {
    var sections: [(section: Identity?, places: [SectionPart.Place: [Int]])] = []
    for (place, node) in nodes.enumerated() {
        let part = node.chain.lazy.compactMap(\.sectionPart).first
        if sections.isEmpty || sections[sections.count - 1].section != part?.section {
            sections.append((part?.section, [:]))
        }
        sections[sections.count - 1].places[part?.place ?? .content, default: []].append(place)
    }
    return sections.enumerated().map { number, section in
        let first = section.places[.content]?.first ?? section.places.values.lazy.compactMap(\.first).min() ?? 0
        return SectionViews(
            id: .init(content: content, place: number), containerValues: ContainerValues(of: nodes[first]),
            places: section.places)
    }
}

/// The content of a `Group(sections:)`: made of the sections of other content.
public struct _SectionGroup<Result: View> {
    let source: SubviewSource
    let transform: (SectionCollection) -> Result
}

extension _SectionGroup: PrimitiveView {
    public func _build(_ context: BuildContext, into nodes: inout NodeList) {
        source.bind(context)
        transform(SectionCollection(source: source))._build(context.entering(.branch(true)), into: &nodes)
    }
}

extension Group {
    /// What is made of the sections of some content.
    nonisolated public init<Base: View, Result: View>(
        sections view: Base, @ViewBuilder transform: @escaping (SectionCollection) -> Result
    ) where Content == _SectionGroup<Result> {
        content = _SectionGroup(source: SubviewSource(view, readsSections: true), transform: transform)
    }
}

extension ForEach where Data == SectionCollection, ID == SectionConfiguration.ID, Content: View {
    /// One view for each section of some content.
    nonisolated public init<V: View>(
        sections view: V, @ViewBuilder content: @escaping (SectionConfiguration) -> Content
    ) {
        self.init(
            SectionCollection(source: SubviewSource(view, readsSections: true), isUnbound: true), content: content)
    }
}
