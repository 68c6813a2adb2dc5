import Foundation
import LayoutEngine
import Testing

/// Ids as they stand in node paths.
@MainActor struct RecordedIDTests {
    private struct Item: Identifiable {
        let id = UUID()
        let width: CGFloat
    }

    @Test("What lasts stands as it is, what is made anew in each process does not") func ids() {
        #expect(recordedID("a") == "a")
        #expect(recordedID(7) == "7")
        let lasting = "00000000-0000-0000-0000-00000000002A"
        #expect(recordedID(UUID(uuidString: lasting)) == lasting)
        #expect(recordedID(UUID()) == nil)
    }

    @Test("Elements with random ids have the same paths each time") func random() {
        func paths() -> [String] {
            let items = [Item(width: 10), Item(width: 20)]
            let view = LiveView { HStack { ForEach(items) { Color.red.frame(width: $0.width, height: 5) } } }
            view.settle()
            return view.nodes.compactMap(\.pathID)
        }
        #expect(paths() == ["0", "1"])
        #expect(paths() == paths())
    }
}
