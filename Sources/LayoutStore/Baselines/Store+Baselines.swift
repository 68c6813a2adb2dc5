import SQLite

/// A name that points to a run.
package struct Baseline: Equatable, Sendable {
    package var name: String
    package var run: Int
}

/// One move of a baseline. `from` is nil where it was made, `to` where it was deleted.
package struct BaselineMove: Equatable, Sendable {
    package var name: String
    package var at: String
    package var by: String
    package var from: Int?
    package var to: Int?
}

/// Baselines move, and every move is kept.
extension Store {
    /// Lets a baseline point to a run; makes it if there is none of the name. A move to where it points is no move.
    ///
    /// - Throws: `.noSuchRun`, `.incompleteRun`, `.emptyRun`; `.invalid` for a name that could not be told from another
    ///   selector.
    package func setBaseline(name: String, run id: Int, by: String, at time: String) throws(StoreError) {
        guard !name.isEmpty, !name.contains(where: { $0 == ":" || $0 == "~" || $0 == "#" || $0.isWhitespace }) else {
            throw StoreError(.invalid, "\"\(name)\" cannot name a baseline: leave out spaces, \":\", \"~\" and \"#\".")
        }
        try write {
            try requireComparable(try run(id: id))
            let current = try baselines(named: name).first?.run
            guard current != id else { return }
            try connection.run(
                "INSERT INTO baseline (name, run) VALUES (?, ?) ON CONFLICT (name) DO UPDATE SET run = excluded.run",
                [.text(name), .integer(id)])
            try insert(BaselineMove(name: name, at: time, by: by, from: current, to: id))
        }
    }

    /// Removes a baseline; its log stays.
    package func deleteBaseline(name: String, by: String, at time: String) throws(StoreError) {
        try write {
            guard let current = try baselines(named: name).first else {
                throw StoreError(
                    .noSuchBaseline,
                    "There is no baseline \"\(name)\" in \(path). `keyline baseline list` lists those there are.")
            }
            try connection.run("DELETE FROM baseline WHERE name = ?", [.text(name)])
            try insert(BaselineMove(name: name, at: time, by: by, from: current.run, to: nil))
        }
    }

    /// Every baseline, by name.
    package func baselines() throws(StoreError) -> [Baseline] { try attempt { try baselines(named: nil) } }

    /// The moves of a baseline, or of all, the oldest first.
    package func baselineLog(name: String? = nil) throws(StoreError) -> [BaselineMove] {
        try attempt { try baselineMoves(named: name) }
    }

    func insert(_ move: BaselineMove) throws {
        try connection.run(
            "INSERT INTO baseline_log (name, at, by, from_run, to_run) VALUES (?, ?, ?, ?, ?)",
            [.text(move.name), .text(move.at), .text(move.by), .integer(move.from), .integer(move.to)])
    }

    func baselines(named name: String?) throws -> [Baseline] {
        try connection.all(
            "SELECT name, run FROM baseline WHERE ?1 IS NULL OR name = ?1 ORDER BY name", [.text(name)]
        ) { Baseline(name: try $0.text(0), run: try $0.int(1)) }
    }

    func baselineMoves(named name: String?) throws -> [BaselineMove] {
        try connection.all(
            "SELECT name, at, by, from_run, to_run FROM baseline_log WHERE ?1 IS NULL OR name = ?1 ORDER BY at, id",
            [.text(name)]
        ) { row in
            BaselineMove(
                name: try row.text(0), at: try row.text(1), by: try row.text(2), from: try row.optionalInt(3),
                to: try row.optionalInt(4))
        }
    }
}
