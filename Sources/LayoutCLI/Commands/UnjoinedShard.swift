import LayoutReport
import LayoutStore

/// A run that is one of several parts which have not all come: nothing is missing in it, yet it is no whole run.
struct UnjoinedShard: Equatable {
    let run: Int
    let name: String
    let shard: Shard
    /// The places of the parts that are not there, from 1.
    let missing: [Int]

    /// Nil for a run that is no part.
    init?(_ run: RunRow, in store: Store) throws(StoreError) {
        guard let shard = run.facts.shard else { return nil }
        let present = Set(try store.completeParts(of: run).compactMap(\.facts.shard?.index))
        self.run = run.id
        name = run.name
        self.shard = shard
        missing = (1...shard.count).filter { !present.contains($0) }
    }

    /// `shard 1/3 of the run "nightly", of which 2/3 and 3/3 are missing`.
    var words: String {
        let most = 5
        var parts = missing.prefix(most).map { "\($0)/\(shard.count)" }
        if missing.count > most { parts.append("\(missing.count - most) more") }
        let last = parts.popLast() ?? ""
        let list = parts.isEmpty ? last : parts.joined(separator: ", ") + " and " + last
        return "shard \(shard) of the run \"\(name.visible)\", of which \(list) "
            + (missing.count == 1 ? "is" : "are") + " missing"
    }

    /// What the person is told beside the result of a command.
    var sentence: String {
        "run:\(run) is \(words); until `keyline merge` brings \(missing.count == 1 ? "it" : "them"), comparisons take"
            + " it as filtered."
    }
}

extension Store {
    /// The parts among the runs of the database that are not joined.
    func unjoinedShards() throws(StoreError) -> [UnjoinedShard] {
        var shards: [UnjoinedShard] = []
        for run in try runs() where run.state == .complete {
            if let shard = try UnjoinedShard(run, in: self) { shards.append(shard) }
        }
        return shards
    }
}
