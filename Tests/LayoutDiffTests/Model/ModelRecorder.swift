import LayoutRecord

@testable import LayoutDiff

/// Lays a view out, again for as long as observers report something new, and gives the recording.
func record(
    _ offer: Offer, fault: ModelFault? = nil, habits: ModelHabits = ModelHabits(), startingState: [String] = [],
    _ view: ([String]) -> ModelView
) -> Recording {
    let engine = ModelEngine(fault: fault, habits: habits)
    var state = startingState
    var roots: [ModelNode] = []
    var observations: [(path: String, pass: Int, old: String?, new: String)] = []
    var known: [String: String] = [:]
    for pass in 1...5 {
        engine.pass = pass
        let root = ModelNode(view(state), parent: nil, places: [], builder: nil)
        let proposal = Proposal(width: offer.width, height: offer.height)
        _ = engine.measure(root, proposal)
        engine.place(root, proposal, x: 0, y: 0, origin: (0, 0))
        roots.append(root)
        var reported: [String] = []
        for node in depthFirst(root) where node.view.isObserved {
            guard let frame = node.frame else { continue }
            let new = "\(Words.length(frame.width)) x \(Words.length(frame.height))"
            reported.append(new)
            if known[node.path] == new { continue }
            observations.append((node.path, pass, known[node.path], new))
            known[node.path] = new
        }
        if reported.isEmpty || reported == state { break }
        state = reported
    }
    return ModelAssembly(roots, engine.events, observations).recording
}

func record(
    _ offer: Offer, _ view: ModelView, fault: ModelFault? = nil, habits: ModelHabits = ModelHabits()
) -> Recording {
    record(offer, fault: fault, habits: habits) { _ in view }
}

private func depthFirst(_ root: ModelNode) -> [ModelNode] {
    var nodes: [ModelNode] = []
    var stack = [root]
    while let node = stack.popLast() {
        nodes.append(node)
        stack += node.children.reversed()
    }
    return nodes
}

/// Puts the trees of all passes into one, in depth-first order, and numbers events by it.
private struct ModelAssembly {
    let recording: Recording

    init(
        _ roots: [ModelNode], _ events: [(path: String, event: Event)],
        _ observations: [(path: String, pass: Int, old: String?, new: String)]
    ) {
        var nodes: [NodeRecord] = []
        var places: [String: Int] = [:]
        func add(_ node: ModelNode, parent: Int) {
            let index = nodes.count
            places[node.path] = index
            nodes.append(Self.record(of: node, parent: parent, places: places))
            for child in node.children { add(child, parent: index) }
        }
        if let last = roots.last { add(last, parent: -1) }
        for root in roots.dropLast().reversed() {
            for node in depthFirst(root) where places[node.path] == nil {
                var gone = Self.record(of: node, parent: places[node.parent?.path ?? ""] ?? -1, places: places)
                gone.frame = nil
                places[node.path] = nodes.count
                nodes.append(gone)
            }
        }
        Self.addInputsByPass(roots, places, &nodes)
        recording = Recording(
            outcome: .settled, passes: roots.count, nodes: nodes,
            events: events.compactMap { path, event in places[path].map { event.numbered($0) } },
            observations: observations.map {
                ObservationRecord(
                    pass: $0.pass, node: places[$0.path] ?? 0, kind: "onGeometryChange", old: $0.old, new: $0.new)
            })
    }

    private static func inputs(of view: ModelView) -> [Input] {
        view.inputs.map { Input($0.key, $0.value) }.sorted { $0.name < $1.name }
    }

    private static func record(of node: ModelNode, parent: Int, places: [String: Int]) -> NodeRecord {
        var record = NodeRecord(path: node.path, parent: parent, kind: node.view.kind)
        record.inputs = inputs(of: node.view)
        record.identifier = node.view.identifier
        record.text = node.view.text
        record.builder = node.builder.flatMap { places[$0.path] }
        record.isCode = node.view.kind == "Tiles"
        record.frame = node.frame
        record.hits = node.hits
        record.lines = node.lines
        if let priority = node.priorityTrait { record.traits.priority = priority }
        return record
    }

    private static func addInputsByPass(
        _ roots: [ModelNode], _ places: [String: Int], _ nodes: inout [NodeRecord]
    ) {
        var byNode: [Int: [PassInputs]] = [:]
        for (pass, root) in roots.enumerated() {
            for node in depthFirst(root) {
                guard let index = places[node.path] else { continue }
                let inputs = inputs(of: node.view)
                if byNode[index]?.last?.inputs == inputs { continue }
                byNode[index, default: []].append(PassInputs(pass: pass + 1, inputs: inputs))
            }
        }
        for (index, list) in byNode where list.count > 1 { nodes[index].inputsByPass = list }
    }
}

extension Event {
    fileprivate func numbered(_ node: Int) -> Event {
        switch self {
        case .measure(let pass, _, let proposal, let size):
            .measure(pass: pass, node: node, proposal: proposal, size: size)
        case .guide(let pass, _, let proposal, let name, let value):
            .guide(pass: pass, node: node, proposal: proposal, name: name, value: value)
        case .place(let pass, _, let proposal, let x, let y):
            .place(pass: pass, node: node, proposal: proposal, x: x, y: y)
        }
    }
}
