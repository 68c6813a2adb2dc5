import Foundation
package import LayoutEngine
package import LayoutRecord

/// One scenario at one offer: its base case and a case for each of its steps. A class, because units are kept by their
/// names, and a scenario is ten references to copy.
@MainActor package final class RecordingUnit {
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

    /// Records every case of the unit, handing out each as soon as it is done. A step that cannot be done fails its case
    /// and those of the steps after it.
    /// `texts` keeps the texts prepared for the units before: a scenario has the same ones at each of its offers.
    package func record(options: EngineOptions, texts: TextCache = TextCache(), _ done: (CaseRecord) -> Void) {
        texts.makeRoom()
        let live = LiveScenario(scenario, offer: offer, options: options, texts: texts)
        done(CaseRecord(id: ids[0], recording: live.settle()))
        var failure: String?
        for (index, step) in scenario.steps.enumerated() {
            if failure == nil {
                do { try live.perform(step) } catch { failure = error.message }
                if let failure {
                    done(CaseRecord(id: ids[index + 1], recording: Recording(stepFailed: failure)))
                } else {
                    done(CaseRecord(id: ids[index + 1], recording: live.settle()))
                }
            } else {
                done(
                    CaseRecord(
                        id: ids[index + 1],
                        recording: Recording(stepFailed: "an earlier step failed, so this one was not tried")))
            }
        }
    }
}

extension Recording {
    /// A case whose step could not be done.
    fileprivate init(stepFailed message: String) { self.init(outcome: .stepFailed, passes: 0, message: message) }
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
