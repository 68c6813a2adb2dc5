package import LayoutRecord

/// Says in what a case differs from itself when it is recorded again (`record --repeat`).
package enum Repetition {
    /// Nil when both recordings have the same content, in the negotiation too. Cost: O(nodes + rows).
    package static func difference(_ first: Recording, _ again: Recording) -> String? {
        if first.digests == again.digests { return nil }
        if first.outcome != again.outcome {
            return "outcome \(first.outcome.rawValue), then \(again.outcome.rawValue)"
        }
        var options = DiffOptions()
        options.tolerance = 0
        let result = CaseComparison(options: options).compare(before: first, after: again)
        let seen = result.nodes.filter { node in
            node.beforeIndex == nil || node.afterIndex == nil
                || node.changes.contains { $0.kind != .asks && $0.kind != .measuredMore && $0.kind != .measuredLess }
        }
        if let node = seen.first {
            let number = seen.count == 1 ? "1 node differs" : "\(seen.count) nodes differ, first"
            guard let change = node.changes.first else { return "\(number): \(node.path) \(node.verdict.rawValue)" }
            return "\(number): \(node.path) \(change.what) \(change.before), then \(change.after)"
        }
        if let change = result.changes.first {
            return "\(change.kind.rawValue) \(change.what): \(change.before), then \(change.after)"
        }
        return "the negotiation"
    }
}
