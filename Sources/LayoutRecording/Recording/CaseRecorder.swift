import Foundation
import LayoutEngine
import LayoutRecord

/// Joins the passes of one settling into a recording.
struct CaseRecorder {
    private var nodes: [NodeRecord] = []
    private var events: [Event] = []
    private var observations: [ObservationRecord] = []
    private var last: TreeSnapshot?
    private var lastPass = 0
    /// What observers did, pass by pass.
    private(set) var traces: [PassTrace] = []
    private var firingCounts: [StateKey: Int] = [:]
    private let paths: PathMemory

    /// - Parameter paths: those of the trees before.
    init(paths: PathMemory) { self.paths = paths }

    /// The tree that shows after the last pass.
    var root: LayoutNode? { last?.sources.first }

    /// Adds a pass: its tree, what happened in it and what its observers saw.
    mutating func add(_ pass: SessionPass, _ log: EventLog) {
        let snapshot = TreeSnapshot(of: pass.root, paths: paths)
        let mapping = merge(snapshot, pass: pass.number)
        events.reserveCapacity(events.count + log.entries.count)
        for entry in log.entries {
            switch entry {
            case .measure(let serial, let proposal, let size):
                guard let node = snapshot.index(of: serial) else { continue }
                events.append(
                    .measure(
                        pass: pass.number, node: mapping[node], proposal: Proposal(proposal),
                        size: Size(width: Double(size.width), height: Double(size.height))))
            case .guide(let serial, let proposal, let guide, let value):
                guard let node = snapshot.index(of: serial) else { continue }
                events.append(
                    .guide(
                        pass: pass.number, node: mapping[node], proposal: Proposal(proposal),
                        name: value == nil ? Event.unsetGuide + guide.name : guide.name, value: Double(value ?? 0)))
            case .place(let serial, let proposal, let origin):
                guard let node = snapshot.index(of: serial) else { continue }
                events.append(
                    .place(
                        pass: pass.number, node: mapping[node], proposal: Proposal(proposal), x: Double(origin.x),
                        y: Double(origin.y)))
            }
        }
        for firing in pass.firings {
            guard let node = snapshot.index(of: firing.node.serial) else { continue }
            observations.append(
                ObservationRecord(
                    pass: pass.number, node: mapping[node], kind: firing.kind, old: firing.old, new: firing.new))
            firingCounts[firing.key, default: 0] += 1
            if firingCounts[firing.key] == LoopDiagnosis.guardLimit + 1 {
                // SwiftUI would drop this firing and the ones after it; here it is only noted.
                observations.append(
                    ObservationRecord(
                        pass: pass.number, node: mapping[node], kind: "update-guard", old: firing.old,
                        new: firing.new))
            }
        }
        traces.append(
            PassTrace(pass) { node in snapshot.index(of: node.serial).map { snapshot.nodes[$0].path } ?? node.kind })
        last = snapshot
        lastPass = pass.number
    }

    /// Puts a pass's nodes among those of the passes before and returns where each went. The newest pass's nodes stand
    /// first, in its order; nodes that are gone follow, without a frame.
    private mutating func merge(_ snapshot: TreeSnapshot, pass: Int) -> [Int] {
        guard !nodes.isEmpty else {
            nodes = snapshot.nodes
            return Array(nodes.indices)
        }
        var merged = snapshot.nodes
        var mergedIndices: [String: Int] = [:]
        for (index, node) in merged.enumerated() { mergedIndices[node.path] = index }
        var moved = [Int](repeating: 0, count: nodes.count)
        for (index, old) in nodes.enumerated() {
            if let new = mergedIndices[old.path] {
                moved[index] = new
                carry(old, into: &merged[new], pass: pass)
            } else {
                var gone = old
                gone.frame = nil
                gone.lines = nil
                gone.truncated = nil
                gone.parent = old.parent < 0 ? -1 : moved[old.parent]
                gone.builder = old.builder.map { moved[$0] }
                moved[index] = merged.count
                mergedIndices[old.path] = merged.count
                merged.append(gone)
            }
        }
        events = events.map { $0.renumbered(moved) }
        for index in observations.indices { observations[index].node = moved[observations[index].node] }
        nodes = merged
        return Array(snapshot.nodes.indices)
    }

    /// What a node of an earlier pass leaves to the same node of the next one.
    private func carry(_ old: NodeRecord, into new: inout NodeRecord, pass: Int) {
        new.hits += old.hits
        new.inputsByPass = old.inputsByPass
        guard old.inputs != new.inputs else { return }
        if new.inputsByPass.isEmpty { new.inputsByPass = [PassInputs(pass: 1, inputs: old.inputs)] }
        new.inputsByPass.append(PassInputs(pass: pass, inputs: new.inputs))
    }

    /// The index of the node at a path.
    func index(of path: String) -> Int? { nodes.firstIndex { $0.path == path } }

    /// The recording of everything added. `allowed` names finding rules that are not to be told; `ownOptions` are told as
    /// a note of the first root.
    func finish(
        outcome: Outcome, message: String?, offer: Offer, further: [FindingRecord] = [], allowed: Set<String> = [],
        ownOptions: String? = nil
    ) -> Recording {
        var recording = Recording(
            outcome: outcome, passes: lastPass, message: message, nodes: nodes, events: events,
            observations: observations)
        if let ownOptions, !nodes.isEmpty { recording.nodes[0].note(ownOptions: ownOptions) }
        if let last { recording.findings = Findings.all(in: recording, tree: last, offer: offer) + further }
        recording.findings.removeAll { allowed.contains($0.rule) }
        recording.allowed = FindingRule.allCases.filter(\.comparesWidths).map(\.rawValue).filter(allowed.contains)
        return recording
    }
}

extension NodeRecord {
    fileprivate mutating func note(ownOptions: String) {
        let note = Input(LayoutNode.optionsNote, .string(ownOptions))
        inputs.append(note)
        inputs.sortByName()
        for index in inputsByPass.indices {
            inputsByPass[index].inputs.append(note)
            inputsByPass[index].inputs.sortByName()
        }
    }
}

extension Event {
    /// The event with its node's new index.
    fileprivate func renumbered(_ moved: [Int]) -> Event {
        switch self {
        case .measure(let pass, let node, let proposal, let size):
            .measure(pass: pass, node: moved[node], proposal: proposal, size: size)
        case .guide(let pass, let node, let proposal, let name, let value):
            .guide(pass: pass, node: moved[node], proposal: proposal, name: name, value: value)
        case .place(let pass, let node, let proposal, let x, let y):
            .place(pass: pass, node: moved[node], proposal: proposal, x: x, y: y)
        }
    }
}
