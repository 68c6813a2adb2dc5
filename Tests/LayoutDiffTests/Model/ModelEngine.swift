import LayoutRecord

@testable import LayoutDiff

/// A node of the model engine while it lays out.
final class ModelNode {
    let view: ModelView
    var children: [ModelNode] = []
    let axisIsHorizontal: Bool
    weak var parent: ModelNode?
    weak var builder: ModelNode?
    let path: String
    let segmentPlaces: [Int]
    var answers: [String: Size] = [:]
    var guides: Set<String> = []
    var hits = 0
    var frame: Frame?
    var lines: [TextRange]?
    /// What its container reads without asking, where it is not 0.
    var priorityTrait: Double?

    init(_ view: ModelView, parent: ModelNode?, places: [Int], builder: ModelNode?) {
        self.view = view
        self.parent = parent
        self.builder = builder
        segmentPlaces = places
        let stack = sequence(first: parent) { $0?.parent }.first { $0.map { !$0.view.isModifier } ?? true } ?? nil
        axisIsHorizontal = stack?.view.kind == "HStack"
        let segment = NodePath.segment(kind: view.kind, places: places, id: view.id)
        path = parent.map { $0.path + "/" + segment } ?? segment
        children = view.children.enumerated().map { index, child in
            let isEntry = view.children.count > 1 && !view.isModifier
            return ModelNode(child, parent: self, places: isEntry ? [index] : [], builder: builder)
        }
    }
}

/// A small layout engine in the manner of the real one: parents propose, children answer, parents place. It records
/// what it does, and faults can be switched on.
final class ModelEngine {
    let fault: ModelFault?
    let habits: ModelHabits
    var pass = 1
    var events: [(path: String, event: Event)] = []

    init(fault: ModelFault? = nil, habits: ModelHabits = ModelHabits()) {
        self.fault = fault
        self.habits = habits
    }

    func measure(_ node: ModelNode, _ proposal: Proposal) -> Size {
        let key = "\(Words.length(proposal.width))x\(Words.length(proposal.height))"
        if habits.keepsAnswers, let known = node.answers[key] {
            node.hits += 1
            return known
        }
        let size = answer(node, proposal)
        node.answers[key] = size
        events.append((node.path, .measure(pass: pass, node: 0, proposal: proposal, size: size)))
        return size
    }

    func place(_ node: ModelNode, _ proposal: Proposal, x: Double, y: Double, origin: (Double, Double)) {
        events.append((node.path, .place(pass: pass, node: 0, proposal: proposal, x: x, y: y)))
        let size = measure(node, proposal)
        if node.view.kind == ".layoutPriority" { node.priorityTrait = priority(node) }
        node.frame = Frame(x: origin.0 + x, y: origin.1 + y, width: size.width, height: size.height)
        if node.view.kind == "Text" { node.lines = wrap(node.view.text ?? "", proposal.width).map(\.range) }
        let own = (origin.0 + x, origin.1 + y)
        for placement in placements(node, proposal, size) {
            place(placement.child, placement.proposal, x: placement.x, y: placement.y, origin: own)
        }
    }

    /// An explicit guide, recorded once for each proposal.
    func guide(_ node: ModelNode, _ name: String, _ proposal: Proposal) -> Double? {
        var value: Double?
        if node.view.kind == ".alignmentGuide", node.view.string("guide") == name {
            value = (node.view.number("value") ?? 0) * (fault == .guideNegates ? -1 : 1)
        } else if node.view.isModifier, let child = node.children.first {
            let size = measure(node, proposal)
            if let inner = placements(node, proposal, size).first, let own = guide(child, name, inner.proposal) {
                value = own + (["leading", "center", "trailing"].contains(name) ? inner.x : inner.y)
            }
        }
        let key = "\(name) \(Words.proposal(proposal))"
        if let value, node.guides.insert(key).inserted {
            events.append((node.path, .guide(pass: pass, node: 0, proposal: proposal, name: name, value: value)))
        }
        return value
    }

    struct Placement {
        let child: ModelNode
        let proposal: Proposal
        let x: Double
        let y: Double
    }

    func priority(_ node: ModelNode) -> Double {
        guard node.view.kind == ".layoutPriority" else { return 0 }
        return (node.view.number("priority") ?? 0) * (fault == .priorityNegates ? -1 : 1)
    }

    // MARK: Text

    /// Seven points a character, sixteen a line, broken between words.
    func wrap(_ text: String, _ width: Double?) -> [(range: TextRange, width: Double)] {
        let bytes = Array(text.utf8)
        var lines: [(range: TextRange, width: Double)] = []
        var start = 0
        var lineEnd = 0
        var position = 0
        func length(_ from: Int, _ to: Int) -> Double { Double(to - from) * 7 + habits.noise }
        let limit = (width ?? .infinity) - (fault == .textWrapsEarly ? 14 : 0)
        for word in text.split(separator: " ") {
            let wordStart = position
            let wordEnd = position + word.utf8.count
            if lineEnd > start, length(start, wordEnd) > limit + 1e-6 {
                lines.append((TextRange(start: start, end: lineEnd), length(start, lineEnd)))
                start = wordStart
            }
            lineEnd = wordEnd
            position = min(wordEnd + 1, bytes.count)
        }
        lines.append((TextRange(start: start, end: lineEnd), length(start, lineEnd)))
        if fault == .textForgetsLastLine, lines.count > 1 { lines.removeLast() }
        return lines
    }
}
