import Foundation
import LayoutEngine

/// The tile that introduces a palette: it is meant to take two slots.
struct IntroTile: View {
    let text: String

    var body: some View {
        Text(text)
            .font(.headline)
            .padding(8)
            .frame(maxWidth: .infinity, alignment: .leading)
            .background(Color.gray.opacity(0.2))
    }
}

/// A button of a palette, as wide as its slot.
@MainActor func paletteButton(_ text: String) -> some View {
    Button {
    } label: {
        Text(text).padding(8).frame(maxWidth: .infinity, alignment: .leading)
    }
}

/// The tiles that the custom grid and the containers that do not do what it does have in common: an intro tile and a
/// button for each further label.
@MainActor @ViewBuilder func paletteTiles(_ labels: [String]) -> some View {
    if let intro = labels.first { IntroTile(text: intro) }
    ForEach(1..<max(1, labels.count), id: \.self) { paletteButton(labels[$0]) }
}
