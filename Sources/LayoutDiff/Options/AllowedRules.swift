package import LayoutRecord

/// The rules, by name, whose findings count nowhere: everywhere, or in single scenarios.
package struct AllowedRules: Equatable, Sendable, ExpressibleByArrayLiteral {
    package var everywhere: Set<String>
    /// By `SUITE/SCENARIO`, as in case ids.
    package var byScenario: [String: Set<String>]

    package init(everywhere: Set<String> = [], byScenario: [String: Set<String>] = [:]) {
        self.everywhere = everywhere
        self.byScenario = byScenario
    }

    package init(arrayLiteral rules: String...) { self.init(everywhere: Set(rules)) }

    /// The rules that are allowed in a scenario (`SUITE/SCENARIO`).
    package func inScenario(_ scenario: String?) -> Set<String> {
        guard let scenario, let own = byScenario[scenario] else { return everywhere }
        return everywhere.union(own)
    }

    /// The findings of a case that count: those of rules that are not allowed in its scenario.
    package func counting(in record: CaseRecord) -> [FindingRecord] {
        let rules = inScenario(record.id.scenarioName)
        return record.recording.findings.filter { !rules.contains($0.rule) }
    }
}
