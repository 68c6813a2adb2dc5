import LayoutRecord
import SQLite

/// Finding the run that a selector means (`keyline help selectors`).
extension Store {
    /// The run that `selector` means, and the rule that chose it. Only `run:N` gives a run that is not complete. What a
    /// test kept (`NewRun.tools` names an `expectation`) is no run of the recorder: it is found by its number, its name
    /// or its baseline.
    ///
    /// - Parameter ancestors: the commits of HEAD's first-parent history, newest first, for `merge-base:`; nil when
    ///   there is no git checkout.
    /// - Throws: `.invalid`, `.noSuchRun`, `.noSuchBaseline`, `.incompleteRun` when only unfinished runs match.
    package func resolve(_ selector: String, ancestors: [String]? = nil) throws(StoreError) -> SelectedRun {
        let parsed = try RunSelector(selector)
        return try read {
            let rule: Rule
            switch parsed.base {
            case .latest:
                rule = Rule(words: "the latest run") {
                    try self.runs(
                        """
                        WHERE (?1 = 0 OR state = 'complete') AND tools ->> 'expectation' IS NULL
                        ORDER BY started_at DESC, id DESC LIMIT ?2
                        """, $0)
                }
            case .number(let number): return try resolve(number: number, back: parsed.back)
            case .baseline(let name): rule = try baselineRule(name)
            case .branch(let name): rule = branchRule(name)
            case .name(let name): rule = nameRule(name)
            case .commit(let prefix): rule = try commitRule(prefix)
            case .mergeBase(let name): rule = try mergeBaseRule(name, ancestors: ancestors)
            case .word(let word): rule = try wordRule(word)
            }
            return try choose(from: rule, back: parsed.back, selector: selector)
        }
    }

    /// Throws `.incompleteRun` or `.emptyRun` for a run that says too little to be compared.
    package func requireComparable(_ run: RunRow) throws(StoreError) {
        guard run.state == .complete else {
            throw StoreError(
                .incompleteRun,
                "Run \(run.id) (\(run.name)) is \(run.state.rawValue): \(run.cases) of \(run.scope.cases) cases were recorded. Record it again, or name a complete run."
            )
        }
        guard run.cases > 0 else {
            throw StoreError(
                .emptyRun, "Run \(run.id) (\(run.name)) has no cases. Check what --only leaves, and record again.")
        }
    }

    // MARK: Rules

    /// What a selector can mean: its words, and how to find its runs, the one that counts first. The values given to
    /// `find` are whether only complete runs count (1 or 0) and how many are wanted.
    private struct Rule {
        var words: String
        var find: ([Value]) throws -> [RunRow]

        func runs(complete: Bool, limit: Int) throws -> [RunRow] {
            try find([.integer(complete ? 1 : 0), .integer(limit)])
        }
    }

    private func choose(from rule: Rule, back: Int, selector: String) throws -> SelectedRun {
        let complete = try rule.runs(complete: true, limit: back + 1)
        if back < complete.count {
            return SelectedRun(run: complete[back], rule: back == 0 ? rule.words : "\(rule.words), \(back) before")
        }
        if let newest = complete.first {
            throw StoreError(
                .noSuchRun,
                "\"\(selector)\" goes back \(back) from run:\(newest.id), and only \(complete.count - 1) complete runs of its kind are older. `keyline runs` lists them."
            )
        }
        guard let newest = try rule.runs(complete: false, limit: 1).first else {
            throw StoreError(
                .noSuchRun, "No run in \(path) matches \"\(selector)\". `keyline runs` lists the runs there are.")
        }
        throw StoreError(
            .incompleteRun,
            "Of \(rule.words) no run is complete; the newest, run:\(newest.id), is \(newest.state.rawValue). Record again, or name it by its number."
        )
    }

    private func resolve(number: Int, back: Int) throws -> SelectedRun {
        let run = try run(id: number)
        guard back > 0 else { return SelectedRun(run: run, rule: "the run's number") }
        let older = try runs(
            "WHERE state = 'complete' AND (started_at, id) < (?, ?) ORDER BY started_at DESC, id DESC LIMIT ?",
            [.text(run.startedAt), .integer(run.id), .integer(back)])
        guard back <= older.count else {
            throw StoreError(.noSuchRun, "Of the complete runs only \(older.count) are older than run:\(number).")
        }
        return SelectedRun(run: older[back - 1], rule: "\(back) before run:\(number)")
    }

    /// The runs a baseline pointed to, the present one first.
    private func baselineRule(_ name: String) throws -> Rule {
        guard let current = try baselines(named: name).first else {
            let known = try baselines(named: nil).map(\.name)
            let list = known.isEmpty ? "There are none yet" : "There are: " + known.joined(separator: ", ")
            throw StoreError(
                .noSuchBaseline,
                "There is no baseline \"\(name)\" in \(path). \(list). `keyline baseline set \(name) latest` makes it.")
        }
        var ids = [current.run]
        for move in try baselineMoves(named: name).reversed() {
            if let run = move.to, run != ids.last { ids.append(run) }
        }
        let runs = try ids.map { try run(id: $0) }
        return Rule(words: "baseline \"\(name)\"") { values in
            Array(runs.filter { values[0] == .integer(0) || $0.state == .complete })
        }
    }

    private func branchRule(_ name: String) -> Rule {
        Rule(words: "branch \"\(name)\"") {
            try self.runs(
                """
                WHERE (?1 = 0 OR state = 'complete') AND branch = ?3 AND tools ->> 'expectation' IS NULL
                ORDER BY started_at DESC, id DESC LIMIT ?2
                """, $0 + [.text(name)])
        }
    }

    private func nameRule(_ name: String) -> Rule {
        Rule(words: "name \"\(name)\"") {
            try self.runs(
                "WHERE (?1 = 0 OR state = 'complete') AND name = ?3 ORDER BY started_at DESC, id DESC LIMIT ?2",
                $0 + [.text(name)])
        }
    }

    private func commitRule(_ prefix: String) throws -> Rule {
        // Commits are stored in lower case; a prefix is the range up to its last digit raised past "f".
        let range: [Value] = [.text(prefix.lowercased()), .text(prefix.lowercased() + "g")]
        let commits = try connection.all(
            "SELECT DISTINCT commit_id FROM run WHERE commit_id >= ? AND commit_id < ? ORDER BY commit_id LIMIT 9",
            range
        ) { try $0.text(0) }
        guard commits.count <= 1 else {
            throw StoreError(
                .invalid,
                "commit:\(prefix) could be any of \(commits.map { String($0.prefix(12)) }.joined(separator: ", ")). Write more digits."
            )
        }
        return Rule(words: "commit \(prefix)") {
            try self.runs(
                """
                WHERE (?1 = 0 OR state = 'complete') AND commit_id >= ?3 AND commit_id < ?4
                    AND tools ->> 'expectation' IS NULL
                ORDER BY started_at DESC, id DESC LIMIT ?2
                """, $0 + range)
        }
    }

    private func wordRule(_ word: String) throws -> Rule {
        if try !baselines(named: word).isEmpty { return try baselineRule(word) }
        var rules = [branchRule(word), nameRule(word)]
        if RunSelector.isCommit(word) { rules.append(try commitRule(word)) }
        for rule in rules where try !rule.runs(complete: false, limit: 1).isEmpty { return rule }
        let hint = Int(word) == nil ? "" : " A run's number is written run:\(word)."
        throw StoreError(
            .noSuchRun,
            "\"\(word)\" is no baseline, branch, run name or commit in \(path).\(hint) `keyline runs` lists the runs there are."
        )
    }

    /// The nearest ancestor of HEAD, from the merge base backward, whose commit has a complete run that was recorded from a clean tree.
    private func mergeBaseRule(_ name: String, ancestors: [String]?) throws -> Rule {
        guard let ancestors else {
            throw StoreError(
                .invalid,
                "merge-base:\(name) needs the history of a git checkout, and there is none here. Name a run, a branch or a baseline instead."
            )
        }
        for (distance, commit) in ancestors.enumerated() {
            let rule = Rule(
                words:
                    "merge base of \"\(name)\": commit \(commit.prefix(12))\(distance == 0 ? "" : ", the nearest that was recorded, \(distance) before it")"
            ) {
                try self.runs(
                    """
                    WHERE (?1 = 0 OR state = 'complete') AND commit_id = ?3 AND is_dirty = 0
                        AND tools ->> 'expectation' IS NULL
                    ORDER BY started_at DESC, id DESC LIMIT ?2
                    """, $0 + [.text(commit.lowercased())])
            }
            if try !rule.runs(complete: true, limit: 1).isEmpty { return rule }
        }
        throw StoreError(
            .noSuchRun,
            "None of the \(ancestors.count) ancestors of HEAD has a complete run from a clean tree in \(path). Record the commit the branch started from; in a shallow clone fetch more history; after a squash merge record the branch \"\(name)\" again."
        )
    }
}
