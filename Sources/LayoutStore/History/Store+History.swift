import LayoutRecord
import SQLite

extension Store {
    /// The complete runs, the oldest first.
    ///
    /// - Parameter branch: only runs of this branch; nil for all.
    package func completeRuns(branch: String? = nil) throws(StoreError) -> [RunRow] {
        try attempt {
            try runs(
                "WHERE state = 'complete' AND (?1 IS NULL OR branch = ?1) ORDER BY started_at, id", [.text(branch)])
        }
    }

    /// The history of a case, or of the node at a path in it, over the complete runs, followed through renames.
    ///
    /// - Parameters:
    ///   - branch: only runs of this branch; nil for all.
    ///   - runs: the complete runs of the branch when the caller has them already: for each of many cases to read and
    ///     check them again would take longer than everything else.
    /// - Throws: `.noSuchCase` when no complete run has the case, or no recording of it the node.
    package func history(
        caseID: String, nodePath: String? = nil, branch: String? = nil, in runs: [RunRow]? = nil
    ) throws(StoreError) -> CaseHistory {
        try read {
            var runs = try runs ?? completeRuns(branch: branch)
            var history = CaseHistory(caseID: caseID, nodePath: nodePath, points: [], results: [], renames: [])
            var name = caseID
            // From the newest name back to the oldest.
            while true {
                let found = try points(of: name, in: runs)
                history.points.insert(contentsOf: found, at: 0)
                guard let first = found.first, let index = runs.firstIndex(where: { $0.id == first.run.id }), index > 0,
                    let older = try formerName(of: first, before: runs[index - 1])
                else { break }
                history.renames.append(CaseHistory.Rename(from: older, to: name, run: first.run.id))
                runs = Array(runs[..<index])
                name = older
            }
            guard !history.points.isEmpty else {
                throw StoreError(
                    .noSuchCase,
                    "No complete run in \(path) has the case \(caseID). `keyline show latest` lists the cases there are."
                )
            }
            try classify(&history)
            return history
        }
    }

    private func points(of caseID: String, in runs: [RunRow]) throws -> [CaseHistory.Point] {
        let byID = Dictionary(runs.map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })
        let found = try connection.all(
            """
            SELECT run_suite.run, recording.visible, recording.negotiation, recording.outcome
            FROM case_name
            CROSS JOIN suite
            CROSS JOIN run ON run.state = 'complete'
            CROSS JOIN run_suite ON run_suite.run = run.id AND run_suite.suite = suite.id
            CROSS JOIN suite_case
                ON suite_case.snapshot = run_suite.snapshot AND suite_case.case_name = case_name.id
            CROSS JOIN recording ON recording.id = suite_case.recording
            WHERE case_name.key = ? AND case_name.case_id = ? AND suite.name = ?
            ORDER BY run.started_at, run.id
            """,
            [
                .integer(Digest(of: Array(caseID.utf8)).key), .text(caseID),
                .text(Self.suite(ofCase: caseID)),
            ]
        ) { row -> CaseHistory.Point? in
            guard let run = byID[try row.int(0)] else { return nil }
            guard let outcome = Outcome(rawValue: try row.text(3)) else { throw StoredFormError("an unknown outcome") }
            return CaseHistory.Point(
                run: run, caseID: caseID,
                digests: RecordingDigests(visible: try row.digest(1), negotiation: try row.digest(2)),
                outcome: outcome, frame: nil, result: 0)
        }
        return found.compactMap { $0 }
    }

    /// Gives every point its result: by the visible digest, or by the node's own bytes.
    private func classify(_ history: inout CaseHistory) throws {
        var known: [Digest: Int] = [:]
        var nodes: [Digest: (digest: Digest, frame: Frame?)] = [:]
        var hasNode = false
        for index in history.points.indices {
            let digests = history.points[index].digests
            var digest = digests.visible
            if let path = history.nodePath {
                if nodes[digests.visible] == nil {
                    let node = try recording(digests).nodes.first { Array($0.path.utf8) == Array(path.utf8) }
                    hasNode = hasNode || node != nil
                    nodes[digests.visible] = (Self.digest(of: node), node?.frame)
                }
                if let node = nodes[digests.visible] { (digest, history.points[index].frame) = node }
            }
            if let result = known[digest] {
                history.results[result].lastSeen = index
                history.results[result].count += 1
                history.points[index].result = result
            } else {
                known[digest] = history.results.count
                history.points[index].result = history.results.count
                history.results.append(
                    CaseHistory.Result(
                        label: CaseHistory.label(history.results.count), digest: digest, firstSeen: index,
                        lastSeen: index, count: 1))
            }
        }
        if let node = history.nodePath, !hasNode {
            throw StoreError(
                .noSuchCase,
                "No recording of \(history.caseID) in \(path) has the node \(node). `keyline show latest '\(history.caseID)'` lists its nodes."
            )
        }
    }

    private static func digest(of node: NodeRecord?) -> Digest {
        guard var node else { return Digest(of: []) }
        node.hits = 0
        var json = JSONWriter()
        RecordingCoder.write(node, to: &json)
        return json.digest
    }
}
