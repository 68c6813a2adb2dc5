import LayoutEngine
import LayoutRecord

/// A scenario's view kept alive while its cases are recorded.
@MainActor final class LiveScenario {
    private let scenario: Scenario
    private let session: ViewSession
    private let memory: RecordingMemory
    private var offer: ProposedViewSize
    /// What the scenario's options have of their own beside the run's; nil for nothing.
    private let ownOptions: String?
    /// The tree that shows.
    private var root: LayoutNode?
    /// What observers wrote in the cases so far: a value stored in one case may be wrong in a later one.
    private var links: [FeedbackLink] = []

    init(_ scenario: Scenario, offer: Offer, options: EngineOptions, memory: RecordingMemory) {
        self.scenario = scenario
        self.memory = memory
        self.offer = ProposedViewSize(offer)
        let own = scenario.options(from: options)
        ownOptions = EngineOption.words(of: own, beside: options)
        session = ViewSession(options: own, texts: memory.texts) { scenario.content() }
    }

    /// Does what a step says to the tree that shows.
    func perform(_ step: Step) throws(StepPerformer.Failure) {
        guard let root else { return }
        try StepPerformer(session: session, root: root).perform(step.action, offer: &offer)
    }

    /// Lays out until nothing changes, and records it.
    func settle() -> Recording {
        var recorder = CaseRecorder(paths: memory.paths)
        var log: EventLog?
        let (_, isSettled) = session.settle(at: offer) { _ in
            log = EventLog()
            return log
        } done: { pass in
            if let log { recorder.add(pass, log) }
            // Twice the events of a large tree are much to keep.
            log = nil
        }
        root = recorder.root
        for link in FeedbackLink.links(in: recorder.traces) where !links.contains(link) { links.append(link) }
        return isSettled ? settled(recorder) : unsettled(recorder)
    }

    private func settled(_ recorder: CaseRecorder) -> Recording {
        let check = FeedbackCheck(session: session, offer: offer, links: links)
        var findings: [FindingRecord] = []
        for finding in check.findings {
            let record = FindingRecord(
                rule: finding.rule, node: recorder.index(of: finding.path), message: finding.message,
                value: finding.value)
            if !findings.contains(where: { $0.rule == record.rule && $0.node == record.node }) {
                findings.append(record)
            }
        }
        return recorder.finish(
            outcome: .settled, message: nil, offer: Offer(offer), further: findings, allowed: scenario.allowed,
            ownOptions: ownOptions)
    }

    private func unsettled(_ recorder: CaseRecorder) -> Recording {
        let diagnosis = LoopDiagnosis(session: session, offer: offer, passes: recorder.traces).result
        let (rule, value): (FindingRule, Double?) =
            switch diagnosis.pattern {
            case .diverging(_, _, let step, _): (.loopDiverging, step)
            case .oscillating(_, _, let period): (.loopOscillating, Double(period))
            case .none: (.loopUnsettled, nil)
            }
        let finding = FindingRecord(
            rule: rule, node: diagnosis.path.flatMap(recorder.index(of:)), message: diagnosis.message, value: value)
        return recorder.finish(
            outcome: diagnosis.pattern.outcome,
            message: "\(diagnosis.pattern.words); stopped after \(session.options.passLimit) layouts",
            offer: Offer(offer), further: [finding], allowed: scenario.allowed, ownOptions: ownOptions)
    }
}
