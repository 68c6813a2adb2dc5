import LayoutRecord

/// A case and what caused its differences, as the grouping needs it.
struct CausedCase {
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
    private let node: Int
    private let path: String

    init(_ caused: CausedCase, id: String, cause: NodeCause) {
        nodeCount = caused.nodeCount
        isStill = !caused.hasMoved
        let offered = caused.id.offer.width.map { $0.isNaN ? .infinity : $0 } ?? .infinity
        place = Self.telling.firstIndex(of: offered) ?? Self.telling.count
        width = offered
        self.id = id
        // Of several nodes in one case the first that a reader of the tree meets.
        node = cause.node
        path = cause.path
    }

    static func < (a: ExampleRank, b: ExampleRank) -> Bool {
        if a.nodeCount != b.nodeCount { return a.nodeCount < b.nodeCount }
        if a.isStill != b.isStill { return b.isStill }
        if a.place != b.place { return a.place < b.place }
        return (a.width, a.id, a.node, a.path) < (b.width, b.id, b.node, b.path)
    }
}

/// Groups the causes of all cases by signature, suite by suite: of a suite that is done only numbers are kept.
struct CauseGrouping {
    private struct Group {
        let signature: CauseSignature
        var delta: ClosedRange<Double>?
        /// The edit of the first member; nil once another has another.
        var edit: String?
        var caseCount = 0
        var stillCount = 0
        var nodes = 0
        var example: (rank: ExampleRank, path: String, caseID: CaseID)?
        /// The id of the first case and the row in it.
        var first: (String, Int)?
        var kinds = Set<OfferKind>()
        var scenarioCount = 0
        var intervals: [WidthInterval] = []

        /// Of the suite that is compared now.
        var scenarios = Set<String>()
        var chosen: [SweepKey: [Double]] = [:]
        var order: [SweepKey] = []
    }

    private let environment: EnvironmentComparison
    private var groups: [Group] = []
    private var places: [CauseSignature: Int] = [:]
    /// Groups that the suite that is compared now has cases of.
    private var touched: [Int] = []
    /// Lists of groups, each written once; the first is that of cases without a cause.
    private var lists: [[Int]] = [[]]
    private var placesOfLists: [[Int]: Int32] = [[]: 0]

    init(environment: EnvironmentComparison) { self.environment = environment }

    /// Adds the causes of the next case, and returns the place of their list among those that `causes` gives.
    mutating func add(_ caused: CausedCase) -> Int32 {
        let name = caused.id.description
        let scenario = caused.id.scenarioName
        var own: [Int] = []
        for cause in caused.causes {
            let signature = CauseSignature(
                rank: cause.rank, by: environment.author(of: cause), verdict: cause.verdict, kind: cause.kind,
                change: cause.change)
            let place = places[signature] ?? groups.count
            if place == groups.count {
                places[signature] = place
                groups.append(Group(signature: signature, edit: cause.edit))
            }
            if groups[place].edit != cause.edit { groups[place].edit = nil }
            Self.add(cause, of: caused, name, to: &groups[place])
            guard !own.contains(place) else { continue }
            own.append(place)
            groups[place].caseCount += 1
            if !caused.hasMoved { groups[place].stillCount += 1 }
            groups[place].kinds.insert(OfferKind(caused.id.offer))
            if groups[place].scenarios.isEmpty { touched.append(place) }
            groups[place].scenarios.insert(scenario)
        }
        if let list = placesOfLists[own] { return list }
        let list = Int32(lists.count)
        placesOfLists[own] = list
        lists.append(own)
        return list
    }

    /// Adds the width of a case of a sweep to its causes, as `list` names them.
    mutating func add(_ width: Double, of key: SweepKey, list: Int32) {
        for place in lists[Int(list)] {
            if groups[place].chosen[key] == nil { groups[place].order.append(key) }
            groups[place].chosen[key, default: []].append(width)
        }
    }

    /// Ends a suite, of whose sweeps these widths were recorded.
    mutating func endSuite(_ recorded: [SweepKey: RecordedWidths]) {
        for place in touched {
            groups[place].scenarioCount += groups[place].scenarios.count
            groups[place].scenarios = []
            for key in groups[place].order {
                for range in recorded[key]?.intervals(of: groups[place].chosen[key] ?? []) ?? [] {
                    let interval = WidthInterval(scenario: key.scenario, from: range.lowerBound, to: range.upperBound)
                    if groups[place].intervals.last != interval { groups[place].intervals.append(interval) }
                }
            }
            (groups[place].order, groups[place].chosen) = ([], [:])
        }
        touched = []
    }

    /// The causes in the order a reader should see them, and the lists of cases as indices into them, each case's own
    /// first cause first. Cost: O(causes log causes).
    func causes() -> (causes: [Cause], lists: [[Int]]) {
        let order = groups.indices.sorted { Self.precedes(groups[$0], groups[$1]) }
        var rankOfPlace = [Int](repeating: 0, count: groups.count)
        for (position, place) in order.enumerated() { rankOfPlace[place] = position }
        var causes = order.map { Self.cause(groups[$0]) }
        for index in causes.indices { causes[index].number = index + 1 }
        return (causes, lists.map { list in list.map { rankOfPlace[$0] } })
    }

    private static func add(_ cause: NodeCause, of caused: CausedCase, _ name: String, to group: inout Group) {
        group.nodes += 1
        if let amount = cause.amount, !amount.isNaN {
            group.delta = group.delta.map { min($0.lowerBound, amount)...max($0.upperBound, amount) } ?? amount...amount
        }
        let rank = ExampleRank(caused, id: name, cause: cause)
        if group.example.map({ rank < $0.rank }) ?? true { group.example = (rank, cause.path, caused.id) }
        if let first = group.first, first <= (name, cause.row) { return }
        group.first = (name, cause.row)
    }

    private static func precedes(_ a: Group, _ b: Group) -> Bool {
        if a.signature.rank != b.signature.rank { return a.signature.rank < b.signature.rank }
        if a.caseCount != b.caseCount { return a.caseCount > b.caseCount }
        if a.nodes != b.nodes { return a.nodes > b.nodes }
        if let firstA = a.first, let firstB = b.first, firstA != firstB { return firstA < firstB }
        return text(a.signature) < text(b.signature)
    }

    private static func text(_ signature: CauseSignature) -> String {
        [signature.by.rawValue, signature.verdict.rawValue, signature.kind, signature.change]
            .joined(separator: "\u{1F}")
    }

    private static func cause(_ group: Group) -> Cause {
        var cause = Cause(
            signature: group.signature, delta: group.delta, edit: group.edit, caseCount: group.caseCount,
            nodes: group.nodes, scenarios: group.scenarioCount, intervals: group.intervals,
            offerKinds: OfferKind.allCases.filter(group.kinds.contains).map(\.rawValue),
            example: group.example!.caseID, examplePath: group.example!.path)
        cause.stillCount = group.stillCount
        return cause
    }
}
