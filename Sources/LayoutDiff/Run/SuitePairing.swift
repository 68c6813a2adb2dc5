import LayoutRecord

/// Which cases of a suite belong together: by id, then by equal content.
struct SuitePairing {
    enum Pair {
        case both(CaseEntry, CaseEntry)
        case added(CaseEntry)
        case removed(CaseEntry)
        case renamed(CaseEntry, CaseEntry)
    }

    private struct Content: Hashable {
        let digests: RecordingDigests
        let offer: Offer
        let step: StepName?

        init(_ entry: CaseEntry) {
            digests = entry.digests
            offer = entry.id.offer
            step = entry.id.step
        }
    }

    /// In the order of the run after; a removed case stands behind the last case before it that is still there.
    let pairs: [Pair]

    /// Cost: O(cases). Where the two lists agree, as they mostly do, nothing is hashed.
    init(_ before: [CaseEntry], _ after: [CaseEntry]) {
        let shorter = min(before.count, after.count)
        var prefix = 0
        while prefix < shorter, before[prefix].id == after[prefix].id { prefix += 1 }
        var suffix = 0
        while suffix < shorter - prefix, before[before.count - 1 - suffix].id == after[after.count - 1 - suffix].id {
            suffix += 1
        }
        func common(_ count: Int, _ start: (before: Int, after: Int)) -> [Pair] {
            (0..<count).map { .both(before[start.before + $0], after[start.after + $0]) }
        }
        let ends = (before: before.count - suffix, after: after.count - suffix)
        pairs =
            common(prefix, (0, 0)) + Self.pairs(before[prefix..<ends.before], after[prefix..<ends.after])
            + common(suffix, ends)
    }

    private static func pairs(_ before: ArraySlice<CaseEntry>, _ after: ArraySlice<CaseEntry>) -> [Pair] {
        var old: [CaseID: CaseEntry] = [:]
        for entry in before { old[entry.id] = entry }
        let afterIDs = Set(after.map(\.id))
        let renames = renames(
            removed: before.filter { !afterIDs.contains($0.id) }, added: after.filter { old[$0.id] == nil })

        var behind: [CaseID: [CaseEntry]] = [:]
        var pairs: [Pair] = []
        var last: CaseID?
        for entry in before {
            if afterIDs.contains(entry.id) {
                last = entry.id
            } else if renames.newNames[entry.id] == nil {
                if let last { behind[last, default: []].append(entry) } else { pairs.append(.removed(entry)) }
            }
        }
        for entry in after {
            if let previous = old[entry.id] {
                pairs.append(.both(previous, entry))
            } else if let previous = renames.oldEntries[entry.id] {
                pairs.append(.renamed(previous, entry))
            } else {
                pairs.append(.added(entry))
            }
            if let gone = behind[entry.id] { pairs += gone.map(Pair.removed) }
        }
        return pairs
    }

    /// One to one: equal content, the same offer and step, and no other candidate on either side.
    private static func renames(
        removed: [CaseEntry], added: [CaseEntry]
    ) -> (oldEntries: [CaseID: CaseEntry], newNames: [CaseID: CaseID]) {
        let gone = Dictionary(grouping: removed, by: Content.init)
        var oldEntries: [CaseID: CaseEntry] = [:]
        var newNames: [CaseID: CaseID] = [:]
        for (content, new) in Dictionary(grouping: added, by: Content.init) {
            guard new.count == 1, let previous = gone[content], previous.count == 1 else { continue }
            oldEntries[new[0].id] = previous[0]
            newNames[previous[0].id] = new[0].id
        }
        return (oldEntries, newNames)
    }
}
