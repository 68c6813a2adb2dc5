import LayoutDiff
import LayoutRecord
import LayoutReport

/// One case on a terminal: its tree with frames, then what was found and observed, then the negotiation if asked.
struct CasePage {
    let record: CaseRecord
    let unstable: String?
    let showsProposals: Bool
    let style: Style

    var lines: [String] {
        let recording = record.recording
        var lines = [style.bold(record.id.description)]
        let passes = recording.passes == 1 ? "1 pass" : "\(recording.passes) passes"
        lines.append("  \(recording.outcome.rawValue) in \(passes)")
        if let message = recording.message {
            lines += message.split(separator: "\n").map { "  " + String($0).visible }
        }
        if let unstable { lines.append("  unstable: \(unstable)") }
        if !recording.nodes.isEmpty { lines += [""] + tree }
        if !recording.findings.isEmpty { lines += ["", style.bold("Findings")] + findings }
        if !recording.observations.isEmpty { lines += ["", style.bold("Observations")] + observations }
        if showsProposals { lines += ["", style.bold("Proposals")] + events }
        return lines
    }

    private var tree: [String] {
        var depths: [Int] = []
        var table = Table([
            ("x", .trailing), ("y", .trailing), ("width", .trailing), ("height", .trailing), ("node", .leading),
        ])
        for node in record.recording.nodes {
            let depth = node.parent < 0 ? 0 : depths[node.parent] + 1
            depths.append(depth)
            var name = String(repeating: "  ", count: min(depth, 32)) + node.segment
            if let text = node.text { name += " \"\(text.cut(to: 40))\"" }
            if let identifier = node.identifier { name += " #\(identifier)" }
            let inputs = node.inputs.filter { $0.name != "text" && !InputComparison.isNote($0.name) }.map {
                "\($0.name) \(words($0.value))"
            }
            if !inputs.isEmpty { name += "  (\(inputs.joined(separator: ", ")))" }
            if node.truncated == true { name += "  truncated" }
            guard let frame = node.frame else {
                table.append(["", "", "", "", name + "  gone"])
                continue
            }
            table.append([points(frame.x), points(frame.y), points(frame.width), points(frame.height), name])
        }
        return table.lines(width: nil, style: style)
    }

    private var findings: [String] {
        record.recording.findings.map { finding in
            let place = finding.node.map { record.recording.nodes[$0].path + ": " } ?? ""
            return "  \(finding.severity.rawValue) \(finding.rule)  \(place)\(finding.message)".visible
        }
    }

    private var observations: [String] {
        record.recording.observations.map { observation in
            let path = record.recording.nodes[observation.node].path
            return
                "  pass \(observation.pass)  \(path)  \(observation.kind): \(observation.old ?? "-") -> \(observation.new)"
                .visible
        }
    }

    private var events: [String] {
        record.recording.events.map { event in
            let path = record.recording.nodes[event.node].path
            let proposal = "\(points(event.proposal.width)) × \(points(event.proposal.height))"
            let answer =
                switch event {
                case .measure(_, _, _, let size):
                    "asked \(proposal), answered \(points(size.width)) × \(points(size.height))"
                case .guide(_, _, _, let name, let value): guide(name, value, proposal)
                case .place(_, _, _, let x, let y): "placed at \(points(x)), \(points(y)) with \(proposal)"
                }
            return "  pass \(event.pass)  \(path)  \(answer)".visible
        }
    }

    private func guide(_ name: String, _ value: Double, _ proposal: String) -> String {
        let guide = Event.explicitGuide(name, value)
        return "guide \(guide.name) for \(proposal) is \(guide.value.map { points($0) } ?? "not set")"
    }
}
