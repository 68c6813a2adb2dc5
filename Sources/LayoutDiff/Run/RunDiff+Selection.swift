package import LayoutRecord

extension RunDiff {
    /// The comparison with only some of its cases, and only the causes that these have. The counts stay those of all
    /// cases, so that a part never looks like the whole.
    ///
    /// - Parameters:
    ///   - classes: nil for all.
    ///   - cause: an index into `causes`; nil for all.
    ///   - ids: nil for all.
    package func selecting(classes: Set<CaseClass>? = nil, cause: Int? = nil, ids: Set<CaseID>? = nil) -> RunDiff {
        var diff = self
        diff.cases = cases.filter { entry in
            (classes?.contains(entry.caseClass) ?? true) && (cause.map(entry.causes.contains) ?? true)
                && (ids?.contains(entry.id) ?? true)
        }
        let used = cause.map { [$0] } ?? Set(diff.cases.flatMap(\.causes)).sorted()
        let kept = Set(diff.cases.map(\.id))
        var places: [Int: Int] = [:]
        for (place, index) in used.enumerated() { places[index] = place }
        for index in diff.cases.indices {
            diff.cases[index].causes = diff.cases[index].causes.compactMap { places[$0] }
        }
        let entries = Dictionary(diff.cases.map { ($0.id, $0) }) { first, _ in first }
        diff.causes = used.map { index in
            var cause = causes[index]
            let own = cause.cases.filter(kept.contains)
            if own.count < cause.cases.count { cause.intervals = Self.intervals(cause.intervals, of: own) }
            cause.cases = own
            if !kept.contains(cause.example), let first = cause.cases.first {
                cause.example = first
                let node = entries[first]?.nodes.first {
                    $0.kind == cause.signature.kind && $0.verdict == cause.signature.verdict
                }
                // An outline has no nodes here.
                cause.examplePath = node?.path ?? cause.examplePath
            }
            return cause
        }
        var widths: [String: Set<Double>] = [:]
        for entry in diff.cases { widths[entry.id.scenarioName, default: []].insert(entry.id.offer.width ?? .infinity) }
        diff.breakpoints = breakpoints.compactMap { scenario in
            guard let own = widths[scenario.scenario] else { return nil }
            var scenario = scenario
            scenario.before.removeAll { !own.contains($0.below) && !own.contains($0.at) }
            scenario.after.removeAll { !own.contains($0.below) && !own.contains($0.at) }
            return scenario.before.isEmpty && scenario.after.isEmpty ? nil : scenario
        }
        return diff
    }

    /// What of the intervals these cases lie in: from the narrowest of them to the widest.
    private static func intervals(_ whole: [WidthInterval], of cases: [CaseID]) -> [WidthInterval] {
        whole.compactMap { interval in
            let widths = cases.filter { $0.scenarioName == interval.scenario }.compactMap(\.offer.width)
                .filter { $0 >= interval.from && $0 <= interval.to }
            guard let from = widths.min(), let to = widths.max() else { return nil }
            return WidthInterval(scenario: interval.scenario, from: from, to: to)
        }
    }
}
