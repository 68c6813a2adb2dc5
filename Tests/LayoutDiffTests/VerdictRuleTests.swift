import LayoutRecord
import Testing

@testable import LayoutDiff

/// Single rules of the algorithm, on recordings that show them and little else.
@Suite struct VerdictRuleTests {
    private let offer = Offer(width: 300, height: nil)

    // MARK: Content built from a size

    private func reader(_ outer: Double) -> ModelView {
        ModelView.reader { size in
            size.width > 250 ? .hStack([.text("wide"), .image(size.width / 4, 5)]) : .text("narrow")
        }.padding(outer)
    }

    @Test func `content of a reader that got another size is a knock-on`() {
        let result = compareCase(record(offer, reader(10)), record(offer, reader(14)))
        #expect(result.causeWords == ["0 edited .padding all edges"])
        #expect(result.node(".padding/GeometryReader/HStack/1:Image")?.verdict == .knockOn)
        let replaced = compareCase(record(offer, reader(10)), record(offer, reader(40)))
        #expect(replaced.causeWords == ["0 edited .padding all edges"])
        #expect(replaced.nodes.contains { $0.kind == "HStack" && $0.afterIndex == nil && $0.verdict == .knockOn })
    }

    @Test func `an edit inside a reader that got the same size is an edit`() {
        func content(_ gap: Double) -> ModelView { .reader { _ in .vStack(gap, "center", [.text("a"), .text("b")]) } }
        let result = compareCase(record(offer, content(2)), record(offer, content(5)))
        #expect(result.causeWords == ["0 edited VStack spacing"])
    }

    // MARK: Tolerance

    /// A chain in which every node adds a little of its own.
    private func chain(_ errors: [Double]) -> Recording {
        var made = HandMade()
        var size = Size(width: 100, height: 10)
        var sizes: [Size] = []
        for error in errors.reversed() {
            size.width += error
            sizes.append(size)
        }
        sizes.reverse()
        var parent = -1
        for (depth, size) in sizes.enumerated() {
            parent = made.node(
                "Box\(depth)", in: parent, frame: Frame(x: 0, y: 0, width: size.width, height: size.height))
        }
        for node in sizes.indices.reversed() { made.measure(node, 300, sizes[node]) }
        for node in sizes.indices { made.place(node, 300, 0, 0) }
        return made.recording
    }

    @Test func `differences within the tolerance that add up are magnified small differences`() {
        let result = compareCase(chain([0, 0, 0]), chain([0.004, 0.004, 0.004]))
        #expect(result.caseClass == .changed)
        #expect(result.causeWords == ["2 tolerated Box2 answer width"])
        #expect(result.verdict("Box0") == .relayed)
        #expect(result.verdict("Box0/Box1") == .absorbed || result.verdict("Box0/Box1") == .tolerated)
    }

    @Test func `one that stays within it is tolerated`() {
        let result = compareCase(chain([0, 0, 0]), chain([0, 0, 0.004]))
        #expect(result.caseClass == .tolerated)
        #expect(result.causes.isEmpty)
        #expect(result.nodes.allSatisfy { node in node.changes.contains { $0.kind == .roundingOnly } })
        var strict = DiffOptions()
        strict.tolerance = 0
        #expect(compareCase(chain([0, 0, 0]), chain([0, 0, 0.004]), options: strict).caseClass == .changed)
    }

    @Test func `tolerance by kind goes before tolerance by suite`() {
        var options = DiffOptions()
        options.toleranceBySuite = ["loose": 1]
        let before = chain([0])
        let after = chain([0.5])
        #expect(compareCase(before, after, options: options, suite: "loose").caseClass == .tolerated)
        #expect(compareCase(before, after, options: options, suite: "other").caseClass == .changed)
        options.toleranceByKind = ["Box0": 0.1]
        #expect(compareCase(before, after, options: options, suite: "loose").caseClass == .changed)
    }

    @Test func `aligned to pixels only what crosses one differs`() {
        var options = DiffOptions()
        options.pixelScale = 2
        #expect(compareCase(chain([0]), chain([0.2]), options: options).caseClass == .tolerated)
        #expect(compareCase(chain([0]), chain([0.3]), options: options).caseClass == .changed)
    }

    // MARK: Keys

    @Test func `another question is a knock-on and answers nothing`() {
        var before = HandMade()
        let root = before.node("Row")
        let child = before.node("Leaf", in: root)
        var after = before
        for (width, asked) in [(1, 90.0), (2, 80.0)] {
            func fill(_ made: inout HandMade) {
                made.measure(child, asked, Size(width: asked, height: 10))
                made.measure(root, 300, Size(width: 300, height: 10))
                made.place(root, 300, 0, 0)
                made.place(child, asked, 0, 0)
            }
            if width == 1 { fill(&before) } else { fill(&after) }
        }
        after.recording.nodes[child].frame?.width = 80
        let result = compareCase(before.recording, after.recording)
        #expect(result.causeWords == ["0 origin Row places"])
        #expect(result.verdict("Row/Leaf") == .knockOn)
        #expect(result.causes.first?.amount == -10)
    }

    @Test func `more questions alone are asked by the node that asks`() {
        var before = HandMade()
        let root = before.node("Row")
        let child = before.node("Leaf", in: root)
        before.measure(child, 90, Size(width: 10, height: 10))
        before.measure(root, 300, Size(width: 300, height: 10))
        var after = before
        after.measure(child, 0, Size(width: 10, height: 10))
        let result = compareCase(before.recording, after.recording)
        #expect(result.caseClass == .negotiationOnly)
        #expect(result.causeWords == ["3 origin Row asks"])
        #expect(result.verdict("Row/Leaf") == .knockOn)
        #expect(result.changes.map(\.kind) == [.measuredMore])
    }

    @Test func `a key met twice keeps its first row and different answers are unstable`() {
        var before = HandMade()
        let root = before.node("Row")
        before.measure(root, 300, Size(width: 300, height: 10))
        var repeated = before
        repeated.measure(root, 300, Size(width: 300, height: 10))
        let harmless = compareCase(before.recording, repeated.recording)
        #expect(harmless.caseClass == .negotiationOnly)
        var unstable = before
        unstable.measure(root, 300, Size(width: 290, height: 10))
        let result = compareCase(before.recording, unstable.recording)
        #expect(result.caseClass == .unstable)
        #expect(result.causes.isEmpty)
        #expect(result.changes.contains { $0.what == "unstable" && $0.after.hasPrefix("Row ") })
    }

    @Test func `an exact fit tipped by rounding is rank 1`() {
        var before = HandMade()
        let root = before.node("Fits")
        var after = before
        before.measure(root, 100, Size(width: 100, height: 10))
        after.measure(root, 100.0000001, Size(width: 50, height: 10))
        after.recording.nodes[root].frame?.width = 50
        #expect(compareCase(before.recording, after.recording).causeWords == ["1 origin Fits answer width"])
    }

    @Test func `places are keyed by the node's own size`() {
        func recording(_ answer: Double, _ x: Double) -> Recording {
            var made = HandMade()
            let root = made.node("Row", frame: Frame(x: 0, y: 0, width: answer, height: 10))
            let child = made.node("Leaf", in: root, frame: Frame(x: x, y: 0, width: 10, height: 10))
            made.measure(child, nil, Size(width: 10, height: 10))
            made.measure(root, 300, Size(width: answer, height: 10))
            made.place(root, 300, 0, 0)
            made.place(child, nil, x, 0)
            return made.recording
        }
        // It centres: another size explains the other place, so the answer alone is to blame.
        #expect(compareCase(recording(100, 45), recording(80, 35)).causeWords == ["0 origin Row answer width"])
        #expect(compareCase(recording(100, 45), recording(100, 35)).causeWords == ["0 origin Row places"])
    }

    // MARK: What is read without asking

    @Test func `traits of a child name the child and not who reads them`() {
        func recording(_ priority: Double?, _ gap: Double) -> Recording {
            var made = HandMade()
            let root = made.node("Row")
            let child = made.node("Leaf", in: root, frame: Frame(x: gap, y: 0, width: 10, height: 10))
            made.recording.nodes[child].traits.priority = priority
            made.measure(root, 300, Size(width: 300 - gap, height: 10))
            made.place(root, 300, 0, 0)
            made.place(child, nil, gap, 0)
            return made.recording
        }
        let result = compareCase(recording(nil, 0), recording(2, 8))
        #expect(result.causeWords == ["0 origin Leaf traits"])
        #expect(result.verdict("Row") == .relayed)
    }

    @Test func `traits that a modifier hands on are the child's`() {
        func recording(_ gap: Double) -> Recording {
            var made = HandMade()
            let root = made.node("Row")
            let padding = made.node(".padding", in: root)
            let child = made.node("Leaf", in: padding, frame: Frame(x: gap, y: 0, width: 10, height: 10))
            for node in [padding, child] {
                made.recording.nodes[node].traits.spacing = [Input("top.text", .number(gap))]
            }
            made.measure(root, 300, Size(width: 300, height: 10))
            return made.recording
        }
        let result = compareCase(recording(4), recording(8))
        #expect(result.causeWords == ["0 origin Leaf traits"])
        #expect(result.verdict("Row/.padding") == .relayed)
        #expect(result.causes.first?.amount == 4)
    }

    @Test func `layout values count as inputs of the node they were set on`() {
        func recording(_ value: String) -> Recording {
            var made = HandMade()
            let root = made.node("Flow", frame: Frame(x: 0, y: 0, width: value == "a" ? 5 : 6, height: 10))
            let padding = made.node(".padding", in: root)
            let child = made.node("Leaf", in: padding)
            for node in [padding, child] { made.recording.nodes[node].traits.values = [Input("span", .string(value))] }
            made.measure(root, 300, Size(width: value == "a" ? 5 : 6, height: 10))
            return made.recording
        }
        #expect(compareCase(recording("a"), recording("b")).causeWords == ["0 edited Leaf span"])
    }

    // MARK: Nothing is dropped

    @Test func `a visible difference without a cause is unexplained`() {
        var before = HandMade()
        let root = before.node("Row")
        before.node("Leaf", in: root)
        var after = before
        after.recording.nodes[1].frame?.x = 7
        let result = compareCase(before.recording, after.recording)
        #expect(result.causeWords == ["4 carried Leaf moved"])
    }

    @Test func `equal recordings are unchanged`() {
        let recording = record(offer, .vStack([.text("a"), .text("b")]))
        let result = compareCase(recording, recording)
        #expect(result.caseClass == .unchanged)
        #expect(result.nodes.isEmpty && result.causes.isEmpty && result.changes.isEmpty)
    }
}
