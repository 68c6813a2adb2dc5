package import LayoutDiff
package import LayoutRecord

/// A comparison as a page: one file that works from a disk, or, when it would be large, a page and the bodies of its
/// cases in script files beside it. Equal input gives equal bytes.
package struct HTMLReport: Sendable {
    /// Up to this many bytes, everything is in one file.
    package var singleFileLimit = 5_000_000
    /// How large a file of bodies grows before the next is begun.
    package var shardLimit = 1_900_000
    /// How many cases are written; of each cause the smallest are kept, and the page says how many there were.
    package var caseLimit = 20_000
    /// The widths of sweeps, so that the strip shows unchanged ones too.
    package var widths: [SweptScenario] = []
    /// For cases, the stored runs they were recorded in, oldest first.
    package var history: [(caseID: String, marks: [HistoryMark])] = []

    /// Rules whose findings are counted by themselves and are marked nowhere.
    package var allowedRules: AllowedRules = []
    /// Whether the page stands in a site beside `Site.indexName` and a page for every case.
    package var isInSite = false

    package init() {}

    /// The widths of every scenario that was offered several of them, for `widths`. Steps have the widths of their case.
    package static func widths(of cases: some Sequence<CaseID>) -> [SweptScenario] {
        var places: [String: Int] = [:]
        var found: [SweptScenario] = []
        for id in cases where id.step == nil {
            guard let width = id.offer.width, width.isFinite else { continue }
            let height = Offer(width: nil, height: id.offer.height).name
            let scenario = "\(id.suite)/\(id.scenario)"
            let key = "\(scenario)@\(height)"
            if let place = places[key] {
                found[place].widths.append(width)
            } else {
                places[key] = found.count
                found.append(
                    SweptScenario(scenario: scenario, height: height == "ideal" ? "" : height, widths: [width]))
            }
        }
        return found.filter { $0.widths.count > 1 }
    }

    /// The page and, when needed, its shards; the page has the name given. Cost: O(recorded nodes and events) of the
    /// cases that differ.
    package static func render(_ diff: RunDiff, name: String = "report.html") -> [OutputFile] {
        HTMLReport().render(diff, name: name)
    }

    package func render(_ diff: RunDiff, name: String = "report.html") -> [OutputFile] {
        var files: [OutputFile] = []
        // Nothing here throws: the cases are in the diff.
        try? write(diff, name: name, body: { diff.cases[$0] }) { files.append($0) }
        guard let page = files.popLast() else { return [] }
        return [page] + files
    }

    /// Hands the files over one at a time, the page last, so that memory does not grow with the number of cases.
    ///
    /// - Parameter body: the whole case at an index of the diff's cases; each is asked for at most once, cause by cause.
    /// - Throws: what `body` and `output` throw.
    package func write(
        _ diff: RunDiff, name: String, body: (Int) throws -> CaseDiff, to output: @escaping (OutputFile) throws -> Void
    ) throws {
        let chosen = CaseChoice(diff: diff, limit: caseLimit)
        var files = PageFiles(name: name, singleFileLimit: singleFileLimit, shardLimit: shardLimit, output: output)
        var rows: [PageIndex.Case] = []
        rows.reserveCapacity(chosen.packingOrder.count)
        for place in chosen.packingOrder {
            var row = try row(of: try body(place), causes: diff.cases.causes(at: place), in: &files)
            row.place = place
            rows.append(row)
        }
        rows.sort { $0.place < $1.place }
        let index = self.index(of: diff, cases: rows)
        try files.finish(index: index, title: "Layout: \(DiffVerdict(diff).sentence)") {
            DiffPage(diff: diff, isInSite: isInSite).write(to: &$0)
        }
    }

    private func row(of entry: CaseDiff, causes: [Int], in files: inout PageFiles) throws -> PageIndex.Case {
        let before = entry.before.map { ($0, entry.digestsBefore ?? $0.digests) }
        let after = entry.after.map { ($0, entry.digestsAfter ?? $0.digests) }
        let place = try files.add(
            before: before, after: after, nodes: entry.nodes, changes: entry.changes, pairs: entry.pairs)
        var kinds: Set<String> = []
        var changeKinds = 0
        var verdicts = 0
        for change in entry.changes { changeKinds |= 1 << Change.Kind.allCases.firstIndex(of: change.kind)! }
        for node in entry.nodes {
            verdicts |= 1 << Verdict.allCases.firstIndex(of: node.verdict)!
            // What only moved along would put every kind into every case's filter.
            if node.verdict != .carried { kinds.insert(node.kind) }
            for change in node.changes { changeKinds |= 1 << Change.Kind.allCases.firstIndex(of: change.kind)! }
        }
        return PageIndex.Case(
            id: entry.id, group: CaseClass.allCases.firstIndex(of: entry.caseClass)!, causes: causes,
            size: entry.size, changeKinds: changeKinds,
            verdicts: verdicts, nodeKinds: kinds.sorted(), renamedFrom: entry.renamedFrom, before: before?.1,
            after: after?.1, body: place)
    }

    private func index(of diff: RunDiff, cases: [PageIndex.Case]) -> PageIndex {
        PageIndex(
            mode: "diff", before: diff.before, after: diff.after, tolerance: diff.tolerance,
            environment: diff.environment,
            groups: CaseClass.allCases.map {
                PageIndex.Group(name: $0.words, glyph: $0.glyph, count: diff.counts[$0])
            },
            causes: diff.causes.map { cause in
                PageIndex.Cause(
                    id: cause.id, title: cause.title, kind: cause.signature.kind, change: cause.changeWords,
                    by: cause.signature.by.rawValue, rank: cause.rankWords ?? "",
                    verdict: cause.signature.verdict.rawValue, count: cause.caseCount, still: cause.stillCount,
                    nodes: cause.nodes, scenarios: cause.scenarios, intervals: cause.intervals,
                    offers: cause.offerKinds,
                    example: cause.example, examplePath: cause.examplePath)
            },
            cases: cases, total: diff.cases.count, widths: widths, history: history, breakpoints: diff.breakpoints,
            allowedRules: allowedRules, isInSite: isInSite, shardNames: [])
    }
}

/// Every offered width of a scenario at one height.
package struct SweptScenario: Equatable, Sendable {
    /// `SUITE/SCENARIO`, as the names are.
    package var scenario: String
    /// The height's part of the offer's name, such as `h200`; empty without one.
    package var height: String
    /// In points, in declared order.
    package var widths: [Double]

    package init(scenario: String, height: String = "", widths: [Double]) {
        self.scenario = scenario
        self.height = height
        self.widths = widths
    }
}

/// Which cases a page holds, and in which order their bodies are packed. Of each cause the smallest are held, so that
/// what is left out is the large repetition; they are packed by cause, so that one cause is few files, and within it in
/// case order, in which a step follows the steps that it is compared after.
struct CaseChoice {
    /// Places in the diff's cases.
    let packingOrder: [Int]

    init(diff: RunDiff, limit: Int) {
        let count = diff.causes.count
        func first(_ place: Int) -> Int { min(diff.cases.causes(at: place).first ?? count, count) }
        guard diff.cases.count > limit else {
            packingOrder = diff.cases.indices.sorted { (first($0), $0) < (first($1), $1) }
            return
        }
        // In turn over the causes, so that every cause keeps its smallest cases. Examples are always among them.
        var queues = [[Int32]](repeating: [], count: count + 1)
        var kept: Set<Int> = []
        let examples = Set(diff.causes.map(\.example))
        for place in diff.cases.indices {
            queues[first(place)].append(Int32(place))
            if examples.contains(diff.cases.id(at: place)) { kept.insert(place) }
        }
        for cause in queues.indices {
            queues[cause].sort { (diff.cases.size(at: Int($0)), $0) < (diff.cases.size(at: Int($1)), $1) }
        }
        var turn = 0
        while kept.count < limit {
            for queue in queues where turn < queue.count && kept.count < limit { kept.insert(Int(queue[turn])) }
            turn += 1
        }
        packingOrder = kept.sorted { (first($0), $0) < (first($1), $1) }
    }
}
