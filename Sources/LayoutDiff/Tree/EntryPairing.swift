import LayoutRecord

/// Pairs the entries of two matched containers: by explicit id, then common ends, then alignment, then
/// what is left over by equal content.
struct EntryPairing {
    private let entriesB: [Int]
    private let entriesA: [Int]
    private var partners: [(index: Int, rule: MatchRule)?]
    private var pairedA: [Bool]
    private var hasMoved = false
    /// For each entry, the index after of the nearest entry before it that an id paired; -1 for none. Empty when no id did.
    private var anchorsB: [Int] = []
    private var anchorsA: [Int] = []
    private(set) var alignmentCells = 0

    init(before: [Int], after: [Int]) {
        entriesB = before
        entriesA = after
        partners = Array(repeating: nil, count: before.count)
        pairedA = Array(repeating: false, count: after.count)
    }

    func partner(ofBefore index: Int) -> (index: Int, rule: MatchRule)? { partners[index] }
    func isPaired(after index: Int) -> Bool { pairedA[index] }

    /// Whether entries that both sides have stand in another order.
    var isReordered: Bool {
        if hasMoved { return true }
        var last = -1
        for case let partner? in partners {
            if partner.index < last { return true }
            last = partner.index
        }
        return false
    }

    mutating func pair(_ before: RecordedTree, _ after: RecordedTree) {
        pairByID(before, after)
        findAnchors()
        let restB = partners.indices.filter { partners[$0] == nil }
        let restA = pairedA.indices.filter { !pairedA[$0] }
        pairInOrder(restB[...], restA[...], before, after)
        pairMoved(before, after)
        pairRewrapped(before, after)
    }

    private mutating func findAnchors() {
        guard pairedA.contains(true) else { return }
        var last = -1
        anchorsB = partners.map { partner in
            if let partner { last = partner.index }
            return last
        }
        last = -1
        anchorsA = pairedA.indices.map { place in
            if pairedA[place] { last = place }
            return last
        }
    }

    /// Whether two entries with different ids may be one view: only where it kept its place among those with equal ids.
    private func mayPair(_ i: Int, _ j: Int, _ before: RecordedTree, _ after: RecordedTree) -> Bool {
        if anchorsB.isEmpty || anchorsB[i] == anchorsA[j] { return true }
        return before.explicitID(of: entriesB[i]) == nil || after.explicitID(of: entriesA[j]) == nil
    }

    private mutating func join(_ i: Int, _ j: Int, _ rule: MatchRule) {
        partners[i] = (j, rule)
        pairedA[j] = true
    }

    // MARK: Ids

    /// An id that one side has twice, as two lists of one container may, counts together with its place.
    private mutating func pairByID(_ before: RecordedTree, _ after: RecordedTree) {
        func keys(_ entries: [Int], _ tree: RecordedTree) -> [(index: Int, id: Substring, place: Substring)] {
            entries.enumerated().compactMap { index, entry in
                tree.explicitID(of: entry).map { (index, $0.id, $0.place) }
            }
        }
        let keysB = keys(entriesB, before)
        let keysA = keys(entriesA, after)
        if keysB.isEmpty || keysA.isEmpty { return }
        var placesA: [Substring: [Int]] = [:]
        for key in keysA.reversed() { placesA["\(key.place)\(key.id)", default: []].append(key.index) }
        var countsB: [Substring: Int] = [:]
        var countsA: [Substring: Int] = [:]
        for key in keysB { countsB[key.id, default: 0] += 1 }
        var indexA: [Substring: Int] = [:]
        for key in keysA {
            countsA[key.id, default: 0] += 1
            indexA[key.id] = key.index
        }
        for key in keysB {
            if countsB[key.id] == 1, countsA[key.id] == 1 {
                join(key.index, indexA[key.id]!, .id)
            } else if let same = placesA["\(key.place)\(key.id)"]?.popLast() {
                join(key.index, same, .id)
            }
        }
    }

    // MARK: Alignment

    /// Equal ends are cut off; what is between them is aligned, or paired around unique contents where it is too much.
    private mutating func pairInOrder(
        _ restB: ArraySlice<Int>, _ restA: ArraySlice<Int>, _ before: RecordedTree, _ after: RecordedTree
    ) {
        var restB = restB
        var restA = restA
        while let i = restB.first, let j = restA.first, isEqual(i, j, before, after) {
            join(i, j, .digest)
            restB.removeFirst()
            restA.removeFirst()
        }
        while let i = restB.last, let j = restA.last, isEqual(i, j, before, after) {
            join(i, j, .digest)
            restB.removeLast()
            restA.removeLast()
        }
        if restB.isEmpty || restA.isEmpty { return }
        if restB.count * restA.count <= WeightedAlignment.largest {
            align(Array(restB), Array(restA), before, after)
        } else {
            pairByPlace(restB, restA, before, after)
        }
    }

    private func isEqual(_ i: Int, _ j: Int, _ before: RecordedTree, _ after: RecordedTree) -> Bool {
        before.subtrees[entriesB[i]] == after.subtrees[entriesA[j]] && mayPair(i, j, before, after)
    }

    private mutating func align(_ restB: [Int], _ restA: [Int], _ before: RecordedTree, _ after: RecordedTree) {
        let basesB = restB.map { before.base(of: entriesB[$0]) }
        let basesA = restA.map { after.base(of: entriesA[$0]) }
        let hasIDB = restB.map { before.explicitID(of: entriesB[$0]) != nil }
        let hasIDA = restA.map { after.explicitID(of: entriesA[$0]) != nil }
        let contentsB = restB.map { before.subtrees[entriesB[$0]] }
        let contentsA = restA.map { after.subtrees[entriesA[$0]] }
        let hasTwinB = Self.twins(contentsB, contentsA)
        let hasTwinA = Self.twins(contentsA, contentsB)
        alignmentCells += restB.count * restA.count
        let pairs = WeightedAlignment.pairs(before: restB.count, after: restA.count) { i, j in
            if contentsB[i] == contentsA[j], mayPair(restB[i], restA[j], before, after) { return 90 }
            // What has another id is another thing, and what is there unchanged at another place has moved.
            if hasIDB[i] && hasIDA[j] || hasTwinB[i] || hasTwinA[j] { return 0 }
            let baseB = basesB[i]
            let baseA = basesA[j]
            if before.nodes[baseB].kind != after.nodes[baseA].kind { return 0 }
            return 10 + (before.subtrees[baseB] == after.subtrees[baseA] ? 20 : 0)
                + (before.contents[baseB] == after.contents[baseA] ? 10 : 0) + (restB[i] == restA[j] ? 1 : 0)
        }
        for (i, j) in pairs {
            join(restB[i], restA[j], isEqual(restB[i], restA[j], before, after) ? .digest : .kind)
        }
    }

    /// For each content, whether the other side has it at least as often.
    private static func twins(_ own: [Int32], _ others: [Int32]) -> [Bool] {
        var counts: [Int32: Int] = [:]
        for content in others { counts[content, default: 0] += 1 }
        var surplus = counts
        for content in own { surplus[content, default: 0] -= 1 }
        return own.map { counts[$0] != nil && surplus[$0, default: 0] >= 0 }
    }

    /// Too many to align. Contents that both sides have once are paired where they keep their order, and between those
    /// the rest pairs by place.
    private mutating func pairByPlace(
        _ restB: ArraySlice<Int>, _ restA: ArraySlice<Int>, _ before: RecordedTree, _ after: RecordedTree
    ) {
        let anchors = UniqueAnchors.pairs(
            before: restB.map { before.subtrees[entriesB[$0]] }, after: restA.map { after.subtrees[entriesA[$0]] })
        var startB = restB.startIndex
        var startA = restA.startIndex
        func between(_ endB: Int, _ endA: Int) -> (ArraySlice<Int>, ArraySlice<Int>) {
            (restB[startB..<endB], restA[startA..<endA])
        }
        for anchor in anchors {
            let endB = restB.startIndex + anchor.before
            let endA = restA.startIndex + anchor.after
            let (gapB, gapA) = between(endB, endA)
            pairGap(gapB, gapA, before, after)
            join(restB[endB], restA[endA], .digest)
            startB = endB + 1
            startA = endA + 1
        }
        let (gapB, gapA) = between(restB.endIndex, restA.endIndex)
        pairGap(gapB, gapA, before, after)
    }

    private mutating func pairGap(
        _ gapB: ArraySlice<Int>, _ gapA: ArraySlice<Int>, _ before: RecordedTree, _ after: RecordedTree
    ) {
        if gapB.isEmpty || gapA.isEmpty { return }
        if gapB.count * gapA.count <= WeightedAlignment.largest / 64 {
            return align(Array(gapB), Array(gapA), before, after)
        }
        for (i, j) in zip(gapB, gapA) {
            let sameKind =
                before.nodes[before.base(of: entriesB[i])].kind == after.nodes[after.base(of: entriesA[j])].kind
            if sameKind { join(i, j, .place) }
        }
    }

    // MARK: What moved

    /// Leftovers with equal content pair up in order, as moved.
    private mutating func pairMoved(_ before: RecordedTree, _ after: RecordedTree) {
        var waiting: [Int32: [Int]] = [:]
        for j in pairedA.indices.reversed() where !pairedA[j] {
            waiting[after.subtrees[entriesA[j]], default: []].append(j)
        }
        if waiting.isEmpty { return }
        for i in partners.indices where partners[i] == nil {
            guard let candidates = waiting[before.subtrees[entriesB[i]]],
                let place = candidates.lastIndex(where: { mayPair(i, $0, before, after) })
            else { continue }
            join(i, candidates[place], .digest)
            waiting[before.subtrees[entriesB[i]]]?.remove(at: place)
            hasMoved = true
        }
    }

    // MARK: What has something else around it

    /// Leftovers of which one holds the other, or that are another kind of view around equal children. Those with ids of
    /// their own are other things.
    private mutating func pairRewrapped(_ before: RecordedTree, _ after: RecordedTree) {
        let restB = partners.indices.filter { partners[$0] == nil }
        let restA = pairedA.indices.filter { !pairedA[$0] }
        if restB.isEmpty || restA.isEmpty || restB.count * restA.count > WeightedAlignment.largest / 64 { return }
        for i in restB {
            let hasID = before.explicitID(of: entriesB[i]) != nil
            let baseB = before.base(of: entriesB[i])
            let found = restA.first { j in
                if pairedA[j] || hasID && after.explicitID(of: entriesA[j]) != nil { return false }
                return Rewrapping.find(baseB, after.base(of: entriesA[j]), before, after) != nil
            }
            if let found { join(i, found, .chain) }
        }
    }
}
