package import LayoutRecord

extension RunDiff {
    /// The places of the cases that are asked for.
    ///
    /// - Parameters:
    ///   - classes: nil for all.
    ///   - cause: an index into `causes`; nil for all.
    ///   - ids: nil for all.
    package func places(classes: Set<CaseClass>? = nil, cause: Int? = nil, ids: Set<CaseID>? = nil) -> [Int] {
        cases.indices.filter { place in
            (classes?.contains(cases.caseClass(at: place)) ?? true)
                && (cause.map(cases.causes(at: place).contains) ?? true)
                && (ids?.contains(cases.id(at: place)) ?? true)
        }
    }

    /// The comparison with only some of its cases, and only the causes that these have. The counts stay those of all
    /// cases, so that a part never looks like the whole.
    ///
    /// - Parameters:
    ///   - places: of the cases, in ascending order.
    ///   - cause: an index into `causes`, when the cases were chosen by it; others are then left out.
    ///   - body: reads a whole case, for the cause whose example is not among the chosen.
    package func selecting(
        _ places: [Int], cause: Int? = nil, body: (Int) throws -> CaseDiff
    ) rethrows -> RunDiff {
        var diff = self
        let present = Set(places.flatMap { cases.causes(at: $0) })
        let used = present.filter { cause == nil || cause == $0 }.sorted()
        var newPlaces: [Int: Int] = [:]
        for (place, index) in used.enumerated() { newPlaces[index] = place }
        diff.cases = CaseList(
            places.lazy.map { place in
                var entry = cases[place]
                entry.causes = entry.causes.compactMap { newPlaces[$0] }
                return entry
            })
        let members = diff.casesOfCauses
        diff.causes = try used.enumerated().map { position, index in
            var cause = causes[index]
            let own = members[position].map { diff.cases.id(at: Int($0)) }
            if own.count < cause.caseCount {
                cause.intervals = Self.intervals(cause.intervals, of: own)
                // Of a part of the cases it is not known.
                cause.stillCount = 0
            }
            cause.caseCount = own.count
            if !own.contains(cause.example), let first = members[position].first {
                cause.example = own[0]
                let node = try body(places[Int(first)]).nodes.first {
                    $0.kind == cause.signature.kind && $0.verdict == cause.signature.verdict
                }
                cause.examplePath = node?.path ?? cause.examplePath
            }
            return cause
        }
        var widths: [String: Set<Double>] = [:]
        for place in places {
            let id = cases.id(at: place)
            widths[id.scenarioName, default: []].insert(id.offer.width ?? .infinity)
        }
        diff.breakpoints = breakpoints.compactMap { scenario in
            guard let own = widths[scenario.scenario] else { return nil }
            var scenario = scenario
            scenario.before.removeAll { !own.contains($0.below) && !own.contains($0.at) }
            scenario.after.removeAll { !own.contains($0.below) && !own.contains($0.at) }
            return scenario.before.isEmpty && scenario.after.isEmpty ? nil : scenario
        }
        return diff
    }

    /// As above, of a comparison that kept its cases.
    package func selecting(classes: Set<CaseClass>? = nil, cause: Int? = nil, ids: Set<CaseID>? = nil) -> RunDiff {
        selecting(places(classes: classes, cause: cause, ids: ids), cause: cause) { cases[$0] }
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
