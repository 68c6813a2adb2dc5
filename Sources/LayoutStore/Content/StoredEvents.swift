import LayoutRecord

/// The stored form of events: `[[pass, first sequence, [event, ...]], ...]`, a new element wherever the pass changes.
/// An event is `[node * 3 + phase, proposed width, a, b, proposed height]` with phase 0 measure (width, height), 1 guide
/// (name, value) and 2 place (x, y) for `a, b`; the last element is left out when no height is proposed. Most of a
/// recording's bytes are here, so pass, phase and the most frequent nil cost a byte or none.
enum StoredEvents {
    static func encode(_ events: [Event]) -> [UInt8] {
        var json = JSONWriter()
        json.beginArray()
        var pass: Int?
        for (sequence, event) in events.enumerated() {
            if event.pass != pass {
                if pass != nil {
                    json.endArray()
                    json.endArray()
                }
                pass = event.pass
                json.beginArray()
                json.int(event.pass)
                json.int(sequence)
                json.beginArray()
            }
            encode(event, to: &json)
        }
        if pass != nil {
            json.endArray()
            json.endArray()
        }
        json.endArray()
        return json.bytes
    }

    private static func encode(_ event: Event, to json: inout JSONWriter) {
        json.beginArray()
        let phase =
            switch event {
            case .measure: 0
            case .guide: 1
            case .place: 2
            }
        json.int(event.node * 3 + phase)
        json.stored(event.proposal.width)
        switch event {
        case .measure(_, _, _, let size):
            json.stored(size.width)
            json.stored(size.height)
        case .guide(_, _, _, let name, let value):
            json.string(name)
            json.stored(value)
        case .place(_, _, _, let x, let y):
            json.stored(x)
            json.stored(y)
        }
        if let height = event.proposal.height { json.stored(height) }
        json.endArray()
    }

    static func decode(_ bytes: [UInt8], nodes: Int) throws -> [Event] {
        var events: [Event] = []
        // An event takes some twenty bytes.
        events.reserveCapacity(bytes.count / 20)
        var row = JSONRow()
        var name: JSONValue?
        var failure: StoredFormError?
        try JSONReader.read(bytes) { reader throws(JSONError) in
            var pass: Int?
            var place = 0
            let start = events.count
            try elements(of: &reader) { reader throws(JSONError) in
                place += 1
                switch place {
                case 1: pass = try reader.next().int
                case 2: if try reader.next().int != start { failure = failure ?? notSpans }
                case 3:
                    try elements(of: &reader) { reader throws(JSONError) in
                        try reader.read(into: &row, other: &name)
                        guard failure == nil else { return }
                        do throws(StoredFormError) {
                            events.append(try event(row, name: name, pass: pass, nodes: nodes))
                        } catch { failure = error }
                    }
                default: _ = try reader.next()
                }
            }
            if place != 3 || pass == nil { failure = failure ?? notSpans }
        }
        if let failure { throw failure }
        return events
    }

    private static let notSpans = StoredFormError("the events are not [pass, first sequence, [...]]")

    /// Consumes an array; anything else has no elements.
    private static func elements(
        of reader: inout JSONReader, _ body: (inout JSONReader) throws(JSONError) -> Void
    ) throws(JSONError) {
        if reader.isAtArray { try reader.elements(body) } else { _ = try reader.next() }
    }

    private static func event(
        _ row: JSONRow, name: JSONValue?, pass: Int?, nodes: Int
    ) throws(StoredFormError) -> Event {
        guard let pass, row.count == 4 || row.count == 5, let code = row.number(0).flatMap(Int.init(exactly:)),
            (0..<(nodes * 3)).contains(code), row.isNull(1) || row.number(1) != nil,
            let last = row.number(3)
        else { throw StoredFormError("an event is not [node and phase, width, ...] of a node") }
        var proposal = Proposal(width: row.number(1), height: nil)
        if row.count == 5 {
            guard let height = row.number(4) else { throw StoredFormError("an event ends in no height") }
            proposal.height = height
        }
        if code % 3 == 1, !row.isNull(2), row.number(2)?.isNaN != false, let name = name?.string {
            return .guide(pass: pass, node: code / 3, proposal: proposal, name: name, value: last)
        }
        guard let first = row.number(2) else { throw StoredFormError("an event has no number") }
        switch code % 3 {
        case 0:
            return .measure(pass: pass, node: code / 3, proposal: proposal, size: Size(width: first, height: last))
        case 2: return .place(pass: pass, node: code / 3, proposal: proposal, x: first, y: last)
        default: throw StoredFormError("a guide has no name")
        }
    }
}
