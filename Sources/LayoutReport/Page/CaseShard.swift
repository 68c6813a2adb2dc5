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
///  "bodies": [[before, after, nodes, changes, carried, pairs], ...]}
/// ```
/// `pairs` has three numbers a run of matched nodes: its first place before, its first place after, its length. It is
/// missing where nothing was matched.
/// Names in it are places in `strings`; lengths in `frames` and `events` are places in `numbers`. `CaseShard+Sides.swift`
/// says how those are written.
struct CaseShard {
    var strings = StringTable()
    var numbers = NumberTable()
    var shapes = ValueTable()
    var sides = ValueTable()
    var bodies = ValueTable()
    var sidePlaces: [RecordingDigests: Int] = [:]
    /// The shape that was added last, which the next side mostly has too: a scenario's offers share it.
    var lastShape: (nodes: [NodeRecord], place: Int)?
    /// Sides that were written relative to another. None of them is a base itself, so that reading one side never reads
    /// a chain of others.
    var sidesWithBase: Set<RecordingDigests> = []

    var byteCount: Int { strings.byteCount + numbers.byteCount + shapes.byteCount + sides.byteCount + bodies.byteCount }

    /// A recording and its digests, which the caller has computed already.
    typealias Side = (recording: Recording, digests: RecordingDigests)

    /// Adds a case and returns the number of its body.
    mutating func add(
        before: Side?, after: Side?, nodes: [NodeDiff] = [], changes: [Change] = [],
        pairs: [PairedRun]? = nil
    ) -> Int {
        var body = JSONWriter()
        body.beginArray()
        body.int(before.map { place(of: $0, base: nil) } ?? -1)
        body.int(after.map { place(of: $0, base: before) } ?? -1)
        body.beginArray()
        var carried: [CarriedRun] = []
        for node in nodes {
            let hasBoth = before != nil && after != nil
            if hasBoth, CarriedRun.add(node, rule: strings.place(of: node.matchedBy?.rawValue), to: &carried) {
                continue
            }
            write(node, hasBefore: before != nil, hasAfter: after != nil, to: &body)
        }
        body.endArray()
        write(changes, to: &body)
        body.ints(carried.flatMap { [$0.rule, $0.before, $0.after, $0.count] })
        if let pairs { body.ints(pairs.flatMap { [$0.before, $0.after, $0.count] }) }
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
}

/// Neighbouring nodes that only moved along: most nodes of most changed cases, and their frames say it all.
struct CarriedRun {
    var rule: Int
    /// The places of the first of them in both recordings.
    var before: Int
    var after: Int
    var count: Int

    /// Adds a node to the last run, or begins another. False when the node is none that only moved along.
    static func add(_ node: NodeDiff, rule: Int, to runs: inout [CarriedRun]) -> Bool {
        guard node.verdict == .carried, let before = node.beforeIndex, let after = node.afterIndex,
            node.changes.allSatisfy({ $0.kind == .moved })
        else { return false }
        if let last = runs.last, last.rule == rule, last.before + last.count == before,
            last.after + last.count == after
        {
            runs[runs.count - 1].count += 1
        } else {
            runs.append(CarriedRun(rule: rule, before: before, after: after, count: 1))
        }
        return true
    }
}
