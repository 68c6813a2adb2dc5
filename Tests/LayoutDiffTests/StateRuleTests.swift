import LayoutRecord
import Testing

@testable import LayoutDiff

/// Inputs that were computed from an earlier layout through state only follow.
@Suite struct StateRuleTests {
    private let offer = Offer(width: 300, height: nil)

    /// A frame is as high as an observed text is wide.
    private func measured(
        _ text: String = "observed", padding: Double = 3, extra: Double = 0
    ) -> ([String]) -> ModelView {
        { state in
            let width = state.first.flatMap { Double($0.split(separator: " ")[0]) }
            return .vStack(
                4, "leading",
                [
                    ModelView.text(text).padding(padding).observed(),
                    ModelView.color.frame(width: 20, height: (width ?? 10) + extra),
                ])
        }
    }

    @Test func `a fault in what is measured is the only cause`() {
        let result = compareCase(
            record(offer, measured()), record(offer, fault: .textRoundsUp, measured()))
        #expect(result.causeWords == ["0 origin Text answer width"])
        let frame = result.node("VStack/1:.frame")
        #expect(frame?.verdict == .knockOn)
        #expect(frame?.changes.first?.kind == .inputs)
    }

    @Test func `an edit of what is measured is the only cause`() {
        let result = compareCase(record(offer, measured()), record(offer, measured(padding: 5)))
        #expect(result.causeWords == ["0 edited .padding all edges"])
    }

    @Test func `a fault in what state feeds is found in the passes before state differs`() {
        let result = compareCase(record(offer, measured()), record(offer, fault: .frameAlignsTop, measured()))
        #expect(result.causes.allSatisfy { $0.kind == ".frame" || $0.kind == "Color" })
        let both = compareCase(
            record(offer, measured()),
            record(offer) { state in
                measured()(state).editing([0]) { $0 = ModelView.text("observed").padding(9).observed() }
            })
        #expect(both.verdict("VStack/1:.frame") == .knockOn)
    }

    @Test func `an edit that shows only in a later pass is an edit while observations agree`() {
        let result = compareCase(
            record(offer, measured()),
            record(offer) { state in
                state.isEmpty ? measured()(state) : measured(extra: 7)(state)
            })
        #expect(result.causeWords == ["0 edited .frame height"])
    }

    @Test func `an edit that shows in the first pass is an edit whatever state says later`() {
        let result = compareCase(record(offer, measured()), record(offer, measured("observed!", extra: 7)))
        #expect(Set(result.causeWords) == ["0 edited Text text", "0 edited .frame height"])
    }

    @Test func `structure that state brings in is a knock-on`() {
        let view: ([String]) -> ModelView = { state in
            let isWide = (state.first.flatMap { Double($0.split(separator: " ")[0]) } ?? 0) > 60
            let row = ModelView.text("observed").observed()
            return .vStack(4, "leading", isWide ? [row, .image(5, 5)] : [row])
        }
        let result = compareCase(record(offer, view), record(offer, fault: .textRoundsUp, view))
        let plain = compareCase(record(offer, fault: .textRoundsUp, view), record(offer, view))
        #expect(result.causeWords == ["0 origin Text answer width"])
        #expect(plain.causeWords == ["0 origin Text answer width"])
    }

    @Test func `what state feeds stays excused in the steps of a unit`() throws {
        // The step starts from the state that the base case left behind.
        func unit(_ fault: ModelFault?) -> [CaseRecord] {
            let base = record(offer, fault: fault, measured())
            let step = record(
                offer, fault: fault, startingState: base.observations.last.map { [$0.new] } ?? [], measured())
            let id = caseID("state", "unit", offer)
            let stepID = caseID("state", "unit", offer, step: StepName(number: 1, words: "tap"))
            return [CaseRecord(id: id, recording: base), CaseRecord(id: stepID, recording: step)]
        }
        let result = diff(unit(nil), unit(.textRoundsUp))
        #expect(result.counts[.changed] == 2)
        #expect(result.causes.map(\.signature.kind) == ["Text"])
        let alone = compareCase(unit(nil)[1].recording, unit(.textRoundsUp)[1].recording)
        #expect(alone.causes.contains { $0.verdict == .edited })
        // A step that is read again on its own is compared after the base case, too.
        let (before, after) = (MemoryRun(unit(nil)), MemoryRun(unit(.textRoundsUp)))
        let outline = try RunComparison(options: DiffOptions()).compare(before, after, keeping: 0)
        var reader = CaseReader(outline, before: before, after: after, options: DiffOptions())
        #expect(try reader.read(1).nodes == result.cases[1].nodes)
        #expect(result.cases[1].nodes != alone.nodes)
    }

    @Test func `where nothing else explains a case its inputs are edits after all`() {
        var before = HandMade()
        let root = before.node("VStack")
        let child = before.node(".frame", in: root, inputs: [Input("height", .number(4))])
        before.recording.passes = 2
        var after = before
        after.recording.nodes[child].frame?.height = 12
        for (pass, height) in [(1, 4.0), (2, 9.0)] {
            after.recording.nodes[child].inputsByPass.append(
                PassInputs(pass: pass, inputs: [Input("height", .number(height))]))
        }
        after.recording.nodes[child].inputs = [Input("height", .number(9))]
        before.recording.observations = [
            ObservationRecord(pass: 1, node: root, kind: "onChange", old: nil, new: "a")
        ]
        after.recording.observations = [
            ObservationRecord(pass: 1, node: root, kind: "onChange", old: nil, new: "b")
        ]
        #expect(compareCase(before.recording, after.recording).causeWords == ["0 edited .frame height"])
    }

    /// A bar as high as an observer hears that its column is wide.
    private func heard(_ words: [String], told: String, height: Double) -> Recording {
        var made = HandMade()
        let note = [Input("told size", .string(told))]
        let root = made.node("VStack", inputs: note)
        let child = made.node(
            ".frame", in: root, inputs: [Input("height", .number(height))],
            frame: Frame(x: 0, y: 0, width: 10, height: height))
        made.recording.nodes[child].inputsByPass = [
            PassInputs(pass: 1, inputs: [Input("height", .number(4))]),
            PassInputs(pass: 2, inputs: [Input("height", .number(height))]),
        ]
        made.recording.observations = words.map {
            ObservationRecord(pass: 1, node: root, kind: "onGeometryChange", old: nil, new: $0)
        }
        return made.recording
    }

    @Test func `an observer that is told the same and heard in one run only is the engine's`() {
        let before = heard(["10"], told: "10.0 10.0", height: 10)
        let result = compareCase(before, heard([], told: "10.0 10.0", height: 4))
        #expect(result.causeWords == ["0 origin VStack runs onGeometryChange"])
        #expect(result.causes.first?.isCode == false)
        // What it makes of the same is its closure's.
        let other = compareCase(before, heard(["7"], told: "10.0 10.0", height: 7))
        #expect(other.causeWords == ["0 origin VStack observes onGeometryChange"])
        #expect(other.causes.first?.isCode == true)
    }
}
