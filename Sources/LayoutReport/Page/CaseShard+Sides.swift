import LayoutRecord

/// How one recording is written.
extension CaseShard {
    /// A side that was not written yet is written relative to `base`, when that has as many nodes.
    mutating func place(of side: Side, base: Side?) -> Int {
        if let place = sidePlaces[side.digests] { return place }
        let recording = side.recording
        let base = base.flatMap { base in
            let isUsable = base.recording.nodes.count == recording.nodes.count && !sidesWithBase.contains(base.digests)
            return isUsable ? base : nil
        }
        if base != nil { sidesWithBase.insert(side.digests) }
        var json = JSONWriter()
        json.beginArray()
        json.int(base.flatMap { sidePlaces[$0.digests] } ?? -1)
        json.int(shape(of: recording.nodes))
        json.int(strings.place(of: recording.outcome.rawValue))
        json.int(recording.passes)
        json.int(strings.place(of: recording.message))
        let frames = localFrames(of: recording.nodes)
        writeFrames(frames, base: base.map { localFrames(of: $0.recording.nodes) }, to: &json)
        if let base, base.recording.nodes.map(\.hits) == recording.nodes.map(\.hits) {
            json.null()
        } else {
            json.ints(recording.nodes.map(\.hits))
        }
        writeLines(of: recording.nodes, to: &json)
        json.int(recording.events.count { if case .measure = $0 { true } else { false } })
        write(recording.events, base: base?.recording.events, frames: frames, to: &json)
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
        if let lastShape, Self.haveEqualShapes(lastShape.nodes, nodes) { return lastShape.place }
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
        let place = shapes.place(of: json)
        lastShape = (nodes, place)
        return place
    }

    private static func haveEqualShapes(_ a: [NodeRecord], _ b: [NodeRecord]) -> Bool {
        a.count == b.count
            && a.indices.allSatisfy {
                a[$0].parent == b[$0].parent && a[$0].path == b[$0].path && a[$0].kind == b[$0].kind
                    && a[$0].inputs == b[$0].inputs && a[$0].identifier == b[$0].identifier
                    && a[$0].text == b[$0].text && a[$0].traits == b[$0].traits
            }
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

    /// Four places of numbers a node in one flat array; with a base, five for each node that differs, its own place first.
    private func writeFrames(_ frames: [[Int]], base: [[Int]]?, to json: inout JSONWriter) {
        json.beginArray()
        for (index, frame) in frames.enumerated() {
            if let base {
                if base[index] == frame { continue }
                json.int(index)
            }
            for length in frame { json.int(length) }
        }
        json.endArray()
    }

    /// Frames in their parents' spaces, so that what only moved along is the same before and after. A length that does
    /// not come back exactly from the parent's is written as it is, under a negative place.
    private mutating func localFrames(of nodes: [NodeRecord]) -> [[Int]] {
        nodes.map { node in
            guard let frame = node.frame else { return [0, 0, 0, 0] }
            let parent = node.parent >= 0 ? nodes[node.parent].frame : nil
            return [
                localPlace(of: frame.x, in: node.parent < 0 ? 0 : parent?.x),
                localPlace(of: frame.y, in: node.parent < 0 ? 0 : parent?.y),
                numbers.place(of: frame.width), numbers.place(of: frame.height),
            ]
        }
    }

    private mutating func localPlace(of length: Double, in parent: Double?) -> Int {
        if let parent, parent + (length - parent) == length { return numbers.place(of: length - parent) }
        return -numbers.place(of: length)
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

    /// Events in one flat array: phase (0 measure, 1 guide, 2 place), pass, node, proposed width and height, then the
    /// answer, the guide's name and value, or the point. A placement at the proposal of the node's last measuring, at
    /// its frame's place and in the pass of the event before is only `3, node`. With a base, the numbers of events that
    /// are the same at its start and at its end come first, and only those between follow.
    private mutating func write(_ events: [Event], base: [Event]?, frames: [[Int]], to json: inout JSONWriter) {
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
        var measured: [Int: Proposal] = [:]
        var pass = 1
        for (index, event) in events[..<(events.count - end)].enumerated() {
            if index >= start {
                let isPlain = event.pass == pass && isPlainPlacement(event, measured: measured, frames: frames)
                if isPlain { json.ints(inline: [3, event.node]) } else { write(event, to: &json) }
            }
            if case .measure(_, let node, let proposal, _) = event { measured[node] = proposal }
            pass = event.pass
        }
        json.endArray()
    }

    private mutating func isPlainPlacement(_ event: Event, measured: [Int: Proposal], frames: [[Int]]) -> Bool {
        guard case .place(_, let node, let proposal, let x, let y) = event, let last = measured[node] else {
            return false
        }
        return sameLength(last.width, proposal.width) && sameLength(last.height, proposal.height)
            && frames[node][0] > 0 && frames[node][1] > 0 && numbers.place(of: x) == frames[node][0]
            && numbers.place(of: y) == frames[node][1]
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
