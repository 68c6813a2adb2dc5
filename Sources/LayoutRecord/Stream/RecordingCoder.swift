/// The JSON form of a recording's parts. The stream, the canonical bytes and the database share it.
package enum RecordingCoder {
    // MARK: Writing

    package static func write(_ inputs: [Input], to json: inout JSONWriter) {
        json.beginObject()
        for input in inputs {
            json.key(input.name)
            write(input.value, to: &json)
        }
        json.endObject()
    }

    package static func write(_ value: InputValue, to json: inout JSONWriter) {
        switch value {
        case .number(let number): json.number(number)
        case .bool(let flag): json.bool(flag)
        case .string(let text): json.string(text)
        }
    }

    package static func write(_ traits: Traits, to json: inout JSONWriter) {
        json.beginObject()
        if !traits.guides.isEmpty {
            json.key("guides")
            json.beginArray()
            for guide in traits.guides { json.string(guide) }
            json.endArray()
        }
        if let priority = traits.priority {
            json.key("priority")
            json.number(priority)
        }
        if !traits.spacing.isEmpty {
            json.key("spacing")
            write(traits.spacing, to: &json)
        }
        if !traits.values.isEmpty {
            json.key("values")
            write(traits.values, to: &json)
        }
        json.endObject()
    }

    /// What a node is, without where it landed: the members that recordings of one shape share.
    package static func writeShape(of node: NodeRecord, to json: inout JSONWriter) {
        json.key("path")
        json.string(node.path)
        json.key("parent")
        json.int(node.parent)
        json.key("kind")
        json.string(node.kind)
        json.key("inputs")
        write(node.inputs, to: &json)
        if !node.inputsByPass.isEmpty {
            json.key("inputsByPass")
            json.beginArray()
            for change in node.inputsByPass {
                json.beginArray()
                json.int(change.pass)
                write(change.inputs, to: &json)
                json.endArray()
            }
            json.endArray()
        }
        json.key("identifier")
        write(node.identifier, to: &json)
        json.key("text")
        write(node.text, to: &json)
        if !node.traits.isDefault {
            json.key("traits")
            write(node.traits, to: &json)
        }
        if let builder = node.builder {
            json.key("builder")
            json.int(builder)
        }
        if node.isCode {
            json.key("code")
            json.bool(true)
        }
    }

    package static func write(_ text: String?, to json: inout JSONWriter) {
        if let text { json.string(text) } else { json.null() }
    }

    package static func write(_ frame: Frame?, to json: inout JSONWriter) {
        guard let frame else { return json.null() }
        json.beginArray()
        json.number(frame.x)
        json.number(frame.y)
        json.number(frame.width)
        json.number(frame.height)
        json.endArray()
    }

    package static func write(_ lines: [TextRange], to json: inout JSONWriter) {
        json.beginArray()
        for line in lines {
            json.beginArray()
            json.int(line.start)
            json.int(line.end)
            json.endArray()
        }
        json.endArray()
    }

    package static func write(_ node: NodeRecord, to json: inout JSONWriter) {
        json.beginObject()
        writeShape(of: node, to: &json)
        json.key("frame")
        write(node.frame, to: &json)
        json.key("hits")
        json.int(node.hits)
        if let lines = node.lines {
            json.key("lines")
            write(lines, to: &json)
        }
        if let truncated = node.truncated {
            json.key("truncated")
            json.bool(truncated)
        }
        json.endObject()
    }

    package static func write(_ event: Event, to json: inout JSONWriter) {
        json.beginArray()
        json.int(event.pass)
        switch event {
        case .measure: json.string("measure")
        case .guide: json.string("guide")
        case .place: json.string("place")
        }
        json.int(event.node)
        json.length(event.proposal.width)
        json.length(event.proposal.height)
        switch event {
        case .measure(_, _, _, let size):
            json.number(size.width)
            json.number(size.height)
        case .guide(_, _, _, let name, let value):
            json.string(name)
            json.number(value)
        case .place(_, _, _, let x, let y):
            json.number(x)
            json.number(y)
        }
        json.endArray()
    }

    package static func write(_ observation: ObservationRecord, to json: inout JSONWriter) {
        json.beginObject()
        json.key("pass")
        json.int(observation.pass)
        json.key("node")
        json.int(observation.node)
        json.key("kind")
        json.string(observation.kind)
        json.key("old")
        write(observation.old, to: &json)
        json.key("new")
        json.string(observation.new)
        json.endObject()
    }

    package static func write(_ finding: FindingRecord, to json: inout JSONWriter) {
        json.beginObject()
        json.key("rule")
        json.string(finding.rule)
        json.key("node")
        if let node = finding.node { json.int(node) } else { json.null() }
        json.key("message")
        json.string(finding.message)
        json.key("value")
        if let value = finding.value { json.number(value) } else { json.null() }
        json.endObject()
    }

    /// The members that say what was recorded; the caller has opened the object.
    package static func writeMembers(of recording: Recording, to json: inout JSONWriter) {
        json.key("outcome")
        json.string(recording.outcome.rawValue)
        json.key("passes")
        json.int(recording.passes)
        json.key("message")
        write(recording.message, to: &json)
        json.key("nodes")
        array(recording.nodes, to: &json) { write($0, to: &$1) }
        json.key("events")
        array(recording.events, to: &json) { write($0, to: &$1) }
        json.key("observations")
        array(recording.observations, to: &json) { write($0, to: &$1) }
        json.key("findings")
        array(recording.findings, to: &json) { write($0, to: &$1) }
    }

    package static func array<Element>(
        _ elements: [Element], to json: inout JSONWriter, _ write: (Element, inout JSONWriter) -> Void
    ) {
        json.beginArray()
        for element in elements { write(element, &json) }
        json.endArray()
    }
}
