package import LayoutRecord

/// What became of one case, or of one node in it, over the complete runs of a database.
package struct CaseHistory: Equatable, Sendable {
    /// The case in one run.
    package struct Point: Equatable, Sendable {
        package var run: RunRow
        /// The id that the case had then; another one before it was renamed.
        package var caseID: String
        package var digests: RecordingDigests
        package var outcome: Outcome
        /// With a node asked for: where it was, or nil when it was not there.
        package var frame: Frame?
        /// The index of the result in `results`.
        package var result: Int
    }

    /// One distinct result, with the runs in which it was seen. Indices are into `points`.
    package struct Result: Equatable, Sendable {
        /// `A` for the first one, `B` for the next, `AA` after `Z`.
        package var label: String
        /// What tells it from the others: the visible digest, or the digest of the node.
        package var digest: Digest
        package var firstSeen: Int
        package var lastSeen: Int
        package var count: Int
    }

    package struct Rename: Equatable, Sendable {
        package var from: String
        package var to: String
        /// The first run with the new name.
        package var run: Int
    }

    package var caseID: String
    package var nodePath: String?
    /// The oldest run first.
    package var points: [Point]
    /// In the order in which they were first seen.
    package var results: [Result]
    /// The newest rename first.
    package var renames: [Rename]

    /// The index of the point since which the present result has held without a break.
    package var presentSince: Int {
        var index = points.count - 1
        while index > 0, points[index - 1].result == points[index].result { index -= 1 }
        return index
    }

    /// When the present result was there before and another one came between: the index of the point at which it was
    /// last seen before.
    package var returnedTo: Int? {
        guard let present = points.last?.result else { return nil }
        return points[..<presentSince].lastIndex { $0.result == present }
    }

    /// The first run after `good`, up to `bad`, whose result differs from that of `good`. Nil when none does, or when
    /// one of the two runs has no such case.
    package func firstDifference(after good: Int, through bad: Int) -> Point? {
        guard let start = points.firstIndex(where: { $0.run.id == good }),
            let end = points.firstIndex(where: { $0.run.id == bad }), start <= end
        else { return nil }
        return points[start...end].first { $0.result != points[start].result }
    }

    static func label(_ index: Int) -> String {
        let letter = String(Unicode.Scalar(UInt8(ascii: "A") + UInt8(index % 26)))
        return index < 26 ? letter : label(index / 26 - 1) + letter
    }
}
