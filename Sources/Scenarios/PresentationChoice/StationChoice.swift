import Foundation
import LayoutEngine

/// A row of controls where it fits, else a column, else the name alone. No width is stored for it.
struct StationChoice: View {
    let name: String

    var body: some View {
        ViewThatFits(in: .horizontal) {
            HStack {
                Text(name)
                Color.blue.frame(width: 80, height: 20)
                Color.red.frame(width: 80, height: 20)
            }
            VStack(alignment: .leading) {
                Text(name)
                HStack {
                    Color.blue.frame(width: 60, height: 20)
                    Color.red.frame(width: 60, height: 20)
                }
            }
            Text(name).lineLimit(1)
        }
    }
}

/// The same choice without text: 300 points wide, 150 points wide, or anything.
struct BlockChoice: View {
    var body: some View {
        ViewThatFits(in: .horizontal) {
            Color.blue.frame(width: 300, height: 20)
            Color.green.frame(width: 150, height: 40)
            Color.red.frame(minWidth: 0, maxWidth: .infinity).frame(height: 60)
        }
    }
}
