import LayoutRecord

/// An event in plain numbers. An event may hold a text, so that each copy of one is counted as a reference to it, which
/// took a tenth of comparing a case.
struct TableRow {
    let function: RowKey.Function
    let node: Int
    let pass: Int
    /// A guide's name as a number that both recordings share, 0 elsewhere.
    let name: Int32
    let proposal: Proposal
    /// The size that was answered, a guide's value and 0 (0 and 1 where it is not set), or the place in the parent.
    let first: Double
    let second: Double

    init(_ event: Event, names: inout NameNumbers) {
        switch event {
        case .measure(let pass, let node, let proposal, let size):
            (function, self.pass, self.node, name, self.proposal) = (.measure, pass, node, 0, proposal)
            (first, second) = (size.width, size.height)
        case .guide(let pass, let node, let proposal, let name, let value):
            (function, self.pass, self.node, self.proposal) = (.guide, pass, node, proposal)
            // That a guide is not set is an answer to the same question.
            let guide = Event.explicitGuide(name, value)
            self.name = names.number(of: guide.name)
            (first, second) = (guide.value ?? 0, guide.value == nil ? 1 : 0)
        case .place(let pass, let node, let proposal, let x, let y):
            (function, self.pass, self.node, name, self.proposal) = (.place, pass, node, 0, proposal)
            (first, second) = (x, y)
        }
    }

    var key: RowKey {
        var key = RowKey(node: node, pass: pass, function: function, proposal: proposal)
        key.name = name
        return key
    }

    /// The very same question, whoever was asked.
    func isAsked(as other: TableRow) -> Bool {
        function == other.function && pass == other.pass && name == other.name
            && Closeness.bit(proposal, other.proposal)
    }

    /// Equal to the bit: of two questions the answer or the guide's value, of two placements the place.
    func hasEqualOutput(as other: TableRow) -> Bool {
        Closeness.bit(first, other.first) && Closeness.bit(second, other.second)
    }

    /// The same within the noise.
    func hasSameOutput(as other: TableRow) -> Bool {
        Closeness.same(first, other.first) && Closeness.same(second, other.second)
    }
}
