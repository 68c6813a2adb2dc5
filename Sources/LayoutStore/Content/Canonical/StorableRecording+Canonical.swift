package import LayoutRecord

/// A recording as it is stored, put together from the tokens of its canonical bytes: no node and no event is decoded.
extension StorableRecording {
    /// Nil when the bytes are not canonical, or not of a sound recording; then they have to be decoded to know more.
    /// Cost: O(bytes), about a quarter of decoding and encoding them.
    ///
    /// - Parameter last: a recording that may have the same tree, such as that of the same scenario at another offer.
    ///   Comparing with it costs less than looking for the tokens.
    package init?(_ line: CanonicalLine, after last: StorableRecording? = nil) {
        do {
            let negotiation = try line.negotiation.withUnsafeBufferPointer { bytes throws(NotCanonical) in
                try CanonicalNegotiation(bytes)
            }
            let visible = try line.visible.withUnsafeBufferPointer { bytes throws(NotCanonical) in
                try CanonicalVisible(bytes, negotiation, after: last)
            }
            digests = line.digests
            tree = .canonical(visible.tree)
            shape = visible.shape
            nodes = negotiation.hits.count
            // Few recordings allow anything: these are decoded.
            fields = StoredFields(
                outcome: visible.outcome, passes: visible.passes, message: visible.message, frames: visible.frames,
                events: negotiation.events, observations: negotiation.observations, findings: visible.findings)
            size = nodes + negotiation.eventCount
        } catch {
            return nil
        }
    }
}

/// The half of a recording that says how it was negotiated, as it is stored.
private struct CanonicalNegotiation {
    var hits: [Int] = []
    /// How often each node was measured.
    var measures: [Int] = []
    var events: [UInt8] = []
    var eventCount = 0
    var observations: [UInt8]?

    init(_ bytes: UnsafeBufferPointer<UInt8>) throws(NotCanonical) {
        var scanner = try CanonicalScanner(bytes)
        try scanner.expect("{\"hits\":")
        var hits: [Int] = []
        try scanner.array { scanner throws(NotCanonical) in hits.append(try scanner.count()) }
        var measures = [Int](repeating: 0, count: hits.count)
        var eventCount = 0
        try scanner.expect(",\"events\":")
        // An event is shorter than it was, but for the number of the first one wherever the pass changes.
        events = try StoredBytes.make(atMost: 2 * bytes.count + 64) { room throws(NotCanonical) in
            room.put("[")
            try Self.storeEvents(&scanner, in: &room, measures: &measures, count: &eventCount)
            room.put("]")
        }
        try scanner.expect(",\"observations\":")
        observations = try Self.observations(&scanner, most: bytes.count, nodes: hits.count)
        try scanner.expect("}")
        try scanner.finish()
        self.hits = hits
        self.measures = measures
        self.eventCount = eventCount
    }

    /// As `StoredEvents.encode`.
    private static func storeEvents(
        _ scanner: inout CanonicalScanner, in room: inout StoredBytes, measures: inout [Int], count: inout Int
    ) throws(NotCanonical) {
        var last: Int?
        try scanner.array { scanner throws(NotCanonical) in
            try scanner.expect("[")
            let pass = try scanner.int()
            if pass != last {
                if last != nil { room.put("]],") }
                last = pass
                room.put("[")
                room.put(pass)
                room.put(",")
                room.put(count)
                room.put(",[")
            } else {
                room.put(",")
            }
            count += 1
            let phase: Int
            if scanner.accept(",\"measure\",") {
                phase = 0
            } else if scanner.accept(",\"place\",") {
                phase = 2
            } else {
                try scanner.expect(",\"guide\",")
                phase = 1
            }
            let node = try scanner.node(of: measures.count)
            if phase == 0 { measures[node] += 1 }
            room.put("[")
            room.put(node * 3 + phase)
            room.put(",")
            try scanner.expect(",")
            try scanner.storeLength(in: &room)
            room.put(",")
            try scanner.expect(",")
            // The height comes last in the stored form, and only when there is one.
            let height = try scanner.length()
            try scanner.expect(",")
            if phase == 1 { room.put(try scanner.string()) } else { try scanner.storeNumber(in: &room) }
            room.put(",")
            try scanner.expect(",")
            try scanner.storeNumber(in: &room)
            if let height {
                room.put(",")
                room.put(height)
            }
            room.put("]")
            try scanner.expect("]")
        }
        if last != nil { room.put("]]") }
    }

    /// As `StoredNotes.encode`.
    private static func observations(
        _ scanner: inout CanonicalScanner, most: Int, nodes: Int
    ) throws(NotCanonical) -> [UInt8]? {
        try scanner.storedNotes(atMost: most) { scanner, room throws(NotCanonical) in
            try scanner.expect("\"pass\":")
            room.put(try scanner.int())
            room.put(",")
            try scanner.expect(",\"node\":")
            room.put(try scanner.node(of: nodes))
            room.put(",")
            try scanner.expect(",\"kind\":")
            room.put(try scanner.string())
            room.put(",")
            try scanner.expect(",\"old\":")
            room.put(orNull: try scanner.optionalString())
            room.put(",")
            try scanner.expect(",\"new\":")
            room.put(try scanner.string())
        }
    }
}

extension CanonicalScanner {
    /// Consumes an array of objects; nil when it is empty. `store` consumes the members of each, and puts what its stored
    /// form holds.
    fileprivate mutating func storedNotes(
        atMost most: Int, _ store: (inout CanonicalScanner, inout StoredBytes) throws(NotCanonical) -> Void
    ) throws(NotCanonical) -> [UInt8]? {
        if accept("[]") { return nil }
        return try StoredBytes.make(atMost: most) { room throws(NotCanonical) in
            var isFirst = true
            try array { scanner throws(NotCanonical) in
                room.put(isFirst ? "[[" : ",[")
                isFirst = false
                try scanner.expect("{")
                try store(&scanner, &room)
                room.put("]")
                try scanner.expect("}")
            }
            room.put("]")
        }
    }

    /// Consumes the number of one of so many nodes.
    @inline(__always)
    fileprivate mutating func node(of nodes: Int) throws(NotCanonical) -> Int {
        let node = try int()
        guard node >= 0, node < nodes else { throw NotCanonical() }
        return node
    }
}

/// The half of a recording that a user sees, as it is stored.
private struct CanonicalVisible {
    var outcome: Outcome
    var passes: Int
    var message: String?
    var tree: CanonicalTree
    var shape: Digest
    var frames: [UInt8]
    var findings: [UInt8]?

    init(
        _ bytes: UnsafeBufferPointer<UInt8>, _ negotiation: CanonicalNegotiation, after last: StorableRecording?
    ) throws(NotCanonical) {
        var scanner = try CanonicalScanner(bytes)
        try scanner.expect("{\"outcome\":")
        guard let outcome = Outcome(rawValue: try CanonicalScanner.text(of: try scanner.string())) else {
            throw NotCanonical()
        }
        self.outcome = outcome
        try scanner.expect(",\"passes\":")
        passes = try scanner.count()
        try scanner.expect(",\"message\":")
        if let message = try scanner.optionalString() { self.message = try CanonicalScanner.text(of: message) }
        try scanner.expect(",\"nodes\":")
        if let last, case .canonical(let tree) = last.tree,
            let frames = Self.frames(&scanner, of: tree, negotiation, most: bytes.count)
        {
            (self.tree, self.frames, shape) = (tree, frames, last.shape)
        } else {
            (tree, frames) = try Self.nodes(&scanner, negotiation, most: bytes.count)
            shape = Digest(of: tree.bytes)
        }
        try scanner.expect(",\"findings\":")
        findings = try Self.findings(&scanner, most: 2 * bytes.count + 64, nodes: negotiation.hits.count)
        try scanner.expect("}")
        try scanner.finish()
    }

    /// The frames of nodes that are those of a tree that is known; nil, and nothing consumed, when they are others.
    private static func frames(
        _ scanner: inout CanonicalScanner, of tree: CanonicalTree, _ negotiation: CanonicalNegotiation, most: Int
    ) -> [UInt8]? {
        guard tree.nodes.count == negotiation.hits.count else { return nil }
        var ahead = scanner
        let frames = try? StoredBytes.make(atMost: 2 * most + 64) { frames throws(NotCanonical) in
            frames.put("[")
            try ahead.expect("[")
            for (index, node) in tree.nodes.enumerated() {
                if index > 0 {
                    frames.put(",")
                    try ahead.expect(",")
                }
                try ahead.expect(tree.bytes[node.bytes])
                try ahead.storeFrame(
                    in: &frames, measures: negotiation.measures[index], hits: negotiation.hits[index])
            }
            frames.put("]")
            try ahead.expect("]")
        }
        if frames != nil { scanner = ahead }
        return frames
    }

    /// The nodes: their tree, as the bytes of `StoredShape.digest`, and their frames, as `StoredFrames.encode`.
    private static func nodes(
        _ scanner: inout CanonicalScanner, _ negotiation: CanonicalNegotiation, most: Int
    ) throws(NotCanonical) -> (CanonicalTree, frames: [UInt8]) {
        var nodes: [CanonicalTree.Node] = []
        nodes.reserveCapacity(negotiation.hits.count)
        var frames: [UInt8] = []
        let tree = try StoredBytes.make(atMost: most) { tree throws(NotCanonical) in
            let start = tree.next
            tree.put("[")
            // A frame's numbers take the place of a node's names; there are two more of them.
            frames = try StoredBytes.make(atMost: 2 * most + 64) { frames throws(NotCanonical) in
                frames.put("[")
                try scanner.array { scanner throws(NotCanonical) in
                    let index = nodes.count
                    guard index < negotiation.hits.count else { throw NotCanonical() }
                    if index > 0 {
                        tree.put(",")
                        frames.put(",")
                    }
                    let first = scanner.next
                    nodes.append(try scanner.node(index: index, at: tree.next - start))
                    tree.put(scanner.token(from: first))
                    tree.put("}")
                    try scanner.storeFrame(
                        in: &frames, measures: negotiation.measures[index], hits: negotiation.hits[index])
                }
                frames.put("]")
            }
            tree.put("]")
        }
        guard nodes.count == negotiation.hits.count else { throw NotCanonical() }
        return (CanonicalTree(bytes: tree, nodes: nodes), frames)
    }

    /// As `StoredNotes.encode`.
    private static func findings(
        _ scanner: inout CanonicalScanner, most: Int, nodes: Int
    ) throws(NotCanonical) -> [UInt8]? {
        try scanner.storedNotes(atMost: most) { scanner, room throws(NotCanonical) in
            try scanner.expect("\"rule\":")
            let rule = try scanner.string()
            room.put(rule)
            room.put(",\"")
            let severity = Severity(ofRule: try CanonicalScanner.text(of: rule))
            for byte in severity.rawValue.utf8 { room.put(byte) }
            room.put("\",")
            try scanner.expect(",\"node\":")
            if scanner.accept("null") { room.put("null") } else { room.put(try scanner.node(of: nodes)) }
            room.put(",")
            try scanner.expect(",\"message\":")
            room.put(try scanner.string())
            room.put(",")
            try scanner.expect(",\"value\":")
            if scanner.accept("null") { room.put("null") } else { try scanner.storeNumber(in: &room) }
        }
    }
}
