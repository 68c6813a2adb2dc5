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
        guard let spans = try JSONReader.read(bytes).array else { throw StoredFormError("the events are no array") }
        var events: [Event] = []
        for span in spans {
            guard let parts = span.array, parts.count == 3, let pass = parts[0].int, parts[1].int == events.count,
                let elements = parts[2].array
            else { throw StoredFormError("the events are not [pass, first sequence, [...]]") }
            events.reserveCapacity(events.count + elements.count)
            for element in elements { events.append(try event(element, pass: pass, nodes: nodes)) }
        }
        return events
    }

    private static func event(_ json: JSONValue, pass: Int, nodes: Int) throws(StoredFormError) -> Event {
        guard let parts = json.array, parts.count == 4 || parts.count == 5, let code = parts[0].int,
            (0..<(nodes * 3)).contains(code), let width = parts[1].storedLength, let last = parts[3].storedNumber
        else { throw StoredFormError("an event is not [node and phase, width, ...] of a node") }
        var proposal = Proposal(width: width, height: nil)
        if parts.count == 5 {
            guard let height = parts[4].storedNumber else { throw StoredFormError("an event ends in no height") }
            proposal.height = height
        }
        if code % 3 == 1, let name = parts[2].string {
            return .guide(pass: pass, node: code / 3, proposal: proposal, name: name, value: last)
        }
        guard let first = parts[2].storedNumber else { throw StoredFormError("an event has no number") }
        switch code % 3 {
        case 0:
            return .measure(pass: pass, node: code / 3, proposal: proposal, size: Size(width: first, height: last))
        case 2: return .place(pass: pass, node: code / 3, proposal: proposal, x: first, y: last)
        default: throw StoredFormError("a guide has no name")
        }
    }
}
