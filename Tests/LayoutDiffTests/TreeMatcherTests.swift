import LayoutRecord
import Testing

@testable import LayoutDiff

/// Which node is which: by chains, ids, contents and alignment, not by path.
@Suite struct TreeMatcherTests {
    private let offer = Offer(width: 300, height: nil)

    private func compare(_ before: ModelView, _ after: ModelView) -> CaseResult {
        compareCase(record(offer, before), record(offer, after))
    }

    private func rows(_ names: [String]) -> ModelView { .vStack(2, "leading", names.map { .text($0) }) }

    @Test func `an insertion shifts nothing else`() {
        let result = compare(rows(["a", "b", "c", "d"]), rows(["a", "b", "new", "c", "d"]))
        #expect(result.causeWords == ["0 added Text added"])
        #expect(result.verdict("VStack") == .relayed)
        #expect(result.verdict("VStack/2:Text") == .added)
        #expect(result.verdict("VStack/3:Text") == .carried)
        #expect(result.verdict("VStack/4:Text") == .carried)
        #expect(result.verdict("VStack/0:Text") == nil)
    }

    @Test func `wrapping in a modifier leaves what is wrapped alone`() {
        let plain = ModelView.vStack([.text("a"), .text("b")])
        let wrapped = ModelView.vStack([ModelView.text("a").padding(3), .text("b")])
        let result = compare(plain, wrapped)
        #expect(result.causeWords == ["0 added .padding added"])
        #expect(result.verdict("VStack/0:.padding") == .added)
        #expect(result.node("VStack/0:.padding/Text")?.matchedBy == .kind)
        #expect(result.node("VStack/0:.padding/Text").map { [.carried, .knockOn].contains($0.verdict) } == true)
        let back = compare(wrapped, plain)
        #expect(back.causeWords == ["0 removed .padding removed"])
    }

    @Test func `a modifier in the middle of a chain is one node`() {
        let before = ModelView.hStack([ModelView.image(9, 9).padding(2).offset(1, 1), .text("b")])
        let after = ModelView.hStack([ModelView.image(9, 9).fixedSize().padding(2).offset(1, 1), .text("b")])
        #expect(compare(before, after).causeWords == ["0 added .fixedSize added"])
    }

    @Test func `ids pair whatever is between them`() {
        func list(_ ids: [String]) -> ModelView {
            .vStack(2, "leading", ids.map { ModelView.text("row \($0)").tagged($0) })
        }
        let result = compare(list(["1", "2", "3"]), list(["9", "1", "3"]))
        #expect(Set(result.causeWords) == ["0 added Text added", "0 removed Text removed"])
        #expect(result.node("VStack/2:Text[3]") == nil)
        let edited = ModelView.vStack(
            2, "leading",
            [
                ModelView.text("row 2 anew").tagged("2"), ModelView.text("row 1").tagged("1"),
            ])
        let moved = compare(list(["1", "2"]), edited)
        #expect(moved.node("VStack/0:Text[2]")?.matchedBy == .id)
        #expect(Set(moved.causeWords) == ["0 edited Text text", "0 edited VStack order"])
    }

    @Test func `another order is an edit of the container alone`() {
        let result = compare(rows(["a", "b", "c", "d"]), rows(["d", "b", "c", "a"]))
        #expect(result.causeWords == ["0 edited VStack order"])
        #expect(result.nodes.first?.changes.contains { $0.kind == .reordered } == true)
    }

    @Test func `secondary children pair by position`() {
        let before = ModelView.text("a").background(.image(3, 3))
        let after = ModelView.text("a").background(.image(5, 3))
        let result = compare(before, after)
        #expect(result.causeWords == ["0 edited Image width"])
        #expect(result.node(".background/Image")?.matchedBy == .secondary)
    }

    @Test func `another kind with other children is removed and added`() {
        let result = compare(
            .vStack([.hStack([.text("a")]), .text("b")]), .vStack([.zStack([.text("c")]), .text("b")]))
        #expect(Set(result.causeWords) == ["0 added ZStack added", "0 removed HStack removed"])
        #expect(result.verdict("VStack/0:ZStack/Text") == .added)
    }

    @Test func `another kind around equal children is one edit`() {
        let children: [ModelView] = [.text("a"), .spacer, .image(30, 10)]
        let result = compare(
            .vStack([.hStack(children), .text("b")]), .vStack([.vStack(children).padding(2), .text("b")]))
        #expect(Set(result.causeWords) == ["0 edited VStack kind", "0 added .padding added"])
        #expect(result.causes.first { $0.kind == "VStack" }?.edit == "HStack -> VStack")
        // A spacer behaves by the stack around it, which nothing records: it follows.
        #expect(result.nodes.allSatisfy { $0.verdict != .origin })
    }

    @Test func `a view that is put into another is the same view`() {
        let row = ModelView.hStack([.text("a"), .spacer, .image(9, 9)])
        let plain = ModelView.vStack([row.padding(3), .text("b")])
        let inside = ModelView.vStack([.vStack([row]).padding(3), .text("b")])
        let result = compare(plain, inside)
        #expect(result.causeWords == ["0 added VStack added"])
        #expect(result.node("VStack/0:.padding/VStack/HStack")?.matchedBy ?? .chain == .chain)
        #expect(!result.nodes.contains { $0.kind == "Text" && [.added, .removed].contains($0.verdict) })
        #expect(compare(inside, plain).causeWords == ["0 removed VStack removed"])
        // With its modifiers, too, and around several views of one container.
        let both = ModelView.vStack([.vStack([row.padding(3)]), .zStack([.text("b")])])
        #expect(Set(compare(plain, both).causeWords) == ["0 added VStack added", "0 added ZStack added"])
    }

    @Test func `a modifier at another place of its chain is one cause`() {
        let before = ModelView.vStack([ModelView.text("a").padding(3).frame(width: 80), .text("b")])
        let after = ModelView.vStack([ModelView.text("a").frame(width: 80).padding(3), .text("b")])
        for (result, kinds) in [(compare(before, after), 1), (compare(after, before), 1)] {
            #expect(result.causes.count == kinds)
            #expect(result.causes.allSatisfy { $0.change == "moved among modifiers" && $0.verdict == .added })
        }
    }

    @Test func `nothing in the place of a view is no cause`() {
        let before = ModelView.text("a").background(ModelView(kind: "EmptyView"))
        let after = ModelView.text("a").background(.image(5, 3))
        #expect(compare(before, after).causeWords == ["0 added Image added"])
        #expect(compare(after, before).causeWords == ["0 removed Image removed"])
    }

    @Test func `views with other ids at another place are other views`() {
        func list(_ lines: [String]) -> ModelView {
            let rows = ["1", "2", "3"].flatMap { id in
                [ModelView.text("row \(id)").tagged(id)]
                    + (lines.contains(id) ? [ModelView.image(50, 1).tagged("line \(id)")] : [])
            }
            return .vStack(2, "leading", rows)
        }
        let result = compare(list(["1", "2"]), list(["3"]))
        #expect(Set(result.causeWords) == ["0 removed Image removed", "0 added Image added"])
        #expect(result.causes.count == 3)
        // At the same place among the others it is the same view under another id.
        let renamed = compare(list(["1"]), list(["1"]).editing([1]) { $0.id = "another" })
        #expect(renamed.causeWords == ["0 renamed Image id"])
    }

    @Test func `removed nodes stand where they stood`() {
        let result = compare(rows(["a", "b", "c"]), rows(["a", "c"]))
        #expect(result.nodes.map(\.verdict) == [.relayed, .removed, .carried])
    }

    @Test func `a new identifier or id alone is a new name`() {
        let before = ModelView.vStack([.text("a"), .text("b")])
        let after = before.editing([1]) { $0.identifier = "second" }
        let result = compare(before, after)
        #expect(result.verdict("VStack/1:Text") == .renamed)
        #expect(result.causeWords == ["0 renamed Text identifier"])
    }

    @Test func `weighted alignment keeps order and drops early`() {
        let a = Array("xabcy")
        let b = Array("abzcy")
        let pairs = WeightedAlignment.pairs(before: a.count, after: b.count) { a[$0] == b[$1] ? 1 : 0 }
        #expect(pairs.map { String(a[$0.before]) }.joined() == "abcy")
        let twice = WeightedAlignment.pairs(before: 2, after: 1) { _, _ in 3 }
        #expect(twice.map(\.before) == [1])
        let mirrored = WeightedAlignment.pairs(before: 1, after: 2) { _, _ in 3 }
        #expect(mirrored.map(\.after) == [1])
    }

    @Test func `unique anchors are the longest run in both orders`() {
        let pairs = UniqueAnchors.pairs(before: [1, 2, 3, 4, 7, 7], after: [3, 1, 2, 7, 4])
        #expect(pairs.map(\.before) == [0, 1, 3])
        #expect(pairs.map(\.after) == [1, 2, 4])
    }
}
