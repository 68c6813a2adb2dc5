import LayoutRecord

/// Recordings as an engine might make them, by arithmetic: small trees whose numbers can be checked by eye.
enum Recordings {
    /// A settings row: a title, a stack of three labels, a footer. `rowHeight` is what the stack answers.
    static func settingsRow(width: Double, rowHeight: Double, labels: [String] = ["A", "B", "C"]) -> Recording {
        var tree = TreeBuilder()
        let root = tree.add("VStack", frame: Frame(x: 0, y: 0, width: width, height: 17 + 8 + rowHeight + 8 + 16))
        let title = tree.add("Text", place: 0, under: root, frame: Frame(x: 0, y: 0, width: min(width, 80), height: 17))
        tree.nodes[title].text = "Settings"
        tree.nodes[title].lines = [TextRange(start: 0, end: 8)]
        let row = tree.add("HStack", place: 1, under: root, frame: Frame(x: 0, y: 25, width: width, height: rowHeight))
        tree.nodes[row].inputs = [Input("alignment", .string("center")), Input("spacing", .number(8))]
        let share = (width - 16) / 3
        for (index, label) in labels.enumerated() {
            let child = tree.add(
                "Text", place: index, under: row,
                frame: Frame(x: Double(index) * (share + 8), y: 25, width: share, height: min(rowHeight, 44)))
            tree.nodes[child].text = label
            tree.ask(child, Proposal(width: share, height: nil), Size(width: share, height: min(rowHeight, 44)))
        }
        let footer = tree.add(
            "Text", place: 2, under: root, frame: Frame(x: 0, y: 33 + rowHeight, width: min(width, 60), height: 16))
        tree.nodes[footer].text = "Footer"
        tree.ask(title, Proposal(width: width, height: nil), Size(width: min(width, 80), height: 17))
        tree.ask(row, Proposal(width: 0, height: nil), Size(width: 16, height: rowHeight))
        tree.ask(row, Proposal(width: width, height: nil), Size(width: width, height: rowHeight))
        tree.ask(footer, Proposal(width: width, height: nil), Size(width: min(width, 60), height: 16))
        tree.ask(root, Proposal(width: width, height: nil), Size(width: width, height: 49 + rowHeight))
        return Recording(outcome: .settled, nodes: tree.nodes, events: tree.events + tree.places)
    }

    /// A badge in a padding.
    static func badge(width: Double, padding: Double) -> Recording {
        var tree = TreeBuilder()
        let inner = max(0, width - 2 * padding)
        let root = tree.add(".padding", frame: Frame(x: 0, y: 0, width: width, height: 17 + 2 * padding))
        tree.nodes[root].inputs = [Input("length", .number(padding))]
        let text = tree.add("Text", under: root, frame: Frame(x: padding, y: padding, width: inner, height: 17))
        tree.nodes[text].text = "Badge"
        tree.nodes[text].lines = [TextRange(start: 0, end: 5)]
        tree.ask(text, Proposal(width: inner, height: nil), Size(width: inner, height: 17))
        tree.ask(root, Proposal(width: width, height: nil), Size(width: width, height: 17 + 2 * padding))
        var recording = Recording(outcome: .settled, nodes: tree.nodes, events: tree.events + tree.places)
        if inner < 20 {
            recording.findings = [
                FindingRecord(rule: .textClipped, node: text, message: "\"Badge\" needs 40 pt", value: 40 - inner)
            ]
        }
        return recording
    }
}

/// Nodes and events in the order of a recording.
struct TreeBuilder {
    var nodes: [NodeRecord] = []
    var events: [Event] = []
    var places: [Event] = []
    private var paths = NodePath.Builder()

    mutating func add(_ kind: String, place: Int? = nil, under parent: Int = -1, frame: Frame?) -> Int {
        let segment = NodePath.segment(kind: kind, places: place.map { [$0] } ?? [], id: nil)
        var node = NodeRecord(path: paths.append(segment: segment, parent: parent), parent: parent, kind: kind)
        node.frame = frame
        nodes.append(node)
        return nodes.count - 1
    }

    mutating func ask(_ node: Int, _ proposal: Proposal, _ size: Size) {
        events.append(.measure(pass: 1, node: node, proposal: proposal, size: size))
        let parent = nodes[node].parent
        guard let frame = nodes[node].frame else { return }
        let origin = parent >= 0 ? nodes[parent].frame : nil
        places.append(
            .place(
                pass: 1, node: node, proposal: proposal, x: frame.x - (origin?.x ?? 0), y: frame.y - (origin?.y ?? 0)))
        nodes[node].hits += 1
    }
}
