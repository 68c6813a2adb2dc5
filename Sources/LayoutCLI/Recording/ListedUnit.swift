package import LayoutRecord
package import LayoutStore

/// What a recorder records in one go: a case and the steps after it, which share state.
package struct ListedUnit: Equatable, Sendable {
    /// The case and its steps, in order.
    package var cases: [CaseID] = []
    /// Their ids as text.
    package var names: [String] = []

    /// The id of the case before any step.
    package var base: String { String(decoding: Self.base(of: names[0].utf8), as: UTF8.self) }

    private static func base(of id: some Collection<UInt8>) -> some Collection<UInt8> {
        id.prefix { $0 != UInt8(ascii: "#") && $0 != UInt8(ascii: "\n") }
    }

    /// Whether the first of some ids is of the same case as another id.
    fileprivate static func base(of ids: ArraySlice<UInt8>, is id: String.UTF8View) -> Bool {
        base(of: ids).elementsEqual(base(of: id))
    }
}

/// The units that a recorder lists, in order. A hundred thousand ids are kept as their text and made one by one.
package struct UnitList: Equatable, Sendable {
    /// The ids, each with a newline.
    private var text: [UInt8] = []
    /// Where the ids of each unit stand.
    private var ranges: [Range<Int>] = []

    package init() {}

    package var count: Int { ranges.count }
    package var isEmpty: Bool { ranges.isEmpty }
    package var caseCount: Int { ranges.reduce(0) { $0 + text[$1].count { $0 == UInt8(ascii: "\n") } } }

    /// Adds an id, whose text is `name`, to the unit before it, if it is one of its steps, or to a new one.
    package mutating func append(_ id: CaseID, name: String) {
        let start = text.count
        let isStep = id.step != nil && ranges.last.map { ListedUnit.base(of: text[$0], is: name.utf8) } == true
        text += name.utf8
        text.append(UInt8(ascii: "\n"))
        if isStep, let last = ranges.last {
            ranges[ranges.count - 1] = last.lowerBound..<text.count
        } else {
            ranges.append(start..<text.count)
        }
    }

    package subscript(place: Int) -> ListedUnit {
        var unit = ListedUnit()
        for line in text[ranges[place]].split(separator: UInt8(ascii: "\n")) {
            let name = String(decoding: line, as: UTF8.self)
            // It was read before it was kept.
            guard let id = CaseID(parsing: name) else { continue }
            unit.cases.append(id)
            unit.names.append(name)
        }
        return unit
    }

    /// Leaves out the units that are not wanted; `isWanted` is told each one's place.
    package mutating func keep(_ isWanted: (Int, ListedUnit) -> Bool) {
        ranges = ranges.indices.filter { isWanted($0, self[$0]) }.map { ranges[$0] }
    }
}

/// A recorded case, the digests of its recording, and, when it was recorded more than once, what differed.
package struct RecordedCase: Equatable, Sendable {
    package var id: CaseID
    package var outcome: Outcome
    package var digests: RecordingDigests
    /// What was recorded; nil when the database is known to have it, or when it is ready to be stored.
    package var recording: Recording?
    /// What was recorded, ready to be stored.
    package var storable: StorableRecording?
    package var unstable: String?

    /// - Parameter digests: those of the recording, nil to compute them. Cost: O(nodes + events) then.
    package init(id: CaseID, recording: Recording, digests: RecordingDigests? = nil) {
        self.id = id
        outcome = recording.outcome
        self.digests = digests ?? recording.digests
        self.recording = recording
    }

    /// A case whose recording is ready to be stored.
    package init(id: CaseID, storable: StorableRecording) {
        self.id = id
        outcome = storable.outcome
        digests = storable.digests
        self.storable = storable
    }

    /// A case whose recording is stored.
    package init(id: CaseID, outcome: Outcome, stored digests: RecordingDigests) {
        self.id = id
        self.outcome = outcome
        self.digests = digests
    }
}

extension CaseID {
    /// The case of an id as it is written; nil when the text is none.
    package init?(parsing text: String) {
        var text = text
        guard let id = text.withUTF8({ CaseID(bytes: $0) }) else { return nil }
        self = id
    }

    /// Looking for characters where bytes will do takes ten times as long, and every case of a run is read twice.
    private init?(bytes: UnsafeBufferPointer<UInt8>) {
        guard let slash = bytes.firstIndex(of: UInt8(ascii: "/")),
            let at = bytes[slash...].firstIndex(of: UInt8(ascii: "@"))
        else { return nil }
        let number = bytes[at...].firstIndex(of: UInt8(ascii: "#")) ?? bytes.endIndex
        guard let offer = Offer(name: String(decoding: bytes[(at + 1)..<number], as: UTF8.self)) else { return nil }
        var step: StepName?
        if number < bytes.endIndex {
            let words = bytes[(number + 1)...]
            guard let space = words.firstIndex(of: UInt8(ascii: " ")),
                let place = Int(String(decoding: words[..<space], as: UTF8.self)), place > 0
            else { return nil }
            step = StepName(number: place, words: Self.name(words[(space + 1)...]))
        }
        let id = try? CaseID(
            suite: Self.name(bytes[..<slash]), scenario: Self.name(bytes[(slash + 1)..<at]), offer: offer, step: step)
        guard let id else { return nil }
        self = id
    }

    private static func name(_ bytes: Slice<UnsafeBufferPointer<UInt8>>) -> String {
        let name = String(decoding: UnsafeBufferPointer(rebasing: bytes), as: UTF8.self)
        return bytes.contains(UInt8(ascii: "%")) ? name.percentDecoded : name
    }
}
