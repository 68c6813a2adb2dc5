import LayoutRecord
import LayoutStore

/// A recording like those of a real layout: some offers share a tree, two thirds of the numbers are whole, each node is
/// asked thrice and placed once.
func generated(suite: Int, scenario: Int, offer: Int, nodes count: Int, variant: Int) -> Recording {
    let width = [96.0, 200, 304, 408][offer % 4]
    var recording = Recording(outcome: .settled)
    for index in 0..<count {
        let isText = index % 3 == 2
        let kind = index == 0 ? "TileView" : isText ? "Text" : index % 3 == 1 ? ".padding" : "HStack"
        let path = index == 0 ? kind : "TileView/VStack/\(index / 3):\(kind)[\(index)]"
        var node = NodeRecord(path: path, parent: index == 0 ? -1 : (index - 1) / 3, kind: kind)
        if isText {
            let text = "Label \(suite).\(scenario).\(index % 7)"
            node.text = text
            node.inputs = [Input("font", .string("body")), Input("text", .string(text))]
            node.lines = [TextRange(start: 0, end: 9)]
            node.truncated = false
        } else if index % 3 == 1 {
            node.inputs = [Input("bottom", .number(8)), Input("leading", .number(8)), Input("top", .number(8))]
        }
        let y = Double(index * 21 + variant) + (index % 3 == 0 ? 0.5 : 0)
        node.frame = Frame(x: Double(index % 5) * 8, y: y, width: width - Double(index % 5) * 8, height: 20)
        node.hits = index % 4
        recording.nodes.append(node)
    }
    for index in 0..<count {
        let proposal = Proposal(width: width - Double(index % 5) * 8, height: nil)
        for width in [proposal.width, 0, .infinity] {
            recording.events.append(
                .measure(
                    pass: 1, node: index, proposal: Proposal(width: width, height: nil),
                    size: Size(width: Double(50 + (index * 7 + scenario) % 60), height: 20)))
        }
        recording.events.append(
            .place(pass: 1, node: index, proposal: proposal, x: 8, y: Double(index * 21 + variant) + 0.5))
    }
    return recording
}

/// Records a run; suites whose number is below `changed` get content of the variant, the others that of variant 0.
@discardableResult
func record(
    name: String, suites: Int, cases: Int, nodes: Int, variant: Int, changed: Int? = nil, in store: Store
) throws -> RunRow {
    let header = RunHeader(
        engine: EngineIdentity(name: "keyline", version: "0.1.0"),
        environment: [Input("metrics", .string("portable-1")), Input("scale", .number(2))],
        scope: RunScope(only: [], cases: suites * cases))
    let number = String(variant % 10_000 + 10_000).dropFirst()
    let writer = try store.beginRun(NewRun(name: name, startedAt: "2026-01-01T00:00:00.\(number)Z", header: header))
    for suite in 0..<suites {
        let variant = suite < changed ?? suites ? variant : 0
        for index in 0..<cases {
            let offer = Offer(width: [96.0, 200, 304, 408][index % 4], height: nil)
            let id = try CaseID(suite: "suite \(suite)", scenario: "scenario \(index / 4)", offer: offer, step: nil)
            let recording = generated(
                suite: suite, scenario: index / 4, offer: index, nodes: nodes, variant: variant)
            try writer.append(CaseRecord(id: id, recording: recording), unstable: nil)
        }
    }
    return try writer.finish(state: .complete, at: "2026-01-01T00:00:01Z")
}
