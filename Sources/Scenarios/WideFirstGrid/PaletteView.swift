import Foundation
import LayoutEngine

/// A palette of tools: a title, a line below it, and the tiles in a grid that scrolls.
struct PaletteView: View {
    let labels: [String]

    var body: some View {
        VStack(alignment: .leading) {
            Text("Palette").font(.title)
            Text("\(labels.count) tiles").foregroundStyle(.gray)
            ScrollView {
                WideFirstGrid { paletteTiles(labels) }.frame(maxWidth: .infinity, alignment: .leading)
            }
        }
    }
}

/// The palette as its window shows it, with room around it.
struct PaletteWindow: View {
    let labels: [String]

    var body: some View { PaletteView(labels: labels).padding(16) }
}
