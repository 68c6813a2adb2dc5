package import LayoutRecord

/// What a recorder records in one go: a case and the steps after it, which share state.
package struct ListedUnit: Equatable, Sendable {
    /// The case and its steps, in order.
    package var cases: [CaseID]

    /// The id of the case before any step.
    package var base: String {
        let first = cases[0]
        guard first.step != nil else { return first.description }
        let id = first.description
        return String(id[..<(id.firstIndex(of: "#") ?? id.endIndex)])
    }

    /// Groups the ids that a recorder lists.
    package static func units(of ids: [CaseID]) -> [ListedUnit] {
        var units: [ListedUnit] = []
        for id in ids {
            if id.step != nil, let last = units.last?.cases[0], last.suite == id.suite, last.scenario == id.scenario,
                last.offer == id.offer
            {
                units[units.count - 1].cases.append(id)
            } else {
                units.append(ListedUnit(cases: [id]))
            }
        }
        return units
    }
}

/// A recorded case, the digests of its recording, and, when it was recorded more than once, what differed.
package struct RecordedCase: Equatable, Sendable {
    package var record: CaseRecord
    package var digests: RecordingDigests
    package var unstable: String?

    /// Cost: O(nodes + events), for the digests.
    package init(record: CaseRecord) {
        self.record = record
        digests = record.recording.digests
    }
}

extension CaseID {
    /// The case of an id as it is written; nil when the text is none.
    package init?(parsing text: String) {
        guard let slash = text.firstIndex(of: "/"), let at = text[slash...].firstIndex(of: "@") else { return nil }
        let rest = text[text.index(after: at)...]
        let number = rest.firstIndex(of: "#") ?? rest.endIndex
        guard let offer = Offer(name: String(rest[..<number])) else { return nil }
        var step: StepName?
        if number < rest.endIndex {
            let words = rest[rest.index(after: number)...]
            guard let space = words.firstIndex(of: " "), let place = Int(words[..<space]), place > 0 else { return nil }
            step = StepName(number: place, words: String(words[words.index(after: space)...]).percentDecoded)
        }
        let suite = String(text[..<slash]).percentDecoded
        let scenario = String(text[text.index(after: slash)..<at]).percentDecoded
        guard let id = try? CaseID(suite: suite, scenario: scenario, offer: offer, step: step) else { return nil }
        self = id
    }
}
