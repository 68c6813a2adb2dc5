import LayoutRecord

@testable import LayoutDiff

/// A recording written by hand, for what no layout would produce.
struct HandMade {
    var recording = Recording(outcome: .settled)
    private var paths = NodePath.Builder()

    /// Adds a node and gives its index.
    @discardableResult
    mutating func node(
        _ kind: String, in parent: Int = -1, place: Int? = nil, id: String? = nil, inputs: [Input] = [],
        text: String? = nil, frame: Frame? = Frame(x: 0, y: 0, width: 10, height: 10)
    ) -> Int {
        let segment = NodePath.segment(kind: kind, places: place.map { [$0] } ?? [], id: id)
        var node = NodeRecord(path: paths.append(segment: segment, parent: parent), parent: parent, kind: kind)
        node.inputs = inputs
        node.text = text
        node.frame = frame
        recording.nodes.append(node)
        return recording.nodes.count - 1
    }

    mutating func measure(_ node: Int, _ width: Double?, _ size: Size, pass: Int = 1) {
        let proposal = Proposal(width: width, height: nil)
        recording.events.append(.measure(pass: pass, node: node, proposal: proposal, size: size))
    }

    /// A guide that the node was asked for; nil where it has none.
    mutating func guide(_ node: Int, _ width: Double?, _ name: String, _ value: Double?, pass: Int = 1) {
        recording.events.append(
            .guide(
                pass: pass, node: node, proposal: Proposal(width: width, height: nil),
                name: value == nil ? Event.unsetGuide + name : name, value: value ?? 0))
    }

    mutating func place(_ node: Int, _ width: Double?, _ x: Double, _ y: Double, pass: Int = 1) {
        recording.events.append(
            .place(pass: pass, node: node, proposal: Proposal(width: width, height: nil), x: x, y: y))
    }
}

func compareCase(
    _ before: Recording, _ after: Recording, options: DiffOptions = DiffOptions(), suite: String? = nil
) -> CaseResult {
    CaseComparison(options: options, suite: suite).compare(before: before, after: after)
}

extension CaseResult {
    func node(_ path: String) -> NodeDiff? { nodes.first { $0.path == path } }
    func verdict(_ path: String) -> Verdict? { node(path)?.verdict }
    /// Causes in words: rank, verdict, kind and change.
    var causeWords: [String] {
        causes.map { "\($0.rank.rawValue) \($0.verdict.rawValue) \($0.kind) \($0.change)" }
    }
}
