import Foundation
import LayoutEngine

/// A card of 20 nodes whose words and lengths are drawn from a seed; each version moves its padding by a point.
struct SyntheticCard {
    let seed: UInt64
    let version: Int

    private static let words = [
        "amber", "bridge", "copper", "delta", "ember", "field", "garden", "harbour", "island", "juniper", "kettle",
        "lantern", "meadow", "north", "orchard", "pebble", "quarry", "river", "summit", "timber",
    ]

    private struct Parts {
        let title: String
        let amount: String
        let note: String
        let tiles: [CGFloat]
    }

    private var parts: Parts {
        var random = SeededRandom(seed: seed)
        func words(_ count: Int) -> String {
            (0..<count).map { _ in Self.words.randomElement(using: &random) ?? "" }.joined(separator: " ")
        }
        return Parts(
            title: words(2), amount: String(Int.random(in: 1...99_999, using: &random)),
            note: words(Int.random(in: 4...16, using: &random)),
            tiles: (0..<3).map { _ in CGFloat(Int.random(in: 8...80, using: &random)) })
    }
}

extension SyntheticCard: View {
    var body: some View {
        let parts = parts
        VStack(alignment: .leading, spacing: 4) {
            HStack {
                Color.blue.frame(width: 12, height: 12)
                Text(verbatim: parts.title)
                Spacer()
                Text(verbatim: parts.amount)
            }
            Text(verbatim: parts.note).padding(4).frame(maxWidth: .infinity, alignment: .leading)
            HStack(spacing: 6) {
                ForEach(0..<3) { index in Color.green.frame(width: parts.tiles[index], height: 16) }
            }
            .padding(.top, 2)
        }
        .padding(8 + CGFloat(version))
    }
}
