import SwiftUI

/// A row that becomes a column where it is narrow, keeping what is in it.
struct AdaptiveStack<Content: View>: View {
    var isVertical: Bool
    var spacing: CGFloat?
    @ViewBuilder var content: () -> Content

    init(isVertical: Bool, spacing: CGFloat? = nil, @ViewBuilder content: @escaping () -> Content) {
        self.isVertical = isVertical
        self.spacing = spacing
        self.content = content
    }

    var body: some View {
        let layout =
            isVertical
            ? AnyLayout(VStackLayout(alignment: .leading, spacing: spacing))
            : AnyLayout(HStackLayout(alignment: .top, spacing: spacing))
        layout {
            content()
        }
        .padding(4)
    }
}

struct Counter: View {
    @State private var count = 0
    let name: String

    var body: some View {
        Button("\(name) \(count)") { count += 1 }
    }
}

struct LayoutPicker: View {
    enum Kind: CaseIterable { case row, column, pile, grid }

    let kind: Kind

    private var layout: AnyLayout {
        switch kind {
        case .row: AnyLayout(HStackLayout())
        case .column: AnyLayout(VStackLayout())
        case .pile: AnyLayout(ZStackLayout())
        case .grid: AnyLayout(GridLayout())
        }
    }

    var body: some View {
        layout {
            Color.red.frame(width: 10, height: 20)
            Color.blue.frame(width: 30, height: 40)
        }
    }
}
