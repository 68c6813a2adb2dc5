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
    /// For sweeps, every offered width of a scenario (`SUITE/SCENARIO`), so that the strip shows unchanged ones too.
    package var widths: [(scenario: String, widths: [Double])] = []
    /// For cases, the stored runs they were recorded in, oldest first.
    package var history: [(caseID: String, marks: [HistoryMark])] = []

    /// Whether the page stands in a site beside `Site.indexName` and a page for every case.
    package var isInSite = false

    package init() {}

    /// The widths of every scenario that was offered several of them, for `widths`. Steps have the widths of their case.
    package static func widths(of cases: [CaseID]) -> [(scenario: String, widths: [Double])] {
        var places: [String: Int] = [:]
        var found: [(scenario: String, widths: [Double])] = []
        for id in cases where id.step == nil {
            guard let width = id.offer.width, width.isFinite, id.offer.height == nil else { continue }
            let scenario = "\(id.suite)/\(id.scenario)"
            if let place = places[scenario] {
                found[place].widths.append(width)
            } else {
                places[scenario] = found.count
                found.append((scenario, [width]))
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
        let chosen = CaseChoice(diff: diff, limit: caseLimit)
        var packer = ShardPacker(limit: shardLimit)
        var rows = [PageIndex.Case?](repeating: nil, count: diff.cases.count)
        for place in chosen.packingOrder { rows[place] = row(of: diff.cases[place], in: &packer) }
        let index = self.index(of: diff, cases: rows.compactMap { $0 })
        return PageFiles(
            name: name, title: "Layout: \(DiffVerdict(diff).sentence)", singleFileLimit: singleFileLimit
        ).render(index: index, shards: packer.finish()) { DiffPage(diff: diff, isInSite: isInSite).write(to: &$0) }
    }

    private func row(of entry: CaseDiff, in packer: inout ShardPacker) -> PageIndex.Case {
        let before = entry.before.map { ($0, $0.digests) }
        let after = entry.after.map { ($0, $0.digests) }
        let place = packer.add(before: before, after: after, nodes: entry.nodes, changes: entry.changes)
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
            id: entry.id, group: CaseClass.allCases.firstIndex(of: entry.caseClass)!, causes: entry.causes,
            size: max(entry.before?.nodes.count ?? 0, entry.after?.nodes.count ?? 0), changeKinds: changeKinds,
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
                    verdict: cause.signature.verdict.rawValue, count: cause.cases.count, nodes: cause.nodes,
                    scenarios: cause.scenarios, intervals: cause.intervals, offers: cause.offerKinds,
                    example: cause.example, examplePath: cause.examplePath)
            },
            cases: cases, total: diff.cases.count, widths: widths, history: history, breakpoints: diff.breakpoints,
            isInSite: isInSite,
            shardNames: [])
    }
}

/// Which cases a page holds, and in which order their bodies are packed: by cause, the smallest first, so that one
/// cause is few files and what is left out is the large repetition.
struct CaseChoice {
    /// Places in the diff's cases.
    let packingOrder: [Int]

    init(diff: RunDiff, limit: Int) {
        let count = diff.causes.count
        func first(_ place: Int) -> Int { min(diff.cases[place].causes.first ?? count, count) }
        func size(_ place: Int) -> Int {
            max(diff.cases[place].before?.nodes.count ?? 0, diff.cases[place].after?.nodes.count ?? 0)
        }
        let ordered = diff.cases.indices.map { (cause: first($0), size: size($0), place: $0) }
            .sorted { ($0.cause, $0.size, $0.place) < ($1.cause, $1.size, $1.place) }
        guard ordered.count > limit else {
            packingOrder = ordered.map(\.place)
            return
        }
        // In turn over the causes, so that every cause keeps its smallest cases. Examples are always among them.
        var queues = [[Int]](repeating: [], count: count + 1)
        for entry in ordered { queues[entry.cause].append(entry.place) }
        var kept: Set<Int> = []
        let examples = Set(diff.causes.map(\.example))
        for entry in ordered where examples.contains(diff.cases[entry.place].id) { kept.insert(entry.place) }
        var turn = 0
        while kept.count < limit {
            for queue in queues where turn < queue.count && kept.count < limit { kept.insert(queue[turn]) }
            turn += 1
        }
        packingOrder = ordered.map(\.place).filter(kept.contains)
    }
}
