import Foundation
import LayoutEngine
import Testing

/// State belongs to structural identity: position, branch, id and ForEach element.
@MainActor @Suite struct StateIdentityTests {
    private struct Counter: View {
        let name: String
        @State private var count = 0
        var body: some View { Button("\(name)\(count)") { count += 1 } }
    }

    private struct List: View {
        @State private var names = ["a", "b", "c"]
        @State private var generation = 0
        @State private var isFirst = true
        var body: some View {
            VStack {
                ForEach(names, id: \.self) { Counter(name: $0) }
                Counter(name: "id").id(generation)
                if isFirst { Counter(name: "if") } else { Counter(name: "else") }
                Button("reverse") { names.reverse() }
                Button("drop b") { names.removeAll { $0 == "b" } }
                Button("add b") { names.append("b") }
                Button("renew") { generation += 1 }
                Button("flip") { isFirst.toggle() }
            }
        }
    }

    nonisolated private static let cases: [(taps: [String], shown: [String])] = [
        ([], ["a0", "b0", "c0", "id0", "if0"]),
        (["b0", "b1"], ["a0", "b2", "c0", "id0", "if0"]),
        (["b0", "reverse"], ["c0", "b1", "a0", "id0", "if0"]),
        (["b0", "drop b", "add b"], ["a0", "c0", "b0", "id0", "if0"]),
        (["id0", "a0", "renew"], ["a1", "b0", "c0", "id0", "if0"]),
        (["if0", "flip"], ["a0", "b0", "c0", "id0", "else0"]),
        (["if0", "flip", "else0", "flip"], ["a0", "b0", "c0", "id0", "if0"]),
    ]

    private struct Observed: View {
        @State private var width: CGFloat = 0
        @State private var height: CGFloat = 0

        var body: some View {
            Group {
                box("a", 10, 20)
                box("b", 10, 20)
                Text("\(width, specifier: "%.0f") \(height, specifier: "%.0f")").frame(width: 10, height: 20)
            }
            .onGeometryChange(for: CGSize.self, of: \.size) { (width, height) = ($0.width, $0.height) }
        }
    }

    @Test("State is kept beside the observers of several views in one body") func observersOfSeveralViews() {
        let view = LiveView { VStack { Observed() } }
        #expect(view.settle() == 2)
        #expect(view.node("Text")?.text == "10 20")
    }

    @Test(arguments: cases) func lastsAsLongAsItsView(taps: [String], shown: [String]) {
        let view = LiveView { List() }
        view.settle()
        for label in taps {
            view.tap(label)
            view.settle()
        }
        let labels = view.nodes.filter { $0.control != nil }.prefix(shown.count).compactMap(\.text)
        #expect(Array(labels) == shown)
    }
}
