import Foundation
import LayoutEngine
import Testing

/// What a `PreviewProvider` shows, taken apart.
@MainActor struct PreviewPartsTests {
    private struct Parted: View {
        let number: Int
        var body: some View { fatalError("nothing is built to find the parts") }
    }

    @Test("Groups and loops are taken apart, modifiers around them go to each; nothing is built") func parts() {
        let view = Group {
            Parted(number: 1).previewDisplayName("one")
            ForEach(2..<4) { Parted(number: $0).previewLayout(.fixed(width: 10, height: 20)) }
            VStack {
                Parted(number: 5)
                Parted(number: 6)
            }
        }
        .padding(3)
        .previewDisplayName("all")
        let parts = _previewParts(of: view)
        #expect(parts.map(\.name) == ["one", "all", "all", "all"])
        #expect(
            parts.map { "\(type(of: $0.view))".contains("Padding") } == [true, true, true, true],
            "\(parts.map { type(of: $0.view) })")
        guard case .fixed(width: 10, height: 20)? = parts[2].layout else {
            Issue.record("no layout: \(String(describing: parts[2].layout))")
            return
        }
        #expect(parts[3].layout == nil)
    }

    @Test("A view that is no group is one") func one() {
        let parts = _previewParts(of: Text("a").previewDisplayName("named"))
        #expect(parts.map(\.name) == ["named"])
        #expect(parts.first?.view is Text)
    }
}
