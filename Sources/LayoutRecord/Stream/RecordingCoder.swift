/// The JSON form of a recording's parts. The stream, the canonical bytes and the database share it.
package enum RecordingCoder {
    // MARK: Writing

    package static func write(_ inputs: [Input], to json: inout JSONWriter) {
        json.put(atMost: most(for: inputs)) { $0.put(inputs) }
    }

    package static func write(_ value: InputValue, to json: inout JSONWriter) {
        switch value {
        case .number(let number): json.number(number)
        case .bool(let flag): json.bool(flag)
        case .string(let text): json.put(atMost: JSONRoom.most(for: text)) { $0.put(input: text) }
        }
    }

    /// The most bytes that inputs take.
    private static func most(for inputs: [Input]) -> Int {
        var most = 3
        for input in inputs {
            most += JSONRoom.most(for: input.name) + JSONRoom.longestNumber
            if case .string(let text) = input.value { most += JSONRoom.most(for: text) }
        }
        return most
    }

    package static func write(_ traits: Traits, to json: inout JSONWriter) {
        json.beginObject()
        if !traits.guides.isEmpty {
            json.member("guides")
            json.beginArray()
            for guide in traits.guides { json.string(guide) }
            json.endArray()
        }
        if let priority = traits.priority {
            json.member("priority")
            json.number(priority)
        }
        if !traits.spacing.isEmpty {
            json.member("spacing")
            write(traits.spacing, to: &json)
        }
        if !traits.values.isEmpty {
            json.member("values")
            write(traits.values, to: &json)
        }
        json.endObject()
    }

    /// What a node is, without where it landed: the members that recordings of one shape share.
    package static func writeShape(of node: NodeRecord, to json: inout JSONWriter) {
        let most = JSONRoom.most(for: node.path) + JSONRoom.most(for: node.kind) + most(for: node.inputs)
        json.put(atMost: most + 4 * JSONRoom.longestMember + JSONRoom.longestNumber) { room in
            room.member("path")
            room.string(node.path)
            room.member("parent")
            room.int(node.parent)
            room.member("kind")
            room.string(node.kind)
            room.member("inputs")
            room.put(node.inputs)
        }
        if !node.inputsByPass.isEmpty {
            json.member("inputsByPass")
            json.beginArray()
            for change in node.inputsByPass {
                json.beginArray()
                json.int(change.pass)
                write(change.inputs, to: &json)
                json.endArray()
            }
            json.endArray()
        }
        let texts = JSONRoom.most(for: node.identifier ?? "null") + JSONRoom.most(for: node.text ?? "null")
        json.put(atMost: texts + 2 * JSONRoom.longestMember) { room in
            room.member("identifier")
            room.string(node.identifier)
            room.member("text")
            room.string(node.text)
        }
        if !node.traits.isDefault {
            json.member("traits")
            write(node.traits, to: &json)
        }
        if let builder = node.builder {
            json.member("builder")
            json.int(builder)
        }
        if node.isCode {
            json.member("code")
            json.bool(true)
        }
    }

    package static func write(_ text: String?, to json: inout JSONWriter) {
        if let text { json.string(text) } else { json.null() }
    }

    package static func write(_ frame: Frame?, to json: inout JSONWriter) {
        json.put(atMost: 5 * JSONRoom.longestNumber) { $0.put(frame) }
    }

    package static func write(_ lines: [TextRange], to json: inout JSONWriter) {
        json.beginArray()
        for line in lines {
            json.array(ofAtMost: 2) { room in
                room.int(line.start)
                room.int(line.end)
            }
        }
        json.endArray()
    }

    package static func write(_ node: NodeRecord, to json: inout JSONWriter) {
        json.beginObject()
        writeShape(of: node, to: &json)
        writePlace(node.frame, hits: node.hits, node.lines, node.truncated, to: &json)
        json.endObject()
    }

    /// Where a node landed: the members that follow those of its shape. `hits` is the node's own, or 0.
    static func writePlace(
        _ frame: Frame?, hits: Int, _ lines: [TextRange]?, _ truncated: Bool?, to json: inout JSONWriter
    ) {
        json.put(atMost: 6 * JSONRoom.longestNumber + 2 * JSONRoom.longestMember) { room in
            room.member("frame")
            room.put(frame)
            room.member("hits")
            room.int(hits)
        }
        if let lines {
            json.member("lines")
            write(lines, to: &json)
        }
        if let truncated {
            json.member("truncated")
            json.bool(truncated)
        }
    }

    package static func write(_ event: Event, to json: inout JSONWriter) {
        switch event {
        case .measure(let pass, let node, let proposal, let size):
            json.array(ofAtMost: 7) { $0.event(pass, "measure", node, proposal, size.width, size.height) }
        case .place(let pass, let node, let proposal, let x, let y):
            json.array(ofAtMost: 7) { $0.event(pass, "place", node, proposal, x, y) }
        case .guide(let pass, let node, let proposal, let name, let value):
            json.beginArray()
            json.int(pass)
            json.word("guide")
            json.int(node)
            json.length(proposal.width)
            json.length(proposal.height)
            json.string(name)
            json.number(value)
            json.endArray()
        }
    }

    package static func write(_ observation: ObservationRecord, to json: inout JSONWriter) {
        json.beginObject()
        json.member("pass")
        json.int(observation.pass)
        json.member("node")
        json.int(observation.node)
        json.member("kind")
        json.string(observation.kind)
        json.member("old")
        write(observation.old, to: &json)
        json.member("new")
        json.string(observation.new)
        json.endObject()
    }

    package static func write(_ finding: FindingRecord, to json: inout JSONWriter) {
        json.beginObject()
        json.member("rule")
        json.string(finding.rule)
        json.member("node")
        if let node = finding.node { json.int(node) } else { json.null() }
        json.member("message")
        json.string(finding.message)
        json.member("value")
        if let value = finding.value { json.number(value) } else { json.null() }
        json.endObject()
    }

    /// The members that say what was recorded; the caller has opened the object.
    package static func writeMembers(of recording: Recording, to json: inout JSONWriter) {
        json.member("outcome")
        json.string(recording.outcome.rawValue)
        json.member("passes")
        json.int(recording.passes)
        json.member("message")
        write(recording.message, to: &json)
        json.member("nodes")
        array(recording.nodes, to: &json) { write($0, to: &$1) }
        json.member("events")
        array(recording.events, to: &json) { write($0, to: &$1) }
        json.member("observations")
        array(recording.observations, to: &json) { write($0, to: &$1) }
        json.member("findings")
        array(recording.findings, to: &json) { write($0, to: &$1) }
        writeAllowed(recording.allowed, to: &json)
    }

    /// Nothing where nothing is allowed, as in most recordings.
    package static func writeAllowed(_ rules: [String], to json: inout JSONWriter) {
        if rules.isEmpty { return }
        json.member("allowed")
        array(rules, to: &json) { $1.string($0) }
    }

    package static func array<Element>(
        _ elements: [Element], to json: inout JSONWriter, _ write: (Element, inout JSONWriter) -> Void
    ) {
        json.beginArray()
        // An element that is looked at where it stands need not be copied, as a node with its ten references would be.
        for index in elements.indices { write(elements[index], &json) }
        json.endArray()
    }
}

extension JSONRoom {
    fileprivate mutating func put(_ frame: Frame?) {
        guard let frame else { return literal("null") }
        open(UInt8(ascii: "["))
        number(frame.x)
        number(frame.y)
        number(frame.width)
        number(frame.height)
        close(UInt8(ascii: "]"))
    }

    /// The inputs in the order of their names, in which they are read.
    fileprivate mutating func put(_ inputs: [Input]) {
        var inputs = inputs
        inputs.sortByName()
        beginObject()
        for input in inputs {
            key(input.name)
            switch input.value {
            case .number(let number): self.number(number)
            case .bool(let flag): bool(flag)
            case .string(let text): put(input: text)
            }
        }
        endObject()
    }

    /// A text that reads like the word of an infinite number or of NaN is told from it by its first letter, which is
    /// written as an escape: to every reader of JSON the two are one string.
    fileprivate mutating func put(input text: String) {
        guard (3...4).contains(text.utf8.count) else { return string(text) }
        switch text {
        case "inf": literal("\"\\u0069nf\"")
        case "-inf": literal("\"\\u002dinf\"")
        case "nan": literal("\"\\u006ean\"")
        default: string(text)
        }
    }

    fileprivate mutating func event(
        _ pass: Int, _ phase: StaticString, _ node: Int, _ proposal: Proposal, _ first: Double, _ second: Double
    ) {
        int(pass)
        word(phase)
        int(node)
        length(proposal.width)
        length(proposal.height)
        number(first)
        number(second)
    }
}
