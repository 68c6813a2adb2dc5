import LayoutEngine
import LayoutRecord
import LayoutRecording

/// The cases of one scenario at one offer, in order: the base case and then its steps.
@MainActor func recorded(
    width: Double? = 300, height: Double? = nil, passes: Int = 64,
    @ViewBuilder _ view: @escaping @MainActor () -> some View,
    @StepBuilder steps: () -> [Step] = { [] }
) throws -> [CaseRecord] {
    let offer = ProposedViewSize(width: width.map { .init($0) }, height: height.map { .init($0) })
    let scenario = Scenario("case", offers: [offer], content: view, steps: steps)
    var options = EngineOptions()
    options.passLimit = passes
    var cases: [CaseRecord] = []
    for unit in try RecordingPlan([Suite("test", [scenario])]).units {
        unit.record(options: options) { cases.append($0) }
    }
    return cases
}

extension Recording {
    /// The findings of the rules that need no geometry: loops and feedback.
    var liveFindings: [FindingRecord] {
        let rules: Set<String> = [
            "loop-diverging", "loop-oscillating", "loop-unsettled", "self-measuring", "never-shrinks", "viewport-short",
        ]
        return findings.filter { rules.contains($0.rule) }
    }

    func frame(_ kind: String) -> Frame? { nodes.first { $0.kind == kind }?.frame }
}
