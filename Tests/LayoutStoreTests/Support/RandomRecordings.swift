import LayoutRecord

/// A small generator with a fixed seed (SplitMix64), so that a failing case can be made again.
struct SeededGenerator: RandomNumberGenerator {
    private var state: UInt64

    init(seed: UInt64) { state = seed }

    mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var z = state
        z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
        z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
        return z ^ (z >> 31)
    }
}

/// Makes recordings with everything in them that a recording can hold, the awkward values included.
struct RandomRecordings {
    var generator: SeededGenerator

    init(seed: UInt64) { generator = SeededGenerator(seed: seed) }

    static let texts = [
        "", " ", "Tile", "é", "e\u{301}", "日本語", "a\u{0}b", "quote\"back\\slash", "<b>&amp;</b>", "line\nbreak", "🙂‍↔️",
        "nul at the end\u{0}", "inf", "-inf", "nan", "nil", "'; DROP TABLE run; --", "\u{FFFD}\u{7F}\u{1}",
        "\u{202E}rtl",
    ]

    static let lengths: [Double] = [
        0, -0.0, 1, -5, 304, 0.1, 1.0 / 3, 96.66666666666667, .infinity, -.infinity, .nan, 1e300,
        .leastNonzeroMagnitude, 1e16, -1e-7,
        .greatestFiniteMagnitude, 2_147_483_648, 123456789012345680,
    ]

    mutating func text() -> String { Self.texts.randomElement(using: &generator) ?? "" }
    mutating func length() -> Double { Self.lengths.randomElement(using: &generator) ?? 0 }
    mutating func optional(_ length: Double) -> Double? { Bool.random(using: &generator) ? length : nil }
    mutating func number(_ range: Range<Int>) -> Int { Int.random(in: range, using: &generator) }
    mutating func one(in count: Int) -> Bool { number(0..<count) == 0 }

    /// Inputs by different names.
    mutating func inputs() -> [Input] {
        let names = ["alignment", "e\u{301}dge", "font", "spacing"].filter { _ in one(in: 2) }
        let inputs = names.map { name in
            switch number(0..<3) {
            case 0: Input(name, .number(length()))
            case 1: Input(name, .bool(one(in: 2)))
            default: Input(name, .string(text()))
            }
        }
        return inputs.sorted { $0.name < $1.name }
    }

    mutating func proposal() -> Proposal { Proposal(width: optional(length()), height: optional(length())) }

    mutating func node(_ index: Int) -> NodeRecord {
        let kinds = ["VStack", "Text", ".padding", ".frame", "WideFirstGrid", "日本"]
        let kind = kinds[number(0..<kinds.count)]
        var node = NodeRecord(
            path: index == 0 ? kind : "Root/\(number(0..<4)):\(kind)[\(text().percentEncoded("/[]:"))]",
            parent: index == 0 ? -1 : number(0..<index), kind: kind)
        node.inputs = inputs()
        if one(in: 6) {
            node.inputsByPass = [PassInputs(pass: 1, inputs: inputs()), PassInputs(pass: 2, inputs: node.inputs)]
        }
        if one(in: 3) { node.identifier = text() }
        if one(in: 3) { node.text = text() }
        if one(in: 4) {
            node.traits.priority = length()
            node.traits.guides = ["leading", text()]
            node.traits.spacing = [Input("top.text", .number(length()))]
            node.traits.values = [Input("Key", .string("value of " + text()))]
        }
        if index > 0, one(in: 5) { node.builder = number(0..<index) }
        node.isCode = one(in: 5)
        if !one(in: 8) { node.frame = Frame(x: length(), y: length(), width: length(), height: length()) }
        node.hits = number(0..<9)
        if one(in: 4) {
            node.lines = [TextRange(start: 0, end: 5), TextRange(start: 6, end: number(6..<99))]
            node.truncated = one(in: 2)
        } else if one(in: 9) {
            node.truncated = one(in: 2)
        }
        return node
    }

    mutating func event(nodes: Int, pass: Int) -> Event {
        let node = number(0..<nodes)
        let proposal = proposal()
        switch number(0..<3) {
        case 0:
            return .measure(pass: pass, node: node, proposal: proposal, size: Size(width: length(), height: length()))
        case 1: return .guide(pass: pass, node: node, proposal: proposal, name: text(), value: length())
        default: return .place(pass: pass, node: node, proposal: proposal, x: length(), y: length())
        }
    }

    mutating func recording(nodes: Int? = nil) -> Recording {
        let count = nodes ?? number(0..<12)
        var recording = Recording(
            outcome: Outcome.allCases.randomElement(using: &generator) ?? .settled, passes: number(0..<4),
            message: one(in: 3) ? text() : nil)
        for index in 0..<count { recording.nodes.append(node(index)) }
        guard count > 0 else { return recording }
        for index in 0..<number(0..<20) {
            recording.events.append(event(nodes: count, pass: index < 9 ? 1 : number(1..<4)))
        }
        for _ in 0..<number(0..<3) {
            recording.observations.append(
                ObservationRecord(
                    pass: number(1..<4), node: number(0..<count), kind: text(), old: one(in: 2) ? nil : text(),
                    new: text()))
        }
        for _ in 0..<number(0..<3) {
            recording.findings.append(
                FindingRecord(
                    rule: FindingRule.allCases[number(0..<FindingRule.allCases.count)],
                    node: one(in: 3) ? nil : number(0..<count), message: text(), value: optional(length())))
        }
        return recording
    }
}
