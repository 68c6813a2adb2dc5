/// What the members of a case's line say, in whatever order they come; nothing is made a JSON value on the way, for a
/// line has thousands. Every index is checked, so that a recording that was read is sound.
struct RecordingParts {
    private(set) var outcome: Outcome?
    private var passes = 1
    private var message: String?
    private var nodes: [NodeRecord] = []
    private var hits: [Int]?
    private var events: [Event] = []
    private var observations: [ObservationRecord] = []
    private var findings: [FindingRecord] = []
    private var allowed: [String] = []

    /// Consumes the value of a member; false, and nothing consumed, when the member is none of a recording's.
    mutating func read(_ key: JSONReader.Key, _ reader: inout JSONReader) throws -> Bool {
        if reader.isKey(key, "nodes") {
            nodes = []
            try elements(&reader) { parts, reader in
                parts.nodes.append(try Self.node(&reader, index: parts.nodes.count))
            }
        } else if reader.isKey(key, "events") {
            try readEvents(&reader)
        } else if reader.isKey(key, "outcome") {
            outcome = try reader.optionalString().flatMap(Outcome.init)
        } else if reader.isKey(key, "passes") {
            passes = try Self.count(&reader, "\"passes\" is") ?? 1
        } else if reader.isKey(key, "message") {
            message = try Self.message(&reader)
        } else if reader.isKey(key, "observations") {
            observations = []
            try elements(&reader) { parts, reader in parts.observations.append(try Self.observation(&reader)) }
        } else if reader.isKey(key, "findings") {
            findings = []
            try elements(&reader) { parts, reader in parts.findings.append(try Self.finding(&reader)) }
        } else if reader.isKey(key, "allowed") {
            allowed = []
            try elements(&reader) { parts, reader in
                if let rule = try reader.optionalString() { parts.allowed.append(rule) }
            }
            allowed = Set(allowed).sorted { $0.bytesPrecede($1) }
        } else if reader.isKey(key, "hits") {
            hits = []
            try elements(&reader) { parts, reader in
                guard let count = try Self.count(&reader, "one of \"hits\" is") else {
                    throw RecordingError("one of \"hits\" is null")
                }
                parts.hits?.append(count)
            }
        } else {
            return false
        }
        return true
    }

    /// The recording that was read.
    consuming func recording() throws(RecordingError) -> Recording {
        guard let outcome else { throw RecordingError("\"outcome\" is missing or unknown") }
        let count = nodes.count
        guard events.allSatisfy({ $0.node < count }) else { throw Self.notAnEvent }
        guard observations.allSatisfy({ $0.node < count }) else { throw Self.notAnObservation }
        guard findings.allSatisfy({ $0.node ?? -1 < count }) else {
            throw RecordingError("a finding names a node that is not there")
        }
        if let hits {
            guard hits.count == count else { throw RecordingError("\"hits\" are not one for each node") }
            for index in nodes.indices { nodes[index].hits = hits[index] }
        }
        return Recording(
            outcome: outcome, passes: passes, message: message, nodes: nodes, events: events,
            observations: observations, findings: findings, allowed: allowed)
    }

    /// Consumes an array; anything else has no elements.
    private mutating func elements(
        _ reader: inout JSONReader, _ body: (inout RecordingParts, inout JSONReader) throws -> Void
    ) throws {
        guard reader.isAtArray else { return try reader.skip() }
        var isFirst = true
        try reader.begin(UInt8(ascii: "["))
        while try reader.nextElement(&isFirst) { try body(&self, &reader) }
    }

    // MARK: Counts and the message

    /// A count; nil for null. As many digits as other readers take for an exact number, and as canonical bytes may have.
    private static func count(_ reader: inout JSONReader, _ what: @autoclosure () -> String) throws -> Int? {
        if let short = reader.shortInteger() { return short }
        let json = try reader.next()
        if json == .null { return nil }
        guard let count = RecordingCoder.count(from: json) else {
            throw RecordingError("\(what()) no whole number from 0 on")
        }
        return count
    }

    private static func message(_ reader: inout JSONReader) throws -> String? {
        let json = try reader.next()
        guard json == .null || json.string != nil else { throw RecordingError("\"message\" is no string") }
        return json.string
    }

    // MARK: Nodes

    private static func node(_ reader: inout JSONReader, index: Int) throws -> NodeRecord {
        guard reader.isAt(UInt8(ascii: "{")) else { throw RecordingError("node \(index) is no object") }
        var path: String?
        var kind: String?
        var parent: Int?
        var node = NodeRecord(path: "", parent: -1, kind: "")
        var isFirst = true
        try reader.begin(UInt8(ascii: "{"))
        while let key = try reader.nextKey(&isFirst) {
            if reader.isKey(key, "path") {
                path = try reader.optionalString()
            } else if reader.isKey(key, "parent") {
                parent = try reader.optionalInt()
            } else if reader.isKey(key, "kind") {
                kind = try reader.optionalString()
            } else if reader.isKey(key, "inputs") {
                node.inputs = try inputs(&reader)
            } else if reader.isKey(key, "inputsByPass") {
                node.inputsByPass = try inputsByPass(&reader, index: index)
            } else if reader.isKey(key, "identifier") {
                node.identifier = try reader.optionalString()
            } else if reader.isKey(key, "text") {
                node.text = try reader.optionalString()
            } else if reader.isKey(key, "traits") {
                node.traits = try traits(&reader)
            } else if reader.isKey(key, "builder") {
                node.builder = try reader.optionalInt()
            } else if reader.isKey(key, "code") {
                node.isCode = try reader.optionalBool() ?? false
            } else if reader.isKey(key, "frame") {
                node.frame = try frame(&reader, index: index)
            } else if reader.isKey(key, "hits") {
                node.hits = try count(&reader, "node \(index) has \"hits\" that are") ?? 0
            } else if reader.isKey(key, "lines") {
                node.lines = try lines(&reader, index: index)
            } else if reader.isKey(key, "truncated") {
                node.truncated = try reader.optionalBool()
            } else {
                try reader.skip()
            }
        }
        guard let path, let kind else { throw RecordingError("node \(index) has no path or no kind") }
        guard let parent, parent < index, parent >= -1, (parent == -1) == (index == 0) else {
            throw RecordingError("node \(index) has no parent before it")
        }
        if let builder = node.builder, !(0..<index).contains(builder) {
            throw RecordingError("node \(index) has a builder that is not before it")
        }
        (node.path, node.kind, node.parent) = (path, kind, parent)
        return node
    }

    fileprivate static func inputs(_ reader: inout JSONReader) throws -> [Input] {
        guard reader.isAt(UInt8(ascii: "{")) else { throw RecordingError("\"inputs\" is not an object") }
        var inputs: [Input] = []
        var isFirst = true
        try reader.begin(UInt8(ascii: "{"))
        while let key = try reader.nextKey(&isFirst) {
            let name = reader.text(of: key)
            inputs.append(Input(name, try inputValue(&reader, of: name)))
        }
        inputs.sortByName()
        return inputs
    }

    private static func inputValue(_ reader: inout JSONReader, of name: String) throws -> InputValue {
        // An infinite or NaN parameter has no JSON number; the stream has a word for it. A text that is such a word
        // has an escape in it.
        if reader.consume(word: "inf") { return .number(.infinity) }
        if reader.consume(word: "-inf") { return .number(-.infinity) }
        if reader.consume(word: "nan") { return .number(.nan) }
        switch try reader.next() {
        case .number(let number): return .number(number)
        case .bool(let flag): return .bool(flag)
        case .string(let text): return .string(text)
        default: throw RecordingError("the input \"\(name)\" is neither a number, a boolean nor a string")
        }
    }

    fileprivate static func inputsByPass(_ reader: inout JSONReader, index: Int) throws -> [PassInputs] {
        guard reader.isAtArray else {
            try reader.skip()
            return []
        }
        var changes: [PassInputs] = []
        var isFirst = true
        try reader.begin(UInt8(ascii: "["))
        while try reader.nextElement(&isFirst) {
            var isFirstPart = true
            guard reader.isAtArray else { throw notPassInputs(index) }
            try reader.begin(UInt8(ascii: "["))
            guard try reader.nextElement(&isFirstPart), let pass = try reader.optionalInt(),
                try reader.nextElement(&isFirstPart)
            else { throw notPassInputs(index) }
            changes.append(PassInputs(pass: pass, inputs: try inputs(&reader)))
            guard try !reader.nextElement(&isFirstPart) else { throw notPassInputs(index) }
        }
        return changes
    }

    private static func notPassInputs(_ index: Int) -> RecordingError {
        RecordingError("node \(index) has \"inputsByPass\" that are not pairs")
    }

    fileprivate static func traits(_ reader: inout JSONReader) throws -> Traits {
        var traits = Traits()
        guard reader.isAt(UInt8(ascii: "{")) else {
            try reader.skip()
            return traits
        }
        var isFirst = true
        try reader.begin(UInt8(ascii: "{"))
        while let key = try reader.nextKey(&isFirst) {
            if reader.isKey(key, "priority") {
                traits.priority = try reader.lengthNumber()
            } else if reader.isKey(key, "spacing") {
                traits.spacing = try inputs(&reader)
            } else if reader.isKey(key, "values") {
                traits.values = try inputs(&reader)
            } else if reader.isKey(key, "guides") {
                traits.guides = (try reader.next().array ?? []).compactMap(\.string)
            } else {
                try reader.skip()
            }
        }
        return traits
    }

    private static func frame(_ reader: inout JSONReader, index: Int) throws -> Frame? {
        guard reader.isAtArray else {
            guard try reader.next() == .null else { throw notAFrame(index) }
            return nil
        }
        var isFirst = true
        try reader.begin(UInt8(ascii: "["))
        func length(_ reader: inout JSONReader) throws -> Double {
            guard try reader.nextElement(&isFirst), let length = try reader.lengthNumber() else {
                throw notAFrame(index)
            }
            return length
        }
        let (x, y) = (try length(&reader), try length(&reader))
        let frame = Frame(x: x, y: y, width: try length(&reader), height: try length(&reader))
        guard try !reader.nextElement(&isFirst) else { throw notAFrame(index) }
        return frame
    }

    private static func notAFrame(_ index: Int) -> RecordingError {
        RecordingError("node \(index) has a frame that is not four numbers")
    }

    private static func lines(_ reader: inout JSONReader, index: Int) throws -> [TextRange]? {
        guard reader.isAtArray else { return try reader.next() == .null ? nil : [] }
        var lines: [TextRange] = []
        var isFirst = true
        try reader.begin(UInt8(ascii: "["))
        while try reader.nextElement(&isFirst) {
            var isFirstPart = true
            guard reader.isAtArray else { throw notLines(index) }
            try reader.begin(UInt8(ascii: "["))
            guard try reader.nextElement(&isFirstPart), let start = try reader.optionalInt(),
                try reader.nextElement(&isFirstPart), let end = try reader.optionalInt(),
                try !reader.nextElement(&isFirstPart)
            else { throw notLines(index) }
            lines.append(TextRange(start: start, end: end))
        }
        return lines
    }

    private static func notLines(_ index: Int) -> RecordingError {
        RecordingError("node \(index) has lines that are not pairs of offsets")
    }

    // MARK: Events, observations, findings

    private static var notAnEvent: RecordingError {
        RecordingError("an event is not [pass, phase, node, width, height, ...] of a node")
    }

    private mutating func readEvents(_ reader: inout JSONReader) throws {
        events = []
        guard reader.isAtArray else {
            if try reader.next() != .null { throw RecordingError("\"events\" is not an array") }
            return
        }
        var isFirst = true
        try reader.begin(UInt8(ascii: "["))
        // The nodes may come after the events: whether they are there is checked when all is read.
        while try reader.nextElement(&isFirst) { events.append(try Self.event(&reader)) }
    }

    private static func event(_ reader: inout JSONReader) throws -> Event {
        guard reader.isAtArray else { throw notAnEvent }
        var isFirst = true
        func next(_ reader: inout JSONReader) throws {
            guard try reader.nextElement(&isFirst) else { throw notAnEvent }
        }
        try reader.begin(UInt8(ascii: "["))
        try next(&reader)
        guard let pass = try reader.optionalInt() else { throw notAnEvent }
        try next(&reader)
        let isMeasure = reader.consume(word: "measure")
        let isPlace = !isMeasure && reader.consume(word: "place")
        if !isMeasure, !isPlace, !reader.consume(word: "guide") {
            guard let phase = try reader.optionalString() else { throw notAnEvent }
            throw RecordingError("an event has the unknown phase \"\(phase)\"")
        }
        try next(&reader)
        guard let node = try reader.optionalInt(), node >= 0 else { throw notAnEvent }
        try next(&reader)
        guard let width = try reader.length() else { throw notAnEvent }
        try next(&reader)
        guard let height = try reader.length() else { throw notAnEvent }
        let proposal = Proposal(width: width, height: height)
        let event: Event
        try next(&reader)
        if isMeasure || isPlace {
            guard let first = try reader.lengthNumber() else { throw notALength }
            try next(&reader)
            guard let second = try reader.lengthNumber() else { throw notALength }
            event =
                isMeasure
                ? .measure(pass: pass, node: node, proposal: proposal, size: Size(width: first, height: second))
                : .place(pass: pass, node: node, proposal: proposal, x: first, y: second)
        } else {
            guard let name = try reader.optionalString() else { throw notAnEvent }
            try next(&reader)
            guard let value = try reader.lengthNumber() else { throw notALength }
            event = .guide(pass: pass, node: node, proposal: proposal, name: name, value: value)
        }
        guard try !reader.nextElement(&isFirst) else { throw notAnEvent }
        return event
    }

    private static var notALength: RecordingError {
        RecordingError("an event ends in something that is no length")
    }

    private static var notAnObservation: RecordingError {
        RecordingError("an observation has no pass, node, kind or new value")
    }

    private static func observation(_ reader: inout JSONReader) throws -> ObservationRecord {
        let json = try reader.next()
        guard let pass = json["pass"]?.int, let node = json["node"]?.int, node >= 0, let kind = json["kind"]?.string,
            let new = json["new"]?.string
        else { throw notAnObservation }
        return ObservationRecord(pass: pass, node: node, kind: kind, old: json["old"]?.string, new: new)
    }

    private static func finding(_ reader: inout JSONReader) throws -> FindingRecord {
        let json = try reader.next()
        guard let rule = json["rule"]?.string, let message = json["message"]?.string else {
            throw RecordingError("a finding has no rule or no message")
        }
        let node = json["node"]?.int
        if let node, node < 0 { throw RecordingError("a finding names a node that is not there") }
        return FindingRecord(
            rule: rule, node: node, message: message, value: RecordingCoder.number(from: json["value"]))
    }
}

/// The shared members of nodes as the database keeps them.
extension RecordingCoder {
    package static func inputs(reading json: [UInt8]) throws -> [Input] {
        try JSONReader.read(json, parts: RecordingParts.inputs)
    }

    package static func inputsByPass(reading json: [UInt8]) throws -> [PassInputs] {
        try JSONReader.read(json) { try RecordingParts.inputsByPass(&$0, index: 0) }
    }

    package static func traits(reading json: [UInt8]) throws -> Traits {
        try JSONReader.read(json, parts: RecordingParts.traits)
    }
}

extension [Input] {
    /// Puts inputs that may stand in any order into the order of their names. Nearly all are in it already.
    package mutating func sortByName() {
        for place in indices.dropFirst() where self[place].name < self[place - 1].name {
            return sort { $0.name < $1.name }
        }
    }
}
