import LayoutRecord
import Testing

@testable import LayoutDiff

/// One-line edits of views: the diff names the edited node by source, and nothing else.
@Suite struct EditTests {
    struct Edit: CustomTestStringConvertible, Sendable {
        let view: String
        let words: String
        let verdict: Verdict
        let kind: String
        let change: String
        var edit: String?
        let apply: @Sendable (ModelView) -> ModelView

        var testDescription: String { "\(view): \(words)" }
    }

    private static func input(
        _ view: String, _ path: [Int], _ kind: String, _ name: String, _ value: InputValue, edit: String? = nil
    ) -> Edit {
        Edit(view: view, words: "\(kind) \(name)", verdict: .edited, kind: kind, change: name, edit: edit) {
            $0.editing(path) { $0.inputs[name] = value }
        }
    }

    static let edits: [Edit] = [
        input("panel", [0, 1], ".padding", "leading", .number(20), edit: "12 -> 20"),
        input("panel", [], ".padding", "top", .number(11), edit: "10 -> 11"),
        input("panel", [0], "VStack", "spacing", .number(9), edit: "6 -> 9"),
        input("panel", [0], "VStack", "alignment", .string("trailing"), edit: "leading -> trailing"),
        input("panel", [0, 2], ".frame", "height", .number(60), edit: "50 -> 60"),
        input("label", [], "HStack", "alignment", .string("bottom"), edit: "center -> bottom"),
        input("label", [1], "Spacer", "minLength", .number(30), edit: "8 -> 30"),
        input("label", [2], "Image", "width", .number(26), edit: "20 -> 26"),
        input("priority", [0], ".layoutPriority", "priority", .number(0), edit: "1 -> 0"),
        input("guides", [0], ".alignmentGuide", "value", .number(3), edit: "12 -> 3"),
        input("tiles", [], "Tiles", "gap", .number(9), edit: "5 -> 9"),
        input("flexible", [2], ".frame", "maxWidth", .number(70), edit: "90 -> 70"),
        input("sized", [0, 1], ".aspectRatio", "ratio", .number(3), edit: "2 -> 3"),
        input("sized", [0, 2], ".offset", "x", .number(8), edit: "3 -> 8"),
        Edit(
            view: "centred", words: "another text", verdict: .edited, kind: "Text", change: "text",
            edit: "One -> Another"
        ) { $0.editing([0]) { $0 = .text("Another") } },
        Edit(
            view: "centred", words: "wrap in a padding", verdict: .added, kind: ".padding", change: "added"
        ) { $0.editing([1]) { $0 = $0.padding(5) } },
        Edit(
            view: "panel", words: "unwrap a padding", verdict: .removed, kind: ".padding", change: "removed"
        ) { $0.editing([0, 1]) { $0 = $0.children[0] } },
        Edit(view: "list", words: "one row more", verdict: .added, kind: "Text", change: "added") {
            $0.editing([]) { $0.children.insert(ModelView.text("a new row").tagged("new"), at: 2) }
        },
        Edit(view: "list", words: "one row less", verdict: .removed, kind: "Text", change: "removed") {
            $0.editing([]) { $0.children.remove(at: 3) }
        },
        Edit(view: "list", words: "another order", verdict: .edited, kind: "VStack", change: "order") {
            $0.editing([]) { $0.children.swapAt(1, 4) }
        },
        Edit(view: "centred", words: "another order without ids", verdict: .edited, kind: "VStack", change: "order") {
            $0.editing([]) { $0.children.swapAt(0, 2) }
        },
        Edit(view: "layers", words: "no overlay", verdict: .removed, kind: ".overlay", change: "removed") {
            $0.children[0]
        },
        Edit(view: "badge", words: "a fixed size inside", verdict: .added, kind: ".frame", change: "added") {
            $0.editing([0, 0, 0]) { $0 = $0.frame(width: 70) }
        },
        Edit(view: "tiles", words: "one tile more", verdict: .added, kind: "Image", change: "added") {
            $0.editing([]) { $0.children.insert(.image(30, 30), at: 1) }
        },
    ]

    @Test(arguments: edits)
    func `the edited node is the only cause`(edit: Edit) {
        let result = diff(ModelCatalogue.plain, ModelCatalogue.run(editing: (edit.view, edit.apply)))
        #expect(result.counts[.changed] > 0)
        #expect(result.cases.allSatisfy { $0.id.scenario == edit.view })
        let found = result.causes.map {
            "\($0.signature.rank.rawValue) \($0.signature.by.rawValue) \($0.signature.verdict.rawValue) "
                + "\($0.signature.kind) \($0.signature.change)"
        }
        #expect(found == ["0 source \(edit.verdict.rawValue) \(edit.kind) \(edit.change)"])
        if let words = edit.edit { #expect(result.causes.first?.edit == words) }
    }

    @Test func `two independent edits are two causes of one case`() {
        let after = ModelCatalogue.run(
            editing: (
                "panel",
                { view in
                    view.editing([0, 1]) { $0.inputs["top"] = .number(14) }
                        .editing([0, 2]) { $0.inputs["height"] = .number(44) }
                }
            ))
        let result = diff(ModelCatalogue.plain, after)
        #expect(Set(result.causes.map(\.signature.kind)) == [".padding", ".frame"])
        #expect(result.cases.allSatisfy { $0.causes.count == 2 })
    }
}
