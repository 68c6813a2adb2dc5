package import LayoutRecord

/// The cases of a comparison that are not unchanged, in case order.
///
/// A hundred thousand outlines are as many rows of numbers, and each is made into a `CaseDiff` only when it is asked
/// for: as an array of cases they took four times the memory of everything else that a report needs.
package struct CaseList: RandomAccessCollection, MutableCollection, ExpressibleByArrayLiteral, Sendable {
    /// A case of which only the outline is kept. The numbers are places in the tables below, -1 for nothing.
    private struct Outline {
        var suite: Int32
        var scenario: Int32
        var offer: Int32
        var step: Int32
        var before: Int32
        var after: Int32
        var aside: Int32
        var size: Int32
        var gainedFindings: Int32
        var caseClass: UInt8
    }

    /// What few outlines have.
    private struct Aside {
        var renamedFrom: CaseID?
        var changes: [Change]
    }

    /// Of each case: its place among the whole ones or, from -1 downwards, among the outlines.
    private var places: [Int32] = []
    /// Of each case: its causes, as a place in `causeLists`.
    private var listOfCase: [Int32] = []
    /// Lists of causes, each written once: few lists serve many cases.
    private var causeLists: [[Int]] = [[]]

    private var wholes: [CaseDiff] = []
    private var outlines: [Outline] = []
    private var suites: [String] = []
    private var scenarios: [String] = []
    private var offers = SharedValues<Offer>()
    private var steps = SharedValues<StepName>()
    private var digests: [RecordingDigests] = []
    private var asides: [Aside] = []

    package init() {}

    package init(_ cases: some Sequence<CaseDiff>) {
        for entry in cases { append(entry) }
    }

    package init(arrayLiteral cases: CaseDiff...) { self.init(cases) }

    package var startIndex: Int { 0 }
    package var endIndex: Int { places.count }

    package subscript(place: Int) -> CaseDiff {
        get {
            var entry = places[place] >= 0 ? wholes[Int(places[place])] : made(of: outline(place))
            entry.causes = causes(at: place)
            return entry
        }
        set {
            listOfCase[place] = list(of: newValue.causes)
            if places[place] >= 0 {
                wholes[Int(places[place])] = newValue
            } else {
                places[place] = Int32(wholes.count)
                wholes.append(newValue)
            }
        }
    }

    // MARK: Without making the case

    package func id(at place: Int) -> CaseID {
        places[place] >= 0 ? wholes[Int(places[place])].id : id(of: outline(place))
    }

    package func caseClass(at place: Int) -> CaseClass {
        if places[place] >= 0 { return wholes[Int(places[place])].caseClass }
        return CaseClass.allCases[Int(outline(place).caseClass)]
    }

    package func size(at place: Int) -> Int {
        places[place] >= 0 ? wholes[Int(places[place])].size : Int(outline(place).size)
    }

    /// None before `setCauses` has brought the lists.
    package func causes(at place: Int) -> [Int] {
        let list = Int(listOfCase[place])
        return list < causeLists.count ? causeLists[list] : []
    }

    /// The case's causes, as a place in the lists that `setCauses` brings.
    func list(at place: Int) -> Int32 { listOfCase[place] }

    func isOnBothSides(at place: Int) -> Bool {
        guard places[place] < 0 else { return wholes[Int(places[place])].isOnBothSides }
        return outline(place).before >= 0 && outline(place).after >= 0
    }

    // MARK: Adding

    package mutating func append(_ entry: CaseDiff) { append(entry, list: list(of: entry.causes)) }

    /// - Parameter list: the case's causes, as a place in the lists that `setCauses` brings.
    mutating func append(_ entry: CaseDiff, list: Int32) {
        listOfCase.append(list)
        if entry.isOutline {
            outlines.append(outline(of: entry))
            places.append(Int32(-outlines.count))
        } else {
            places.append(Int32(wholes.count))
            wholes.append(entry)
        }
    }

    /// The lists of causes that the cases were added with.
    mutating func setCauses(_ lists: [[Int]]) { causeLists = lists }

    private mutating func list(of causes: [Int]) -> Int32 {
        if causes.isEmpty { return 0 }
        if causeLists.last != causes { causeLists.append(causes) }
        return Int32(causeLists.count - 1)
    }

    // MARK: Outlines

    private func outline(_ place: Int) -> Outline { outlines[Int(-1 - places[place])] }

    private mutating func outline(of entry: CaseDiff) -> Outline {
        // The cases of a suite, and mostly those of a scenario, follow each other.
        if suites.last != entry.id.suite { suites.append(entry.id.suite) }
        if scenarios.last != entry.id.scenario { scenarios.append(entry.id.scenario) }
        var aside: Int32 = -1
        if entry.renamedFrom != nil || !entry.changes.isEmpty {
            aside = Int32(asides.count)
            asides.append(Aside(renamedFrom: entry.renamedFrom, changes: entry.changes))
        }
        return Outline(
            suite: Int32(suites.count - 1), scenario: Int32(scenarios.count - 1),
            offer: offers.place(of: entry.id.offer),
            step: entry.id.step.map { steps.place(of: $0) } ?? -1, before: place(of: entry.digestsBefore),
            after: place(of: entry.digestsAfter), aside: aside, size: Int32(clamping: entry.size),
            gainedFindings: Int32(clamping: entry.gainedFindings),
            caseClass: UInt8(CaseClass.allCases.firstIndex(of: entry.caseClass)!))
    }

    private mutating func place(of digests: RecordingDigests?) -> Int32 {
        guard let digests else { return -1 }
        self.digests.append(digests)
        return Int32(self.digests.count - 1)
    }

    private func id(of outline: Outline) -> CaseID {
        CaseID(
            knownSuite: suites[Int(outline.suite)], scenario: scenarios[Int(outline.scenario)],
            offer: offers[outline.offer], step: outline.step < 0 ? nil : steps[outline.step])
    }

    private func made(of outline: Outline) -> CaseDiff {
        let aside = outline.aside < 0 ? nil : asides[Int(outline.aside)]
        var entry = CaseDiff(
            id: id(of: outline), caseClass: CaseClass.allCases[Int(outline.caseClass)],
            renamedFrom: aside?.renamedFrom, changes: aside?.changes ?? [], before: nil, after: nil)
        entry.digestsBefore = outline.before < 0 ? nil : digests[Int(outline.before)]
        entry.digestsAfter = outline.after < 0 ? nil : digests[Int(outline.after)]
        entry.size = Int(outline.size)
        entry.gainedFindings = Int(outline.gainedFindings)
        entry.isOutline = true
        return entry
    }
}

/// What many outlines have in common, each value kept once.
private struct SharedValues<Value: Hashable & Sendable>: Sendable {
    private var values: [Value] = []
    private var places: [Value: Int32] = [:]

    subscript(place: Int32) -> Value { values[Int(place)] }

    mutating func place(of value: Value) -> Int32 {
        if let place = places[value] { return place }
        let place = Int32(values.count)
        values.append(value)
        places[value] = place
        return place
    }
}
