import Foundation
package import LayoutEngine
package import LayoutRecord

/// One scenario at one offer: its base case and a case for each of its steps.
@MainActor package struct RecordingUnit {
    package let suite: String
    package let scenario: Scenario
    package let offer: Offer
    /// The base case, then the steps in order.
    package let ids: [CaseID]

    init(suite: String, scenario: Scenario, offer: Offer) throws(NameError) {
        self.suite = suite
        self.scenario = scenario
        self.offer = offer
        var ids = [try CaseID(suite: suite, scenario: scenario.name, offer: offer, step: nil)]
        for (index, step) in scenario.steps.enumerated() {
            ids.append(
                try CaseID(
                    suite: suite, scenario: scenario.name, offer: offer,
                    step: StepName(number: index + 1, words: step.words)))
        }
        self.ids = ids
    }

    /// Records every case of the unit, handing out each as soon as it is done.
    package func record(options: EngineOptions, _ done: (CaseRecord) -> Void) {
        let scenario = scenario
        let session = ViewSession(options: scenario.options(from: options)) { scenario.content() }
        var proposal = ProposedViewSize(offer)
        done(CaseRecord(id: ids[0], recording: settle(session, proposal)))
        for (index, step) in scenario.steps.enumerated() {
            step.perform(&proposal)
            done(CaseRecord(id: ids[index + 1], recording: settle(session, proposal)))
        }
    }

    private func settle(_ session: ViewSession, _ proposal: ProposedViewSize) -> Recording {
        var recorder = CaseRecorder()
        var log = EventLog()
        let (_, isSettled) = session.settle(at: proposal) { _ in
            log = EventLog()
            return log
        } done: { pass in
            recorder.add(pass, log)
        }
        return recorder.finish(
            outcome: isSettled ? .settled : .unsettled,
            message: isSettled ? nil : "it did not settle within \(session.options.passLimit) layouts",
            offer: Offer(proposal), allowed: scenario.allowed)
    }
}

extension ProposedViewSize {
    init(_ offer: Offer) {
        self.init(width: offer.width.map { CGFloat($0) }, height: offer.height.map { CGFloat($0) })
    }
}

extension Offer {
    init(_ proposal: ProposedViewSize) {
        self.init(width: proposal.width.map(Double.init), height: proposal.height.map(Double.init))
    }
}

extension Step {
    /// Does what the step says.
    func perform(_ proposal: inout ProposedViewSize) {
        switch action {
        case .resize(let width, let height):
            if let width { proposal.width = CGFloat(width) }
            if let height { proposal.height = CGFloat(height) }
        }
    }
}
