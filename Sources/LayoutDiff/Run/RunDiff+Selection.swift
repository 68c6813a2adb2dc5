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
            cause.caseCount = members[position].count
            let isKept = members[position].contains { diff.cases.id(at: Int($0)) == cause.example }
            if !isKept, let first = members[position].first {
                cause.example = diff.cases.id(at: Int(first))
                let node = try body(places[Int(first)]).nodes.first {
                    $0.kind == cause.signature.kind && $0.verdict == cause.signature.verdict
                }
                cause.examplePath = node?.path ?? cause.examplePath
            }
            return cause
        }
        let scenarios = Set(places.map { cases.id(at: $0).scenarioName })
        diff.breakpoints = breakpoints.filter { scenarios.contains($0.scenario) }
        return diff
    }

    /// As above, of a comparison that kept its cases.
    package func selecting(classes: Set<CaseClass>? = nil, cause: Int? = nil, ids: Set<CaseID>? = nil) -> RunDiff {
        selecting(places(classes: classes, cause: cause, ids: ids), cause: cause) { cases[$0] }
    }
}
