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
    /// The id of the base case as text.
    let name: String

    /// - Parameter beginning: what the ids of the scenario's cases begin with, which is made once for all its offers.
    init(suite: String, scenario: Scenario, offer: Offer, beginning: String) throws(NameError) {
        self.suite = suite
        self.scenario = scenario
        self.offer = offer
        name = beginning + offer.name
        var ids = [try CaseID(suite: suite, scenario: scenario.name, offer: offer, step: nil)]
        for step in scenario.stepNames {
            ids.append(try CaseID(suite: suite, scenario: scenario.name, offer: offer, step: step))
        }
        self.ids = ids
    }

    /// The ids as text.
    var names: [String] { ids.map { $0.step.map { name + $0.ending } ?? name } }

    /// Records every case of the unit, handing out each as soon as it is done. A step that cannot be done fails its case
    /// and those of the steps after it.
    /// `memory` keeps what the units before had: a scenario has the same at each of its offers.
    package func record(
        options: EngineOptions, memory: RecordingMemory = RecordingMemory(), _ done: (CaseRecord) -> Void
    ) {
        memory.texts.makeRoom()
        if scenario.steps.isEmpty {
            // Nobody needs the tree any more: it takes as much memory as its record, and is let go before that is written.
            let recording = LiveScenario(scenario, offer: offer, options: options, memory: memory).settle()
            return done(CaseRecord(id: ids[0], recording: recording))
        }
        let live = LiveScenario(scenario, offer: offer, options: options, memory: memory)
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

extension Scenario {
    /// What its steps are called in the ids of their cases.
    var stepNames: [StepName] {
        steps.enumerated().map { StepName(number: $0 + 1, words: $1.words) }
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
