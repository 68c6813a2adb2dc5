import LayoutRecord

/// Which cases of a suite belong together: by id, then by equal content.
struct SuitePairing {
    /// Places in the list before and in the list after.
    enum Pair: Equatable {
        case both(Int, Int)
        case added(Int)
        case removed(Int)
        case renamed(Int, Int)
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
    private(set) var pairs: [Pair] = []

    /// Cost: O(cases). Where the two lists agree, as they mostly do, nothing is hashed.
    init(_ before: [CaseEntry], _ after: [CaseEntry]) {
        let shorter = min(before.count, after.count)
        var prefix = 0
        while prefix < shorter, before[prefix].id == after[prefix].id { prefix += 1 }
        var suffix = 0
        while suffix < shorter - prefix, before[before.count - 1 - suffix].id == after[after.count - 1 - suffix].id {
            suffix += 1
        }
        pairs.reserveCapacity(max(before.count, after.count))
        for place in 0..<prefix { pairs.append(.both(place, place)) }
        let ends = (before: before.count - suffix, after: after.count - suffix)
        pair(before[prefix..<ends.before], after[prefix..<ends.after])
        for place in 0..<suffix { pairs.append(.both(ends.before + place, ends.after + place)) }
    }

    private mutating func pair(_ before: ArraySlice<CaseEntry>, _ after: ArraySlice<CaseEntry>) {
        var old: [CaseID: Int] = [:]
        for place in before.indices { old[before[place].id] = place }
        let afterIDs = Set(after.map(\.id))
        let renames = Self.renames(
            removed: before.indices.filter { !afterIDs.contains(before[$0].id) }, of: before,
            added: after.indices.filter { old[after[$0].id] == nil }, of: after)

        var behind: [CaseID: [Int]] = [:]
        var last: CaseID?
        for place in before.indices {
            let id = before[place].id
            if afterIDs.contains(id) {
                last = id
            } else if !renames.old.contains(place) {
                if let last { behind[last, default: []].append(place) } else { pairs.append(.removed(place)) }
            }
        }
        for place in after.indices {
            let id = after[place].id
            if let previous = old[id] {
                pairs.append(.both(previous, place))
            } else if let previous = renames.new[place] {
                pairs.append(.renamed(previous, place))
            } else {
                pairs.append(.added(place))
            }
            if let gone = behind[id] { pairs += gone.map(Pair.removed) }
        }
    }

    /// One to one: equal content, the same offer and step, and no other candidate on either side.
    ///
    /// - Returns: the places before that were renamed, and for each place after that was, the one before.
    private static func renames(
        removed: [Int], of before: ArraySlice<CaseEntry>, added: [Int], of after: ArraySlice<CaseEntry>
    ) -> (old: Set<Int>, new: [Int: Int]) {
        let gone = Dictionary(grouping: removed) { Content(before[$0]) }
        var renames: (old: Set<Int>, new: [Int: Int]) = ([], [:])
        for (content, new) in Dictionary(grouping: added, by: { Content(after[$0]) }) {
            guard new.count == 1, let previous = gone[content], previous.count == 1 else { continue }
            renames.old.insert(previous[0])
            renames.new[new[0]] = previous[0]
        }
        return renames
    }
}
