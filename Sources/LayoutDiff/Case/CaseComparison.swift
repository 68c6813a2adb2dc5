package import LayoutRecord

/// Compares the two recordings of one case: what every node did, and which of them are to blame.
///
///     let result = CaseComparison(options: options).compare(before: old, after: new)
///     for cause in result.causes { print(cause.kind, cause.change) }
package struct CaseComparison: Sendable {
    private let options: DiffOptions
    private let suite: String?
    private let scenario: String?

    /// - Parameters:
    ///   - suite: the suite whose tolerance applies.
    ///   - scenario: `SUITE/SCENARIO`, for the findings that are allowed there.
    package init(options: DiffOptions, suite: String? = nil, scenario: String? = nil) {
        self.options = options
        self.suite = suite
        self.scenario = scenario
    }

    /// Of a case of a run: what is set for its suite and its scenario applies.
    init(options: DiffOptions, of id: CaseID) {
        self.init(options: options, suite: id.suite, scenario: id.scenarioName)
    }

    /// - Parameter carrying: what the unit's earlier case said about state, for a step.
    /// - Complexity: O(nodes + rows) expected, and the capped alignments of children.
    package func compare(before: Recording, after: Recording, carrying: UnitState? = nil) -> CaseResult {
        let allowed = options.allowedFindings.inScenario(scenario)
        if before.outcome.isFailure || after.outcome.isFailure {
            return compareIncomplete(before, after, allowed)
        }
        let general = options.tolerance(forKind: "", suite: suite)
        let pair = CasePair(before: before, after: after, tolerance: general)
        let state = StateRule(before: before, after: after, match: pair.match, carried: carrying)
        let whole = WholeCaseChanges(before, after, match: pair.match, allowedFindings: allowed)
        var judge = NodeJudge(pair: pair, state: state, options: options, suite: suite)
        judge.judgeAll()

        var result = CaseResult(caseClass: .unchanged)
        result.changes = whole.changes
        let isVisible = judge.isVisible || whole.isVisible
        var causes = CauseChoice.choose(judge.causes)
        // What observers hear may differ where nothing shows it.
        if causes.isEmpty, isVisible || state.firstDiverged != nil {
            let earlier = carrying?.causes ?? []
            if !earlier.isEmpty {
                // All that differs comes from state that an earlier step left behind: its causes are these, too.
                if isVisible { causes = earlier }
            } else if judge.blameObserver() || judge.acceptStateExcuses() {
                causes = CauseChoice.choose(judge.causes)
            }
        }
        result.nodes = judge.orderedNodes()
        result.pairs = pair.match.runs
        if let node = pair.beforeTables.unstableNode ?? pair.afterTables.unstableNode {
            let isAfter = pair.beforeTables.unstableNode == nil
            let path = (isAfter ? after : before).nodes[node].path
            result.caseClass = .unstable
            result.changes.append(
                Change(kind: .outcome, what: "unstable", before: "", after: "\(path) answers one question in two ways"))
        } else if isVisible {
            result.caseClass = .changed
            result.causes =
                causes.isEmpty ? [CauseChoice.unexplained(judge.nodes, whole, pair)] : causes
        } else if judge.isWithinTolerance {
            result.caseClass = .tolerated
            result.causes = CauseChoice.demoted(causes)
        } else if judge.hasDifference || !whole.changes.isEmpty || before.differsBesideAllowed(from: after) {
            result.caseClass = .negotiationOnly
            result.causes = CauseChoice.demoted(causes)
        }
        if whole.optionsDiffer {
            for index in result.causes.indices { result.causes[index].isOfOptions = true }
        }
        result.state = state.carry(excusing: judge.stateExcusedPaths, of: pair)
        result.state?.causes = result.causes.isEmpty ? carrying?.causes ?? [] : result.causes
        result.cost = ComparisonCost(
            nodes: before.nodes.count + after.nodes.count, rows: before.events.count + after.events.count,
            lookups: judge.lookups, alignmentCells: pair.match.alignmentCells)
        return result
    }

    /// A recording that ended early says nothing about single nodes.
    private func compareIncomplete(_ before: Recording, _ after: Recording, _ allowed: Set<String>) -> CaseResult {
        let whole = WholeCaseChanges(before, after, match: nil, allowedFindings: allowed)
        var result = CaseResult(caseClass: .unchanged, changes: whole.changes)
        if after.outcome.isFailure, !before.outcome.isFailure {
            result.caseClass = .failed
        } else if whole.isVisible {
            result.caseClass = .changed
        } else if before.differsBesideAllowed(from: after) {
            // Two failures with one message: how far each came is not compared.
            result.caseClass = .negotiationOnly
        }
        if result.caseClass == .failed || result.caseClass == .changed {
            result.causes = [CauseChoice.unexplained([], whole, nil)]
        }
        return result
    }
}

extension Recording {
    /// Whether anything differs but what the scenario allows, which is no difference.
    fileprivate func differsBesideAllowed(from other: Recording) -> Bool {
        var same = self
        same.allowed = other.allowed
        return same.digests != other.digests
    }
}
