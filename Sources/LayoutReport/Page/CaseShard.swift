import LayoutDiff
import LayoutRecord

/// The bodies of some cases (trees, frames, proposals, verdicts) as data for the page. Texts, numbers, shapes of trees,
/// sides and whole bodies are written once, and a side after only as far as it differs from its side before, so that
/// cost grows with what is distinct.
///
/// ```
/// {"strings": [...], "numbers": [null, ...],
///  "shapes": [[[parent, segment, isWholePath, kind, inputs, identifier, text, traits], ...], ...],
///  "sides": [[base, shape, outcome, passes, message, frames, hits, lines, calls, events, observations, findings], ...],
///  "bodies": [[before, after, nodes, changes], ...]}
/// ```
/// Names in it are places in `strings`; lengths in `frames` and `events` are places in `numbers`.
struct CaseShard {
    private var strings = StringTable()
    private var numbers = NumberTable()
    private var shapes = ValueTable()
    private var sides = ValueTable()
    private var bodies = ValueTable()
    private var sidePlaces: [RecordingDigests: Int] = [:]

    var byteCount: Int { strings.byteCount + numbers.byteCount + shapes.byteCount + sides.byteCount + bodies.byteCount }

    /// A recording and its digests, which the caller has computed already.
    typealias Side = (recording: Recording, digests: RecordingDigests)

    /// Adds a case and returns the number of its body.
    mutating func add(
        before: Side?, after: Side?, nodes: [NodeDiff] = [], changes: [Change] = []
    ) -> Int {
        var body = JSONWriter()
        body.beginArray()
        body.int(before.map { place(of: $0, base: nil) } ?? -1)
        body.int(after.map { place(of: $0, base: before) } ?? -1)
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
        json.key("numbers")
        json.raw(numbers.encoded)
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

    /// A side that was not written yet is written relative to `base`, when that has as many nodes.
    private mutating func place(of side: Side, base: Side?) -> Int {
        if let place = sidePlaces[side.digests] { return place }
        let recording = side.recording
        let base = base.flatMap { $0.recording.nodes.count == recording.nodes.count ? $0 : nil }
        var json = JSONWriter()
        json.beginArray()
        json.int(base.flatMap { sidePlaces[$0.digests] } ?? -1)
        json.int(shape(of: recording.nodes))
        json.int(strings.place(of: recording.outcome.rawValue))
        json.int(recording.passes)
        json.int(strings.place(of: recording.message))
        writeFrames(of: recording.nodes, base: base?.recording.nodes, to: &json)
        if let base, base.recording.nodes.map(\.hits) == recording.nodes.map(\.hits) {
            json.null()
        } else {
            json.ints(recording.nodes.map(\.hits))
        }
        writeLines(of: recording.nodes, to: &json)
        json.int(recording.events.count { if case .measure = $0 { true } else { false } })
        write(recording.events, base: base?.recording.events, to: &json)
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

    /// Four numbers a node in one flat array (places of null for a node that was gone); with a base, five numbers for
    /// each node whose frame differs, its place first.
    private mutating func writeFrames(of nodes: [NodeRecord], base: [NodeRecord]?, to json: inout JSONWriter) {
        json.beginArray()
        for (index, node) in nodes.enumerated() {
            if let base {
                if base[index].frame == node.frame { continue }
                json.int(index)
            }
            for length in [node.frame?.x, node.frame?.y, node.frame?.width, node.frame?.height] {
                json.int(numbers.place(of: length))
            }
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
    /// height, then the answer, the guide's name and value, or the point. With a base, the numbers of events that are
    /// the same at its start and at its end come first, and only those between follow.
    private mutating func write(_ events: [Event], base: [Event]?, to json: inout JSONWriter) {
        var start = 0
        var end = 0
        json.beginArray()
        if let base {
            let shorter = min(base.count, events.count)
            while start < shorter, base[start] == events[start] { start += 1 }
            while end < shorter - start, base[base.count - 1 - end] == events[events.count - 1 - end] { end += 1 }
            json.int(start)
            json.int(end)
        }
        for event in events[start..<(events.count - end)] { write(event, to: &json) }
        json.endArray()
    }

    private mutating func write(_ event: Event, to json: inout JSONWriter) {
        switch event {
        case .measure: json.int(0)
        case .guide: json.int(1)
        case .place: json.int(2)
        }
        json.int(event.pass)
        json.int(event.node)
        json.int(numbers.place(of: event.proposal.width))
        json.int(numbers.place(of: event.proposal.height))
        switch event {
        case .measure(_, _, _, let size):
            json.int(numbers.place(of: size.width))
            json.int(numbers.place(of: size.height))
        case .guide(_, _, _, let name, let value):
            json.int(strings.place(of: name))
            json.int(numbers.place(of: value))
        case .place(_, _, _, let x, let y):
            json.int(numbers.place(of: x))
            json.int(numbers.place(of: y))
        }
    }
}
