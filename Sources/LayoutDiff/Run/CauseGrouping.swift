import LayoutRecord

/// A case and what caused its differences, as the grouping needs it.
struct CausedCase {
    /// The index into the diff's cases.
    let index: Int
    let id: CaseID
    let nodeCount: Int
    /// Whether a frame moved, was resized, came or went: a difference that a picture shows.
    let hasMoved: Bool
    let causes: [NodeCause]
}

/// How well a case shows a cause; the smallest is its example: few nodes, then something that moved, then a width at
/// which things look as designed. At the narrowest width everything is squeezed, so that one change looks like many.
struct ExampleRank: Comparable {
    /// The widths of the standard set, the most telling first.
    private static let telling: [Double] = [304, 200, 408, 96]

    private let nodeCount: Int
    private let isStill: Bool
    private let place: Int
    private let width: Double
    private let id: String
    private let path: String

    init(_ caused: CausedCase, id: String, path: String) {
        nodeCount = caused.nodeCount
        isStill = !caused.hasMoved
        let offered = caused.id.offer.width.map { $0.isNaN ? .infinity : $0 } ?? .infinity
        place = Self.telling.firstIndex(of: offered) ?? Self.telling.count
        width = offered
        self.id = id
        self.path = path
    }

    static func < (a: ExampleRank, b: ExampleRank) -> Bool {
        if a.nodeCount != b.nodeCount { return a.nodeCount < b.nodeCount }
        if a.isStill != b.isStill { return b.isStill }
        if a.place != b.place { return a.place < b.place }
        return (a.width, a.id, a.path) < (b.width, b.id, b.path)
    }
}

/// Groups the causes of all cases by signature.
struct CauseGrouping {
    private struct Group {
        let signature: CauseSignature
        var delta: ClosedRange<Double>?
        var edit: String?
        var edits = Set<String?>()
        var cases: [CaseID] = []
        var nodes = 0
        var example: (rank: ExampleRank, path: String, caseID: CaseID)?
        /// The id of the first case and the row in it.
        var first: (String, Int)?
    }

    private let environment: EnvironmentComparison
    private var groups: [Group] = []
    private var places: [CauseSignature: Int] = [:]
    /// Lists of groups, each written once: few lists serve many cases.
    private var lists: [[Int]] = []
    private var placesOfLists: [[Int]: Int] = [:]
    private var listOfCase: [(index: Int, list: Int)] = []

    init(environment: EnvironmentComparison) { self.environment = environment }

    /// Adds the causes of the next case; of the case itself only its id is kept.
    mutating func add(_ caused: CausedCase) {
        let name = caused.id.description
        var own: [Int] = []
        for cause in caused.causes {
            let signature = CauseSignature(
                rank: cause.rank, by: environment.author(of: cause), verdict: cause.verdict, kind: cause.kind,
                change: cause.change)
            let place = places[signature] ?? groups.count
            if place == groups.count {
                places[signature] = place
                groups.append(Group(signature: signature))
            }
            Self.add(cause, of: caused, name, isNew: !own.contains(place), to: &groups[place])
            if !own.contains(place) { own.append(place) }
        }
        let list = placesOfLists[own] ?? lists.count
        if list == lists.count {
            placesOfLists[own] = list
            lists.append(own)
        }
        listOfCase.append((caused.index, list))
    }

    /// The causes in the order a reader should see them, and for each case that has some, by its index, its causes as
    /// indices into them, its own first cause first. Cost: O(causes log causes + cases).
    func causes(
        _ widths: [SweepKey: RecordedWidths]
    ) -> (causes: [Cause], causesOfCases: [(index: Int, causes: [Int])]) {
        let order = groups.indices.sorted { Self.precedes(groups[$0], groups[$1]) }
        var rankOfPlace = [Int](repeating: 0, count: groups.count)
        for (position, place) in order.enumerated() { rankOfPlace[place] = position }
        let ranked = lists.map { list in list.map { rankOfPlace[$0] } }
        var causes = order.map { Self.cause(groups[$0], widths) }
        for index in causes.indices { causes[index].number = index + 1 }
        return (causes, listOfCase.map { ($0.index, ranked[$0.list]) })
    }

    private static func add(
        _ cause: NodeCause, of caused: CausedCase, _ name: String, isNew: Bool, to group: inout Group
    ) {
        group.nodes += 1
        if isNew { group.cases.append(caused.id) }
        if let amount = cause.amount, !amount.isNaN {
            group.delta = group.delta.map { min($0.lowerBound, amount)...max($0.upperBound, amount) } ?? amount...amount
        }
        group.edits.insert(cause.edit)
        let rank = ExampleRank(caused, id: name, path: cause.path)
        if group.example.map({ rank < $0.rank }) ?? true { group.example = (rank, cause.path, caused.id) }
        if let first = group.first, first <= (name, cause.row) { return }
        group.first = (name, cause.row)
    }

    private static func precedes(_ a: Group, _ b: Group) -> Bool {
        if a.signature.rank != b.signature.rank { return a.signature.rank < b.signature.rank }
        if a.cases.count != b.cases.count { return a.cases.count > b.cases.count }
        if a.nodes != b.nodes { return a.nodes > b.nodes }
        if let firstA = a.first, let firstB = b.first, firstA != firstB { return firstA < firstB }
        return text(a.signature) < text(b.signature)
    }

    private static func text(_ signature: CauseSignature) -> String {
        [signature.by.rawValue, signature.verdict.rawValue, signature.kind, signature.change]
            .joined(separator: "\u{1F}")
    }

    private static func cause(_ group: Group, _ widths: [SweepKey: RecordedWidths]) -> Cause {
        var chosen: [SweepKey: [Double]] = [:]
        var order: [SweepKey] = []
        var scenarios = Set<String>()
        var kinds = Set<OfferKind>()
        for id in group.cases {
            scenarios.insert(id.scenarioName)
            kinds.insert(OfferKind(id.offer))
            guard let key = SweepKey(id), let width = id.offer.width else { continue }
            if chosen[key] == nil { order.append(key) }
            chosen[key, default: []].append(width)
        }
        var intervals: [WidthInterval] = []
        for key in order {
            guard let recorded = widths[key], recorded.widths.count > 1 else { continue }
            for range in recorded.intervals(of: chosen[key] ?? []) {
                let interval = WidthInterval(scenario: key.scenario, from: range.lowerBound, to: range.upperBound)
                if intervals.last != interval { intervals.append(interval) }
            }
        }
        return Cause(
            signature: group.signature, delta: group.delta, edit: group.edits.count == 1 ? group.edits.first! : nil,
            cases: group.cases, nodes: group.nodes, scenarios: scenarios.count, intervals: intervals,
            offerKinds: OfferKind.allCases.filter(kinds.contains).map(\.rawValue), example: group.example!.caseID,
            examplePath: group.example!.path)
    }
}
