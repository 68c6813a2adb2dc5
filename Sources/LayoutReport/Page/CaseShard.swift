import LayoutDiff
import LayoutRecord

/// The bodies of some cases (trees, frames, proposals, verdicts) as data for the page. Texts, shapes of trees, sides
/// and whole bodies are written once, so that cost grows with what is distinct.
///
/// ```
/// {"strings": [...], "shapes": [[[parent, segment, isWholePath, kind, inputs, identifier, text, traits], ...], ...],
///  "sides": [[shape, outcome, passes, message, frames, hits, lines, events, observations, findings], ...],
///  "bodies": [[before, after, nodes, changes], ...]}
/// ```
struct CaseShard {
    private var strings = StringTable()
    private var shapes = ValueTable()
    private var sides = ValueTable()
    private var bodies = ValueTable()
    private var sidePlaces: [RecordingDigests: Int] = [:]

    var byteCount: Int { strings.byteCount + shapes.byteCount + sides.byteCount + bodies.byteCount }

    /// A recording and its digests, which the caller has computed already.
    typealias Side = (recording: Recording, digests: RecordingDigests)

    /// Adds a case and returns the number of its body.
    mutating func add(
        before: Side?, after: Side?, nodes: [NodeDiff] = [], changes: [Change] = []
    ) -> Int {
        var body = JSONWriter()
        body.beginArray()
        body.int(before.map { place(of: $0) } ?? -1)
        body.int(after.map { place(of: $0) } ?? -1)
        body.beginArray()
        for node in nodes { write(node, hasBefore: before != nil, hasAfter: after != nil, to: &body) }
        body.endArray()
        write(changes, to: &body)
        body.endArray()
        return bodies.place(of: body)
    }

    var encoded: EmbeddedJSON {
        var json = JSONWriter()
        json.beginObject()
        json.key("strings")
        json.raw(strings.encoded)
        json.key("shapes")
        json.raw(shapes.encoded)
        json.key("sides")
        json.raw(sides.encoded)
        json.key("bodies")
        json.raw(bodies.encoded)
        json.endObject()
        return EmbeddedJSON(json)
    }

    // MARK: Parts

    private mutating func write(_ node: NodeDiff, hasBefore: Bool, hasAfter: Bool, to json: inout JSONWriter) {
        json.beginArray()
        json.int(Verdict.allCases.firstIndex(of: node.verdict)!)
        json.int(hasBefore ? node.beforeIndex ?? -1 : -1)
        json.int(hasAfter ? node.afterIndex ?? -1 : -1)
        json.int(strings.place(of: node.matchedBy?.rawValue))
        write(node.changes, to: &json)
        let isFound = (hasBefore && node.beforeIndex != nil) || (hasAfter && node.afterIndex != nil)
        if !isFound {
            json.int(strings.place(of: node.path))
            json.int(strings.place(of: node.kind))
            RecordingCoder.write(node.before, to: &json)
            RecordingCoder.write(node.after, to: &json)
        }
        json.endArray()
    }

    private mutating func write(_ changes: [Change], to json: inout JSONWriter) {
        json.beginArray()
        for change in changes {
            json.beginArray()
            json.int(Change.Kind.allCases.firstIndex(of: change.kind)!)
            json.int(strings.place(of: change.what))
            json.int(strings.place(of: change.before))
            json.int(strings.place(of: change.after))
            json.optional(change.delta)
            json.endArray()
        }
        json.endArray()
    }

    private mutating func place(of side: Side) -> Int {
        if let place = sidePlaces[side.digests] { return place }
        let recording = side.recording
        var json = JSONWriter()
        json.beginArray()
        json.int(shape(of: recording.nodes))
        json.int(strings.place(of: recording.outcome.rawValue))
        json.int(recording.passes)
        json.int(strings.place(of: recording.message))
        writeFrames(of: recording.nodes, to: &json)
        json.ints(recording.nodes.map(\.hits))
        writeLines(of: recording.nodes, to: &json)
        write(recording.events, to: &json)
        json.beginArray()
        for observation in recording.observations {
            json.beginArray()
            json.int(observation.pass)
            json.int(observation.node)
            json.int(strings.place(of: observation.kind))
            json.int(observation.old.map { strings.place(of: $0) } ?? -1)
            json.int(strings.place(of: observation.new))
            json.endArray()
        }
        json.endArray()
        json.beginArray()
        for finding in recording.findings {
            json.beginArray()
            json.int(strings.place(of: finding.rule))
            json.int(strings.place(of: finding.severity.rawValue))
            json.int(finding.node ?? -1)
            json.int(strings.place(of: finding.message))
            json.optional(finding.value)
            json.endArray()
        }
        json.endArray()
        json.endArray()
        let place = sides.place(of: json)
        sidePlaces[side.digests] = place
        return place
    }

    private mutating func shape(of nodes: [NodeRecord]) -> Int {
        var json = JSONWriter()
        json.beginArray()
        for node in nodes {
            let segment = String(node.segment)
            let isSegment =
                node.parent < 0 ? node.path == segment : node.path == nodes[node.parent].path + "/" + segment
            json.beginArray()
            json.int(node.parent)
            json.int(strings.place(of: isSegment ? segment : node.path))
            json.int(isSegment ? 0 : 1)
            json.int(strings.place(of: node.kind))
            json.int(strings.place(of: Self.words(node.inputs)))
            json.int(strings.place(of: node.identifier))
            json.int(strings.place(of: node.text))
            json.int(strings.place(of: Self.words(node.traits)))
            json.endArray()
        }
        json.endArray()
        return shapes.place(of: json)
    }

    private static func words(_ inputs: [Input]) -> String {
        inputs.map { "\($0.name) \(LayoutReport.words($0.value))" }.joined(separator: ", ")
    }

    private static func words(_ traits: Traits) -> String {
        var parts: [String] = []
        if let priority = traits.priority { parts.append("priority \(points(priority))") }
        if !traits.spacing.isEmpty { parts.append("spacing " + words(traits.spacing)) }
        if !traits.values.isEmpty { parts.append("values " + words(traits.values)) }
        if !traits.guides.isEmpty { parts.append("guides " + traits.guides.joined(separator: ", ")) }
        return parts.joined(separator: "; ")
    }

    /// Four numbers a node in one flat array; four nulls for a node that was gone.
    private func writeFrames(of nodes: [NodeRecord], to json: inout JSONWriter) {
        json.beginArray()
        for node in nodes {
            json.optional(node.frame?.x)
            json.optional(node.frame?.y)
            json.optional(node.frame?.width)
            json.optional(node.frame?.height)
        }
        json.endArray()
    }

    /// `[node, isTruncated, start, end, start, end, ...]` for each text node.
    private func writeLines(of nodes: [NodeRecord], to json: inout JSONWriter) {
        json.beginArray()
        for (index, node) in nodes.enumerated() {
            guard let lines = node.lines else { continue }
            json.ints([index, node.truncated == true ? 1 : 0] + lines.flatMap { [$0.start, $0.end] })
        }
        json.endArray()
    }

    /// Seven members an event in one flat array: phase (0 measure, 1 guide, 2 place), pass, node, proposed width and
    /// height (null when unspecified), then the answer, the guide's name and value, or the point.
    private mutating func write(_ events: [Event], to json: inout JSONWriter) {
        json.beginArray()
        for event in events {
            switch event {
            case .measure: json.int(0)
            case .guide: json.int(1)
            case .place: json.int(2)
            }
            json.int(event.pass)
            json.int(event.node)
            json.optional(event.proposal.width)
            json.optional(event.proposal.height)
            switch event {
            case .measure(_, _, _, let size):
                json.number(size.width)
                json.number(size.height)
            case .guide(_, _, _, let name, let value):
                json.int(strings.place(of: name))
                json.number(value)
            case .place(_, _, _, let x, let y):
                json.number(x)
                json.number(y)
            }
        }
        json.endArray()
    }
}
