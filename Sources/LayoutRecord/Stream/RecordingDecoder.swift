/// Why a part of a recording cannot be read: what was wrong, and where in it.
package struct RecordingError: Error, Equatable, CustomStringConvertible {
    package let description: String

    package init(_ description: String) { self.description = description }
}

/// Reads the JSON form of a recording's parts; every index is checked, so that a recording that was read is sound.
extension RecordingCoder {
    /// - Parameter events: the events, which are read apart from the rest.
    static func recording(from json: JSONValue, events: EventReader) throws(RecordingError) -> Recording {
        guard let word = json["outcome"]?.string, let outcome = Outcome(rawValue: word) else {
            throw RecordingError("\"outcome\" is missing or unknown")
        }
        var recording = Recording(outcome: outcome, passes: json["passes"]?.int ?? 1, message: json["message"]?.string)
        for element in json["nodes"]?.array ?? [] {
            recording.nodes.append(try node(from: element, index: recording.nodes.count))
        }
        let count = recording.nodes.count
        recording.events = try events.checked(nodes: count)
        for element in json["observations"]?.array ?? [] {
            recording.observations.append(try observation(from: element, nodes: count))
        }
        for element in json["findings"]?.array ?? [] {
            recording.findings.append(try finding(from: element, nodes: count))
        }
        return recording
    }

    /// A length of the stream: a number, `"nil"`, `"inf"`, `"-inf"` or `"nan"`. The outer nil means "no length".
    package static func length(from json: JSONValue) -> Double?? {
        switch json {
        case .number(let value): .some(.some(value))
        case .string("nil"), .null: .some(.none)
        case .string("inf"): .some(.infinity)
        case .string("-inf"): .some(-.infinity)
        case .string("nan"): .some(.nan)
        default: nil
        }
    }

    package static func number(from json: JSONValue?) -> Double? {
        guard let json, let length = length(from: json) else { return nil }
        return length
    }

    package static func inputs(from json: JSONValue?) throws(RecordingError) -> [Input] {
        guard let json else { return [] }
        guard let members = json.object else { throw RecordingError("\"inputs\" is not an object") }
        var inputs: [Input] = []
        for (name, value) in members { inputs.append(Input(name, try inputValue(from: value, of: name))) }
        return inputs.sorted { $0.name < $1.name }
    }

    private static func inputValue(from json: JSONValue, of name: String) throws(RecordingError) -> InputValue {
        switch json {
        case .bool(let flag): return .bool(flag)
        case .number(let number): return .number(number)
        // An infinite or NaN parameter has no JSON number; DESIGN.md writes it as a word.
        case .string("inf"): return .number(.infinity)
        case .string("-inf"): return .number(-.infinity)
        case .string("nan"): return .number(.nan)
        case .string(let text): return .string(text)
        default: throw RecordingError("the input \"\(name)\" is neither a number, a boolean nor a string")
        }
    }

    package static func traits(from json: JSONValue?) throws(RecordingError) -> Traits {
        var traits = Traits()
        guard let json else { return traits }
        traits.priority = number(from: json["priority"])
        traits.spacing = try inputs(from: json["spacing"])
        traits.values = try inputs(from: json["values"])
        traits.guides = (json["guides"]?.array ?? []).compactMap(\.string)
        return traits
    }

    /// A node without its frame, hits and lines: what recordings of one shape share.
    package static func shapeNode(from json: JSONValue, index: Int) throws(RecordingError) -> NodeRecord {
        guard let path = json["path"]?.string, let kind = json["kind"]?.string else {
            throw RecordingError("node \(index) has no path or no kind")
        }
        guard let parent = json["parent"]?.int, parent < index, parent >= -1, (parent == -1) == (index == 0) else {
            throw RecordingError("node \(index) has no parent before it")
        }
        var node = NodeRecord(path: path, parent: parent, kind: kind)
        node.inputs = try inputs(from: json["inputs"])
        for element in json["inputsByPass"]?.array ?? [] {
            guard let pair = element.array, pair.count == 2, let pass = pair[0].int else {
                throw RecordingError("node \(index) has \"inputsByPass\" that are not pairs")
            }
            node.inputsByPass.append(PassInputs(pass: pass, inputs: try inputs(from: pair[1])))
        }
        node.identifier = json["identifier"]?.string
        node.text = json["text"]?.string
        node.traits = try traits(from: json["traits"])
        node.builder = json["builder"]?.int
        if let builder = node.builder, !(0..<index).contains(builder) {
            throw RecordingError("node \(index) has a builder that is not before it")
        }
        node.isCode = json["code"]?.bool ?? false
        return node
    }

    package static func node(from json: JSONValue, index: Int) throws(RecordingError) -> NodeRecord {
        var node = try shapeNode(from: json, index: index)
        node.frame = try frame(from: json["frame"], index: index)
        node.hits = json["hits"]?.int ?? 0
        if let lines = json["lines"], lines != .null { node.lines = try Self.lines(from: lines, index: index) }
        node.truncated = json["truncated"]?.bool
        return node
    }

    package static func frame(from json: JSONValue?, index: Int) throws(RecordingError) -> Frame? {
        guard let json, json != .null else { return nil }
        let numbers = (json.array ?? []).compactMap { number(from: $0) }
        guard numbers.count == 4 else { throw RecordingError("node \(index) has a frame that is not four numbers") }
        return Frame(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
    }

    package static func lines(from json: JSONValue, index: Int) throws(RecordingError) -> [TextRange] {
        var lines: [TextRange] = []
        for element in json.array ?? [] {
            guard let pair = element.array, pair.count == 2, let start = pair[0].int, let end = pair[1].int else {
                throw RecordingError("node \(index) has lines that are not pairs of offsets")
            }
            lines.append(TextRange(start: start, end: end))
        }
        return lines
    }

    private static var notAnEvent: RecordingError {
        RecordingError("an event is not [pass, phase, node, width, height, ...] of a node")
    }

    private static func event(from parts: [JSONValue], nodes: Int) throws(RecordingError) -> Event {
        guard parts.count == 7, let pass = parts[0].int, let phase = parts[1].string,
            let node = parts[2].int, (0..<nodes).contains(node), let width = length(from: parts[3]),
            let height = length(from: parts[4])
        else { throw notAnEvent }
        let proposal = Proposal(width: width, height: height)
        if phase == "guide", let name = parts[5].string, let value = number(from: parts[6]) {
            return .guide(pass: pass, node: node, proposal: proposal, name: name, value: value)
        }
        guard let first = number(from: parts[5]), let second = number(from: parts[6]) else {
            throw RecordingError("an event ends in something that is no length")
        }
        switch phase {
        case "measure":
            return .measure(pass: pass, node: node, proposal: proposal, size: Size(width: first, height: second))
        case "place": return .place(pass: pass, node: node, proposal: proposal, x: first, y: second)
        default: throw RecordingError("an event has the unknown phase \"\(phase)\"")
        }
    }

    /// The events of a recording as the reader comes to them: most of a stream's bytes, so no array is made for each.
    struct EventReader {
        private(set) var events: [Event] = []
        private(set) var failure: RecordingError?
        private var parts: [JSONValue] = []

        mutating func read(_ reader: inout JSONReader) throws(JSONError) {
            events = []
            guard reader.isAtArray else {
                if try reader.next() != .null { failure = RecordingError("\"events\" is not an array") }
                return
            }
            try reader.elements { reader throws(JSONError) in
                guard reader.isAtArray else {
                    _ = try reader.next()
                    failure = failure ?? RecordingCoder.notAnEvent
                    return
                }
                parts.removeAll(keepingCapacity: true)
                try reader.elements { reader throws(JSONError) in parts.append(try reader.next()) }
                guard failure == nil else { return }
                // The nodes may come after the events: whether they are there is checked when all is read.
                do throws(RecordingError) {
                    events.append(try RecordingCoder.event(from: parts, nodes: .max))
                } catch { failure = error }
            }
        }

        /// The events, if all of them can be read and are of nodes that are there.
        func checked(nodes: Int) throws(RecordingError) -> [Event] {
            if let failure { throw failure }
            guard events.allSatisfy({ $0.node < nodes }) else { throw RecordingCoder.notAnEvent }
            return events
        }
    }

    package static func observation(from json: JSONValue, nodes: Int) throws(RecordingError) -> ObservationRecord {
        guard let pass = json["pass"]?.int, let node = json["node"]?.int, (0..<nodes).contains(node),
            let kind = json["kind"]?.string, let new = json["new"]?.string
        else { throw RecordingError("an observation has no pass, node, kind or new value") }
        return ObservationRecord(pass: pass, node: node, kind: kind, old: json["old"]?.string, new: new)
    }

    package static func finding(from json: JSONValue, nodes: Int) throws(RecordingError) -> FindingRecord {
        guard let rule = json["rule"]?.string, let message = json["message"]?.string else {
            throw RecordingError("a finding has no rule or no message")
        }
        let node = json["node"]?.int
        if let node, !(0..<nodes).contains(node) { throw RecordingError("a finding names a node that is not there") }
        return FindingRecord(rule: rule, node: node, message: message, value: number(from: json["value"]))
    }
}
